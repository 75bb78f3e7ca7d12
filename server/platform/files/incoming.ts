import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import { isMissing, orNoSpace } from './failures.ts';
import type { Files } from './shape.ts';

/** Receives files into a folder. */
export function receiveInto(folder: string): Pick<Files, 'receive' | 'tidyIncoming'> {
  return {
    async receive(source, largest) {
      const path = join(folder, newId());
      const discard = () => rm(path, { force: true });
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = await orNoSpace(open(path, 'wx', 0o600));
        return { path, discard, ...(await writeInto(file, source, largest)) };
      } catch (error) {
        await discard();
        throw error;
      }
    },
    async tidyIncoming(before) {
      for (const name of await readdir(folder).catch(nothing)) {
        const path = join(folder, name);
        const facts = await stat(path).catch(() => null);
        if (facts !== null && facts.mtime < before) await rm(path, { force: true });
      }
    },
  };
}

async function writeInto(file: FileHandle, source: AsyncIterable<Uint8Array>, largest: number) {
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > largest) throw new CodedError('too_large');
      hash.update(chunk);
      await orNoSpace(file.writeFile(chunk));
    }
    // a file that is answered as stored must be on the disk (docs/decisions/031-embedded-durability.md)
    await orNoSpace(file.sync());
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest('hex') };
}

/** A folder that does not exist yet is empty. */
function nothing(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}
