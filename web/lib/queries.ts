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

/** Retries only when no answer came: the server would give the same answer again. */
const onNetworkErrors: Retry = (failures, error) => failures < RETRIES && error instanceof NetworkError;

/** Does not retry a 4xx: a call that is forbidden, unknown, invalid or not mine stays so. */
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
  // own changes alter it, and it is rarely looked at
  'GET user/usage': { stale_ms: 0, retry: onNetworkErrors },
  // What changed since a cursor: no answer is asked for twice.
  'GET record': { stale_ms: 0, retry: onNetworkErrors },
  'GET user/icalendar': { stale_ms: minute, retry: notWhenForbidden },
  // A preview of the feed's options: own cruises change it, and each choice is a read of its own.
  'GET user/icalendar/preview': { stale_ms: minute, retry: notWhenForbidden },
  'GET about': { stale_ms: minute, retry: onNetworkErrors },
  // Another device may sign in at any time, and the user looks for it in this list.
  'GET user/sessions': { stale_ms: 0, retry: onNetworkErrors },
  // The user looks for the last use of a token.
  'GET user/tokens': { stale_ms: 0, retry: onNetworkErrors },
  // Each challenge is used once.
  'GET auth/captcha/': { stale_ms: 0, retry: onNetworkErrors },
  // Prices change rarely, but the plan is paid for on the provider's page, from which the user comes back.
  'GET billing/plans': { stale_ms: 0, retry: notWhenForbidden },
  'GET loyalty': { stale_ms: very_long, retry: notWhenForbidden },
  'GET user/sharing': { stale_ms: very_long, retry: notWhenForbidden },
  // Changes at midnight and when another account edits a shared cruise; own changes invalidate it at once.
  'GET dashboard': { stale_ms: minute, retry: onNetworkErrors },
  // For other programs: the app reads the dashboard instead.
  'GET summary': { stale_ms: minute, retry: onNetworkErrors },
  // Like the dashboard: own changes invalidate them, midnight changes which cruises are past.
  'GET stats/map': { stale_ms: minute, retry: onNetworkErrors },
  'GET stats': { stale_ms: minute, retry: notWhenForbidden },
  'GET stats/explained': { stale_ms: minute, retry: notWhenForbidden },
  'GET calendar': { stale_ms: minute, retry: onNetworkErrors },
  'GET badges': { stale_ms: minute, retry: onNetworkErrors },
  'GET cruises/{id}/badges': { stale_ms: minute, retry: onNetworkErrors },
  'GET cruises': { stale_ms: minute, retry: onNetworkErrors },
  // Own records change it, and each field of a form sends a read of its own.
  'GET cruises/suggestions': { stale_ms: minute, retry: onNetworkErrors },
  // Several accounts may edit it: half a minute keeps conflicts rare without a read at each step back.
  'GET cruises/{id}': { stale_ms: minute / 2, retry: onNetworkErrors },
  // Reference data changes with a release, which reloads the page; the browser's own cache holds it for a day too.
  // Reads of the parts that have a screen of their own; own changes invalidate the record, whose read brings them all.
  'GET cruises/{id}/passengers': part,
  'GET cruises/{id}/flights': part,
  'GET cruises/{id}/lodging': part,
  'GET cruises/{id}/diary': part,
  'GET cruises/{id}/addons': part,
  'GET cruises/{id}/payments': part,
  'GET cruises/{id}/schedule': part,
  'GET cruises/{id}/documents': part,
  'GET cruises/{id}/route': part,
  // The server asks its provider once an hour; warnings and failed places are retried sooner.
  'GET cruises/{id}/weather': { stale_ms: 5 * minute, retry: notWhenForbidden },
  // The server sends reminders each minute; own changes invalidate it at once.
  'GET cruises/{id}/alerts': part,
  'GET cruises/{id}/sharing/link': { stale_ms: 0, retry: notWhenForbidden },
  // The receiver may accept at any moment; a read that the plan refuses is not retried.
  'GET cruises/{id}/sharing': { stale_ms: minute / 2, retry: notWhenForbidden },
  // Reminders come at nine in the morning as a rule: a user who returns within half a minute has missed none.
  'GET user/notifications/summary': { stale_ms: minute / 2, retry: onNetworkErrors },
  'GET user/notifications': { stale_ms: minute / 2, retry: onNetworkErrors },
  // Its owner may revoke it at any time.
  'GET voyages/{token}': { stale_ms: 0, retry: notWhenForbidden },
  'GET voyages/{token}/countdown': { stale_ms: 0, retry: notWhenForbidden },
  // Another device may change it meanwhile, and the user looks for its present state.
  'GET reminders/off/{token}': { stale_ms: 0, retry: notWhenForbidden },
  'GET reminders/paid/{token}': { stale_ms: 0, retry: notWhenForbidden },
  // The server reads documents while the user looks: the list is read again as long as one is being read
  // (use-uploads.ts).
  'GET uploads': { stale_ms: 0, retry: notWhenForbidden },
  // A proposal does not change by itself, but another tab may have accepted it.
  'GET uploads/{id}': { stale_ms: 0, retry: notWhenForbidden },
  // Other travellers add to it at any time, and it is read once, when a user asks for it.
  'GET catalog/ships/{id}/schedule': { stale_ms: 0, retry: onNetworkErrors },
  'GET catalog/missing-ships': part,
  // Other operators and the server change them meanwhile, and an operator needs the present state.
  'GET admin/overview': now,
  'GET admin/users': now,
  'GET admin/users/{id}': now,
  'GET admin/codes': now,
  'GET admin/reports': now,
  'GET admin/messages': now,
  'GET admin/missing-ships': now,
  'GET admin/ship-schedules': now,
  // An editor is filled from it, so it is read when the editor opens.
  'GET admin/ships/{id}/schedule': now,
  'GET admin/maintenance': now,
  'GET admin/announcements': now,
  'GET admin/backups': now,
  'GET admin/jobs': now,
  'GET admin/audit': now,
  'GET catalog/cruise-lines': reference,
  // Operators add ships, and the users who typed them look for them once told.
  'GET catalog/cruise-lines/{id}/ships': part,
  'GET catalog/ships': part,
  'GET catalog/ships/{id}': reference,
  'GET catalog/ports': reference,
  'GET catalog/airports': reference,
  'GET catalog/airlines': reference,
  'GET catalog/programmes': reference,
  'GET catalog/countries': reference,
};

