import type { GivenShipCall, ShipCall } from '#contract/operator-schedules.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { daysFrom } from '#domain/schedule.ts';
import { draftOf } from '#web/lib/forms/draft.ts';
import type { FormShape } from '#web/lib/forms/merge.ts';
import { createRecordForm } from '#web/lib/forms/record-form.ts';

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

/** The days between which a schedule is edited. */
export interface Days {
  start_date: string;
  end_date: string;
}

let latest_key = 0;

function blankRow(date: string, kind: RowKind = 'none'): Row {
  latest_key += 1;
  return { key: `call-${latest_key}`, date, kind, port_id: null, port_name: '', arrive: '', depart: '' };
}

/** The rows of an editor between two days: the known calls, and an empty row for every other day. */
export function rowsOf(calls: readonly ShipCall[], { start_date, end_date }: Days): Row[] {
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

function hasContent({ kind }: Row): boolean {
  return kind !== 'none';
}

type Change = Partial<Omit<Row, 'key' | 'date'>>;

/** Typing into a day without an entry makes it a port call. */
export function changeRow(row: Row, change: Change): Row {
  const changed = { ...row, ...change };
  return row.kind === 'none' && change.kind === undefined ? { ...changed, kind: 'port' } : changed;
}

export function changeCall(rows: readonly Row[], { key }: Row, change: Change): Row[] {
  return rows.map((row) => (row.key === key ? changeRow(row, change) : row));
}

/** Another port on the day of a row. */
export function addCall(rows: readonly Row[], { key }: Row): Row[] {
  return rows.flatMap((row) => (row.key === key ? [row, blankRow(row.date, 'port')] : [row]));
}

export function removeCall(rows: readonly Row[], { key }: Row): Row[] {
  return rows.filter((row) => row.key !== key);
}

/** The schedule as a record whose fields are its days. */
export type DayValues = Record<string, readonly Row[]>;
export type RowProblem = 'port_required';

const shape: FormShape<DayValues> = {
  isSame: (rows = [], before = []) => JSON.stringify(callsOf(rows)) === JSON.stringify(callsOf(before)),
};

export function valuesOf(rows: readonly Row[]): DayValues {
  return Object.fromEntries(Map.groupBy(rows, ({ date }) => date));
}

/** The rows of all days, in order. */
export function rowsIn(values: DayValues): Row[] {
  return Object.keys(values)
    .toSorted()
    .flatMap((date) => values[date] ?? []);
}

/** The name of the error of a row. It begins with the day, at whose change the error goes. */
export function errorName({ date, key }: Row): string {
  return `${date} ${key}`;
}

export function problemsIn(values: DayValues): Record<string, RowProblem> {
  const unnamed = rowsIn(values).filter(({ kind, port_name }) => kind === 'port' && port_name.trim() === '');
  return Object.fromEntries(unnamed.map((row) => [errorName(row), 'port_required']));
}

/** The error name of a path such as `items.3.port_id` in the answer to the sent values. */
export function errorNameAt(path: string, sent: DayValues): string | undefined {
  const row = rowsIn(sent).filter(hasContent)[Number(/^items\.(\d+)\b/.exec(path)?.[1])];
  return row && errorName(row);
}

export function rowsDraft(ship_id: string, { start_date, end_date }: Days) {
  // the number grows when older drafts can no longer be understood
  return draftOf<DayValues, object>(`draft:2:operator:schedule:${ship_id}:${start_date}:${end_date}`, {
    shape,
    readValues,
    readExtra: () => ({}),
  });
}

/** @param imported calls from a file, to be saved instead of the kept ones; an older draft is not restored over them */
export function createRowsForm(
  ship_id: string,
  days: Days,
  kept: readonly ShipCall[],
  imported: readonly ShipCall[] | undefined,
) {
  const of = (calls: readonly ShipCall[]) => valuesOf(rowsOf(calls, days));
  const form = createRecordForm<DayValues, RowProblem, object>({
    shape,
    // a ship's schedule has no versions: the one that is saved last counts
    start: { id: ship_id, version: 1, before: of(kept) },
    draft: imported === undefined ? rowsDraft(ship_id, days).read() : null,
    extra: {},
  });
  if (imported !== undefined) form.put(of(imported));
  return form;
}

function readValues(stored: unknown): DayValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const rows = Object.values(stored)
    .flat()
    .map((row: unknown) => checkRow(row));
  return rows.every((row) => row !== undefined) ? valuesOf(rows) : undefined;
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
