import type { Cruise } from '#contract/cruises.ts';
import { sees } from '#web/lib/shown.ts';

/** Whether a cruise was sailed: it is past, and was not cancelled. */
export function isOver({ time, cancelled_at }: Pick<Cruise, 'time' | 'cancelled_at'>): boolean {
  return time === 'past' && cancelled_at === null;
}

/** Whether the page is that of a memory, with the rest of the record folded, for readers who see its logbook. */
export function isKept(cruise: Cruise): boolean {
  return isOver(cruise) && sees(cruise, 'full');
}
