import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { languages } from '#domain/languages.ts';
import { type Caller, startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
let ada: Caller;
before(async () => {
  ada = await server.traveller();
});

/** The ids of the results of a search, best first. */
async function find(
  kind: 'ports' | 'airports' | 'airlines' | 'ships',
  q: string,
  limit = 20,
): Promise<string[]> {
  const found = await ada.call(`GET catalog/${kind}`, { query: { q, limit } });
  assert.equal(found.status, 200);
  return found.body.items.map((item) => item.id);
}

describe('A search in the catalogue', () => {
  const best: readonly ['ports' | 'airports' | 'airlines' | 'ships', string, string][] = [
    ['ports', 'Miami', 'us-miami'],
    ['ports', 'malaga', 'es-malaga'],
    ['ports', 'MÁLAGA', 'es-malaga'],
    ['ports', 'coco cay', 'bs-perfect-day-at-cococay-bahamas'],
    ['ports', 'CocoCay', 'bs-perfect-day-at-cococay-bahamas'],
    ['ports', 'st johns', 'ag-st-johns-antigua'],
    ['ports', "Saint John's", 'ag-st-johns-antigua'],
    ['ports', "St. John's, Newfoundland", 'ca-st-johns-newfoundland'],
    ['ports', 'MIA', 'us-miami'],
    ['ports', 'usmia', 'us-miami'],
    ['ports', 'port miami', 'us-miami'],
    ['ports', 'Nassau Bahamas', 'bs-nassau'],
    ['ports', 'Kopenhagen', 'dk-copenhagen'],
    ['ports', 'ברצלונה', 'es-barcelona'],
    ['ports', 'le pirée', 'gr-athens-piraeus'],
    ['ports', 'FLL', 'us-fort-lauderdale-port-everglades'],
    ['airports', 'mia', 'MIA'],
    ['airports', 'KMIA', 'MIA'],
    ['airports', 'miami', 'MIA'],
    ['airports', 'zurich', 'ZRH'],
    ['airlines', 'lh', 'LH'],
    ['airlines', 'lufthansa', 'LH'],
    ['ships', 'icon of the seas', 'royal-caribbean-icon-of-the-seas-2024'],
    ['ships', 'icon rci', 'royal-caribbean-icon-of-the-seas-2024'],
    ['ships', '9829930', 'royal-caribbean-icon-of-the-seas-2024'],
  ];
  for (const [kind, q, id] of best) {
    it(`finds ${id} first among ${kind} for "${q}"`, async () => {
      assert.equal((await find(kind, q))[0], id);
    });
  }

  it('finds a ship by a name that it had before, and by the one it got later', async () => {
    const found = await find('ships', 'splendour of the seas');
    assert.ok(found.includes('royal-caribbean-splendour-of-the-seas-1996'));
    assert.ok(found.includes('marella-marella-discovery-1996'), 'the same hull under its later name');
  });

  it('needs every word to match', async () => {
    assert.deepEqual(await find('ports', 'miami atlantis'), []);
  });

  it('keeps a saint in sight at every letter on the way to it', async () => {
    for (let length = 1; length <= 'saint johns'.length; length += 1) {
      const typed = 'saint johns'.slice(0, length);
      assert.ok((await find('ports', typed, 1000)).includes('ag-st-johns-antigua'), `"${typed}"`);
    }
  });

  it('puts beginnings before words inside, and ports of embarkation before islands', async () => {
    const { body } = await ada.call('GET catalog/ports', { query: { q: 'san', limit: 1000 } });
    const names = body.items.map((port) => port.name.toLowerCase());
    const last_beginning = names.findLastIndex((name) => name.startsWith('san'));
    const first_inside = names.findIndex((name) => /[a-z]san/.test(name) && !/\bsan/.test(name));
    assert.ok(last_beginning < first_inside, 'beginnings come first');
    const all = await ada.call('GET catalog/ports', { query: { limit: 1000 } });
    const kinds = [...new Set(all.body.items.map((port) => port.kind))];
    assert.deepEqual(kinds, ['embarkation', 'port'].slice(0, kinds.length));
  });

  it('puts large airports with scheduled flights before others', async () => {
    const { body } = await ada.call('GET catalog/airports', { query: { q: 'london' } });
    const large = body.items.map((airport) => airport.size === 'large');
    assert.ok(large[0]);
    const london = body.items.filter((airport) => airport.city === 'London');
    assert.deepEqual(
      london.map((airport) => airport.size),
      london.map((airport) => airport.size).toSorted(),
    );
  });

  it('answers 20 by default, and says how many there are', async () => {
    const { body } = await ada.call('GET catalog/airports', { query: { q: 'international' } });
    assert.equal(body.items.length, 20);
    assert.ok(body.total > 500);
    assert.equal(body.next_cursor, null);
    const nothing = await ada.call('GET catalog/ports', { query: { q: 'xyzzy' } });
    assert.deepEqual(nothing.body, { items: [], next_cursor: null, total: 0 });
  });

  it('takes signs of SQL and of patterns as the text that they are', async () => {
    for (const q of ["'; drop table ports; --", '%', '_', '\\', '|', '~', 'mi%mi', '["', '{}', '🚢', ' ']) {
      const { status } = await ada.call('GET catalog/ports', { query: { q } });
      assert.equal(status, 200, q);
    }
    assert.deepEqual(await find('ports', 'mi%ami'), await find('ports', 'mi ami'), 'it only parts words');
  });

  it('refuses a limit out of range, a text that is too long and one that no database takes', async () => {
    for (const query of [
      { limit: 0 },
      { limit: 1001 },
      { limit: 'ten' },
      { q: 'a'.repeat(201) },
      { q: 'a\0' },
    ]) {
      const { status, failure } = await ada.call('GET catalog/ports', { query });
      assert.equal(status, 400, JSON.stringify(query));
      assert.deepEqual(Object.keys(failure.errors ?? {}), Object.keys(query));
    }
  });
});

describe('Lines and ships', () => {
  it('lists every line at once, the gone ones last, each with its livery', async () => {
    const { body } = await ada.call('GET catalog/cruise-lines');
    assert.equal(body.items.length, body.total);
    assert.ok(body.total >= 121);
    const statuses = body.items.map((line) => line.status);
    assert.deepEqual(statuses, statuses.toSorted());
    assert.ok(statuses.includes('defunct'));
    for (const line of body.items) {
      assert.match(line.colour, /^#[0-9a-f]{6}$/);
      assert.match(line.monogram, /^[A-Z0-9]{2,3}$/);
    }
  });

  it('finds a line by the letters that its regulars use', async () => {
    const { body } = await ada.call('GET catalog/cruise-lines', { query: { q: 'rci' } });
    assert.deepEqual(
      body.items.map((line) => line.name),
      ['Royal Caribbean International'],
    );
  });

  it('lists the ships of a line: first active, then ordered, then retired ones', async () => {
    const { body } = await ada.call('GET catalog/cruise-lines/{id}/ships', {
      params: { id: 'royal-caribbean' },
    });
    const statuses = body.items.map((ship) => ship.status);
    assert.deepEqual([...new Set(statuses)], ['active', 'ordered', 'retired']);
    assert.ok(body.items.every((ship) => ship.cruise_line === 'Royal Caribbean International'));
    assert.equal(body.items.length, body.total);
  });

  it('knows no line and no ship that never was', async () => {
    const ships = await ada.call('GET catalog/cruise-lines/{id}/ships', { params: { id: 'white-star' } });
    const ship = await ada.call('GET catalog/ships/{id}', { params: { id: 'white-star-titanic-1912' } });
    assert.deepEqual([ships.status, ship.status], [404, 404]);
  });

  it('reads one ship with all that is known of it', async () => {
    const { body } = await ada.call('GET catalog/ships/{id}', {
      params: { id: 'royal-caribbean-icon-of-the-seas-2024' },
    });
    assert.equal(body.name, 'Icon of the Seas');
    assert.equal(body.gross_tonnage, 248663);
    assert.equal(body.length_m, 364.8);
    assert.equal(body.is_active, true);
  });

  it('finds ships of one line only, on request', async () => {
    const { body } = await ada.call('GET catalog/ships', {
      query: { q: 'princess', cruise_line_id: 'princess', limit: 100 },
    });
    assert.ok(body.total > 10);
    assert.deepEqual([...new Set(body.items.map((ship) => ship.cruise_line_id))], ['princess']);
  });
});

describe('Programmes and countries', () => {
  it('lists programmes with their tiers from the lowest, also replaced ones', async () => {
    const { body } = await ada.call('GET catalog/programmes');
    const crown = body.items.find((programme) => programme.id === 'royal-caribbean-crown-and-anchor-society');
    assert.deepEqual(crown?.tiers.map((tier) => tier.name).slice(0, 4), [
      'Gold',
      'Platinum',
      'Emerald',
      'Diamond',
    ]);
    const vifp = body.items.find((programme) => programme.id === 'carnival-vifp-club');
    assert.equal(vifp?.ended_on, '2026-05-31');
  });

  it("lists 250 countries in the caller's language and in its order", async () => {
    for (const language of languages) {
      const { body } = await ada.with({ 'accept-language': language }).call('GET catalog/countries');
      assert.equal(body.items.length, 250);
      const names = body.items.map((country) => country.name);
      assert.deepEqual(names, names.toSorted(new Intl.Collator(language).compare));
    }
    const german = await ada.with({ 'accept-language': 'de' }).call('GET catalog/countries');
    assert.equal(german.body.items.find((country) => country.code === 'ES')?.name, 'Spanien');
  });
});

describe('An answer of the catalogue', () => {
  const addresses = [
    'cruise-lines',
    'cruise-lines/msc/ships',
    'ships?q=sun',
    'ships/royal-caribbean-icon-of-the-seas-2024',
    'ports?q=miami',
    'airports?q=mia',
    'airlines?q=lh',
    'programmes',
    'countries',
  ];
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/catalog/${address}`, { headers: { ...ada.headers, ...headers } });

  for (const address of addresses) {
    it(`is kept for long and checked with its tag: ${address}`, async () => {
      const first = await get(address);
      assert.equal(first.status, 200);
      const etag = first.headers.get('etag') ?? '';
      assert.match(etag, /^"[\w-]+"$/);
      const max_age = /^private, max-age=(\d+)$/.exec(first.headers.get('cache-control') ?? '')?.[1];
      assert.ok(Number(max_age) >= 3600);
      await first.text();
      for (const kept of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(address, { 'if-none-match': kept });
        assert.equal(again.status, 304, kept);
        assert.equal(again.headers.get('etag'), etag);
        assert.equal(await again.text(), '');
      }
      const changed = await get(address, { 'if-none-match': '"other"' });
      assert.equal(changed.status, 200);
      await changed.text();
    });
  }

  it('has another tag in another language where it holds names', async () => {
    const english = await get('countries');
    const hebrew = await get('countries', { 'accept-language': 'he' });
    assert.match(hebrew.headers.get('vary') ?? '', /^Accept-Language(,|$)/);
    assert.notEqual(english.headers.get('etag'), hebrew.headers.get('etag'));
    await Promise.all([english.text(), hebrew.text()]);
  });

  it('is for those who are signed in', async () => {
    for (const address of addresses) {
      const answer = await fetch(`${server.url}/api/catalog/${address}`, {
        headers: { 'if-none-match': '*' },
      });
      assert.equal(answer.status, 401, address);
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      await answer.text();
    }
  });
});
