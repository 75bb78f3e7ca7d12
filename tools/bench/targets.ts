// Targets for speed and memory of the server; `npm run bench` prints each figure beside its target.
import type { Detail } from './details.ts';
import type { Figure } from './figures.ts';
import { judgeFigure, type Verdict } from './figures-targets.ts';
import type { Logins } from './logins.ts';
import { median } from './numbers.ts';
import type { Refreshes } from './refreshes.ts';
import type { Result } from './rounds.ts';

export type Kind = 'embedded' | 'postgresql';

/** As a multiple of the requests per second of the bare route, 100 records, 32 connections. */
const LEAST_RATIO = { embedded: 2, postgresql: 1.1 } as const;
const LEAST_REFRESH_RATIO = 0.4;
/** As a multiple of the route that reads one record with a select for each of its parts. */
const LEAST_DETAIL_RATIO = 0.5;
const MOST_ABOUT_MS = 20;
const MOST_READY_MS = 1500;
const MOST_MEGABYTES = { embedded: 450, postgresql: 200 } as const;

export interface Report {
  readonly kind: Kind;
  readonly results: readonly Result[];
  readonly details: readonly Detail[];
  readonly figures: readonly Figure[];
  readonly feed: readonly Verdict[];
  readonly shares: readonly Verdict[];
  readonly refreshes: Refreshes;
  readonly logins: Logins;
  readonly starts: readonly number[];
  readonly megabytes: { readonly afterStart: number; readonly afterRun: number };
}

export function judge({
  kind,
  results,
  details,
  figures,
  feed,
  shares,
  refreshes,
  logins,
  starts,
  megabytes,
}: Report): Verdict[] {
  const list = results.find(({ records, connections }) => records === 100 && connections === 32);
  const ratio = list?.ratio.median ?? 0;
  const about = median(logins.about.milliseconds);
  const ready = median(starts);
  return [
    {
      what: '100 records, 32 connections',
      measured: ratio.toFixed(2),
      target: `at least ${LEAST_RATIO[kind].toFixed(2)} times the bare route`,
      isMet: ratio >= LEAST_RATIO[kind],
    },
    ...details.map(({ connections, ratio: { median: times } }) => ({
      what: `one whole record, ${connections} connection${connections === 1 ? '' : 's'}`,
      measured: times.toFixed(2),
      target: `at least ${LEAST_DETAIL_RATIO.toFixed(2)} times the bare route`,
      isMet: times >= LEAST_DETAIL_RATIO,
    })),
    ...figures.flatMap(judgeFigure),
    ...feed,
    ...shares,
    {
      what: 'refresh, 32 connections',
      measured: refreshes.ratio.median.toFixed(2),
      target: `at least ${LEAST_REFRESH_RATIO.toFixed(2)} times the bare route`,
      isMet: refreshes.ratio.median >= LEAST_REFRESH_RATIO,
    },
    {
      what: 'about, while 20 log in',
      measured: `${about.toFixed(1)} ms`,
      target: `below ${MOST_ABOUT_MS} ms at the median`,
      isMet: about < MOST_ABOUT_MS,
    },
    {
      what: 'start to ready',
      measured: `${ready.toFixed(0)} ms`,
      target: `at most ${MOST_READY_MS} ms`,
      isMet: ready <= MOST_READY_MS,
    },
    {
      what: 'resident after the run',
      measured: `${megabytes.afterRun.toFixed(0)} MB`,
      target: `below ${MOST_MEGABYTES[kind]} MB`,
      isMet: megabytes.afterRun < MOST_MEGABYTES[kind],
    },
  ];
}
