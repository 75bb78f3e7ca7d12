import { useLocale } from 'use-intl';
import { decimalsOfCurrency, decimalsToShow } from '#domain/currencies.ts';
import { browserTimeZone } from './formats-first.ts';
import { cached } from './kept.ts';

export { browserTimeZone } from './formats-first.ts';

/*
 * The only place that writes dates, times, money and numbers for people. Calendar days are `YYYY-MM-DD` and go through
 * `Date.UTC` and the zone UTC, never through the zone of the machine, so no day moves.
 */

export type Formats = ReturnType<typeof formatsIn>;

export type DayStyle = 'brief' | 'short' | 'medium' | 'weekday' | 'long' | 'month';

const day_styles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  /** Sat, 6 Mar: where the year stands nearby */
  brief: { weekday: 'short', month: 'short', day: 'numeric' },
  /** 06/03/2027 */
  short: { year: 'numeric', month: '2-digit', day: '2-digit' },
  /** 6 Mar 2027 */
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  /** Sat, 6 Mar 2027 */
  weekday: { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' },
  /** Saturday, 6 March 2027 */
  long: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  /** March 2027 */
  month: { year: 'numeric', month: 'long' },
};

/** Formats of one locale. `locale` may carry a region, which decides the order of a date: `en-GB`, `pt-BR`. */
export function formatsIn(locale: string) {
  // formatters are slow to make and never change
  const days = cached(
    (style: DayStyle) => new Intl.DateTimeFormat(locale, { ...day_styles[style], timeZone: 'UTC' }),
  );
  // 08:05, but 8:05 AM
  const hourStyle = once(() => {
    const is_halved = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12;
    return is_halved === true ? 'numeric' : '2-digit';
  });
  const times = cached(
    (zone: string) =>
      new Intl.DateTimeFormat(locale, { hour: hourStyle(), minute: '2-digit', timeZone: zone }),
  );
  const days_at = cached(
    (zone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone }),
  );
  const moments = cached(
    (zone: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }),
  );
  // some locales say 6:00 in a range, and 06:00 for a time alone
  const written = (parts: readonly { type: string; value: string }[]) =>
    parts
      .map(({ type, value }, place) => {
        if (type === 'hour' && hourStyle() === '2-digit') return value.padStart(2, '0');
        return parts[place + 1]?.type === 'dayPeriod' ? unbroken(value) : value;
      })
      .join('');
  const currencies = cached((currency: string) =>
    cached((digits: number | undefined) => currencyFormat(locale, currency, digits)),
  );
  const numbers = cached(
    (digits: number) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const padded = once(() => new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false }));
  const compacts = cached((currency: string | null) => compactFormat(locale, currency));
  // one takes a phone half a millisecond, and each visit of a list or a calendar has a dozen of the same
  const ranges = cached((style: DayStyle) =>
    cached((span: string) => {
      const [start = '', end = ''] = span.split(' ');
      return days(style).formatRange(utcDay(start), utcDay(end));
    }),
  );
  const months = cached(
    (style: 'short' | 'long') => new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }),
  );
  const units = cached(
    (unit: 'hour' | 'minute') => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }),
  );
  const order = once(() => new Intl.Collator(locale, { numeric: true }));
  const lists = once(() => new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }));
  const agos = once(() => new Intl.RelativeTimeFormat(locale));
  const nows = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

  return {
    locale,
    /** A calendar day `YYYY-MM-DD`. */
    date: (day: string, style: DayStyle = 'medium') => days(style).format(utcDay(day)),
    /** From one calendar day to another, with the shared part once: `6 – 13 Mar 2027`. */
    dateRange: (start: string, end: string, style: DayStyle = 'medium') => ranges(style)(`${start} ${end}`),
    /** A time on a port's own clock, `HH:MM`. */
    time: (clock: string) => unbroken(times('UTC').format(clockDate(clock))),
    /** The part of a time `HH:MM` that says AM or PM; undefined where hours count to 24. */
    half: (clock: string) =>
      times('UTC')
        .formatToParts(clockDate(clock))
        .find(({ type }) => type === 'dayPeriod')?.value,
    /** The wall clock at an instant (RFC 3339) in a zone. */
    timeAt: (instant: string, zone: string) => unbroken(times(zone).format(new Date(instant))),
    /** A span in hours and minutes: `6 hr 12 min`, `45 min`, `שעתיים ו־12 דק׳`. No line ends between a figure and its unit. */
    span: (minutes: number) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      const parts = [
        hours > 0 && units('hour').format(hours),
        (rest > 0 || hours === 0) && units('minute').format(rest),
      ];
      const told = parts.flatMap((part) => (part === false ? [] : unbroken(part)));
      // its `and` joins a word, and takes a maqaf before a figure; one hour is said without the figure
      return locale.startsWith('he') ? told.join(' ו־').replace(/־(?=\D)|^1.(?=שעה)/g, '') : told.join(' ');
    },
    /** The day at an instant in a zone; the reader's zone by default. */
    dateAt: (instant: string, zone: string = browserTimeZone() ?? 'UTC') =>
      days_at(zone).format(new Date(instant)),
    /** Day and time at an instant in a zone; the reader's zone by default. */
    moment: (instant: string, zone: string = browserTimeZone() ?? 'UTC') =>
      written(moments(zone).formatToParts(new Date(instant))),
    /** From one instant to another, with the shared part once: `Nov 23, 2026, 8:00 AM – 6:00 PM`. */
    momentRange: (from: string, until: string, zone: string = browserTimeZone() ?? 'UTC') =>
      written(moments(zone).formatRangeToParts(new Date(from), new Date(until))),
    /** How long ago an instant was, in the largest full unit: `now`, `5 minutes ago`, `1 day ago`. */
    ago: (instant: string, now: number) => {
      const minutes = Math.max(0, Math.floor((now - new Date(instant).getTime()) / 60_000));
      if (minutes < 1) return nows().format(0, 'second');
      if (minutes < 60) return agos().format(-minutes, 'minute');
      if (minutes < 24 * 60) return agos().format(-Math.floor(minutes / 60), 'hour');
      return agos().format(-Math.floor(minutes / (24 * 60)), 'day');
    },
    /** An exact decimal text with its currency; digits never become a float. Without a currency the figure alone. */
    money: (amount: string, currency: string | null) => {
      if (!isDecimal(amount)) return amount;
      const digits = decimalsToShow(amount, currency);
      return currency === null
        ? numbers(digits ?? 2).format(amount)
        : currencies(currency)(digits).format(amount);
    },
    number: (value: number, digits = 0) => numbers(digits).format(value),
    /** For the scale of a graph: `12K`, with a currency `€12K`. */
    compact: (value: number, currency: string | null = null) => compacts(currency).format(value),
    /** The name of a month, from 1 to 12. */
    monthName: (month: number, style: 'short' | 'long' = 'long') =>
      months(style).format(Date.UTC(2000, month - 1, 1)),
    /** Orders names by the rules of the language. */
    compare: (a: string, b: string) => order().compare(a, b),
    /** At least two digits, for hours, minutes and seconds. */
    twoDigits: (value: number) => padded().format(value),
    list: (items: readonly string[]) => lists().format(items),
  };
}

