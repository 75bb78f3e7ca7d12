import type { ReadingStage } from '#domain/proposal.ts';
import type { ReaderLimits, ReadResult } from './result.ts';
import { openThreads } from './threads.ts';

// A process of its own: a thread that runs out of memory sometimes takes its process along, and native code always does.

/** What it is started with, as JSON. */
export interface Task {
  worker: string;
  limits: ReaderLimits;
}

/** What it is told. */
export type Order = { prepare: true } | { read: string; bytes: Uint8Array } | { stop: string };

/** What it tells; of a reading that was stopped the result is null. */
export type Word =
  | { id: string; stage: ReadingStage; progress: number }
  | { id: string; result: ReadResult | null }
  | { id: string; refused: string }
  | { trouble: string; why: string };

const { worker, limits } = JSON.parse(process.argv[2] ?? '') as Task;
const tell = (word: Word) => process.send?.(word);
const threads = openThreads({
  worker: new URL(worker),
  limits,
  onTrouble: (why) => tell({ trouble: 'a document could not be read', why }),
  onUnready,
});

// With its server it ends, also with one that was killed. A signal to all processes of a terminal or a service is for
// the server, which gives back what is being read: were it followed here, the document would have crashed.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.on('message', (order: Order) => {
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
    // of its own, as it is given away; what was sent may be a part of something larger
    const bytes = new Uint8Array(sent);
    const result = await threads.read(id, bytes, (stage, progress) => tell({ id, stage, progress }));
    tell({ id, result });
  } catch (error) {
    tell({ id, refused: String(error) });
  }
}
