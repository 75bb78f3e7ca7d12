import { hashKey } from '@tanstack/react-query';
import { accountReads } from '#domain/record-reads.ts';
import { now } from '#web/ui/clock.ts';
import { call, session } from './api.ts';
import { ApiError, NetworkError, SessionEnded } from './api-errors.ts';
import { offline_answers } from './offline.ts';
import { isOwnDevice } from './own-device.ts';
import { currentLanguage } from './preferences.ts';
import { fillGaps } from './shown.ts';
import type { Answer, CallKey } from './api-types.ts';

/** Searches and filtered lists that the device keeps; the record itself has no limit but that of the device. */
const most_others = 200;

/** Whether a read belongs to the whole record: any other one has a filter in its query. */
function isOfRecord(name: string): boolean {
  const [key, given] = JSON.parse(name) as [string, { query?: object }?];
  return given?.query === undefined || key === 'GET calendar' || filtered.has(name);
}

/** The reads of the record that have a query, but those of the years of the calendar. */
const filtered = new Set(
  accountReads({ first: 1, last: 0 }).map((one) => hashKey([one.call, { query: one.query }])),
);

/** Between two calls: a reader who goes to and fro between two tabs makes none. */
const pause_ms = 20_000;
let brought_at = 0;

/**
 * Brings the whole record of the signed-in traveller to this device, or what changed since it was last brought. One tab
 * does it at a time.
 */
export async function bringRecord(): Promise<void> {
  if (now() < brought_at + pause_ms || !session.isSurelyLoggedIn() || session.isOtherAccount()) return;
  if (!('locks' in navigator)) return bring();
  await navigator.locks.request('gangway-record', { ifAvailable: true }, async (lock) => {
    if (lock !== null) await bring();
  });
}

function fillAny({ call: key, answer }: { call: string; answer: unknown }): unknown {
  return fillGaps(key as CallKey, answer as Answer<CallKey>);
}

/** The files of the screens, too, on a device of one's own: about a megabyte for each build. */
function keepScreens(): void {
  if (!isOwnDevice() || !('serviceWorker' in navigator)) return;
  // it never resolves where no worker is registered
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(currentLanguage(), []));
}

async function bring(): Promise<void> {
  const asked_at = now();
  const since = offline_answers.cursor();
  try {
    const record = await call('GET record', { query: { ...(since !== null && { since }) } });
    // in the shapes that the screens take
    const reads = record.reads.map((read) => ({ ...read, answer: fillAny(read) }));
    await offline_answers.take({ ...record, reads }, asked_at);
    await offline_answers.trim((name) => !isOfRecord(name), most_others);
    brought_at = asked_at;
    keepScreens();
  } catch (error) {
    const is_expected =
      error instanceof ApiError ||
      error instanceof NetworkError ||
      error instanceof SessionEnded ||
      isFull(error);
    // it is tried again later
    if (!is_expected) reportError(error);
  }
}

/** A full device keeps what it has. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException;
}
