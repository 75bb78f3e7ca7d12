import { session } from '#web/lib/api.ts';
import { createListeners } from '#web/lib/listeners.ts';
import type { TransferContent } from './intake.ts';

/* What was chosen, dropped or pasted on another screen, on its way to the screen of uploads, which sends it. */

const { notify, subscribe } = createListeners();
export { subscribe as subscribeHanded };
let handed: TransferContent | undefined;

// One account's documents must not wait for the next.
let epoch = session.epoch();
session.subscribe(() => {
  if (session.epoch() !== epoch) handed = undefined;
  epoch = session.epoch();
});

/** Keeps a copy: the browser empties what it carried after the event. The latest replaces what nobody took. */
export function handOver(carried: TransferContent): void {
  const texts = new Map(text_types.map((type) => [type, carried.getData(type)]));
  handed = { files: [...(carried.files ?? [])], getData: (type) => texts.get(type) ?? '' };
  notify();
}

export function currentHanded(): TransferContent | undefined {
  return handed;
}

export function takeHanded(): TransferContent | undefined {
  const taken = handed;
  handed = undefined;
  notify();
  return taken;
}

const text_types = ['text/html', 'text/plain'];

/** Files as if they had been dropped. */
export function carryFiles(files: readonly File[]): TransferContent {
  return { files, getData: () => '' };
}
