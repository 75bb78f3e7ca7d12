import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { NoBookingReason, ReadingStage, UnreadableReason } from '#domain/proposal.ts';
import type { Log } from '../log.ts';
import { createSpare } from './spare.ts';

/** What came of a document, ready to be kept: proposals and pages are JSON. */
export interface ReadResult {
  outcome: 'booking' | 'not_a_booking' | 'error';
  reason: NoBookingReason | UnreadableReason | null;
  /** of cruises proposed */
  count: number;
  proposals: string;
  pages: string;
}

/** What a thread is started with. */
export interface ReaderTask {
  /** the document; without one it makes itself ready, and waits for it as its only message */
  bytes: Uint8Array | null;
  /** the folder of this version of Node.js for compiled code, if any is kept */
  kept_code: string | undefined;
}

/** What a thread tells. */
export type Told = { stage: ReadingStage; progress: number } | { result: ReadResult };

/** Thrown by `read` when it was stopped: nothing came of it, and nothing is wrong with the document. */
export class Stopped extends Error {
  /** the server goes down, and another one is to read it */
  readonly is_closing: boolean;
  constructor(is_closing: boolean) {
    super('the reading was stopped');
    this.is_closing = is_closing;
  }
}

/** Reads documents, each in a thread of its own, which may do to itself what it likes. */
export interface Reader {
  /**
   * Reads a document; the bytes are given away. Whatever the thread does is an outcome: too long, too much memory, an
   * error, an end without a word. @throws Stopped
   */
  read(
    id: string,
    bytes: Uint8Array<ArrayBuffer>,
    onProgress: (stage: ReadingStage, progress: number) => void,
  ): Promise<ReadResult>;
  /**
   * Somebody is about to send a document: a thread makes itself ready for it, as loading and warming up take longer than
   * reading. It waits two minutes from the last call. While a document is read this does nothing, to leave it the core.
   */
  prepare(): void;
  /** Stops a reading that is under way here. */
  stop(id: string): void;
  close(): Promise<void>;
}

/** What a reading may take. */
export interface ReaderLimits {
  time_ms: number;
  /** of its heap and its buffers */
  memory_mb: number;
  /** by which the whole process may grow: what native code and threads of the thread take is in no heap of ours */
  growth_mb: number;
}

const own_worker = new URL('./worker.ts', import.meta.url);
const limits_of_all: ReaderLimits = { time_ms: 60_000, memory_mb: 512, growth_mb: 768 };
const watch_every_ms = 100;
/** A thread in the middle of native work ends when that does. */
const farewell_ms = 5_000;
const megabyte = 1024 * 1024;

interface Options {
  log: Log;
  /** tests bring one that misbehaves */
  worker?: URL;
  limits?: Partial<ReaderLimits>;
}

/** Nothing is started before there is something to read. */
export function openReader({ log, worker = own_worker, limits }: Options): Reader {
  const under_way = new Map<string, (error: Stopped) => void>();
  let is_closed = false;
  const start = (bytes: Uint8Array<ArrayBuffer> | null) =>
    startThread(worker, bytes, limits?.memory_mb ?? limits_of_all.memory_mb);
  const spare = createSpare(() => start(null));
  return {
    prepare() {
      if (is_closed || under_way.size > 0) return;
      try {
        spare.prepare();
      } catch (error) {
        // the list of documents is shown all the same
        log.warn({ err: error }, 'no thread could be made ready');
      }
    },
    async read(id, bytes, onProgress) {
      if (is_closed) throw new Stopped(true);
      const stopped = Promise.withResolvers<never>();
      // told to whoever waits; there may be nobody
      stopped.promise.catch(() => undefined);
      under_way.set(id, stopped.reject);
      const ready = spare.take();
      ready?.postMessage(bytes, [bytes.buffer]);
      const around = { log, onProgress, stopped, limits: { ...limits_of_all, ...limits } };
      try {
        return await readIn(ready ?? start(bytes), around);
      } finally {
        under_way.delete(id);
      }
    },
    stop(id) {
      under_way.get(id)?.(new Stopped(false));
    },
    async close() {
      is_closed = true;
      for (const stop of under_way.values()) stop(new Stopped(true));
      await spare.close();
    },
  };
}

function startThread(url: URL, bytes: Uint8Array<ArrayBuffer> | null, memory_mb: number): Worker {
  const task: ReaderTask = { bytes, kept_code: getCompileCacheDir() };
  const worker = new Worker(url, {
    workerData: task,
    transferList: bytes === null ? [] : [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: memory_mb, maxYoungGenerationSizeMb: 64 },
    // it needs none of the settings, and least of all the secrets among them
    env: {},
    // what libraries say of documents is not for the log of the server
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

interface Around {
  log: Log;
  limits: ReaderLimits;
  onProgress: (stage: ReadingStage, progress: number) => void;
  stopped: PromiseWithResolvers<never>;
}

async function readIn(worker: Worker, { log, limits, onProgress, stopped }: Around): Promise<ReadResult> {
  const done = Promise.withResolvers<ReadResult>();
  const gone = Promise.withResolvers<null>();
  let is_over = false;
  const giveUp = (reason: UnreadableReason, why: unknown) => {
    if (is_over) return;
    is_over = true;
    // without the words of the error, which may be those of the document
    log.warn({ why: why instanceof Error ? why.name : why }, 'a document could not be read');
    done.resolve({ outcome: 'error', reason, count: 0, proposals: '[]', pages: '[]' });
  };
  worker.on('message', (told: Told) => {
    if (is_over) return;
    if ('result' in told) {
      is_over = true;
      done.resolve(told.result);
    } else onProgress(told.stage, told.progress);
  });
  worker.on('error', (error) => giveUp(isTooMuch(error) ? 'too_complex' : 'crashed', error));
  worker.on('messageerror', (error) => giveUp('crashed', error));
  worker.on('exit', () => {
    gone.resolve(null);
    giveUp('crashed', 'ended');
  });
  const slow = setTimeout(() => giveUp('too_slow', 'time'), limits.time_ms);
  const most = process.memoryUsage.rss() + limits.growth_mb * megabyte;
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > most) giveUp('too_complex', 'memory of the process');
    void memoryOf(worker).then((bytes) => {
      if (bytes > limits.memory_mb * megabyte) giveUp('too_complex', 'memory');
    });
  }, watch_every_ms);
  try {
    return await Promise.race([done.promise, stopped.promise]);
  } finally {
    is_over = true;
    clearTimeout(slow);
    clearInterval(watch);
    await end(worker, gone.promise);
  }
}

/** Whether an error says that a document is more than can be held, which is no fault of the parser. */
function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return true;
  return /allocation failed|call stack size|Invalid string length/.test(error.message);
}

/** What a thread holds, buffers included; it is told whatever the thread is at. */
async function memoryOf(worker: Worker): Promise<number> {
  try {
    const { used_heap_size, external_memory } = await worker.getHeapStatistics();
    return used_heap_size + external_memory;
  } catch {
    // not begun yet, or over
    return 0;
  }
}

async function end(worker: Worker, gone: Promise<unknown>): Promise<void> {
  let patience: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    patience = setTimeout(resolve, farewell_ms);
  });
  await Promise.race([Promise.all([worker.terminate(), gone]), enough]);
  clearTimeout(patience);
}
