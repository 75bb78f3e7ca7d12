import { hashKey } from '@tanstack/react-query';
import { createStore, get, update } from 'idb-keyval';
import type { Cruise } from '#contract/cruises.ts';
import { sendWaiting, session } from '#web/lib/api.ts';
import { browserTimeZone } from '#web/lib/formats-first.ts';
import { newId } from '#web/lib/ids.ts';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import { contract_version, offline_answers } from '#web/lib/offline.ts';
import { queries } from '#web/lib/query-client.ts';
import { read } from '#web/lib/queries.ts';
import { now } from '#web/ui/clock.ts';
import { type Change, nothing_waits, recordOf, type Waiting } from './change.ts';
import { isSameValue } from './merge-change.ts';
import { createOutbox, type OutboxStorage } from './outbox.ts';
import { sendChanges } from './send.ts';
import { type LoadedOutbox, noteSent, noteWaits } from './waits.ts';

const store = createStore('gangway-outbox', 'waiting');

const storage: OutboxStorage = {
  read: (person) => get<Waiting>(person, store),
  update: async (person, change) => {
    let next = nothing_waits;
    // one transaction: of two tabs that add at once none loses a change
    await update<Waiting>(person, (before) => (next = change(before ?? nothing_waits)), store);
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

/** Opens the outbox of the account of this page, in step with those of other tabs. */
export async function openOutbox(): Promise<LoadedOutbox> {
  const tabs = new BroadcastChannel('gangway-outbox');
  const tellTabs = tabs.postMessage.bind(tabs);
  const box = createOutbox({
    storage,
    account: () => session.account() ?? offline_answers.owner(),
    cruise: knownCruise,
    moment: () => ({ now: new Date(now()).toISOString(), time_zone: browserTimeZone() ?? 'UTC' }),
    newId,
    announce: (waiting) => {
      noteWaits(waiting);
      tellTabs('changed');
    },
  });
  const restore = () => void restoreShown().catch(() => undefined);
  tabs.addEventListener('message', restore);
  // another account, or the first one after the page was opened without a token
  session.subscribe(() => {
    if (box.owner() !== session.account()) restore();
  });
  await restoreShown();

  /** Reads what waits, also what another tab did, and what the screens that are open already show of it. */
  async function restoreShown(): Promise<void> {
    const before = box.current().changes;
    await box.restore();
    const { changes } = box.current();
    const isKnown = (one: Change) =>
      before.some((other) => isSameValue({ ...one, is_tried: false }, { ...other, is_tried: false }));
    if (changes.length === before.length && changes.every(isKnown)) return;
    const ids = new Set([...before, ...changes].map((one) => recordOf(one).cruise_id));
    for (const id of ids) void invalidateCruise(queries, id);
  }

  async function send(): Promise<void> {
    if (box.nextToSend(new Set()) === undefined || session.isOtherAccount()) return;
    const { cruises, done } = await sendChanges({
      outbox: box,
      send: (change) => sendWaiting(change, change.before?.version),
      alone,
    });
    noteSent(done);
    await Promise.all([...cruises].map((id) => invalidateCruise(queries, id)));
  }

  /** Changes what waits by hand, and what the screens show of its cruise. */
  async function alter(id: string, run: () => Promise<void>): Promise<void> {
    const change = box.current().changes.find((one) => one.id === id);
    await run();
    if (change !== undefined) void invalidateCruise(queries, recordOf(change).cruise_id);
  }

  return {
    ...box,
    resolve: (id, left) => alter(id, () => box.resolve(id, left)),
    discard: (id) => alter(id, () => box.discard(id)),
    send,
  };
}

async function alone(run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run();
  await navigator.locks.request('gangway-outbox', { ifAvailable: true }, async (lock) => {
    if (lock !== null) await run();
  });
}
