import { useLocale, useTranslations } from 'use-intl';
import type { ScheduleRow } from '#contract/schedule.ts';
import { isWallTime } from '#domain/dates.ts';
import { countryNames, type Formats } from '#web/lib/formats.ts';

type Place = Pick<ScheduleRow, 'kind' | 'port_name' | 'country'>;

/** Where the ship is: port with its country, or what the day is without one. */
export function usePlaceText(): (row: Place) => string {
  const t = useTranslations('schedule.kinds');
  const language = useLocale();
  return ({ kind, port_name, country }) => {
    if (port_name === null) return t(kind);
    if (country === null) return port_name;
    return `${port_name}, ${countryNames([country], language)[0]?.name ?? country}`;
  };
}

/** Hours and minutes of a difference of clocks: `1:30`, or `1 h` in the words of the reader. */
export function offsetText(minutes: number, formats: Formats): string {
  const size = Math.abs(minutes);
  return `${formats.number(Math.floor(size / 60))}:${formats.twoDigits(size % 60)}`;
}

/** A wall clock so many minutes later, around midnight if need be. */
export function shiftClock(clock: string, minutes: number): string {
  if (!isWallTime(clock)) return clock;
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const shifted = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(shifted / 60)).padStart(2, '0')}:${String(shifted % 60).padStart(2, '0')}`;
}
