import type { Cruise } from '#contract/cruises.ts';

/** Whether a cruise was sailed: it is past, and was not cancelled. */
export function isOver({ time, cancelled_at }: Pick<Cruise, 'time' | 'cancelled_at'>): boolean {
  return time === 'past' && cancelled_at === null;
}
