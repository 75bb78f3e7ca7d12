import type { EditKind, PartFieldName } from './part-fields.ts';
import { at, changedParts, type PartValues } from './part-values.ts';

/*
 * Two accounts saved the same record. Changes of different fields are merged; for a conflict in one field the user
 * chooses.
 */

/** Fields that belong together: a mix of both versions would be a value that neither wrote. */
const together: Readonly<Partial<Record<EditKind, readonly (readonly PartFieldName[])[]>>> = {
  flights: [
    ['departure_day', 'departure_clock'],
    ['arrival_day', 'arrival_clock'],
  ],
  lodging: [['check_in_date', 'check_out_date']],
};
const amounts: readonly PartFieldName[] = ['fare', 'discount', 'taxes', 'total_price', 'deposit'];

interface MergeResult {
  /** the other version's values, with the changes made here over them */
  values: PartValues;
  /** the fields that both changed */
  conflicts: PartFieldName[];
}

/** @param before the record from which both versions were made */
export function mergeParts(
  kind: EditKind,
  { mine, theirs, before }: { mine: PartValues; theirs: PartValues; before: PartValues },
): MergeResult {
  const my_names = changedParts(kind, mine, before);
  const their_names = changedParts(kind, theirs, before);
  const values = { ...theirs, ...Object.fromEntries(my_names.map((name) => [name, at(mine, name)])) };
  const meet = (a: readonly PartFieldName[], b: readonly PartFieldName[]) =>
    a.some((name) => my_names.includes(name)) && b.some((name) => their_names.includes(name));
  // An amount typed in dollars must not become one in euros because the other version changed the currency.
  const in_money = kind === 'price' && (meet(amounts, ['currency']) || meet(['currency'], amounts));
  const conflicts = changedParts(kind, mine, theirs).filter((name) => {
    const unit = together[kind]?.find((names) => names.includes(name)) ?? [name];
    return meet(unit, unit) || (in_money && (name === 'currency' || amounts.includes(name)));
  });
  return { values, conflicts };
}
