import { decimalsToShow } from '#domain/currencies.ts';
import type { Language } from '#domain/languages.ts';

/* Times, days and money of texts that leave the server, in the form of a language. */

interface Formats {
  time: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
  money: Map<string, Intl.NumberFormat>;
  times: Map<string, string>;
}

const formats = new Map<Language, Formats>();

function formatsOf(language: Language): Formats {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const made: Formats = {
    time: new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }),
    day: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
    money: new Map(),
    times: new Map(),
  };
  formats.set(language, made);
  return made;
}

/** A wall-clock time, `HH:MM`. Cached: there are few different times, and a feed formats thousands. */
export function formatTime(time: string, language: Language): string {
  const { times, time: format } = formatsOf(language);
  // the narrow space that it contains is a box in some fonts
  const known =
    times.get(time) ?? format.format(new Date(`2000-01-01T${time}:00Z`)).replaceAll('\u202f', ' ');
  times.set(time, known);
  return known;
}

/** A calendar day `YYYY-MM-DD`. */
export function formatDay(day: string, language: Language): string {
  return formatsOf(language).day.format(new Date(`${day}T00:00:00Z`));
}

/** Exact money with the sign of its currency; the amount alone if the currency is unknown. */
export function formatMoney(amount: string, currency: string | null, language: Language): string {
  const { money } = formatsOf(language);
  const digits = decimalsToShow(amount, currency);
  const key = `${currency} ${digits}`;
  const format =
    money.get(key) ??
    new Intl.NumberFormat(language, {
      ...(currency === null ? { minimumFractionDigits: 2 } : { style: 'currency', currency }),
      ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    });
  money.set(key, format);
  return format.format(amount as Intl.StringNumericLiteral);
}
