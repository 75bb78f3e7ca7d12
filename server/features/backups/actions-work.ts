import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupFailure } from '#contract/operator-backups.ts';
import { codeOf } from '#server/database/failures.ts';
import { UnreadableBackup, WrongPassphrase } from '#server/platform/backup-file/backup-file.ts';
import { DestinationFailure } from '#server/platform/backup-destination/shape.ts';
import type { Services } from '#server/services.ts';

const folderOf = (data_dir: string) => join(data_dir, 'backing-up');

/** Runs work with an empty folder, which is removed after it. */
export async function inWorkFolder<Result>(
  data_dir: string,
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(folderOf(data_dir), name);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await remove();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await work(folder);
  } finally {
    await remove();
  }
}

const left_after_ms = 24 * 3_600_000;

/** Removes the folders of servers that were killed. Several servers on PostgreSQL may have one `DATA_DIR`. */
export async function removeLeftWork({
  clock,
  config,
  database,
}: Pick<Services, 'clock' | 'config' | 'database'>): Promise<void> {
  const folder = folderOf(config.DATA_DIR);
  const is_own = database.kind === 'embedded';
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const made_at = (await stat(path)).mtimeMs;
    if (is_own || made_at < clock.now().getTime() - left_after_ms)
      await rm(path, { recursive: true, force: true });
  }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export function failureOf(error: unknown): BackupFailure {
  if (error instanceof DestinationFailure) return error.fault;
  if (error instanceof WrongPassphrase) return 'passphrase';
  if (error instanceof UnreadableBackup) return 'damaged';
  return /^(ENOSPC|EDQUOT|53100)$/.test(codeOf(error) ?? '') ? 'disk_full' : 'failed';
}
