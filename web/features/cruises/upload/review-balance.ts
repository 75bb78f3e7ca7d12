import type { Cruise } from '#contract/cruises.ts';
import { balanceOf, negated, sumPayments, sumOf } from '#domain/money.ts';
import { decimalsOf } from '#web/lib/formats.ts';
import type { FormValues } from '../form/form-values.ts';
import { isAmount } from '../money-input.ts';
import { at } from '../parts/part-values.ts';
import { isKept, markedThere, updated } from './review-change.ts';
import type { ReviewCruise } from './review-model.ts';

/* The balance that a document prints beside the one that the record will have. */

interface BalanceCheck {
  printed: string;
  /** of the record; null while its price is not known, or an amount is being typed */
  ours: string | null;
  /** what one is more than the other, without a sign; null where the two agree or ours is not known */
  difference: string | null;
  is_same: boolean;
}

/** Null for a document that prints none. @param current the record that it updates */
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

/** What is due by the rule of the record: of what is reviewed, and of what is paid there already. */
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
