import { deleteOldCounts } from '#server/features/limits/actions.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

const never_activated_ms = 30 * 86_400_000;

/** Removes expired rows, and accounts that were not activated within a month. */
export async function tidyAccounts(services: Services): Promise<void> {
  const { clock, database } = services;
  const now = clock.now();
  await deleteOldCounts(services);
  await store.deleteExpired(database.query, now.toISOString());
  const month_ago = new Date(now.getTime() - never_activated_ms).toISOString();
  await store.deleteAllNeverActivated(database.query, month_ago);
}
