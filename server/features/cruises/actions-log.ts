import type { LoggedCruise } from '#domain/logbook.ts';
import type { Moment } from '#domain/timeline.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import * as store from './store-log.ts';

/**
 * Every cruise that counts for the user, in the order of their start: their own, not cancelled. What is shared with
 * them is somebody else's life. All figures come from it (domain/logbook.ts).
 */
export async function readLog(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  moment: Moment,
): Promise<LoggedCruise[]> {
  return store.readLog(query, { scope, moment });
}
