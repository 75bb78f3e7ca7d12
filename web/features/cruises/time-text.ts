import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { dayOfCruise } from '#domain/timeline.ts';
import { useNow } from '#web/ui/clock.ts';
import { browserTimeZone, useFormats } from '#web/lib/formats.ts';
import { useDaysUntil } from '#web/parts/cruise/days-until.ts';

/** The time state of a cruise: starts in 105 days, day 3 of 7, ended on. */
export function useTimeText(
  cruise: Pick<ListedCruise, 'time' | 'start_date' | 'end_date' | 'start_zone' | 'sails_at'>,
): string {
  const t = useTranslations('cruises');
  const formats = useFormats();
  const now = new Date(useNow('minute')).toISOString();
  const days_until = useDaysUntil(cruise);
  if (cruise.time === 'past') return t('ended_on', { date: formats.date(cruise.end_date) });
  if (cruise.time === 'current') {
    const { day, days } = dayOfCruise(cruise, {
      now,
      time_zone: cruise.start_zone ?? browserTimeZone() ?? 'UTC',
    });
    return t('day_of', { day: String(day), days: String(days) });
  }
  return t('starts_in', { days: days_until });
}
