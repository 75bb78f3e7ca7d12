import { browserTimeZone } from '#web/lib/formats.ts';

/* A day and a time as a field has them: `2026-11-22T18:00` in the reader's zone, or empty. */

/** The instant of a day and time in the reader's zone; null for none. */
export function instantOf(moment: string): string | null {
  if (moment === '') return null;
  return Temporal.PlainDateTime.from(moment)
    .toZonedDateTime(browserTimeZone() ?? 'UTC')
    .toInstant()
    .toString({ smallestUnit: 'second' });
}

/** The day and time of an instant in the reader's zone. */
export function momentOf(instant: string | null): string {
  if (instant === null) return '';
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(browserTimeZone() ?? 'UTC')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}
