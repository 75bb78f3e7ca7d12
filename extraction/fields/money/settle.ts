import Big from 'big.js';
import type { ProposedAddon, ProposedPayment } from '#domain/proposal.ts';
import type { Candidate } from '../document/candidate.ts';
import type { Charge } from './roles.ts';
import type { PaidInFull } from './paid.ts';
import {
  chooseTotal,
  components,
  forAllGuests,
  isLeftByBalance,
  type Sum,
  sumOf,
  withoutRepeats,
} from './sums.ts';
import { confidence } from '../document/confidence.ts';

/** The money fields of a booking. */
export interface Money {
  fare?: Candidate;
  discount?: Candidate;
  taxes?: Candidate;
  total?: Candidate;
  deposit?: Candidate;
  balance?: Candidate;
  currency?: string;
  payments: Candidate<ProposedPayment>[];
  addons: Candidate<ProposedAddon>[];
  /** days of payments, not of the cruise */
  payment_days: string[];
}

const text = (amount: Big): string =>
  amount.eq(amount.round(0)) ? `${amount.toFixed(0)}.00` : amount.toFixed(2);

/**
 * Chooses among amounts by checking sums: fare - discount + taxes + others = total, total - payments = balance. Amounts
 * that add up are nearly certain; others keep the role of their words, with less confidence.
 */
export function chooseMoney(all: readonly Charge[], in_full: PaidInFull | null): Money {
  const charges = ofAllGuests(all);
  const sum = chooseTotal(charges);
  const total = sum?.total;
  const balance = chooseBalance(charges, total);
  const received = choosePayments(charges, total ?? charges.find(({ role }) => role === 'fare'), balance);
  const money: Money = { ...pricesOf(charges, sum), payments: [], payment_days: [] };
  const deposit = depositOf(charges, received, balance, total);
  if (deposit !== undefined) money.deposit = deposit;
  const of_deposit = deposit === undefined ? [] : depositAmong(received, deposit.value, total, balance);
  money.payments = received.map((charge) => paymentOf(charge, of_deposit.includes(charge)));
  money.payment_days = received.flatMap(({ days }) => days.slice(0, 1));
  if (balance !== undefined)
    money.balance = candidate(balance, balance.amount.abs(), confidence.money.balance);
  else if (in_full !== null && money.total !== undefined)
    money.balance = { ...money.total, value: '0.00', score: confidence.money.no_balance };
  const is_all_paid = received.length === 0 && (balance === undefined || balance.amount.eq(0));
  if (is_all_paid && in_full !== null && in_full.day !== null && money.total !== undefined) {
    money.payments = [paymentInFull(in_full, money.total.value, deposit !== undefined)];
    money.payment_days = [in_full.day];
  }
  return money;
}

/** The amounts for all guests; those of one guest only if there are no others. */
function ofAllGuests(all: readonly Charge[]): readonly Charge[] {
  const whole = forAllGuests(all.filter(({ role }) => role !== 'credit'));
  const shared = whole.filter(({ per_person }) => !per_person);
  return shared.some(({ role }) => role === 'total' || role === 'fare') ? shared : whole;
}

type Prices = Pick<Money, 'fare' | 'discount' | 'taxes' | 'total' | 'addons'>;

/** The total and its parts: those that add up, else those that their words name. */
function pricesOf(charges: readonly Charge[], sum: Sum | undefined): Prices {
  const parts = sum?.parts ?? withoutRepeats(charges.filter(({ role }) => components.includes(role)));
  const told = sum?.is_exact === true ? withNamelessFare(parts, sum.total.amount) : parts;
  const sure =
    sum === undefined
      ? confidence.money.part_without_total
      : sum.is_exact
        ? confidence.money.exact_part
        : confidence.money.part;
  const prices: Prices = { addons: sum?.is_exact === true ? addonsAmong(told) : [] };
  if (sum !== undefined)
    prices.total = candidate(
      sum.total,
      sum.total.amount,
      sum.is_exact ? confidence.money.exact_total : confidence.money.total,
    );
  for (const role of ['fare', 'discount', 'taxes'] as const) {
    const of_role = told.filter((charge) => charge.role === role);
    const [first] = of_role;
    if (first !== undefined)
      prices[role] = candidate(first, sumOf(of_role), sure * Math.min(1, 0.5 + first.nearness));
  }
  return withOnlyPrice(prices, charges);
}

