import type { Cruise } from '#contract/cruises.ts';
import { fold } from '#domain/fold.ts';
import { catalogue_ids } from '#domain/cruise-fields.ts';
import { newId } from '#web/lib/ids.ts';
import { type Field, type FieldName, fields, isCatalogueName } from '#web/parts/cruise-fields/fields.ts';
import {
  form_shape,
  type FormValues,
  money_names,
  valuesOf,
  withNames,
} from '#web/parts/cruise-fields/form-values.ts';
import type { PartKind } from '#web/parts/cruise-parts/part-fields.ts';
import { at, type PartValues, valuesOfPart } from '#web/parts/cruise-parts/part-values.ts';
import { eachPart, type ReviewCruise, type ReviewPart, type ReviewRow } from './review-model.ts';

/* Compares a reviewed cruise with another: the record that it updates, or a second one of the same document. */

/** The fields in which a document differs from the record, in the order of the form. */
export function differences(values: FormValues, current: FormValues): FieldName[] {
  return fields
    .filter(
      (field) => field.kind !== 'flag' && values[field.name].trim() !== '' && !isSame(field, values, current),
    )
    .map(({ name }) => name);
}

function isSame({ name, kind }: Field, values: FormValues, current: FormValues): boolean {
  const [mine, theirs] = [values[name].trim(), current[name].trim()];
  // two cancellations are equal, whatever their time
  if (kind === 'moment') return theirs !== '';
  if (kind === 'money') return theirs !== '' && Number(mine) === Number(theirs);
  if (isCatalogueName(name)) {
    const [my_id, their_id] = [values[catalogue_ids[name]], current[catalogue_ids[name]]];
    if (my_id !== '' && their_id !== '') return my_id === their_id;
  }
  // documents differ in capitals and accents
  return mine === theirs || (kind !== 'day' && kind !== 'time' && fold(mine) === fold(theirs));
}

/** The fields that are chosen together with a field: amounts go with their currency. */
export function chosenWith(name: FieldName, different: readonly FieldName[]): FieldName[] {
  const money: readonly string[] = ['currency', ...money_names];
  const unit: readonly string[] =
    different.includes('currency') && money.includes(name)
      ? money
      : (form_shape.units?.find((names) => names.includes(name)) ?? [name]);
  return different.filter((other) => unit.includes(other));
}

/** Whether the record has a passenger, payment, flight, stay or add-on already. */
export function isThere(kind: PartKind, values: PartValues, cruise: Cruise | undefined): boolean {
  if (cruise === undefined) return false;
  return cruise[kind].some((part) => isRecordOf(kind, values, valuesOfPart(kind, part)));
}

/** Whether a record matches one of a document. A payment without a day matches any of its amount. */
function isRecordOf(kind: PartKind, reading: PartValues, recorded: PartValues): boolean {
  const is_undated = kind === 'payments' && at(reading, 'date') === '';
  return isSamePart(kind, is_undated ? { ...reading, date: at(recorded, 'date') } : reading, recorded);
}

const marks = { payments: 'is_deposit', addons: 'is_in_total' } as const;

/**
 * The ids of records that exist already and that the document, unlike the record, marks as the deposit or as part of
 * the total.
 */
export function markedThere(kind: keyof typeof marks, cruise: ReviewCruise, current: Cruise): string[] {
  const mark = marks[kind];
  const marked = cruise.parts[kind]
    .filter((part) => at(part.values, mark) === 'true' && !isKept(kind, part, current))
    .map(({ values }) => values);
  return current[kind].flatMap((part) => {
    const values = valuesOfPart(kind, part);
    const is_meant = marked.some((reading) => isRecordOf(kind, reading, values));
    return at(values, mark) !== 'true' && is_meant ? [part.id] : [];
  });
}

/** Whether an update adds a record: by the user's choice, else if the cruise lacks it. */
export function isKept(kind: PartKind, part: ReviewPart, cruise: Cruise | undefined): boolean {
  return part.kept ?? !isThere(kind, part.values, cruise);
}

