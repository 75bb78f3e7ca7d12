import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Cruise } from '#contract/cruises.ts';
import { addDays } from '#domain/dates.ts';
import { startTestServer } from '#server/testing/server.ts';
import type { Body, Change, Write } from './change.ts';
import { cruiseWith } from './show.ts';

/*
 * What the device works out of a cruise with changes that wait is what the server answers once it has them.
 */

const server = await startTestServer();
const today = server.clock.now().toISOString().slice(0, 10);

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 });
const amount = fc.constantFrom('0.00', '0.10', '19.99', '250.00', '999.01', '1000.00');
const day = fc.integer({ min: -20, max: 20 }).map((days) => addDays(today, days));
const later = fc.integer({ min: 21, max: 40 }).map((days) => addDays(today, days));
const fields = fc.record(
  {
    start_date: day,
    end_date: later,
    currency: orNull(fc.constantFrom('USD', 'EUR', 'KWD')),
    fare: orNull(amount),
    discount: orNull(amount),
    taxes: orNull(amount),
    total_price: orNull(amount),
    deposit: orNull(amount),
    final_payment_date: day,
    manual_payment_reminder_date: orNull(day),
    time_of_boarding: orNull(fc.constantFrom('11:30', '16:00')),
    move_schedule: fc.boolean(),
  },
  { requiredKeys: [] },
);
const which = fc.nat(3);
const row = fc.record({
  days: fc.nat(4),
  port_id: fc.constantFrom(null, 'us-miami', 'bs-nassau'),
  depart: orNull(fc.constantFrom('17:00', '23:30')),
});
const edit = fc.oneof(
  fc.record({ do: fc.constant('fields' as const), body: fields }),
  fc.record({ do: fc.constant('addon' as const), price: orNull(amount), is_in_total: fc.boolean() }),
  fc.record({ do: fc.constant('payment' as const), amount, is_deposit: fc.boolean() }),
  fc.record({ do: fc.constant('change' as const), which, amount }),
  fc.record({ do: fc.constant('remove' as const), which }),
  fc.record({ do: fc.constant('schedule' as const), rows: fc.array(row, { maxLength: 4 }) }),
  fc.constant({ do: 'clear' as const }),
  fc.constant({ do: 'paid' as const }),
  fc.constant({ do: 'unpaid' as const }),
);
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

const zones: Record<string, string> = { 'us-miami': 'America/New_York', 'bs-nassau': 'America/Nassau' };

function writeOf(one: Edit, cruise: Cruise): Write | undefined {
  const write = (method: Write['method'], path: string, body: Body | null = null): Write => ({
    method,
    path: `cruises/${cruise.id}${path}`,
    body,
  });
  switch (one.do) {
    case 'fields':
      return Object.keys(one.body).length === 0 ? undefined : write('PATCH', '', one.body);
    case 'addon': {
      const { price, is_in_total } = one;
      const body = { id: crypto.randomUUID(), date_added: today, description: 'Spa', price, is_in_total };
      return write('POST', '/addons', body);
    }
    case 'payment': {
      const body = { id: crypto.randomUUID(), date: today, amount: one.amount, is_deposit: one.is_deposit };
      return write('POST', '/payments', body);
    }
    case 'change':
    case 'remove': {
      const parts = [
        ...cruise.addons.map(({ id }) => ({ path: `/addons/${id}`, name: 'price' })),
        // the server gives its own id to the payment of a mark
        ...cruise.payments
          .filter(({ is_mark_paid }) => !is_mark_paid)
          .map(({ id }) => ({ path: `/payments/${id}`, name: 'amount' })),
      ];
      const part = parts[one.which % Math.max(1, parts.length)];
      if (part === undefined) return undefined;
      return one.do === 'remove'
        ? write('DELETE', part.path)
        : write('PATCH', part.path, { [part.name]: one.amount });
    }
    case 'schedule': {
      const items = one.rows.map(({ days, port_id, depart }) => ({
        date: addDays(cruise.start_date, days),
        kind: port_id === null ? 'sea' : 'port',
        ...(port_id !== null && { port_id, port_name: port_id, depart, time_zone: zones[port_id] ?? null }),
      }));
      return write('PUT', '/schedule', { items });
    }
    case 'clear':
      return write('DELETE', '/schedule');
    case 'paid':
      return write('POST', '/mark-paid');
    case 'unpaid':
      return write('DELETE', '/mark-paid');
  }
}

const figures = [
  'nights',
  'time',
  'sails_at',
  'balance_due',
  'payment_state',
  'addons_total',
  'addons_in_total',
  'payments_total',
  'deposit_paid',
  'payment_reminder_date',
  'start_date',
  'end_date',
] as const satisfies readonly (keyof Cruise)[];

/** 12.5 and 12.50 are one amount: the server writes a sum with the decimals of its parts. */
const plain = (value: unknown) =>
  typeof value === 'string' && /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value;

const figuresOf = (cruise: Cruise) => ({
  ...Object.fromEntries(figures.map((name) => [name, plain(cruise[name])])),
  days: cruise.schedule.items.map(({ date, kind, depart }) => [date, kind, depart]),
  amounts: cruise.payments.map((one) => `${String(plain(one.amount))} ${one.is_mark_paid}`).toSorted(),
});

test('the figures of a cruise with changes are those of the server', async () => {
  const traveller = await server.traveller();
  const zone = 'Asia/Kathmandu';
  const caller = traveller.with({ 'x-timezone': zone });
  const moment = { now: server.clock.now().toISOString(), time_zone: zone };
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      fields,
      orNull(fc.constantFrom('us-miami', 'bs-nassau')),
      fc.array(edit, { minLength: 1, maxLength: 8, size: 'max' }),
      async ({ move_schedule: _move, ...body }, port_id, edits) => {
        const made = await caller.call('POST cruises', {
          body: {
            start_date: today,
            end_date: addDays(today, 45),
            ship_name: 'Apex',
            start_port_id: port_id,
            end_port_id: port_id,
            ...body,
          },
        });
        if (made.status !== 201) return;
        const params = { id: made.body.id };
        const { body: base } = await caller.call('GET cruises/{id}', { params });
        const changes: Change[] = [];
        for (const [index, one] of edits.entries()) {
          const write = writeOf(one, cruiseWith(changes, base, moment));
          if (write === undefined) continue;
          const response = await fetch(`${caller.url}/api/${write.path}`, {
            method: write.method,
            headers: {
              ...caller.headers,
              ...(write.body !== null && { 'content-type': 'application/json' }),
            },
            ...(write.body !== null && { body: JSON.stringify(write.body) }),
          });
          await response.text();
          // what the server refuses is no change
          if (!response.ok) continue;
          const at = Date.parse(moment.now);
          const waiting = { id: `c${index}`, before: null, at, is_tried: false, state: 'waiting' as const };
          changes.push({ ...waiting, ...write });
        }
        const { body: now } = await caller.call('GET cruises/{id}', { params });
        const shown = cruiseWith(changes, base, moment);
        // of a port that the schedule brought the device does not know the zone
        const { sails_at, time } = now;
        const is_other_port = shown.start_port_id !== port_id || shown.end_port_id !== port_id;
        const known = is_other_port ? { ...shown, sails_at, time } : shown;
        assert.deepEqual(figuresOf(known), figuresOf(now));
        compared += changes.length;
      },
    ),
    { numRuns: Number(process.env['RUNS'] ?? 50), seed: 22 },
  );
  assert.ok(compared > 100, `${compared} changes were compared`);
});
