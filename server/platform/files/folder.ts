import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing, orNoSpace } from './failures.ts';
import { isKey } from './keys.ts';
import type { FileStore } from './shape.ts';

/** Files in a local folder, spread over 256 folders by the last two digits of their keys. */
export function storeInFolder(folder: string): FileStore {
  const pathOf = (key: string) => {
    // only a key becomes a path, so no path leads out of the folder
    if (!isKey(key)) throw new Error('not a key of a file');
    return join(folder, key.slice(-2), key);
  };
  return {
    async put(key, file) {
      const path = pathOf(key);
      await orNoSpace(makeFolder(dirname(path)));
      await orNoSpace(rename(file.path, path));
      await syncFolder(dirname(path));
    },
    async get(key) {
      const file = await open(pathOf(key)).catch(missing);
      if (file === null) return null;
      const { size } = await file.stat();
      return { content: file.createReadStream(), size };
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async listBefore(moment) {
      const shards = (await readdir(folder).catch(missing)) ?? [];
      const keys: string[] = [];
      for (const shard of shards.filter((name) => /^[\da-f]{2}$/.test(name))) {
        for (const key of (await readdir(join(folder, shard))).filter(isKey)) {
          const facts = await stat(pathOf(key)).catch(missing);
          if (facts !== null && facts.mtime < moment) keys.push(key);
        }
      }
      return keys;
    },
  };
}

async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true, mode: 0o700 });
  if (made !== undefined) await syncFolder(dirname(path));
}

/** The name of a file in a folder is durable only after the folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function missing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
