import type { ScheduleRow } from '#contract/schedule.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { schedule_kinds, schedule_outcomes } from '#domain/schedule.ts';
import { userChoice } from '#web/lib/storage.ts';
import { all_times, blankRow, editorRow, type EditorRow, newKey } from './editor-rows.ts';

/** An unsaved schedule, kept over a reload like the draft of a record. */
export interface ScheduleDraft {
  /** of the edited schedule */
  version: number;
  before: EditorRow[];
  rows: EditorRow[];
}

/** Grows when older drafts can no longer be understood. */
const edition = 1;

export function scheduleDraft(cruise_id: string) {
  return userChoice<ScheduleDraft | null>(`schedule-draft:${edition}:${cruise_id}`, null, checkDraft);
}

export function rowsOfItems(items: readonly ScheduleRow[]): EditorRow[] {
  return items.map((row) => editorRow(row));
}

function checkDraft(stored: unknown): ScheduleDraft | undefined {
  if (!isObject(stored)) return undefined;
  const { version, before, rows } = stored;
  if (typeof version !== 'number' || !Array.isArray(before) || !Array.isArray(rows)) return undefined;
  const checked = { version, before: before.map(checkRow), rows: rows.map(checkRow) };
  const isWhole = [...checked.before, ...checked.rows].every((row) => row !== undefined);
  return isWhole ? (checked as ScheduleDraft) : undefined;
}

function checkRow(stored: unknown): EditorRow | undefined {
  if (!isObject(stored)) return undefined;
  const kind = [...schedule_kinds, 'none' as const].find((name) => name === stored['kind']);
  const outcome = schedule_outcomes.find((name) => name === stored['outcome']);
  const { date, ship_time_offset } = stored;
  if (kind === undefined || outcome === undefined || typeof date !== 'string' || !isCalendarDay(date))
    return undefined;
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : null);
  const row = blankRow(date, kind);
  for (const name of ['port_name', ...all_times] as const) row[name] = text(name) ?? '';
  for (const name of ['port_id', 'country', 'time_zone'] as const) row[name] = text(name);
  return {
    ...row,
    outcome,
    ship_time_offset: typeof ship_time_offset === 'number' ? ship_time_offset : null,
    key: newKey(),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
