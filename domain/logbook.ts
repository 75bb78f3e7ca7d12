import { nightsBetween } from './dates.ts';
import { dayNumber } from './day-numbers.ts';
import { fold } from './fold.ts';
import type { Hull } from './hulls.ts';
import type { ScheduleKind, ScheduleOutcome } from './schedule.ts';
import type { Ocean } from './sea-regions.ts';
import type { TimeOfCruise } from './timeline.ts';

/*
 * The logbook: every cruise that counts for a traveller. Statistics, badges, loyalty, the dashboard's totals and the
 * export are computed from it alone, so that a figure is the same everywhere.
 */

/** A row of the schedule in the logbook. `country` is an ISO 3166 code; a typed port has none and no ocean. */
export interface LoggedRow {
  /** `YYYY-MM-DD` */
  date: string;
  kind: ScheduleKind;
  port_id: string | null;
  port_name: string | null;
  country: string | null;
  ocean?: Ocean | undefined;
  outcome: ScheduleOutcome;
}

/** A passenger. `name` is as typed, first name and last name. */
export interface LoggedPassenger {
  name: string;
  loyalty_number: string | null;
  points_earned: number | null;
}

/** A cruise that was not cancelled. Days are `YYYY-MM-DD`, money is decimal text, distances are nautical miles. */
export interface LoggedCruise {
  id: string;
  time: TimeOfCruise;
  start_date: string;
  end_date: string;
  /** RFC 3339 in UTC; null while no time of departure is recorded */
  departs_at: string | null;
  nights: number;
  ship_id: string | null;
  ship_name: string | null;
  /** the hull's first year; null when it is not known */
  ship_year: number | null;
  /** the kind of ship; null of a ship that is not in the catalogue */
  hull: Hull | null;
  /** of the ship, in metres */
  length_m: number | null;
  cruise_line_id: string | null;
  cruise_line: string | null;
  /** the colour of the line in the catalogue */
  line_colour: string | null;
  /** the name of the line's loyalty programme that was in force on its last day */
  programme: string | null;
  /** the unit of its balance, as `unitOf` of domain/loyalty.ts; null without a programme */
  programme_unit: string | null;
  category: string | null;
  currency: string | null;
  /** the total price as entered, else fare less discount plus taxes */
  price: string | null;
  addons_total: string | null;
  loyalty_number: string | null;
  tier_before: string | null;
  tier_after: string | null;
  points_before: number | null;
  points_earned: number | null;
  points_after: number | null;
  passengers: readonly LoggedPassenger[];
  start_port: LoggedPort | null;
  end_port: LoggedPort | null;
  /** in order; empty without a schedule */
  schedule: readonly LoggedRow[];
  /** null until it is computed, or if ports have no position */
  distance_nm: number | null;
  /** keys of `domain/crossings.ts` */
  crossings: readonly string[];
  is_sample: boolean;
}

export type LoggedPort = Pick<LoggedRow, 'port_id' | 'port_name' | 'country' | 'ocean'>;

/** A stay in a port without a break: a night in port is one stay, leaving and coming back are two. */
export interface Stay {
  /** the identity of the port: the catalogue's id, else the folded name */
  place: string;
  port_id: string | null;
  port_name: string;
  country: string | null;
  ocean?: Ocean | undefined;
  first_date: string;
  last_date: string;
}

/** The identity of a port, null for a row without one. */
function placeOf({ port_id, port_name }: Pick<LoggedRow, 'port_id' | 'port_name'>): string | null {
  return port_id ?? (port_name === null ? null : keyOf(port_name) || null);
}

/** The identity of a ship: the catalogue's id, else the line with the folded name; null without a name. */
export function shipOf({ ship_id, ship_name, ...cruise }: LoggedCruise): string | null {
  if (ship_id !== null) return ship_id;
  return ship_name === null ? null : `${lineOf(cruise) ?? ''}/${keyOf(ship_name)}`;
}

/** The identity of a cruise line: the catalogue's id, else the folded name. */
export function lineOf({
  cruise_line_id,
  cruise_line,
}: Pick<LoggedCruise, 'cruise_line_id' | 'cruise_line'>): string | null {
  return cruise_line_id ?? (cruise_line === null ? null : keyOf(cruise_line) || null);
}

/**
 * Whether the route of a cruise is still to be computed: it has at least two different catalogue ports and no distance
 * yet. Its contribution to a figure is unknown, not 0.
 */
export function isRouteAwaited({ distance_nm, schedule, start_port, end_port }: LoggedCruise): boolean {
  if (distance_nm !== null) return false;
  const scheduled = schedule.filter(({ kind }) => kind !== 'sea');
  const called =
    scheduled.length > 0 ? scheduled.filter(({ outcome }) => outcome !== 'skipped') : [start_port, end_port];
  return new Set(called.flatMap((port) => port?.port_id ?? [])).size > 1;
}

/** Whether the row is a call at a port. Scenic cruising and skipped ports are not. */
function isCall({ kind, outcome }: LoggedRow): boolean {
  return kind !== 'sea' && kind !== 'scenic' && outcome !== 'skipped';
}

/** What says where a cruise was on which day. */
export type LoggedVoyage = Pick<
  LoggedCruise,
  'schedule' | 'start_port' | 'end_port' | 'start_date' | 'end_date'
>;

