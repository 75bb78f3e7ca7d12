import { useTranslations } from 'use-intl';
import { isCalendarDay, nightsBetween } from '#domain/dates.ts';

/** How many calendar days later a flight lands: -1 when it crosses the date line eastwards. */
export function dayStep(departure_day: string, arrival_day: string): number {
  return isCalendarDay(departure_day) && isCalendarDay(arrival_day)
    ? nightsBetween(departure_day, arrival_day)
    : 0;
}

/** Texts for the duration of a flight and the day it lands. */
export function useFlightTime() {
  const t = useTranslations('parts');
  return {
    duration: (minutes: number) => t('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    step: (days: number) => {
      if (days === 0) return '';
      return days > 0 ? t('days_later', { days }) : t('days_earlier', { days: -days });
    },
  };
}
