import { sold_plans, type SoldPlan } from '#domain/subscription.ts';

const returns = ['done', 'cancelled', 'managed'] as const;

/** How somebody comes back from the payment provider, and with `done` the plan they paid. */
export interface UpgradeSearch {
  payment?: (typeof returns)[number];
  plan?: SoldPlan;
}

/** What is not understood is left out. */
export function validateUpgradeSearch(search: Record<string, unknown>): UpgradeSearch {
  const payment = returns.find((name) => name === search['payment']);
  const plan = sold_plans.find((name) => name === search['plan']);
  return { ...(payment !== undefined && { payment }), ...(plan !== undefined && { plan }) };
}
