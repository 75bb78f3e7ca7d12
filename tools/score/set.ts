// Reads a set of the corpus on the current thread, for tests, in which a crash or a loop may fail.
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from '#domain/proposal.ts';
import { readDocument } from '#extraction/read.ts';
import { type DocumentFile, openFolder } from './folder.ts';
import type { Truth } from './truth.ts';

export type SetName = 'examples' | 'tuning' | 'kept';

export function folderOf(name: SetName): string {
  return fileURLToPath(new URL(`../../corpus/${name}`, import.meta.url));
}

/** Tags of documents that need OCR, which takes seconds each. */
const OF_PICTURES = ['scan', 'image', 'photo', 'no-unicode-map'];

export function isPicture({ tags = [] }: Truth): boolean {
  return tags.some((tag) => OF_PICTURES.includes(tag));
}

/** The reading of a document, and its truth. */
export interface SetReading {
  readonly truth: Truth;
  readonly outcome: Outcome;
}

/** @param is_wanted selects the documents to read */
export async function readSet(name: SetName, is_wanted: (truth: Truth) => boolean): Promise<SetReading[]> {
  const { documents, truths } = openFolder(folderOf(name));
  const read: SetReading[] = [];
  for (const truth of truths.filter(is_wanted)) {
    const { outcome } = await readDocument(bytesOf(documents, truth));
    read.push({ truth, outcome });
  }
  return read;
}

function bytesOf(documents: readonly DocumentFile[], { id, document }: Truth): Uint8Array {
  const file = documents.find(({ path }) => path.endsWith(`/${document}`));
  if (file === undefined) throw new Error(`${id}${extname(document)} is not there`);
  return new Uint8Array(readFileSync(file.path));
}
