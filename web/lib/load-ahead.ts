import { whenIdle } from '#web/ui/idle.ts';
import { isShipMode } from './ship-mode.ts';

/**
 * Loads code that is wanted soon when the page is idle; in ship mode it comes when it is wanted.
 * @returns what calls it off
 */
export function loadAhead(load: () => Promise<unknown>): (() => void) | undefined {
  return isShipMode() ? undefined : whenIdle(() => void load().catch(() => undefined));
}
