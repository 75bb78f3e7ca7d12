import { eq } from 'drizzle-orm';
import { dayAt } from '#domain/dates.ts';
import { effectivePlan, entitlementOf, plans, type Plan, type PlanFeature } from '#domain/entitlements.ts';
import type { Queryable } from '#server/database/database.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { users } from './table.ts';

/*
 * Who has an account, and what the plan of the account allows. The features of a traveller build on this; how accounts
 * are opened, changed and removed is in `account/`, which builds on those features.
 */

export type User = typeof users.$inferSelect;

/** By an id that was proven: of a session, of a link, or of a record. */
export async function findUser(query: Queryable, user_id: string): Promise<User | null> {
  const [user] = await query.select().from(users).where(eq(users.id, user_id));
  return user ?? null;
}

/**
 * Locks an account until the transaction ends. A transaction that changes an account and its records begins with this:
 * two that locked the rows in different orders would wait for each other for ever.
 */
export async function holdUser(query: Queryable, user_id: string): Promise<User | null> {
  const [user] = await query.select().from(users).where(eq(users.id, user_id)).for('no key update');
  return user ?? null;
}

/** The account of a session. */
export async function readUser(query: Queryable, scope: Scope): Promise<User | null> {
  const [user] = await query.select().from(users).where(eq(users.id, scope.user_id));
  return user ?? null;
}

/** The plan that counts for a user at a moment. */
export function planOf(
  services: Pick<Services, 'config'>,
  user: { plan_name: string; plan_expiry: string | null },
  now: Date,
): Plan {
  const plan = plans.find((name) => name === user.plan_name) ?? 'free';
  const are_plans_sold = services.config.STRIPE_SECRET_KEY !== undefined;
  return effectivePlan(plan, user.plan_expiry, dayAt(now.toISOString(), 'UTC'), are_plans_sold);
}

/** Whether the plan that counts now allows it. @throws CodedError `not_authenticated` for an account that is gone */
export async function hasFeature(
  services: Pick<Services, 'config' | 'clock' | 'database'>,
  scope: Scope,
  feature: PlanFeature,
): Promise<boolean> {
  const user = await readUser(services.database.query, scope);
  if (user === null) throw new CodedError('not_authenticated');
  return entitlementOf(planOf(services, user, services.clock.now())).features.includes(feature);
}

/** @throws CodedError `plan_required` where the plan that counts now does not allow it */
export async function requireFeature(
  services: Pick<Services, 'config' | 'clock' | 'database'>,
  scope: Scope,
  feature: PlanFeature,
): Promise<void> {
  if (!(await hasFeature(services, scope, feature))) throw new CodedError('plan_required');
}

/** Gives an account, which is held, the plan that was paid. @returns false where it has it, or one above all others */
export async function giveBoughtPlan(
  services: Pick<Services, 'config' | 'clock'>,
  tx: Queryable,
  user: User,
  plan: { plan_name: string; plan_expiry: string },
): Promise<boolean> {
  // what an operator gave, and what an operator is, must not be lost by paying while it lasts
  const effective = planOf(services, user, services.clock.now());
  if (effective === 'admin' || effective === 'unrestricted') return false;
  if (user.plan_name === plan.plan_name && user.plan_expiry === plan.plan_expiry) return false;
  await tx.update(users).set(plan).where(eq(users.id, user.id));
  return true;
}
