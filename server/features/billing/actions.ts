import type { BillingPlans } from '#contract/billing.ts';
import { dayAt } from '#domain/dates.ts';
import { isLanguage, default_language } from '#domain/languages.ts';
import {
  boughtPlan,
  isLive,
  isRenewing,
  leadingSubscription,
  type BillingInterval,
  type SoldPlan,
  type Subscription,
} from '#domain/subscription.ts';
import { findUser, planOf, type User } from '#server/features/users/access.ts';
import { countTry, type Limit } from '#server/features/limits/actions.ts';
import { CodedError } from '#server/platform/errors.ts';
import { findPrice, type Payments } from '#server/platform/payment/payments.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { syncCustomer } from './actions-events.ts';
import * as store from './store.ts';

/** For changes of an address and the removal of an account. */
export { moveBilling, purge } from './actions-events.ts';

type Billing = Pick<Services, 'clock' | 'config' | 'database' | 'log' | 'payments' | 'publicUrl'>;

/** Limits of calls to the provider, which limits all accounts together. */
const pages: Limit = { name: 'billing-pages', tries: 20, seconds: 600 };
const looks: Limit = { name: 'billing-looks', tries: 120, seconds: 600 };

/**
 * The sold plans, and the account's subscription. A user who returns from paying before the provider's event arrives,
 * or whose event was lost, gets the plan by this call.
 * @throws CodedError `too_many_requests`, `unavailable`
 */
export async function readPlans(services: Billing, scope: Scope): Promise<BillingPlans> {
  const { payments } = services;
  if (payments === null) return { are_sold: false, items: [], subscription: null, can_manage: false };
  await countTry(services, [[looks, scope.user_id]]);
  const customer = await store.findCustomer(services.database.query, scope.user_id);
  const [prices, subscriptions] = await Promise.all([
    payments.listPrices(),
    customer === null ? [] : payments.listSubscriptions(customer.customer_id),
  ]);
  const live = liveOf(services, subscriptions);
  if (customer !== null && live !== null && isNews(customer, live)) await syncCustomer(services, customer);
  const never_subscribed = subscriptions.length === 0;
  return {
    are_sold: true,
    items: prices.map(({ plan, interval, amount, currency, trial_days }) => ({
      plan,
      interval,
      amount,
      currency,
      trial_days: never_subscribed ? trial_days : 0,
    })),
    subscription: shown(live),
    can_manage: !never_subscribed,
  };
}

function liveOf({ clock }: Billing, subscriptions: readonly Subscription[]): Subscription | null {
  return leadingSubscription(subscriptions.filter(isLive), dayAt(clock.now().toISOString(), 'UTC'));
}

function isNews(customer: store.Customer, live: Subscription): boolean {
  return customer.subscription_id !== live.id || customer.subscription_status !== live.status;
}

function shown(subscription: Subscription | null): BillingPlans['subscription'] {
  const bought = subscription && boughtPlan(subscription);
  if (!bought) return null;
  return {
    plan: bought.plan_name,
    interval: subscription.interval,
    is_renewing: isRenewing(subscription),
    is_past_due: subscription.status === 'past_due' || subscription.status === 'unpaid',
    ends_on: bought.plan_expiry,
  };
}

/**
 * The provider's page on which a plan is paid; for an account with a subscription, the page to change it, as a second
 * subscription would be paid beside the first.
 * @throws CodedError `not_found`, `same_plan`, `too_many_requests`, `unavailable`
 */
