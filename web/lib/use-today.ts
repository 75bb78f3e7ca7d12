import { dayAt } from '#domain/dates.ts';
import { now, useNow } from '#web/ui/clock.ts';
import { browserTimeZone } from './formats.ts';

/** The calendar day in the reader's zone, `YYYY-MM-DD`. */
export function today(): string {
  return dayHere(now());
}

/** The same; the component that calls this renders again at midnight. */
export function useToday(): string {
  return dayHere(useNow('minute'));
}

function dayHere(milliseconds: number): string {
  return dayAt(new Date(milliseconds).toISOString(), browserTimeZone() ?? 'UTC');
}
