import { join } from 'node:path';
import { openDestination, type Destination } from '#server/platform/backup-destination/destination.ts';
import type { Services } from '#server/services.ts';
import { writeBackupFile } from './actions-file.ts';
import { backup_job } from './actions-queue.ts';
import { tellOperators } from './actions-telling.ts';
import { failureOf, hashFile, inWorkFolder } from './actions-work.ts';
import { localDay } from './local-time.ts';
import { listExpired } from './retention.ts';
import * as made from './store-made.ts';

/** One of so many is restored: one a week, without a look at the clock. */
const verified_every = 7;

/**
 * Makes a backup that was asked for, and deletes those that are no longer kept. It goes to the disk of this server
 * first: while the embedded database is read its other calls wait, and a destination may be slow.
 * @throws the failure, so that the job is tried again
 */
export async function makeBackup(services: Services, id: string, is_last: boolean): Promise<void> {
  const { clock, config, database, jobs, log } = services;
  const now = () => clock.now().toISOString();
  try {
    const destination = openDestination(config.BACKUP_TO ?? '');
    const begun = { state: 'running', destination: destination.name, ended_at: null } as const;
    const backup = await made.changeBackup(database.query, id, begun);
    if (backup === null) return;
    const { size, sha256 } = await inWorkFolder(config.DATA_DIR, id, async (folder) => {
      const path = join(folder, 'backup');
      const passphrase = config.BACKUP_PASSPHRASE ?? null;
      const written = await writeBackupFile(services, path, { passphrase });
      const file = { path, size: written.size, sha256: await hashFile(path) };
      await destination.put(backup.name, file);
      return file;
    });
    await database.transaction(async (tx) => {
      await made.changeBackup(tx, id, { state: 'done', failure: null, ended_at: now(), size, sha256 });
      const recent = (await made.listPresent(tx, destination.name)).slice(0, verified_every);
      if (!recent.some(({ verification }) => verification === 'good'))
        await jobs.send(tx, backup_job, { task: 'verify' });
    });
    log.info({ backup: backup.name, size }, 'a backup was made');
    await deleteExpired(services, destination);
  } catch (error) {
    const failure = failureOf(error);
    log[is_last ? 'error' : 'warn']({ err: error, failure }, 'a backup failed');
    await database.transaction(async (tx) => {
      const before = await made.findNewestEnded(tx);
      const ended = is_last ? ({ state: 'failed', ended_at: now() } as const) : {};
      await made.changeBackup(tx, id, { ...ended, failure });
      // once, and not again for each day of one outage
      if (is_last && before?.state !== 'failed')
        await tellOperators(services, tx, { trouble: 'backup', backup_id: id });
    });
    throw error;
  }
}

/** Files that cannot be deleted now are deleted after the next backup. */
async function deleteExpired(
  { clock, config, database: { query }, log }: Services,
  destination: Destination,
): Promise<void> {
  try {
    const present = (await made.listPresent(query, destination.name)).map((backup) => ({
      ...backup,
      day: localDay(new Date(backup.created_at)),
      is_broken: backup.state === 'broken',
    }));
    for (const { id, name } of listExpired(present, config.BACKUP_KEEP)) {
      await destination.delete(name);
      await made.changeBackup(query, id, { removed_at: clock.now().toISOString() });
      log.info({ backup: name }, 'an old backup was deleted');
    }
  } catch (error) {
    log.warn({ err: error }, 'an old backup could not be deleted');
  }
}
