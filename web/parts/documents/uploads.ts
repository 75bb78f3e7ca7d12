import {
  largest_document,
  most_document_bytes,
  most_documents,
  most_photographs,
} from '#domain/documents.ts';
import { ApiError, NetworkError, SessionEnded } from '#web/lib/api-errors.ts';
import { unsent } from '#web/lib/unsent.ts';
import { createListeners } from '#web/lib/listeners.ts';

/** Why a file was not kept, where we have a sentence for it; `told` stands for the server's own. */
export type Failure = 'too_large' | 'full' | 'empty' | 'type' | 'plan' | 'space' | 'offline' | 'told';

/** A file being uploaded to a cruise. */
export interface Upload {
  id: number;
  cruise_id: string;
  /** of a photograph of the logbook */
  day: string | null;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** the sent share, from 0 to 1 */
  share: number;
  failure?: Failure;
  /** the server's sentence, in the reader's language */
  detail?: string | undefined;
}

interface Job {
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

/** A photograph that this browser cannot show, and so not scale. */
export class UnknownPicture extends Error {}

/** On a slow line more files at once would only make all of them slower. */
const AT_ONCE = 2;

/**
 * Uploads in progress. They go on when the screen is left, so they are kept outside of React; `send` rejects as `call`
 * does.
 */
export function createUploads<Answer>(send: (job: Job) => Promise<Answer>) {
  const { notify, subscribe } = createListeners();
  const controllers = new Map<number, AbortController>();
  const added = new Map<number, (upload: Upload, answer: Answer) => void>();
  let uploads: readonly Upload[] = [];
  let latest_id = 0;

  function put(next: readonly Upload[]): void {
    uploads = next;
    notify();
  }

  function change(id: number, what: Partial<Upload>): void {
    put(uploads.map((upload) => (upload.id === id ? { ...upload, ...what } : upload)));
  }

  function forget(id: number): void {
    controllers.get(id)?.abort();
    controllers.delete(id);
    added.delete(id);
    put(uploads.filter((upload) => upload.id !== id));
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
      const before = uploads.find((one) => one.id === id)?.share ?? 1;
      // rendering for each packet would be slower than the line
      if (Math.floor(share * 100) !== Math.floor(before * 100)) change(id, { share });
    };
    try {
      const answer = await send({ cruise_id, day, file, signal: controller.signal, onProgress });
      const tell = added.get(id);
      forget(id);
      tell?.(upload, answer);
    } catch (error) {
      if (error instanceof SessionEnded || (error instanceof ApiError && error.status === 401)) {
        clear();
        return;
      }
      if (!controller.signal.aborted) change(id, { state: 'failed', ...failureOf(error) });
    } finally {
      controllers.delete(id);
    }
    sendNext();
  }

  /** The account has signed out: its files are not sent any more. */
  function clear(): void {
    unsent.add(uploads.filter((upload) => upload.state !== 'failed' || canRetry(upload)).length);
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
        latest_id += 1;
        added.set(latest_id, onAdded);
        const failure = refusalOf(file);
        const state = failure === undefined ? 'waiting' : 'failed';
        return {
          id: latest_id,
          cruise_id,
          day,
          file,
          share: 0,
          state,
          ...(failure !== undefined && { failure }),
        };
      });
      put([...uploads, ...more]);
      sendNext();
    },
    retry(id: number): void {
      change(id, { state: 'waiting', share: 0 });
      sendNext();
    },
    /** Aborts an upload, or removes its message. @returns whether it was being sent: the server may have the file */
    dismiss(id: number): boolean {
      const was_sending = uploads.some((upload) => upload.id === id && upload.state === 'sending');
      forget(id);
      sendNext();
      return was_sending;
    },
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

/** Whether another try may succeed. */
export function canRetry({ state, failure }: Upload): boolean {
  return state === 'failed' && (failure === 'offline' || failure === 'told' || failure === 'space');
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
  };
  const failure = error.status === 413 ? 'too_large' : named[error.code];
  return failure === undefined ? { failure: 'told', detail: error.detail } : { failure };
}
