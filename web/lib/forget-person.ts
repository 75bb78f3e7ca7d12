import { offline_answers } from '#web/lib/offline.ts';
import { forgetWaiting } from '#web/lib/offline-shelf.ts';
import { outbox } from '#web/lib/outbox/waits.ts';
import { profile_store } from '#web/lib/profile.ts';
import { dropRemovals } from '#web/lib/removals.ts';
import { currentAccount, forgetChoices, setAccount } from '#web/lib/storage.ts';
import { clearToasts } from '#web/lib/toasts.ts';
import { queries } from './query-client.ts';

/**
 * Removes the data of the last account, so that the next user sees none of it. Choices and drafts stay when a session
 * ended by itself; logging out removes them, and logging in keeps the account's own and removes those of the others.
 * What is kept on an own device stays when a session lapsed, for its owner; one that the server refuses was ended.
 */
export function forgetAccount(
  why: 'session lapsed' | 'session over' | 'logout' | { login: string | undefined },
): void {
  queries.clear();
  profile_store.reset();
  clearToasts();
  dropRemovals();
  const is_same = typeof why === 'object' && why.login !== undefined && why.login === offline_answers.owner();
  // the next user reads everything anew
  if (why === 'session lapsed' || is_same) offline_answers.rest();
  else void offline_answers.forget();
  if (why === 'logout' || typeof why === 'object') forgetChoices(why === 'logout' ? undefined : why.login);
  // what waits stays through a session that ended by itself, under the name of its account
  if (why === 'logout') {
    outbox.forget();
    void forgetWaiting(currentAccount()).catch(() => undefined);
  }
  // nothing more is kept for it, such as the draft of a form that is still open
  if (why === 'logout') setAccount('');
}
