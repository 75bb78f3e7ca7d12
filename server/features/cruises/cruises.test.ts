import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentReminderDate } from '#domain/milestones.ts';
import { newId } from '#server/platform/ids.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer();

const icon = {
  ship_id: 'royal-caribbean-icon-of-the-seas-2024',
  start_date: '2027-03-06',
  end_date: '2027-03-13',
  start_port_id: 'us-miami',
  end_port_id: 'us-miami',
};

async function record(traveller: Caller, body: Record<string, unknown> = {}) {
  const answer = await traveller.call('POST cruises', { body: { ...icon, ...body } });
  assert.equal(answer.status, 201, JSON.stringify(answer.failure));
  return answer.body;
}

async function shipsListed(traveller: Caller, query: Record<string, string | number> = {}) {
  const { body } = await traveller.call('GET cruises', { query });
  return body.items.map(({ ship_name }) => ship_name);
}

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

test('line, ship and dates are enough, and the catalogue fills in the names', async () => {
  const traveller = await server.traveller();
  const created = await traveller.call('POST cruises', { body: icon });
  assert.equal(created.status, 201);
  assert.equal(created.headers.get('etag'), '"1"');
  const { body } = created;
  assert.equal(body.ship_name, 'Icon of the Seas');
  assert.equal(body.cruise_line, 'Royal Caribbean International');
  assert.equal(body.cruise_line_id, 'royal-caribbean');
  assert.equal(body.start_port, 'Miami');
  assert.equal(body.start_zone, 'America/New_York');
  assert.equal(body.nights, 7);
  assert.equal(body.time, 'future');
  assert.equal(body.sails_at, '2027-03-06T05:00:00Z');
  assert.equal(body.payment_state, 'unknown');
  assert.deepEqual(body.can, { edit: true, delete: true, share: true });
  const read = await traveller.call('GET cruises/{id}', { params: { id: body.id } });
  assert.deepEqual(read.body, body);
  assert.equal(read.headers.get('etag'), '"1"');
});

test('a ship that the catalogue lacks is kept as typed', async () => {
  const traveller = await server.traveller();
  const ship_name = '  Ægir’s 🚢 \u200Fספינה\u200E <b> ';
  const typed = await record(traveller, {
    ship_id: null,
    ship_name,
    start_port_id: null,
    start_port: 'Somewhere',
  });
  assert.equal(typed.ship_name, ship_name);
  assert.equal(typed.ship_id, null);
  assert.equal(typed.start_zone, null);
});

test('every field that can be written is kept, and read back as it was', async () => {
  const traveller = await server.traveller();
  const body = {
    booking_id: 'B-1',
    booking_number: '4820193',
    booking_date: '2026-05-01',
    cruise_line_id: 'royal-caribbean',
    cruise_line: 'Royal Caribbean',
    ship_id: icon.ship_id,
    ship_name: 'Icon',
    itinerary: 'Western Caribbean',
    start_date: '2027-03-06',
    end_date: '2027-03-13',
    start_port_id: 'us-miami',
    start_port: 'Pier in Miami',
    end_port_id: 'us-miami',
    end_port: 'Pier in Miami',
    stateroom: '10-234',
    category: 'D7',
    deck: '10',
    dining: 'My Time',
    time_of_boarding: '11:30',
    muster_station: 'C4',
    notes: 'Zeile 1\nשורה 2\t"quoted"',
    travel_agent: 'Sea & Sun',
    web_site: 'https://www.example.org/?a=1&b=2',
    phone_number: '+1 305 555 0100',
    checkin_date: '2027-01-20',
    checkin_notification: false,
    manual_payment_reminder_date: '2026-11-30',
    payment_notification: false,
    final_payment_date: '2026-12-06',
    currency: 'USD',
    fare: '4200.10',
    discount: '0.00',
    taxes: '719.90',
    total_price: '4920.00',
    deposit: '1499.00',
    loyalty_number: '301 222',
    tier_before: 'Gold',
    tier_after: 'Platinum',
    points_before: 24,
    points_earned: 7,
    points_after: 31,
    cancelled_at: '2026-11-01T10:00:00Z',
  };
  const created = await record(traveller, body);
  assert.deepEqual({ ...created, ...body }, created);
  assert.equal(created.balance_due, '3421.00');
  assert.equal(created.payment_state, 'balance_due');
  assert.equal(created.payment_reminder_date, '2026-11-30');
});

