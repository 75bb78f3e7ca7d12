import type { EditKind, PartFieldName } from './part-fields.ts';
import { at, changedParts, type PartValues } from './part-values.ts';

/*
 * Two people saved the same record. Where each changed something else, both changes stand; where they meet, a person
 * chooses.
 */

/** Fields that mean something only together: half of one side and half of the other would be what nobody wrote. */
const together: Readonly<Partial<Record<EditKind, readonly (readonly PartFieldName[])[]>>> = {
  flights: [
    ['departure_day', 'departure_clock'],
    ['arrival_day', 'arrival_clock'],
  ],
  lodging: [['check_in_date', 'check_out_date']],
};
const amounts: readonly PartFieldName[] = ['fare', 'discount', 'taxes', 'total_price', 'deposit'];

interface Merged {
  /** the other side's, and over it what was changed here */
  values: PartValues;
  /** the fields in which the two meet */
  clashes: PartFieldName[];
}

/** @param before the record as both began with it */
export function mergeParts(
  kind: EditKind,
  { mine, theirs, before }: { mine: PartValues; theirs: PartValues; before: PartValues },
): Merged {
  const my_names = changedParts(kind, mine, before);
  const their_names = changedParts(kind, theirs, before);
  const values = { ...theirs, ...Object.fromEntries(my_names.map((name) => [name, at(mine, name)])) };
  const meet = (a: readonly PartFieldName[], b: readonly PartFieldName[]) =>
    a.some((name) => my_names.includes(name)) && b.some((name) => their_names.includes(name));
  // An amount that one typed in dollars is not to become one of euros because the other changed the currency.
  const in_money = kind === 'price' && (meet(amounts, ['currency']) || meet(['currency'], amounts));
  const clashes = changedParts(kind, mine, theirs).filter((name) => {
    const unit = together[kind]?.find((names) => names.includes(name)) ?? [name];
    return meet(unit, unit) || (in_money && (name === 'currency' || amounts.includes(name)));
  });
  return { values, clashes };
}