/** A fare alone is the total price; it is proven where payments and balance add up to it. */
function withOnlyPrice(prices: Prices, charges: readonly Charge[]): Prices {
  const { fare, ...others } = prices;
  const is_alone = prices.total === undefined && prices.discount === undefined && prices.taxes === undefined;
  if (fare === undefined || !is_alone) return prices;
  const is_exact = isLeftByBalance(charges, new Big(fare.value));
  const score = is_exact ? confidence.money.exact_total : confidence.money.fare_as_total;
  return { ...others, total: { ...fare, score } };
}

function addonsAmong(parts: readonly Charge[]): Candidate<ProposedAddon>[] {
  return parts
    .filter(({ role, amount }) => (role === 'addon' || role === 'unknown') && amount.gt(0))
    .map((charge) => ({
      value: {
        description: charge.label.slice(0, 200),
        price: text(charge.amount.abs()),
        is_in_total: true,
      },
      score: confidence.money.addon,
      words: charge.text,
      piece: charge.piece,
    }));
}

/** The deposit: the amount that is called so, else the payment that is, else a single payment that leaves a balance. */
function depositOf(
  charges: readonly Charge[],
  received: readonly Charge[],
  balance: Charge | undefined,
  total: Charge | undefined,
): Candidate | undefined {
  const deposit = charges.find(({ role }) => role === 'deposit');
  if (deposit !== undefined) return candidate(deposit, deposit.amount.abs(), confidence.money.deposit);
  // "Recibo RG 2026/2063 – sinal (30%)" in the list of payments
  const called = received.find(({ is_called_deposit }) => is_called_deposit);
  if (called !== undefined)
    return candidate(called, called.amount.abs(), confidence.money.deposit_among_payments);
  const [single, second] = received;
  if (single === undefined || second !== undefined || balance?.amount.gt(0) !== true) return undefined;
  // a single payment that leaves a balance is a deposit in the terms of the trade
  return isRest(single, balance, total)
    ? candidate(single, single.amount.abs(), confidence.money.single_payment_as_deposit)
    : undefined;
}

function paymentOf(charge: Charge, is_deposit: boolean): Candidate<ProposedPayment> {
  return {
    value: {
      date: charge.days[0] ?? null,
      amount: text(charge.amount.abs()),
      method: null,
      is_deposit,
    },
    score: confidence.money.payment,
    words: charge.words,
    piece: charge.piece,
  };
}

/** @param is_deposit whether there is a deposit, which a payment in full includes */
function paymentInFull(
  { day, piece }: PaidInFull,
  amount: string,
  is_deposit: boolean,
): Candidate<ProposedPayment> {
  return {
    value: { date: day, amount, method: null, is_deposit },
    score: confidence.money.payment_in_full,
    words: piece.text,
    piece,
  };
}

/**
 * The payments that are the deposit: the one of its amount or name, else the first ones that add up to it, else, if the
 * balance shows that it was paid, the first ones that cover it. None for a deposit that is still due.
 */
function depositAmong(
  received: readonly Charge[],
  deposit: string,
  total: Charge | undefined,
  balance: Charge | undefined,
): readonly Charge[] {
  const isCalled = ({ role, is_called_deposit }: Charge) => role === 'deposit' || is_called_deposit;
  const exact = received.filter(({ amount }) => amount.abs().eq(deposit));
  const one = exact.find(isCalled) ?? exact[0];
  if (one !== undefined) return [one];
  const called = received.filter(isCalled);
  if (called.length > 0) return called;
  const count = received.findIndex((_, index) => sumOf(received.slice(0, index + 1)).gte(deposit)) + 1;
  const first = received.slice(0, count);
  if (sumOf(first).eq(deposit)) return first;
  const is_paid =
    total !== undefined && balance?.amount.abs().eq(total.amount.minus(sumOf(received))) === true;
  return is_paid ? first : [];
}

