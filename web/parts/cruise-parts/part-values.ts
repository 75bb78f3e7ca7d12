import { isCalendarDay, isWallTime, nightsBetween } from '#domain/dates.ts';
import { hasReversedTimes, flightMinutes, isSamePlace } from '#domain/flights.ts';
import { decimalsOf } from '#web/lib/formats.ts';
import { looksLikeDay } from '#web/lib/day-input.ts';
import { changedNames, type FormShape } from '#web/lib/forms/merge.ts';
import { isAmount, isSigned } from '#web/parts/cruise-fields/money-input.ts';
import { type EditKind, type PartField, part_fields, type PartFieldName } from './part-fields.ts';

/**
 * The values of an editor, as texts: the API's own form of a value or an unfinished text. Empty is unknown; a flag is
 * `true` or empty.
 */
export type PartValues = Partial<Record<PartFieldName, string>>;

/** An error of a field that the form finds before it is sent. */
export type PartProblem =
  | 'required'
  | 'date'
  | 'no_such_date'
  | 'time'
  | 'moment'
  | 'amount'
  | 'signed_amount'
  | 'currency'
  | 'number'
  | 'same_airport'
  | 'turned'
  | 'no_night';

/** The zones of a flight's airports, as far as they are known. */
export interface Zones {
  departure_zone: string | null;
  arrival_zone: string | null;
}

/** The moments of a flight: one text in the API, two fields in the editor. */
const moments = { departure_time: 'departure', arrival_time: 'arrival' } as const;

/** The values of a record in its editor. */
export function valuesOfPart(kind: EditKind, part: object): PartValues {
  const known = new Map<string, unknown>(Object.entries(part));
  for (const [moment, end] of Object.entries(moments)) {
    const [day = '', clock = ''] = textOf(known.get(moment)).split('T');
    known.set(`${end}_day`, day).set(`${end}_clock`, clock);
  }
  return Object.fromEntries(part_fields[kind].map(({ name }) => [name, textOf(known.get(name))]));
}

function shapeOf(kind: EditKind, more: Omit<FormShape<PartValues>, 'names'> = {}): FormShape<PartValues> {
  return { names: part_fields[kind].map(({ name }) => name), ...more };
}

const prices = ['fare', 'discount', 'taxes', 'total_price', 'deposit'] as const;

/** The forms of the editors. */
export const part_shapes: Readonly<Record<EditKind, FormShape<PartValues>>> = {
  flights: shapeOf('flights', {
    units: [
      ['departure_day', 'departure_clock'],
      ['arrival_day', 'arrival_clock'],
    ],
  }),
  lodging: shapeOf('lodging', { units: [['check_in_date', 'check_out_date']] }),
  passengers: shapeOf('passengers'),
  addons: shapeOf('addons'),
  payments: shapeOf('payments'),
  diary: shapeOf('diary'),
  price: shapeOf('price', { money: { currency: 'currency', amounts: prices } }),
};

/** The names of the fields in which two states differ, apart from white space at the ends. */
export function changedParts(kind: EditKind, values: PartValues, before: PartValues): PartFieldName[] {
  return changedNames(part_shapes[kind], values, before);
}

/** The body with only the named fields, so that no others are touched. */
export function bodyOfPart(values: PartValues, names: readonly PartFieldName[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const name of names) {
    const [end = '', half] = name.split('_');
    if (half === 'day' || half === 'clock') {
      const ends = end === 'departure' ? 'departure' : 'arrival';
      const day = at(values, `${ends}_day`);
      body[`${ends}_time`] = day === '' ? null : `${day}T${at(values, `${ends}_clock`)}`;
    } else {
      const text = at(values, name);
      if (flags.has(name)) body[name] = text === 'true';
      else body[name] = text === '' ? null : name === 'points_earned' ? Number(text) : text;
    }
  }
  return body;
}

const flags: ReadonlySet<PartFieldName> = new Set(
  Object.values(part_fields).flatMap((fields) =>
    fields.filter(({ kind }) => kind === 'flag').map(({ name }) => name),
  ),
);

