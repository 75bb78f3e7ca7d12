import { ApiError, NetworkError, SessionEnded } from '#web/lib/api-errors.ts';
import { type Change, deletes, makes, recordOf, type StoredRecord, type Waiting } from './change.ts';
import type { Outbox } from './outbox.ts';

export interface SendParts {
  outbox: Outbox;
  /** Sends a change to the server. Rejects like `call`. */
  send: (change: Change) => Promise<unknown>;
  /** Runs a function in one tab at a time, after those that run it already. */
  alone: (run: () => Promise<void>) => Promise<void>;
}

/** What was sent. */
export interface Sent {
  /** ids of the cruises that changed on the server */
  cruises: ReadonlySet<string>;
  done: number;
}

/**
 * Sends the changes that wait, in their order, until there is no network. A change may be sent twice: a new record has its
 * id from here, and a version that is old already is answered with the record as it is.
 */
export async function sendChanges({ outbox, send, alone }: SendParts): Promise<Sent> {
  const cruises = new Set<string>();
  const skipped = new Set<string>();
  let done = 0;
  await alone(async () => {
    // what another tab has sent or added meanwhile
    await outbox.restore();
    for (;;) {
      const next = outbox.nextToSend(skipped);
      if (next === undefined) return;
      const change = await outbox.noteTried(next.id);
      if (change === undefined) continue;
      try {
        const answer = await send(change);
        await outbox.settle(change.id, answer);
        done += 1;
      } catch (error) {
        if (error instanceof NetworkError || error instanceof SessionEnded) return;
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 401) return;
        // the server is busy, in maintenance, or has a fault: the change waits for another time
        if (error.status >= 500 || error.status === 429 || error.status === 413) {
          skipped.add(change.id);
          if (error.status === 429 || error.status === 503) return;
          continue;
        }
        await settleRefusal(outbox, change, error);
      }
      cruises.add(recordOf(change).cruise_id);
    }
  });
  return { cruises, done };
}

export interface SenderParts extends SendParts {
  /** Whether the account of the page is still the one that is logged in. */
  maySend: () => boolean;
  /** Tells how many changes were sent. */
  tell: (done: number) => void;
  /** Shows the present changes in all that was read. */
  show: () => void;
  /** Reads a cruise again, and what is worked out of it. */
  readAgain: (cruise_id: string) => Promise<unknown>;
}

/** Sends what waits, and shows it in step with what this tab and the others do. */
export function createSender({ outbox, maySend, tell, show, readAgain, ...parts }: SenderParts) {
  let sending: Promise<Sent> | undefined;
  let is_following = false;
  let had_any = false;

  /** Shows the present changes, unless there are none and were none. */
  function refresh(): void {
    const has_any = outbox.current().changes.length > 0;
    if (has_any || had_any) show();
    had_any = has_any;
  }

  // what was sent stays on screen until it is read again
  outbox.subscribe(() => {
    if (sending === undefined && !is_following) refresh();
  });

  async function send(): Promise<void> {
    // what is on its way already is waited for
    if (sending !== undefined) {
      await sending;
      return;
    }
    if (outbox.nextToSend(new Set()) === undefined || !maySend()) return;
    sending = sendChanges({ outbox, ...parts }).finally(() => {
      sending = undefined;
    });
    const { cruises, done } = await sending;
    tell(done);
    // what was added meanwhile
    if (outbox.current().changes.length > 0) refresh();
    await Promise.all([...cruises].map(readAgain));
    if (done > 0) await send();
  }

  /** Takes over what another tab has added, taken back or sent. */
  async function follow(): Promise<void> {
    const before = idsIn(outbox.current());
    is_following = true;
    await outbox.restore().finally(() => {
      is_following = false;
    });
    const now = idsIn(outbox.current());
    await Promise.all([...before.difference(now)].map(readAgain));
    refresh();
  }

  return { send, follow, refresh };
}

/** The cruises of which changes wait. */
function idsIn({ changes }: Waiting): Set<string> {
  return new Set(changes.map((one) => recordOf(one).cruise_id));
}

async function settleRefusal(outbox: Outbox, change: Change, error: ApiError): Promise<void> {
  if (error.status === 412) return outbox.mergeWith(change.id, error.current as StoredRecord);
  // it was made, its answer was lost, and it was deleted elsewhere: a later change of it is asked about
  if (error.code === 'deleted') return outbox.settle(change.id, undefined);
  const { kind, cruise_id } = recordOf(change);
  if (error.status === 404) {
    // a record that is gone: its deletion is done, and of a change there is something to ask
    const { [cruise_id]: cruise } = outbox.current().cruises;
    const is_own = (cruise?.share ?? null) === null;
    const is_asked =
      deletes(change) || (is_own && !makes(change) && change.before !== null && kind !== 'documents');
    // what is new needs nothing but its cruise
    const is_cruise_gone = is_own && cruise !== undefined && (makes(change) || kind === 'paid');
    if (is_asked || is_cruise_gone)
      return outbox.mergeWith(change.id, null, is_cruise_gone && !deletes(change));
  }
  const sentences = Object.values(error.fields).flat().join(' ');
  return outbox.refuse(change.id, sentences || (error.detail ?? ''));
}
