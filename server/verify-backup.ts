import './quick-imports.ts';
import type { TrialOrder, TrialOutcome } from './features/backups/actions-verify.ts';

/*
 * A process that restores one backup into a throw-away database, and says whether it could
 * (server/features/backups/actions-verify.ts). It ends with the server.
 */

process.once('disconnect', () => process.exit(1));
process.once('message', (order: TrialOrder) => {
  void restore(order).then((outcome) => process.send?.(outcome));
});

async function restore({ file, folder, passphrase }: TrialOrder): Promise<TrialOutcome> {
  const { createReadStream } = await import('node:fs');
  const { setPriority } = await import('node:os');
  const { openEmbedded } = await import('./database/embedded.ts');
  const { overEmbedded } = await import('./database/database.ts');
  const { openJobs } = await import('./database/jobs.ts');
  const { loadBackup } = await import('./features/backups/actions-restore.ts');
  const { failureOf } = await import('./features/backups/actions-work.ts');
  const { job_kinds } = await import('./jobs.ts');
  const { openLog } = await import('./platform/log.ts');
  try {
    // travellers come first
    setPriority(10);
  } catch {
    // not everywhere may a process change it, as under the filters of system calls
  }
  try {
    const log = openLog('silent');
    const database = overEmbedded(await openEmbedded(folder, false), log);
    await (await openJobs(database, log, job_kinds)).stop();
    await loadBackup({ database, files: null }, createReadStream(file), passphrase);
    return { failure: null };
  } catch (error) {
    return { failure: failureOf(error), why: error instanceof Error ? error.message : String(error) };
  }
}
