import { NetworkError } from '#web/lib/api-errors.ts';
import { session, upload } from '#web/lib/api.ts';
import { servesApp } from '#web/lib/build-watch.ts';
import { invalidateUploads } from '#web/lib/invalidate-uploads.ts';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import { makes, recordOf } from '#web/lib/outbox/change.ts';
import { loadOutbox, noteRefused, outbox, setFiles } from '#web/lib/outbox/waits.ts';
import { read } from '#web/lib/queries.ts';
import { queries } from '#web/lib/query-client.ts';
// with this file: a browser that could not load it once without a network does not try again on the same page
import { sendWithProgress } from '#web/lib/upload.ts';
import {
  dropWaitingFile,
  keepWaitingFile,
  readWaitingFiles,
  type WaitingFile,
} from '#web/lib/waiting-files.ts';
import type { CruiseDocument } from '#contract/documents.ts';
import type { Upload as ReadDocument } from '#contract/uploads.ts';
import { pause } from '#web/ui/turns.ts';
import { of_none } from './sending.ts';
import { createUploads, isRefused, type Job, type Shelf, type Upload } from './uploads.ts';

/* The files on their way of this page, of all cruises, and those that are to be read. */

const tabs = new BroadcastChannel('gangway-waiting-files');
const tellTabs = tabs.postMessage.bind(tabs);

const shelf: Shelf = {
  read: async () => {
    const kept = await readWaitingFiles<WaitingFile & Pick<Upload, 'failure' | 'detail'>>();
    return kept.map((one) => ({
      ...one,
      state: one.failure === undefined ? 'offline' : 'failed',
      is_stored: true,
      share: 0,
    }));
  },
  keep: async ({ id, cruise_id, day, file, state, failure, detail }) => {
    const why = state === 'failed' ? { failure, detail } : {};
    await keepWaitingFile({ id, cruise_id, day, file, ...why });
    tellTabs('changed');
  },
  drop: async (id) => {
    await dropWaitingFile(id);
    tellTabs('changed');
  },
  alone: async (run) => {
    // of an account that is not logged in, nothing can be sent
    if (session.account() === undefined || session.isOtherAccount()) return;
    if (!('locks' in navigator)) return run();
    await navigator.locks.request('gangway-waiting-files', { ifAvailable: true }, async (lock) => {
      if (lock !== null) await run();
    });
  },
  mustWait: ({ cruise_id }) =>
    outbox.current().changes.some((change) => {
      const of = recordOf(change);
      // its days may have changed, too
      const is_meant = of.kind === 'cruise' && of.cruise_id === cruise_id;
      return is_meant && (makes(change) || change.state === 'waiting');
    }),
};

export const files = createUploads<CruiseDocument | ReadDocument>(
  (job) => (job.cruise_id === of_none ? inTime(job, sendToRead) : inTime(job, sendToCruise)),
  shelf,
);

async function sendToRead({ id, file, signal, onProgress }: Job): Promise<ReadDocument> {
  const answer = await upload('POST uploads', {
    query: { id },
    file,
    signal,
    onProgress,
    sendWithProgress,
  });
  addToList(answer);
  void invalidateUploads(queries);
  return answer;
}

/** So that a screen which opens later shows it before the list is read again. */
function addToList(document: ReadDocument): void {
  queries.setQueryData(read('GET uploads', {}).queryKey, (list) => {
    // one whose answer was lost is sent twice
    if (list === undefined || list.items.some(({ id }) => id === document.id)) return list;
    // the latest first: ids sort as they were made
    const items = [...list.items, document].toSorted((a, b) => (a.id > b.id ? -1 : 1));
    return { ...list, items, total: list.total + 1 };
  });
}

async function sendToCruise({ id, cruise_id, day, file, signal, onProgress }: Job): Promise<CruiseDocument> {
  const answer = await upload('POST cruises/{id}/documents', {
    params: { id: cruise_id },
    query: { id, ...(day !== null && { day }) },
    file: day === null ? file : await scaledDown(file),
    signal,
    onProgress,
    sendWithProgress,
  });
  void invalidateCruise(queries, cruise_id);
  return answer;
}

async function scaledDown(file: File): Promise<File> {
  const { scaled } = await import('./scale-picture.ts').catch((error: unknown) => {
    throw new NetworkError('what scales it did not come', { cause: error });
  });
  return scaled(file);
}

/** The longest that a file may make no way until the device looks whether the server is there at all. */
const patience_ms = 4_000;

/** Calls off an upload that hangs. A slow network, over which the page of the app comes, is a network. */
async function inTime<Answer>(job: Job, send: (job: Job) => Promise<Answer>): Promise<Answer> {
  const hanging = new AbortController();
  let has_moved = false;
  const look = async () => {
    const is_there = has_moved || (await Promise.race([servesApp(), pause(patience_ms)])) === true;
    if (!is_there && !has_moved) hanging.abort();
    has_moved = false;
  };
  const timer = setInterval(() => void look(), patience_ms);
  const onProgress = (share: number) => {
    has_moved = true;
    job.onProgress(share);
  };
  try {
    return await send({ ...job, onProgress, signal: AbortSignal.any([job.signal, hanging.signal]) });
  } catch (error) {
    if (!hanging.signal.aborted || job.signal.aborted) throw error;
    throw new NetworkError('the upload made no way', { cause: error });
  } finally {
    clearInterval(timer);
  }
}

const restore = () => void files.restore();

let sending: Promise<void> | undefined;

/** Sends the files that wait; those that are on their way already are waited for. */
function sendStored(): Promise<void> {
  sending ??= files.sendStored().finally(() => {
    sending = undefined;
  });
  return sending;
}

// One account's uploads must not go on or stay for the next.
let epoch = session.epoch();
let account = session.account();
session.subscribe(() => {
  if (session.epoch() !== epoch) files.clear();
  // another account, or the first one after the page was opened without a token
  if (session.epoch() !== epoch || session.account() !== account) restore();
  [epoch, account] = [session.epoch(), session.account()];
});
tabs.addEventListener('message', restore);
setFiles(sendStored);
files.subscribe(() => noteRefused(files.current().filter(isRefused).length));
restore();
// at a port the app may be open for seconds only; a file is sent after what makes its cruise
loadOutbox().then(
  () => outbox.send().catch((error: unknown) => reportError(error)),
  () => undefined,
);
