import { deviceChoice } from './device-choice.ts';

/*
 * Whether this device is the traveller's own: then what it keeps can be read for 60 days without a session, as the
 * session ends after seven and a world cruise takes longer. It is a choice of the device, which stays after logout.
 */

/** Until the traveller chose, only an installed app is on a device of one's own. */
export const {
  read: isOwnDevice,
  write: setOwnDevice,
  subscribe: subscribeOwnDevice,
} = deviceChoice('gangway-own-device', isInstalled);

/** Whether the page runs as an app from the home screen. */
export function isInstalled(): boolean {
  return globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false;
}
