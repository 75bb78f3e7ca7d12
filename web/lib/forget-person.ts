import { kept_answers } from '#web/lib/offline.ts';
import { profile_store } from '#web/lib/profile.ts';
import { dropRemovals } from '#web/lib/removals.ts';
import { forgetChoices } from '#web/lib/storage.ts';
import { clearToasts } from '#web/lib/toasts.ts';
import { queries } from './query-client.ts';

/**
 * Nothing of whoever was here may be seen by the next one. Choices and drafts wait for their person when a session
 * ended by itself; who logs out leaves none behind, and who logs in finds their own and removes those of the others.
 */
export function forgetPerson(why: 'session over' | 'logout' | { login: string | undefined }): void {
  queries.clear();
  profile_store.reset();
  clearToasts();
  dropRemovals();
  // what comes next is asked for by whoever comes next
  void kept_answers.forget();
  if (why !== 'session over') forgetChoices(why === 'logout' ? undefined : why.login);
}
