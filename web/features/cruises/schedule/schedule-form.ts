import type { Cruise } from '#contract/cruises.ts';
import type { ScheduleRow } from '#contract/schedule.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { schedule_kinds, schedule_outcomes, type VoyageEnds } from '#domain/schedule.ts';
import { draftOf } from '#web/lib/forms/draft.ts';
import type { FormShape } from '#web/lib/forms/merge.ts';
import {
  createRecordForm,
  type FieldError,
  type FieldErrors,
  type RecordForm,
} from '#web/lib/forms/record-form.ts';
import { type Change, changeRows } from './editor-changes.ts';
import {
  all_times,
  blankRow,
  byDay,
  comparedText,
  editorRow,
  type EditorRow,
  type InputName,
  newKey,
  openRows,
  type Problem,
  problemsOf,
  withAllDays,
} from './editor-rows.ts';

/** The schedule as a record whose fields are its days: two accounts that changed different days are merged. */
export type ScheduleValues = Record<string, readonly EditorRow[]>;

/** The earlier states of the editor, for undo. */
interface History {
  past: readonly ScheduleValues[];
  /** the input that was typed in; its letters make one step */
  at: string | undefined;
}

export type ScheduleForm = RecordForm<ScheduleValues, Problem, History>;
type ScheduleErrors = FieldErrors<ScheduleValues, Problem>;

const most_steps = 200;

const schedule_shape: FormShape<ScheduleValues> = {
  isSame: (rows = [], before = []) =>
    // it runs at each key, and a world cruise has hundreds of days
    (rows.length === before.length && rows.every((row, index) => row === before[index])) ||
    comparedText(rows) === comparedText(before),
};

/** The rows of all days, in order. */
export function rowsOf(values: ScheduleValues): EditorRow[] {
  return Object.keys(values)
    .toSorted()
    .flatMap((date) => values[date] ?? []);
}

export function valuesOf(rows: readonly EditorRow[]): ScheduleValues {
  return Object.fromEntries(byDay(rows).map((day) => [day.date, day.rows]));
}

function rowsOfItems(items: readonly ScheduleRow[]): EditorRow[] {
  return items.map((row) => editorRow(row));
}

/** A stored schedule in the editor: every day of the cruise can be edited. */
export function valuesOfItems(items: readonly ScheduleRow[], cruise: VoyageEnds): ScheduleValues {
  return valuesOf(withAllDays(rowsOfItems(items), cruise));
}

export function scheduleDraft(cruise_id: string) {
  // the number grows when older drafts can no longer be understood
  return draftOf<ScheduleValues, History>(`schedule-draft:2:${cruise_id}`, {
    shape: schedule_shape,
    readValues,
    readExtra: () => ({}),
  });
}

export function createScheduleForm(cruise: VoyageEnds & Pick<Cruise, 'id' | 'schedule'>): ScheduleForm {
  const { id, schedule } = cruise;
  const before = valuesOf(openRows(rowsOfItems(schedule.items), cruise));
  const form = createRecordForm<ScheduleValues, Problem, History>({
    shape: schedule_shape,
    start: { id, version: schedule.version, before },
    draft: scheduleDraft(id).read(),
    extra: { past: [], at: undefined },
    isErrorOver,
  });
  return {
    ...form,
    // Earlier states lack the days that came from another account: an undo would take them away unseen.
    rebase: (version, theirs) => {
      form.rebase(version, theirs);
      form.patch({ past: [], at: undefined });
    },
    resolveConflict: (names, choice) => {
      const { past, values } = form.state();
      form.patch({ past: [...past, values].slice(-most_steps), at: undefined });
      form.resolveConflict(names, choice);
    },
  };
}

/** Makes one step in the editor, which one undo reverts. */
export function changeSchedule(form: ScheduleForm, change: Change, cruise: VoyageEnds): void {
  const { values, past, at: latest } = form.state();
  const at = change.do === 'type' ? `${change.key} ${change.name}` : undefined;
  // a port that was found belongs to the step of the letters typed for it
  const is_same_step =
    (at !== undefined && at === latest) || (change.do === 'choose' && latest === `${change.key} port_name`);
  form.patch({
    past: is_same_step ? past : [...past, values].slice(-most_steps),
    at: is_same_step ? latest : at,
  });
  form.put(valuesOf(changeRows(rowsOf(values), change, cruise)));
}

export function undoSchedule(form: ScheduleForm): void {
  const { past } = form.state();
  const values = past.at(-1);
  if (values === undefined) return;
  form.patch({ past: past.slice(0, -1), at: undefined });
  form.put(values);
}

/** The name of an error at an input. */
function errorName({ key }: EditorRow, name: InputName): string {
  return `${key} ${name}`;
}

/** Keeps an error while its input stays as it is and still has the problem, which another input may have solved. */
function isErrorOver(
  path: string,
  error: FieldError<string>,
  values: ScheduleValues,
  previous: ScheduleValues,
): boolean {
  const [key, name] = path.split(' ') as [string, InputName];
  const [row, before] = [values, previous].map((version) => rowsOf(version).find((one) => one.key === key));
  if (row === undefined || before === undefined || row[name].trim() !== before[name].trim()) return true;
  return 'problem' in error ? problemsOf(row)[name] !== error.problem : row.kind !== before.kind;
}

/** The errors at the inputs of a row. */
export type RowErrors = Partial<Record<InputName, FieldError<Problem>>>;

/** The errors of each row that has some, by its key. */
export function errorsByRow(errors: ScheduleErrors): ReadonlyMap<string, RowErrors> {
  const found = new Map<string, RowErrors>();
  for (const [path, error] of Object.entries(errors)) {
    const [key = '', name = ''] = path.split(' ');
    found.set(key, { ...found.get(key), [name]: error });
  }
  return found;
}

/** The errors of a schedule before it is sent. */
export function problemsIn(values: ScheduleValues): Record<string, Problem> {
  return Object.fromEntries(
    rowsOf(values).flatMap((row) =>
      Object.entries(problemsOf(row)).map(([name, problem]) => [errorName(row, name as InputName), problem]),
    ),
  );
}

const inputs_by_path: Record<string, InputName> = {
  port_name: 'port_name',
  port_id: 'port_name',
  arrive: 'arrive',
  depart: 'depart',
  all_aboard: 'all_aboard',
};

/** The error name of a path such as `items.3.depart` among the sent rows. */
export function errorNameAt(path: string, sent: readonly EditorRow[]): string | undefined {
  const [, index = '', field = ''] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const row = sent[Number(index)];
  const name = inputs_by_path[field];
  return index === '' || row === undefined || name === undefined ? undefined : errorName(row, name);
}

function readValues(stored: unknown): ScheduleValues | undefined {
  if (!isObject(stored)) return undefined;
  const rows = Object.values(stored).flatMap((of_day) =>
    Array.isArray(of_day) ? of_day.map(readRow) : [undefined],
  );
  return rows.every((row) => row !== undefined) ? valuesOf(rows) : undefined;
}

function readRow(stored: unknown): EditorRow | undefined {
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
