import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type BackupOptions, type BackupServices, writeBackup } from './actions-backup.ts';
import type { Sums } from './format.ts';

/** The name of a backup: names are in the order of their times. @param mark tells those of one second apart */
export function nameOf(made_at: Date, is_encrypted: boolean, mark = ''): string {
  const stamp = made_at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `gangway-${stamp}${mark && `-${mark}`}.tar.zst${is_encrypted ? '.age' : ''}`;
}

/**
 * Writes a backup into a new file, which has its name only when it is complete and on the disk.
 * @throws the error of the disk, with its code: `EEXIST`, `ENOSPC`, `EACCES`
 */
export async function writeBackupFile(
  services: BackupServices,
  path: string,
  options: BackupOptions,
): Promise<{ sums: Sums; size: number }> {
  // a backup is never written over another one
  await claim(path);
  await rm(path);
  const part = `${path}.part`;
  try {
    await rm(part, { force: true });
    const sink = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    const sums = await writeBackup(services, sink, options);
    const { size } = await stat(part);
    await claim(path);
    await rename(part, path);
    await syncFolder(dirname(path));
    return { sums, size };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function claim(path: string): Promise<void> {
  await (await open(path, 'wx', 0o600)).close();
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** What a backup holds, for the person who made or restored it. */
export function describeBackup({ tables, files, jobs, missing_files }: Sums): string {
  const of = (table: string) => tables[table]?.rows ?? 0;
  const held = `accounts ${of('users')}, cruises ${of('cruises')}, files ${Object.keys(files).length}, waiting jobs ${jobs}.`;
  if (missing_files.length === 0) return held;
  return `${held}\nFiles that records name and that are missing: ${missing_files.join(', ')}.`;
}
