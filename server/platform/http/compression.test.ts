import assert from 'node:assert/strict';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { startTestServer, type Caller } from '#server/testing/server.ts';
import { upload } from '#server/testing/documents.ts';
import { pickEncoding } from './compression.ts';

const server = await startTestServer();

/** An answer in the form in which it crosses the network. */
async function read(caller: Caller, path: string, accepted?: string) {
  const headers = { ...caller.headers, ...(accepted !== undefined && { 'accept-encoding': accepted }) };
  const response = await new Promise<IncomingMessage>((resolve) => {
    get(`${server.url}/api/${path}`, { headers }, resolve);
  });
  return { headers: response.headers, body: await buffer(response) };
}

test('a page of 1,000 cruises is at most 150 kB for a caller that accepts compression', async () => {
  const owner = await server.traveller();
  await fill(owner);
  const plain = await read(owner, 'cruises?limit=1000');
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal((JSON.parse(plain.body.toString()) as { items: unknown[] }).items.length, 1000);
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const packed = await read(owner, 'cruises?limit=1000', accepted);
    assert.equal(packed.headers['content-encoding'], encoding);
    assert.equal(packed.headers['vary'], 'Accept-Language, X-Timezone, Accept-Encoding');
    assert.equal(packed.headers['content-length'], String(packed.body.length));
    assert.ok(packed.body.length <= 150_000, `${encoding}: ${packed.body.length} of ${plain.body.length}`);
    assert.deepEqual(unpack(packed.body), plain.body);
  }
});

test('neither a short answer nor a file is compressed, and an unchanged one is still recognised by its tag', async () => {
  const owner = await server.traveller();
  const all = 'br, gzip';
  assert.equal((await read(owner, 'user/settings', all)).headers['content-encoding'], undefined);
  const body = { ship_name: 'Koningsdam', start_date: '2027-03-06', end_date: '2027-03-13' };
  const cruise = (await owner.call('POST cruises', { body })).body;
  const { body: document } = await upload(owner, cruise, 'text '.repeat(2000), 'a.txt');
  const file = await read(owner, `cruises/${cruise.id}/documents/${document.id}/file`, all);
  assert.deepEqual([file.headers['content-encoding'], file.body.length], [undefined, 10_000]);
  const lines = await read(owner, 'catalog/cruise-lines', all);
  assert.equal(lines.headers['content-encoding'], 'br');
  assert.equal(lines.headers['vary'], 'Accept-Language, Accept-Encoding');
  const tagged = owner.with({ 'if-none-match': String(lines.headers['etag']) });
  assert.equal((await read(tagged, 'catalog/cruise-lines', all)).body.length, 0);
});

test('the best is chosen that is accepted', () => {
  const cases: [string | undefined, string | null][] = [
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.0, *;q=0', null],
    ['*', 'br'],
    ['deflate', null],
  ];
  for (const [accepted, chosen] of cases) assert.equal(pickEncoding(accepted), chosen, String(accepted));
});

/** Creates a thousand records, as different from each other as real ones. */
async function fill(owner: Caller): Promise<void> {
  const body = { ship_name: 'Koningsdam', start_date: '2027-03-06', end_date: '2027-03-13', currency: 'USD' };
  const { id } = (await owner.call('POST cruises', { body })).body;
  await server.database.query.execute(sql`
    with other as (
      select n, md5(n::text) as text,
        (array['balcony', 'Ocean View', 'northern lights', 'Überfahrt', 'חופשה'])[n % 5 + 1] as word
      from generate_series(1, 999) as n
    )
    insert into cruises select (jsonb_populate_record(cruises, jsonb_build_object(
      'id', gen_random_uuid(), 'start_date', date '2015-01-01' + n * 5, 'end_date', date '2015-01-08' + n * 5,
      'ship_name', concat(word, ' ', left(text, 5)), 'itinerary', concat_ws(' ', substr(text, 6, 8), word, n % 7, word),
      'booking_number', upper(substr(text, 14, 7)), 'stateroom', (1000 + n * 7919 % 9000)::text,
      'start_port', concat(word, n % 40), 'end_port', concat(word, n % 30), 'total_price', (n * 7919 % 20000)::text,
      'notes', concat(word, ' ', text)))).*
    from cruises, other where cruises.id = ${id}`);
}
