import Big from 'big.js';

/*
 * Exact sums of money: decimal texts in, decimal texts out, one currency at a time. There are no floats and no
 * rounding: a sum has as many decimals as the longest of its parts, at least those of its currency.
 */

/** A `Big` constructor that refuses numbers, as they have lost decimals before they arrive. */
const Exact = Big();
Exact.strict = true;

/** The price of a booking; null is unknown, `"0.00"` is a price. */
export interface Price {
  fare: string | null;
  discount: string | null;
  taxes: string | null;
  total_price: string | null;
  deposit: string | null;
}

/** The sums of the payments. */
export interface PaymentSums {
  payments_total: string | null;
  /** the part of these payments that is marked as the deposit */
  deposit_paid: string | null;
}

/** The balance of a price. */
export interface Balance {
  balance_due: string | null;
  /** the amount paid above the price; null if there is none */
  credit: string | null;
  payment_state: 'paid' | 'balance_due' | 'unknown';
}

/** The sum of the known amounts; null if none is known. @param decimals of the currency */
export function sumOf(amounts: readonly (string | null)[], decimals = 2): string | null {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0) return null;
  return write(
    known.reduce((sum, amount) => sum.plus(amount), new Exact('0')),
    decimals,
  );
}

/** Fare less discount plus taxes; null while the fare is not known. @param decimals of the currency */
export function totalOfParts(
  { fare, discount, taxes }: Pick<Price, 'fare' | 'discount' | 'taxes'>,
  decimals = 2,
): string | null {
  if (fare === null) return null;
  const total = new Exact(fare).minus(discount ?? '0').plus(taxes ?? '0');
  return write(total, decimals);
}

/** The sums of add-ons: those that the total price contains, and the others. */
export interface AddonSums {
  addons_total: string | null;
  addons_in_total: string | null;
}

/**
 * The sums of add-ons. Only an entered total price can contain add-ons; a total computed from parts contains none.
 * @param decimals of the currency
 */
export function addonSums(
  { total_price }: Pick<Price, 'total_price'>,
  addons: readonly { price: string | null; is_in_total: boolean }[],
  decimals = 2,
): AddonSums {
  const isWithin = (addon: { is_in_total: boolean }) => total_price !== null && addon.is_in_total;
  const sum = (some: typeof addons) =>
    sumOf(
      some.map(({ price }) => price),
      decimals,
    );
  return {
    addons_total: sum(addons.filter((addon) => !isWithin(addon))),
    addons_in_total: sum(addons.filter(isWithin)),
  };
}

/**
 * The sum of the parts of a total price, with the add-ons it contains, if it differs from the entered total; null if
 * the two agree or one is unknown. @param decimals of the currency
 */
export function otherTotalOfParts(
  price: Pick<Price & AddonSums, 'fare' | 'discount' | 'taxes' | 'total_price' | 'addons_in_total'>,
  decimals = 2,
): string | null {
  const parts = sumOf([totalOfParts(price), price.addons_in_total], decimals);
  if (price.fare === null || parts === null || price.total_price === null) return null;
  return new Exact(parts).eq(price.total_price) ? null : parts;
}

/** The sum of the payments, and of those that are the deposit. @param decimals of the currency */
export function sumPayments(
  payments: readonly { amount: string; is_deposit: boolean }[],
  decimals = 2,
): PaymentSums {
  const amounts = (some: typeof payments) => some.map(({ amount }) => amount);
  return {
    payments_total: sumOf(amounts(payments), decimals),
    deposit_paid: sumOf(amounts(payments.filter(({ is_deposit }) => is_deposit)), decimals),
  };
}

/**
 * The part of the deposit that no payment marked as deposit covers. It counts as paid besides the payments, so that a
 * deposit recorded in both places counts once. Null without a deposit. @param decimals of the currency
 */
export function uncoveredDeposit(
  { deposit, deposit_paid }: Pick<Price & PaymentSums, 'deposit' | 'deposit_paid'>,
  decimals = 2,
): string | null {
  if (deposit === null) return null;
  const left = new Exact(deposit).minus(deposit_paid ?? '0');
  return write(left.gt('0') ? left : new Exact('0'), decimals);
}

/**
 * The balance due of the entered price, else of the sum of its parts: never below zero; an overpayment is a credit. The
 * same rule as the server's, for payments that are about to be deleted. @param decimals of the currency
 */
export function balanceOf(record: Price & PaymentSums, decimals = 2): Balance {
  const total = record.total_price ?? totalOfParts(record);
  if (total === null) return { balance_due: null, credit: null, payment_state: 'unknown' };
  const due = new Exact(total).minus(uncoveredDeposit(record) ?? '0').minus(record.payments_total ?? '0');
  const zero = new Exact('0');
  return {
    balance_due: write(due.gt(zero) ? due : zero, decimals),
    credit: due.lt(zero) ? write(due.neg(), decimals) : null,
    payment_state: due.gt(zero) ? 'balance_due' : 'paid',
  };
}

/**
 * The average price of a night, rounded half up; null for zero nights. Only this figure is rounded, as it is a
 * quotient. @param decimals of the currency
 */
export function perNight(amount: string, nights: number, decimals = 2): string | null {
  if (nights <= 0) return null;
  return new Exact(amount).div(String(nights)).toFixed(decimals);
}

/** The amount with the opposite sign, as a bill shows a discount; zero has no sign. */
export function negated(amount: string): string {
  const value = new Exact(amount);
  return value.eq('0') ? amount : `-${amount}`;
}

function write(value: Big, decimals: number): string {
  const text = value.toFixed();
  const written = text.split('.')[1]?.length ?? 0;
  return written >= decimals ? text : value.toFixed(decimals);
}
