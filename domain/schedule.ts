import { addDays } from './dates.ts';

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
export function isVisited({ kind, outcome }: Pick<PortCall, 'kind' | 'outcome'>): boolean {
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

/** Whether two rows are at the same port: by the catalogue, else by the name as typed. */
function placeOf({ port_id, port_name }: PortCall): string | null {
  return port_id ?? port_name?.trim().toLowerCase() ?? null;
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
