import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Reading, ReadingOptions } from '#extraction/read.ts';
import { readInThread } from '#server/platform/reading/thread.ts';

// A reader of documents that obeys the document: `does loops`, or a reading as JSON that it returns.

const kept: unknown[] = [];

const misdeeds: Record<string, (options: ReadingOptions) => unknown> = {
  throws: () => Promise.reject(new Error('a secret of the document')),
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
  tells: ({ onProgress }) => {
    for (let progress = 0; progress < 5_000; progress += 1) onProgress?.('ocr', progress);
  },
  recurses: () => {
    const deeper = (depth: number): number => deeper(depth + 1) + 1;
    return deeper(0);
  },
  // like failing native code, and a machine without memory
  faults: () => process.kill(process.pid, 'SIGSEGV'),
  starves: () => process.kill(process.pid, 'SIGKILL'),
  forgets: () => Promise.withResolvers<never>().promise,
};

async function readTest(bytes: Uint8Array, options: ReadingOptions = {}): Promise<Reading> {
  const text = new TextDecoder().decode(bytes);
  options.onProgress?.('text', 10);
  const [, misdeed = ''] = /^does (\w+)/.exec(text) ?? [];
  await misdeeds[misdeed]?.(options);
  // everything that a parser could find out about its server, as the text of a page
  if (misdeed === 'looks')
    return pageOf(JSON.stringify([process.env, process.argv.length, await settingsOfProcess(), homedir()]));
  if (misdeed === 'reaches') return pageOf(JSON.stringify(await reachOut(text.slice(text.indexOf('{')))));
  const [, pause = '0'] = /^pause (\d+)\n/.exec(text) ?? [];
  for (let progress = 0; progress < 100_000; progress += 1) options.onProgress?.('ocr', 42);
  await sleep(Number(pause));
  return JSON.parse(text.slice(text.indexOf('{'))) as Reading;
}

/** The environment of the process; a thread could read it there, whatever its own environment is. */
function settingsOfProcess(): Promise<string> {
  return readFile('/proc/self/environ', 'utf8').catch(() => '');
}

/** The outcomes of all actions that a thread may not do: codes of errors, or `done`. */
async function reachOut(aims: string): Promise<Record<string, string>> {
  const { folder, secret, port } = JSON.parse(aims) as Record<'folder' | 'secret' | 'port', string>;
  const tries = {
    read: readFile(secret),
    list: readdir(folder),
    write: writeFile(join(folder, 'written'), ''),
    'write here': writeFile('written', ''),
    // the folder of the repository, in which the data of the server may be
    'list above': readdir('../../..'),
    'read above': readFile('../../../README.md'),
    connect: once(connect(Number(port), '127.0.0.1'), 'connect'),
    run: Promise.try(() => promisify(execFile)(process.execPath, ['--version'])),
  };
  const outcomes = Object.entries(tries).map(async ([name, attempt]) => {
    const outcome = await attempt.then(
      () => 'done',
      (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
    );
    return [name, outcome] as const;
  });
  return Object.fromEntries(await Promise.all(outcomes));
}

function pageOf(text: string): Reading {
  const cells = [{ text, x0: 0, x1: 1, confidence: 1, is_bold: false }];
  const row = { block: 0, table: null, y0: 0, y1: 1, size: 1, cells };
  const page = { number: 1, width: 1, height: 1, is_rtl: false, is_wrapped: false, rows: [row] };
  return { outcome: { outcome: 'not_a_booking', reason: 'other', proposals: [] }, pages: [page] };
}

await readInThread(readTest);
