import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { pageOf } from './payment-pages.ts';

/*
 * A stand-in for Stripe on this machine. Its objects are those of the provider's own description (stripe/LICENSE), its
 * pages have a button where the provider's ask for a card, and the provider's own package signs its events.
 */

type StripeObject = Record<string, unknown>;
type Kind = 'price' | 'customer' | 'subscription' | 'checkout.session' | 'billing_portal.session' | 'event';

const objects = JSON.parse(readFileSync(new URL('stripe/objects.json', import.meta.url), 'utf8')) as Record<
  Kind,
  StripeObject
>;

/** The values of STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. */
export const stand_in_keys = {
  STRIPE_SECRET_KEY: 'sk_test_stand_in',
  STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
} as const;

/** The provider's locales that concern us; it refuses all others. */
const locales = ['auto', 'de', 'en', 'es', 'fr', 'it', 'pt', 'pt-BR'];

const day_s = 86_400;
const lasts_s = { month: 30 * day_s, year: 365 * day_s };
type Interval = keyof typeof lasts_s;

interface StandInSubscription extends StripeObject {
  id: string;
  customer: string;
  status: string;
}

export interface SentEvent {
  body: string;
  signature: string;
}

export class PaymentStandIn {
  url = '';
  /** where events are sent */
  webhook_url = '';
  /** the requests to its API, `METHOD path`, in order */
  readonly asked: string[] = [];
  /** from now on nothing answers */
  is_down = false;
  /** an answer that replaces the right one, with its status */
  rubbish: [body: unknown, status: number] | null = null;
  /** from now on events wait for `tellHeld` */
  holds_events = false;
  /** answers hold the state at the time of the request, and are sent after this */
  answers_after: Promise<unknown> = Promise.resolve();
  readonly prices: StripeObject[] = (['standard', 'pro'] as const).flatMap((plan) => [
    madePrice(plan, 'month', plan === 'pro' ? 690 : 390),
    madePrice(plan, 'year', plan === 'pro' ? 6900 : 3900),
  ]);
  readonly subscriptions: StandInSubscription[] = [];
  readonly #sessions = new Map<string, StripeObject>();
  readonly #held: SentEvent[] = [];
  /** addresses for bills, by customer */
  readonly #customers = new Map<string, string>();
  readonly #removed = new Set<string>();
  readonly #clock: () => Date;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  #made = 0;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get now_s(): number {
    return Math.floor(this.#clock().getTime() / 1000);
  }

  /** Starts a subscription of a customer to a price. */
  subscribe(customer: string, lookup_key: string, more: StripeObject = {}): StandInSubscription {
    const price = this.prices.find((one) => one['lookup_key'] === lookup_key || one['id'] === lookup_key);
    if (price === undefined) throw new Error(`there is no price ${lookup_key}`);
    const subscription = {
      ...objects.subscription,
      id: this.#id('sub'),
      customer,
      status: 'active',
      created: this.now_s,
      cancel_at: null,
      canceled_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      items: this.#itemsOf(price),
      ...more,
    };
    this.subscriptions.push(subscription);
    return subscription;
  }

  /** Switches a subscription to another price, from now on. */
  switchTo(subscription: StandInSubscription, lookup_key: string): void {
    const price = this.prices.find((one) => one['lookup_key'] === lookup_key || one['id'] === lookup_key);
    if (price === undefined) throw new Error(`there is no price ${lookup_key}`);
    subscription['items'] = this.#itemsOf(price);
  }

  /** Ends a subscription whose paid period was over two days ago. */
  async lapse(subscription: StandInSubscription): Promise<void> {
    const [item] = (subscription['items'] as { data: [StripeObject] }).data;
    item['current_period_end'] = this.now_s - 2 * day_s;
    subscription.status = 'canceled';
    await this.#tell('customer.subscription.deleted', subscription);
  }

