import { z } from 'zod';
import { dayAt, isCalendarDay } from '#domain/dates.ts';
import { plans, type Plan } from '#domain/entitlements.ts';
import { CommandError } from '#server/platform/command-line/command-error.ts';
import { option } from '#server/platform/command-line/command.ts';

/** A typed day. */
export const day = z.string().refine(isCalendarDay, 'must be a day that exists, as YYYY-MM-DD');

/** The plan of a new account, or of the accounts that a code opens. */
export const planValues = {
  plan: option(
    'plan',
    `one of ${plans.join(', ')}`,
    z.enum(plans, { error: `must be one of ${plans.join(', ')}` }).optional(),
  ),
  plan_until: option('day', 'the last day of the plan, as YYYY-MM-DD (no end unless told)', day.optional()),
};

/** @throws CommandError for an end without a plan, or an end in the past */
export function planGiven(
  given: { plan: Plan | undefined; plan_until: string | undefined },
  now: Date,
): { plan?: Plan; plan_expiry: string | null } {
  if (given.plan === undefined) {
    if (given.plan_until !== undefined) throw new CommandError('An end of the plan needs a plan.');
    return { plan_expiry: null };
  }
  if (given.plan_until !== undefined) refuseOver(given.plan_until, now);
  return { plan: given.plan, plan_expiry: given.plan_until ?? null };
}

/** @throws CommandError for a day in the past */
export function refuseOver(last_day: string, now: Date): void {
  if (last_day < dayAt(now.toISOString(), 'UTC')) throw new CommandError(`The day ${last_day} is over.`);
}

export function formatPlan(plan_name: string, plan_expiry: string | null): string {
  return plan_expiry === null ? plan_name : `${plan_name} until ${plan_expiry}`;
}
