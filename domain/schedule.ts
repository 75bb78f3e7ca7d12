import { addDays, nightsBetween } from './dates.ts';

/** What a day, or a part of one, is. */
export const schedule_kinds = ['embark', 'port', 'sea', 'scenic', 'disembark'] as const;
export type ScheduleKind = (typeof schedule_kinds)[number];

/** How it came: a port that was skipped stays on record as planned; what came in its place is `unplanned`. */
export const schedule_outcomes = ['as_planned', 'skipped', 'unplanned'] as const;
export type ScheduleOutcome = (typeof schedule_outcomes)[number];

/** One row of a schedule: days `YYYY-MM-DD`, times `HH:MM` on the port's own clock, an IANA zone. */
export interface PortCall {
  date: string;
  kind: ScheduleKind;
  port_id: string | null;
  port_name: string | null;
  arrive: string | null;
  depart: string | null;
  all_aboard: string | null;
  time_zone: string | null;
  /** minutes that the ship's clocks are ahead of the port's; null: the same, or not known */
  ship_time_offset: number | null;
  outcome: ScheduleOutcome;
}

/** When a ship leaves: `YYYY-MM-DD` and `HH:MM` by the clocks of an IANA zone. */
export interface Departure {
  date: string;
  time: string;
  time_zone: string;
}

/** Whether the ship was, or is to be, at this place: skipped ports and sea days are not. Scenic cruising is no call. */
function isVisited({ kind, outcome }: Pick<PortCall, 'kind' | 'outcome'>): boolean {
  return kind !== 'sea' && kind !== 'scenic' && outcome !== 'skipped';
}

/**
 * When the cruise sails: the departure of its first port call, which after a night in port stands on a later day.
 * Null while it, or the zone of that port, is not known.
 */
export function firstDeparture(rows: readonly PortCall[]): Departure | null {
  const calls = rows.filter(isVisited);
  const [first] = calls;
  if (first === undefined) return null;
  for (const call of calls) {
    // another port: of the first one no departure is known
    if (placeOf(call) !== placeOf(first)) return null;
    if (call.depart === null) continue;
    const time_zone = call.time_zone ?? first.time_zone;
    return time_zone === null ? null : { date: call.date, time: call.depart, time_zone };
  }
  return null;
}

/** Where a row is: the port of the catalogue, else the name as typed. */
function placeOf({ port_id, port_name }: PortCall): string | null {
  return port_id ?? port_name?.trim().toLowerCase() ?? null;
}

interface EndPorts {
  start_port_id: string | null;
  start_port: string | null;
  end_port_id: string | null;
  end_port: string | null;
}

/**
 * The ports that a cruise lacks and its schedule knows: where the ship is on the first day of the cruise, and on the
 * last one. Of rows in their order.
 */
export function missingPorts(
  cruise: EndPorts & { start_date: string; end_date: string },
  rows: readonly PortCall[],
): Partial<EndPorts> {
  const calls = rows.filter((row) => isVisited(row) && row.port_name !== null);
  const start = cruise.start_port === null ? calls.find(({ date }) => date === cruise.start_date) : undefined;
  const end = cruise.end_port === null ? calls.findLast(({ date }) => date === cruise.end_date) : undefined;
  return {
    ...(start && { start_port_id: start.port_id, start_port: start.port_name }),
    ...(end && { end_port_id: end.port_id, end_port: end.port_name }),
  };
}

/** The same schedule so many days later (or, negative, earlier). */
export function moveRows<Row extends Pick<PortCall, 'date'>>(rows: readonly Row[], days: number): Row[] {
  return rows.map((row) => ({ ...row, date: addDays(row.date, days) }));
}

/** The rows that lie outside the two dates of a cruise. */
export function rowsOutside<Row extends Pick<PortCall, 'date'>>(
  rows: readonly Row[],
  start_date: string,
  end_date: string,
): Row[] {
  return rows.filter(({ date }) => date < start_date || date > end_date);
}

/** In the order of their days; what stands on one day stays in its order. */
export function inOrder<Row extends Pick<PortCall, 'date'>>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** So many days of a ship are shown and written at once: two years, as far as lines publish ahead. */
export const most_ship_days = 732;

