import { hashKey } from '@tanstack/react-query';
import { get, update } from 'idb-keyval';
import type { Cruise } from '#contract/cruises.ts';
import { sendWaiting, session } from '#web/lib/api.ts';
import { NetworkError } from '#web/lib/api-errors.ts';
import { servesApp } from '#web/lib/build-watch.ts';
import { browserTimeZone } from '#web/lib/formats-first.ts';
import { newId } from '#web/lib/ids.ts';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import { contract_version, offline_answers } from '#web/lib/offline.ts';
import { outbox_store } from '#web/lib/offline-shelf.ts';
import { queries } from '#web/lib/query-client.ts';
import { read } from '#web/lib/queries.ts';
import { finishLeftOver } from '#web/lib/finish-left-over.ts';
import { now } from '#web/ui/clock.ts';
import { type Change, nothing_waits, type Waiting } from './change.ts';
import { createOutbox, type OutboxStorage } from './outbox.ts';
import { createSender } from './send.ts';
import { type LoadedOutbox, noteSent, noteWaits, outbox } from './waits.ts';
import { inTime, writeOrWait } from './write.ts';

const storage: OutboxStorage = {
  read: (person) => get<Waiting>(person, outbox_store()),
  update: async (person, change) => {
    let next = nothing_waits;
    // one transaction: of two tabs that add at once none loses a change
    await update<Waiting>(person, (before) => (next = change(before ?? nothing_waits)), outbox_store());
    return next;
  },
};

/** The cruise as the server answered it last: what is on screen, else what the device keeps. */
async function knownCruise(id: string): Promise<Cruise | undefined> {
  const { queryKey } = read('GET cruises/{id}', { params: { id } });
  const on_screen = queries.getQueryData(queryKey);
  if (on_screen !== undefined) return on_screen;
  const kept = await offline_answers.load(hashKey(queryKey));
  return kept?.version === contract_version ? (kept.data as Cruise) : undefined;
}

let opened: Promise<LoadedOutbox> | undefined;

/** Opens the outbox, once: a browser without storage has none until the page is opened again. */
export function openOutbox(): Promise<LoadedOutbox> {
  opened ??= open();
  return opened;
}

/** Opens the outbox of the account of this page, in step with those of other tabs. */
async function open(): Promise<LoadedOutbox> {
  const tabs = new BroadcastChannel('gangway-outbox');
  const tellTabs = tabs.postMessage.bind(tabs);
  const box = createOutbox({
    storage,
    account: () => session.account() ?? offline_answers.owner(),
    cruise: knownCruise,
    moment: () => ({ now: new Date(now()).toISOString(), time_zone: browserTimeZone() ?? 'UTC' }),
    newId,
    announce: (waiting) => {
      noteWaits(box.owner(), waiting);
      tellTabs('changed');
    },
  });
  // before anything listens: where the browser has no storage, there is no outbox
  await box.restore();
  const { send, follow, refresh } = createSender({
    outbox: box,
    send: sendOne,
    alone,
    maySend: () => !session.isOtherAccount(),
    tell: noteSent,
    show: showAgain,
    readAgain: (id) => invalidateCruise(queries, id),
  });
  tabs.addEventListener('message', () => void follow().catch(() => undefined));
  // another account, or the first one after the page was opened without a token
  session.subscribe(() => {
    if (box.owner() !== session.account()) void box.restore().catch(() => undefined);
  });
  // once this outbox takes what cannot be sent
  setTimeout(() => void finishLeftOver());
  const sending = { ...box, send };
  return { ...sending, refresh, write: (...given) => writeOrWait(sending, ...given) };
}

/** Shows the present changes in all that was read. A list in pages is read again, as a cruise may move in it. */
function showAgain(): void {
  for (const { queryKey, state } of queries.getQueryCache().getAll()) {
    const { data, dataUpdatedAt } = state as { data: unknown; dataUpdatedAt: number };
    const is_read = ['GET cruises/{id}', 'GET dashboard'].includes(String(queryKey[0])) && data !== undefined;
    const now_data = is_read ? outbox.withChanges(queryKey, data) : data;
    if (now_data !== data) queries.setQueryData(queryKey, now_data, { updatedAt: dataUpdatedAt });
  }
  void queries.invalidateQueries({ queryKey: ['GET cruises'] });
}

/** A call that hangs must not keep what waits behind it, nor the other tabs. */
const longest_ms = 60_000;

async function sendOne(change: Change): Promise<unknown> {
  const limit = AbortSignal.timeout(longest_ms);
  try {
    return await inTime((signal) => sendWaiting(change, change.before?.version, signal), limit, servesApp);
  } catch (error) {
    if (!limit.aborted) throw error;
    throw new NetworkError('no answer in time', { cause: error });
  }
}

/** A tab waits for another one that sends: what is left then is what could not be sent. */
async function alone(run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run();
  await navigator.locks.request('gangway-outbox', run);
}
