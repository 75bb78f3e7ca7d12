import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another server holds the folder. The message is a sentence for the person at the terminal. */
export class FolderInUse extends Error {}

/**
 * Takes the data folder for this process; PGlite would let two processes ruin it. An exclusive SQLite transaction is
 * a lock of the operating system: it ends with its process however that dies, so nothing is ever taken over that
 * lives and nothing is left behind that does not (docs/decisions/030-data-folder-lock.md).
 * @returns gives the folder back
 * @throws FolderInUse when another process has it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const holder = join(folder, 'server.pid');
  const lock = new DatabaseSync(join(folder, 'server.lock'));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !error.message.includes('locked')) throw error;
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

function holderOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
