import type { Cruise } from '#contract/cruises.ts';
import { fold } from '#domain/fold.ts';
import { newId } from '#web/lib/ids.ts';
import { catalogue_ids, type Field, type FieldName, fields, isCatalogueName } from '../fields.ts';
import { type FormValues, valuesOf } from '../form/form-values.ts';
import { withNames } from '../form/merge.ts';
import type { PartKind } from '../parts/part-fields.ts';
import { at, type PartValues, valuesOfPart } from '../parts/part-values.ts';
import { eachPart, type ReviewCruise, type ReviewPart, type ReviewRow } from './review-model.ts';

/* What a reviewed cruise is beside another: the record that it updates, or a second one of the same document. */

/** The fields in which a document says something else than the record, in the order of the form. */
export function differences(values: FormValues, current: FormValues): FieldName[] {
  return fields
    .filter(
      (field) => field.kind !== 'flag' && values[field.name].trim() !== '' && !isSame(field, values, current),
    )
    .map(({ name }) => name);
}

function isSame({ name, kind }: Field, values: FormValues, current: FormValues): boolean {
  const [mine, theirs] = [values[name].trim(), current[name].trim()];
  // cancelled is cancelled, whenever it was said
  if (kind === 'moment') return theirs !== '';
  if (kind === 'money') return theirs !== '' && Number(mine) === Number(theirs);
  if (isCatalogueName(name)) {
    const [my_id, their_id] = [values[catalogue_ids[name]], current[catalogue_ids[name]]];
    if (my_id !== '' && their_id !== '') return my_id === their_id;
  }
  // capitals and accents are the printer's choice
  return mine === theirs || (kind !== 'day' && kind !== 'time' && fold(mine) === fold(theirs));
}

/** Fields that mean something only together: one half of each version is what nobody wrote. */
const together: readonly (readonly FieldName[])[] = [
  ['cruise_line', 'ship_name'],
  ['start_date', 'end_date'],
];

/** The fields among some that are chosen with a field: amounts go with their currency. */
export function chosenWith(name: FieldName, different: readonly FieldName[]): FieldName[] {
  const money = fields.filter(({ kind }) => kind === 'money').map((field) => field.name);
  const unit =
    different.includes('currency') && [...money, 'currency'].includes(name)
      ? ['currency', ...money]
      : (together.find((names) => names.includes(name)) ?? [name]);
  return different.filter((other) => unit.includes(other));
}

/** Whether the record has a passenger, payment, flight, stay or add-on already. */
export function isThere(kind: PartKind, values: PartValues, cruise: Cruise | undefined): boolean {
  if (cruise === undefined) return false;
  return cruise[kind].some((part) => isRecordOf(kind, values, valuesOfPart(kind, part)));
}

/** Whether a record is what a document says. One that names no day of a payment may mean any of its amount. */
function isRecordOf(kind: PartKind, said: PartValues, recorded: PartValues): boolean {
  const is_undated = kind === 'payments' && at(said, 'date') === '';
  return isSamePart(kind, is_undated ? { ...said, date: at(recorded, 'date') } : said, recorded);
}

const marks = { payments: 'is_deposit', addons: 'is_in_total' } as const;

/**
 * The ids of what the record has already and the document marks as the deposit, or as part of the total, where the
 * record does not yet.
 */
export function markedThere(kind: keyof typeof marks, cruise: ReviewCruise, current: Cruise): string[] {
  const mark = marks[kind];
  const marked = cruise.parts[kind]
    .filter((part) => at(part.values, mark) === 'true' && !isKept(kind, part, current))
    .map(({ values }) => values);
  return current[kind].flatMap((part) => {
    const values = valuesOfPart(kind, part);
    const is_meant = marked.some((said) => isRecordOf(kind, said, values));
    return at(values, mark) !== 'true' && is_meant ? [part.id] : [];
  });
}

/** What of an update is added: what somebody chose, else what is not there yet. */
export function isKept(kind: PartKind, part: ReviewPart, cruise: Cruise | undefined): boolean {
  return part.kept ?? !isThere(kind, part.values, cruise);
}

/** What tells two records of a kind apart, as far as documents agree on it. */
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

/** Whether the schedule of a document replaces the one that is there: unless somebody chose, if it says anything. */
export function takesSchedule({
  takes_schedule,
  rows,
}: Pick<ReviewCruise, 'takes_schedule' | 'rows'>): boolean {
  return takes_schedule ?? rows.length > 0;
}

/** The record that an update leaves behind: what it says, with what was chosen of the document over it. */
export function updated(cruise: ReviewCruise, current: Cruise): FormValues {
  const before = valuesOf(current);
  const taken = differences(cruise.values, before).filter((name) => !cruise.kept_old.includes(name));
  return withNames(before, cruise.values, taken);
}

/** A second cruise like the first, to be told apart by hand: one document may hold two of which one was seen. */
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

/** Two proposals that are one cruise: the first, with what only the second says. Dates and ports reach over both. */
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

/** Whether one says an earlier day than the other; what says none is not earlier. */
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

/** Rows by their dates; those of one day stay in their order. */
export function inDateOrder(rows: readonly ReviewRow[]): ReviewRow[] {
  return rows.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
