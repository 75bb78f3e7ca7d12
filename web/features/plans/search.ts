import { sold_plans, type SoldPlan } from '#domain/subscription.ts';

const returns = ['done', 'cancelled', 'managed'] as const;

/** The search parameters of a return from the payment provider; with `done` also the paid plan. */
export interface UpgradeSearch {
  payment?: (typeof returns)[number];
  plan?: SoldPlan;
}

/** Unknown values are dropped. */
export function validateUpgradeSearch(search: Record<string, unknown>): UpgradeSearch {
  const payment = returns.find((name) => name === search['payment']);
  const plan = sold_plans.find((name) => name === search['plan']);
  return { ...(payment !== undefined && { payment }), ...(plan !== undefined && { plan }) };
}
