import type { ReadingStage } from '#domain/proposal.ts';
import type { ReaderLimits, ReadResult } from './result.ts';
import { openThreads } from './threads.ts';

// A separate process: a thread that runs out of memory sometimes ends its process, and native code always does.

/** The task of the process, as JSON in its arguments. */
export interface Task {
  worker: string;
  limits: ReaderLimits;
}

/** A message to the process. */
export type ProcessOrder = { prepare: true } | { read: string; bytes: Uint8Array } | { stop: string };

/** A message from the process; the result of a stopped reading is null. */
export type ProcessMessage =
  | { id: string; stage: ReadingStage; progress: number }
  | { id: string; result: ReadResult | null }
  | { id: string; refused: string }
  | { trouble: string; why: string };

const { worker, limits } = JSON.parse(process.argv[2] ?? '') as Task;
const tell = (word: ProcessMessage) => process.send?.(word);
const threads = openThreads({
  worker: new URL(worker),
  limits,
  onTrouble: (why) => tell({ trouble: 'a document could not be read', why }),
  onUnready,
});

// Ends with its server, also with one that was killed. A signal to all processes of a terminal or a service is for the
// server, which gives its readings back: if this process obeyed it, the document would count as crashed.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.on('message', (order: ProcessOrder) => {
  if ('stop' in order) threads.stop(order.stop);
  else if ('read' in order) void read(order.read, order.bytes);
  else prepare();
});

function prepare(): void {
  try {
    threads.prepare();
  } catch (error) {
    onUnready(String(error));
  }
}

function onUnready(why: string): void {
  tell({ trouble: 'no thread could be made ready', why });
}

async function read(id: string, sent: Uint8Array): Promise<void> {
  try {
    // a copy, as the buffer is transferred; the received bytes may be a part of a larger buffer
    const bytes = new Uint8Array(sent);
    const result = await threads.read(id, bytes, (stage, progress) => tell({ id, stage, progress }));
    tell({ id, result });
  } catch (error) {
    tell({ id, refused: String(error) });
  }
}
