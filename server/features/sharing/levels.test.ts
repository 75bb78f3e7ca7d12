import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointsByKey } from '#contract/endpoints.ts';
import { cruise_fields, share_levels, shows, type ShareLevel } from '#domain/share-levels.ts';
import { pdf, upload } from '#server/testing/documents.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';

/*
 * Two people and every call of the contract: what a level shows is in the files beside this one, and no call tells more.
 * After a change that is meant: `node --test --test-update-snapshots server/features/sharing/levels.test.ts`.
 */

const server = await startTestServer();
const owner = await server.traveller({ first_name: 'Olga' });
const receiver = await server.traveller({ email: 'receiver@example.org', first_name: 'Rosa' });
await receiver.call('POST user/icalendar');

/** Every text says from which level on it may be read. */
const record = {
  ship_name: 'Zitinerary Ship',
  cruise_line: 'Zitinerary Line',
  itinerary: 'Zitinerary Way',
  start_port: 'Zitinerary Start',
  end_port: 'Zitinerary End',
  start_date: '2027-03-06',
  end_date: '2027-03-13',
  stateroom: 'Zdetails 8123',
  category: 'Zdetails',
  deck: 'Zdetails',
  dining: 'Zdetails',
  muster_station: 'Zdetails',
  notes: 'Zdetails notes',
  booking_number: 'Zfull number',
  booking_id: 'Zfull',
  booking_date: '2026-05-05',
  travel_agent: 'Zfull',
  web_site: 'https://zfull.example',
  phone_number: 'Zfull',
  checkin_date: '2026-12-01',
  final_payment_date: '2026-12-24',
  currency: 'USD',
  fare: '76543.21',
  deposit: '65432.10',
  loyalty_number: 'Zfull',
  tier_before: 'Zfull',
  emergency_contacts: 'Zfull',
};
const parts = {
  passengers: { first_name: 'Zdetails', last_name: 'Zdetails', loyalty_number: 'Zfull', note: 'Zfull' },
  flights: {
    kind: 'pre',
    airline: 'Zdetails',
    departure_time: '2027-03-05T10:00',
    confirmation_number: 'Zfull',
  },
  lodging: { kind: 'pre', name: 'Zdetails', check_in_date: '2027-03-05', confirmation_number: 'Zfull' },
  addons: { date_added: '2026-06-06', price: '5432.19', description: 'Zfull' },
  payments: { date: '2026-07-07', amount: '4321.98', method: 'Zfull', note: 'Zfull' },
};
/** Money and dates that are shown from `full` on, as they stand in answers. */
const secrets_of_full = [/zfull/i, /76543|65432|5432\.19|4321\.98/, /2026-12-01|2026-12-24|2026-05-05/];

const { id } = (await owner.call('POST cruises', { body: record })).body;
const own = (await receiver.call('POST cruises', { body: { ...record, ship_name: 'Mine' } })).body.id;
await receiver.call('DELETE cruises/{id}', { params: { id: own } });
const part_ids: Record<string, string> = {};
for (const [noun, body] of Object.entries(parts)) {
  const key = `POST cruises/{id}/${noun}` as 'POST cruises/{id}/addons';
  const { status, body: added } = await owner.call(key, { params: { id }, body });
  assert.equal(status, 201, noun);
  part_ids[noun] = added.id;
}
part_ids['documents'] = (await upload(owner, { id }, pdf, 'Zfull.pdf')).body.id;
await owner.call('PUT cruises/{id}/schedule', {
  params: { id },
  body: { items: [{ date: '2027-03-07', kind: 'port', port_name: 'Zitinerary Port' }] },
});
// its twin, which is not shared
const twin = { ...record, ship_name: 'Ztwin', start_port: 'Ztwin', end_port: 'Ztwin' };
await owner.call('POST cruises', { body: twin });

const params = {
  id,
  addon_id: part_ids['addons'] ?? '',
  payment_id: part_ids['payments'] ?? '',
  flight_id: part_ids['flights'] ?? '',
  lodging_id: part_ids['lodging'] ?? '',
  passenger_id: part_ids['passengers'] ?? '',
  document_id: part_ids['documents'] ?? '',
};
const queries: Record<string, Record<string, string>> = {
  calendar: { from: '2026-11-01', to: '2027-06-01' },
  'cruises/suggestions': { ship_name: record.ship_name, start_date: record.start_date, cruise_id: id },
};

