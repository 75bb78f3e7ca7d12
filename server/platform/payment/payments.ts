import type Stripe from 'stripe';
import type { Config } from '#server/config.ts';
import type { Language } from '#domain/languages.ts';
import type { BillingInterval, SoldPlan, Subscription } from '#domain/subscription.ts';
import type { Clock } from '#server/platform/clock.ts';
import { CodedError } from '#server/platform/errors.ts';
import { cacheAnswer } from './kept.ts';
import { idOf, priceOf, subscriptionOf, type SoldPrice } from './objects.ts';

export { type SoldPrice } from './objects.ts';

/** The subject of a provider's event; all further data of it is looked up, not trusted. */
interface PaymentEvent {
  id: string;
  type: string;
  customer_id: string | null;
}

interface Checkout {
  customer_id: string;
  price_id: string;
  trial_days: number;
  language: Language;
  success_url: string;
  cancel_url: string;
}

interface Portal {
  customer_id: string;
  language: Language;
  /** where the link back leads, whatever was done */
  return_url: string;
  /** asks to confirm another price of a subscription, instead of showing the whole portal; then leads to `done_url` */
  change?: { subscription_id: string; price_id: string; done_url: string };
}

/** The payment provider, in our own types. A failed call throws `unavailable`. */
export interface Payments {
  /** the prices of our plans, cached for some minutes */
  listPrices(): Promise<SoldPrice[]>;
  /** none for a customer whom the provider does not know */
  listSubscriptions(customer_id: string): Promise<Subscription[]>;
  /** @returns false for a customer who was removed there, or belongs to another account of the provider */
  hasCustomer(customer_id: string): Promise<boolean>;
  createCustomer(user: { id: string; email: string }, instead_of: string | null): Promise<string>;
  /** @returns the page to pay on; all other pages that are open for the customer are closed */
  openCheckout(checkout: Checkout): Promise<string>;
  openPortal(portal: Portal): Promise<string>;
  /** Changes the address for bills. A customer that no longer exists is no error. */
  tellAddress(customer_id: string, email: string): Promise<void>;
  /** Ends all subscriptions of a customer and erases them. A customer that no longer exists is no error. */
  forgetCustomer(customer_id: string): Promise<void>;
  /** @returns null if the signature is not the provider's or is older than five minutes, or the body is no event */
  readEvent(body: Buffer, signature: string, now: Date): Promise<PaymentEvent | null>;
}

const lookup_keys = ['standard_month', 'standard_year', 'pro_month', 'pro_year'] as const;

const prices_kept_ms = 10 * 60_000;
const timeout_ms = 15_000;
const signature_tolerance_s = 300;

/** @returns null if no plans are sold */
export function openPayments(config: Config, clock: Clock): Payments | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: url } = config;
  if (key === undefined) return null;
  // the library takes a tenth of a second to load, and most servers never need it after a start
  let client: Promise<Stripe> | undefined;
  const open = () => (client ??= connect(key, url));
  const ask = async <Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> => {
    try {
      return await question(await open());
    } catch (error) {
      throw new CodedError('unavailable', {}, { cause: withoutAddresses(error) });
    }
  };
  /** null if the provider does not have it */
  const askForOne = <Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer | null> =>
    ask((stripe) => question(stripe).catch(ifMissing));
  const listPrices = cacheAnswer(clock, prices_kept_ms, () =>
    ask(async (stripe) => {
      const found = await stripe.prices.list({ lookup_keys: [...lookup_keys], active: true, limit: 100 });
      return found.data.flatMap((price) => priceOf(price) ?? []);
    }),
  );
  return {
    listPrices,
    async listSubscriptions(customer) {
      const prices = await listPrices();
      const expand = ['data.latest_invoice'];
      const found = await askForOne((stripe) =>
        stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand }),
      );
      return (found?.data ?? []).flatMap((one) => subscriptionOf(one, prices) ?? []);
    },
    async hasCustomer(customer_id) {
      const found = await askForOne((stripe) => stripe.customers.retrieve(customer_id));
      return found !== null && !found.deleted;
    },
    async createCustomer({ id, email }, instead_of) {
      const made = await ask((stripe) =>
        stripe.customers.create(
          { email, metadata: { user_id: id } },
          // two clicks at once get the same customer
          { idempotencyKey: ['customer', id, email, instead_of ?? ''].join(' ') },
        ),
      );
      return made.id;
    },
    openCheckout: (checkout) =>
      ask(async (stripe) => {
        const made = await stripe.checkout.sessions.create(checkoutOf(checkout));
        // listed after it was made: of two sessions opened at once each sees the other, and the same one stays open
        const { data } = await stripe.checkout.sessions.list({
          customer: checkout.customer_id,
          status: 'open',
          limit: 100,
        });
        const [latest = made, ...others] = data.toSorted(byAge);
        for (const { id } of others) await stripe.checkout.sessions.expire(id);
        return urlOf(latest);
      }),
    openPortal: ({ customer_id, language, return_url, change }) =>
      ask(async (stripe) => {
        const flow_data = change && (await confirmation(stripe, change));
        const session = await stripe.billingPortal.sessions.create({
          customer: customer_id,
          return_url,
          locale: localeOf(language),
          ...(flow_data && { flow_data }),
        });
        return urlOf(session);
      }),
    async tellAddress(customer_id, email) {
      const stripe = await open();
      await stripe.customers.update(customer_id, { email }).catch(ifMissing);
    },
    async forgetCustomer(customer_id) {
      const stripe = await open();
      await stripe.customers.del(customer_id).catch(ifMissing);
    },
    async readEvent(body, signature, now) {
      if (secret === undefined) return null;
      const { webhooks } = await open();
      try {
        return paymentEventOf(
          webhooks.constructEvent(body, signature, secret, signature_tolerance_s, undefined, now.getTime()),
        );
      } catch {
        return null;
      }
    },
  };
}

