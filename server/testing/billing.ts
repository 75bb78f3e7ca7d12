import assert from 'node:assert/strict';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PaymentStandIn, stand_in_keys, type SentEvent } from './payments.ts';
import { startTestServer, type Caller, type TestServer } from './server.ts';

export interface Shop {
  server: TestServer;
  provider: PaymentStandIn;
  /** An account that opened a checkout session once, so that the provider has a customer for it. */
  customer: () => Promise<{ caller: Caller; customer_id: string }>;
  customerOf: (caller: Caller) => Promise<string>;
  /** Plan and expiry, from the settings. */
  planOf: (caller: Caller) => Promise<[string, string]>;
  /** Waits until all events are processed. */
  seenTo: () => Promise<void>;
  /** Delivers an event and waits until it is processed. @returns the status of the answer */
  deliver: (event: SentEvent) => Promise<number>;
}

export const idOf = async (caller: Caller): Promise<string> =>
  (await caller.call('GET user/settings')).body.user.id;

/** A server that sells plans, and a stand-in of the provider; they share a clock. */
export async function startShop(): Promise<Shop> {
  const clock = { now: () => new Date() };
  const provider = await new PaymentStandIn(() => clock.now()).start();
  after(() => provider.stop());
  const server = await startTestServer({ ...stand_in_keys, STRIPE_API_URL: provider.url });
  clock.now = () => server.clock.now();
  provider.webhook_url = `${server.url}/api/billing/webhook`;
  const { query } = server.database;

  const seenTo = async () => {
    for (const end = performance.now() + 60_000; performance.now() < end; await sleep(5)) {
      const { rows } = await query.execute<{ waiting: boolean }>(
        sql`select exists (select from pgboss.job where name like 'billing-%' and state in ('created', 'active', 'retry')) as waiting`,
      );
      if (rows[0]?.waiting === false) return;
    }
    throw new Error('events still wait to be seen to');
  };
  const customerOf = async (caller: Caller) => {
    const { rows } = await query.execute<{ customer_id: string }>(
      sql`select customer_id from billing_customers where user_id = ${await idOf(caller)}`,
    );
    return rows[0]?.customer_id ?? '';
  };
  return {
    server,
    provider,
    seenTo,
    customerOf,
    async customer() {
      const caller = await server.traveller();
      const body = { plan: 'standard', interval: 'month' };
      const opened = await caller.call('POST billing/checkout', { body });
      assert.equal(opened.status, 200);
      assert.match(opened.body.url, /\/pay\/cs_/);
      return { caller, customer_id: await customerOf(caller) };
    },
    async planOf(caller) {
      const { plan_name, plan_expiry } = (await caller.call('GET user/settings')).body;
      return [plan_name, plan_expiry];
    },
    async deliver(event) {
      const status = await provider.deliver(event);
      await seenTo();
      return status;
    },
  };
}
