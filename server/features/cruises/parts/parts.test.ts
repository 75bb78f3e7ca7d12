import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer();

async function recordCruise(owner: Caller, more: Record<string, unknown> = {}) {
  const body = { ship_name: 'Koningsdam', start_date: '2027-03-06', end_date: '2027-03-13', ...more };
  const { body: cruise } = await owner.call('POST cruises', { body });
  return { id: cruise.id };
}

/** A record of each kind with a change of it, and an invalid value. */
const kinds = [
  {
    noun: 'addons',
    param: 'addon_id',
    one: 'cruises/{id}/addons/{addon_id}',
    body: { date_added: '2026-11-21', description: 'Drinks package', price: '0.00' },
    change: { price: null },
    wrong: { price: '12,50' },
  },
  {
    noun: 'payments',
    param: 'payment_id',
    one: 'cruises/{id}/payments/{payment_id}',
    body: { date: '2026-11-21', amount: '100.005', method: 'Visa' },
    change: { note: 'half' },
    wrong: { amount: null },
  },
  {
    noun: 'flights',
    param: 'flight_id',
    one: 'cruises/{id}/flights/{flight_id}',
    body: { kind: 'pre', airline: 'KLM', departure_airport: 'ams', arrival_airport: 'FLL' },
    change: { seat: '12A' },
    wrong: { departure_time: '2027-03-06 10:00' },
  },
  {
    noun: 'lodging',
    param: 'lodging_id',
    one: 'cruises/{id}/lodging/{lodging_id}',
    body: { kind: 'post', name: 'Hôtel de la Mer', check_in_date: '2027-03-13' },
    change: { check_out_date: '2027-03-14' },
    wrong: { name: ' \u200b' },
  },
  {
    noun: 'passengers',
    param: 'passenger_id',
    one: 'cruises/{id}/passengers/{passenger_id}',
    body: { first_name: 'Ada', last_name: 'Seafarer', date_of_birth: '1961-02-28' },
    change: { loyalty_number: '441' },
    wrong: { first_name: null },
  },
  {
    noun: 'diary',
    param: 'entry_id',
    one: 'cruises/{id}/diary/{entry_id}',
    body: { day: '2027-03-08', text: 'Up before the sun,\nand no cloud over Etna.' },
    change: { day: '2027-03-09' },
    wrong: { text: ' \n' },
  },
] as const;

for (const { noun, param, one, body, change, wrong } of kinds) {
  test(`${noun} are added, listed with the cruise, changed and deleted`, async () => {
    const owner = await server.traveller();
    const cruise = await recordCruise(owner);
    const created = await owner.call(`POST cruises/{id}/${noun}`, { params: cruise, body });
    assert.equal(created.status, 201);
    assert.equal(created.headers.get('etag'), '"1"');
    const params = { ...cruise, [param]: created.body.id };
    const read = async () => (await owner.call('GET cruises/{id}', { params: cruise })).body;
    assert.deepEqual((await read())[noun], [created.body]);
    const listed = await owner.call(`GET cruises/{id}/${noun}`, { params: cruise });
    assert.deepEqual(listed.body, { items: [created.body], next_cursor: null, total: 1 });

    const changed = await owner.call(`PATCH ${one}`, { params, body: change });
    assert.deepEqual(changed.body, { ...created.body, ...change, version: 2 });
    const same = await owner.call(`PATCH ${one}`, { params, body: change });
    assert.equal(same.body.version, 2, 'what changes nothing makes no version');
    const refused = await owner.call(`PATCH ${one}`, { params, body: wrong });
    assert.equal(refused.status, 400);
    assert.deepEqual(Object.keys(refused.failure.errors ?? {}), Object.keys(wrong));

    const stale = await owner.call(`PATCH ${one}`, {
      params,
      body: change,
      headers: { 'if-match': '"1"' },
    });
    assert.equal(stale.status, 412);
    assert.deepEqual(stale.failure.current, changed.body);

    const elsewhere = await recordCruise(owner);
    for (const method of ['PATCH', 'DELETE'] as const) {
      const mismatched = await owner.call(`${method} ${one}`, {
        params: { ...params, ...elsewhere },
        ...(method === 'PATCH' && { body: change }),
      });
      assert.equal(mismatched.status, 404, 'nor through another cruise of one’s own');
    }
    assert.equal((await owner.call(`DELETE ${one}`, { params })).status, 204);
    assert.deepEqual((await read())[noun], []);
    assert.equal((await read()).version, 4, 'each change is a version of the cruise');
  });

  test(`a POST of ${noun} that is sent again makes no second one`, async () => {
    const owner = await server.traveller();
    const stranger = await server.traveller();
    const cruise = await recordCruise(owner);
    const id = '019b0000-0000-7000-8000-00000000000' + String(kinds.findIndex((kind) => kind.noun === noun));
    const send = (caller: Caller, params: { id: string }) =>
      caller.call(`POST cruises/{id}/${noun}`, { params, body: { ...body, id } });
    const first = await send(owner, cruise);
    assert.equal(first.body.id, id);
    assert.deepEqual((await send(owner, cruise)).body, first.body);
    assert.equal((await owner.call(`GET cruises/{id}/${noun}`, { params: cruise })).body.total, 1);
    assert.equal((await send(stranger, await recordCruise(stranger))).failure.code, 'conflict');

    // its answer was lost, and another device has deleted it since
    await owner.call(`DELETE ${one}`, { params: { ...cruise, [param]: id } });
    const late = await send(owner, cruise);
    assert.deepEqual([late.status, late.failure.code], [410, 'deleted']);
    assert.equal((await owner.call(`GET cruises/{id}/${noun}`, { params: cruise })).body.total, 0);
    assert.equal((await send(stranger, await recordCruise(stranger))).status, 201, 'of nobody else');
  });
}

