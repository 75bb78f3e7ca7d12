import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { cruise_fields } from '#domain/field-levels.ts';
import { share_levels, shows, type ShareLevel } from '#domain/share-levels.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#server/platform/ids.ts';
import { calls_of_cruise, recordShared, secretsOf, shared_record } from '#server/testing/shared-cruise.ts';

/*
 * Two accounts and every call of the contract: the files beside this one hold what a level shows, and no call shows
 * more. After an intended change: `node --test --test-update-snapshots server/features/sharing/levels.test.ts`.
 */

const server = await startTestServer();
const { owner, receiver, id, share, ask } = await recordShared(server);
await receiver.call('POST user/icalendar', { body: { detail_level: 'full' } });
const own = (await receiver.call('POST cruises', { body: { ...shared_record, ship_name: 'Mine' } })).body.id;
await receiver.call('DELETE cruises/{id}', { params: { id: own } });

const queries: Record<string, Record<string, string>> = {
  calendar: { from: '2026-11-01', to: '2027-06-01' },
  'cruises/suggestions': {
    ship_name: shared_record.ship_name,
    start_date: shared_record.start_date,
    cruise_id: id,
  },
  'stats/explained': { scope: 'future', figure: 'cruises' },
};

const all: readonly Endpoint[] = endpoints;
/** The calls that can be read with no id but the cruise's. */
const reads = all.filter(({ method, path, is_public }) => {
  return method === 'GET' && is_public !== true && (!path.includes('{') || path.startsWith('cruises/{id}'));
});
const read = (endpoint: Endpoint) => ask(receiver, endpoint, { query: queries[endpoint.path] ?? {} });

/** The level from which on a call finds the cruise. */
function neededFor({ method, path }: Endpoint): ShareLevel | 'owner' {
  const noun = path.split('/')[2];
  if (noun === 'sharing' || (method === 'DELETE' && noun === undefined)) return 'owner';
  if (method !== 'GET') return 'edit';
  const field = noun as keyof typeof cruise_fields | undefined;
  return (field !== undefined && cruise_fields[field]) || 'itinerary';
}

const steps: (ShareLevel | null)[] = [null, ...share_levels, null];

test('every call of a cruise is found from its level on, and not below', async () => {
  for (const level of steps) {
    await share(level);
    for (const endpoint of calls_of_cruise) {
      const needed = neededFor(endpoint);
      const is_found = level !== null && shows(level, needed);
      // a deletion would also affect the tests of the next levels
      if (is_found && endpoint.method === 'DELETE') continue;
      const { status, text } = await ask(receiver, endpoint);
      const what = `${endpoint.method} ${endpoint.path} at ${level}: ${status} ${text.slice(0, 200)}`;
      assert.equal(status !== 404, is_found, what);
      assert.ok(status < 500, what);
      // and a hidden record is answered like a missing one
      if (!is_found) assert.equal(text, (await ask(receiver, endpoint, { ids: { id: newId() } })).text, what);
    }
  }
});

test('no answer of any call holds what the level does not show', async () => {
  for (const level of steps) {
    await share(level);
    for (const endpoint of reads) {
      const { status, text } = await read(endpoint);
      const what = `${endpoint.path} at ${level}: ${text.slice(0, 2000)}`;
      assert.ok(status < 500, what);
      assert.doesNotMatch(text, /ztwin/i, what);
      if (level === null) assert.doesNotMatch(text, /zitinerary/i, what);
      if (level === null || !shows(level, 'details')) assert.doesNotMatch(text, /zdetails/i, what);
      for (const secret of secretsOf(level)) assert.ok(!text.includes(secret), `${secret} in ${what}`);
    }
  }
});

