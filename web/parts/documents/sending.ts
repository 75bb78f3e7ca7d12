import { createListeners } from '#web/lib/listeners.ts';
import { whenIdle } from '#web/ui/idle.ts';
import type { createUploads, Upload } from './uploads.ts';

/* The files on their way, as screens need them: small, as what sends them is loaded once the page is idle. */

/** In place of a cruise: the document is to be read, and belongs to none yet. */
export const of_none = 'uploads';

/** Its answers are a document of a cruise or one to be read. */
type Files = ReturnType<typeof createUploads<unknown>>;

const { notify, subscribe } = createListeners();
const none: readonly Upload[] = [];
let files: Files | undefined;

async function load(): Promise<Files> {
  const loaded = (await import('./send-files.ts')).files;
  if (files === undefined) {
    files = loaded;
    loaded.subscribe(notify);
    notify();
  }
  return loaded;
}

// before the network goes
whenIdle(() => void load().catch(() => undefined));

export const sending = {
  subscribe,
  current: () => files?.current() ?? none,
  /** @throws when what sends them does not come, as without a network on a page that never had it */
  add: async (...given: Parameters<Files['add']>): Promise<void> => (await load()).add(...given),
  retry: (id: string): void => files?.retry(id),
  /** @returns whether the server may have the file */
  dismiss: (id: string): boolean => files?.dismiss(id) ?? false,
};
