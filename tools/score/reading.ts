// Reads documents as the server does: each in a separate thread with limits, so that a loop, full memory or a crash is
// an outcome, and the others are read.
import { readFile, stat } from 'node:fs/promises';
import { largest_document } from '#domain/documents.ts';
import type { NoBookingReason, Outcome, Proposal, UnreadableReason } from '#domain/proposal.ts';
import { openLog } from '#server/platform/log.ts';
import { openReader, type Reader } from '#server/platform/reading/reader.ts';
import type { ReadResult } from '#server/platform/reading/result.ts';
import type { DocumentFile } from './folder.ts';

/** The number of cores of the smallest machine. */
const AT_ONCE = 2;
/** The limit for the growth of the process, shared by both readings. */
const GROWTH_MB = AT_ONCE * 768;

export interface DocumentReading {
  readonly file: DocumentFile;
  readonly outcome: Outcome;
  readonly milliseconds: number;
}

/** @param tell called with each reading as soon as it is done */
export async function readAll(
  files: readonly DocumentFile[],
  tell: (read: DocumentReading) => void,
): Promise<void> {
  const reader = openReader({ log: openLog('silent'), limits: { growth_mb: GROWTH_MB } });
  const waiting = [...files];
  const readOn = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const started = performance.now();
      const outcome = await readOne(reader, file);
      tell({ file, outcome, milliseconds: performance.now() - started });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  await reader.close();
}

async function readOne(reader: Reader, { id, path }: DocumentFile): Promise<Outcome> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    // a file of gigabytes is refused without reading it into memory
    if ((await stat(path)).size > largest_document) return { outcome: 'error', reason: 'too_large' };
    bytes = new Uint8Array(await readFile(path));
  } catch {
    return { outcome: 'error', reason: 'corrupt' };
  }
  return outcomeOf(await reader.read(id, bytes, () => undefined));
}

function outcomeOf({ outcome, reason, proposals }: ReadResult): Outcome {
  if (outcome === 'error') return { outcome, reason: reason as UnreadableReason };
  const cruises = JSON.parse(proposals) as Proposal[];
  if (outcome === 'booking') return { outcome, proposals: cruises };
  return { outcome, reason: reason as NoBookingReason, proposals: cruises };
}
