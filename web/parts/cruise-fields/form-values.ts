import type { Cruise, CruiseChange, NewCruise } from '#contract/cruises.ts';
import { isCalendarDay, isWallTime, nightsBetween } from '#domain/dates.ts';
import { catalogue_ids } from '#domain/cruise-fields.ts';
import { decimalsOf } from '#web/lib/formats.ts';
import { looksLikeDay } from '#web/lib/day-input.ts';
import { changedNames as changedIn, type FormShape, withNames as withNamesOf } from '#web/lib/forms/merge.ts';
import { type CatalogueId, type Field, type FieldName, fields } from './fields.ts';
import { isAmount, isSigned } from './money-input.ts';

export type ValueName = FieldName | CatalogueId;

/**
 * The values of the form, as texts: the API's own form of a value (`2027-03-06`, `1234.50`, `true`) or, while the user
 * types, the typed text. Empty is unknown.
 */
export type FormValues = Record<ValueName, string>;

/** An error of a field that the form finds before it is sent. */
export type Problem =
  | 'required'
  | 'date'
  | 'no_such_date'
  | 'amount'
  | 'signed_amount'
  | 'currency'
  | 'number'
  | 'time'
  | 'end_before_start'
  | 'web_site';

const ids = Object.values(catalogue_ids);
const names: readonly ValueName[] = [...fields.map(({ name }) => name), ...ids];

/** The initial values of a new record. */
export function emptyValues(currency: string | undefined): FormValues {
  return {
    ...blank(),
    currency: currency ?? '',
    checkin_notification: 'true',
    payment_notification: 'true',
  };
}

export function valuesOf(cruise: Cruise): FormValues {
  const values = blank();
  for (const name of names) {
    const value = cruise[name];
    if (value !== null) values[name] = String(value);
  }
  return values;
}

export const money_names: readonly FieldName[] = fields
  .filter(({ kind }) => kind === 'money')
  .map(({ name }) => name);

export const form_shape: FormShape<FormValues> = {
  names,
  pairs: Object.entries(catalogue_ids).map(([name, id]) => [name as keyof typeof catalogue_ids, id]),
  units: [
    ['cruise_line', 'cruise_line_id', 'ship_name', 'ship_id'],
    ['start_date', 'end_date'],
  ],
  money: { currency: 'currency', amounts: money_names },
};

/** The names of the values in which two states of the form differ, apart from white space at the ends. */
export function changedNames(values: FormValues, before: FormValues): ValueName[] {
  return changedIn(form_shape, values, before);
}

/** Values with the named ones of another version; a name of the catalogue takes its id along. */
export function withNames(values: FormValues, others: FormValues, taken: readonly ValueName[]): FormValues {
  return withNamesOf(form_shape, values, others, taken);
}

export function problemsOf(values: FormValues): Partial<Record<FieldName, Problem>> {
  const problems: Partial<Record<FieldName, Problem>> = {};
  const decimals = decimalsOf(values.currency);
  for (const field of fields) {
    const problem = problemOf(field, values[field.name].trim(), decimals);
    if (problem !== undefined) problems[field.name] = problem;
  }
  const isTurned = (nightsOf(values) ?? 0) < 0;
  if (isTurned) problems.end_date = 'end_before_start';
  // An amount without a currency is no price.
  const isPriced = fields.some(({ name, kind }) => kind === 'money' && values[name].trim() !== '');
  if (isPriced && values.currency === '') problems.currency = 'currency';
  return problems;
}

/** Nights between the two dates, once both are valid; negative when they are in the wrong order. */
export function nightsOf({
  start_date,
  end_date,
}: Pick<FormValues, 'start_date' | 'end_date'>): number | undefined {
  return isCalendarDay(start_date) && isCalendarDay(end_date)
    ? nightsBetween(start_date, end_date)
    : undefined;
}

/** The body of a PATCH: only the named fields, so that no others are touched. */
export function changeOf(values: FormValues, changed: readonly ValueName[]): CruiseChange {
  const body: Record<string, unknown> = {};
  for (const name of changed) body[name] = sendable(name, values[name].trim());
  // A name without its id would leave the catalogue, an id without its name would keep the old name.
  for (const [name, id] of Object.entries(catalogue_ids)) {
    if (name in body !== id in body) {
      body[name] = sendable(id, values[name as keyof typeof catalogue_ids].trim());
      body[id] = sendable(id, values[id]);
    }
  }
  return body;
}

/** The body of a POST, without empty values. Only for values without problems. */
export function newCruiseOf(values: FormValues): NewCruise {
  const filled = names.filter((name) => values[name].trim() !== '');
  const body = Object.fromEntries(filled.map((name) => [name, sendable(name, values[name].trim())]));
  return { ...body, start_date: values.start_date, end_date: values.end_date };
}

function blank(): FormValues {
  return Object.fromEntries(names.map((name) => [name, ''])) as FormValues;
}

const flags: readonly string[] = fields.filter(({ kind }) => kind === 'flag').map(({ name }) => name);
const numbers: readonly string[] = fields.filter(({ kind }) => kind === 'number').map(({ name }) => name);

function sendable(name: string, text: string): string | number | boolean | null {
  if (flags.includes(name)) return text === 'true';
  if (text === '') return null;
  return numbers.includes(name) ? Number(text) : text;
}

function problemOf({ kind, is_required }: Field, text: string, decimals: number): Problem | undefined {
  if (text === '') return is_required === true ? 'required' : undefined;
  if (kind === 'day' && !isCalendarDay(text)) return looksLikeDay(text) ? 'no_such_date' : 'date';
  if (kind === 'money' && !isAmount(text, decimals)) return isSigned(text) ? 'signed_amount' : 'amount';
  if (kind === 'number') return /^\d{1,9}$/.test(text) ? undefined : 'number';
  if (kind === 'time') return isWallTime(text) ? undefined : 'time';
  if (kind === 'link') return /^https?:\/\/\S+$/i.test(text) ? undefined : 'web_site';
  return undefined;
}

/** Reads values stored by this or another version of the form: known names are taken, others dropped. */
export function readValues(stored: unknown): FormValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values = blank();
  for (const [name, value] of Object.entries(stored)) {
    const known = names.find((candidate) => candidate === name);
    if (known !== undefined && typeof value === 'string') values[known] = value;
  }
  return values;
}
