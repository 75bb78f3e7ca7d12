import { useSyncExternalStore } from 'react';
import { isShipMode, subscribeShipMode, tellShipMode } from '#web/lib/ship-mode.ts';

/* In ship mode maps are loaded when they are asked for, until the page is left. */
let were_asked = false;

export function showMaps(): void {
  were_asked = true;
  tellShipMode();
}

export function useShowsMaps(): boolean {
  return useSyncExternalStore(subscribeShipMode, () => were_asked || !isShipMode());
}
