import { catalogue_ids, fieldAt, type FieldName, fields, isCatalogueName } from '../fields.ts';
import { changedNames, type FormValues, type ValueName } from './form-values.ts';

/*
 * Two accounts saved the same record. Changes of different fields are merged; for a conflict in one field the user
 * chooses.
 */

const money: readonly FieldName[] = fields.filter(({ kind }) => kind === 'money').map(({ name }) => name);

/** Fields that belong together: a mix of both versions would be a value that neither wrote. */
const together: readonly (readonly FieldName[])[] = [
  ['cruise_line', 'ship_name'],
  ['start_date', 'end_date'],
];

interface MergeResult {
  /** the other version's values, with the changes made here over them */
  values: FormValues;
  /** the fields that both changed */
  conflicts: FieldName[];
}

/** @param before the record from which both versions were made */
export function merge(mine: FormValues, theirs: FormValues, before: FormValues): MergeResult {
  const changed = changedNames(mine, before);
  const values = withNames(theirs, mine, changed);
  const my_fields = fieldsAt(changed);
  const their_fields = fieldsAt(changedNames(theirs, before));
  const different = fieldsAt(changedNames(mine, theirs));
  const conflicts = fields
    .map(({ name }) => name)
    .filter((name) => {
      if (!different.includes(name)) return false;
      const unit = together.find((names) => names.includes(name)) ?? [name];
      return meets(unit, unit, my_fields, their_fields) || meetsInMoney(name, my_fields, their_fields);
    });
  return { values, conflicts };
}

/** Values with the named fields of another version; a name of the catalogue takes its id along. */
export function withNames(values: FormValues, others: FormValues, names: readonly ValueName[]): FormValues {
  const next = { ...values };
  for (const name of names) {
    next[name] = others[name];
    const field = fieldAt(name);
    if (field === undefined || !isCatalogueName(field)) continue;
    next[field] = others[field];
    next[catalogue_ids[field]] = others[catalogue_ids[field]];
  }
  return next;
}

function fieldsAt(names: readonly ValueName[]): FieldName[] {
  return names.map(fieldAt).filter((name) => name !== undefined);
}

function meets(
  mine: readonly FieldName[],
  theirs: readonly FieldName[],
  my_fields: readonly FieldName[],
  their_fields: readonly FieldName[],
): boolean {
  return mine.some((name) => my_fields.includes(name)) && theirs.some((name) => their_fields.includes(name));
}

/** An amount typed in dollars must not become one in euros because the other version changed the currency. */
function meetsInMoney(
  name: FieldName,
  my_fields: readonly FieldName[],
  their_fields: readonly FieldName[],
): boolean {
  if (name !== 'currency' && !money.includes(name)) return false;
  return (
    meets(money, ['currency'], my_fields, their_fields) || meets(['currency'], money, my_fields, their_fields)
  );
}