/** The interval at which a route is read again while the server computes it: a second, and longer after an import. */
const REREAD_MS = 4_000;

/** Whether the server is still computing a route that an answer is about. */
function isRouteAwaited(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  if ('routes_awaited' in answer) return answer.routes_awaited !== 0;
  return isRoutePending(answer);
}

/** Whether the route of a cruise is not computed yet. */
export function isRoutePending({ places, distance_nm }: Partial<Route>): boolean {
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
    queryFn: ({ client, signal, queryKey }) =>
      answerOrKept(client, queryKey, signal, (calling) =>
        call(key, ...([{ ...given, signal: calling }] as unknown as CallArguments<Key>)),
      ),
    staleTime: stale_ms,
    // Answers that stay fresh for long are not dropped after five minutes; browsers have no timer for more than 24
    // days.
    ...(stale_ms > LONGEST_TIMER && { gcTime: Number.POSITIVE_INFINITY }),
    retry,
    refetchInterval: ({ state }) => (isRouteAwaited(state.data) ? REREAD_MS : false),
  });
}

/**
 * Invalidating a query during its first read does not restart the read in TanStack, and the answer counts as new,
 * though it may be from before the change: a document sent before the list of documents had come was in no list. This
 * class invalidates such queries again at the end of their first read.
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
