import type { Cruise } from '#contract/cruises.ts';
import type { GivenRow } from '#contract/schedule.ts';
import { isCalendarDay, isWallTime } from '#domain/dates.ts';
import { catalogue_ids } from '#domain/cruise-fields.ts';
import type { CallInput } from '#web/lib/api-types.ts';
import { fieldAt, type FieldName } from '#web/parts/cruise-fields/fields.ts';
import type { FieldError, FieldErrors } from '#web/parts/cruise-fields/form-store.ts';
import { changeOf, newCruiseOf, problemsOf, valuesOf } from '#web/parts/cruise-fields/form-values.ts';
import {
  type PartFieldName,
  part_fields,
  type PartKind,
  part_kinds,
} from '#web/parts/cruise-parts/part-fields.ts';
import { at, bodyOfPart, partFieldAt, problemsOfPart } from '#web/parts/cruise-parts/part-values.ts';
import type { PartErrors } from '#web/parts/cruise-parts/use-part-editor.ts';
import { differences, inDateOrder, markedThere, isKept, takesSchedule, updated } from './review-change.ts';
import type { ReviewCruise, ReviewRow } from './review-model.ts';

/* From the review to the request, and from the server's errors back to their fields. */

type AcceptBody = CallInput<'POST uploads/{id}/accept'>['body'];
type AcceptedCruise = AcceptBody['cruises'][number];

export type RowName = 'date' | 'port_name' | 'arrive' | 'depart';
export type RowProblem = 'date' | 'time' | 'turned';
export type RowErrors = Partial<Record<RowName, { problem: RowProblem } | { text: string }>>;

/** The errors of a reviewed cruise, by field, record and row. */
export interface ReviewErrors {
  fields: FieldErrors;
  parts: Record<string, PartErrors>;
  rows: Record<string, RowErrors>;
}

export const no_errors: ReviewErrors = { fields: {}, parts: {}, rows: {} };

/** The keys of the sent records, in order: the server counts. */
export interface SentOrder {
  id: string;
  parts: Record<PartKind, string[]>;
  rows: string[];
}

/** The errors that must be corrected before a cruise can be sent. `current`: the record that it updates. */
export function problemsIn(cruise: ReviewCruise, current: Cruise | undefined): ReviewErrors {
  const values = current === undefined ? cruise.values : updated(cruise, current);
  const fields = Object.fromEntries(
    Object.entries(problemsOf(values)).map(([name, problem]) => [name, { problem }]),
  ) as FieldErrors;
  const errors: ReviewErrors = { fields, parts: {}, rows: {} };
  const zones = { departure_zone: null, arrival_zone: null };
  for (const kind of part_kinds) {
    for (const part of cruise.parts[kind]) {
      if (!isKept(kind, part, current)) continue;
      const problems = problemsOfPart(kind, part.values, { currency: values.currency, zones });
      const found = Object.entries(problems).map(([name, problem]) => [name, { problem }]);
      if (found.length > 0) errors.parts[part.key] = Object.fromEntries(found) as PartErrors;
    }
  }
  if (current !== undefined && !takesSchedule(cruise)) return errors;
  for (const row of cruise.rows) {
    const wrong = rowProblems(row);
    if (Object.keys(wrong).length > 0) errors.rows[row.key] = wrong;
  }
  return errors;
}

function rowProblems({ date, arrive, depart }: ReviewRow): RowErrors {
  const wrong: RowErrors = {};
  if (!isCalendarDay(date)) wrong.date = { problem: 'date' };
  if (arrive !== '' && !isWallTime(arrive)) wrong.arrive = { problem: 'time' };
  if (depart !== '' && !isWallTime(depart)) wrong.depart = { problem: 'time' };
  if (isWallTime(arrive) && isWallTime(depart) && depart < arrive) wrong.depart = { problem: 'turned' };
  return wrong;
}

export function isFaultless({ fields, parts, rows }: ReviewErrors): boolean {
  return [fields, parts, rows].every((found) => Object.keys(found).length === 0);
}