test('a new record that lacks an optional field is accepted, one that lacks a required field is refused', async () => {
  const owner = await server.traveller();
  const params = await recordCruise(owner);
  for (const { noun, body } of kinds) {
    for (const lacking of Object.keys(body)) {
      const rest = Object.fromEntries(Object.entries(body).filter(([name]) => name !== lacking));
      const { status, failure } = await owner.call(`POST cruises/{id}/${noun}`, { params, body: rest });
      if (status !== 201)
        assert.deepEqual(Object.keys(failure.errors ?? {}), [lacking], `${noun}: ${status}`);
    }
  }
});

test('payments lower the balance, and mark-paid records the rest once and takes it back', async () => {
  const owner = await server.traveller();
  const priced = { currency: 'KWD', total_price: '1000.500', deposit: '100.25' };
  const cruise = await recordCruise(owner, priced);
  const pay = { params: cruise, body: { date: '2026-11-20', amount: '0.001' } };
  await owner.call('POST cruises/{id}/payments', pay);
  const read = async () => (await owner.call('GET cruises/{id}', { params: cruise })).body;
  assert.equal((await read()).balance_due, '900.249');
  const there = owner.with({ 'x-timezone': 'Pacific/Kiritimati' });
  server.clock.set('2026-11-21T12:00:00Z');
  await there.call('POST cruises/{id}/mark-paid', { params: cruise });
  const { body: paid } = await there.call('POST cruises/{id}/mark-paid', { params: cruise });
  assert.equal(paid.payment_state, 'paid');
  assert.equal(Number(paid.balance_due), 0);
  assert.deepEqual(
    paid.payments.map(({ date, amount, is_mark_paid }) => [date, amount, is_mark_paid]),
    [
      ['2026-11-20', '0.001', false],
      ['2026-11-22', '900.249', true],
    ],
  );
  const { body: undone } = await owner.call('DELETE cruises/{id}/mark-paid', { params: cruise });
  assert.equal(undone.balance_due, '900.249');
  assert.equal(undone.payments.length, 1);
  const unknown = await owner.call('POST cruises/{id}/mark-paid', { params: await recordCruise(owner) });
  assert.equal(unknown.failure.code, 'conflict');
});

