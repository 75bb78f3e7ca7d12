import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackupFailure } from '#contract/operator-backups.ts';
import { UnreadableBackup, WrongPassphrase } from '#server/platform/backup-file/backup-file.ts';
import { openDestination } from '#server/platform/backup-destination/destination.ts';
import type { Services } from '#server/services.ts';
import { tellOperators } from './actions-telling.ts';
import { failureOf, hashFile, inWorkFolder } from './actions-work.ts';
import * as made from './store-made.ts';

/** What the process that restores a backup is told. */
export interface TrialOrder {
  file: string;
  /** for its database */
  folder: string;
  passphrase: string | null;
}
/** Its only message. */
export type TrialOutcome = { failure: null } | { failure: BackupFailure; why: string };

const program = fileURLToPath(new URL('../../verify-backup.ts', import.meta.url));
const trial_ms = 6 * 3_600_000;

/**
 * Fetches the newest backup and restores it into a throw-away database, which compares every row and file.
 * @throws a failure that may pass, so that the job is tried again
 */
export async function verifyNewest(services: Services, is_last: boolean): Promise<void> {
  const { clock, config, database, log } = services;
  const destination = openDestination(config.BACKUP_TO ?? '');
  const [backup] = (await made.listPresent(database.query, destination.name)).filter(
    ({ state }) => state === 'done',
  );
  if (backup === undefined) return;
  const { id, name, size, sha256 } = backup;
  const failure = await inWorkFolder(config.DATA_DIR, `${id}-trial`, async (folder) => {
    const file = join(folder, 'backup');
    await destination.get(name, size ?? 0, file);
    if ((await hashFile(file)) !== sha256) throw new UnreadableBackup('It is not the file that was written.');
    const passphrase = config.BACKUP_PASSPHRASE ?? null;
    await restoreOnTrial({ file, folder: join(folder, 'database'), passphrase });
    return null;
  }).catch((error: unknown) => {
    const code = failureOf(error);
    const is_final = is_last || code === 'damaged' || code === 'passphrase';
    log[is_final ? 'error' : 'warn'](
      { err: error, backup: name, failure: code },
      'a backup could not be restored on trial',
    );
    if (!is_final) throw error;
    return code;
  });
  await database.transaction(async (tx) => {
    const before = await made.findLastVerified(tx);
    await made.changeBackup(tx, id, {
      verified_at: clock.now().toISOString(),
      verification: failure ?? 'good',
      // with the passphrase of its time it can be restored
      ...(failure === 'damaged' && { state: 'broken' }),
    });
    // once, and not again until one was restored
    if (failure !== null && (before === null || before.verification === 'good'))
      await tellOperators(services, tx, { trouble: 'verification', backup_id: id });
  });
  if (failure === null) log.info({ backup: name }, 'a backup was restored on trial');
}

/** In a process of its own: an embedded database would keep the server from answering while it works. */
async function restoreOnTrial(order: TrialOrder): Promise<void> {
  const child = fork(program, [], {
    execArgv: [],
    // neither settings nor secrets: it gets what it needs in its order
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: trial_ms,
    killSignal: 'SIGKILL',
  });
  // a process that could not be started sends no exit event
  const gone = once(child, 'exit').catch(() => undefined);
  const outcome = await new Promise<TrialOutcome>((resolve, reject) => {
    child.once('message', resolve as (message: unknown) => void);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new Error(`the process that restores a backup has ended: ${signal ?? code}`));
    });
    child.send(order);
  }).finally(() => child.kill('SIGKILL'));
  // its files are removed next
  await gone;
  if (outcome.failure === null) return;
  if (outcome.failure === 'damaged') throw new UnreadableBackup(outcome.why);
  if (outcome.failure === 'passphrase') throw new WrongPassphrase(outcome.why);
  throw Object.assign(new Error(outcome.why), outcome.failure === 'disk_full' && { code: 'ENOSPC' });
}
