import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadingStage, UnreadableReason } from '#domain/proposal.ts';
import type { Log } from '../log.ts';
import type { Order, Task, Word } from './process.ts';
import { type ReaderLimits, type ReadResult, unreadable } from './result.ts';

/** Thrown by `read` when it was stopped: nothing came of it, and nothing is wrong with the document. */
export class Stopped extends Error {
  /** the server goes down, and another one is to read it */
  readonly is_closing: boolean;
  constructor(is_closing: boolean) {
    super('the reading was stopped');
    this.is_closing = is_closing;
  }
}

/** Reads documents in a process of its own, each in a thread of its own, which may do to themselves what they like. */
export interface Reader {
  /**
   * Reads a document. Whatever thread or process do is an outcome: too long, too much memory, an error, an end without
   * a word. @throws Stopped; an error when it could not be begun
   */
  read(
    id: string,
    bytes: Uint8Array,
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

const program = fileURLToPath(new URL('./process.ts', import.meta.url));
const own_worker = new URL('./worker.ts', import.meta.url);
const limits_of_all: ReaderLimits = { time_ms: 60_000, grace_ms: 15_000, memory_mb: 512, growth_mb: 768 };
/** Long enough to look for a file, short enough that a small machine has its memory back. */
const stays_ms = 120_000;

interface Options {
  log: Log;
  /** tests bring one that misbehaves */
  worker?: URL;
  limits?: Partial<ReaderLimits>;
}

interface UnderWay {
  /** where it is read; another one may have been begun since */
  child: ChildProcess;
  done: PromiseWithResolvers<ReadResult>;
  onProgress: (stage: ReadingStage, progress: number) => void;
}

/** Nothing is started before there is something to read. */
export function openReader({ log, worker = own_worker, limits: own_limits }: Options): Reader {
  const limits = { ...limits_of_all, ...own_limits };
  const under_way = new Map<string, UnderWay>();
  let home: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let is_closed = false;

  function start(): ChildProcess {
    const task: Task = { worker: worker.href, limits };
    const child = fork(program, [JSON.stringify(task)], {
      serialization: 'advanced',
      execArgv: fenceOf(worker),
      // Node.js lets threads read it, so it is no folder but that of code which they may read
      cwd: import.meta.dirname,
      // it needs none of the settings, and least of all the secrets among them
      env: {},
      // what libraries say of documents is not for the log of the server
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (word: Word) => hear(word));
    child.on('error', (error) => {
      log.error({ err: error }, 'the process that reads documents has a fault');
      if (child.pid === undefined) lose(child, error);
    });
    child.on('exit', (code, signal) => {
      if (!child.killed) log.error({ code, signal }, 'the process that reads documents has ended');
      // what V8 does when it finds no more memory, and what a machine does that has none
      lose(child, signal === 'SIGABRT' || signal === 'SIGKILL' ? 'too_complex' : 'crashed');
    });
    return child;
  }

  /** The process, which stays for two minutes from now. */
  function get(): ChildProcess {
    if (home?.connected !== true) home = start();
    stay();
    return home;
  }

  function stay(): void {
    clearTimeout(idle);
    idle = setTimeout(() => end(home), stays_ms).unref();
  }

  function hear(word: Word): void {
    if ('trouble' in word) {
      log.warn({ why: word.why }, word.trouble);
      return;
    }
    const one = under_way.get(word.id);
    if ('stage' in word) one?.onProgress(word.stage, word.progress);
    else if ('refused' in word) one?.done.reject(new Error(word.refused));
    else if (word.result === null) one?.done.reject(new Stopped(false));
    else one?.done.resolve(word.result);
  }

  /** What was under way in a process that is gone came to this. */
  function lose(child: ChildProcess, what: UnreadableReason | Error): void {
    if (home === child) home = undefined;
    for (const { child: own, done } of under_way.values()) {
      if (own !== child) continue;
      if (what instanceof Error) done.reject(what);
      else done.resolve(unreadable(what));
    }
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
        child.send({ prepare: true } satisfies Order);
        keep(child, false);
      } catch (error) {
        // the list of documents is shown all the same
        log.warn({ err: error }, 'no thread could be made ready');
      }
    },
    async read(id, bytes, onProgress) {
      if (is_closed) throw new Stopped(true);
      const done = Promise.withResolvers<ReadResult>();
      const child = get();
      under_way.set(id, { child, done, onProgress });
      keep(child, true);
      child.send({ read: id, bytes } satisfies Order);
      // threads are ended by their process in time, but who ends the process?
      const late = setTimeout(() => {
        lose(child, 'too_slow');
        end(child);
      }, limits.time_ms + limits.grace_ms);
      try {
        return await done.promise;
      } finally {
        clearTimeout(late);
        under_way.delete(id);
        if (![...under_way.values()].some((one) => one.child === child)) keep(child, false);
        if (!is_closed) stay();
      }
    },
    stop(id) {
      under_way.get(id)?.child.send({ stop: id } satisfies Order);
    },
    async close() {
      is_closed = true;
      clearTimeout(idle);
      for (const { done } of under_way.values()) done.reject(new Stopped(true));
      const child = home;
      if (child === undefined) return;
      // one that could not be started has no end
      const gone = once(child, 'exit').catch(() => undefined);
      keep(child, true);
      end(child);
      await gone;
    },
  };
}

/**
 * What the process may do, as options of Node.js: read the code that it runs, start threads and load native code. It
 * has no other file, no network and no processes. Compiled code is not kept, as what it wrote there the server would run.
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

/** A process that only waits is no reason for its server to stay. */
function keep(child: ChildProcess, is_needed: boolean): void {
  if (is_needed) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
