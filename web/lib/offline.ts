import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { session } from './api.ts';
import { whenIdle } from './idle.ts';
import { createAnswerStore } from './offline-answers.ts';
import { browser_storage } from './offline-shelf.ts';
import { pause } from '#web/ui/turns.ts';

/** Four megabytes of JSON: a logbook of a thousand cruises takes one. */
const most_characters = 4_000_000;

/** The answers that this device keeps for the signed-in account. */
export const offline_answers = createAnswerStore({
  storage: browser_storage,
  version: globalThis.document?.querySelector<HTMLMetaElement>('meta[name="contract-hash"]')?.content ?? '',
  // while the cookies belong to another account, no answer of the one before is written
  account: () => (session.isOtherAccount() ? undefined : session.account()),
  mayBeSignedIn: () => session.refreshToken() !== undefined || session.access() !== undefined,
  // so that a user who closes the page a moment later has the answers on the next visit
  later: (run) => void whenIdle(run),
  pause,
  isCutOff: () => session.cutOff() !== undefined,
  most_characters,
});

/** Calls the server; without an answer in time it returns the kept one, and a late answer goes to the cache. */
export function answerOrKept<Answer>(
  cache: QueryClient,
  key: QueryKey,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  // how often the cache got an answer when the kept one was taken, and so whether a change was written since
  const updates = () => cache.getQueryState(key)?.dataUpdateCount ?? 0;
  const before = updates() + 1;
  return offline_answers.answerOr(
    hashKey(key),
    (calling) => {
      signal.addEventListener('abort', () => calling.abort(signal.reason));
      return ask(calling.signal);
    },
    (answer) => {
      if (answer === undefined || updates() !== before)
        void cache.invalidateQueries({ queryKey: key, exact: true });
      else cache.setQueryData(key, answer);
    },
  );
}
