import { addDays, dayAt } from './dates.ts';

/** The plans that are sold, and how often one pays. */
export const sold_plans = ['standard', 'pro'] as const;
export type SoldPlan = (typeof sold_plans)[number];
export const billing_intervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billing_intervals)[number];

/** For so many days a plan goes on when a payment fails. */
const grace_days = 7;

/** What the payment provider says of a subscription. */
export interface Subscription {
  id: string;
  /** as the provider calls it */
  status: string;
  /** null: its price is none of ours */
  plan: SoldPlan | null;
  interval: BillingInterval;
  /** instants of the span that was paid, or is to be paid, last */
  period_start: string;
  period_end: string;
  /** when it ends, if that is decided */
  ends_at: string | null;
  /** ended, and the span that was under way then was not paid */
  is_unpaid: boolean;
  created_at: string;
}

/** What an account has by a subscription; `plan_expiry` is the last day. */
interface BoughtPlan {
  plan_name: SoldPlan;
  plan_expiry: string;
}

/** The provider goes on with it: a second one would be paid beside it. */
export function isLive({ status }: Pick<Subscription, 'status'>): boolean {
  return ['trialing', 'active', 'past_due', 'unpaid', 'paused'].includes(status);
}

/** Whether it goes on by itself when its time is over. */
export function isRenewing(subscription: Subscription): boolean {
  return ['trialing', 'active', 'past_due'].includes(subscription.status) && subscription.ends_at === null;
}

function isPaid({ status }: Subscription): boolean {
  return status === 'trialing' || status === 'active';
}

/**
 * The plan that a subscription gives and until when; null where it gives none, as its price is unknown or its first
 * payment never came.
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
 * Of all the subscriptions of a customer the one that counts today: one that gives a plan before one that gives none any
 * more, then one that is paid, one that is still asked to be paid, the larger plan, and the one that lasts longest.
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
