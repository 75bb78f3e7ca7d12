// Targets for speed and memory of the server; `npm run bench` prints each figure beside its target.
import type { Detail } from './details.ts';
import type { Figure } from './figures.ts';
import { judgeFigure, judgeRepeated, type Verdict } from './figures-targets.ts';
import type { Logins } from './logins.ts';
import { median } from './numbers.ts';
import type { Refreshes } from './refreshes.ts';
import type { Result } from './rounds.ts';
import type { Unchanged } from './unchanged.ts';

export type Kind = 'embedded' | 'postgresql';

/** Of 100 records, 32 connections: lists a second, or this part of the bare statement, whichever is more. */
const LEAST_REPEATED = { embedded: 600, postgresql: 1500 } as const;
const LEAST_REPEATED_RATIO = 0.7;
/** As a multiple of the bare statement. */
const LEAST_FIRST_RATIO = 0.5;
/** 304, as a multiple of a call that only looks its session up. */
const LEAST_UNCHANGED_RATIO = 0.8;
const LEAST_REFRESH_RATIO = 0.4;
/** As a multiple of the route that reads one record with a select for each of its parts. */
const LEAST_DETAIL_RATIO = 0.5;
const MOST_ABOUT_MS = 20;
const MOST_READY_MS = { embedded: 1200, postgresql: 500 } as const;
const MOST_MEGABYTES = { embedded: 450, postgresql: 200 } as const;

export interface Report {
  readonly kind: Kind;
  readonly results: readonly Result[];
  readonly unchanged: Unchanged;
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
  unchanged,
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
  const repeated = list?.repeated.perSecond ?? 0;
  const least_repeated = Math.max(
    LEAST_REPEATED[kind],
    LEAST_REPEATED_RATIO * (list?.statement.perSecond ?? 0),
  );
  const first = list?.ratios.first.median ?? 0;
  const about = median(logins.about.milliseconds);
  const ready = median(starts);
  return [
    {
      what: '100 records, 32 connections, repeated',
      measured: `${repeated.toFixed(0)} a second`,
      target: `at least ${least_repeated.toFixed(0)} a second`,
      isMet: repeated >= least_repeated,
    },
    {
      what: '100 records, 32 connections, first',
      measured: first.toFixed(2),
      target: `at least ${LEAST_FIRST_RATIO.toFixed(2)} times the bare statement`,
      isMet: first >= LEAST_FIRST_RATIO,
    },
    {
      what: '100 records, 32 connections, unchanged',
      measured: unchanged.ratio.median.toFixed(2),
      target: `at least ${LEAST_UNCHANGED_RATIO.toFixed(2)} times a call that looks its session up`,
      isMet: unchanged.ratio.median >= LEAST_UNCHANGED_RATIO,
    },
    ...details.map(({ connections, ratio: { median: times } }) => ({
      what: `one whole record, ${connections} connection${connections === 1 ? '' : 's'}`,
      measured: times.toFixed(2),
      target: `at least ${LEAST_DETAIL_RATIO.toFixed(2)} times the bare route`,
      isMet: times >= LEAST_DETAIL_RATIO,
    })),
    ...figures.flatMap(judgeFigure),
    judgeRepeated(figures),
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
      target: `at most ${MOST_READY_MS[kind]} ms`,
      isMet: ready <= MOST_READY_MS[kind],
    },
    {
      what: 'resident after the run',
      measured: `${megabytes.afterRun.toFixed(0)} MB`,
      target: `below ${MOST_MEGABYTES[kind]} MB`,
      isMet: megabytes.afterRun < MOST_MEGABYTES[kind],
    },
  ];
}
