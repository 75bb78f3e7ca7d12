import { hashKey, type QueryKey } from '@tanstack/react-query';
import { session } from './api.ts';
import { whenIdle } from './idle.ts';
import { createKeptAnswers } from './offline-answers.ts';
import { browser_shelf } from './offline-shelf.ts';

/** Four megabytes of JSON: a life of a thousand cruises has one. */
const most_characters = 4_000_000;

/** The answers that this device keeps of whoever is signed in. */
export const kept_answers = createKeptAnswers({
  shelf: browser_shelf,
  version: globalThis.document?.querySelector<HTMLMetaElement>('meta[name="contract-hash"]')?.content ?? '',
  // beside the cookies of somebody else, nothing of the one before is written any more
  person: () => (session.isStranger() ? undefined : session.person()),
  maySomebody: () => session.refreshToken() !== undefined || session.access() !== undefined,
  // who closes the page a moment later has what they saw
  later: (run) => void whenIdle(run),
  most_characters,
});

/** Asks; without an answer from the server it is the one that was kept. */
export function answerOrKept<Answer>(key: QueryKey, ask: () => Promise<Answer>): Promise<Answer> {
  return kept_answers.answerOr(hashKey(key), ask);
}