const formats_of = cached(formatsIn);

/** No line ends within it. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

function clockDate(clock: string): Date {
  return new Date(`2000-01-01T${clock.slice(0, 5)}:00Z`);
}

/** The formats of the reader's language, with the region of their browser if that speaks the language. */
export function useFormats(): Formats {
  return formats_of(locale_of(globalThis.navigator.languages.join())(useLocale()));
}

/** By the languages of the browser: looking for the locale in each component took a calendar a tenth of its time. */
const locale_of = cached((languages: string) =>
  cached((language: string) => localeFor(language, languages.split(','))),
);

/** `en` for a browser with the languages `de, en-GB` is `en-GB`. */
export function localeFor(language: string, languages: readonly string[]): string {
  return languages.find((one) => one.toLowerCase().startsWith(`${language}-`) && isLocale(one)) ?? language;
}

/** Names of countries (ISO 3166 codes) in a language, in its order. */
export function countryNames(codes: readonly string[], language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** The name of a language in another: `he` is `Hebrew`. */
export function languageName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}

/** The name of a currency in a language: `USD` is `US Dollar`. */
export function currencyName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code;
}

/** How many decimals a currency has; two for an unknown one. */
export function decimalsOf(currency: string): number {
  return decimalsOfCurrency(currency) ?? 2;
}

/** The region that a locale names or implies: `GB` for `en-GB`, `IL` for `he`. */
export function regionOf(locale: string): string | undefined {
  return isLocale(locale) ? new Intl.Locale(locale).maximize().region : undefined;
}

function utcDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date));
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** An unknown code is shown unchanged: a wrong currency must not crash the page. */
function currencyFormat(locale: string, currency: string, digits: number | undefined): Intl.NumberFormat {
  const decimals = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      ...(digits !== undefined && decimals(digits)),
    });
  } catch {
    return new Intl.NumberFormat(locale, decimals(digits ?? 2));
  }
}

function compactFormat(locale: string, currency: string | null): Intl.NumberFormat {
  // by default it writes 5000 beside 10.000
  const style = { notation: 'compact', maximumFractionDigits: 1, useGrouping: 'always' } as const;
  try {
    return new Intl.NumberFormat(locale, {
      ...style,
      ...(currency !== null && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    });
  } catch {
    return new Intl.NumberFormat(locale, style);
  }
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

function once<Value>(make: () => Value): () => Value {
  const made = cached((_only: 'value') => make());
  return () => made('value');
}
