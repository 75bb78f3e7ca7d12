import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReference } from '#reference/read.ts';
import { seedRows } from '#server/features/catalog/seed.ts';
import { gangway, script } from '#server/testing/gangway.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer();
const { services } = server;
const run = (...args: string[]) => gangway(services, args);

const operator = await server.traveller({ email: 'operator@example.org' });
await run('user', 'set-plan', 'operator@example.org', 'admin');

const dates = { start_date: '2027-03-06', end_date: '2027-03-13' };
async function typedBy(caller: Caller, ship_name: string, cruise_line: string | null): Promise<string> {
  const { status, body } = await caller.call('POST cruises', { body: { ship_name, cruise_line, ...dates } });
  assert.equal(status, 201);
  return body.id;
}
const listed = async () => (await operator.call('GET admin/missing-ships')).body.items;
const toldTo = async (caller: Caller) =>
  (await caller.call('GET user/notifications')).body.items.map(({ details }) => details);

test('an accepted ship is added to the catalogue: its typed cruises refer to it, their owners get a notice, and it stays', async () => {
  const [ada, ben] = [await server.traveller(), await server.traveller()];
  const of_ada = await typedBy(ada, 'Sea Lark', 'Carnival Cruise Line');
  const of_ben = await typedBy(ben, 'SEA LARK ', 'carnival cruise line');
  await typedBy(ben, 'Sea Lark', null);
  await ada.call('POST catalog/missing-ships', {
    body: { ship_name: 'Sea Lark', cruise_line: 'Carnival Cruise Line', note: 'New in spring' },
  });
  const [group, other] = await listed();
  assert.deepEqual([group?.people, group?.cruises, group?.proposals[0]?.note], [2, 2, 'New in spring']);
  assert.deepEqual([other?.people, other?.cruise_line], [1, null]);
  const before = (await ben.call('GET cruises/{id}', { params: { id: of_ben } })).body;
  const named = { ship_name: 'Sea Lark', cruise_line: 'Carnival Cruise Line' };
  const ship = { name: 'Sea Lark', cruise_line_id: 'carnival', year_in_service: 2027 };
  const body = { decision: 'accepted', ...named, ship };
  const { status, body: decided } = await operator.call('POST admin/missing-ships', { body });
  const ship_id = 'carnival-sea-lark-2027';
  assert.deepEqual([status, decided], [200, { people: 2, cruises: 2, ship_id }]);
  for (const [caller, id] of [
    [ada, of_ada],
    [ben, of_ben],
  ] as const) {
    const cruise = (await caller.call('GET cruises/{id}', { params: { id } })).body;
    assert.deepEqual([cruise.ship_id, cruise.ship_name], [ship_id, 'Sea Lark']);
  }
  const after = (await ben.call('GET cruises/{id}', { params: { id: of_ben } })).body;
  assert.equal(after.version, before.version + 1);
  assert.deepEqual(await toldTo(ada), [
    { settled: 'ship_accepted', ship_name: 'Sea Lark', catalogue_name: 'Sea Lark', answer: null },
  ]);
  assert.equal((await listed()).length, 1, 'the ship of no line is another one');
  assert.equal(
    (await operator.call('POST admin/missing-ships', { body })).status,
    404,
    'nobody waits any more',
  );
  const reference = readReference();
  await seedRows(services.database, reference, 'a later edition');
  const found = await ada.call('GET catalog/ships', { query: { q: 'sea lark' } });
  assert.deepEqual(
    found.body.items.map(({ id, is_active }) => [id, is_active]),
    [[ship_id, true]],
  );
});

test('a typed ship is one of the catalogue, or declined, which leaves cruises as they are', async () => {
  const cleo = await server.traveller();
  const icon = await typedBy(cleo, 'Icon o Seas', null);
  const boat = await typedBy(cleo, 'My boat', null);
  const query = { q: 'icon o' };
  const [group] = (await operator.call('GET admin/missing-ships', { query })).body.items;
  assert.equal(group?.suggestions[0]?.name, 'Icon of the Seas');
  const mapped = await run('ship', 'map', 'Icon o Seas', '--to', 'royal-caribbean-icon-of-the-seas-2024');
  assert.deepEqual(mapped, {
    code: 0,
    out: '1 cruise points to royal-caribbean-icon-of-the-seas-2024 now; 1 person is told.\n',
    err: '',
  });
  const cruise = (await cleo.call('GET cruises/{id}', { params: { id: icon } })).body;
  assert.deepEqual([cruise.ship_name, cruise.cruise_line_id], ['Icon of the Seas', 'royal-caribbean']);
  const unknown = { decision: 'mapped', ship_name: 'My boat', cruise_line: null, ship_id: 'nowhere' };
  const refused = await operator.call('POST admin/missing-ships', { body: unknown });
  assert.deepEqual([refused.status, Object.keys(refused.failure.errors ?? {})], [400, ['ship_id']]);
  const body = { decision: 'declined', ship_name: 'My boat', cruise_line: null };
  assert.equal((await operator.call('POST admin/missing-ships', { body })).body.cruises, 0);
  const kept = (await cleo.call('GET cruises/{id}', { params: { id: boat } })).body;
  assert.deepEqual([kept.ship_id, kept.ship_name, kept.version], [null, 'My boat', 1]);
  const says = (await toldTo(cleo)).map((details) => ('settled' in details ? details.settled : null));
  assert.deepEqual(says, ['ship_declined', 'ship_mapped']);
  // a user who types it later waits for a decision of their own, and so does one who asks again
  assert.equal(
    (await listed()).some(({ ship_name }) => ship_name === 'My boat'),
    false,
  );
  await cleo.call('POST catalog/missing-ships', { body: { ship_name: 'My boat', cruise_line: null } });
  assert.equal(
    (await listed()).some(({ ship_name }) => ship_name === 'My boat'),
    true,
  );
});

