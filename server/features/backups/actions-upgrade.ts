import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { codeOf } from '#server/database/failures.ts';
import type { Database } from '#server/database/shape.ts';
import { systemClock } from '#server/platform/clock.ts';
import { CannotStart } from '#server/platform/errors.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { newId } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import { nameOf, writeBackupFile } from './actions-file.ts';
import * as store from './store.ts';

const kept = 3;

/**
 * Writes a backup of a database that migrations are about to change, into `DATA_DIR/before-upgrades`, of which the
 * newest three stay. It leaves the files out, which no migration touches. On PostgreSQL each of several servers that
 * start at once may write one.
 * @throws CannotStart when it cannot be written: without it nothing is migrated
 */
export async function backUpBeforeUpgrade(config: Config, log: Log, database: Database): Promise<void> {
  if (!config.BACKUP_BEFORE_UPGRADE || !(await store.hasAccounts(database.query))) return;
  const folder = join(config.DATA_DIR, 'before-upgrades');
  const passphrase = config.BACKUP_PASSPHRASE ?? null;
  const path = join(folder, nameOf(systemClock.now(), passphrase !== null, newId().slice(-6)));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const services = { clock: systemClock, config, database, files: openFiles(config) };
    const { size } = await writeBackupFile(services, path, { passphrase, has_files: false });
    log.info({ backup: path, size }, 'a backup was made before the upgrade of the database');
    const names = (await readdir(folder)).filter((name) => /^gangway-\d{8}T\d{6}Z/.test(name)).toSorted();
    // parts are of starts that were killed, and newer ones perhaps of another server that starts now
    const oldest = names.filter((name) => !name.endsWith('.part')).at(-kept) ?? '';
    for (const name of names) if (name < oldest) await rm(join(folder, name), { force: true });
  } catch (error) {
    const reason = codeOf(error) ?? String(error);
    throw new CannotStart(
      `The backup before the upgrade could not be written to ${folder} (${reason}). Nothing was changed. ` +
        'Make room, or set BACKUP_BEFORE_UPGRADE=off if you have a backup.',
      { cause: error },
    );
  }
}
