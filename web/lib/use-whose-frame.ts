import { useLayoutEffect, useSyncExternalStore } from 'react';
import { session } from '#web/lib/api.ts';
import { offline_answers } from '#web/lib/offline.ts';
import { createListeners } from './listeners.ts';

const { notify, subscribe } = createListeners();
let is_login_drawn = false;

function draw(is_login: boolean): void {
  is_login_drawn = is_login;
  notify();
}

/**
 * Shows a visitor's frame as long as the login is drawn. The menu of the account stood over its form until the next
 * screen had come, which is later than the router says: the old screen stays while the code of the next one loads.
 */
export function useVisitorFrame(): void {
  useLayoutEffect(() => {
    draw(true);
    return () => draw(false);
  }, []);
}

/** The kind of frame around the screen; 'unknown' while the session may have ended. */
export function useFrameKind(): 'person' | 'visitor' | 'unknown' {
  const is_signed_in = useSyncExternalStore(session.subscribe, session.isSurelyLoggedIn);
  const seems_signed_in = useSyncExternalStore(session.subscribe, session.seemsLoggedIn);
  const is_login = useSyncExternalStore(subscribe, () => is_login_drawn);
  const shows_kept = useSyncExternalStore(offline_answers.subscribe, () => offline_answers.shown().size > 0);
  if (is_login) return 'visitor';
  // a lapsed session without a network: the account's screens are there all the same
  if (!seems_signed_in) return shows_kept ? 'person' : 'visitor';
  return is_signed_in ? 'person' : 'unknown';
}
