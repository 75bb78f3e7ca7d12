import { useTranslations } from 'use-intl';
import type { DiaryEntry } from '#contract/cruise-parts.ts';
import type { Cruise } from '#contract/cruises.ts';
import type { CruiseDocument } from '#contract/documents.ts';
import { dayAt, nightsBetween } from '#domain/dates.ts';
import { daysFrom, type ScheduleKind } from '#domain/schedule.ts';
import { isolate } from '#web/lib/bidi.ts';
import { browserTimeZone, useFormats } from '#web/lib/formats.ts';
import { shortName, usePortName } from '#web/lib/port-name.ts';
import { useNow } from '#web/ui/clock.ts';
import { type Day, useDays, useToday } from '../schedule/days.ts';

/** A day of the logbook. */
export interface LoggedDay {
  date: string;
  is_today: boolean;
  /** where the ship was; undefined if the record does not say it */
  place: string | undefined;
  kind: ScheduleKind | undefined;
  /** the day of the voyage and its date */
  when: string;
  /** all of it in one line */
  name: string;
  entries: DiaryEntry[];
  photographs: CruiseDocument[];
}

/**
 * The days of a cruise that have begun, and others that something is kept of: the cruise may have been moved since. While
 * the cruise is under way the latest is the first.
 */
export function useLoggedDays(cruise: Cruise): LoggedDay[] {
  const t = useTranslations('schedule');
  const formats = useFormats();
  const placeOf = usePlaceOf(cruise);
  const scheduled = useDays(cruise);
  const now = new Date(useNow('minute')).toISOString();
  const zone = cruise.start_zone ?? browserTimeZone() ?? 'UTC';
  const today = useToday(cruise)?.date ?? dayAt(now, zone);
  const is_past = cruise.time === 'past';
  const { start_date, end_date, diary, documents } = cruise;
  const begun = daysFrom(start_date, is_past || end_date < today ? end_date : today);
  const kept = [...diary, ...documents].flatMap(({ day }) => day ?? []);
  const dates = [...new Set([...begun, ...kept])].toSorted();
  const days = dates.map((date): LoggedDay => {
    const { place, kind } = placeOf(
      date,
      scheduled.find((day) => day.date === date),
    );
    const is_inside = date >= start_date && date <= end_date;
    const number = t('day', { day: String(nightsBetween(start_date, date) + 1) });
    const written = formats.date(date, 'brief');
    return {
      date,
      is_today: !is_past && date === today,
      place,
      kind,
      when: `${is_inside ? number : t('outside_day')} · ${written}`,
      name: place === undefined ? written : `${isolate(place)}, ${written}`,
      entries: diary.filter(({ day }) => day === date),
      photographs: documents.filter(({ day }) => day === date),
    };
  });
  return is_past ? days : days.toReversed();
}

/** The ports of a day in short, or the sea; without a schedule the ports of the first and the last day. */
function usePlaceOf({ start_date, end_date, start_port, end_port }: Cruise) {
  const t = useTranslations('schedule.kinds');
  const named = usePortName();
  return (date: string, day: Day | undefined): Pick<LoggedDay, 'place' | 'kind'> => {
    const rows = day?.rows.map(({ row }) => row) ?? [];
    const calls = rows.filter(({ kind, outcome }) => kind !== 'sea' && outcome !== 'skipped');
    const [first] = calls;
    if (first !== undefined) {
      const names = calls.map(({ kind, port_name }) =>
        port_name === null ? t(kind) : shortName(named(port_name)),
      );
      return { place: names.join(' · '), kind: first.kind };
    }
    if (rows.length > 0) return { place: t('sea'), kind: 'sea' };
    const end = date === start_date ? start_port : date === end_date ? end_port : null;
    const kind = date === start_date ? 'embark' : 'disembark';
    return end === null ? { place: undefined, kind: undefined } : { place: shortName(named(end)), kind };
  };
}