  #itemsOf(price: StripeObject): StripeObject {
    const { interval } = price['recurring'] as { interval: Interval };
    const item = {
      id: this.#id('si'),
      object: 'subscription_item',
      quantity: 1,
      price,
      current_period_start: this.now_s,
      current_period_end: this.now_s + lasts_s[interval],
    };
    return { object: 'list', has_more: false, data: [item] };
  }

  /** An event, signed by the provider's own package. */
  sign(
    type: string,
    object: StripeObject,
    more: { id?: string; created?: number; secret?: string } = {},
  ): SentEvent {
    const { id = this.#id('evt'), created = this.now_s } = more;
    const body = JSON.stringify({ ...objects.event, id, created, type, data: { object } });
    return this.signText(body, more.secret);
  }

  signText(body: string, secret: string = stand_in_keys.STRIPE_WEBHOOK_SECRET): SentEvent {
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: this.now_s,
    });
    return { body, signature };
  }

  /** @returns the status of the answer */
  async deliver({ body, signature }: SentEvent): Promise<number> {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const response = await fetch(this.webhook_url, { method: 'POST', headers, body });
    await response.text();
    return response.status;
  }

  /** Removes a customer as by hand at the provider, without an event. */
  remove(customer: string): void {
    this.#customers.delete(customer);
    this.#removed.add(customer);
    for (const one of this.subscriptions) if (one.customer === customer) one.status = 'canceled';
  }

  /** The address for a customer's bills. */
  addressOf(customer: string): string | undefined {
    return this.#customers.get(customer);
  }

  async tellHeld(): Promise<void> {
    for (const event of this.#held.splice(0)) await this.deliver(event);
  }

  async #tell(type: string, object: StripeObject): Promise<void> {
    const event = this.sign(type, object);
    if (this.holds_events) this.#held.push(event);
    else await this.deliver(event);
  }

  #id(prefix: string): string {
    this.#made += 1;
    return `${prefix}_${process.pid}x${String(this.#made).padStart(6, '0')}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider.test');
    const sent = new URLSearchParams(await text(request));
    const asked = `${request.method ?? 'GET'} ${pathname}`;
    if (!pathname.startsWith('/v1/')) return this.#showPage(asked, sent, response);
    this.asked.push(asked);
    // an error that repeats the request's values, as the provider's errors do
    const message = `not now: ${sent.toString()} ${sent.get('email') ?? ''}`;
    if (this.rubbish !== null) return sendJson(response, ...this.rubbish);
    if (this.is_down) return sendJson(response, { error: { type: 'api_error', message } }, 400);
    if (request.headers.authorization !== `Bearer ${stand_in_keys.STRIPE_SECRET_KEY}`)
      return sendJson(response, { error: { type: 'invalid_request_error', message: 'key' } }, 401);
    const refuse = (error: StripeObject, status: number) =>
      sendJson(response, { error: { type: 'invalid_request_error', ...error } }, status);
    if (!locales.includes(sent.get('locale') ?? 'auto'))
      return refuse({ param: 'locale', message: 'Invalid locale' }, 400);
    const customer = searchParams.get('customer') ?? sent.get('customer');
    if (customer !== null && !this.#customers.has(customer))
      return refuse({ code: 'resource_missing', param: 'customer', message: 'No such customer' }, 400);
    const answer = this.#api(asked, searchParams, sent);
    if (answer === null) return refuse({ code: 'resource_missing', message: 'No such thing' }, 404);
    const written = structuredClone(answer);
    await this.answers_after;
    return sendJson(response, written);
  }

  #api(asked: string, query: URLSearchParams, sent: URLSearchParams): StripeObject | null {
    const [method, ...path] = asked.split(/[ /]+/).filter((word) => word !== 'v1');
    const id = path.at(-1) ?? '';
    const ofCustomer = (one: StripeObject) => one['customer'] === query.get('customer');
    switch (`${method} ${path.slice(0, 2).join('/')}`.replace(/(customers|subscriptions)\/.+/, '$1/')) {
      case 'GET prices':
        return listOf(this.prices);
      case 'POST customers': {
        const customer = { ...objects.customer, id: this.#id('cus'), email: sent.get('email') ?? '' };
        this.#customers.set(customer.id, customer.email);
        return customer;
      }
      case 'GET customers/':
        if (this.#removed.has(id)) return { id, object: 'customer', deleted: true };
        return this.#customers.has(id) ? { ...objects.customer, id, email: this.addressOf(id) } : null;
      case 'POST customers/':
        if (!this.#customers.has(id)) return null;
        this.#customers.set(id, sent.get('email') ?? '');
        return { ...objects.customer, id, email: this.addressOf(id) };
      case 'DELETE customers/':
        if (!this.#customers.has(id)) return null;
        this.remove(id);
        return { id, object: 'customer', deleted: true };
      case 'GET subscriptions':
        return listOf(this.subscriptions.filter(ofCustomer));
      case 'GET subscriptions/':
        return this.subscriptions.find((one) => one.id === id) ?? null;
      case 'GET checkout/sessions':
        return listOf(
          [...this.#sessions.values()].filter((one) => ofCustomer(one) && one['status'] === 'open'),
        );
      case 'POST checkout/sessions':
        return path.length === 2 ? this.#openCheckout(sent) : this.#expire(path[2] ?? '');
      case 'POST billing_portal/sessions':
        return this.#keep('bps', 'billing_portal.session', 'portal', {
          customer: sent.get('customer'),
          return_url: sent.get('return_url'),
          confirms: sent.get('flow_data[subscription_update_confirm][items][0][price]'),
          done_url: sent.get('flow_data[after_completion][redirect][return_url]'),
        });
      default:
        return null;
    }
  }

  #openCheckout(sent: URLSearchParams): StripeObject {
    return this.#keep('cs', 'checkout.session', 'pay', {
      customer: sent.get('customer'),
      status: 'open',
      price: sent.get('line_items[0][price]'),
      trial_days: Number(sent.get('subscription_data[trial_period_days]') ?? 0),
      success_url: sent.get('success_url'),
      cancel_url: sent.get('cancel_url'),
    });
  }

  #expire(id: string): StripeObject | null {
    const session = this.#sessions.get(id);
    if (session === undefined) return null;
    session['status'] = 'expired';
    return session;
  }

  #keep(prefix: string, kind: Kind, page: string, more: StripeObject): StripeObject {
    const id = this.#id(prefix);
    const session = { ...objects[kind], id, created: this.now_s, url: `${this.url}/${page}/${id}`, ...more };
    this.#sessions.set(id, session);
    return session;
  }

  async #showPage(asked: string, sent: URLSearchParams, response: ServerResponse): Promise<void> {
    const [, , page = '', id = ''] = asked.split(/[ /]/);
    const session = this.#sessions.get(id);
    if (session === undefined || (page === 'pay' && session['status'] !== 'open')) {
      const closed = { title: 'This page is closed.', lines: [], buttons: [], back: null };
      return sendPage(response, pageOf(closed));
    }
    const back = String(session[page === 'pay' ? 'cancel_url' : 'return_url']);
    const price = this.prices.find(({ id: one }) => one === (session['price'] ?? session['confirms']));
    const lines = price === undefined ? [] : [`${String(price['lookup_key'])}, ${amountOf(price)}`];
    if (asked.startsWith('GET')) {
      const is_paying = page === 'pay';
      const title = is_paying ? 'Pay for a plan' : 'Your subscription';
      const buttons = is_paying ? ['Pay'] : session['confirms'] ? ['Confirm'] : ['Cancel plan', 'Keep plan'];
      return sendPage(response, pageOf({ title, lines, buttons, back }));
    }
    const goes_to = page === 'pay' ? await this.#pay(session) : await this.#manage(session, sent, back);
    response.writeHead(303, { location: goes_to }).end();
  }

  async #pay(session: StripeObject): Promise<string> {
    const trial_s = Number(session['trial_days']) * day_s;
    const trial = trial_s > 0 ? { status: 'trialing', trial_end: this.now_s + trial_s } : {};
    const subscription = this.subscribe(String(session['customer']), String(session['price']), trial);
    session['status'] = 'complete';
    session['subscription'] = subscription.id;
    await this.#tell('customer.subscription.created', subscription);
    await this.#tell('checkout.session.completed', session);
    return String(session['success_url']);
  }

  async #manage(session: StripeObject, sent: URLSearchParams, back: string): Promise<string> {
    const subscription = this.subscriptions.findLast((one) => one.customer === session['customer']);
    if (subscription === undefined) return back;
    const is_confirmed = sent.get('do') === 'Confirm';
    if (is_confirmed) this.switchTo(subscription, String(session['confirms']));
    else subscription['cancel_at_period_end'] = sent.get('do') === 'Cancel plan';
    await this.#tell('customer.subscription.updated', subscription);
    return is_confirmed ? String(session['done_url']) : back;
  }
}

/** A price of a plan, in hundredths of a euro. */
export function madePrice(plan: string, interval: Interval, unit_amount: number): StripeObject {
  return {
    ...objects.price,
    id: `price_${plan}_${interval}`,
    lookup_key: `${plan}_${interval}`,
    product: `prod_${plan}`,
    currency: 'eur',
    unit_amount,
    unit_amount_decimal: String(unit_amount),
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
    metadata: { trial_days: '14' },
  };
}

function listOf(data: readonly StripeObject[]): StripeObject {
  return { object: 'list', url: '/v1', has_more: false, data };
}

function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function sendPage(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(content);
}

function amountOf(price: StripeObject): string {
  return `${Number(price['unit_amount']) / 100} ${String(price['currency']).toUpperCase()}`;
}
