import { deviceChoice } from './device-choice.ts';

/*
 * Whether this device is the traveller's own: then what it keeps can be read for 60 days without a session, as the
 * session ends after seven and a world cruise takes longer. It is a choice of the device, which stays after logout.
 */

/** Until the traveller chose, only an installed app is on a device of one's own. */
const choice = deviceChoice('gangway-own-device', isInstalled);
export const { read: isOwnDevice, write: setOwnDevice, subscribe: subscribeOwnDevice } = choice;

/** What a browser that can install the app offers; not every one does. */
export interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: string }>;
}

let install_offer: InstallOffer | undefined;
export const installOffer = (): InstallOffer | undefined => install_offer;

/** Keeps the browser's offer to install the app for when the traveller is asked; undefined: it was taken. */
export function keepInstallOffer(event?: Event): void {
  event?.preventDefault();
  install_offer = event as InstallOffer | undefined;
  choice.notify();
}

/** Whether the page runs as an app from the home screen. */
export function isInstalled(): boolean {
  return globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false;
}
