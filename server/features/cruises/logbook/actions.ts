import { isRouteAwaited, type LoggedCruise } from '#domain/logbook.ts';
import type { Moment } from '#domain/timeline.ts';
import type { Database } from '#server/database/shape.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { LogCache } from './kept-logs.ts';
import { waitForRoutes } from '../route/actions.ts';
import * as store from './store.ts';

const logs_of = new WeakMap<Database, LogCache>();

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
): Promise<readonly LoggedCruise[]> {
  const log = await readKept(services, scope, moment);
  const awaited = log.filter(isRouteAwaited).map(({ id }) => id);
  if (awaited.length === 0) return log;
  await waitForRoutes(services, awaited);
  // also if no route was under way: the work may have ended since the log was read
  return readKept(services, scope, moment);
}

async function readKept(
  { database }: Pick<Services, 'database'>,
  scope: Scope,
  moment: Moment,
): Promise<readonly LoggedCruise[]> {
  const reader = { scope, moment };
  const logs = logs_of.get(database) ?? new LogCache();
  logs_of.set(database, logs);
  // The stamp first: a log newer than its stamp is only read once more, an older one would stay.
  const stamp = await store.readLogStamp(database.query, reader);
  const kept = logs.get(scope.user_id, stamp);
  if (kept !== undefined) return kept;
  const log = await store.readLog(database.query, reader);
  logs.set(scope.user_id, stamp, log);
  return log;
}
