import { Worker } from 'node:worker_threads';
import type { ReadingStage, UnreadableReason } from '#domain/proposal.ts';
import { type ReaderLimits, type ReadResult, unreadable } from './result.ts';

/** The data that a thread is started with. */
export interface ReaderTask {
  /** the document; without one the thread prepares itself and waits for the document as its only message */
  bytes: Uint8Array | null;
}

/** A message of a thread. */
export type ThreadMessage = { stage: ReadingStage; progress: number } | { result: ReadResult };

/** Reads documents, each in its own thread, and ends threads that exceed a limit. */
export interface Threads {
  /** Reads a document; the bytes are transferred. Every failure of the thread is an outcome. null: it was stopped */
  read(
    id: string,
    bytes: Uint8Array<ArrayBuffer>,
    onProgress: (stage: ReadingStage, progress: number) => void,
  ): Promise<ReadResult | null>;
  /** Prepares a thread, unless one is ready or a document is being read. @throws when none can be started */
  prepare(): void;
  stop(id: string): void;
}

interface Options {
  worker: URL;
  limits: ReaderLimits;
  /** receives the reason why a document could not be read */
  onTrouble: (why: string) => void;
  /** receives the reason why a waiting thread ended */
  onUnready: (why: string) => void;
}

const watch_every_ms = 100;
/** A thread in the middle of native work ends only after that work. */
const farewell_ms = 5_000;
const megabyte = 1024 * 1024;
/**
 * V8's own limit is as far above ours as a parser may grow between two checks: a thread that reaches it and is ended in
 * the middle of a collection ends its process too (seen in one of eighty; nodejs/node#47224).
 */
const headroom = 2;

/** Starts nothing before the first document. */
export function openThreads(options: Options): Threads {
  const { worker, limits, onUnready } = options;
  const stops = new Map<string, () => void>();
  let spare: Worker | undefined;

  return {
    prepare() {
      if (spare !== undefined || stops.size > 0) return;
      const thread = startThread(worker, null, limits);
      spare = thread;
      const forget = (why: string) => {
        if (spare !== thread) return;
        spare = undefined;
        onUnready(why);
      };
      thread.on('error', (error: unknown) => forget(kindOf(error))).on('exit', () => forget('ended'));
    },
    async read(id, bytes, onProgress) {
      const stopped = Promise.withResolvers<null>();
      stops.set(id, () => stopped.resolve(null));
      const ready = spare;
      spare = undefined;
      ready?.postMessage(bytes, [bytes.buffer]);
      try {
        const thread = ready ?? startThread(worker, bytes, limits);
        return await readIn(thread, options, onProgress, stopped.promise);
      } finally {
        stops.delete(id);
      }
    },
    stop(id) {
      stops.get(id)?.();
    },
  };
}

function startThread(url: URL, bytes: Uint8Array<ArrayBuffer> | null, { memory_mb }: ReaderLimits): Worker {
  const task: ReaderTask = { bytes };
  const worker = new Worker(url, {
    workerData: task,
    transferList: bytes === null ? [] : [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: memory_mb * headroom, maxYoungGenerationSizeMb: 64 },
    env: {},
    // output of libraries about documents does not belong in the server's log
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

async function readIn(
  worker: Worker,
  { limits, onTrouble }: Options,
  onProgress: (stage: ReadingStage, progress: number) => void,
  stopped: Promise<null>,
): Promise<ReadResult | null> {
  const done = Promise.withResolvers<ReadResult>();
  const gone = Promise.withResolvers<null>();
  let is_over = false;
  const giveUp = (reason: UnreadableReason, why: string) => {
    if (is_over) return;
    is_over = true;
    onTrouble(why);
    done.resolve(unreadable(reason));
  };
  worker.on('message', (told: ThreadMessage) => {
    if (is_over) return;
    if ('result' in told) {
      is_over = true;
      done.resolve(told.result);
    } else onProgress(told.stage, told.progress);
  });
  worker.on('error', (error: unknown) => giveUp(isTooMuch(error) ? 'too_complex' : 'crashed', kindOf(error)));
  worker.on('messageerror', (error) => giveUp('crashed', error.name));
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
    return await Promise.race([done.promise, stopped]);
  } finally {
    is_over = true;
    clearTimeout(slow);
    clearInterval(watch);
    await end(worker, gone.promise);
  }
}

/** The kind of an error alone: its message may quote the document, as may any other thrown value. */
function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : 'thrown';
}

/** Whether an error says that a document needs too much memory, which is no fault of the parser. */
function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return true;
  return /allocation failed|call stack size|Invalid string length/.test(error.message);
}

/** The memory of a thread, buffers included; it is reported even while the thread is busy. */
async function memoryOf(worker: Worker): Promise<number> {
  try {
    const { used_heap_size, external_memory } = await worker.getHeapStatistics();
    return used_heap_size + external_memory;
  } catch {
    // the thread has not begun yet, or is over
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