test('a deposit counts once, whether it stands as the deposit, as a payment or as both', async () => {
  const owner = await server.traveller();
  const params = await recordCruise(owner, { currency: 'USD', total_price: '8615.00', deposit: '1000.00' });
  const read = async () => (await owner.call('GET cruises/{id}', { params })).body;
  const pay = (body: { amount: string; is_deposit?: boolean }) =>
    owner.call('POST cruises/{id}/payments', { params, body: { date: '2026-07-02', ...body } });
  const { body: deposit } = await pay({ amount: '1000.00', is_deposit: true });
  assert.equal(deposit.is_deposit, true);
  assert.equal((await pay({ amount: '2000.00' })).body.is_deposit, false);
  const { balance_due, payments_total, deposit_paid } = await read();
  assert.deepEqual([balance_due, payments_total, deposit_paid], ['5615.00', '3000.00', '1000.00']);

  const change = (body: object) =>
    owner.call('PATCH cruises/{id}/payments/{payment_id}', {
      params: { ...params, payment_id: deposit.id },
      body,
    });
  await change({ is_deposit: false });
  assert.equal((await read()).balance_due, '4615.00', 'they are two amounts');
  await change({ is_deposit: true, amount: '400.00' });
  assert.equal((await read()).balance_due, '5615.00', 'what of it no payment covers counts as paid');
  await change({ amount: '1200.00' });
  assert.equal((await read()).balance_due, '5415.00');
  const { body: list } = await owner.call('GET cruises', { query: { totals: 'true' } });
  assert.equal(list.items[0]?.balance_due, '5415.00');
  assert.equal(list.totals?.[0]?.balance_due, '5415.00');

  const { body: paid } = await owner.call('POST cruises/{id}/mark-paid', { params });
  assert.deepEqual([paid.payment_state, paid.payments.at(-1)?.amount], ['paid', '5415.00']);
});

test('an add-on that the total price contains is not counted beside it', async () => {
  const owner = await server.traveller();
  const params = await recordCruise(owner, { currency: 'USD', fare: '6798.00', total_price: '8615.00' });
  const read = async () => (await owner.call('GET cruises/{id}', { params })).body;
  const add = (price: string, more: object) =>
    owner.call('POST cruises/{id}/addons', {
      params,
      body: { date_added: '2026-11-21', description: 'Air', price, ...more },
    });
  const { body: air } = await add('1280.00', { is_in_total: true });
  assert.equal(air.is_in_total, true);
  assert.equal((await add('99.00', {})).body.is_in_total, false);
  const sums = async () => {
    const { addons_total, addons_in_total, balance_due } = await read();
    return [addons_total, addons_in_total, balance_due];
  };
  assert.deepEqual(await sums(), ['99.00', '1280.00', '8615.00']);
  const spend = async () => (await owner.call('GET stats')).body.future?.spend[0]?.addons;
  assert.equal(await spend(), '99.00');
  await owner.call('PATCH cruises/{id}', { params, body: { total_price: null } });
  assert.deepEqual(await sums(), ['1379.00', null, '6798.00'], 'a price of parts contains none');
  assert.equal(await spend(), '1379.00');
});

test('add-ons have a total of their own, and a free one is not an unknown one', async () => {
  const owner = await server.traveller();
  const cruise = await recordCruise(owner, { currency: 'USD', total_price: '100.00' });
  const add = (price: string | null) =>
    owner.call('POST cruises/{id}/addons', {
      params: cruise,
      body: { date_added: '2026-11-20', description: 'Wi-Fi', price },
    });
  const totals = async () => {
    const { body } = await owner.call('GET cruises/{id}', { params: cruise });
    return [body.addons_total, body.balance_due];
  };
  await add(null);
  assert.deepEqual(await totals(), [null, '100.00']);
  await add('0.00');
  assert.deepEqual(await totals(), ['0.00', '100.00']);
  await add('19.90');
  assert.deepEqual(await totals(), ['19.90', '100.00']);
});

test('a flight may land on the day before it left, but not before it left', async () => {
  const owner = await server.traveller();
  const cruise = await recordCruise(owner);
  const fly = async (more: Record<string, string>) => {
    const { status, body, failure } = await owner.call('POST cruises/{id}/flights', {
      params: cruise,
      body: { kind: 'pre', ...more },
    });
    return status === 201 ? [body.departure_zone, body.arrival_zone] : failure.errors;
  };
  const eastward = { departure_airport: 'AKL', arrival_airport: 'HNL' };
  assert.deepEqual(
    await fly({ ...eastward, departure_time: '2027-03-06T23:55', arrival_time: '2027-03-06T09:30' }),
    ['Pacific/Auckland', 'Pacific/Honolulu'],
  );
  assert.deepEqual(
    await fly({ ...eastward, departure_time: '2027-03-06T23:55', arrival_time: '2027-03-05T23:55' }),
    { arrival_time: ['The flight lands before it departs. Use each airport’s local time.'] },
  );
  assert.deepEqual(await fly({ departure_airport: 'mia', arrival_airport: 'MIA ' }), {
    arrival_airport: ['Departure and arrival airports cannot be the same.'],
  });
  assert.deepEqual(
    await fly({
      departure_airport: 'Little strip',
      arrival_airport: 'HNL',
      departure_time: '2027-03-06T10:00',
      arrival_time: '2027-03-05T23:00',
    }),
    [null, 'Pacific/Honolulu'],
    'where a zone is not known the traveller is believed as far as the earth allows',
  );
});

