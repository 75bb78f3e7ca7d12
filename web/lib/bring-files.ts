import type { CruiseDocument } from '#contract/documents.ts';
import { cruiseRead, cruises_read, type RecordRead } from '#domain/record-reads.ts';
import { ApiError } from './api-errors.ts';
import type { Answer } from './api-types.ts';
import type { KeptFile } from './kept-files.ts';

export interface FileParts {
  /** the account whose files may be written now */
  account: () => string | undefined;
  /** the answer of a read as the device keeps it */
  load: (read: RecordRead) => Promise<unknown>;
  kept: () => Promise<readonly KeptFile[]>;
  keep: (file: KeptFile, content: Blob) => Promise<void>;
  drop: (files: KeptFile[]) => Promise<void>;
  fetch: (cruise_id: string, document_id: string) => Promise<Blob>;
  /** bytes at most */
  room: () => number;
  /** whether the network may be used for files */
  mayFetch: () => boolean;
}

export interface WantedFile extends Pick<CruiseDocument, 'id' | 'size'> {
  cruise_id: string;
}

/**
 * Keeps the files of documents of cruises under way and ahead, the soonest first, as far as they fit, and removes all
 * others. Everything is asked again after each file, as the record, the room and the account may have changed.
 * @throws NetworkError, SessionEnded, DOMException (full device), to be tried again later; a file that the server
 *   refuses is left out until the next time
 */
export async function bringFiles(parts: FileParts): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const person = parts.account();
    const wanted = await wantedFiles(parts.load);
    if (person === undefined || wanted === undefined) return;
    const chosen = fitting(wanted, parts.room());
    const kept = await parts.kept();
    const isOf = ([owner, document_id]: KeptFile, { id }: WantedFile) =>
      owner === person && document_id === id;
    await parts.drop(kept.filter((file) => !chosen.some((document) => isOf(file, document))));
    const next = chosen.find(
      (document) => !tried.has(document.id) && !kept.some((file) => isOf(file, document)),
    );
    if (next === undefined || !parts.mayFetch()) return;
    tried.add(next.id);
    try {
      const content = await parts.fetch(next.cruise_id, next.id);
      // another tab may have logged out meanwhile
      if (parts.account() === person) await parts.keep([person, next.id, next.size], content);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

/** The documents of cruises under way and ahead, the soonest first; undefined: the record of one is not known. */
export async function wantedFiles(load: FileParts['load']): Promise<WantedFile[] | undefined> {
  const list = await load(cruises_read);
  if (list === undefined) return undefined;
  const ahead = (list as Answer<'GET cruises'>).items
    .filter(({ time, cancelled_at }) => time !== 'past' && cancelled_at === null)
    .toSorted((one, other) => one.start_date.localeCompare(other.start_date));
  const wanted: WantedFile[] = [];
  for (const { id: cruise_id } of ahead) {
    const cruise = await load(cruiseRead({ id: cruise_id }));
    if (cruise === undefined) return undefined;
    const { documents } = cruise as Answer<'GET cruises/{id}'>;
    // those with a day are photographs of the logbook
    for (const { id, size, day } of documents) if (day === null) wanted.push({ cruise_id, id, size });
  }
  return wanted;
}

/** Those that fit, the first first: a small one is not left out for a large one before it that does not fit. */
export function fitting(wanted: readonly WantedFile[], room: number): WantedFile[] {
  let left = room;
  return wanted.filter(({ size }) => {
    if (size > left) return false;
    left -= size;
    return true;
  });
}
