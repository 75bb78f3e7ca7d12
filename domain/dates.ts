const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a calendar day `YYYY-MM-DD` that exists: 2027-02-30 does not. Years 1900 to 2199. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  try {
    const { year } = Temporal.PlainDate.from(text, { overflow: 'reject' });
    return year >= 1900 && year < 2200;
  } catch {
    return false;
  }
}

/** Whether a text is an instant as RFC 3339 writes it, of a day that exists. Years 1900 to 2199. */
export function isInstant(text: string): boolean {
  const [day = ''] = text.split('T');
  if (!/^[\d-]+T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text) || !isCalendarDay(day))
    return false;
  try {
    Temporal.Instant.from(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is a time on a wall clock, `HH:MM` from 00:00 to 23:59. */
export function isWallTime(text: string): boolean {
  return CLOCK.test(text);
}

/** Whether a text is a day and a time on a wall clock, `YYYY-MM-DDTHH:MM`, both of which exist. */
export function isWallMoment(text: string): boolean {
  const [day = '', time = '', ...more] = text.split('T');
  return more.length === 0 && isCalendarDay(day) && isWallTime(time);
}

/**
 * Nights between two calendar days `YYYY-MM-DD`: 0 for a cruise of one day, negative when the end comes first.
 * @throws RangeError for a text that is not a calendar day
 */
export function nightsBetween(start_date: string, end_date: string): number {
  return Temporal.PlainDate.from(start_date).until(Temporal.PlainDate.from(end_date), { largestUnit: 'days' })
    .days;
}

/** The calendar day `YYYY-MM-DD` that lies `days` after (or, negative, before) another. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The calendar day `YYYY-MM-DD` at an instant (RFC 3339) in an IANA zone. */
export function dayAt(instant: string, time_zone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(time_zone).toPlainDate().toString();
}
