import { dayAt } from '#domain/dates.ts';
import { boughtPlan, isLive, leadingSubscription } from '#domain/subscription.ts';
import type { JobKind } from '#server/database/jobs.ts';
import type { Queryable } from '#server/database/shape.ts';
import { giveBoughtPlan, holdUser } from '#server/features/users/access.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

/** A customer about whom an event came: their subscription is looked up. */
interface BillingEvent {
  customer_id: string;
}

const patience = {
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  deleteAfterSeconds: 86_400,
};

export const settlement_job: JobKind<BillingEvent> = {
  name: 'billing-settle',
  options: patience,
  at_once: 2,
};

/** Ends the subscription of a deleted account. It holds no name but a customer of the provider. */
export const farewell_job: JobKind<{ customer_id: string }> = {
  name: 'billing-farewell',
  options: { ...patience, retryLimit: 40 },
  at_once: 1,
};

/** The account has another address, and bills are to go there. */
export const address_job: JobKind<{ customer_id: string }> = {
  name: 'billing-address',
  options: patience,
  at_once: 1,
};

/**
 * Takes an event of the provider, each once. It is answered at once and processed by a job, which trusts nothing of it
 * but its customer: the provider's answer to a request counts.
 * @throws CodedError `not_found` if no plans are sold; `invalid` for a signature that is not the provider's
 */
export async function takeEvent(
  services: Pick<Services, 'clock' | 'database' | 'jobs' | 'log' | 'payments'>,
  body: Buffer,
  signature: string,
): Promise<void> {
  const { payments, clock, database, jobs, log } = services;
  if (payments === null) throw new CodedError('not_found');
  const now = clock.now();
  const event = await payments.readEvent(body, signature, now);
  if (event === null) {
    log.warn('an event with a wrong signature came for the payment provider');
    throw new CodedError('invalid');
  }
  const { id, type, customer_id } = event;
  await database.transaction(async (tx) => {
    if (!(await store.addEvent(tx, { id, type, received_at: now.toISOString() }))) return;
    if (customer_id === null || !/^(?:customer\.subscription|checkout\.session|invoice)\./.test(type)) return;
    if ((await store.findUserOfCustomer(tx, customer_id)) === null) {
      log.info({ event: id, type }, 'an event of the payment provider is about nobody here');
      return;
    }
    await jobs.send(tx, settlement_job, { customer_id });
  });
}

/**
 * Gives an account the current plan of its subscription. Of two concurrent reads of a customer the one that began later
 * has the newer state: its result is not overwritten.
 */
export async function syncCustomer(
  services: Pick<Services, 'clock' | 'config' | 'database' | 'log' | 'payments'>,
  { customer_id }: BillingEvent,
): Promise<void> {
  const { clock, payments, database, log } = services;
  if (payments === null) return;
  const looked_at = await store.readMoment(database.query);
  const subscriptions = await payments.listSubscriptions(customer_id);
  const leading = leadingSubscription(subscriptions, dayAt(clock.now().toISOString(), 'UTC'));
  const ids = subscriptions.filter(isLive).map(({ id }) => id);
  if (ids.length > 1) log.error({ customer_id, ids }, 'somebody pays twice: end one of them at the provider');
  await database.transaction(async (tx) => {
    const user_id = await store.findUserOfCustomer(tx, customer_id);
    const user = user_id === null ? null : await holdUser(tx, user_id);
    if (user === null) return;
    const before = await store.noteSubscription(tx, user.id, {
      subscription_id: leading?.id ?? null,
      subscription_status: leading?.status ?? null,
      looked_at,
    });
    if (before === null || leading === null) return;
    const is_old =
      leading.status === 'canceled' &&
      before.subscription_id === leading.id &&
      before.subscription_status === leading.status;
    // a plan that an operator gave after the end of a subscription survives later events of that subscription
    if (is_old) return;
    const bought = boughtPlan(leading);
    if (bought === null) {
      if (leading.plan === null)
        log.error({ subscription_id: leading.id }, 'somebody pays a price that belongs to no plan');
      return;
    }
    if (await giveBoughtPlan(services, tx, user, bought))
      log.info({ user_id: user.id, ...bought }, 'a plan was changed by the payment provider');
  });
}

/** Before an account is deleted, in the same transaction: its subscription is ended at the provider. */
export async function purge(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queryable,
  { id }: { id: string },
): Promise<void> {
  const customer = await store.findCustomer(tx, id);
  if (customer !== null) await jobs.send(tx, farewell_job, { customer_id: customer.customer_id });
}

/** After an account got another address, in its transaction. */
export async function moveBilling(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queryable,
  user_id: string,
): Promise<void> {
  const customer = await store.findCustomer(tx, user_id);
  if (customer !== null) await jobs.send(tx, address_job, { customer_id: customer.customer_id });
}

/** Sends the account's current address to the provider: of two moves the job of the first may run last. */
export async function tellAddress(
  { database, payments }: Pick<Services, 'database' | 'payments'>,
  customer_id: string,
): Promise<void> {
  const email = await store.findAddressOfCustomer(database.query, customer_id);
  if (email !== null) await payments?.tellAddress(customer_id, email);
}

/** The provider repeats events for days, by hand for a month. */
const events_kept_ms = 60 * 86_400_000;
const looked_up_at_once = 50;

/** Deletes old events, and looks up customers whose plan ended although the provider said it would go on. */
export async function tidyBilling(
  services: Pick<Services, 'clock' | 'config' | 'database' | 'log' | 'payments'>,
): Promise<void> {
  const { clock, database, log, payments } = services;
  if (payments === null) return;
  const now = clock.now();
  await store.deleteEventsBefore(database.query, new Date(now.getTime() - events_kept_ms).toISOString());
  const today = dayAt(now.toISOString(), 'UTC');
  for (const customer_id of await store.listOverdue(database.query, { today, limit: looked_up_at_once })) {
    try {
      await syncCustomer(services, { customer_id });
    } catch (error) {
      log.warn({ err: error }, 'could not ask the payment provider about a plan that ran out');
    }
  }
}
