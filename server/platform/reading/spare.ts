import type { Worker } from 'node:worker_threads';

/** Long enough to look for a file, short enough that a small machine has its memory back. */
const stays_ms = 120_000;

/** One thread that waits for work, so that its start is over when work comes. */
export interface Spare {
  /** Starts one, or lets the one there is stay longer. */
  prepare(): void;
  /** The one that is there, which is the caller's from now on. */
  take(): Worker | undefined;
  close(): Promise<void>;
}

/** @param start starts a thread */
export function createSpare(start: () => Worker): Spare {
  let waiting: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  function take(): Worker | undefined {
    clearTimeout(timer);
    const taken = waiting;
    waiting = undefined;
    taken?.ref();
    return taken;
  }

  async function end(): Promise<void> {
    await take()?.terminate();
  }

  return {
    prepare() {
      clearTimeout(timer);
      timer = setTimeout(() => void end(), stays_ms).unref();
      if (waiting !== undefined) return;
      const thread = start();
      waiting = thread;
      // nobody waits for it: it is no reason for a process to stay, and its end is no error
      thread.unref();
      const forget = () => {
        if (waiting === thread) waiting = undefined;
      };
      thread.on('error', forget).on('exit', forget);
    },
    take,
    close: end,
  };
}
