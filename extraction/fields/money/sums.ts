import Big from 'big.js';
import type { Charge, MoneyRole } from './roles.ts';

/** A total with its parts. */
export interface Sum {
  total: Charge;
  parts: Charge[];
  /** the parts add up to it */
  is_exact: boolean;
  score: number;
}

const zero = new Big(0);

/** The roles of the parts of a total. */
export const components: readonly MoneyRole[] = ['fare', 'discount', 'taxes', 'addon', 'unknown'];

/** The sum of the absolute amounts. */
export const sumOf = (charges: readonly Charge[]): Big =>
  charges.reduce((sum, { amount }) => sum.plus(amount.abs()), zero);

/** Chooses the total: the one that its parts add up to, else the one with the clearest label. */
export function chooseTotal(charges: readonly Charge[]): Sum | undefined {
  const has_total = charges.some(isTotal);
  const sums = charges.flatMap((total, index): Sum[] => {
    if (total.amount.lte(0)) return [];
    const is_named = isTotal(total);
    // a sum without a label, or one that is the whole balance, counts only if its parts add up
    const is_possible = is_named || (!has_total && (total.role === 'unknown' || total.role === 'balance'));
    if (!is_possible) return [];
    const before = charges.slice(0, index).filter(({ role }) => components.includes(role));
    const others = charges.filter((charge) => charge !== total && components.includes(charge.role));
    const parts =
      partsOf(before, total.amount) ??
      (is_named
        ? (partsOf(others, total.amount) ?? fromSubtotal(charges.slice(0, index), total.amount))
        : null);
    if (parts === null && !is_named) return [];
    const score =
      (parts === null ? 0 : 1 + parts.length * 0.1) +
      (isLeftByBalance(charges, total.amount) ? 0.8 : 0) +
      total.nearness * 0.5 +
      (total.role === 'total' ? 0.3 : 0) +
      index * 0.001;
    return [{ total, parts: parts ?? withoutRepeats(others), is_exact: parts !== null, score }];
  });
  return sums.toSorted((a, b) => b.score - a.score)[0];
}

const isTotal = ({ role, roles }: Charge): boolean =>
  role === 'total' || (role === 'subtotal' && roles.has('total'));

/** Whether payments and balance add up to a total. */
export function isLeftByBalance(charges: readonly Charge[], total: Big): boolean {
  const paid = charges.filter(({ role }) => role === 'deposit' || role === 'paid');
  const balance = charges.find(({ role }) => role === 'balance');
  return balance !== undefined && paid.length > 0 && total.minus(sumOf(paid)).eq(balance.amount.abs());
}

/** The parts of a total that starts from a subtotal: "Total cruise fare", from which the discount is subtracted. */
function fromSubtotal(before: readonly Charge[], total: Big): Charge[] | null {
  for (const [index, first] of before.entries()) {
    if (first.role !== 'total' && first.role !== 'subtotal') continue;
    if (before.some(({ role }) => role === 'fare')) return null;
    const rest = before.slice(index + 1).filter(({ role }) => components.includes(role));
    if (rest.length > 0 && signed([first, ...rest]).eq(total)) return [{ ...first, role: 'fare' }, ...rest];
  }
  return null;
}

const signed = (charges: readonly Charge[]): Big =>
  charges.reduce(
    (all, { role, amount }) =>
      role === 'discount' || amount.lt(0) ? all.minus(amount.abs()) : all.plus(amount),
    zero,
  );

/** The amounts that add up to a total, by the likeliest readings of a bill. */
function partsOf(charges: readonly Charge[], total: Big): Charge[] | null {
  const lean = withoutRepeats(charges);
  for (const reading of readingsOf(charges, lean)) {
    if (reading.length < 2 || !signed(reading).eq(total)) continue;
    const is_told = reading.some(({ role }) => role === 'taxes');
    // taxes within the fare ("of which") are listed, but not added
    return is_told ? [...reading] : [...reading, ...lean.filter(({ role }) => role === 'taxes')];
  }
  return null;
}

function readingsOf(charges: readonly Charge[], lean: readonly Charge[]): (readonly Charge[])[] {
  const known = charges.filter(({ role }) => role !== 'unknown');
  const last_block = charges.at(-1)?.line.block;
  return [
    charges,
    lean,
    known,
    withoutRepeats(known),
    charges.filter(({ line }) => line.block === last_block),
    charges.filter(({ role }) => role !== 'taxes'),
    lean.filter(({ role }) => role !== 'taxes'),
    lean.filter(({ role }) => role === 'fare' || role === 'taxes' || role === 'discount'),
    lean.filter(({ role }) => role === 'fare' || role === 'discount'),
    lean.filter(({ role }) => role !== 'addon'),
    ...withoutOneOrTwo(lean),
  ];
}

/** Variants without one or two add-ons that the text names but the bill does not charge. */
function withoutOneOrTwo(charges: readonly Charge[]): Charge[][] {
  const extras = charges.filter(({ role }) => role === 'addon' || role === 'unknown');
  if (extras.length > 12) return [];
  const pairs = extras.flatMap((one, index) => extras.slice(index).map((other) => [one, other]));
  return pairs
    .toSorted((a, b) => new Set(a).size - new Set(b).size)
    .map((left_out) => charges.filter((charge) => !left_out.includes(charge)));
}

/** Removes repeated lines, and sums besides their parts. */
export function withoutRepeats(charges: readonly Charge[]): Charge[] {
  const kept = charges.filter(
    (charge, index) =>
      !charges
        .slice(0, index)
        .some(
          (other) =>
            other.role === charge.role && other.amount.eq(charge.amount) && other.label === charge.label,
        ),
  );
  return kept.filter((charge) => {
    const others = kept.filter(
      (other) => other !== charge && other.role === charge.role && charge.role !== 'unknown',
    );
    return others.length < 2 || !sumOf(others).eq(charge.amount.abs());
  });
}

const most_guests = 6;

/** Multiplies prices per person by the number of guests, if the product is the total. */
export function forAllGuests(charges: readonly Charge[]): Charge[] {
  const each = charges.filter(({ per_person, role }) => per_person && components.includes(role));
  const shared = charges.filter(({ per_person, role }) => !per_person && components.includes(role));
  const total = charges.find((charge) => isTotal(charge) && !charge.per_person);
  if (each.length === 0 || total === undefined || shared.some(({ role }) => role === 'fare'))
    return [...charges];
  for (let guests = 2; guests <= most_guests; guests += 1) {
    if (!signed(each).times(guests).plus(signed(shared)).eq(total.amount)) continue;
    return charges.map((charge) =>
      each.includes(charge) ? { ...charge, amount: charge.amount.times(guests), per_person: false } : charge,
    );
  }
  return [...charges];
}
