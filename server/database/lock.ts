import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '#server/platform/errors.ts';

/** Another process has the data folder. */
export class FolderInUse extends CannotStart {}

/**
 * Locks the data folder for this process; PGlite would let two processes corrupt it. An exclusive SQLite transaction is
 * a lock of the operating system: it ends with its process however that dies, so a living process never loses it and a
 * dead one leaves none behind (docs/decisions/030-data-folder-lock.md).
 * @returns a function that unlocks the folder
 * @throws FolderInUse
 * @throws CannotStart when the folder is not writable
 */
export function lockFolder(folder: string): () => void {
  const holder = join(folder, 'server.pid');
  const lock = openLock(folder);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !error.message.includes('locked')) throw notWritable(folder, error);
    throw new FolderInUse(
      `The data in ${folder} is in use by another Gangway (process ${holderOf(holder)}). ` +
        'Stop that one first, or give this one a DATA_DIR of its own.',
    );
  }
  writeFileSync(holder, String(process.pid));
  return () => {
    lock.close();
  };
}

function openLock(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, 'server.lock');
    // another user who can read the file could hold a lock on it and prevent every start
    if (existsSync(path)) chmodSync(path, 0o600);
    // only if it does not exist: closing it would release a lock of this process
    else closeSync(openSync(path, 'a', 0o600));
    return new DatabaseSync(path);
  } catch (error) {
    throw notWritable(folder, error);
  }
}

function notWritable(folder: string, error: unknown): CannotStart {
  const reason = error instanceof Error ? error.message : String(error);
  return new CannotStart(`DATA_DIR ${folder} must be a folder that can be written (${reason}).`);
}

function holderOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
