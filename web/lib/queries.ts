import {
  QueryClient,
  queryOptions,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import type { Route } from '#contract/routes.ts';
import { call } from './api.ts';
import { ApiError, NetworkError, SessionEnded } from './api-errors.ts';
import type { CallArguments, ReadKey } from './api-types.ts';
import { answerOrKept } from './offline.ts';

/** The most retries of a read (docs/product/requirements.md, section 9). */
const RETRIES = 3;

type Retry = (failures: number, error: Error) => boolean;

/** Only when there was no answer at all: what was answered would be answered again. */
const onNetworkErrors: Retry = (failures, error) => failures < RETRIES && error instanceof NetworkError;

/** Not when it is not allowed; what is not known, not valid or not mine does not change by asking again either. */
const notWhenForbidden: Retry = (failures, error) =>
  failures < RETRIES &&
  !(error instanceof ApiError && error.status < 500) &&
  !(error instanceof SessionEnded);

interface Caching {
  stale_ms: number;
  retry: Retry;
}

const minute = 60_000;
const very_long = 6_000_000_000;
const LONGEST_TIMER = 2 ** 31 - 1;

const part: Caching = { stale_ms: minute / 2, retry: onNetworkErrors };
const now: Caching = { stale_ms: 0, retry: notWhenForbidden };
const reference: Caching = { stale_ms: 24 * 60 * minute, retry: onNetworkErrors };

/** The stale time and the retries of each read (docs/product/requirements.md, section 7). */
export const reads: Record<ReadKey, Caching> = {
  'GET user/settings': { stale_ms: minute, retry: onNetworkErrors },
  // own changes are in it, and it is looked at rarely
  'GET user/usage': { stale_ms: 0, retry: onNetworkErrors },
  'GET user/icalendar': { stale_ms: minute, retry: notWhenForbidden },
  // What a choice would show: own cruises change it, and each choice asks by itself.
  'GET user/icalendar/preview': { stale_ms: minute, retry: notWhenForbidden },
  'GET about': { stale_ms: minute, retry: onNetworkErrors },
  // Another place may sign in at any time, and this list is where one looks for it.
  'GET user/sessions': { stale_ms: 0, retry: onNetworkErrors },
  // Each challenge is taken once.
  'GET auth/captcha/': { stale_ms: 0, retry: onNetworkErrors },
  // Prices change rarely, but what one pays for is changed on another page, from which one comes back.
  'GET billing/plans': { stale_ms: 0, retry: notWhenForbidden },
  'GET loyalty': { stale_ms: very_long, retry: notWhenForbidden },
  'GET user/sharing': { stale_ms: very_long, retry: notWhenForbidden },
  // Changes at midnight and when someone else edits a shared cruise; own changes invalidate it at once.
  'GET dashboard': { stale_ms: minute, retry: onNetworkErrors },
  // As the dashboard: own changes invalidate them, midnight moves the past.
  'GET stats/map': { stale_ms: minute, retry: onNetworkErrors },
  'GET stats': { stale_ms: minute, retry: notWhenForbidden },
  'GET stats/explained': { stale_ms: minute, retry: notWhenForbidden },
  'GET calendar': { stale_ms: minute, retry: onNetworkErrors },
  'GET badges': { stale_ms: minute, retry: onNetworkErrors },
  'GET cruises/{id}/badges': { stale_ms: minute, retry: onNetworkErrors },
  'GET cruises': { stale_ms: minute, retry: onNetworkErrors },
  // Own records change it as they do the list, and each field of a form asks anew.
  'GET cruises/suggestions': { stale_ms: minute, retry: onNetworkErrors },
  // Edited by several people: half a minute keeps a clash of versions rare without asking at each step back.
  'GET cruises/{id}': { stale_ms: minute / 2, retry: onNetworkErrors },
  // Reference data changes with a release, which reloads the page; the browser's own cache holds it for a day too.
  // What a screen of its own asks for beside the record; own changes invalidate the record, which brings them all.
  'GET cruises/{id}/passengers': part,
  'GET cruises/{id}/flights': part,
  'GET cruises/{id}/lodging': part,
  'GET cruises/{id}/addons': part,
  'GET cruises/{id}/payments': part,
  'GET cruises/{id}/schedule': part,
  'GET cruises/{id}/documents': part,
  'GET cruises/{id}/route': part,
  // The server asks its provider once an hour; a warning, or a place that failed, is looked for sooner.
  'GET cruises/{id}/weather': { stale_ms: 5 * minute, retry: notWhenForbidden },
  // The server sends reminders each minute, own changes invalidate it at once.
  'GET cruises/{id}/alerts': part,
  // Somebody may accept at any moment; what the plan does not hold stays refused.
  'GET cruises/{id}/sharing': { stale_ms: minute / 2, retry: notWhenForbidden },
  // Told at nine in the morning as a rule: whoever comes back to the page within half a minute has missed nothing.
  'GET user/notifications/summary': { stale_ms: minute / 2, retry: onNetworkErrors },
  'GET user/notifications': { stale_ms: minute / 2, retry: onNetworkErrors },
  // Another device may turn it meanwhile, and each look at it is a look at how it stands.
  'GET reminders/off/{token}': { stale_ms: 0, retry: notWhenForbidden },
  // A document is read while one looks: the list asks again by itself as long as one is (use-uploads.ts).
  'GET uploads': { stale_ms: 0, retry: notWhenForbidden },
  // What was proposed does not change by itself, but another tab may have accepted it.
  'GET uploads/{id}': { stale_ms: 0, retry: notWhenForbidden },
  // Other travellers add to it at any time, and it is asked for once, when somebody wants it.
  'GET catalog/ships/{id}/schedule': { stale_ms: 0, retry: onNetworkErrors },
  'GET catalog/missing-ships': part,
  // Other operators are at work too, and so is the server: what an operator looks at is how it stands.
  'GET admin/overview': now,
  'GET admin/users': now,
  'GET admin/users/{id}': now,
  'GET admin/codes': now,
  'GET admin/reports': now,
  'GET admin/messages': now,
  'GET admin/missing-ships': now,
  'GET admin/ship-schedules': now,
  // An editor stands on it: it is read when it is opened.
  'GET admin/ships/{id}/schedule': now,
  'GET admin/maintenance': now,
  'GET admin/announcements': now,
  'GET admin/jobs': now,
  'GET admin/audit': now,
  'GET catalog/cruise-lines': reference,
  // Operators add ships, and those who typed one look for it when they are told.
  'GET catalog/cruise-lines/{id}/ships': part,
  'GET catalog/ships': part,
  'GET catalog/ships/{id}': reference,
  'GET catalog/ports': reference,
  'GET catalog/airports': reference,
  'GET catalog/airlines': reference,
  'GET catalog/programmes': reference,
  'GET catalog/countries': reference,
};

/** How soon it is asked again for what the server is working out: it takes a second, and longer after an import. */
const AGAIN_MS = 4_000;

/** Whether the way of a cruise that an answer is about is still being worked out. */
function isAwaiting(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  if ('routes_awaited' in answer) return answer.routes_awaited !== 0;
  return isRouteOnItsWay(answer);
}

/** Whether a cruise has a way that is not worked out yet. */
export function isRouteOnItsWay({ places, distance_nm }: Partial<Route>): boolean {
  return distance_nm === null && places !== undefined && places.length > 1;
}

/**
 * A read for `useQuery`, `useSuspenseQuery` and `ensureQueryData`. Its key begins with the name of the call:
 * `invalidateQueries({ queryKey: ['GET cruises'] })` meets every filter of the list.
 */
export function read<Key extends ReadKey>(key: Key, ...input: CallArguments<Key>) {
  const { stale_ms, retry } = reads[key];
  const [given] = input;
  return queryOptions({
    queryKey: given === undefined ? [key] : [key, given],
    queryFn: ({ signal, queryKey }) =>
      answerOrKept(queryKey, () => call(key, ...([{ ...given, signal }] as unknown as CallArguments<Key>))),
    staleTime: stale_ms,
    // What stays fresh for long is not thrown away after five minutes; browsers have no timer for more than 24 days.
    ...(stale_ms > LONGEST_TIMER && { gcTime: Number.POSITIVE_INFINITY }),
    retry,
    refetchInterval: ({ state }) => (isAwaiting(state.data) ? AGAIN_MS : false),
  });
}

/**
 * TanStack does not begin a first read anew when it is invalidated, and takes its answer for the newest, though it may
 * be from before the change: a document that was sent before the list of documents had come was in no list. So what is
 * invalidated during its first read is invalidated again at the end of it.
 */
export class Queries extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first_reads = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined);
    await super.invalidateQueries(filters, options);
    if (first_reads.length === 0) return;
    await Promise.allSettled(first_reads.map(async ({ promise }) => promise));
    await super.invalidateQueries({ predicate: (query) => first_reads.includes(query) }, options);
  }
}
