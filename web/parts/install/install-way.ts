import { useSyncExternalStore } from 'react';
import { installOffer, isInstalled, keepInstallOffer, subscribeOwnDevice } from '#web/lib/own-device.ts';

/**
 * How the app gets onto this device: it is there, the browser offers it, by Safari's menu on an iPhone or iPad, or perhaps
 * by the menu of the browser.
 */
export type InstallWay = 'installed' | 'offer' | 'iphone' | 'menu';

/** The page that installed the app goes on in the browser. */
let was_installed = false;

export function installWay(): InstallWay {
  if (was_installed || isInstalled()) return 'installed';
  if (installOffer() !== undefined) return 'offer';
  return isIphone(navigator.userAgent, navigator.maxTouchPoints) ? 'iphone' : 'menu';
}

/** An iPad calls itself a Mac, which has no touch screen. */
export function isIphone(agent: string, touch_points: number): boolean {
  return /iPhone|iPad|iPod/.test(agent) || (agent.includes('Macintosh') && touch_points > 1);
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribeOwnDevice, installWay);
}

/** Asks the traveller by the browser's own question, which may be put once for each offer. */
export async function install(): Promise<void> {
  const offer = installOffer();
  if (offer === undefined) return;
  const { outcome } = await offer.prompt();
  was_installed = outcome === 'accepted';
  keepInstallOffer();
}
