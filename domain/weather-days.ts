import { addDays, nightsBetween } from './dates.ts';
import type { PortCall } from './schedule.ts';
import { distanceNm, pointBetween, type Point } from './sea-route/sphere.ts';
import { startOfDay } from './timeline.ts';
import { daysOnBoard, type SailedVoyage, type ZonedDay } from './today.ts';
import type { ForecastHour, WeatherAlert } from './weather.ts';

/*
 * Whose weather a day of a cruise has: that of its port, or of the position on the way.
 */

/** The way of a cruise: `legs[n]` leads from `places[n]` to the next one; no legs where it is not worked out. */
export interface WeatherRoute {
  places: readonly { port_id: string; lat: number; lon: number }[];
  legs: readonly { line: readonly Point[] }[];
}

/** A day of a cruise with the place whose weather it has. */
export interface WeatherDayPlace {
  date: string;
  kind: 'port' | 'sea';
  /** the port; null at sea and where nothing is known */
  place_name: string | null;
  /** null for a port that was typed, and for a day between ports of which no way is known */
  position: { latitude: number; longitude: number } | null;
  /** by whose clocks the day is reckoned */
  time_zone: string;
  /** instants, RFC 3339 in UTC */
  starts_at: string;
  ends_at: string;
}

/** Dates, both included. */
interface Span {
  from: string;
  to: string;
}

/** A stay at a place of the route, in milliseconds since 1970. */
interface Stay {
  arrives_ms: number;
  leaves_ms: number;
}

/** Where no time is known a ship lies in port by day; what is passed by for the view is passed at noon. */
const usual_arrival = '08:00';
const usual_departure = '18:00';
const noon = '12:00';

/**
 * The days of a cruise in their order, each with its place. Days without a row are days at sea, but for a date that the
 * date line leaves out.
 * @param reader_zone stands in where no zone is known
 * @param span the dates that are asked about: a voyage may be recorded as three hundred years long
 */
export function weatherDays(
  voyage: SailedVoyage,
  route: WeatherRoute,
  reader_zone: string,
  span: Span = { from: voyage.start_date, to: voyage.end_date },
): WeatherDayPlace[] {
  const known = daysOnBoard(voyage, reader_zone);
  const days = withDaysBetween(known, voyage, reader_zone, span);
  const asked = days.filter(({ date }) => date >= span.from && date <= span.to);
  const stays = staysOf(known, route);
  return asked.map((day) => {
    const clock = {
      date: day.date,
      time_zone: day.time_zone,
      starts_at: startOfDay(day.date, day.time_zone),
      ends_at: startOfDay(addDays(day.date, 1), day.time_zone),
    };
    const row = longestStay(day.rows);
    if (row !== null) {
      const place = route.places.find(({ port_id }) => port_id === row.port_id);
      const port = place ?? endPlace(row, voyage, route);
      return {
        ...clock,
        kind: 'port',
        place_name: row.port_name,
        position: port === null ? null : positionOf(port),
      };
    }
    const at_ms = instantMs(day.date, noon, day.time_zone);
    const point = pointAt(at_ms, stays, route);
    const position = point === null ? null : { latitude: point[1], longitude: point[0] };
    return { ...clock, kind: 'sea', place_name: null, position };
  });
}

function positionOf({ lat, lon }: WeatherRoute['places'][number]) {
  return { latitude: lat, longitude: lon };
}

/** While there is no schedule the two ends stand for it, whose rows know the ports by name alone. */
function endPlace(row: PortCall, voyage: SailedVoyage, { places }: WeatherRoute) {
  if (voyage.schedule.length > 0 || places.length === 0) return null;
  const place = row.kind === 'embark' ? places[0] : places.at(-1);
  return place ?? null;
}

/**
 * Of several calls on a day the one with the longest stay: that is where people are ashore. The later one of two that
 * are as long. A place passed by for the view counts where there is no call.
 */
function longestStay(rows: readonly PortCall[]): PortCall | null {
  const seen = rows.filter(({ kind, outcome, port_name }) => {
    return kind !== 'sea' && outcome !== 'skipped' && port_name !== null;
  });
  const calls = seen.filter(({ kind }) => kind !== 'scenic');
  const [first, ...others] = calls.length > 0 ? calls : seen;
  if (first === undefined) return null;
  return others.reduce((best, row) => (minutesOf(row) >= minutesOf(best) ? row : best), first);
}

