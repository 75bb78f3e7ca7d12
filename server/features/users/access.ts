import { eq, sql } from 'drizzle-orm';
import { dayAt } from '#domain/dates.ts';
import { effectivePlan, entitlementOf, plans, type Plan, type PlanFeature } from '#domain/entitlements.ts';
import type { Queryable } from '#server/database/shape.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { users } from './table.ts';

/*
 * Accounts, and what the plan of an account allows. The features of a traveller build on this; `account/`, which builds
 * on those features, opens, changes and removes accounts.
 */

export type User = typeof users.$inferSelect;

/** How an account is called where another one sees it. */
export const full_name = sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`;

/** By an id that was proven: of a session, of a link, or of a record. */
export async function findUser(query: Queryable, user_id: string): Promise<User | null> {
  const [user] = await query.select().from(users).where(eq(users.id, user_id));
  return user ?? null;
}

/**
 * Locks an account until the transaction ends. A transaction that changes an account and its records begins with this:
 * two that locked the rows in different orders would deadlock.
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

/** The plan of a user that is in force at a moment. */
export function planOf(
  services: Pick<Services, 'config'>,
  user: { plan_name: string; plan_expiry: string | null },
  now: Date,
): Plan {
  const plan = plans.find((name) => name === user.plan_name) ?? 'free';
  const are_plans_sold = services.config.STRIPE_SECRET_KEY !== undefined;
  return effectivePlan(plan, user.plan_expiry, dayAt(now.toISOString(), 'UTC'), are_plans_sold);
}

/** Whether the user's current plan allows a feature. @throws CodedError `not_authenticated` for a deleted account */
export async function hasFeature(
  services: Pick<Services, 'config' | 'clock' | 'database'>,
  scope: Scope,
  feature: PlanFeature,
): Promise<boolean> {
  const user = await readUser(services.database.query, scope);
  if (user === null) throw new CodedError('not_authenticated');
  return entitlementOf(planOf(services, user, services.clock.now())).features.includes(feature);
}

/** @throws CodedError `plan_required` if the user's current plan does not allow the feature */
export async function requireFeature(
  services: Pick<Services, 'config' | 'clock' | 'database'>,
  scope: Scope,
  feature: PlanFeature,
): Promise<void> {
  if (!(await hasFeature(services, scope, feature))) throw new CodedError('plan_required');
}

/** Gives a locked account the plan that was paid. @returns false if it has that plan, or one above all others */
export async function giveBoughtPlan(
  services: Pick<Services, 'config' | 'clock'>,
  tx: Queryable,
  user: User,
  plan: { plan_name: string; plan_expiry: string },
): Promise<boolean> {
  // a payment must not remove an operator's role, or a plan that an operator gave, while it lasts
  const effective = planOf(services, user, services.clock.now());
  if (effective === 'admin' || effective === 'unrestricted') return false;
  if (user.plan_name === plan.plan_name && user.plan_expiry === plan.plan_expiry) return false;
  await tx.update(users).set(plan).where(eq(users.id, user.id));
  return true;
}
