import { ApiError, NetworkError, SessionEnded } from '#web/lib/api-errors.ts';
import { type Change, deletes, makes, recordOf, type StoredRecord } from './change.ts';
import type { Outbox } from './outbox.ts';

export interface SendParts {
  outbox: Outbox;
  /** Sends a change to the server. Rejects like `call`. */
  send: (change: Change) => Promise<unknown>;
  /** Runs a function in one tab at a time; does nothing while another tab runs it. */
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

async function settleRefusal(outbox: Outbox, change: Change, error: ApiError): Promise<void> {
  if (error.status === 412) return outbox.meet(change.id, error.current as StoredRecord);
  const { kind, cruise_id } = recordOf(change);
  // a record that is gone: its deletion is done, and of a change there is something to ask
  const is_own = (outbox.current().cruises[cruise_id]?.share ?? null) === null;
  const is_asked =
    deletes(change) || (is_own && !makes(change) && change.before !== null && kind !== 'documents');
  if (error.status === 404 && is_asked) return outbox.meet(change.id, null);
  const sentences = Object.values(error.fields).flat().join(' ');
  return outbox.refuse(change.id, sentences || (error.detail ?? ''));
}