/** "Cabine dupla – 2 adultos": of parts that add up, the one above half is the fare if no label names it. */
function withNamelessFare(parts: readonly Charge[], total: Big): readonly Charge[] {
  if (parts.some(({ role }) => role === 'fare')) return parts;
  const largest = parts.find(({ role, amount }) => role === 'unknown' && amount.times(2).gt(total));
  return largest === undefined
    ? parts
    : parts.map((charge) => (charge === largest ? { ...charge, role: 'fare', nearness: 0.6 } : charge));
}

/** Whether a payment and a balance add up to the total. */
const isRest = (payment: Charge, balance: Charge, total: Charge | undefined): boolean =>
  total !== undefined &&
  payment.amount.abs().plus(balance.amount.abs()).eq(total.amount) &&
  payment.amount.abs().lt(balance.amount.abs());

function candidate({ words, piece }: Charge, amount: Big, score: number): Candidate {
  return { value: text(amount), score, words, piece };
}

function chooseBalance(charges: readonly Charge[], total: Charge | undefined): Charge | undefined {
  const balances = charges.filter(({ role }) => role === 'balance');
  if (total === undefined) return balances.at(-1);
  const paid = sumOf(charges.filter(({ role }) => role === 'deposit' || role === 'paid'));
  return (
    balances.find(({ amount }) => total.amount.minus(paid).eq(amount.abs())) ??
    balances
      .filter(({ amount }) => amount.abs().lte(total.amount))
      .toSorted((a, b) => b.nearness - a.nearness)[0]
  );
}

/** The payments: by the balance the ones that were subtracted, else those labelled so. */
function choosePayments(
  charges: readonly Charge[],
  total: Charge | undefined,
  balance: Charge | undefined,
): Charge[] {
  const paid = charges.filter(
    ({ role, amount, days, is_asked, is_received }) =>
      !amount.eq(0) &&
      (role === 'paid' || (role === 'deposit' && (is_received || (!is_asked && days.length > 0)))),
  );
  const single = withoutSums(paid);
  if (total !== undefined && balance !== undefined) {
    const left = total.amount.minus(balance.amount.abs());
    if (left.eq(0)) return [];
    // "Anzahlung (2.782,20) zzgl. Prämie (498,00) | 12.10.2026 | 3.280,20": its components are in its row
    const whole = single.filter(
      (one) => !single.some(({ line, piece }) => line === one.line && piece.index > one.piece.index),
    );
    for (const some of [
      single,
      whole.filter(({ days }) => days.length > 0),
      single.filter(({ days, is_received }) => is_received && days.length > 0),
      paid.filter(({ role }) => role === 'paid'),
      single.filter(({ is_asked, is_received }) => is_received || !is_asked),
      single.filter(({ days }) => days.length > 0),
    ]) {
      if (some.length > 0 && sumOf(some).eq(left)) return some;
    }
    for (const one of single) if (one.amount.abs().eq(left)) return [one];
  }
  return single.filter(
    ({ is_received, is_asked, days, role }) =>
      (is_received && !is_asked) || (role === 'paid' && days.length > 0),
  );
}

/** Removes "Total paid" besides the payments, which is not another payment. */
function withoutSums(paid: readonly Charge[]): Charge[] {
  const distinct = paid.filter(
    (charge, index) =>
      !paid
        .slice(0, index)
        .some(
          (other) =>
            other.amount.abs().eq(charge.amount.abs()) &&
            (charge.days.length === 0 || other.days[0] === charge.days[0]),
        ),
  );
  return distinct.filter((charge) => {
    const others = distinct.filter((other) => other !== charge);
    return others.length < 2 || charge.days.length > 0 || !sumOf(others).eq(charge.amount.abs());
  });
}
