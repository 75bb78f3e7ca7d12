import type { Cruise } from '#contract/cruises.ts';
import { balanceOf, negated, sumPayments, sumOf } from '#domain/money.ts';
import { decimalsOf } from '#web/lib/formats.ts';
import type { FormValues } from '#web/parts/cruise-fields/form-values.ts';
import { isAmount } from '#web/parts/cruise-fields/money-input.ts';
import { at } from '#web/parts/cruise-parts/part-values.ts';
import { isKept, markedThere, updated } from './review-change.ts';
import type { ReviewCruise } from './review-model.ts';

/* The balance that a document prints beside that of the future record. */

interface BalanceCheck {
  printed: string;
  /** of the record; null while its price is unknown, or an amount is being typed */
  ours: string | null;
  /** the difference without a sign; null where the two agree or ours is unknown */
  difference: string | null;
  is_same: boolean;
}

/** Null for a document that prints no balance. @param current the record that it updates */
export function checkBalance(cruise: ReviewCruise, current: Cruise | undefined): BalanceCheck | null {
  if (cruise.printed_balance === null) return null;
  const printed = cruise.printed_balance.value;
  const values = current === undefined ? cruise.values : updated(cruise, current);
  const decimals = decimalsOf(values.currency);
  const ours = balanceLeft(cruise, values, current);
  const gap = ours === null ? null : sumOf([printed, negated(ours)], decimals);
  const is_same = gap !== null && Number(gap) === 0;
  return { printed, ours, difference: gap === null || is_same ? null : gap.replace('-', ''), is_same };
}

/** The balance due by the record's rule, from the reviewed values and the payments of the record. */
function balanceLeft(cruise: ReviewCruise, values: FormValues, current: Cruise | undefined): string | null {
  const decimals = decimalsOf(values.currency);
  const added = cruise.parts.payments
    .filter((part) => isKept('payments', part, current))
    .map((part) => ({
      amount: at(part.values, 'amount'),
      is_deposit: at(part.values, 'is_deposit') === 'true',
    }));
  const marked = current === undefined ? [] : markedThere('payments', cruise, current);
  const there = (current?.payments ?? []).map(({ id, amount, is_deposit }) => ({
    amount,
    is_deposit: is_deposit || marked.includes(id),
  }));
  const { fare, discount, taxes, total_price, deposit } = values;
  const typed = [fare, discount, taxes, total_price, deposit].filter((amount) => amount.trim() !== '');
  const amounts = [...typed, ...added.map(({ amount }) => amount)];
  if (!amounts.every((amount) => isAmount(amount.trim(), decimals))) return null;
  const known = (amount: string) => (amount.trim() === '' ? null : amount.trim());
  const price = {
    fare: known(fare),
    discount: known(discount),
    taxes: known(taxes),
    total_price: known(total_price),
    deposit: known(deposit),
  };
  return balanceOf({ ...price, ...sumPayments([...there, ...added], decimals) }, decimals).balance_due;
}
