// Documents are read as the server reads them: each in a thread of its own with its limits, so that one that loops,
// fills the memory or ends its thread is an outcome, and the others are read.
import { readFile, stat } from 'node:fs/promises';
import { largest_document } from '#domain/documents.ts';
import type { NoBookingReason, Outcome, Proposal, UnreadableReason } from '#domain/proposal.ts';
import { openLog } from '#server/platform/log.ts';
import { openReader, type Reader } from '#server/platform/reading/reader.ts';
import type { ReadResult } from '#server/platform/reading/result.ts';
import type { DocumentFile } from './folder.ts';

/** As many as the smallest machine has cores. */
const AT_ONCE = 2;
/** The growth of the process, which one reading must stay below, is that of both. */
const GROWTH_MB = AT_ONCE * 768;

export interface Read {
  readonly file: DocumentFile;
  readonly outcome: Outcome;
  readonly milliseconds: number;
}

/** @param tell is given each as soon as it is read */
export async function readAll(files: readonly DocumentFile[], tell: (read: Read) => void): Promise<void> {
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
    // a file of gigabytes is not taken into memory to be told so
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
