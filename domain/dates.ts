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
  return dayNumber(end_date) - dayNumber(start_date);
}

/*
 * Days are counted by numbers, as Temporal takes ten times as long: the figures of a thousand cruises count tens of
 * thousands. Temporal judges what is no plain day.
 */

const days_before_month = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** The days of a year before a month, 1 to 13. */
function daysBeforeMonth(year: number, month: number): number {
  return (days_before_month[month - 1] ?? 0) + Number(month > 2 && isLeapYear(year));
}

/** The number of the 1st of January. */
function firstDayOf(year: number): number {
  const past = year - 1;
  return 365 * year + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400) - first_of_1970;
}
const first_of_1970 = 719_527;

/** A calendar day `YYYY-MM-DD` as the number of days since 1970. @throws RangeError for another text */
export function dayNumber(day: string): number {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
  const within = daysBeforeMonth(year, month) + date;
  const exists = month >= 1 && month <= 12 && date >= 1 && within <= daysBeforeMonth(year, month + 1);
  if (exists && DAY.test(day)) return firstDayOf(year) + within - 1;
  return Temporal.PlainDate.from('1970-01-01').until(day, { largestUnit: 'days' }).days;
}

/** The calendar day `YYYY-MM-DD` that lies `days` after (or, negative, before) another. */
export function addDays(day: string, days: number): string {
  const number = dayNumber(day) + days;
  let year = 1970 + Math.floor(number / 365.2425);
  if (firstDayOf(year) > number) year -= 1;
  else if (firstDayOf(year + 1) <= number) year += 1;
  if (!(year >= 0 && year <= 9999)) return Temporal.PlainDate.from(day).add({ days }).toString();
  const within = number - firstDayOf(year);
  const month =
    days_before_month.findLastIndex((_none, index) => daysBeforeMonth(year, index + 1) <= within) + 1;
  const date = within - daysBeforeMonth(year, month) + 1;
  return [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

/** The calendar day `YYYY-MM-DD` at an instant (RFC 3339) in an IANA zone. */
export function dayAt(instant: string, time_zone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(time_zone).toPlainDate().toString();
}
