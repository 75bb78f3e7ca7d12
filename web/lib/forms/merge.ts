/*
 * Two accounts saved the same record. Changes of different fields are merged; for a conflict in one field the user
 * chooses.
 */

/** The name of a value of a form. */
export type NameOf<Values extends object> = keyof Values & string;

/** The values of a form, and what belongs together among them. */
export interface FormShape<Values extends object> {
  /** in the order of the screen; without them, all names that the values have: the days of a schedule */
  names?: readonly NameOf<Values>[];
  /** whether two values are the same to the user; by default if they are written alike */
  isSame?: (value: Values[NameOf<Values>] | undefined, before: Values[NameOf<Values>] | undefined) => boolean;
  /** values of one field, which are taken from one version: a name of the catalogue and its id */
  pairs?: readonly (readonly NameOf<Values>[])[];
  /** fields that conflict together: a mix of both versions would be a value that neither account wrote */
  units?: readonly (readonly NameOf<Values>[])[];
  /** an amount typed in dollars must not become one in euros because the other version changed the currency */
  money?: { currency: NameOf<Values>; amounts: readonly NameOf<Values>[] };
}

interface MergeResult<Values extends object> {
  /** the other version's values, with the changes made here over them */
  values: Values;
  /** the fields that both changed; of a pair its first name */
  conflicts: NameOf<Values>[];
}

/** The names of the values in which two states of a form differ, apart from white space at the ends of a text. */
export function changedNames<Values extends object>(
  { names, isSame = isWrittenAlike }: FormShape<Values>,
  values: Values,
  before: Values,
): NameOf<Values>[] {
  return (names ?? namesIn(values, before)).filter((name) => !isSame(values[name], before[name]));
}

function namesIn<Values extends object>(...versions: Values[]): NameOf<Values>[] {
  return [...new Set(versions.flatMap((values) => Object.keys(values)))].toSorted() as NameOf<Values>[];
}

function isWrittenAlike(value: unknown, before: unknown): boolean {
  return comparable(value) === comparable(before);
}

function comparable(value: unknown): string {
  return typeof value === 'string' ? value.trim() : value === undefined ? '' : JSON.stringify(value);
}

/** @param before the record from which both versions were made */
export function merge<Values extends object>(
  shape: FormShape<Values>,
  { mine, theirs, before }: { mine: Values; theirs: Values; before: Values },
): MergeResult<Values> {
  const my_names = changedNames(shape, mine, before);
  const their_names = changedNames(shape, theirs, before);
  const meet = (a: readonly NameOf<Values>[], b: readonly NameOf<Values>[]) =>
    a.some((name) => my_names.includes(name)) && b.some((name) => their_names.includes(name));
  const { currency, amounts = [] } = shape.money ?? {};
  const in_currency = currency === undefined ? [] : [currency];
  const is_in_money = meet(amounts, in_currency) || meet(in_currency, amounts);
  const { pairs = [], units = [] } = shape;
  const different = changedNames(shape, mine, theirs).filter((name) => {
    const unit = [...units, ...pairs].find((one) => one.includes(name)) ?? [name];
    return meet(unit, unit) || (is_in_money && (name === currency || amounts.includes(name)));
  });
  const conflicts = different.map((name) => pairs.find((pair) => pair.includes(name))?.[0] ?? name);
  return { values: withNames(shape, theirs, mine, my_names), conflicts: [...new Set(conflicts)] };
}

/** Values with the named ones of another version, and those that are taken along with them. */
export function withNames<Values extends object>(
  { pairs = [] }: FormShape<Values>,
  values: Values,
  others: Values,
  names: readonly NameOf<Values>[],
): Values {
  const next = { ...values };
  for (const name of names)
    for (const one of pairs.find((pair) => pair.includes(name)) ?? [name]) next[one] = others[one];
  return next;
}