test('the payment reminder date is the day chosen, else as many days before the final payment as its owner wishes', async () => {
  const owner = await server.traveller();
  for (const payment_reminder_days of [0, 1, 60] as const) {
    await owner.call('PATCH user/settings', { body: { payment_reminder_days } });
    for (const manual_payment_reminder_date of [null, '2026-11-30'])
      for (const final_payment_date of [null, '2028-03-01', '2026-10-25']) {
        const dates = { final_payment_date, manual_payment_reminder_date };
        const { payment_reminder_date } = await record(owner, dates);
        assert.equal(
          payment_reminder_date,
          paymentReminderDate(dates, payment_reminder_days),
          `${JSON.stringify(dates)}, ${payment_reminder_days} days`,
        );
      }
  }
  const { id } = await record(owner, { final_payment_date: '2028-03-01' });
  const read = await owner.call('GET cruises/{id}', { params: { id } });
  assert.equal(read.body.payment_reminder_date, '2028-01-01');
  const body = { notes: '"payment_reminder_date":"2028-03-01@days-before@60"' };
  const { body: changed } = await owner.call('PATCH cruises/{id}', { params: { id }, body });
  assert.equal(changed.notes, body.notes, 'text of people stays as it is');
});

test('a price of zero is a price, and no price is unknown', async () => {
  const traveller = await server.traveller();
  const free = await record(traveller, { total_price: '0.00', currency: 'EUR' });
  assert.deepEqual([free.total_price, free.balance_due, free.payment_state], ['0.00', '0.00', 'paid']);
  const unknown = await record(traveller, { deposit: '100.00' });
  assert.deepEqual(
    [unknown.total_price, unknown.balance_due, unknown.payment_state],
    [null, null, 'unknown'],
  );
  const parts = await record(traveller, {
    fare: '1000.10',
    discount: '100.05',
    taxes: '0.15',
    deposit: '2000.00',
  });
  assert.deepEqual([parts.total_price, parts.balance_due, parts.payment_state], [null, '0.00', 'paid']);
  const exact = await record(traveller, { fare: '0.10', taxes: '0.20', currency: 'USD' });
  assert.equal(exact.balance_due, '0.30');
});

test('in a change an absent field stays and null clears', async () => {
  const traveller = await server.traveller();
  const { id } = await record(traveller, { stateroom: '10-234', notes: 'Balcony' });
  const changed = await traveller.call('PATCH cruises/{id}', {
    params: { id },
    body: { stateroom: null, deck: '' },
  });
  assert.equal(changed.headers.get('etag'), '"2"');
  assert.deepEqual([changed.body.stateroom, changed.body.notes, changed.body.deck], [null, 'Balcony', '']);
});

test('a stale change is refused with the record as it is, and of two at once one wins', async () => {
  const traveller = await server.traveller();
  const { id } = await record(traveller);
  const save = (stateroom: string) =>
    traveller.call('PATCH cruises/{id}', {
      params: { id },
      body: { stateroom },
      headers: { 'if-match': '"1"' },
    });
  const both = await Promise.all([save('A'), save('B')]);
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200, 412]));
  const kept = both.find(({ status }) => status === 200)?.body;
  const refused = both.find(({ status }) => status === 412)?.failure;
  assert.equal(refused?.code, 'stale');
  assert.deepEqual(refused.current, kept);
  const remove = await traveller.call('DELETE cruises/{id}', {
    params: { id },
    headers: { 'if-match': '"1"' },
  });
  assert.equal(remove.status, 412);
  const nonsense = await traveller.call('PATCH cruises/{id}', {
    params: { id },
    body: {},
    headers: { 'if-match': 'seven' },
  });
  assert.equal(nonsense.status, 412);
});

test('a deleted cruise is gone', async () => {
  const traveller = await server.traveller();
  const { id } = await record(traveller);
  assert.equal(
    (await traveller.call('DELETE cruises/{id}', { params: { id }, headers: { 'if-match': '"1"' } })).status,
    204,
  );
  assert.equal((await traveller.call('GET cruises/{id}', { params: { id } })).status, 404);
  assert.equal((await traveller.call('DELETE cruises/{id}', { params: { id } })).status, 404);
  assert.deepEqual(await shipsListed(traveller), []);
});

test('a POST of a cruise that is sent again makes no second one, nor one that was deleted since', async () => {
  const [owner, stranger] = [await server.traveller(), await server.traveller()];
  const body = { ...icon, id: newId() };
  const send = (traveller: Caller) => traveller.call('POST cruises', { body });
  const first = await send(owner);
  assert.deepEqual((await send(owner)).body, first.body);
  assert.equal((await send(stranger)).failure.code, 'conflict');
  await owner.call('DELETE cruises/{id}', { params: { id: body.id } });
  const late = await send(owner);
  assert.deepEqual([late.status, late.failure.code], [410, 'deleted']);
  assert.deepEqual(await shipsListed(owner), []);
  assert.equal((await send(stranger)).status, 201, 'of nobody else');
});

