import type { Language } from '#domain/languages.ts';

/** Created once: thousands of mails are sent at nine o'clock. */
const formats = new Map<Language, Intl.DateTimeFormat>();
const short_formats = new Map<Language, Intl.DateTimeFormat>();

/** A calendar day `YYYY-MM-DD` in words, with the day of the week. */
export function formatDayInWords(day: string, language: Language): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
    formats.set(language, format);
  }
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The days of a voyage in short words, such as "Apr 26 – May 4, 2027". */
export function formatDays(start: string, end: string, language: Language): string {
  let format = short_formats.get(language);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    short_formats.set(language, format);
  }
  return format.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`));
}
