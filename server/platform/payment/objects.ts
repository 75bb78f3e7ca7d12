import type Stripe from 'stripe';
import {
  billing_intervals,
  sold_plans,
  type BillingInterval,
  type SoldPlan,
  type Subscription,
} from '#domain/subscription.ts';

/* Converts the provider's objects to our own types. */

/** The price of a plan. */
export interface SoldPrice {
  id: string;
  product_id: string;
  plan: SoldPlan;
  interval: BillingInterval;
  /** a decimal */
  amount: string;
  /** ISO 4217, in capitals */
  currency: string;
  trial_days: number;
}

/**
 * The provider counts amounts of these currencies in whole units, of those in thousandths, of all others in hundredths:
 * also of UGX and ISK, which have no cents any more.
 */
const whole = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const thousandths = new Set('BHD JOD KWD OMR TND'.split(' '));
const longest_trial = 90;

/** null for a price that is not ours: another key, no fixed amount, one-off, or another interval than its key says */
export function priceOf(price: Stripe.Price): SoldPrice | null {
  const named = namesIn(price.lookup_key);
  const { recurring, unit_amount } = price;
  if (named === null || unit_amount === null) return null;
  if (recurring?.interval !== named.interval || recurring.interval_count !== 1) return null;
  const currency = price.currency.toUpperCase();
  const decimals = whole.has(currency) ? 0 : thousandths.has(currency) ? 3 : 2;
  const trial_days = Number(price.metadata['trial_days'] ?? 0);
  return {
    ...named,
    id: price.id,
    product_id: idOf(price.product),
    amount: decimalOf(unit_amount, decimals),
    currency,
    trial_days: Number.isInteger(trial_days) && trial_days > 0 ? Math.min(trial_days, longest_trial) : 0,
  };
}

/** null for a subscription without an item */
export function subscriptionOf(
  subscription: Stripe.Subscription,
  prices: readonly SoldPrice[],
): Subscription | null {
  const [item] = subscription.items.data;
  if (item === undefined) return null;
  const { id, status, cancel_at, cancel_at_period_end, cancellation_details, created } = subscription;
  const ends_at = cancel_at ?? (cancel_at_period_end ? item.current_period_end : null);
  return {
    id,
    status,
    plan: planOf(item.price, prices),
    interval: item.price.recurring?.interval === 'year' ? 'year' : 'month',
    period_start: instantOf(item.current_period_start),
    period_end: instantOf(item.current_period_end),
    ends_at: ends_at === null ? null : instantOf(ends_at),
    is_unpaid: status === 'canceled' && (isUnpaidFor(cancellation_details?.reason) || isOpen(subscription)),
    created_at: instantOf(created),
  };
}

function isUnpaidFor(reason: string | null | undefined): boolean {
  return reason === 'payment_failed' || reason === 'payment_disputed';
}

/** An unpaid latest bill: a subscription that is ended while a bill is open was not paid for that period. */
function isOpen({ latest_invoice: bill }: Stripe.Subscription): boolean {
  return bill !== null && typeof bill === 'object' && bill.status !== 'paid';
}

/**
 * A replaced price has lost its key to the new one, but its subscribers keep paying it: its product then gives the
 * plan, if all prices of that product belong to one plan.
 */
function planOf(price: Stripe.Price, prices: readonly SoldPrice[]): SoldPlan | null {
  const named = namesIn(price.lookup_key);
  if (named !== null) return named.plan;
  const product_id = idOf(price.product);
  const of_product = new Set(prices.filter((one) => one.product_id === product_id).map(({ plan }) => plan));
  const [plan = null] = of_product;
  return of_product.size === 1 ? plan : null;
}

function namesIn(lookup_key: string | null): { plan: SoldPlan; interval: BillingInterval } | null {
  const [plan_name, interval_name, ...more] = (lookup_key ?? '').split('_');
  const plan = sold_plans.find((name) => name === plan_name);
  const interval = billing_intervals.find((name) => name === interval_name);
  return plan === undefined || interval === undefined || more.length > 0 ? null : { plan, interval };
}

/** The id of an object; some objects contain others only as their id. */
export function idOf(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id;
}

function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function decimalOf(units: number, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
