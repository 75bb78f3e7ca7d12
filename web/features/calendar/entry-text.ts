import { useTranslations } from 'use-intl';
import type { CalendarEntry } from '#contract/calendar.ts';
import { nightsBetween } from '#domain/dates.ts';
import { isTask } from '#domain/milestones.ts';
import { isolate } from '#web/lib/bidi.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { useEstimateText } from '#web/parts/cruise/estimated-payment.tsx';
import { type Formats, useFormats } from '#web/lib/formats.ts';
import { useLiveries } from '#web/lib/use-liveries.ts';
import { useToday } from '#web/lib/use-today.ts';

/** What a view says of its entries. With a day it describes that day, else the whole entry. */
export interface EntryTexts {
  /** its name: the ship, the port, the flight */
  titleOf: (entry: CalendarEntry) => string;
  /** other known facts, each a short phrase */
  detailsOf: (entry: CalendarEntry, day?: string) => string[];
  /** its kind and its name, for screen readers */
  spokenOf: (entry: CalendarEntry, day: string) => string;
  /** of its cruise line */
  colourOf: (entry: CalendarEntry) => string;
}

/** The known facts of an entry besides its name, and the day of a voyage. */
function useEntryFacts() {
  const t = useTranslations('calendar');
  const c = useTranslations('cruises');
  const s = useTranslations('schedule');
  const formats = useFormats();
  const estimate = useEstimateText();
  const portName = usePortName();

  /** `Day 4 of 8`; undefined of one that lasts only a day */
  function dayOf({ first_day, last_day }: CalendarEntry, day: string): string | undefined {
    if (first_day === last_day) return undefined;
    const daysUntil = (last: string) => formats.number(nightsBetween(first_day, last) + 1);
    return c('day_of', { day: daysUntil(day), days: daysUntil(last_day) });
  }

  function cruiseDetails(entry: CalendarEntry, day: string | undefined): string[] {
    const { first_day, last_day, place, to_place } = entry;
    const start = isolate(portName(place ?? ''));
    const route =
      place === null || to_place === null
        ? undefined
        : place === to_place
          ? c('round_trip', { port: start })
          : c('route', { start, end: isolate(portName(to_place)) });
    return present([
      day === undefined ? formats.dateRange(first_day, last_day) : undefined,
      day === undefined ? c('nights', { count: nightsBetween(first_day, last_day) }) : dayOf(entry, day),
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

  function factsOf(entry: CalendarEntry, day: string | undefined): string[] {
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
  }

  return { factsOf, dayOf };
}

/** The texts of entries and their colours. A view has them once: a dozen hooks for each of its entries take long. */
export function useEntryTexts(): EntryTexts {
  const t = useTranslations('calendar');
  const terms = useTranslations('terms');
  const estimate = useEstimateText();
  const portName = usePortName();
  const today = useToday();
  const { factsOf, dayOf } = useEntryFacts();
  const liveryOf = useLiveries();

  const titleOf = (entry: CalendarEntry) => {
    const { kind, name, place } = entry;
    if (entry.estimated_days_before !== null) return estimate.about(entry.first_day, today);
    if (isTask(kind)) return t(`kinds.${kind}`);
    return kind === 'port' && place !== null ? portName(place) : (name ?? t(`kinds.${kind}`));
  };
  const detailsOf = (entry: CalendarEntry, day?: string) => {
    const { is_cancelled, owner_name } = entry;
    return present([
      is_cancelled ? terms('fields.cancelled_at') : undefined,
      ...factsOf(entry, day),
      owner_name === null ? undefined : t('shared_by', { name: isolate(owner_name) }),
    ]);
  };
  return {
    titleOf,
    detailsOf,
    colourOf: (entry) => liveryOf(entry).colour,
    spokenOf: (entry, day) => {
      const { kind, name, is_cancelled } = entry;
      const named = isTask(kind) ? name : titleOf(entry);
      const spoken = t('spoken', { kind: t(`kinds.${kind}`), name: isolate(named ?? '') });
      // the day of a voyage, and a cancellation, are read out at once; the other details stand in the list
      if (kind !== 'cruise' && !is_cancelled) return spoken;
      const first = (is_cancelled ? undefined : dayOf(entry, day)) ?? detailsOf(entry, day)[0];
      return first === undefined ? spoken : `${spoken}, ${first}`;
    },
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
