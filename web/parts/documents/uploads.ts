import {
  largest_document,
  most_document_bytes,
  most_documents,
  most_photographs,
} from '#domain/documents.ts';
import { ApiError, NetworkError, SessionEnded } from '#web/lib/api-errors.ts';
import { isDeviceFull } from '#web/lib/device-full.ts';
import { newId } from '#web/lib/ids.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { unsent } from '#web/lib/unsent.ts';

/** Why a file was not kept, where we have a sentence for it; `told` stands for the server's own. */
export type Failure =
  | 'too_large'
  | 'full'
  | 'empty'
  | 'type'
  | 'plan'
  | 'space'
  | 'offline'
  | 'device_full'
  | 'cruise_gone'
  | 'told';

/** A file being uploaded to a cruise. */
export interface Upload {
  /** the document gets it, too: a file that is sent twice is kept once */
  id: string;
  cruise_id: string;
  /** of a photograph of the logbook */
  day: string | null;
  file: File;
  /** offline: it waits on this device for a network */
  state: 'waiting' | 'sending' | 'offline' | 'failed';
  /** this device keeps it until it is sent or dismissed */
  is_stored: boolean;
  /** the sent share, from 0 to 1 */
  share: number;
  failure?: Failure;
  /** the server's sentence, in the reader's language */
  detail?: string | undefined;
}