async function connect(key: string, url: string | undefined): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const base = url === undefined ? null : new URL(url);
  return new Client(key, {
    httpClient: Client.createFetchHttpClient(fetchObject),
    timeout: timeout_ms,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base !== null && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port === '' ? (base.protocol === 'http:' ? 80 : 443) : Number(base.port),
    }),
  });
}

/**
 * Fetches an answer of the provider's API: an object that names its kind, or an error. Anything else throws, because
 * the provider's package takes a failure without an error in it (seen: 500 with `{}`) for success.
 */
async function fetchObject(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked);
  const text = await response.text();
  if (!isObject(text, response.ok)) throw new Error(`no answer of the payment provider: ${response.status}`);
  return new Response(text, response);
}

function isObject(text: string, is_ok: boolean): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && (is_ok ? 'object' : 'error') in value;
  } catch {
    return false;
  }
}

function checkoutOf(checkout: Checkout): Stripe.Checkout.SessionCreateParams {
  const { customer_id, price_id, trial_days, language, success_url, cancel_url } = checkout;
  return {
    mode: 'subscription',
    customer: customer_id,
    line_items: [{ price: price_id, quantity: 1 }],
    locale: localeOf(language),
    success_url,
    cancel_url,
    ...(trial_days > 0 && { subscription_data: { trial_period_days: trial_days } }),
  };
}

async function confirmation(
  stripe: Stripe,
  { subscription_id, price_id, done_url }: NonNullable<Portal['change']>,
): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData> {
  const { items } = await stripe.subscriptions.retrieve(subscription_id);
  const [item] = items.data;
  if (item === undefined) throw new Error(`the subscription ${subscription_id} has no item`);
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: subscription_id,
      items: [{ id: item.id, price: price_id, quantity: 1 }],
    },
    after_completion: { type: 'redirect', redirect: { return_url: done_url } },
  };
}

/** An event, whose id serves to process it once. */
function paymentEventOf(event: Stripe.Event): PaymentEvent | null {
  const { id, type } = event;
  const customer_id = customerIn(event);
  if (!isName(id) || !isName(type) || (customer_id !== null && !isName(customer_id))) return null;
  return { id, type, customer_id };
}

/** A signed event is still untyped data. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !value.includes('\u0000');
}

function customerIn(event: Stripe.Event): string | null {
  const { object } = event.data;
  if ('customer' in object && object.customer) return idOf(object.customer);
  return object.object === 'customer' ? object.id : null;
}

function urlOf({ url }: { url: string | null }): string {
  if (url === null) throw new Error('the payment provider gave no address');
  return url;
}

/** Sorts the latest first. */
function byAge(one: Stripe.Checkout.Session, other: Stripe.Checkout.Session): number {
  return other.created - one.created || (one.id < other.id ? 1 : -1);
}

/** The provider has no Hebrew and refuses that locale: `auto` lets it use the browser's next preference. */
function localeOf(language: Language): string {
  return language === 'pt' ? 'pt-BR' : language === 'he' ? 'auto' : language;
}

/** The provider's words about a failure, for the operator, without the e-mail addresses that they may repeat. */
function withoutAddresses(error: unknown): Error {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new Error(said.slice(0, 1000).replaceAll(/\S+@\S+/g, '…'));
}

function ifMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return null;
  throw error;
}

/** The price of a plan, if the plan is sold. */
export function findPrice(
  prices: readonly SoldPrice[],
  plan: SoldPlan,
  interval: BillingInterval,
): SoldPrice | undefined {
  return prices.find((price) => price.plan === plan && price.interval === interval);
}
