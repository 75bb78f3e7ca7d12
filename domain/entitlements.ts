import { sold_plans, type SoldPlan } from './subscription.ts';

/** Plans and what they allow (docs/product/rules.md, section 8). */
export const plans = ['free', 'beta', 'standard', 'pro', 'admin', 'unrestricted'] as const;
export type Plan = (typeof plans)[number];

export const plan_features = [
  'reminders',
  'loyalty',
  'export',
  'weather',
  'icalendar',
  'sharing',
  'upload',
  'documents',
  'graphs',
] as const;
export type PlanFeature = (typeof plan_features)[number];

interface Entitlement {
  /** maximum of current and future cruises; null: unlimited */
  open_cruises: number | null;
  /** maximum of all cruises of an account: more than a traveller sails, and too few to fill a disk */
  cruises: number;
  /** maximum of bytes of its files: documents of its cruises, and uploads */
  bytes: number;
  features: readonly PlanFeature[];
}

const basic = ['reminders', 'loyalty', 'export'] as const;
const standard = [...basic, 'weather', 'icalendar', 'sharing'] as const;

const gigabyte = 1024 ** 3;

const entitlements: Record<Plan, Entitlement> = {
  // files remain from a larger plan, or are added by receivers with the level `edit`
  free: { open_cruises: 3, cruises: 1000, bytes: gigabyte, features: basic },
  standard: { open_cruises: null, cruises: 5000, bytes: gigabyte, features: standard },
  pro: { open_cruises: null, cruises: 5000, bytes: 10 * gigabyte, features: plan_features },
  beta: { open_cruises: null, cruises: 5000, bytes: 10 * gigabyte, features: plan_features },
  admin: { open_cruises: null, cruises: 10_000, bytes: 20 * gigabyte, features: plan_features },
  unrestricted: { open_cruises: null, cruises: 10_000, bytes: 20 * gigabyte, features: plan_features },
};

/** The smallest plan that is sold and has a feature. */
export function planWith(feature: PlanFeature): SoldPlan | undefined {
  return sold_plans.find((name) => entitlements[name].features.includes(feature));
}

/** The limits and features of a plan. */
export function entitlementOf(plan: Plan): Entitlement {
  return entitlements[plan];
}

/**
 * The plan in force today: a plan whose last day (`YYYY-MM-DD`) is over falls back to `free`. Without a payment
 * provider every account is `unrestricted`, except operators, who are `admin` until their plan expires.
 */
export function effectivePlan(
  plan: Plan,
  plan_expiry: string | null,
  today: string,
  are_plans_sold: boolean,
): Plan {
  const is_over = plan_expiry !== null && plan_expiry < today;
  if (plan === 'admin' && !is_over) return 'admin';
  if (!are_plans_sold) return 'unrestricted';
  return is_over ? 'free' : plan;
}