/** The request body of one cruise, and the order of its records. Only for a cruise without problems. */
export function acceptedOf(cruise: ReviewCruise, current: Cruise | undefined): [AcceptedCruise, SentOrder] {
  const kept = (kind: PartKind) => cruise.parts[kind].filter((part) => isKept(kind, part, current));
  const bodies = (kind: PartKind) =>
    kept(kind).map(({ key, values }) => {
      const filled = part_fields[kind].map(({ name }) => name).filter((name) => at(values, name) !== '');
      return { ...bodyOfPart(values, filled), id: key };
    });
  const rows = inDateOrder(cruise.rows);
  const has_schedule = rows.length > 0 && (current === undefined || takesSchedule(cruise));
  const parts = {
    ...Object.fromEntries(part_kinds.map((kind) => [kind, bodies(kind)])),
    schedule: has_schedule ? bodiesOfRows(rows, cruise.values) : null,
  };
  const order: SentOrder = {
    id: cruise.id,
    parts: Object.fromEntries(part_kinds.map((kind) => [kind, kept(kind).map(({ key }) => key)])) as Record<
      PartKind,
      string[]
    >,
    rows: has_schedule ? rows.map(({ key }) => key) : [],
  };
  if (current === undefined)
    return [{ action: 'create', cruise: { ...newCruiseOf(cruise.values), id: cruise.id }, ...parts }, order];
  const before = valuesOf(current);
  const taken = differences(cruise.values, before).filter((name) => !cruise.kept_old.includes(name));
  const change = changeOf(updated(cruise, current), taken.flatMap(withId));
  const update = { cruise_id: current.id, version: current.version, cruise: change };
  const marked = {
    deposit_payments: markedThere('payments', cruise, current),
    addons_in_total: markedThere('addons', cruise, current),
  };
  return [{ action: 'update', ...update, ...parts, ...marked }, order];
}

/**
 * Whether the server recorded these cruises: a document that was accepted before gets its former answer, which lacks
 * corrections made in a second window.
 */
export function isRecordedAs(sent: readonly AcceptedCruise[], cruise_ids: readonly string[]): boolean {
  const ids = sent.map((one) => (one.action === 'create' ? one.cruise.id : one.cruise_id));
  return ids.length === cruise_ids.length && ids.every((id, index) => id === cruise_ids[index]);
}

function withId(name: FieldName) {
  const id = Object.entries(catalogue_ids).find(([of]) => of === name)?.[1];
  return id === undefined ? [name] : [name, id];
}

/** The first port on the first day is the embarkation, the last on the last day the disembarkation. */
function bodiesOfRows(
  rows: readonly ReviewRow[],
  { start_date, end_date }: Pick<ReviewCruise['values'], 'start_date' | 'end_date'>,
): GivenRow[] {
  const is_port = ({ port_name }: ReviewRow) => port_name.trim() !== '';
  const first = rows.find((row) => is_port(row) && row.date === start_date);
  const last = rows.findLast((row) => is_port(row) && row.date === end_date);
  return rows.map((row) => {
    if (!is_port(row)) return { date: row.date, kind: 'sea' };
    const kind = row === first ? 'embark' : row === last ? 'disembark' : 'port';
    const { date, port_id, port_name } = row;
    const time = (text: string) => (text === '' ? null : text);
    return { date, kind, port_id, port_name, arrive: time(row.arrive), depart: time(row.depart) };
  });
}

/** The server's errors (`cruises.0.cruise.start_date`) by their fields; `rest` belongs to none. */
export function placeErrors(
  by_path: Readonly<Record<string, readonly string[]>>,
  sent: readonly SentOrder[],
): { errors: Map<string, ReviewErrors>; rest: string[] } {
  const errors = new Map<string, ReviewErrors>();
  const rest: string[] = [];
  for (const [path, texts] of Object.entries(by_path)) {
    const [, index = '', of, ...names] = path.split('.');
    const order = sent[Number(index)];
    const error = { text: texts.join(' ') };
    const place = order && (errors.get(order.id) ?? structuredClone(no_errors));
    if (order === undefined || place === undefined || !putError(place, order, [of, ...names], error))
      rest.push(error.text);
    else errors.set(order.id, place);
  }
  return { errors, rest };
}

function putError(
  { fields, parts, rows }: ReviewErrors,
  order: SentOrder,
  [of, first = '', second = '']: readonly (string | undefined)[],
  error: { text: string },
): boolean {
  if (of === 'cruise') {
    const name = fieldAt(first);
    if (name === undefined) return false;
    fields[name] = error satisfies FieldError;
    return true;
  }
  if (of === 'schedule') {
    const key = order.rows[Number(first)];
    if (key === undefined) return false;
    const known = (['date', 'port_name', 'arrive', 'depart'] as const).find((name) => name === second);
    rows[key] = { ...rows[key], [known ?? 'port_name']: error };
    return true;
  }
  const kind = part_kinds.find((one) => one === of);
  const key = kind && order.parts[kind][Number(first)];
  if (kind === undefined || key === undefined) return false;
  const name: PartFieldName | undefined = partFieldAt(kind, second) ?? part_fields[kind][0]?.name;
  if (name !== undefined) parts[key] = { ...parts[key], [name]: error };
  return true;
}
