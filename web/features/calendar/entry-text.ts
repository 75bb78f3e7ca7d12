import { useTranslations } from 'use-intl';
import type { CalendarEntry } from '#contract/calendar.ts';
import { nightsBetween } from '#domain/dates.ts';
import { isTask } from '#domain/milestones.ts';
import { isolate } from '#web/lib/bidi.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { useEstimateText } from '#web/parts/cruise/estimated-payment.tsx';
import { type Formats, useFormats } from '#web/lib/formats.ts';
import { useToday } from '#web/lib/use-today.ts';

export interface EntryText {
  /** its name: the ship, the port, the flight */
  title: string;
  /** other known facts, each a short phrase */
  details: string[];
  /** its kind and its name, for screen readers */
  spoken: string;
}

/** The known facts of an entry besides its name. */
function useEntryDetails(): (entry: CalendarEntry, day: string | undefined) => string[] {
  const t = useTranslations('calendar');
  const c = useTranslations('cruises');
  const s = useTranslations('schedule');
  const formats = useFormats();
  const estimate = useEstimateText();
  const portName = usePortName();

  function cruiseDetails(entry: CalendarEntry, day: string | undefined): string[] {
    const { first_day, last_day, place, to_place } = entry;
    const days = nightsBetween(first_day, last_day) + 1;
    const number = day === undefined ? 0 : nightsBetween(first_day, day) + 1;
    const start = isolate(portName(place ?? ''));
    const route =
      place === null || to_place === null
        ? undefined
        : place === to_place
          ? c('round_trip', { port: start })
          : c('route', { start, end: isolate(portName(to_place)) });
    return present([
      day === undefined ? formats.dateRange(first_day, last_day) : undefined,
      day === undefined ? c('nights', { count: days - 1 }) : undefined,
      day !== undefined && days > 1
        ? c('day_of', { day: formats.number(number), days: formats.number(days) })
        : undefined,
      route,
    ]);
  }

  function portDetails(entry: CalendarEntry, day: string | undefined): string[] {
    const { first_day, last_day, start, end, call, all_aboard, is_skipped } = entry;
    const begins = day === undefined || day === first_day;
    const ends = day === undefined || day === last_day;
    return present([
      day === undefined && first_day !== last_day
        ? formats.dateRange(first_day, last_day, 'brief')
        : undefined,
      is_skipped ? s('skipped') : undefined,
      call === null || call === 'port' || call === 'sea' ? undefined : s(`kinds.${call}`),
      first_day !== last_day && !(day !== undefined && ends)
        ? s('overnight', { port: isolate(portName(entry.place ?? '')) })
        : undefined,
      begins && start.time !== null ? s('arrives', { time: formats.time(start.time) }) : undefined,
      ends && end.time !== null ? s('departs', { time: formats.time(end.time) }) : undefined,
      ends && all_aboard !== null ? s('all_aboard', { time: formats.time(all_aboard) }) : undefined,
    ]);
  }

  function flightDetails({ place, to_place, start, end }: CalendarEntry): string[] {
    const from = pointText(formats, place, start, false);
    const to = pointText(formats, to_place, end, end.day !== start.day);
    if (from !== '' && to !== '') return [c('route', { start: from, end: to })];
    if (from !== '') return [t('flight_from', { place: from })];
    return to === '' ? [] : [t('flight_to', { place: to })];
  }

  return (entry, day) => {
    const { kind, name, place, first_day, last_day, amount, currency } = entry;
    if (kind === 'cruise') return cruiseDetails(entry, day);
    if (kind === 'port') return portDetails(entry, day);
    if (kind === 'flight') return flightDetails(entry);
    if (kind === 'hotel') {
      const is_one = first_day === last_day;
      return present([
        day === undefined && !is_one ? formats.dateRange(first_day, last_day, 'brief') : undefined,
        day === first_day && !is_one ? t('checks_in') : undefined,
        day === last_day && !is_one ? t('checks_out') : undefined,
        place ?? undefined,
      ]);
    }
    const { estimated_days_before, cruise_line } = entry;
    return present([
      amount === null ? undefined : formats.money(amount, currency),
      name ?? undefined,
      estimated_days_before === null ? undefined : estimate.why(estimated_days_before, cruise_line),
    ]);
  };
}

/** The texts of calendar entries. With a day they describe that day, else the whole entry. */
export function useEntryText(): (entry: CalendarEntry, day?: string) => EntryText {
  const t = useTranslations('calendar');
  const terms = useTranslations('terms');
  const estimate = useEstimateText();
  const portName = usePortName();
  const today = useToday();
  const detailsOf = useEntryDetails();

  return (entry, day) => {
    const { kind, name, place, is_cancelled, owner_name } = entry;
    const is_task = isTask(kind);
    const title =
      entry.estimated_days_before !== null
        ? estimate.about(entry.first_day, today)
        : is_task
          ? t(`kinds.${kind}`)
          : kind === 'port' && place !== null
            ? portName(place)
            : (name ?? t(`kinds.${kind}`));
    const details = present([
      is_cancelled ? terms('fields.cancelled_at') : undefined,
      ...detailsOf(entry, day),
      owner_name === null ? undefined : t('shared_by', { name: isolate(owner_name) }),
    ]);
    const [first] = details;
    const is_named = is_task ? name : title;
    const spoken = t('spoken', { kind: t(`kinds.${kind}`), name: isolate(is_named ?? '') });
    return {
      title,
      details,
      // the day of a voyage, and a cancellation, are read out at once; the other details stand in the list
      spoken: (kind === 'cruise' || is_cancelled) && first !== undefined ? `${spoken}, ${first}` : spoken,
    };
  };
}

/** `HEL 17:00`, with the day if the context does not name it. */
function pointText(
  formats: Formats,
  place: string | null,
  { day, time }: CalendarEntry['start'],
  is_dated: boolean,
): string {
  if (place === null && time === null) return '';
  const texts = [place, time === null ? null : formats.time(time)].filter((text) => text !== null);
  const text = texts.map(isolate).join(' ');
  return is_dated ? `${text} (${formats.date(day, 'brief')})` : text;
}

function present(texts: readonly (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined && text !== '').map(String);
}

/** Orders the entries of a day: lasting ones, those without a time, then by local time. */
export function inOrderOf(day: string): (a: CalendarEntry, b: CalendarEntry) => number {
  const rank = ({ kind }: CalendarEntry) => (kind === 'cruise' ? 0 : kind === 'hotel' ? 1 : 2);
  const timeOn = ({ start, end }: CalendarEntry) =>
    [start, end].find((point) => point.day === day && point.time !== null)?.time ?? '';
  return (a, b) => {
    const by_rank = rank(a) - rank(b);
    if (by_rank !== 0) return by_rank;
    return timeOn(a) < timeOn(b) ? -1 : timeOn(a) > timeOn(b) ? 1 : 0;
  };
}