/** The field on the screen for a name in an answer of the API. */
export function partFieldAt(kind: EditKind, name: string): PartFieldName | undefined {
  const shown = name === 'departure_time' || name === 'arrival_time' ? `${moments[name]}_clock` : name;
  return part_fields[kind].find((field) => field.name === shown)?.name;
}

/** The errors that must be corrected before a record can be sent. */
export function problemsOfPart(
  kind: EditKind,
  values: PartValues,
  { currency, zones }: { currency: string; zones: Zones },
): Partial<Record<PartFieldName, PartProblem>> {
  const problems: Partial<Record<PartFieldName, PartProblem>> = {};
  const decimals = decimalsOf(kind === 'price' ? at(values, 'currency') : currency);
  for (const field of part_fields[kind]) {
    const problem = problemOf(field, at(values, field.name), decimals);
    if (problem !== undefined) problems[field.name] = problem;
  }
  const more =
    kind === 'flights' ? flightProblems(values, zones) : kind === 'lodging' ? stayProblems(values) : {};
  if (kind === 'price' && at(values, 'currency') === '' && prices.some((name) => at(values, name) !== ''))
    more.currency = 'currency';
  return { ...more, ...problems };
}

const naming: readonly PartFieldName[] = ['flight_number', 'airline', 'departure_airport', 'arrival_airport'];

function flightProblems(values: PartValues, zones: Zones): Partial<Record<PartFieldName, PartProblem>> {
  const problems: Partial<Record<PartFieldName, PartProblem>> = {};
  if (naming.every((name) => at(values, name) === '')) problems.flight_number = 'required';
  if (isSamePlace(at(values, 'departure_airport'), at(values, 'arrival_airport')))
    problems.arrival_airport = 'same_airport';
  for (const end of ['departure', 'arrival'] as const) {
    const [day, clock] = [at(values, `${end}_day`), at(values, `${end}_clock`)];
    if (day !== '' && clock === '') problems[`${end}_clock`] = 'moment';
    if (day === '' && clock !== '') problems[`${end}_day`] = 'moment';
  }
  if (hasReversedTimes(flightOf(values, zones))) problems.arrival_clock = 'turned';
  return problems;
}

function stayProblems(values: PartValues): Partial<Record<PartFieldName, PartProblem>> {
  const [from, to] = [at(values, 'check_in_date'), at(values, 'check_out_date')];
  return isCalendarDay(from) && isCalendarDay(to) && to <= from ? { check_out_date: 'no_night' } : {};
}

function flightOf(values: PartValues, zones: Zones) {
  return {
    ...zones,
    departure_time: momentOf(values, 'departure'),
    arrival_time: momentOf(values, 'arrival'),
  };
}

function momentOf(values: PartValues, end: 'departure' | 'arrival'): string | null {
  const [day, clock] = [at(values, `${end}_day`), at(values, `${end}_clock`)];
  return isCalendarDay(day) && isWallTime(clock) ? `${day}T${clock}` : null;
}

/** The duration of the flight in an editor; null while unknown, or if it would land before it left. */
export function minutesTyped(values: PartValues, zones: Zones): number | null {
  const minutes = flightMinutes(flightOf(values, zones));
  return minutes === null || minutes <= 0 ? null : minutes;
}

/** Nights of the stay in an editor. */
export function nightsTyped(values: PartValues): number | null {
  const [from, to] = [at(values, 'check_in_date'), at(values, 'check_out_date')];
  return isCalendarDay(from) && isCalendarDay(to) && to > from ? nightsBetween(from, to) : null;
}

function problemOf(
  { kind, is_required }: PartField,
  text: string,
  decimals: number,
): PartProblem | undefined {
  if (text === '') return is_required === true ? 'required' : undefined;
  if (kind === 'day' && !isCalendarDay(text)) return looksLikeDay(text) ? 'no_such_date' : 'date';
  if (kind === 'clock' && !isWallTime(text)) return 'time';
  if (kind === 'number' && !/^\d{1,9}$/.test(text)) return 'number';
  if (kind === 'money' && !isAmount(text, decimals)) return isSigned(text) ? 'signed_amount' : 'amount';
  return undefined;
}

/** The text of a field without white space at its ends. */
export function at(values: PartValues, name: PartFieldName): string {
  return (values[name] ?? '').trim();
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || value === true ? String(value) : '';
}
