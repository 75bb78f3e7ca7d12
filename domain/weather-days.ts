import { addDays, nightsBetween } from './dates.ts';
import type { PortCall } from './schedule.ts';
import { distanceNm, pointBetween, type Point } from './sea-route/sphere.ts';
import { startOfDay } from './timeline.ts';
import { daysOnBoard, type SailedVoyage, type ZonedDay } from './today.ts';
import type { ForecastHour, WeatherAlert } from './weather.ts';

/* The place whose weather is shown for each day of a cruise: its port, or the position along the route. */

/** The route of a cruise: `legs[n]` leads from `places[n]` to the next place; no legs while it is not computed. */
export interface WeatherRoute {
  places: readonly { port_id: string; lat: number; lon: number }[];
  legs: readonly { line: readonly Point[] }[];
}

/** A day of a cruise with the place for its weather. */
export interface WeatherDayPlace {
  date: string;
  kind: 'port' | 'sea';
  /** the port; null at sea and if unknown */
  place_name: string | null;
  /** of the catalogue; null at sea and for a typed port */
  port_id: string | null;
  /** null for a typed port, and for a day at sea without a known route */
  position: { latitude: number; longitude: number } | null;
  /** the zone that determines the day */
  time_zone: string;
  /** instants, RFC 3339 in UTC */
  starts_at: string;
  ends_at: string;
}

/** A span of dates, both included. */
interface Span {
  from: string;
  to: string;
}

/** A stay at a place of the route, in milliseconds since 1970. */
interface Stay {
  arrives_ms: number;
  leaves_ms: number;
}

/** Default times: a ship is in port by day, and at a place of scenic cruising at noon. */
const usual_arrival = '08:00';
const usual_departure = '18:00';
const noon = '12:00';

/**
 * The days of a cruise in order, each with its place. Days without a row are days at sea, except a date that the ship
 * skips at the date line.
 * @param reader_zone used if no other zone is known
 * @param span the dates to compute: a voyage may be recorded as three hundred years long
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
        port_id: row.port_id ?? port?.port_id ?? null,
        position: port === null ? null : positionOf(port),
      };
    }
    const at_ms = instantMs(day.date, noon, day.time_zone);
    const point = pointAt(at_ms, stays, route);
    const position = point === null ? null : { latitude: point[1], longitude: point[0] };
    return { ...clock, kind: 'sea', place_name: null, port_id: null, position };
  });
}

function positionOf({ lat, lon }: WeatherRoute['places'][number]) {
  return { latitude: lat, longitude: lon };
}

/** The place of a row without a schedule: the rows are then the two ends, which have port names but no ids. */
function endPlace(row: PortCall, voyage: SailedVoyage, { places }: WeatherRoute) {
  if (voyage.schedule.length > 0 || places.length === 0) return null;
  const place = row.kind === 'embark' ? places[0] : places.at(-1);
  return place ?? null;
}

/**
 * The call of a day with the longest stay, as passengers are ashore there; the later one of two equally long ones. A
 * place of scenic cruising counts if there is no call.
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

/**
 * The minutes of a stay. An unknown time extends the stay to the end of the day: a night in port, or an end of the
 * cruise.
 */
function minutesOf({ arrive, depart }: PortCall): number {
  const from = arrive === null ? 0 : minuteOf(arrive);
  const to = depart === null ? 24 * 60 : minuteOf(depart);
  return to < from ? 24 * 60 - from : to - from;
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Adds the days of the span without a row, each in the zone of the day before it. */
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

/** The stays at the places of the route. Consecutive rows of one port are one place, as in the route. */
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

/**
 * The stays at the two ends without a schedule: the ship sails from the evening of the first day to the morning of the
 * last.
 */
function endsOf(days: readonly ZonedDay[]): Stay[] | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  return [first, last].map(({ date, time_zone }) => ({
    arrives_ms: instantMs(date, usual_arrival, time_zone),
    leaves_ms: instantMs(date, usual_departure, time_zone),
  }));
}

/** The position along the route at an instant, interpolated by time between the two calls around it. */
function pointAt(at_ms: number, stays: readonly Stay[] | null, { legs }: WeatherRoute): Point | null {
  if (stays === null || legs.length !== stays.length - 1) return null;
  const index = stays.findLastIndex(({ leaves_ms }) => leaves_ms <= at_ms);
  const [from, to, leg] = [stays[index], stays[index + 1], legs[index]];
  if (from === undefined || to === undefined || leg === undefined) return null;
  const span = to.arrives_ms - from.leaves_ms;
  const part = span <= 0 ? 1 : (at_ms - from.leaves_ms) / span;
  return pointAlong(leg.line, Math.min(Math.max(part, 0), 1));
}

/** The point at a fraction of a line of great circles. */
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
  /** the first place for which it is in force; null at sea */
  place_name: string | null;
}

/**
 * The warnings for a cruise, each once, with its days. A warning counts for a day if it is in force at the ship's place
 * on that day and not over yet.
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

/** How long a measurement is used; after that the forecast of the hour is closer. */
const now_is_kept_ms = 90 * 60_000;
const hour_ms = 3_600_000;

/**
 * The current weather: a recent measurement completed by the forecast of this hour, else that forecast; null if neither
 * is known.
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
  // the measured precipitation is that of a quarter of an hour, not of an hour
  return { ...this_hour, ...(Object.fromEntries(known) as Partial<ForecastHour>), precipitation, rain };
}