const all: readonly Endpoint[] = endpoints;
const of_cruise = all.filter(({ path }) => path.startsWith('cruises/{id}'));
const reads = all.filter(({ method, path, is_public }) => {
  return method === 'GET' && is_public !== true && (!path.includes('{') || path.startsWith('cruises/{id}'));
});

async function ask(by: Caller, { method, path, takes }: Endpoint, body?: object) {
  const address = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => params[name as keyof typeof params] ?? '',
  );
  const search = new URLSearchParams(queries[path] ?? {});
  const has_body = method !== 'GET' && method !== 'DELETE' && takes === undefined;
  const response = await fetch(`${server.url}/api/${address}?${search.toString()}`, {
    method,
    headers: { ...by.headers, ...(has_body && { 'content-type': 'application/json' }) },
    ...(has_body && { body: JSON.stringify(body ?? {}) }),
  });
  return { status: response.status, text: await response.text() };
}

let share_id: string | null = null;

/** null: nothing is shared, or not any more */
async function share(share_level: ShareLevel | null): Promise<void> {
  if (share_level === null) {
    if (share_id !== null) await owner.call('DELETE user/sharing/{id}', { params: { id: share_id } });
    share_id = null;
  } else if (share_id === null) {
    const body = { email: 'receiver@example.org', share_level };
    share_id = (await owner.call('POST cruises/{id}/sharing', { params: { id }, body })).body.id;
    await receiver.call('PATCH user/sharing/{id}', { params: { id: share_id }, body: { state: 'accepted' } });
  } else {
    await owner.call('PATCH user/sharing/{id}', { params: { id: share_id }, body: { share_level } });
  }
}

/** From which level on a call finds the cruise. */
function neededFor({ method, path }: Endpoint): ShareLevel | 'owner' {
  const noun = path.split('/')[2];
  if (noun === 'sharing' || (method === 'DELETE' && noun === undefined)) return 'owner';
  if (method !== 'GET') return 'edit';
  const field = noun as keyof typeof cruise_fields | undefined;
  return (field !== undefined && cruise_fields[field]) || 'itinerary';
}

const steps: (ShareLevel | null)[] = [null, ...share_levels, null];

test('every call of a cruise is found by whose level it takes, and by nobody else', async () => {
  for (const level of steps) {
    await share(level);
    for (const endpoint of of_cruise) {
      const needed = neededFor(endpoint);
      const is_found = level !== null && shows(level, needed);
      // what would be done would be done to the next levels too
      if (is_found && endpoint.method === 'DELETE') continue;
      const { status, text } = await ask(receiver, endpoint);
      const what = `${endpoint.method} ${endpoint.path} at ${level}: ${status} ${text.slice(0, 200)}`;
      assert.equal(status !== 404, is_found, what);
      assert.ok(status < 500, what);
    }
  }
});

test('no answer of any call holds what the level does not show', async () => {
  for (const level of steps) {
    await share(level);
    for (const endpoint of reads) {
      const { status, text } = await ask(receiver, endpoint);
      const what = `${endpoint.path} at ${level}: ${text.slice(0, 2000)}`;
      assert.ok(status < 500, what);
      assert.doesNotMatch(text, /ztwin/i, what);
      if (level === null) assert.doesNotMatch(text, /zitinerary/i, what);
      if (level === null || !shows(level, 'details')) assert.doesNotMatch(text, /zdetails/i, what);
      if (level !== null && shows(level, 'full')) continue;
      for (const secret of secrets_of_full) assert.doesNotMatch(text, secret, what);
    }
  }
});

