import { badgesOf, type Badge } from '#domain/badges.ts';
import { dayAt } from '#domain/dates.ts';
import { isRouteAwaited } from '#domain/logbook.ts';
import { weigh, type WeighedCruise } from '#domain/statistics.ts';
import type { Moment } from '#domain/timeline.ts';
import type { Database } from '#server/database/shape.ts';
import { sinceRevision } from '#server/features/revisions/access.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { LogCache, type KeptLog } from './kept-logs.ts';
import { waitForRoutes } from '../route/actions.ts';
import type { Reader } from '../store.ts';
import * as store from './store.ts';

type Log = readonly WeighedCruise[];

const logs_of = new WeakMap<Database, LogCache>();

/** A log is read as a whole this often: a standby that took over and had lost a change would show in it for ever. */
const longest_ms = 3_600_000;

/**
 * All cruises that count for the user, in the order of their start: their own, and shared ones on which they sail,
 * without cancelled ones. Other shared cruises count for their owners only. All figures come from it
 * (domain/logbook.ts). Waits a while for routes that are being computed: a traveller who opened the statistics right
 * after a save saw 0 nautical miles. It may be the log of an earlier call: callers must not change it.
 */
export async function readLog(
  services: Pick<Services, 'database' | 'routes'>,
  scope: Scope,
  moment: Moment,
): Promise<Log> {
  const { query } = services.database;
  const reader = { scope, moment };
  const known = scope.revisions?.record ?? (await store.readRevision(query, scope));
  const log = await readKept(services, reader, known);
  const awaited = log.filter(isRouteAwaited).map(({ id }) => id);
  if (awaited.length === 0) return log;
  await waitForRoutes(services, awaited);
  // also if no route was under way: the work may have ended since the log was read
  return readKept(services, reader, await store.readRevision(query, scope));
}

/** @param revision was read before, so that a log is never older than its revision */
async function readKept(
  { database }: Pick<Services, 'database'>,
  reader: Reader,
  revision: string,
): Promise<Log> {
  const { scope, moment } = reader;
  const logs = logs_of.get(database) ?? new LogCache();
  logs_of.set(database, logs);
  const kept = logs.get(scope.user_id);
  const now_ms = Date.parse(moment.now);
  const today = dayAt(moment.now, moment.time_zone);
  const holds =
    kept?.receives === scope.receives &&
    kept.today === today &&
    kept.from_ms <= now_ms &&
    now_ms < kept.until_ms;
  if (holds && kept.revision === revision) return kept.cruises;
  // what others share is in no list of changes of the account
  const since = holds && !scope.receives ? sinceRevision(kept.revision, revision) : null;
  const { cruises, changed, changes_at_ms } = await store.readLog(database.query, reader, since);
  const { receives } = scope;
  const read: KeptLog =
    kept === undefined || since === null
      ? {
          cruises: weigh(cruises),
          revision,
          receives,
          today,
          from_ms: now_ms,
          until_ms: Math.min(changes_at_ms, now_ms + longest_ms),
        }
      : {
          ...kept,
          cruises: replaced(kept.cruises, changed, weigh(cruises)),
          revision,
          until_ms: Math.min(changes_at_ms, kept.until_ms),
        };
  logs.set(scope.user_id, read);
  return read.cruises;
}

/** The same list if nothing of it changed, with what is computed of it. */
function replaced(log: Log, changed: ReadonlySet<string>, read: Log): Log {
  const unchanged = log.filter(({ id }) => !changed.has(id));
  if (unchanged.length === log.length && read.length === 0) return log;
  return [...unchanged, ...read].toSorted(store.byDays);
}

const badges_of = new WeakMap<Log, readonly Badge[]>();

/** The badges of a whole log, as `badgesOf`, computed once for each log that `readLog` keeps. */
export function readBadges(log: Log): readonly Badge[] {
  const badges = badges_of.get(log) ?? badgesOf(log);
  badges_of.set(log, badges);
  return badges;
}