/** What is not known reaches to the end of the day: a night in port, or people who begin or end here. */
function minutesOf({ arrive, depart }: PortCall): number {
  const from = arrive === null ? 0 : minuteOf(arrive);
  const to = depart === null ? 24 * 60 : minuteOf(depart);
  return to < from ? 24 * 60 - from : to - from;
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Adds the days of the voyage in a span that no row is of, each with the clocks of the day before it. */
function withDaysBetween(
  known: readonly ZonedDay[],
  { start_date, end_date, start_zone }: SailedVoyage,
  reader_zone: string,
  { from, to }: Span,
): ZonedDay[] {
  const all: ZonedDay[] = [];
  let next = start_date;
  let time_zone = start_zone ?? known[0]?.time_zone ?? reader_zone;
  const fillTo = (date: string) => {
    for (next = next < from ? from : next; next < date && next <= to; next = addDays(next, 1))
      all.push({ date: next, time_zone, is_across: false, starts_ms: 0, rows: [] });
  };
  for (const day of known) {
    if (!(day.is_across && nightsBetween(next, day.date) === 1)) fillTo(day.date);
    all.push(day);
    ({ time_zone } = day);
    next = addDays(day.date, 1);
  }
  fillTo(addDays(end_date, 1));
  return all;
}

/** When the ship is at each place of the route. Consecutive rows of one port are one place, as the route has it. */
function staysOf(days: readonly ZonedDay[], { places }: WeatherRoute): Stay[] | null {
  const stays: (Stay & { port_id: string | null })[] = [];
  for (const { rows, time_zone } of days) {
    for (const row of rows) {
      if (row.kind === 'sea' || row.outcome === 'skipped') continue;
      const zone = row.time_zone ?? time_zone;
      const is_passed = row.kind === 'scenic';
      const arrives_ms = instantMs(row.date, row.arrive ?? (is_passed ? noon : usual_arrival), zone);
      const leaves_ms = instantMs(row.date, row.depart ?? (is_passed ? noon : usual_departure), zone);
      const last = stays.at(-1);
      if (row.port_id !== null && last?.port_id === row.port_id)
        last.leaves_ms = Math.max(leaves_ms, arrives_ms);
      else if (row.port_id !== null) stays.push({ port_id: row.port_id, arrives_ms, leaves_ms });
    }
  }
  if (stays.length === 0 && places.length === 2) return endsOf(days);
  const is_same =
    stays.length === places.length && stays.every(({ port_id }, at) => places[at]?.port_id === port_id);
  return is_same ? stays : null;
}

/** Without a schedule: from the evening of the first day to the morning of the last one. */
function endsOf(days: readonly ZonedDay[]): Stay[] | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  return [first, last].map(({ date, time_zone }) => ({
    arrives_ms: instantMs(date, usual_arrival, time_zone),
    leaves_ms: instantMs(date, usual_departure, time_zone),
  }));
}

/** The position on the way at an instant, by the time between the two calls around it. */
function pointAt(at_ms: number, stays: readonly Stay[] | null, { legs }: WeatherRoute): Point | null {
  if (stays === null || legs.length !== stays.length - 1) return null;
  const index = stays.findLastIndex(({ leaves_ms }) => leaves_ms <= at_ms);
  const [from, to, leg] = [stays[index], stays[index + 1], legs[index]];
  if (from === undefined || to === undefined || leg === undefined) return null;
  const span = to.arrives_ms - from.leaves_ms;
  const part = span <= 0 ? 1 : (at_ms - from.leaves_ms) / span;
  return pointAlong(leg.line, Math.min(Math.max(part, 0), 1));
}

/** The point at a part of a line whose turns are joined by great circles. */
function pointAlong(line: readonly Point[], part: number): Point | null {
  const lengths = line.slice(1).map((to, index) => distanceNm(line[index] ?? to, to));
  let left = lengths.reduce((sum, length) => sum + length, 0) * part;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [line[index], line[index + 1]];
    if (from === undefined || to === undefined) break;
    if (left <= length && length > 0) return pointBetween(from, to, left / length);
    left -= length;
  }
  return line.at(-1) ?? null;
}

function instantMs(date: string, time: string, time_zone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: time_zone, plainTime: time })
    .epochMilliseconds;
}

/** A warning with the days of a cruise that it touches. */
export interface DatedWarning extends WeatherAlert {
  dates: string[];
  /** where it is in force first; null at sea */
  place_name: string | null;
}

/**
 * The warnings of the places of a cruise, each once, with the days that it touches where the ship is on them. What is
 * over, or in force where the ship is not at that time, warns nobody.
 */
export function warningsOf(
  days: readonly (Pick<WeatherDayPlace, 'date' | 'place_name' | 'starts_at' | 'ends_at'> & {
    alerts: readonly WeatherAlert[];
  })[],
  now: string,
): DatedWarning[] {
  const found = new Map<string, DatedWarning>();
  const now_ms = msOf(now);
  for (const { date, place_name, starts_at, ends_at, alerts } of days) {
    for (const alert of alerts) {
      const touches = msOf(alert.starts_at) < msOf(ends_at) && msOf(alert.ends_at) > msOf(starts_at);
      if (!touches || msOf(alert.ends_at) <= now_ms) continue;
      const key = JSON.stringify([
        alert.sender,
        alert.event,
        alert.starts_at,
        alert.ends_at,
        alert.description,
      ]);
      const known = found.get(key);
      if (known === undefined) found.set(key, { ...alert, dates: [date], place_name });
      else if (!known.dates.includes(date)) known.dates.push(date);
    }
  }
  return [...found.values()].toSorted((a, b) => msOf(a.starts_at) - msOf(b.starts_at));
}

function msOf(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds;
}

/** What a provider measures now is believed for so long; after that its forecast of the hour is nearer. */
const now_is_kept_ms = 90 * 60_000;
const hour_ms = 3_600_000;

/**
 * The weather now: as it was measured a little while ago, completed by the forecast of this hour, or that forecast;
 * null where neither is known.
 */
export function weatherNow(
  { current, hours }: { current: ForecastHour | null; hours: readonly ForecastHour[] },
  now: string,
): ForecastHour | null {
  const now_ms = msOf(now);
  const this_hour = hours.findLast(({ at }) => msOf(at) <= now_ms && now_ms - msOf(at) < hour_ms) ?? null;
  if (current === null || Math.abs(now_ms - msOf(current.at)) > now_is_kept_ms) return this_hour;
  if (this_hour === null) return current;
  const known = Object.entries(current).filter(([, value]) => value !== null);
  const { precipitation, rain } = this_hour;
  // what was measured fell in a quarter of an hour, not in an hour
  return { ...this_hour, ...(Object.fromEntries(known) as Partial<ForecastHour>), precipitation, rain };
}