test('nobody finds or orders cruises by what they are not shown of them', async () => {
  const found = async (q: string) => (await receiver.call('GET cruises', { query: { q } })).body.total;
  for (const level of share_levels) {
    await share(level);
    assert.equal(await found('zitinerary start'), 1, level);
    assert.equal(await found('zdetails 8123'), Number(shows(level, 'details')), level);
    assert.equal(await found('zfull'), Number(shows(level, 'full')), level);
    const query = { sort: '-total_price', totals: 'true' };
    const cheap = {
      ship_name: 'Cheap',
      start_date: '2027-01-01',
      end_date: '2027-01-05',
      total_price: '1.00',
    };
    const { id: mine } = (await receiver.call('POST cruises', { body: cheap })).body;
    const { items, totals } = (await receiver.call('GET cruises', { query })).body;
    // a price that is not known comes last
    assert.equal(items[0]?.id === id, shows(level, 'full'), level);
    assert.equal(totals?.length, shows(level, 'full') ? 2 : 1, level);
    await receiver.call('DELETE cruises/{id}', { params: { id: mine } });
    for (const [shared, total] of [
      ['true', 1],
      ['false', 0],
    ] as const)
      assert.equal((await receiver.call('GET cruises', { query: { shared } })).body.total, total);
  }
});

test('ids of somebody else open nothing in one’s own cruise', async () => {
  await share('edit');
  const body = { ship_name: 'Mine', start_date: '2027-03-06', end_date: '2027-03-13' };
  const { id: mine } = (await receiver.call('POST cruises', { body })).body;
  assert.equal((await receiver.call('POST cruises', { body: { ...body, id } })).status, 409);
  const swapped = of_cruise.filter(({ method, path }) => method === 'PATCH' && path.split('/').length === 4);
  assert.equal(swapped.length, 6);
  for (const endpoint of swapped) {
    const key = `${endpoint.method} ${endpoint.path}` as keyof EndpointsByKey;
    const { status } = await receiver.call(key, { params: { ...params, id: mine }, body: {} });
    assert.equal(status, 404, key);
  }
  await share(null);
  for (const [noun, part] of Object.entries(parts)) {
    const key = `POST cruises/{id}/${noun}` as 'POST cruises/{id}/addons';
    const taken = { params: { id: mine }, body: { ...part, id: part_ids[noun] } };
    assert.equal((await receiver.call(key, taken)).status, 409, noun);
  }
  await receiver.call('DELETE cruises/{id}', { params: { id: mine } });
});

test('a kept feed tells of a share what its level shows, and of its owner by their name', async () => {
  const { url } = (await receiver.call('GET user/icalendar')).body;
  await receiver.call('PATCH user/icalendar', { body: { detail_level: 'full' } });
  const feed = async () => {
    const response = await fetch(String(url).replace(/^https?:\/\/[^/]+/, server.url));
    return (await response.text()).replaceAll(/\r\n[ \t]/g, '');
  };
  await share(null);
  assert.doesNotMatch(await feed(), /Zitinerary/);
  for (const level of share_levels) {
    await share(level);
    const text = await feed();
    assert.match(text, /Zitinerary Ship/, level);
    assert.equal(/Zdetails/.test(text), shows(level, 'details'), level);
    assert.equal(/Zfull/.test(text), shows(level, 'full'), level);
    assert.match(text, /Olga Seafarer/);
  }
  await owner.call('PATCH user/settings', { body: { first_name: 'Helga' } });
  assert.match(await feed(), /Helga Seafarer/);
  await owner.call('PATCH user/settings', { body: { first_name: 'Olga' } });
  await share(null);
  assert.doesNotMatch(await feed(), /Zitinerary/);
});

for (const level of share_levels) {
  test(`what ${level} shows is written down, call by call`, async (t) => {
    await share(level);
    const answers: Record<string, unknown> = {};
    const shown = reads.filter(({ path }) => /^(cruises|dashboard|calendar)/.test(path));
    for (const endpoint of shown) {
      const { status, text } = await ask(receiver, endpoint);
      answers[endpoint.path] = status !== 200 || endpoint.answer === 'file' ? status : JSON.parse(text);
    }
    const known = new Map<string, string>();
    const text = JSON.stringify(answers, null, 2)
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (uuid) => {
        if (!known.has(uuid)) known.set(uuid, `id ${known.size + 1}`);
        return known.get(uuid) ?? '';
      })
      .replaceAll(/"version": \d+/g, '"version": "number"');
    const file = join(import.meta.dirname, 'levels', `${level}.json`);
    t.assert.fileSnapshot(text, file, { serializers: [(value) => `${String(value)}\n`] });
  });
}
