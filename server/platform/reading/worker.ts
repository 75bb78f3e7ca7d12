import { parentPort, workerData } from 'node:worker_threads';
import type { UploadPage } from '#contract/uploads.ts';
import type { ReadingStage } from '#domain/proposal.ts';
import type { Reading, readDocument } from '#extraction/read.ts';
import type { ReaderTask, ReadResult, Told } from './reader.ts';

// One document, in a thread that ends with it. What goes back is made ready here: the server only passes it on.

/** As much text of pages as is kept, in characters of JSON; a booking has some thousand. */
const most_pages = 2_000_000;
const most_proposals = 500_000;
const most_bookings = 20;
const most_told_every_ms = 200;

const { bytes, module } = workerData as ReaderTask;
const tell = (told: Told) => parentPort?.postMessage(told, []);

let told_at = 0;
let told_stage: ReadingStage | null = null;

const reader = (await import(module)) as { readDocument: typeof readDocument };
const reading = await reader.readDocument(bytes, {
  onProgress(stage, progress) {
    const now = performance.now();
    if (stage === told_stage && now - told_at < most_told_every_ms) return;
    [told_stage, told_at] = [stage, now];
    tell({ stage, progress });
  },
});
tell({ result: asResult(reading) });

function asResult({ outcome, pages }: Reading): ReadResult {
  const text = JSON.stringify(shownPages(pages));
  if (outcome.outcome === 'error')
    return { outcome: 'error', reason: outcome.reason, count: 0, proposals: '[]', pages: text };
  const proposals = outcome.proposals.slice(0, most_bookings);
  while (JSON.stringify(proposals).length > most_proposals) proposals.pop();
  const found = { count: proposals.length, proposals: JSON.stringify(proposals), pages: text };
  if (outcome.outcome === 'not_a_booking')
    return { outcome: 'not_a_booking', reason: outcome.reason, ...found };
  return proposals.length === 0
    ? { outcome: 'not_a_booking', reason: 'other', ...found }
    : { outcome: 'booking', reason: null, ...found };
}

/** What the screen beside the fields needs, as far as there is room; rows keep their numbers, as places name them. */
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
      room -= JSON.stringify(row).length;
      if (room < 0) break;
      shown.push(row);
    }
    return { number, width, height, is_rtl, rows: shown };
  });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
