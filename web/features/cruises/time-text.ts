import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import type { Cruise } from '#contract/cruises.ts';
import { todayOf } from '#domain/today.ts';
import { useNow } from '#web/ui/clock.ts';
import { browserTimeZone, useFormats } from '#web/lib/formats.ts';
import { useDaysUntil } from '#web/parts/cruise/days-until.ts';

type TimedCruise = Pick<
  ListedCruise,
  'time' | 'start_date' | 'end_date' | 'start_port' | 'end_port' | 'start_zone' | 'sails_at'
> & { [Name in 'end_zone' | 'schedule']?: Cruise[Name] | undefined };

/**
 * The time state of a cruise: starts in 105 days, day 3 of 7, ended on. A day under way begins at midnight in its port,
 * for which the schedule has to be known.
 */
export function useTimeText(cruise: TimedCruise): string {
  const t = useTranslations('cruises');
  const formats = useFormats();
  const now = new Date(useNow('minute')).toISOString();
  const days_until = useDaysUntil(cruise);
  if (cruise.time === 'past') return t('ended_on', { date: formats.date(cruise.end_date) });
  if (cruise.time === 'current') {
    const { schedule, end_zone = null } = cruise;
    const { day, days } = todayOf(
      { ...cruise, end_zone, schedule: schedule?.items ?? [] },
      { now, time_zone: browserTimeZone() ?? 'UTC' },
    );
    return t('day_of', { day: String(day), days: String(days) });
  }
  return t('starts_in', { days: days_until });
}