test('check-out is after check-in, also when one of them is changed alone', async () => {
  const owner = await server.traveller();
  const cruise = await recordCruise(owner);
  const body = { kind: 'pre', name: 'Inn', check_in_date: '2027-03-05', check_out_date: '2027-03-06' };
  const { body: stay } = await owner.call('POST cruises/{id}/lodging', { params: cruise, body });
  const { failure } = await owner.call('PATCH cruises/{id}/lodging/{lodging_id}', {
    params: { ...cruise, lodging_id: stay.id },
    body: { check_in_date: '2027-03-06' },
  });
  assert.deepEqual(failure.errors, { check_out_date: ['Check-out date must be after check-in date.'] });
});

test('lines of a diary are about a day of the cruise, and stay when it is moved', async () => {
  const owner = await server.traveller();
  const cruise = await recordCruise(owner);
  const add = (day: string) =>
    owner.call('POST cruises/{id}/diary', { params: cruise, body: { day, text: 'Up early.' } });
  const refused = await add('1927-03-08');
  assert.deepEqual([refused.status, Object.keys(refused.failure.errors ?? {})], [400, ['day']]);
  assert.equal((await add('2027-03-14')).status, 400);
  assert.equal((await add('2027-03-06')).status, 201);
  const { status, body } = await add('2027-03-13');
  assert.equal(status, 201);
  await owner.call('PATCH cruises/{id}', { params: cruise, body: { end_date: '2027-03-10' } });
  const params = { ...cruise, entry_id: body.id };
  const change = (more: object) => owner.call('PATCH cruises/{id}/diary/{entry_id}', { params, body: more });
  assert.equal((await change({ day: '2027-03-13', text: 'Home.' })).status, 200);
  const moved = await change({ day: '2027-03-12' });
  assert.deepEqual([moved.status, Object.keys(moved.failure.errors ?? {})], [400, ['day']]);
  assert.equal((await change({ day: '2027-03-10' })).status, 200);
});

test('a cruise is found by its passengers, flights, hotels and ports', async () => {
  const owner = await server.traveller();
  const cruise = await recordCruise(owner, { notes: 'a note' });
  await recordCruise(owner);
  await owner.call('POST cruises/{id}/passengers', { params: cruise, body: { first_name: 'Zoë' } });
  await owner.call('POST cruises/{id}/flights', {
    params: cruise,
    body: { kind: 'pre', flight_number: 'KL601', confirmation_number: 'XQ7' },
  });
  await owner.call('POST cruises/{id}/lodging', { params: cruise, body: { kind: 'pre', name: 'Bahía' } });
  await owner.call('PUT cruises/{id}/schedule', {
    params: cruise,
    body: { items: [{ date: '2027-03-07', kind: 'port', port_id: 'mx-cozumel' }] },
  });
  for (const q of ['zoe', 'kl601', 'xq7', 'bahia', 'cozumel', 'note zoe koningsdam']) {
    const { body } = await owner.call('GET cruises', { query: { q } });
    assert.deepEqual(
      body.items.map(({ id }) => id),
      [cruise.id],
      q,
    );
  }
});

test('a cruise with twenty days, four flights and ten payments is one statement', async () => {
  const owner = await server.traveller();
  const cruise = await recordCruise(owner, { end_date: '2027-03-26' });
  const items = Array.from({ length: 20 }, (_, day) => ({
    date: `2027-03-${String(day + 6).padStart(2, '0')}`,
    kind: 'port',
    port_name: `Port ${day}`,
  }));
  await owner.call('PUT cruises/{id}/schedule', { params: cruise, body: { items } });
  for (let n = 0; n < 10; n += 1) {
    await owner.call('POST cruises/{id}/payments', {
      params: cruise,
      body: { date: '2026-11-20', amount: '1' },
    });
    if (n < 4) await owner.call('POST cruises/{id}/flights', { params: cruise, body: { kind: 'pre' } });
  }
  // its route is computed after the answer, with its own queries
  await server.services.routes.settled(cruise.id);
  const execute = mock.method(server.database.query, 'execute');
  const { body } = await owner.call('GET cruises/{id}', { params: cruise });
  // and one looks how long the answer holds
  assert.equal(execute.mock.callCount(), 2);
  execute.mock.restore();
  assert.deepEqual([body.schedule.items.length, body.flights.length, body.payments.length], [20, 4, 10]);
});
