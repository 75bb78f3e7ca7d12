import { dayAt } from '#domain/dates.ts';
import { useNow } from '#web/ui/clock.ts';
import { browserTimeZone } from './formats.ts';

/** The calendar day in the reader's zone. */
export function useToday(): string {
  return dayAt(new Date(useNow('minute')).toISOString(), browserTimeZone() ?? 'UTC');
}
