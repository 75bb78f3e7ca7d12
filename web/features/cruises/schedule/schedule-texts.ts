import { useLocale, useTranslations } from 'use-intl';
import type { ScheduleRow } from '#contract/schedule.ts';
import { isWallTime } from '#domain/dates.ts';
import { fold } from '#domain/fold.ts';
import type { PortCall } from '#domain/schedule.ts';
import { isolate } from '#web/lib/bidi.ts';
import { countryNames, type Formats, useFormats } from '#web/lib/formats.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { useTimesText } from '#web/parts/cruise/times-text.ts';

type Place = Pick<ScheduleRow, 'kind' | 'port_name' | 'country'>;

/** The place of the ship: the port with its country, or the kind of the day without one. */
export function usePlaceText(): (row: Place) => string {
  const t = useTranslations('schedule.kinds');
  const language = useLocale();
  const portName = usePortName();
  return ({ kind, port_name, country }) => {
    if (port_name === null) return t(kind);
    if (country === null) return isolate(portName(port_name));
    const named = (spoken: string) => countryNames([country], spoken)[0]?.name ?? country;
    const land = named(language);
    const own = withoutCountry(portName(port_name), { port_name, country, lands: [land, named('en')] });
    return namesCountry(own, land) ? isolate(own) : `${isolate(own)}, ${land}`;
  };
}

/** What names of the catalogue call a country, where readers know it by another name. */
const called: Readonly<Record<string, string>> = { BL: 'St. Barts', FK: 'Falklands', SX: 'St. Maarten' };

/**
 * "Half Moon Cay, Bahamas" names the country already, also without a name of its own in the language.
 * @param name of the port in the language
 * @param port_name of the port in the catalogue
 * @param lands names of the country
 */
export function withoutCountry(
  name: string,
  { port_name, country, lands }: { port_name: string; country: string; lands: readonly string[] },
): string {
  const nickname = called[country];
  return nickname !== undefined && port_name.endsWith(`, ${nickname}`)
    ? name.replace(/, [^,]*$/, '')
    : lands.reduce((left, land) => left.replace(`, ${land}`, ''), name);
}

/** Singapore is in Singapore, Monte Carlo (Monaco) in Monaco, and Kingstown, St. Vincent, in St. Vincent & Grenadines. */
function namesCountry(port: string, country: string): boolean {
  const land = fold(country);
  return port
    .split(/[,()]/)
    .map(fold)
    .some((part) => part !== '' && (` ${part} `.includes(` ${land} `) || `${land} `.startsWith(`${part} `)));
}

/** A whole row in one line. */
export function useRowText(): (row: PortCall & { country: string | null }) => string {
  const t = useTranslations('schedule');
  const formats = useFormats();
  const placeText = usePlaceText();
  const timesText = useTimesText();
  return (row) =>
    [
      placeText(row),
      timesText(row),
      row.all_aboard === null ? undefined : t('all_aboard', { time: formats.time(row.all_aboard) }),
      row.outcome === 'as_planned' ? undefined : t(row.outcome),
    ]
      .filter((part) => part !== undefined)
      .join(' · ');
}

/** Hours and minutes of a difference between clocks: `1:30`. */
export function offsetText(minutes: number, formats: Formats): string {
  const size = Math.abs(minutes);
  return `${formats.number(Math.floor(size / 60))}:${formats.twoDigits(size % 60)}`;
}

/** A wall clock some minutes later, past midnight if necessary. */
export function shiftClock(clock: string, minutes: number): string {
  if (!isWallTime(clock)) return clock;
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const shifted = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(shifted / 60)).padStart(2, '0')}:${String(shifted % 60).padStart(2, '0')}`;
}

/** Rows with a key each: a schedule may contain the same row twice. */
export function withKeys<Row extends Pick<PortCall, 'date'>>(
  rows: readonly Row[],
): { key: string; row: Row }[] {
  return rows.map((row, position) => ({ key: `${row.date} ${position}`, row }));
}
