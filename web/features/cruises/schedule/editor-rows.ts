import type { GivenRow } from '#contract/schedule.ts';
import { isWallTime } from '#domain/dates.ts';
import {
  daysFrom,
  emptyCall,
  firstSchedule,
  inOrder,
  type PortCall,
  type ScheduleKind,
  type ScheduleOutcome,
  type VoyageEnds,
} from '#domain/schedule.ts';

/* The schedule in the editor: each day of the cruise has at least one row, and a typed time may still be invalid. */

export type TimeName = 'arrive' | 'depart' | 'all_aboard';
export type InputName = 'port_name' | TimeName;

export interface EditorRow {
  key: string;
  date: string;
  /** `none`: the day has no entry; for a ship that crosses the date line it may never exist */
  kind: ScheduleKind | 'none';
  port_id: string | null;
  port_name: string;
  country: string | null;
  time_zone: string | null;
  /** `HH:MM`, empty, or a typed text that is no time */
  arrive: string;
  depart: string;
  all_aboard: string;
  ship_time_offset: number | null;
  outcome: ScheduleOutcome;
}

/** Keys tell rows apart while they are moved and edited; they are never sent. */
let latest_key = 0;
export function newKey(): string {
  latest_key += 1;
  return `row-${latest_key}`;
}

export function blankRow(date: string, kind: EditorRow['kind']): EditorRow {
  return editorRow({ ...emptyCall(date, 'sea'), country: null }, kind);
}

export function editorRow(row: PortCall & { country?: string | null }, kind?: EditorRow['kind']): EditorRow {
  return {
    key: newKey(),
    date: row.date,
    kind: kind ?? row.kind,
    port_id: row.port_id,
    port_name: row.port_name ?? '',
    country: row.country ?? null,
    time_zone: row.time_zone,
    arrive: row.arrive ?? '',
    depart: row.depart ?? '',
    all_aboard: row.all_aboard ?? '',
    ship_time_offset: row.ship_time_offset,
    outcome: row.outcome,
  };
}

/** The initial rows: the saved schedule, else its first and last day; every day of the cruise has a row. */
export function openRows(saved: readonly EditorRow[], voyage: VoyageEnds): EditorRow[] {
  const rows = saved.length === 0 ? firstSchedule(voyage).map((row) => editorRow(row)) : saved;
  return withAllDays(rows, voyage);
}

/** Adds empty rows for days of the cruise without an entry, so that they can be edited too. */
export function withAllDays(
  rows: readonly EditorRow[],
  { start_date, end_date }: Pick<VoyageEnds, 'start_date' | 'end_date'>,
): EditorRow[] {
  const dates = new Set(rows.map(({ date }) => date));
  const kinds = new Set(rows.map(({ kind }) => kind));
  const blankKind = (date: string) => {
    if (date === start_date && !kinds.has('embark')) return 'embark';
    return date === end_date && !kinds.has('disembark') ? 'disembark' : 'none';
  };
  const missing = daysFrom(start_date, end_date).filter((date) => !dates.has(date));
  return inOrder([...rows, ...missing.map((date) => blankRow(date, blankKind(date)))]);
}

/** The row in the shape of the domain, without texts that are no time yet. */
export function asCall(row: EditorRow): PortCall & { country: string | null } {
  const { key: _key, kind, port_name, ...rest } = row;
  const time = (text: string) => (isWallTime(text) ? text : null);
  const name = port_name.trim();
  return {
    ...rest,
    kind: kind === 'none' ? 'sea' : kind,
    port_name: kind === 'sea' || name === '' ? null : name,
    arrive: time(row.arrive),
    depart: time(row.depart),
    all_aboard: time(row.all_aboard),
  };
}

/** Whether a row has content: it is no day without an entry, nor an end of the cruise with nothing known. */
export function hasContent(row: EditorRow): boolean {
  if (row.kind === 'none') return false;
  const isEnd = row.kind === 'embark' || row.kind === 'disembark';
  return !isEnd || [row.port_name, row.arrive, row.depart, row.all_aboard].some((text) => text.trim() !== '');
}

/** A row in the form that is sent. Only for rows without problems. */
export function bodyOfRow(row: EditorRow): GivenRow {
  const { country: _country, ...call } = asCall(row);
  if (call.kind === 'sea') {
    const { date, kind, ship_time_offset, outcome } = call;
    return { ...emptyCall(date, kind), ship_time_offset, outcome };
  }
  return call;
}

/** The text by which two versions of a day are compared. */
export function comparedText(rows: readonly EditorRow[]): string {
  return JSON.stringify(
    rows.filter(hasContent).map((row) => {
      const { time_zone: _zone, ...given } = bodyOfRow(row);
      return [given, [row.arrive, row.depart, row.all_aboard].filter((text) => !isTimeOrEmpty(text))];
    }),
  );
}

export function rowsOn(rows: readonly EditorRow[], date: string): EditorRow[] {
  return rows.filter((row) => row.date === date);
}

/** Rows by day, in order. */
export function byDay(rows: readonly EditorRow[]): { date: string; rows: EditorRow[] }[] {
  return [...Map.groupBy(rows, ({ date }) => date)].map(([date, of_day]) => ({ date, rows: of_day }));
}

/** The times that belong to a row; a time that was recorded is always shown. */
export function timesOfRow(row: EditorRow): TimeName[] {
  if (row.kind === 'sea' || row.kind === 'none') return [];
  const usual: readonly TimeName[] =
    row.kind === 'embark' ? ['depart', 'all_aboard'] : row.kind === 'disembark' ? ['arrive'] : all_times;
  return all_times.filter((name) => usual.includes(name) || row[name] !== '');
}

export const all_times: readonly TimeName[] = ['arrive', 'depart', 'all_aboard'];

export type Problem = 'no_port' | 'wrong_time' | 'turned';

/** The errors of a row before it is sent, by input. */
export function problemsOf(row: EditorRow): Partial<Record<InputName, Problem>> {
  const problems: Partial<Record<InputName, Problem>> = {};
  if (!hasContent(row) || row.kind === 'sea') return problems;
  if (row.port_name.trim() === '' && row.kind !== 'scenic') problems.port_name = 'no_port';
  for (const name of all_times) if (!isTimeOrEmpty(row[name])) problems[name] = 'wrong_time';
  const { arrive, depart } = asCall(row);
  if (arrive !== null && depart !== null && depart < arrive) problems.depart = 'turned';
  return problems;
}

function isTimeOrEmpty(text: string): boolean {
  return text.trim() === '' || isWallTime(text);
}
