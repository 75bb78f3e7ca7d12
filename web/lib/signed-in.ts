import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

/**
 * Whether a user is signed in, as far as this page knows; the server decides what they may see. It is false while a
 * session that may have ended is being checked: calls in its name led visitors from the sign-up to the login.
 */
export function useSignedIn(session: Session): boolean {
  return useSyncExternalStore(session.subscribe, session.isSurelyLoggedIn);
}