export async function checkOut(
  services: Billing,
  scope: Scope,
  { plan, interval }: { plan: SoldPlan; interval: BillingInterval },
): Promise<{ url: string }> {
  const payments = providerOf(services);
  const user = await userOf(services, scope);
  await countTry(services, [[pages, scope.user_id]]);
  const price = findPrice(await payments.listPrices(), plan, interval);
  if (price === undefined) throw new CodedError('unavailable');
  const customer = await findCustomer(services, scope);
  const subscriptions = customer?.is_known ? await payments.listSubscriptions(customer.customer_id) : [];
  const live = liveOf(services, subscriptions);
  if (live === null) refuseSame(services, user, plan);
  else if (live.plan === plan && live.interval === interval && live.ends_at === null)
    throw new CodedError('same_plan');
  const language = isLanguage(user.language) ? user.language : default_language;
  if (customer !== null && live !== null) {
    const is_same = live.plan === plan && live.interval === interval;
    const url = await payments.openPortal({
      customer_id: customer.customer_id,
      language,
      return_url: returnUrl(services, 'payment=managed'),
      // a subscription that ends is resumed on its own page
      ...(!is_same && {
        change: {
          subscription_id: live.id,
          price_id: price.id,
          done_url: returnUrl(services, `payment=done&plan=${plan}`),
        },
      }),
    });
    return { url };
  }
  const customer_id = customer?.is_known
    ? customer.customer_id
    : await makeCustomer(services, scope, user, customer?.customer_id ?? null);
  const url = await payments.openCheckout({
    customer_id,
    price_id: price.id,
    trial_days: subscriptions.length === 0 ? price.trial_days : 0,
    language,
    success_url: returnUrl(services, `payment=done&plan=${plan}`),
    cancel_url: returnUrl(services, 'payment=cancelled'),
  });
  return { url };
}

/** The provider's customer of a user, and whether it still exists there: the provider account may have changed. */
async function findCustomer(
  services: Billing,
  scope: Scope,
): Promise<(store.Customer & { is_known: boolean }) | null> {
  const customer = await store.findCustomer(services.database.query, scope.user_id);
  if (customer === null) return null;
  return { ...customer, is_known: await providerOf(services).hasCustomer(customer.customer_id) };
}

async function makeCustomer(
  services: Billing,
  scope: Scope,
  user: User,
  gone: string | null,
): Promise<string> {
  const { query } = services.database;
  const made = await providerOf(services).createCustomer(user, gone);
  return gone === null
    ? store.addCustomer(query, scope, made)
    : store.replaceCustomer(query, scope, gone, made);
}

/** Refuses a plan that the account has from the operator without paying. A plan that ends may be continued. */
function refuseSame(services: Billing, user: User, plan: SoldPlan): void {
  const now = services.clock.now();
  const effective = planOf(services, user, now);
  const is_ending =
    user.plan_expiry !== null &&
    user.plan_expiry < dayAt(new Date(now.getTime() + soon_ms).toISOString(), 'UTC');
  if (effective === 'admin' || effective === 'unrestricted' || (effective === plan && !is_ending))
    throw new CodedError('same_plan');
}

/** A plan may be bought again only in the last month before its end. */
const soon_ms = 31 * 86_400_000;

/** The page to change or end a subscription. @throws CodedError `not_found` for an account that never paid */
export async function openPortal(services: Billing, scope: Scope): Promise<{ url: string }> {
  const payments = providerOf(services);
  const user = await userOf(services, scope);
  await countTry(services, [[pages, scope.user_id]]);
  const customer = await findCustomer(services, scope);
  if (!customer?.is_known) throw new CodedError('not_found');
  const url = await payments.openPortal({
    customer_id: customer.customer_id,
    language: isLanguage(user.language) ? user.language : default_language,
    return_url: returnUrl(services, 'payment=managed'),
  });
  return { url };
}

function returnUrl({ publicUrl }: Billing, query: string): string {
  return `${publicUrl()}/account/upgrade?${query}`;
}

async function userOf({ database }: Billing, scope: Scope): Promise<User> {
  const user = await findUser(database.query, scope.user_id);
  if (user === null) throw new CodedError('not_authenticated');
  return user;
}

function providerOf({ payments }: Pick<Services, 'payments'>): Payments {
  if (payments === null) throw new CodedError('not_found');
  return payments;
}
