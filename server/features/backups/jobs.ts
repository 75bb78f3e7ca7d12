import type { Services } from '#server/services.ts';
import { makeBackup } from './actions-make.ts';
import { backup_job } from './actions-queue.ts';
import { verifyNewest } from './actions-verify.ts';
import { removeLeftWork } from './actions-work.ts';

/** Makes and verifies backups from now on. */
export async function makeBackups(services: Services): Promise<void> {
  await removeLeftWork(services);
  await services.jobs.work(backup_job, async ({ task, backup_id }, { is_last }) => {
    if (task === 'verify') await verifyNewest(services, is_last);
    else if (backup_id !== undefined) await makeBackup(services, backup_id, is_last);
  });
}