test('dates that do not exist, and an end before the start, are refused at their field', async () => {
  const traveller = await server.traveller();
  const refused = async (body: Record<string, unknown>) => {
    const { status, failure } = await traveller.call('POST cruises', { body: { ...icon, ...body } });
    assert.equal(status, 400);
    return failure.errors;
  };
  assert.deepEqual(await refused({ start_date: '2027-02-30' }), {
    start_date: ['Enter a date that exists.'],
  });
  assert.deepEqual(await refused({ end_date: '2027-03-05' }), {
    end_date: ['The end can’t be before the start.'],
  });
  assert.deepEqual(await refused({ ship_id: undefined }), { ship_name: ['This field is required.'] });
  assert.deepEqual(await refused({ start_date: null, end_date: undefined }), {
    start_date: ['This field is required.'],
    end_date: ['This field is required.'],
  });
});

test('a change of one date is judged with the other as it is stored', async () => {
  const traveller = await server.traveller();
  const { id } = await record(traveller);
  const change = (body: Record<string, unknown>) =>
    traveller.call('PATCH cruises/{id}', { params: { id }, body });
  assert.deepEqual((await change({ end_date: '2027-03-05' })).failure.errors, {
    end_date: ['The end can’t be before the start.'],
  });
  assert.equal((await change({ start_date: '2027-03-14' })).status, 400);
  const moved = await change({ start_date: '2027-03-14', end_date: '2027-03-14' });
  assert.deepEqual([moved.status, moved.body.nights, moved.body.sails_at], [200, 0, '2027-03-14T05:00:00Z']);
});

test('ids that the catalogue does not have, or that do not fit, are refused', async () => {
  const traveller = await server.traveller();
  const refused = async (body: Record<string, unknown>) =>
    (await traveller.call('POST cruises', { body: { ...icon, ...body } })).failure.errors;
  assert.deepEqual(Object.keys((await refused({ ship_id: 'ghost-ship' })) ?? {}), ['ship_id']);
  assert.deepEqual(Object.keys((await refused({ end_port_id: 'xx-atlantis' })) ?? {}), ['end_port_id']);
  assert.deepEqual(await refused({ cruise_line_id: 'cunard' }), {
    ship_id: ['This ship doesn’t sail for that line.'],
  });
});

test('another ship takes its own name along, and a typed name leaves the catalogue', async () => {
  const traveller = await server.traveller();
  const { id } = await record(traveller);
  const change = async (body: Record<string, unknown>) =>
    (await traveller.call('PATCH cruises/{id}', { params: { id }, body })).body;
  const star = await change({ ship_id: 'royal-caribbean-star-of-the-seas-2025' });
  assert.equal(star.ship_name, 'Star of the Seas');
  const typed = await change({ ship_name: 'Sea Cloud' });
  assert.deepEqual([typed.ship_name, typed.ship_id], ['Sea Cloud', null]);
  const port = await change({ start_port: 'A pier of our own' });
  assert.deepEqual([port.start_port_id, port.start_zone], [null, null]);
});

test('values that would run, or cannot be kept, are refused', async () => {
  const traveller = await server.traveller();
  for (const [field, value] of [
    ['web_site', ['javascript', 'alert(1)'].join(':')],
    ['web_site', 'data:text/html,x'],
    ['notes', 'a\0b'],
    ['notes', 'half \ud83d'],
    ['ship_name', 'x'.repeat(10_000)],
    ['total_price', '-1'],
    ['total_price', 1234.5],
    ['total_price', '1e9'],
    ['currency', 'usd'],
    ['time_of_boarding', '24:00'],
    ['points_earned', 1.5],
    ['version', 7],
  ] as const) {
    const { status, failure } = await traveller.call('POST cruises', { body: { ...icon, [field]: value } });
    assert.equal(status, 400, `${field} ${String(value).slice(0, 20)}`);
    assert.deepEqual(Object.keys(failure.errors ?? {}), [field]);
  }
});

