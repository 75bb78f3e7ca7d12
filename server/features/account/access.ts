import { effectivePlan, entitlementOf, plans, type Plan, type PlanFeature } from '#domain/entitlements.ts';
import { dayAt } from '#domain/dates.ts';
import type { Services } from '#server/services.ts';
import { CodedError } from '#server/platform/errors.ts';
import { mintScope, type Scope } from '#server/platform/scope.ts';
import { findSession, markUsed } from './store-sessions.ts';
import { readUser } from './store.ts';

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
