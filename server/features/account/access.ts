import { effectivePlan, entitlementOf, plans, type Plan, type PlanFeature } from '#domain/entitlements.ts';
import { dayAt } from '#domain/dates.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import { CodedError } from '#server/platform/errors.ts';
import { mintScope, type Scope } from '#server/platform/scope.ts';
import { findSession, markUsed } from './store-sessions.ts';
import { readUser, updateAccount, type User } from './store.ts';

/** Each call noted would be a write for each read. */
const use_noted_ms = 5 * 60_000;

/**
 * Proves a session by the access token of an `Authorization` header. The token alone is not enough: a session that
 * was ended (logout, reuse of a refresh token) is over at once, not when its token runs out.
 * @throws CodedError `not_authenticated`
 */
export async function authenticate(
  services: Services,
  authorization: string | undefined,
  now: Date,
): Promise<Scope> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new CodedError('not_authenticated');
  const claims = await services.tokens.readAccess(token);
  if (claims === null) throw new CodedError('token_not_valid');
  const { query } = services.database;
  const session = await findSession(query, claims.session_id, now.toISOString());
  if (session?.user_id !== claims.user_id) throw new CodedError('token_not_valid');
  if (now.getTime() - new Date(session.last_used_at).getTime() > use_noted_ms) {
    await markUsed(query, claims.session_id, now.toISOString());
  }
  return mintScope(claims);
}

/** For whoever knows the address of somebody's calendar feed: it opens what they may see, and no session. */
export function scopeOfFeed(user_id: string): Scope {
  return mintScope({ user_id, session_id: '' });
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

/** Whether somebody is an operator at this moment: neither demoted nor disabled, and the plan not over. */
export async function isOperator(
  services: Pick<Services, 'config' | 'clock' | 'database'>,
  scope: Scope,
): Promise<boolean> {
  const user = await readUser(services.database.query, scope);
  if (user === null || user.disabled_at !== null) return false;
  return planOf(services, user, services.clock.now()) === 'admin';
}

/** For what an operator decides about the catalogue, in the record of somebody else. */
export function scopeOfOwner(user_id: string): Scope {
  return mintScope({ user_id, session_id: '' });
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

export { byNetwork } from './access-limits.ts';
/* For features that give plans, or count what a plan allows. */

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
  await updateAccount(tx, user.id, plan);
  return true;
}

export { findUser as findAccountById, holdUser as holdAccountById, type User } from './store.ts';