test('a list is filtered, searched and sorted', async () => {
  const traveller = await server.traveller();
  await record(traveller, {
    start_date: '2020-05-01',
    end_date: '2020-05-08',
    booking_number: 'ABC-77',
    total_price: '900',
  });
  await record(traveller, {
    start_date: '2026-11-20',
    end_date: '2026-11-27',
    ship_id: null,
    ship_name: 'Ægir',
    total_price: '80.5',
  });
  await record(traveller, {
    ship_id: 'cunard-queen-mary-2-2004',
    start_port_id: 'gb-southampton-london',
    notes: 'Málaga por la mañana',
  });
  assert.deepEqual(await shipsListed(traveller), ['Queen Mary 2', 'Ægir', 'Icon of the Seas']);
  assert.deepEqual(await shipsListed(traveller, { sort: 'start_date' }), [
    'Icon of the Seas',
    'Ægir',
    'Queen Mary 2',
  ]);
  assert.deepEqual(await shipsListed(traveller, { sort: 'ship_name' }), [
    'Ægir',
    'Icon of the Seas',
    'Queen Mary 2',
  ]);
  assert.deepEqual(await shipsListed(traveller, { sort: 'total_price' }), [
    'Ægir',
    'Icon of the Seas',
    'Queen Mary 2',
  ]);
  assert.deepEqual(await shipsListed(traveller, { time: 'past' }), ['Icon of the Seas']);
  assert.deepEqual(await shipsListed(traveller, { time: 'current,future' }), ['Queen Mary 2', 'Ægir']);
  assert.deepEqual(await shipsListed(traveller, { year: 2020 }), ['Icon of the Seas']);
  assert.deepEqual(await shipsListed(traveller, { cruise_line: 'cunard' }), ['Queen Mary 2']);
  assert.deepEqual(await shipsListed(traveller, { ship: 'aegir' }), ['Ægir']);
  assert.deepEqual(await shipsListed(traveller, { q: 'malaga manana' }), ['Queen Mary 2']);
  assert.deepEqual(await shipsListed(traveller, { q: 'abc-77' }), ['Icon of the Seas']);
  assert.deepEqual(await shipsListed(traveller, { q: '100%_' }), []);
  assert.deepEqual(await shipsListed(traveller, { shared: 'true' }), []);
  assert.equal((await shipsListed(traveller, { shared: 'false' })).length, 3);
  for (const query of [
    { time: 'soon' },
    { sort: 'price' },
    { limit: 0 },
    { limit: 1001 },
    { year: 'x' },
    { cursor: 'x' },
  ]) {
    assert.equal((await traveller.call('GET cruises', { query })).status, 400, JSON.stringify(query));
  }
});

test('pages follow each other without a gap or a repetition, in every order', async () => {
  const traveller = await server.traveller();
  for (let number = 0; number < 13; number += 1) {
    await record(traveller, {
      ship_id: null,
      ship_name: `Ship ${number % 3}`,
      total_price: number % 4 === 0 ? null : String(number % 5),
      booking_date: number % 3 === 0 ? null : `2026-0${(number % 5) + 1}-01`,
    });
  }
  for (const sort of ['start_date', '-start_date', 'ship_name', 'total_price', 'booking_date']) {
    const whole = await traveller.call('GET cruises', { query: { sort } });
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string | number> =
        cursor === null ? { sort, limit: 4 } : { sort, limit: 4, cursor };
      const { body } = await traveller.call('GET cruises', { query });
      assert.equal(body.total, 13);
      paged.push(...body.items.map(({ id }) => id));
      cursor = body.next_cursor;
    } while (cursor !== null);
    assert.deepEqual(
      paged,
      whole.body.items.map(({ id }) => id),
      sort,
    );
  }
});

test('where a cruise stands goes by the calendar at its ports, and else by the reader’s', async () => {
  const traveller = await server.traveller();
  const typed = { ship_id: null, ship_name: 'Typed', start_port_id: null, end_port_id: null };
  const { id } = await record(traveller, { ...typed, start_date: '2026-11-21', end_date: '2026-11-21' });
  const timeIn = async (zone: string) =>
    (await traveller.with({ 'x-timezone': zone }).call('GET cruises/{id}', { params: { id } })).body;
  server.clock.set('2026-11-21T10:30:00Z');
  assert.equal((await timeIn('Pacific/Kiritimati')).time, 'past');
  assert.equal((await timeIn('Asia/Kathmandu')).time, 'current');
  assert.equal((await timeIn('Pacific/Pago_Pago')).time, 'future');
  assert.equal((await timeIn('Asia/Kathmandu')).sails_at, '2026-11-20T18:15:00Z');
  assert.equal((await timeIn('Nowhere/At_All')).sails_at, '2026-11-21T00:00:00Z');
  assert.equal((await timeIn('+05:30')).sails_at, '2026-11-21T00:00:00Z');
});

test('samples are added once, make a dashboard, and go without a trace', async () => {
  const traveller = await server.traveller();
  const mine = await record(traveller, { start_date: '2028-01-01', end_date: '2028-01-02' });
  const both = await Promise.all([traveller.call('POST samples'), traveller.call('POST samples')]);
  assert.deepEqual(
    both.map(({ status }) => status),
    [201, 201],
  );
  assert.deepEqual(both[0].body.items.toSorted(byId), both[1].body.items.toSorted(byId));
  const { body } = await traveller.call('GET cruises');
  assert.equal(body.total, 5);
  assert.equal(body.items.filter(({ is_sample }) => is_sample).length, 4);
  assert.equal((await traveller.call('DELETE samples')).status, 204);
  const left = await traveller.call('GET cruises');
  assert.deepEqual(
    left.body.items.map(({ id }) => id),
    [mine.id],
  );
});
