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
  /** how many cruises may be under way or ahead; null: any number */
  open_cruises: number | null;
  /** how many cruises an account may keep in all: more than anybody sails on, and too few to fill a disk with */
  cruises: number;
  /** how many bytes its files may take up: documents of its cruises, and documents that are to be read */
  bytes: number;
  features: readonly PlanFeature[];
}

const basic = ['reminders', 'loyalty', 'export'] as const;
const standard = [...basic, 'weather', 'icalendar', 'sharing'] as const;

const gigabyte = 1024 ** 3;

const entitlements: Record<Plan, Entitlement> = {
  // files are left from a better plan, or added by those who may edit
  free: { open_cruises: 3, cruises: 1000, bytes: gigabyte, features: basic },
  standard: { open_cruises: null, cruises: 5000, bytes: gigabyte, features: standard },
  pro: { open_cruises: null, cruises: 5000, bytes: 10 * gigabyte, features: plan_features },
  beta: { open_cruises: null, cruises: 5000, bytes: 10 * gigabyte, features: plan_features },
  admin: { open_cruises: null, cruises: 10_000, bytes: 20 * gigabyte, features: plan_features },
  unrestricted: { open_cruises: null, cruises: 10_000, bytes: 20 * gigabyte, features: plan_features },
};

/** What a plan allows. */
export function entitlementOf(plan: Plan): Entitlement {
  return entitlements[plan];
}

/**
 * The plan that counts today: a plan whose last day (`YYYY-MM-DD`) is over falls back to `free`, and where no payment
 * provider is configured everybody is `unrestricted`, but operators, who are `admin` as long as it lasts.
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
