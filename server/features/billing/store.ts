import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { users } from '#server/features/users/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { billing_customers, billing_events } from './table.ts';

/*
 * The provider's events name no session but a customer of the provider: those functions take an id that came with a
 * signature, or from our own row.
 */

export type Customer = typeof billing_customers.$inferSelect;

export async function findCustomer(query: Queryable, user_id: string): Promise<Customer | null> {
  const [row] = await query.select().from(billing_customers).where(eq(billing_customers.user_id, user_id));
  return row ?? null;
}

/** @returns the customer that counts: of two that were created at once, the first */
export async function addCustomer(query: Queryable, scope: Scope, customer_id: string): Promise<string> {
  await query
    .insert(billing_customers)
    .values({ user_id: scope.user_id, customer_id })
    .onConflictDoNothing({ target: billing_customers.user_id });
  return (await findCustomer(query, scope.user_id))?.customer_id ?? customer_id;
}

/** Replaces a customer that no longer exists at the provider. @returns the one that counts, as above */
export async function replaceCustomer(
  query: Queryable,
  scope: Scope,
  gone: string,
  customer_id: string,
): Promise<string> {
  await query
    .update(billing_customers)
    .set({ customer_id, subscription_id: null, subscription_status: null, told_at: null })
    .where(and(eq(billing_customers.user_id, scope.user_id), eq(billing_customers.customer_id, gone)));
  return (await findCustomer(query, scope.user_id))?.customer_id ?? customer_id;
}

/** The database's clock, which all servers share, and which separates two moments within a millisecond. */
export async function readMoment(query: Queryable): Promise<string> {
  const { rows } = await query.execute<{ moment: string }>(sql`select clock_timestamp()::text as moment`);
  const [row] = rows;
  if (row === undefined) throw new Error('the database told no time');
  return row.moment;
}

/** The user of a customer; null for an unknown customer, or a deleted account. */
export async function findUserOfCustomer(query: Queryable, customer_id: string): Promise<string | null> {
  const [row] = await query
    .select({ user_id: billing_customers.user_id })
    .from(billing_customers)
    .where(eq(billing_customers.customer_id, customer_id));
  return row?.user_id ?? null;
}

/** The account's address, for bills; null for an unknown customer, or a deleted account. */
export async function findAddressOfCustomer(query: Queryable, customer_id: string): Promise<string | null> {
  const [row] = await query
    .select({ email: users.email })
    .from(billing_customers)
    .innerJoin(users, eq(users.id, billing_customers.user_id))
    .where(eq(billing_customers.customer_id, customer_id));
  return row?.email ?? null;
}

/** Stores the state of a subscription. @returns the state before, or null when a later read has stored its result */
export async function noteSubscription(
  query: Queryable,
  user_id: string,
  { looked_at, ...seen }: Pick<Customer, 'subscription_id' | 'subscription_status'> & { looked_at: string },
): Promise<Customer | null> {
  const before = await findCustomer(query, user_id);
  const noted = await query
    .update(billing_customers)
    .set({ ...seen, told_at: looked_at })
    .where(
      and(
        eq(billing_customers.user_id, user_id),
        or(isNull(billing_customers.told_at), lte(billing_customers.told_at, looked_at)),
      ),
    )
    .returning({ user_id: billing_customers.user_id });
  return noted.length > 0 ? before : null;
}

/** @returns false for an event that came before */
export async function addEvent(
  query: Queryable,
  event: typeof billing_events.$inferInsert,
): Promise<boolean> {
  const added = await query
    .insert(billing_events)
    .values(event)
    .onConflictDoNothing({ target: billing_events.id })
    .returning({ id: billing_events.id });
  return added.length > 0;
}

export async function deleteEventsBefore(query: Queryable, received_at: string): Promise<void> {
  await query.delete(billing_events).where(lt(billing_events.received_at, received_at));
}

/**
 * Customers whose plan is over although their subscription should have gone on, or may have been paid late: an event of
 * theirs may be lost. The one looked up longest ago comes first.
 */
export async function listOverdue(
  query: Queryable,
  { today, limit }: { today: string; limit: number },
): Promise<string[]> {
  const rows = await query
    .select({ customer_id: billing_customers.customer_id })
    .from(billing_customers)
    .innerJoin(users, eq(users.id, billing_customers.user_id))
    .where(
      and(
        inArray(billing_customers.subscription_status, ['trialing', 'active', 'past_due', 'unpaid']),
        lt(users.plan_expiry, today),
      ),
    )
    .orderBy(billing_customers.told_at)
    .limit(limit);
  return rows.map(({ customer_id }) => customer_id);
}
