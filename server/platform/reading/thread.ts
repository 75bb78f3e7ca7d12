import { once } from 'node:events';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { UploadPage } from '#contract/uploads.ts';
import { summaryOf } from '#domain/proposal.ts';
import type { Reading, readDocument } from '#extraction/read.ts';
import { type ReadResult, unreadable } from './result.ts';
import type { ReaderTask, ThreadMessage } from './threads.ts';

/** The limit of stored text of pages, in characters of JSON; a booking has some thousand. */
const most_pages = 2_000_000;
const most_proposals = 500_000;
const most_bookings = 20;
/** The limit of progress reports, so that a parser that reports each point does not fill the server's memory. */
const most_told = 1_000;

/**
 * Reads the one document that this thread was started with, or receives once it is warm, and ends with it. The result
 * is prepared here: the server only passes it on.
 */
export async function readInThread(
  read: typeof readDocument,
  warmUp?: () => Promise<unknown>,
): Promise<void> {
  const bytes = (workerData as ReaderTask).bytes ?? (await nextDocument(warmUp));
  const tell = (told: ThreadMessage) => parentPort?.postMessage(told, []);
  let last = '';
  let told = 0;
  const reading = await read(bytes, {
    onProgress(stage, progress) {
      const far = { stage, progress: Math.round(progress) };
      const now = `${stage} ${far.progress}`;
      if (now === last || told >= most_told) return;
      last = now;
      told += 1;
      tell(far);
    },
  });
  tell({ result: asResult(reading) });
}

async function nextDocument(warmUp?: () => Promise<unknown>): Promise<Uint8Array> {
  if (parentPort === null) throw new Error('this is no thread');
  // a document that came while the code was loaded does not wait for a page of our own
  const early = receiveMessageOnPort(parentPort);
  if (early !== undefined) return early.message as Uint8Array;
  // an own page that cannot be read must not fail the document
  await warmUp?.().catch(() => undefined);
  const [bytes] = (await once(parentPort, 'message')) as [Uint8Array];
  return bytes;
}

function asResult({ outcome, pages }: Reading): ReadResult {
  const text = JSON.stringify(shownPages(pages));
  if (outcome.outcome === 'error') return { ...unreadable(outcome.reason), pages: text };
  const proposals = outcome.proposals.slice(0, most_bookings);
  while (JSON.stringify(proposals).length > most_proposals) proposals.pop();
  const found = {
    count: proposals.length,
    cruises: proposals.map(summaryOf),
    proposals: JSON.stringify(proposals),
    pages: text,
  };
  if (outcome.outcome === 'not_a_booking')
    return { outcome: 'not_a_booking', reason: outcome.reason, ...found };
  return proposals.length === 0
    ? { outcome: 'not_a_booking', reason: 'other', ...found }
    : { outcome: 'booking', reason: null, ...found };
}

/** The text for the screen beside the fields, within the limit; rows keep their numbers, as places refer to them. */
function shownPages(pages: Reading['pages']): UploadPage[] {
  let room = most_pages;
  return pages.map(({ number, width, height, is_rtl, rows }) => {
    const shown: UploadPage['rows'] = [];
    for (const { block, table, y0, y1, cells } of rows) {
      const row = {
        block,
        table,
        y0: rounded(y0),
        y1: rounded(y1),
        cells: cells.map(({ text, x0, x1 }) => ({ text, x0: rounded(x0), x1: rounded(x1) })),
      };
      room -= JSON.stringify(row).length + 1;
      if (room < 0) break;
      shown.push(row);
    }
    return { number, width, height, is_rtl, rows: shown };
  });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
