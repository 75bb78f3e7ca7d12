import { offline_answers } from '#web/lib/offline.ts';
import { network, session } from '#web/lib/api.ts';
import { setAccount } from '#web/lib/storage.ts';
import { registerWorker } from '#web/lib/service-worker.ts';
import { queries } from '#web/lib/query-client.ts';
import { pause } from '#web/ui/turns.ts';

/** How often a screen that shows kept answers reads them again. */
const again_ms = 15_000;
/** A browser whose storage does not open must not keep the app from opening. */
const patience_ms = 1_000;

/** The kept dashboard is shown at once and read again all the same; a record is read first, as it may be edited. */
const shown_at_once = 'GET dashboard';

let showing: Promise<void> | undefined;

/** Restores the answers that this device keeps, once, before the app renders. */
export function showOfflineAnswers(): Promise<void> {
  showing ??= show();
  return showing;
}

async function show(): Promise<void> {
  await Promise.race([offline_answers.restore(), pause(patience_ms)]);
  const owner = offline_answers.owner();
  if (owner === undefined) return;
  // the account's choices are stored under its id, also where no token names the account
  if (session.access() === undefined) setAccount(owner);
  const name = JSON.stringify([shown_at_once]);
  const kept = offline_answers.find(name);
  if (kept === undefined || queries.getQueryData(kept.key) !== undefined) return;
  queries.setQueryData(kept.key, kept.data, { updatedAt: kept.at });
  void queries.invalidateQueries({ queryKey: kept.key, exact: true, refetchType: 'none' });
}

/** Reads again the answers that the screen shows from storage, and writes new ones before the page goes. */
export function followNetwork(): void {
  const askAgain = () => {
    void network.check();
    const shown = offline_answers.shown();
    if (shown.size > 0)
      void queries.invalidateQueries({ predicate: ({ queryHash }) => shown.has(queryHash) });
  };
  addEventListener('online', askAgain);
  setInterval(askAgain, again_ms);
  const write = () => void offline_answers.write();
  addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write();
  });
  registerWorker();
}