/** The calendar days from one to another, both included; none when they are the wrong way round. */
export function daysFrom(start_date: string, end_date: string): string[] {
  const nights = nightsBetween(start_date, end_date);
  return Array.from({ length: Math.max(0, nights + 1) }, (_none, index) => addDays(start_date, index));
}

/** What is known of a cruise before its schedule is typed. */
export interface VoyageEnds {
  start_date: string;
  end_date: string;
  start_port_id: string | null;
  start_port: string | null;
  start_zone: string | null;
  end_port_id: string | null;
  end_port: string | null;
  end_zone: string | null;
}

/** The schedule that a voyage begins with: its two ends, and days at sea between them. */
export function firstSchedule(voyage: VoyageEnds): PortCall[] {
  const embark: PortCall = {
    ...emptyCall(voyage.start_date, 'embark'),
    port_id: voyage.start_port_id,
    port_name: voyage.start_port,
    time_zone: voyage.start_zone,
  };
  const disembark: PortCall = {
    ...emptyCall(voyage.end_date, 'disembark'),
    port_id: voyage.end_port_id,
    port_name: voyage.end_port,
    time_zone: voyage.end_zone,
  };
  return fillSeaDays([embark, disembark]);
}

/**
 * A day at sea for every date without a row between the first and the last one. Only for who asks for it: a ship that
 * crosses the date line westward has a date that never was.
 */
export function fillSeaDays(rows: readonly PortCall[]): PortCall[] {
  const ordered = inOrder(rows);
  const [first] = ordered;
  const last = ordered.at(-1);
  if (first === undefined || last === undefined) return [];
  const known = new Set(ordered.map(({ date }) => date));
  const missing = daysFrom(first.date, last.date).filter((date) => !known.has(date));
  return inOrder([...ordered, ...missing.map((date) => emptyCall(date, 'sea'))]);
}

/** A row of a day about which nothing is known yet. */
export function emptyCall(date: string, kind: ScheduleKind): PortCall {
  return {
    date,
    kind,
    port_id: null,
    port_name: null,
    arrive: null,
    depart: null,
    all_aboard: null,
    time_zone: null,
    ship_time_offset: null,
    outcome: 'as_planned',
  };
}

/**
 * Whether the ship stays in port from one row to the one after it: the same port on the next day, with neither a
 * departure nor an arrival at the night between.
 */
export function isOvernight(row: PortCall, next: PortCall | undefined): boolean {
  return (
    next !== undefined &&
    isVisited(row) &&
    isVisited(next) &&
    placeOf(row) !== null &&
    placeOf(row) === placeOf(next) &&
    nightsBetween(row.date, next.date) === 1 &&
    (row.depart === null || row.depart === '23:59') &&
    (next.arrive === null || next.arrive === '00:00')
  );
}

/**
 * A schedule filled with what is known of its ship: every day, or only days on which no port is recorded. What is
 * known says `port` of the ends of other people's cruises; those of this one stay ends.
 */
export function fillFrom(
  rows: readonly PortCall[],
  known: readonly PortCall[],
  { start_date, end_date }: Pick<VoyageEnds, 'start_date' | 'end_date'>,
  way: 'replace' | 'empty_days',
): PortCall[] {
  const taken = new Set(
    rows.filter(({ kind, port_name }) => kind === 'scenic' || port_name !== null).map(({ date }) => date),
  );
  const filled = known.filter(
    ({ date }) => date >= start_date && date <= end_date && (way === 'replace' || !taken.has(date)),
  );
  const days = new Set(filled.map(({ date }) => date));
  const kept = rows.filter(({ date }) => !days.has(date));
  return inOrder([...kept, ...filled.map((row) => withEnd(row, start_date, end_date))]);
}

function withEnd(row: PortCall, start_date: string, end_date: string): PortCall {
  if (row.kind !== 'port') return row;
  // where others go on, this cruise begins or ends
  if (row.date === start_date) return { ...row, kind: 'embark', arrive: null };
  if (row.date === end_date) return { ...row, kind: 'disembark', depart: null, all_aboard: null };
  return row;
}
