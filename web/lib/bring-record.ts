import { hashKey } from '@tanstack/react-query';
import { accountReads, type RecordRead } from '#domain/record-reads.ts';
import { now } from '#web/ui/clock.ts';
import { call, session } from './api.ts';
import type { Answer, CallKey } from './api-types.ts';
import { ApiError, NetworkError, SessionEnded } from './api-errors.ts';
import { bringFiles } from './bring-files.ts';
import { isDeviceFull } from './device-full.ts';
import { bytesOf, documentRoom, dropFiles, fetchDocument, keepFile, keptFiles } from './kept-files.ts';
import { contract_version, offline_answers } from './offline.ts';
import { loadOutbox } from './outbox/waits.ts';
import { isOwnDevice } from './own-device.ts';
import { currentLanguage } from './preferences.ts';
import { queries } from './query-client.ts';
import { isShipMode, oldBefore, setOldBefore } from './ship-mode.ts';
import { fillGaps } from './shown.ts';
import { readStored, writeStored } from './storage.ts';

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
let brought_at = -Infinity;
/** A call that hangs must not keep the other tabs waiting for ever. */
const longest_ms = 5 * 60_000;

/**
 * Brings the whole record of the signed-in traveller to this device, or what changed since it was last brought, and
 * then the files of documents. One tab does it at a time.
 * @param is_awaited by the traveller: then without the pause and the files, after another tab, and with its errors
 * @returns whether it came
 */
export async function bringRecord(is_awaited = false): Promise<boolean> {
  // also where the clock was set back
  if (!is_awaited && (Math.abs(now() - brought_at) < pause_ms || writer() === undefined)) return false;
  const is_brought = await alone(
    'gangway-record',
    async () => {
      const asked_at = now();
      const since = await offline_answers.cursor();
      const signal = AbortSignal.timeout(longest_ms);
      const record = await call('GET record', { query: { ...(since !== null && { since }) }, signal });
      // in the shapes that the screens take
      const reads = record.reads.map((read) => ({ ...read, answer: fillAny(read) }));
      await offline_answers.take({ ...record, reads }, asked_at);
      await offline_answers.trim((name) => !isOfRecord(name), most_others);
      brought_at = asked_at;
    },
    is_awaited,
  );
  if (!is_brought) return false;
  // nothing else reads the screen again
  if (isShipMode()) void readShownAgain();
  if (!is_awaited) void bringFurther();
  return true;
}

/**
 * Brings what changed at the traveller's word, and reads the screen again: from the record, else from the server.
 * @returns whether the record came
 */
export async function updateNow(): Promise<boolean> {
  // what waits is a part of what comes
  await loadOutbox()
    .then((loaded) => loaded.send())
    .catch(() => undefined);
  const before = oldBefore();
  setOldBefore(now());
  const is_brought = await bringRecord(true).catch(() => false);
  await readShownAgain();
  // without a network each screen would ask in vain
  if (!is_brought) setOldBefore(before);
  return is_brought;
}

/** Reads again the answers that the screen shows from storage. */
async function readShownAgain(): Promise<void> {
  const shown = offline_answers.shown();
  await queries.invalidateQueries({ predicate: ({ queryHash }) => shown.has(queryHash) });
}

/** What the device keeps beside the record: the files of documents and of the screens. */
async function bringFurther(): Promise<void> {
  const is_own = isOwnDevice();
  if (is_own) {
    keepScreens();
    askToPersist();
  }
  if (!is_full) await bringDocuments();
  // a file that is on the device must open there: a PDF needs a megabyte of code
  if (!is_own && (await keptFiles()).length > 0) keepScreens();
}

function fillAny({ call: key, answer }: { call: string; answer: unknown }): unknown {
  return fillGaps(key as CallKey, answer as Answer<CallKey>);
}

/** The files of the screens, too: about a megabyte for each build. */
function keepScreens(): void {
  if (!('serviceWorker' in navigator) || isShipMode()) return;
  // it never resolves where no worker is registered
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(currentLanguage(), []));
}

/**
 * Keeps and removes files as the record on this device and the size that was chosen for them ask for.
 * @param is_awaited as of `bringRecord`: also where the browser is to save data
 */
export async function bringDocuments(is_awaited = false): Promise<void> {
  // apart from the record, which is brought while files are on their way
  await alone(
    'gangway-files',
    () =>
      bringFiles({
        // also with a lapsed session less room is made, for whose files they are
        account: () => (session.isWithout() ? offline_answers.owner() : writer()),
        load: loadKept,
        kept: keptFiles,
        keep: keepFile,
        drop: dropFiles,
        fetch: (cruise_id, document_id) =>
          fetchDocument(cruise_id, document_id, AbortSignal.timeout(longest_file_ms)),
        room: () => bytesOf(documentRoom()),
        mayFetch: () => (is_awaited || !isShipMode()) && writer() !== undefined,
      }),
    is_awaited,
  );
}

/** A read of the record as this device keeps it. */
export async function loadKept({ call: key, ...given }: RecordRead): Promise<unknown> {
  const kept = await offline_answers.load(hashKey([key, given]));
  return kept?.version === contract_version ? kept.data : undefined;
}

/** No room was left: the same file would be fetched again each time. */
let is_full = false;

/** The largest file at 35 kB a second: one that hangs must not keep the others waiting for ever. */
const longest_file_ms = 10 * 60_000;

/** The account whose record and files may be written. */
function writer(): string | undefined {
  return session.isSurelyLoggedIn() && !session.isOtherAccount() ? session.account() : undefined;
}

/**
 * Runs a function unless another tab does, or if it is awaited after that tab and with its errors.
 * @returns whether it ran to its end; without a network, session or room it is tried again later
 */
async function alone(lock_name: string, run: () => Promise<void>, is_awaited: boolean): Promise<boolean> {
  const attempt = async () => {
    try {
      await run();
      return true;
    } catch (error) {
      if (is_awaited) throw error;
      const is_expected =
        error instanceof ApiError ||
        error instanceof NetworkError ||
        error instanceof SessionEnded ||
        // a full device keeps what it has, or a call took too long
        error instanceof DOMException;
      is_full ||= isDeviceFull(error);
      if (!is_expected) reportError(error);
      return false;
    }
  };
  if (!('locks' in navigator)) return attempt();
  return navigator.locks.request(lock_name, { ifAvailable: !is_awaited }, async (lock) =>
    lock === null ? false : attempt(),
  );
}

const ASKED_KEY = 'gangway-persist-asked';
const isYes = (text: string): text is 'yes' => text === 'yes';

/** Asks the browser, and it perhaps the traveller, to keep the record where it would remove that of other sites. */
function askToPersist(): void {
  if (readStored(ASKED_KEY, isYes) !== undefined || !('storage' in navigator)) return;
  writeStored(ASKED_KEY, 'yes');
  void navigator.storage.persist();
}
