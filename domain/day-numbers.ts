/*
 * Days as numbers. Temporal takes ten times as long, and the figures of a thousand cruises count tens of thousands. Apart
 * from dates.ts, which every page loads.
 */

const days_before_month = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];

/** Whether a year has a 29 February. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** A calendar day `YYYY-MM-DD` that exists, such as one of a record, as the number of days since 1970. */
export function dayNumber(day: string): number {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
  const past = year - 1;
  const leap_days = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  const within = (days_before_month[month - 1] ?? 0) + Number(month > 2 && isLeapYear(year)) + date;
  return 365 * year + leap_days + within - first_of_1970;
}
const first_of_1970 = 719_528;