/** The schedule, plus the start and end port if the schedule names no port, as for the route. */
function rowsOf({
  schedule,
  start_port,
  end_port,
  start_date,
  end_date,
}: LoggedVoyage): readonly LoggedRow[] {
  if (schedule.some((row) => row.port_name !== null)) return schedule;
  const ends: LoggedRow[] = [];
  if (start_port !== null)
    ends.push({ ...start_port, date: start_date, kind: 'embark', outcome: 'as_planned' });
  if (end_port !== null) ends.push({ ...end_port, date: end_date, kind: 'disembark', outcome: 'as_planned' });
  const taken = new Set(ends.map(({ date }) => date));
  const between = schedule.filter(({ date }) => !taken.has(date));
  return [...ends, ...between].toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

/** The points that a programme credited for a cruise by its record: earned, else after less before. */
export function creditedPoints({
  points_earned,
  points_before,
  points_after,
}: Pick<LoggedCruise, 'points_earned' | 'points_before' | 'points_after'>): number | null {
  if (points_earned !== null) return points_earned;
  if (points_before === null || points_after === null || points_after < points_before) return null;
  return points_after - points_before;
}

/**
 * The stays in port of a cruise, in order. Rows of one port on the same day or on consecutive days are one stay. A
 * round trip visits its port once: the embarkation counts, the end does not.
 */
export function staysOf(cruise: LoggedVoyage): Stay[] {
  const stays: Stay[] = [];
  const rows = rowsOf(cruise).filter((row) => row.outcome !== 'skipped');
  let home: string | null = null;
  let before: LoggedRow | null = null;
  for (const row of rows) {
    const place = isCall(row) ? placeOf(row) : null;
    if (place !== null) {
      if (row.kind === 'embark') home ??= place;
      const last = stays.at(-1);
      const goes_on =
        before !== null &&
        isCall(before) &&
        last?.place === place &&
        placeOf(before) === place &&
        nightsBetween(before.date, row.date) <= 1;
      const is_home = row.kind === 'disembark' && place === home;
      // a ship that is back a night early is at the end of the voyage, too
      if (goes_on && is_home && stays.length > 1) stays.pop();
      else if (goes_on) last.last_date = row.date;
      else if (!is_home) stays.push(stayOf(place, row));
    }
    before = row;
  }
  return stays;
}

function stayOf(place: string, { port_id, port_name, country, ocean, date }: LoggedRow): Stay {
  return { place, port_id, port_name: port_name ?? place, country, ocean, first_date: date, last_date: date };
}

/**
 * Days in port and days at sea. A day with a call is a day in port, however many calls it has; a recorded day without
 * one, or whose only port was skipped, is a day at sea. A ship that crosses the date line eastward has one date twice:
 * each row at sea counts. Days without a row are neither.
 */
export function daysOf(cruise: LoggedVoyage): { port_days: number; sea_days: number } {
  let port_days = 0;
  let sea_days = 0;
  for (const { has_call, sea_rows } of recordedDays(cruise).values()) {
    if (has_call) port_days += 1;
    sea_days += has_call ? sea_rows : Math.max(1, sea_rows);
  }
  return { port_days, sea_days };
}

/** The days that a cruise has rows for. */
function recordedDays(cruise: LoggedVoyage): Map<string, { has_call: boolean; sea_rows: number }> {
  const days = new Map<string, { has_call: boolean; sea_rows: number }>();
  for (const row of rowsOf(cruise)) {
    const day = days.get(row.date) ?? { has_call: false, sea_rows: 0 };
    days.set(row.date, day);
    if (isCall(row)) day.has_call = true;
    else if (row.kind === 'sea') day.sea_rows += 1;
  }
  return days;
}

/** The most days in a row of a cruise at sea, as `daysOf` counts them. */
export function longestStretchOf(cruise: LoggedCruise): number {
  let longest = 0;
  let stretch = 0;
  let before: number | null = null;
  for (const [date, { has_call, sea_rows }] of [...recordedDays(cruise)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const day = dayNumber(date);
    if (has_call || (before !== null && day - before > 1)) stretch = 0;
    if (!has_call) stretch += Math.max(1, sea_rows);
    longest = Math.max(longest, stretch);
    before = day;
  }
  return longest;
}

/** A filter of the logbook; absent fields do not filter. */
export interface LogFilter {
  /** the year in which a cruise starts */
  year?: number | undefined;
  /** as `lineOf` identifies lines */
  cruise_line?: string | undefined;
  /** folded as `nameKey` does */
  passenger?: string | undefined;
}

/** The identity of a passenger: the folded name. */
export function nameKey(name: string): string {
  return keyOf(name);
}

/** A name for comparison. A name of symbols alone folds to nothing and is compared as typed. */
function keyOf(name: string): string {
  return fold(name) || name.trim();
}

/** The cruises that match a filter. */
export function filterLog<Cruise extends LoggedCruise>(log: readonly Cruise[], filter: LogFilter): Cruise[] {
  const { year, cruise_line, passenger } = filter;
  return log.filter(
    (cruise) =>
      (year === undefined || yearOf(cruise) === year) &&
      (cruise_line === undefined || lineOf(cruise) === cruise_line) &&
      (passenger === undefined || cruise.passengers.some(({ name }) => nameKey(name) === passenger)),
  );
}

/** A cruise counts in the year it starts. */
export function yearOf({ start_date }: Pick<LoggedCruise, 'start_date'>): number {
  return Number(start_date.slice(0, 4));
}
