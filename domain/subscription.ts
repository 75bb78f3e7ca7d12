import { addDays, dayAt } from './dates.ts';

/** The plans that are sold, and their billing intervals. */
export const sold_plans = ['standard', 'pro'] as const;
export type SoldPlan = (typeof sold_plans)[number];
export const billing_intervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billing_intervals)[number];

/** Days for which a plan continues after a failed payment. */
const grace_days = 7;

/** A subscription as the payment provider reports it. */
export interface Subscription {
  id: string;
  /** in the words of the provider */
  status: string;
  /** null: its price is not one of the product's */
  plan: SoldPlan | null;
  interval: BillingInterval;
  /** instants of the last billing period, paid or due */
  period_start: string;
  period_end: string;
  /** when it ends, if it was cancelled */
  ends_at: string | null;
  /** it ended during a billing period that was not paid */
  is_unpaid: boolean;
  created_at: string;
}

/** The plan that an account has by a subscription; `plan_expiry` is the last day. */
interface BoughtPlan {
  plan_name: SoldPlan;
  plan_expiry: string;
}

/** Whether the provider still runs it: a second subscription would be charged in addition. */
export function isLive({ status }: Pick<Subscription, 'status'>): boolean {
  return ['trialing', 'active', 'past_due', 'unpaid', 'paused'].includes(status);
}

/** Whether it renews itself at the end of its period. */
export function isRenewing(subscription: Subscription): boolean {
  return ['trialing', 'active', 'past_due'].includes(subscription.status) && subscription.ends_at === null;
}

function isPaid({ status }: Subscription): boolean {
  return status === 'trialing' || status === 'active';
}

/**
 * The plan that a subscription gives, with its last day; null if its price is unknown or its first payment never came.
 */
export function boughtPlan(subscription: Subscription): BoughtPlan | null {
  const { plan, status, period_start, period_end, ends_at } = subscription;
  if (plan === null) return null;
  const until = (instant: string) => ({ plan_name: plan, plan_expiry: dayAt(instant, 'UTC') });
  const in_grace = { plan_name: plan, plan_expiry: addDays(dayAt(period_start, 'UTC'), grace_days) };
  switch (status) {
    case 'trialing':
    case 'active':
      return until(ends_at ?? period_end);
    case 'past_due':
    case 'unpaid':
      return in_grace;
    case 'canceled':
      return subscription.is_unpaid ? in_grace : until(period_end);
    default:
      return null;
  }
}

/**
 * The subscription of a customer that counts today. The order of preference: an unexpired plan, a paid subscription, a
 * live one, the larger plan, the one that lasts longest, the newest.
 */
export function leadingSubscription(all: readonly Subscription[], today: string): Subscription | null {
  const rank = (one: Subscription) => {
    const bought = boughtPlan(one);
    const places = [
      bought === null ? 0 : bought.plan_expiry < today ? 1 : 2,
      isPaid(one) ? 2 : isLive(one) ? 1 : 0,
      bought?.plan_name === 'pro' ? 1 : 0,
      bought?.plan_expiry ?? '',
      one.created_at,
    ];
    return places.join('|');
  };
  return all.toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1))[0] ?? null;
}
