import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadingStage, UnreadableReason } from '#domain/proposal.ts';
import type { Log } from '../log.ts';
import type { ProcessMessage, ProcessOrder, Task } from './process.ts';
import { type ReaderLimits, type ReadResult, unreadable } from './result.ts';

/** Thrown by `read` when it was stopped: there is no result, and the document is not at fault. */
export class ReadingStopped extends Error {
  /** the server stops, and another one is to read the document */
  readonly is_closing: boolean;
  constructor(is_closing: boolean) {
    super('the reading was stopped');
    this.is_closing = is_closing;
  }
}

/** Reads documents in a separate process, each in its own thread, which may fail in any way. */
export interface Reader {
  /**
   * Reads a document. Every failure of the thread or process is an outcome: too long, too much memory, an error, an end
   * without a message. @throws ReadingStopped; an error when it could not be begun
   */
  read(
    id: string,
    bytes: Uint8Array,
    onProgress: (stage: ReadingStage, progress: number) => void,
  ): Promise<ReadResult>;
  /**
   * Call this when a document is about to be sent: a thread prepares itself, as loading and warming up take longer than
   * reading. It waits two minutes from the last call. While a document is read this does nothing, to leave it the core.
   */
  prepare(): void;
  /** Stops a reading that is under way on this server. */
  stop(id: string): void;
  close(): Promise<void>;
}

const program = fileURLToPath(new URL('./process.ts', import.meta.url));
const own_worker = new URL('./worker.ts', import.meta.url);
const limits_of_all: ReaderLimits = { time_ms: 60_000, grace_ms: 15_000, memory_mb: 512, growth_mb: 768 };
/** Long enough to choose a file, short enough that a small machine gets its memory back. */
const stays_ms = 120_000;

interface Options {
  log: Log;
  /** tests pass one that misbehaves */
  worker?: URL;
  limits?: Partial<ReaderLimits>;
}

interface RunningReading {
  /** the process that reads the document; a newer one may have been started since */
  child: ChildProcess;
  done: PromiseWithResolvers<ReadResult>;
  onProgress: (stage: ReadingStage, progress: number) => void;
}

/** Starts nothing before the first document. */
export function openReader({ log, worker = own_worker, limits: own_limits }: Options): Reader {
  const limits = { ...limits_of_all, ...own_limits };
  const under_way = new Map<string, RunningReading>();
  let home: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let is_closed = false;
  const readingsIn = (child: ChildProcess) => [...under_way.values()].filter((one) => one.child === child);

  function start(): ChildProcess {
    const child = forkFenced(worker, limits);
    child.on('message', (word: ProcessMessage) => {
      if ('trouble' in word) log.warn({ why: word.why }, word.trouble);
      else hear(word, under_way.get(word.id));
    });
    child.on('error', (error) => {
      log.error({ err: error }, 'the process that reads documents has a fault');
      if (child.pid === undefined) lose(child, error);
    });
    child.on('exit', (code, signal) => {
      if (!child.killed) log.error({ code, signal }, 'the process that reads documents has ended');
      lose(child, reasonOf(signal));
    });
    return child;
  }

  /** The process; it stays for two minutes from now. */
  function get(): ChildProcess {
    if (home?.connected !== true) home = start();
    stay();
    return home;
  }

  function stay(): void {
    clearTimeout(idle);
    idle = setTimeout(() => end(home), stays_ms).unref();
  }

  /** Gives this outcome to all readings under way in a process that is gone. */
  function lose(child: ChildProcess, what: UnreadableReason | Error): void {
    if (home === child) home = undefined;
    for (const { done } of readingsIn(child))
      if (what instanceof Error) done.reject(what);
      else done.resolve(unreadable(what));
  }

  function end(child: ChildProcess | undefined): void {
    if (home === child) home = undefined;
    child?.kill('SIGKILL');
  }

  return {
    prepare() {
      if (is_closed || under_way.size > 0) return;
      try {
        const child = get();
        child.send({ prepare: true } satisfies ProcessOrder);
        keep(child, false);
      } catch (error) {
        // the list of documents works without a prepared thread
        log.warn({ err: error }, 'no thread could be made ready');
      }
    },
    async read(id, bytes, onProgress) {
      if (is_closed) throw new ReadingStopped(true);
      const done = Promise.withResolvers<ReadResult>();
      const child = get();
      under_way.set(id, { child, done, onProgress });
      keep(child, true);
      child.send({ read: id, bytes } satisfies ProcessOrder);
      // the process ends its threads in time; this ends a process that hangs
      const late = setTimeout(() => {
        lose(child, 'too_slow');
        end(child);
      }, limits.time_ms + limits.grace_ms);
      try {
        return await done.promise;
      } finally {
        clearTimeout(late);
        under_way.delete(id);
        if (readingsIn(child).length === 0) keep(child, false);
        if (!is_closed) stay();
      }
    },
    stop(id) {
      under_way.get(id)?.child.send({ stop: id } satisfies ProcessOrder);
    },
    async close() {
      is_closed = true;
      clearTimeout(idle);
      for (const { done } of under_way.values()) done.reject(new ReadingStopped(true));
      const child = home;
      if (child === undefined) return;
      // a process that could not be started sends no exit event
      const gone = once(child, 'exit').catch(() => undefined);
      keep(child, true);
      end(child);
      await gone;
    },
  };
}

/** V8 ends with these signals when it runs out of memory, and so does a process that the system kills for memory. */
function reasonOf(signal: NodeJS.Signals | null): UnreadableReason {
  return signal === 'SIGABRT' || signal === 'SIGKILL' ? 'too_complex' : 'crashed';
}

function hear(word: Exclude<ProcessMessage, { trouble: string }>, one: RunningReading | undefined): void {
  if ('stage' in word) one?.onProgress(word.stage, word.progress);
  else if ('refused' in word) one?.done.reject(new Error(word.refused));
  else if (word.result === null) one?.done.reject(new ReadingStopped(false));
  else one?.done.resolve(word.result);
}

function forkFenced(worker: URL, limits: ReaderLimits): ChildProcess {
  const task: Task = { worker: worker.href, limits };
  return fork(program, [JSON.stringify(task)], {
    serialization: 'advanced',
    execArgv: [for_short_lives, ...fenceOf(worker)],
    // Node.js lets threads read this folder, so it is the folder of code that they may read anyway
    cwd: import.meta.dirname,
    // The process needs no settings, and above all no secrets among them. Canvas asks for a home when it is loaded, and
    // without this one fails for a user that the system does not know, as in a container.
    env: { HOME: '/nonexistent' },
    // output of libraries about documents does not belong in the server's log
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/**
 * Each reading runs in a new thread, so expressions are used a few times: compiled at once, not first interpreted, they
 * take a third less of the time that finding the fields takes.
 */
const for_short_lives = '--no-regexp-tier-up';

/**
 * The permissions of the process, as options of Node.js: it reads the code that it runs, starts threads and loads
 * native code. It has no other file, no network and no processes. No compile cache: the server would run what it wrote.
 */
function fenceOf(worker: URL): string[] {
  const root = join(import.meta.dirname, '../../..');
  const code = [
    'package.json',
    'node_modules',
    'domain',
    'extraction',
    'reference',
    'server/platform/reading',
  ];
  const readable = [...code.map((path) => join(root, path)), dirname(fileURLToPath(worker))];
  return [
    '--permission',
    '--allow-worker',
    '--allow-addons',
    ...readable.map((path) => `--allow-fs-read=${path}`),
  ];
}

/** A waiting process must not keep its server alive. */
function keep(child: ChildProcess, is_needed: boolean): void {
  if (is_needed) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
