import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Place } from './shape.ts';

/** A folder, which has to exist: one that is made in the place of a disk that is not mounted fills the wrong disk. */
export function folderPlace(folder: string): Place {
  return {
    name: folder,
    async put(name, { path }, signal) {
      const part = join(folder, `${name}.part`);
      try {
        const sink = createWriteStream(part, { mode: 0o600, flush: true });
        await pipeline(createReadStream(path), sink, { signal });
        await rename(part, join(folder, name));
        await syncFolder(folder);
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async get(name) {
      return (await open(join(folder, name))).createReadStream();
    },
    async delete(name) {
      await rm(join(folder, name), { force: true });
    },
  };
}

/** Not every network share can do this, and the file itself is on its disk already. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync().catch(() => undefined);
  } finally {
    await folder.close();
  }
}
