import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

/**
 * Whether somebody is signed in, as far as this page knows; what they may see is the server's to say. While a session
 * that may have ended is asked for, nobody is: calls in its name led visitors from the sign-up to the login.
 */
export function useSignedIn(session: Session): boolean {
  return useSyncExternalStore(session.subscribe, session.isSurelyLoggedIn);
}