/** The values that identify a record of a kind, as far as documents agree on them. */
function identityOf(kind: PartKind, values: PartValues): string {
  const text = (name: Parameters<typeof at>[1]) => fold(at(values, name));
  const amount = (name: Parameters<typeof at>[1]) => String(Number(at(values, name)));
  const parts: Record<PartKind, () => string[]> = {
    passengers: () => [text('first_name'), text('last_name')],
    payments: () => [at(values, 'date'), amount('amount')],
    flights: () => [text('flight_number').replaceAll(/\s/g, ''), at(values, 'departure_day')],
    lodging: () => [text('name'), at(values, 'check_in_date')],
    addons: () => [text('description'), amount('price')],
  };
  return parts[kind]().join('|');
}

/** Whether the document's schedule replaces the recorded one: by the user's choice, else if it has rows. */
export function takesSchedule({
  takes_schedule,
  rows,
}: Pick<ReviewCruise, 'takes_schedule' | 'rows'>): boolean {
  return takes_schedule ?? rows.length > 0;
}

/** The record after an update: its values, with the chosen ones of the document over them. */
export function updated(cruise: ReviewCruise, current: Cruise): FormValues {
  const before = valuesOf(current);
  const taken = differences(cruise.values, before).filter((name) => !cruise.kept_old.includes(name));
  return withNames(before, cruise.values, taken);
}

/** A second cruise like the first, to be corrected by hand: a document may hold two of which one was found. */
export function copyOf(cruise: ReviewCruise): ReviewCruise {
  return {
    ...structuredClone(cruise),
    id: newId(),
    parts: eachPart((kind) => cruise.parts[kind].map((part) => ({ ...structuredClone(part), key: newId() }))),
    rows: cruise.rows.map((row) => ({ ...structuredClone(row), key: newId() })),
    target: null,
    kept_old: [],
  };
}

/** Merges two proposals of one cruise: the first, with values that only the second has. Dates and ports span both. */
export function merged(first: ReviewCruise, second: ReviewCruise): ReviewCruise {
  const early = isBefore(second, first, 'start_date') ? second : first;
  const late = isBefore(first, second, 'end_date') ? second : first;
  const only_there = fields.filter(
    ({ name }) => first.values[name].trim() === '' && second.values[name].trim() !== '',
  );
  const sources = { ...second.sources, ...first.sources };
  let values = withNames(
    first.values,
    second.values,
    only_there.map(({ name }) => name),
  );
  for (const [from, ...names] of [
    [early, 'start_date', 'start_port'],
    [late, 'end_date', 'end_port'],
  ] as const) {
    for (const name of names) {
      if (from.values[name].trim() === '') continue;
      values = withNames(values, from.values, [name]);
      const source = from.sources[name];
      if (source !== undefined) sources[name] = source;
    }
  }
  return {
    ...first,
    values,
    sources,
    printed_balance: first.printed_balance ?? second.printed_balance,
    parts: eachPart((kind) => [
      ...first.parts[kind],
      ...second.parts[kind].filter(
        (part) => !first.parts[kind].some((one) => isSamePart(kind, one.values, part.values)),
      ),
    ]),
    rows: mergeRows(first.rows, second.rows),
    matches: [...first.matches, ...second.matches].filter(
      (match, index, all) => all.findIndex(({ cruise_id }) => cruise_id === match.cruise_id) === index,
    ),
    target: first.target ?? second.target,
  };
}

/** Whether one has an earlier day than the other; one without a day is not earlier. */
function isBefore(one: ReviewCruise, other: ReviewCruise, name: 'start_date' | 'end_date'): boolean {
  const [day, than] = [one.values[name], other.values[name]];
  return day !== '' && (than === '' || day < than);
}

function isSamePart(kind: PartKind, one: PartValues, other: PartValues): boolean {
  return identityOf(kind, one) === identityOf(kind, other);
}

function mergeRows(first: readonly ReviewRow[], second: readonly ReviewRow[]): ReviewRow[] {
  const name = ({ date, port_id, port_name }: ReviewRow) => `${date}|${port_id ?? fold(port_name)}`;
  const there = new Set(first.map(name));
  return inDateOrder([...first, ...second.filter((row) => !there.has(name(row)))]);
}

/** Rows by date; rows of one day keep their order. */
export function inDateOrder(rows: readonly ReviewRow[]): ReviewRow[] {
  return rows.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
