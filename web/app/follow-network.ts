import { kept_answers } from '#web/lib/offline.ts';
import { session } from '#web/lib/api.ts';
import { setPerson } from '#web/lib/storage.ts';
import { registerWorker } from '#web/lib/service-worker.ts';
import { queries } from '#web/lib/query-client.ts';

/** How often a screen that shows what was kept asks again. */
const again_ms = 15_000;
/** A browser whose store does not open must not keep the app from opening. */
const patience_ms = 1_000;

/** Shown at once, and asked for anew all the same: what a record says is asked for first, as it may be edited. */
const shown_at_once = 'GET dashboard';

let showing: Promise<void> | undefined;

/** Brings back what this device keeps, once, before anything is drawn. */
export function showKept(): Promise<void> {
  showing ??= show();
  return showing;
}

async function show(): Promise<void> {
  const impatience = new Promise((resolve) => {
    setTimeout(resolve, patience_ms);
  });
  await Promise.race([kept_answers.restore(), impatience]);
  const owner = kept_answers.owner();
  if (owner === undefined) return;
  // their choices are read under their name, also where no token says it
  if (session.access() === undefined) setPerson(owner);
  const name = JSON.stringify([shown_at_once]);
  const kept = kept_answers.find(name);
  if (kept === undefined || queries.getQueryData(kept.key) !== undefined) return;
  queries.setQueryData(kept.key, kept.data, { updatedAt: kept.at });
  void queries.invalidateQueries({ queryKey: kept.key, exact: true, refetchType: 'none' });
}

/** Asks again for what stands there in place of an answer, and writes what is new before the page goes. */
export function followNetwork(): void {
  const askAgain = () => {
    const shown = kept_answers.shown();
    if (shown.size > 0)
      void queries.invalidateQueries({ predicate: ({ queryHash }) => shown.has(queryHash) });
  };
  addEventListener('online', askAgain);
  setInterval(askAgain, again_ms);
  const write = () => void kept_answers.write();
  addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write();
  });
  registerWorker();
}