test('no search and no order uses fields that the level does not show', async () => {
  const found = async (q: string) => (await receiver.call('GET cruises', { query: { q } })).body.total;
  for (const level of share_levels) {
    await share(level);
    assert.equal(await found('zitinerary start'), 1, level);
    assert.equal(await found('zdetails stateroom'), Number(shows(level, 'details')), level);
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
    // an unknown price comes last
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

test('a cached feed shows of a share only the fields of its level, and the owner’s name', async () => {
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
    assert.match(text, /Zitinerary ship_name/, level);
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

/** Calls without data of cruises, and calls of operators. */
const aside = /^(about|admin|billing|catalog|record|user\/sessions)/;

/** An answer with the same ids and versions in each run. */
function steady(answers: object): string {
  const known = new Map<string, string>();
  return (
    JSON.stringify(answers, null, 2)
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (uuid) => {
        if (!known.has(uuid)) known.set(uuid, `id ${known.size + 1}`);
        return known.get(uuid) ?? '';
      })
      .replaceAll(/"(version|unread)": \d+/g, '"$1": "number"')
      .replaceAll(/("token": "|icalendar\/)[\w-]{20,}/g, '$1token')
      // values that depend on the secret of the instance
      .replaceAll(/(:|@)[0-9a-f]{16,32}(@|\.gangway)/g, '$1hash$2')
      .replaceAll(/hash@[0-9a-f]{16}\.gangway/g, 'hash@hash.gangway')
      .replaceAll(server.url, 'http://gangway')
  );
}

/** Calls that change the cruise without changing what other calls read. */
const changes: Record<string, object> = {
  'PATCH cruises/{id}': { deck: shared_record.deck },
  'PATCH cruises/{id}/passengers/{passenger_id}': {},
  'PATCH cruises/{id}/flights/{flight_id}': {},
  'PATCH cruises/{id}/lodging/{lodging_id}': {},
  'PATCH cruises/{id}/addons/{addon_id}': {},
  'PATCH cruises/{id}/payments/{payment_id}': {},
  'PATCH cruises/{id}/diary/{entry_id}': {},
  'PATCH cruises/{id}/documents/{document_id}': { name: 'Zfull.pdf' },
  'POST cruises/{id}/mark-paid': {},
  'DELETE cruises/{id}/mark-paid': {},
};

const written = reads.filter(({ path }) => !aside.test(path));

/** The receiver's current answers of all calls, and the feed. */
async function readAll(): Promise<Map<string, { status: number; text: string }>> {
  // the number of earlier notices is not tested here
  await server.database.query.execute(sql`delete from notices`);
  const answers = new Map<string, { status: number; text: string }>();
  for (const endpoint of written) {
    const { status, text } = await read(endpoint);
    answers.set(`GET ${endpoint.path}`, { status, text: endpoint.answer === 'file' ? '"a file"' : text });
  }
  const { url } = (await receiver.call('GET user/icalendar')).body;
  const feed = await fetch(String(url).replace(/^https?:\/\/[^/]+/, server.url));
  const lines = (await feed.text()).replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  const kept = lines.filter((line) => !line.startsWith('SEQUENCE'));
  return answers.set('the feed', { status: feed.status, text: JSON.stringify(kept) });
}

let unshared: Awaited<ReturnType<typeof readAll>> | undefined;

for (const level of share_levels) {
  test(`what ${level} shows is written down, call by call`, async (t) => {
    if (unshared === undefined) {
      await share(null);
      unshared = await readAll();
    }
    await share(level);
    const answers: Record<string, unknown> = {};
    for (const [key, { status, text }] of await readAll()) {
      const before = unshared.get(key);
      const is_same = status === before?.status && text === before.text;
      answers[key] = status !== 200 ? status : is_same ? 'as without the share' : JSON.parse(text);
    }
    for (const [key, body] of Object.entries(changes)) {
      const endpoint = calls_of_cruise.find(({ method, path }) => `${method} ${path}` === key);
      assert.ok(endpoint, key);
      const { status, text } = await ask(receiver, endpoint, { body });
      answers[key] = status < 300 ? JSON.parse(text) : status;
    }
    const file = join(import.meta.dirname, 'levels', `${level}.json`);
    t.assert.fileSnapshot(steady(answers), file, { serializers: [(value) => `${String(value)}\n`] });
  });
}
