import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { now } from '#web/ui/clock.ts';
import { session } from './api.ts';
import { whenIdle } from '#web/ui/idle.ts';
import { createAnswerStore } from './offline-answers.ts';
import { browser_storage } from './offline-shelf.ts';
import { outbox } from './outbox/waits.ts';
import { isOwnDevice } from './own-device.ts';
import { isShipMode, oldBefore } from './ship-mode.ts';
import { readStored, writeStored } from './storage.ts';
import { framePainted, pause } from '#web/ui/turns.ts';

const REMOVAL_KEY = 'gangway-removal';
const isYes = (text: string): text is 'yes' => text === 'yes';

/** How long an own device can be read without a session, since it last heard from the server. */
const kept_ms = 60 * 86_400_000;

/** A hash of the sources of the contract: answers of another one may have another shape. */
export const contract_version =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="contract-hash"]')?.content ?? '';

function hasTokens(): boolean {
  return session.refreshToken() !== undefined || session.access() !== undefined;
}

/** The answers that this device keeps for the signed-in account. */
export const offline_answers = createAnswerStore({
  storage: browser_storage,
  version: contract_version,
  // while the cookies belong to another account, no answer of the one before is written
  account: () => (session.isOtherAccount() ? undefined : session.account()),
  mayBeSignedIn: hasTokens,
  mayRead: ({ at }) => hasTokens() || (isOwnDevice() && now() < at + kept_ms),
  nameOf: hashKey,
  removal: {
    isPending: () => readStored(REMOVAL_KEY, isYes) !== undefined,
    setPending: (value) => writeStored(REMOVAL_KEY, value ? 'yes' : null),
  },
  // so that a user who closes the page a moment later has the answers on the next visit
  later: (run) => void whenIdle(run),
  pause,
  isCutOff: () => session.cutOff() !== undefined,
  holdsSince: () => (isShipMode() ? oldBefore() : Infinity),
});

/**
 * Calls the server; without an answer in time it returns the kept one, and a late answer goes to the cache.
 * @param kept another read whose answer is kept, and what makes it one of this read
 */
export async function answerOrKept<Answer>(
  cache: QueryClient,
  key: QueryKey,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
  kept?: { key: QueryKey; fit: (answer: Answer) => Promise<Answer> },
): Promise<Answer> {
  // the known answer is drawn first: the call would hold its frame back
  if (cache.getQueryData(key) !== undefined) await framePainted();
  signal.throwIfAborted();
  // how often the cache got an answer when the kept one was taken, and so whether a change was written since
  const updates = () => cache.getQueryState(key)?.dataUpdateCount ?? 0;
  const before = updates() + 1;
  const call = (calling: AbortController) => {
    signal.addEventListener('abort', () => calling.abort(signal.reason));
    return ask(calling.signal);
  };
  const arrived = (answer: Answer | undefined) => {
    if (answer === undefined || updates() !== before || kept !== undefined)
      void cache.invalidateQueries({ queryKey: key, exact: true });
    else cache.setQueryData(key, outbox.show(key, answer));
  };
  const made = outbox.made(key);
  if (made !== undefined) return made as Answer;
  const asked = offline_answers.answerOr(
    hashKey(key),
    call,
    arrived,
    kept && {
      name: hashKey(kept.key),
      // what waits may match, too
      fit: (answer: Answer) => kept.fit(outbox.show(kept.key, answer)),
    },
  );
  return outbox.show(key, await asked);
}
