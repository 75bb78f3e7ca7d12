import { readStored, userChoice } from '#web/lib/storage.ts';

/* What this device knows of its preparation at once. */

/** The cruise for which this device was made ready. */
export const made_ready = userChoice('ready', '', (value) => (typeof value === 'string' ? value : undefined));

/** The cruise for which the preparation goes on after the newest build was loaded. */
export const GOES_ON_KEY = 'gangway-ready';
const isText = (text: string): text is string => text !== '';

export function goesOn(cruise_id: string): boolean {
  return readStored(GOES_ON_KEY, isText, sessionStorage) === cruise_id;
}

/** Of the card, which is drawn by two components, one after the other. */
export const button_id = 'get-ready';
