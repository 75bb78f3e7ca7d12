import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { dayAt, nightsBetween } from '#domain/dates.ts';
import { dayOfCruise } from '#domain/timeline.ts';
import { useNow } from '#web/lib/clock.ts';
import { browserTimeZone, useFormats } from '#web/lib/formats.ts';

/** Says where a cruise stands: starts in 105 days, day 3 of 7, ended on. */
export function useTimeText(
  cruise: Pick<ListedCruise, 'time' | 'start_date' | 'end_date' | 'start_zone'>,
): string {
  const t = useTranslations('cruises');
  const formats = useFormats();
  const now = new Date(useNow('minute')).toISOString();
  const own_zone = browserTimeZone() ?? 'UTC';
  if (cruise.time === 'past') return t('ended_on', { date: formats.date(cruise.end_date) });
  if (cruise.time === 'current') {
    const { day, days } = dayOfCruise(cruise, { now, time_zone: cruise.start_zone ?? own_zone });
    return t('day_of', { day: String(day), days: String(days) });
  }
  // by the calendar on the reader's wall: late on an evening in port it would be a day more than the countdown shows
  return t('starts_in', { days: Math.max(0, nightsBetween(dayAt(now, own_zone), cruise.start_date)) });
}