const ship_id = 'royal-caribbean-icon-of-the-seas-2024';
const params = { id: ship_id };
const week = { start_date: '2027-03-06', end_date: '2027-03-08' };

test('a schedule is put between two days, and travellers are offered it before their own', async () => {
  const items = [
    { date: '2027-03-06', kind: 'port', port_id: 'us-miami', depart: '16:00' },
    { date: '2027-03-07', kind: 'sea', port_id: 'us-miami' },
    { date: '2027-03-08', kind: 'port', port_name: 'Hidden Bay', arrive: '08:00', depart: '17:00' },
  ];
  const put = (body: object) => operator.call('PUT admin/ships/{id}/schedule', { params, body });
  assert.equal((await put({ items })).status, 400, 'both days are required');
  const wrong = await put({
    ...week,
    items: [
      { date: '2027-03-05', kind: 'sea' },
      { date: '2027-03-06', kind: 'port' },
      { date: '2027-03-06', kind: 'port', port_id: 'nowhere', arrive: '12:00', depart: '11:00' },
    ],
  });
  assert.deepEqual(Object.keys(wrong.failure.errors ?? {}).toSorted(), [
    'items.0.date',
    'items.1.port_name',
    'items.2.depart',
    'items.2.port_id',
    'items.2.port_name',
  ]);
  assert.equal((await put({ ...week, items })).status, 200);
  const reader = await server.traveller();
  const query = { from: '2027-03-01', to: '2027-03-31' };
  const offered = async () =>
    (await reader.call('GET catalog/ships/{id}/schedule', { params, query })).body.items.map(
      ({ date, port_name, depart, source }) => [date, port_name, depart, source],
    );
  const written = [
    ['2027-03-06', 'Miami', '16:00', 'operator'],
    ['2027-03-07', null, null, 'operator'],
    ['2027-03-08', 'Hidden Bay', '17:00', 'operator'],
  ];
  assert.deepEqual(await offered(), written);
  const days = { start_date: '2027-03-07', end_date: '2027-03-07' };
  const clear = () => operator.call('DELETE admin/ships/{id}/schedule', { params, query: days });
  assert.equal((await clear()).status, 204);
  assert.deepEqual(await offered(), [written[0], written[2]]);
  const { body } = await operator.call('GET admin/audit', { query: { subject: ship_id } });
  assert.deepEqual(
    body.items.slice(0, 2).map(({ action, subject_name }) => [action, subject_name]),
    [
      ['schedule.clear', 'Icon of the Seas'],
      ['schedule.put', 'Icon of the Seas'],
    ],
  );
});

test('a file is read row by row: faults are reported, valid rows are put', async () => {
  const csv = [
    '\u{feff}Port,Date,Arrive,Depart,Kind',
    'Miami,2027-04-01,,16:00,port',
    ',2027-04-02,,,',
    'Nassau,2027-04-31,25:00,,port',
    '"Cozumel",2027-04-03,8:00,17:00,',
    ',2027-04-04,,,dinner',
    '',
  ].join('\r\n');
  const { body } = await operator.call('POST admin/ships/{id}/schedule/preview', { params, body: { csv } });
  assert.deepEqual([body.start_date, body.end_date], ['2027-04-01', '2027-04-03']);
  assert.deepEqual(
    body.rows.map(({ line, item, errors }) => [
      line,
      item?.port_id ?? item?.kind ?? null,
      Object.keys(errors),
    ]),
    [
      [2, 'us-miami', []],
      [3, 'sea', []],
      [4, null, ['date', 'arrive']],
      [5, 'mx-cozumel', []],
      [6, null, ['kind', 'port']],
    ],
  );
  const load = (file: string, ...more: string[]) =>
    gangway(services, ['schedule', 'import', ship_id, ...more], script(file));
  const refused = await load(csv);
  assert.equal(refused.code, 1);
  assert.match(refused.err, /^line 4, date: Enter a date that exists\.$/m);
  const right = csv.split('\r\n').toSpliced(3, 1).toSpliced(4, 1).join('\n');
  assert.equal((await load(right)).out, '3 rows from 2027-04-01 to 2027-04-03 are put.\n');
  const shown = await run('schedule', 'show', ship_id, '--from', '2027-04-01', '--to', '2027-04-30');
  assert.match(shown.out, /^2027-04-03 {2}port {2}Cozumel {2}08:00 {3}17:00$/m);
});
