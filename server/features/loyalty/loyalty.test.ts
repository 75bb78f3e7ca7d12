import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { good_password, startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer();

const line = 'royal-caribbean';
const params = { cruise_line_id: line };
const unknown_id = '01a1fbe7-d1ea-79d9-842b-d01fddee6407';

const empty = {
  member_name: null,
  loyalty_number: null,
  tier: null,
  points: null,
  points_as_of: null,
  points_per_night: null,
  points_per_cruise: null,
};

async function record(who: Caller, start_date: string, end_date: string, more: object = {}): Promise<string> {
  const body = { ship_name: 'Icon', cruise_line_id: line, start_date, end_date, ...more };
  const { status, body: cruise } = await who.call('POST cruises', { body });
  assert.equal(status, 201);
  // its route is computed after the answer, with queries that a test would count
  await server.services.routes.settled(cruise.id);
  return cruise.id;
}

const put = (who: Caller, items: unknown, more: Record<string, string> = params) =>
  who.call('PUT loyalty/{cruise_line_id}', { params: more, body: { items } });

async function members(who: Caller) {
  const { body } = await who.call('GET loyalty');
  return body.programmes.flatMap(({ members: all }) => all);
}

test('an account without a cruise or a membership is in no programme', async () => {
  const { body } = await (await server.traveller()).call('GET loyalty');
  assert.deepEqual(body, { programmes: [], memberships: [] });
});

test('a cruise brings its line’s programme with tiers, rule and ledger; a cancelled one does not', async () => {
  const ada = await server.traveller();
  await record(ada, '2026-01-03', '2026-01-10', { category: 'Junior Suite', loyalty_number: 'CA-1' });
  await record(ada, '2027-01-03', '2027-01-24');
  await record(ada, '2026-05-01', '2026-05-08', { cancelled_at: '2026-01-01T00:00:00Z' });
  await record(ada, '2026-06-01', '2026-06-08', {
    cruise_line_id: 'disney',
    cancelled_at: '2026-01-01T00:00:00Z',
  });
  const { body } = await ada.call('GET loyalty');
  assert.equal(body.programmes.length, 1);
  const [programme] = body.programmes;
  assert.deepEqual(
    [programme?.name, programme?.cruise_line, programme?.unit, programme?.points_per_night],
    ['Crown & Anchor Society', 'Royal Caribbean International', 'points', 1],
  );
  assert.deepEqual([programme?.rule_as_of_year, programme?.tiers[0]?.name], [2025, 'Gold']);
  const [own] = programme?.members ?? [];
  assert.deepEqual(
    own?.rows.map(({ before, earned, after, state, is_suite, tier_reached }) => [
      before,
      earned,
      after,
      state,
      is_suite,
      tier_reached,
    ]),
    [
      [0, 14, 14, 'expected', true, 'Gold'],
      [14, 21, 35, 'expected', false, 'Platinum'],
    ],
  );
  assert.deepEqual(
    [own?.tier, own?.points, own?.expected, own?.loyalty_number, own?.membership_id],
    ['Gold', 14, 14, 'CA-1', null],
  );
  assert.deepEqual(own?.next?.ways, [{ unit: 'points', threshold: 30, have: 14, gap: 16 }]);
  assert.deepEqual(
    [own.next.reached_on, own.booked],
    ['2027-01-24', { cruises: 1, points: 21, is_at_least: false, points_then: 35, tier_then: 'Platinum' }],
  );
});

test('members are put as a whole list, keep their ids, and the same list again changes nothing', async () => {
  const ada = await server.traveller();
  const told = { ...empty, loyalty_number: ' 123 ', tier: 'Emerald', points: 60, points_as_of: '2026-11-01' };
  const first = await put(ada, [told, { member_name: 'Bob Seafarer' }]);
  assert.equal(first.status, 200);
  const { memberships } = first.body;
  assert.deepEqual(
    memberships.map(({ id: _id, ...kept }) => kept),
    [
      { ...told, cruise_line_id: line, loyalty_number: '123' },
      { ...empty, cruise_line_id: line, member_name: 'Bob Seafarer' },
    ],
  );
  const same = memberships.map(({ cruise_line_id: _line, ...kept }) => kept);
  assert.deepEqual((await put(ada, same)).body, first.body);
  const changed = await put(ada, [{ ...same[0], points: 61 }]);
  assert.deepEqual(
    changed.body.memberships.map(({ id, points }) => [id, points]),
    [[same[0]?.id, 61]],
  );
  assert.deepEqual((await ada.call('GET loyalty')).body, changed.body);
});

test('a whole household, by passengers', async () => {
  const ada = await server.traveller({ first_name: 'Ada' });
  await put(ada, [{ ...empty, points: 50, points_as_of: '2026-01-31' }, { member_name: 'Bob Seafarer' }]);
  const id = await record(ada, '2026-02-01', '2026-02-08', { points_earned: 9 });
  for (const passenger of [
    { first_name: 'Ada', last_name: 'Seafarer' },
    { first_name: 'Bob', last_name: 'Seafarer', loyalty_number: 'B-7', points_earned: 14 },
  ]) {
    const { status } = await ada.call('POST cruises/{id}/passengers', { params: { id }, body: passenger });
    assert.equal(status, 201);
  }
  assert.deepEqual(
    (await members(ada)).map(({ name, points, tier, expected, loyalty_number }) => [
      name,
      points,
      tier,
      expected,
      loyalty_number,
    ]),
    [
      [null, 59, 'Emerald', 0, null],
      ['Bob Seafarer', 14, 'Gold', 0, 'B-7'],
    ],
  );
});

test('faults are reported field by field', async () => {
  const ada = await server.traveller();
  const cases: [unknown, string][] = [
    [[{ points: 5 }], 'items.0.points_as_of'],
    [[{ points: -1, points_as_of: '2026-01-01' }], 'items.0.points'],
    [[{ points: 1.5, points_as_of: '2026-01-01' }], 'items.0.points'],
    [[{ points_as_of: '2026-02-30' }], 'items.0.points_as_of'],
    [[{ member_name: ' ' }], 'items.0.member_name'],
    [[{ member_name: 'Bob' }, { member_name: 'BÓB' }], 'items.1.member_name'],
    [[{}, {}], 'items.1.member_name'],
    [[{ loyalty_number: 'x'.repeat(201) }], 'items.0.loyalty_number'],
    [[{ points_per_night: 'two' }], 'items.0.points_per_night'],
    [[{ owner_id: unknown_id }], 'owner_id'],
    [[{ id: 'mine' }], 'items.0.id'],
    [Array.from({ length: 21 }, (_, place) => ({ member_name: `member ${place}` })), 'items'],
    ['all', 'items'],
  ];
  for (const [items, field] of cases) {
    const { status, failure } = await put(ada, items);
    assert.equal(status, 400, field);
    assert.deepEqual(Object.keys(failure.errors ?? {}), [field]);
  }
  const twice = await put(ada, [{}, {}]);
  assert.deepEqual(twice.failure.errors, { 'items.1.member_name': ['This member is already in your list.'] });
  assert.deepEqual((await ada.call('GET loyalty')).body.memberships, []);
});

test('a line that is not in the catalogue is not found; one without a programme takes members all the same', async () => {
  const ada = await server.traveller();
  const nowhere = { cruise_line_id: 'nowhere' };
  assert.equal((await put(ada, [{}], nowhere)).status, 404);
  assert.equal((await ada.call('DELETE loyalty/{cruise_line_id}', { params: nowhere })).status, 404);
  const { rows } = await server.database.query.execute<{ id: string }>(
    sql`select id from cruise_lines where id not in (select cruise_line_id from loyalty_programmes) order by id limit 1`,
  );
  const nameless = { cruise_line_id: rows[0]?.id ?? '' };
  const { status, body } = await put(ada, [{ tier: 'Friend' }], nameless);
  assert.equal(status, 200);
  assert.deepEqual(
    body.programmes.map(({ id, name, tiers, members: all }) => [id, name, tiers.length, all[0]?.tier]),
    [[nameless.cruise_line_id, null, 0, 'Friend']],
  );
});

test('removing the members of a line leaves its cruises and other lines alone', async () => {
  const ada = await server.traveller();
  await record(ada, '2026-02-01', '2026-02-08', { points_after: 59 });
  await put(ada, [{ ...empty, loyalty_number: '1' }, { member_name: 'Bob' }]);
  await put(ada, [{ ...empty, loyalty_number: '2' }], { cruise_line_id: 'disney' });
  for (const status of [204, 204])
    assert.equal((await ada.call('DELETE loyalty/{cruise_line_id}', { params })).status, status);
  const { body } = await ada.call('GET loyalty');
  assert.deepEqual(
    body.memberships.map(({ loyalty_number }) => loyalty_number),
    ['2'],
  );
  const royal = body.programmes.find(({ cruise_line_id }) => cruise_line_id === line);
  assert.deepEqual(
    royal?.members.map(({ points }) => points),
    [59],
  );
});

test('no account sees or takes over memberships of another one', async () => {
  const ada = await server.traveller();
  const eve = await server.traveller();
  const { body } = await put(ada, [{ ...empty, loyalty_number: 'SECRET' }]);
  const [{ id } = { id: '' }] = body.memberships;
  await record(ada, '2026-02-01', '2026-02-08');
  assert.deepEqual((await eve.call('GET loyalty')).body, { programmes: [], memberships: [] });
  assert.equal((await put(eve, [{ id, loyalty_number: 'MINE' }])).status, 409);
  assert.equal((await put(ada, [{ id }], { cruise_line_id: 'disney' })).status, 409, 'nor of another line');
  assert.equal((await eve.call('DELETE loyalty/{cruise_line_id}', { params })).status, 204);
  assert.deepEqual((await ada.call('GET loyalty')).body.memberships, body.memberships);
  assert.deepEqual((await eve.call('GET loyalty')).body.memberships, []);
});

test('lists that are put at the same time come one after the other', async () => {
  const ada = await server.traveller();
  const lists = [1, 2, 3, 4].map((list) => [
    { loyalty_number: `own ${list}` },
    { member_name: `Bob ${list}` },
  ]);
  const answers = await Promise.all(lists.map((items) => put(ada, items)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  const { memberships } = (await ada.call('GET loyalty')).body;
  assert.equal(memberships.length, 2, 'one list is there, not several');
  const [own, bob] = memberships;
  assert.equal(own?.loyalty_number?.at(-1), bob?.member_name?.at(-1));
});

test('an account that is deleted takes its memberships along', async () => {
  const ada = await server.traveller();
  await put(ada, [{ loyalty_number: 'GONE-1' }]);
  const body = { current_password: good_password };
  assert.equal((await ada.call('DELETE auth/users/me/', { body })).status, 204);
  const { rows } = await server.database.query.execute(
    sql`select 1 from loyalty_memberships where loyalty_number = 'GONE-1'`,
  );
  assert.equal(rows.length, 0);
});

test('many lines and cruises take as many queries as one', async () => {
  const counted = async (who: Caller) => {
    const runs = mock.method(
      server.database.query._.session as unknown as { prepareQuery: () => unknown },
      'prepareQuery',
    );
    await who.call('GET loyalty');
    const count = runs.mock.callCount();
    runs.mock.restore();
    return count;
  };
  const one = await server.traveller();
  const many = await server.traveller();
  await record(one, '2026-02-01', '2026-02-08');
  for (const [place, cruise_line_id] of ['royal-caribbean', 'cunard', 'disney', 'carnival'].entries()) {
    await put(many, [{ loyalty_number: 'x' }, { member_name: 'Bob' }], { cruise_line_id });
    await record(many, `202${place}-02-01`, `202${place}-02-08`, { cruise_line_id });
  }
  assert.equal(await counted(many), await counted(one));
  assert.ok((await counted(one)) > 3);
});

test('the form of a cruise suggests the number of the owner’s membership with its line, and no other', async () => {
  const ada = await server.traveller();
  const eve = await server.traveller();
  await record(ada, '2026-02-01', '2026-02-08', { loyalty_number: 'OLD' });
  await put(ada, [{ loyalty_number: 'NEW' }, { member_name: 'Bob', loyalty_number: 'BOB' }]);
  const suggested = async (who: Caller, cruise_line_id: string) => {
    const { body } = await who.call('GET cruises/suggestions', { query: { cruise_line_id } });
    return body.loyalty_number;
  };
  assert.equal(await suggested(ada, line), 'NEW');
  assert.equal(await suggested(ada, 'cunard'), null);
  assert.equal(await suggested(eve, line), null);
});
