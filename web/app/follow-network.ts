import { hashKey } from '@tanstack/react-query';
import { contract_version, offline_answers } from '#web/lib/offline.ts';
import { network, session } from '#web/lib/api.ts';
import { setAccount } from '#web/lib/storage.ts';
import { isShipMode, setOldBefore } from '#web/lib/ship-mode.ts';
import { outbox, restoreOutbox } from '#web/lib/outbox/waits.ts';
import { queries } from '#web/lib/query-client.ts';
import { now } from '#web/ui/clock.ts';
import { pause } from '#web/ui/turns.ts';

/** How often a screen that shows kept answers reads them again. */
const again_ms = 15_000;
/** A browser whose storage does not open must not keep the app from opening. */
const patience_ms = 1_000;
/** The same without a token: without a network nothing but the kept answers opens. */
const long_patience_ms = 10_000;

/** The kept dashboard is shown at once and read again all the same; a record is read first, as it may be edited. */
const shown_at_once = ['GET dashboard'] as const;

let showing: Promise<void> | undefined;

/** Restores the answers that this device keeps, once, before the app renders. */
export function showOfflineAnswers(): Promise<void> {
  showing ??= show();
  return showing;
}

async function show(): Promise<void> {
  const longest_ms = session.access() === undefined ? long_patience_ms : patience_ms;
  const restored = offline_answers
    .restore()
    .then(() => restoreOutbox(session.account() ?? offline_answers.owner()));
  await Promise.race([restored, pause(longest_ms)]);
  const owner = offline_answers.owner();
  if (owner === undefined) return;
  // the account's choices are stored under its id, also where no token names the account
  if (session.access() === undefined) setAccount(owner);
  const kept = await offline_answers.load(hashKey(shown_at_once));
  // an answer of another contract could crash the screen, and the server is asked at the same moment
  if (kept?.version !== contract_version || queries.getQueryData(shown_at_once) !== undefined) return;
  queries.setQueryData(shown_at_once, outbox.show(shown_at_once, kept.data), { updatedAt: kept.at });
  void queries.invalidateQueries({ queryKey: shown_at_once, exact: true, refetchType: 'none' });
}

/** How often the record is brought while the page is in sight: each time costs one statement if nothing changed. */
const record_ms = 5 * 60_000;
/** After a write, as another one may follow. */
const after_write_ms = 25_000;
/** After the first screen, which comes first. */
const first_record_ms = 5_000;

function bring(): void {
  if (!isShipMode()) bringNow();
}

function bringNow(): void {
  if (document.visibilityState !== 'visible') return;
  import('#web/lib/bring-record.ts').then(
    ({ bringRecord }) => void bringRecord(),
    // without a network the file does not come either
    () => undefined,
  );
}

/**
 * The first screen has the network to itself until then: the worker's files, fetched at once, came before the answer
 * that the dashboard waited for.
 */
const later_ms = 4_000;

let planned: ReturnType<typeof setTimeout> | undefined;

/** Brings what a write changed: also lists and figures that are not on the screen. */
export function bringSoon(): void {
  setOldBefore(now());
  clearTimeout(planned);
  planned = setTimeout(bringNow, after_write_ms);
}

/** Sends what waits. Its faults are told where it is sent by hand. */
function sendWaiting(): void {
  outbox.send().catch((error: unknown) => reportError(error));
}

/** Reads again the answers that the screen shows from storage, and writes new ones before the page goes. */
export function followNetwork(): void {
  const askAgain = () => {
    void network.check();
    sendWaiting();
    const shown = offline_answers.shown();
    if (shown.size > 0)
      void queries.invalidateQueries({ predicate: ({ queryHash }) => shown.has(queryHash) });
  };
  addEventListener('online', askAgain);
  // what waits costs nothing until there is a network
  setInterval(() => (isShipMode() ? sendWaiting() : askAgain()), again_ms);
  setTimeout(bring, first_record_ms);
  setInterval(bring, record_ms);
  addEventListener('online', bring);
  const write = () => void offline_answers.write();
  addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write();
    else bring();
  });
  setTimeout(
    // without a network it was started before, or not yet
    () => void import('./later.ts').then(({ startLater }) => startLater()).catch(() => undefined),
    later_ms,
  );
}
