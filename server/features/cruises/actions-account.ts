import type { Queryable } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import { removeFilesOfUser } from './documents/actions-removal.ts';

/** What of somebody's cruises does not go with their rows. Called in the transaction that removes the account, before. */
export async function leaveCruises(
  services: Pick<Services, 'jobs'>,
  tx: Queryable,
  user_id: string,
): Promise<void> {
  await removeFilesOfUser(services, tx, user_id);
}
