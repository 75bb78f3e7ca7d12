import { deleteOldCounts } from '#server/features/limits/actions.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';
import { deleteTokensEndedBefore } from './tokens/store.ts';

const never_activated_ms = 30 * 86_400_000;
/** An ended token stays listed for a while: its owner finds out why a script stopped. */
const ended_token_ms = 30 * 86_400_000;

/** Removes expired rows, and accounts that were not activated within a month. */
export async function tidyAccounts(services: Services): Promise<void> {
  const { clock, database } = services;
  const now = clock.now();
  await deleteOldCounts(services);
  await store.deleteExpired(database.query, now.toISOString());
  await deleteTokensEndedBefore(database.query, new Date(now.getTime() - ended_token_ms).toISOString());
  const month_ago = new Date(now.getTime() - never_activated_ms).toISOString();
  await store.deleteAllNeverActivated(database.query, month_ago);
}
