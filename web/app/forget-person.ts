import { profile_store } from '#web/lib/profile.ts';
import { dropRemovals } from '#web/lib/removals.ts';
import { forgetChoices } from '#web/lib/storage.ts';
import { clearToasts } from '#web/lib/toasts.ts';
import { queries } from './query-client.ts';

/**
 * Nothing of whoever was here may be seen by the next one. `except` may find their choices and drafts again: who logs
 * in, or whose session ended without their doing.
 */
export function forgetPerson(except?: string): void {
  queries.clear();
  profile_store.reset();
  clearToasts();
  dropRemovals();
  forgetChoices(except);
}
