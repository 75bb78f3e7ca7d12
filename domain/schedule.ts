import { addDays, nightsBetween } from './dates.ts';

/** The kinds of rows: a day, or a part of one. */
export const schedule_kinds = ['embark', 'port', 'sea', 'scenic', 'disembark'] as const;
export type ScheduleKind = (typeof schedule_kinds)[number];

/** Outcomes of a row: a skipped port stays on record as planned; a port visited in its place is `unplanned`. */
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

/** Whether the row is a visit of a port: skipped ports, sea days and scenic cruising are not. */
function isVisited({ kind, outcome }: Pick<PortCall, 'kind' | 'outcome'>): boolean {
  return kind !== 'sea' && kind !== 'scenic' && outcome !== 'skipped';
}

/**
 * The departure from the first port, which after a night in port is on a later day. Null while the departure or the
 * zone of the port is unknown.
 */
export function firstDeparture(rows: readonly PortCall[]): Departure | null {
  const calls = rows.filter(isVisited);
  const [first] = calls;
  if (first === undefined) return null;
  for (const call of calls) {
    // the next port: the first one has no known departure
    if (placeOf(call) !== placeOf(first)) return null;
    if (call.depart === null) continue;
    const time_zone = call.time_zone ?? first.time_zone;
    return time_zone === null ? null : { date: call.date, time: call.depart, time_zone };
  }
  return null;
}

/** The identity of the place: the catalogue's port id, else the name as typed. */
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
 * The start and end port that a cruise lacks and its schedule has: the ports on its first and last day. Rows are in
 * order.
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

/** The schedule moved by `days` days, negative for earlier. */
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

/** Sorts rows by day; rows of one day keep their order. */
export function inOrder<Row extends Pick<PortCall, 'date'>>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Maximum of days of a ship that are shown and written at once: two years, as far as lines publish ahead. */
export const most_ship_days = 732;

/** The calendar days from one to another, both included; none if the end is before the start. */
export function daysFrom(start_date: string, end_date: string): string[] {
  const nights = nightsBetween(start_date, end_date);
  return Array.from({ length: Math.max(0, nights + 1) }, (_none, index) => addDays(start_date, index));
}

/** The dates and ports of a cruise before it has a schedule. */
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

/** The initial schedule of a voyage: its two ends, and days at sea between them. */
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
 * Adds a day at sea for every date without a row between the first and the last one. Only on request: a ship that
 * crosses the date line westward skips a date.
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

/** An empty row for a day. */
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
 * Whether the ship stays in port overnight from one row to the next: the same port on the next day, with neither a
 * departure nor an arrival in between.
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
 * Fills a schedule from the known schedule of its ship: every day, or only days without a port. The ship's schedule has
 * `port` for the ends of other cruises; on the ends of this cruise it becomes embarkation and disembarkation.
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
  // where other passengers stay on board, this cruise begins or ends
  if (row.date === start_date) return { ...row, kind: 'embark', arrive: null };
  if (row.date === end_date) return { ...row, kind: 'disembark', depart: null, all_aboard: null };
  return row;
}