export interface Job {
  id: string;
  cruise_id: string;
  day: string | null;
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** The documents of the cruise, and the free room of the account if known. */
interface Kept {
  bytes: number;
  /** without photographs; for photographs: those of their day */
  count: number;
  room?: number | undefined;
}

/** Where files wait for a network. */
export interface Shelf {
  /** those of the account of this page, the oldest first */
  read: () => Promise<readonly Upload[]>;
  /** Rejects where the device is full. */
  keep: (upload: Upload) => Promise<void>;
  drop: (id: string) => Promise<void>;
  /** Runs a function in one tab at a time; does nothing while another tab runs it. */
  alone: (run: () => Promise<void>) => Promise<void>;
  /** Whether a change of its cruise is sent before it. */
  mustWait: (upload: Upload) => boolean;
}

/** A photograph that this browser cannot show, and so not scale. */
export class UnknownPicture extends Error {}

/** On a slow line more files at once would only make all of them slower. */
const AT_ONCE = 2;

/**
 * Uploads in progress. They go on when the screen is left, so they are kept outside of React; `send` rejects as `call`
 * does. Without a network they wait on the shelf.
 */
export function createUploads<Answer>(send: (job: Job) => Promise<Answer>, shelf: Shelf) {
  const { notify, subscribe } = createListeners();
  const controllers = new Map<string, AbortController>();
  const added = new Map<string, (upload: Upload, answer: Answer) => void>();
  let uploads: readonly Upload[] = [];

  function put(next: readonly Upload[]): void {
    uploads = next;
    notify();
  }

  function change(id: string, what: Partial<Upload>): void {
    put(uploads.map((upload) => (upload.id === id ? { ...upload, ...what } : upload)));
  }

  function forget(id: string): void {
    controllers.get(id)?.abort();
    controllers.delete(id);
    added.delete(id);
    put(uploads.filter((upload) => upload.id !== id));
  }

  /** Forgets a file that was sent or dismissed, also on this device. */
  async function remove({ id, is_stored }: Upload): Promise<void> {
    forget(id);
    if (is_stored) await shelf.drop(id).catch(() => undefined);
  }

  function find(id: string): Upload | undefined {
    return uploads.find((upload) => upload.id === id);
  }

  /** Puts a file on the shelf, where it waits, or fails if there is no room. */
  async function keep({ id }: Upload, what: Partial<Upload> = { state: 'offline' }): Promise<void> {
    const upload = find(id);
    if (upload === undefined) return;
    const kept = { ...upload, ...what, share: 0, is_stored: true };
    try {
      await shelf.keep(kept);
    } catch (error) {
      change(id, { state: 'failed', failure: isDeviceFull(error) ? 'device_full' : 'offline' });
      return;
    }
    // dismissed, or logged out, meanwhile
    if (find(id) === undefined) await shelf.drop(id);
    else change(id, kept);
  }

  function sendNext(): void {
    const is_busy = uploads.filter(({ state }) => state === 'sending').length >= AT_ONCE;
    const next = is_busy ? undefined : uploads.find(({ state }) => state === 'waiting');
    if (next === undefined) return;
    change(next.id, { state: 'sending', share: 0 });
    void sendOne(next);
    sendNext();
  }

  async function sendOne(upload: Upload): Promise<void> {
    const { id, cruise_id, day, file } = upload;
    const controller = new AbortController();
    controllers.set(id, controller);
    const onProgress = (share: number) => {
      const before = find(id)?.share ?? 1;
      // rendering for each packet would be slower than the line
      if (Math.floor(share * 100) !== Math.floor(before * 100)) change(id, { share });
    };
    try {
      if (shelf.mustWait(upload)) await keep(upload);
      else {
        const answer = await send({ id, cruise_id, day, file, signal: controller.signal, onProgress });
        const tell = added.get(id);
        const removed = remove(find(id) ?? upload);
        tell?.(upload, answer);
        await removed;
      }
    } catch (error) {
      if (error instanceof SessionEnded || (error instanceof ApiError && error.status === 401)) {
        clear();
        return;
      }
      // an answer before was lost, and the document was deleted since
      if (error instanceof ApiError && error.code === 'deleted') await remove(find(id) ?? upload);
      else if (!controller.signal.aborted) await settleFailure(upload, error);
    } finally {
      controllers.delete(id);
    }
    sendNext();
  }

  async function settleFailure(upload: Upload, error: unknown): Promise<void> {
    if (error instanceof NetworkError) {
      // the others would find none either
      const unsent_yet = uploads.filter(({ id, state }) => id === upload.id || state === 'waiting');
      await Promise.all(unsent_yet.map((one) => keep(one)));
    } else if (upload.is_stored && error instanceof ApiError && isPassing(error)) await keep(upload);
    else if (upload.is_stored) await keep(upload, { state: 'failed', ...failureOf(error) });
    else change(upload.id, { state: 'failed', ...failureOf(error) });
  }

  /** Reads the files that wait on the device, also what another tab has added, sent or dismissed. */
  async function restore(): Promise<void> {
    const there = await shelf.read();
    const left = uploads.filter(
      ({ id, state, is_stored }) => !is_stored || state === 'sending' || there.some((one) => one.id === id),
    );
    const more = there.filter(({ id }) => find(id) === undefined);
    if (left.length === uploads.length && more.length === 0) return;
    // ids sort as they were made
    put([...left, ...more].toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  }

  /** The account has signed out: its files are not sent any more. */
  function clear(): void {
    const lost = uploads.filter((one) => !one.is_stored && (one.state !== 'failed' || canRetry(one)));
    unsent.add(lost.length);
    for (const { id } of uploads) forget(id);
  }

  return {
    current: () => uploads,
    subscribe,
    /** Refuses files that exceed a limit. */
    add(
      cruise_id: string,
      files: readonly File[],
      kept: Kept,
      onAdded: (upload: Upload, answer: Answer) => void,
      day: string | null = null,
    ): void {
      const theirs = uploads.filter((upload) => upload.cruise_id === cruise_id && upload.state !== 'failed');
      const refusalOf = createLimits(kept, theirs, day);
      const more = files.map((file): Upload => {
        const id = newId();
        added.set(id, onAdded);
        const failure = refusalOf(file);
        const state = failure === undefined ? 'waiting' : 'failed';
        return {
          id,
          cruise_id,
          day,
          file,
          share: 0,
          state,
          is_stored: false,
          ...(failure !== undefined && { failure }),
        };
      });
      put([...uploads, ...more]);
      sendNext();
    },
    retry: (id: string): void => {
      change(id, { state: 'waiting', share: 0 });
      sendNext();
    },
    /** Aborts an upload, or removes its message. @returns whether it was being sent: the server may have the file */
    dismiss(id: string): boolean {
      const upload = find(id);
      if (upload !== undefined) void remove(upload);
      sendNext();
      return upload?.state === 'sending' || upload?.state === 'offline';
    },
    restore,
    /** Sends the files that wait, one after the other, until there is no network. */
    sendStored: (): Promise<void> =>
      shelf.alone(async () => {
        await restore();
        for (;;) {
          const next = uploads.find((one) => one.state === 'offline' && !shelf.mustWait(one));
          if (next === undefined) return;
          change(next.id, { state: 'sending' });
          await sendOne(next);
          // no network, or a server that is busy
          if (find(next.id)?.state === 'offline') return;
        }
      }),
    clear,
  };
}

/** Says of one file after the other why it exceeds a limit; those that do not are counted. */
function createLimits(
  kept: Kept,
  under_way: readonly Upload[],
  day: string | null,
): (file: File) => Failure | undefined {
  // a photograph is scaled before it is sent: how large it is now says nothing
  const documents = under_way.filter((upload) => upload.day === null);
  let sent = documents.reduce((sum, { file }) => sum + file.size, 0);
  let count = under_way.filter((upload) => upload.day === day).length + kept.count;
  return ({ size }) => {
    if (size === 0) return 'empty';
    if (day !== null) {
      if (count >= most_photographs) return 'full';
      count += 1;
      return undefined;
    }
    if (size > largest_document) return 'too_large';
    if (sent + kept.bytes + size > most_document_bytes || count >= most_documents) return 'full';
    if (sent + size > (kept.room ?? Infinity)) return 'space';
    sent += size;
    count += 1;
    return undefined;
  };
}

/** Failures after which another try may succeed. */
const passing: readonly (Failure | undefined)[] = ['offline', 'device_full', 'cruise_gone', 'told', 'space'];

/** Whether another try may succeed. */
export function canRetry({ state, failure }: Upload): boolean {
  return state === 'failed' && passing.includes(failure);
}

/** Whether the server refused a file that waited: it stays on this device until it is dismissed. */
export function isRefused({ state, is_stored }: Upload): boolean {
  return state === 'failed' && is_stored;
}

/** Whether the server may take it at another time: it is busy, in maintenance, or has a fault. */
function isPassing({ status }: ApiError): boolean {
  return status >= 500 || status === 429;
}

function failureOf(error: unknown): Pick<Upload, 'failure' | 'detail'> {
  if (error instanceof NetworkError) return { failure: 'offline' };
  if (error instanceof UnknownPicture) return { failure: 'type' };
  if (!(error instanceof ApiError)) return { failure: 'told', detail: undefined };
  // full, or not of the cruise
  const [of_day] = error.fields['day'] ?? [];
  if (of_day !== undefined) return { failure: 'told', detail: of_day };
  const named: Partial<Record<typeof error.code, Failure>> = {
    too_large: 'too_large',
    unsupported_media: 'type',
    plan_required: 'plan',
    conflict: 'full',
    invalid: 'empty',
    not_found: 'cruise_gone',
  };
  const failure = error.status === 413 ? 'too_large' : named[error.code];
  return failure === undefined ? { failure: 'told', detail: error.detail } : { failure };
}
