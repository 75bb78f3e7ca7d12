import type { GivenShipCall, ShipCall } from '#contract/operator-schedules.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { daysFrom } from '#domain/schedule.ts';
import { userChoice } from '#web/lib/storage.ts';

/* A ship's schedule in the editor: every day has at least one row. */

export const row_kinds = ['none', 'port', 'sea', 'scenic'] as const;
type RowKind = (typeof row_kinds)[number];

export interface Row {
  key: string;
  date: string;
  /** `none`: the day is unknown, and the row is not sent */
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

/** The rows of an editor between two days: the known calls, and an empty row for every other day. */
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

/** The filled rows, in the form that is sent. */
export function callsOf(rows: readonly Row[]): GivenShipCall[] {
  return rows.filter(hasContent).map(({ date, kind, port_id, port_name, arrive, depart }) => {
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

export function hasContent({ kind }: Row): boolean {
  return kind !== 'none';
}

/** Typing into a day without an entry makes it a port call. */
export function changeRow(row: Row, change: Partial<Omit<Row, 'key' | 'date'>>): Row {
  const changed = { ...row, ...change };
  return row.kind === 'none' && change.kind === undefined ? { ...changed, kind: 'port' } : changed;
}

/** The draft of unsaved rows, kept over a reload like that of a record. */
export function rowsDraft(
  ship_id: string,
  { start_date, end_date }: { start_date: string; end_date: string },
) {
  const name = `draft:1:operator:schedule:${ship_id}:${start_date}:${end_date}`;
  return userChoice<Row[] | null>(name, null, (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const rows = stored.map(checkRow);
    return rows.every((row) => row !== undefined) ? rows : undefined;
  });
}

function checkRow(stored: unknown): Row | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = new Map<string, unknown>(Object.entries(stored));
  const text = (name: string) => {
    const value = known.get(name);
    return typeof value === 'string' ? value : '';
  };
  const kind = row_kinds.find((one) => one === known.get('kind'));
  if (kind === undefined || !isCalendarDay(text('date'))) return undefined;
  const port_id = text('port_id');
  return {
    ...blankRow(text('date'), kind),
    port_id: port_id === '' ? null : port_id,
    port_name: text('port_name'),
    arrive: text('arrive'),
    depart: text('depart'),
  };
}
