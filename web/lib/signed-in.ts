import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

/** Whether the page looks like a signed-in person's; what they may see is the server's to say. */
export function useSignedIn(session: Session): boolean {
  return useSyncExternalStore(session.subscribe, session.seemsLoggedIn);
}
