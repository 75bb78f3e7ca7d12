import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadingOptions, Reading } from '#extraction/read.ts';

/*
 * A reader of documents that does what the document says, for tests of what is around it: `crash`, or a reading as
 * JSON that it answers with.
 */

const kept: unknown[] = [];

const misdeeds: Record<string, () => unknown> = {
  throws: () => {
    throw new Error('a secret of the document');
  },
  exits: () => process.exit(0),
  loops: () => {
    for (;;) kept.length = 0;
  },
  fills: () => {
    for (;;) kept.push({ more: kept.length });
  },
  buffers: () => {
    for (;;) kept.push(new Uint8Array(4 * 1024 * 1024).fill(1));
  },
  forgets: () => new Promise(() => undefined),
};

/** Reads what a test wrote. */
export async function readDocument(bytes: Uint8Array, options: ReadingOptions = {}): Promise<Reading> {
  const text = new TextDecoder().decode(bytes);
  const [, misdeed = ''] = /^does (\w+)/.exec(text) ?? [];
  options.onProgress?.('text', 10);
  if (misdeed === 'chatters')
    for (let progress = 0; progress < 1e9; progress += 1) options.onProgress?.('ocr', progress);
  await misdeeds[misdeed]?.();
  const [, pause = '0'] = /^pause (\d+)\n/.exec(text) ?? [];
  options.onProgress?.('ocr', 42);
  await sleep(Number(pause));
  const json = text.slice(text.indexOf('{'));
  return JSON.parse(json) as Reading;
}
