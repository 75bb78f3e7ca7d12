import type { GivenShipCall, ShipCall } from '#contract/operator-schedules.ts';
import { daysFrom } from '#domain/schedule.ts';

/* A ship's schedule while it is typed: every day has a row at least. */

export const row_kinds = ['none', 'port', 'sea', 'scenic'] as const;
type RowKind = (typeof row_kinds)[number];

export interface Row {
  key: string;
  date: string;
  /** `none`: nothing is known of this day, and nothing is sent */
  kind: RowKind;
  port_id: string | null;
  port_name: string;
  arrive: string;
  depart: string;
}

let latest_key = 0;

export function blankRow(date: string, kind: RowKind = 'none'): Row {
  latest_key += 1;
  return { key: `call-${latest_key}`, date, kind, port_id: null, port_name: '', arrive: '', depart: '' };
}

/** The rows of an editor between two days: what is known, and an empty row for every other day. */
export function rowsOf(calls: readonly ShipCall[], start_date: string, end_date: string): Row[] {
  return daysFrom(start_date, end_date).flatMap((date) => {
    const known = calls.filter((call) => call.date === date);
    if (known.length === 0) return [blankRow(date)];
    return known.map(({ kind, port_id, port_name, arrive, depart }) => ({
      ...blankRow(date, kind),
      port_id,
      port_name: port_name ?? '',
      arrive: arrive ?? '',
      depart: depart ?? '',
    }));
  });
}

/** The rows that say something, as they are sent. */
export function callsOf(rows: readonly Row[]): GivenShipCall[] {
  return rows.filter(isSaid).map(({ date, kind, port_id, port_name, arrive, depart }) => {
    if (kind === 'sea' || kind === 'none') return { date, kind: 'sea' };
    const name = port_name.trim();
    return {
      date,
      kind,
      port_id,
      port_name: name === '' ? null : name,
      arrive: arrive === '' ? null : arrive,
      depart: depart === '' ? null : depart,
    };
  });
}

export function isSaid({ kind }: Row): boolean {
  return kind !== 'none';
}

/** What was typed makes a day without an entry a call at a port. */
export function changeRow(row: Row, change: Partial<Omit<Row, 'key' | 'date'>>): Row {
  const changed = { ...row, ...change };
  return row.kind === 'none' && change.kind === undefined ? { ...changed, kind: 'port' } : changed;
}
