import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { entitlementOf, type Plan } from '#domain/entitlements.ts';
import { upload } from '#server/testing/documents.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';
import { bookingOf, openTestReader, proposalOf, readOut, sendUpload } from '#server/testing/uploads.ts';

const server = await startTestServer(
  { STRIPE_SECRET_KEY: 'sk_test', WRITES_A_MINUTE: '40' },
  { reader: openTestReader() },
);
const { query } = server.database;

const past = { ship_name: 'Koningsdam', start_date: '2025-03-06', end_date: '2025-03-13' };

async function travellerOn(plan: Plan): Promise<{ traveller: Caller; user_id: string; email: string }> {
  const traveller = await server.traveller();
  const { id, email } = (await traveller.call('GET user/settings')).body.user;
  await query.execute(sql`update users set plan_name = ${plan} where id = ${id}`);
  return { traveller, user_id: id, email };
}

/** Gives an account this many more cruises. */
async function fillCruises(user_id: string, count: number, { database } = server): Promise<void> {
  await database.query
    .execute(sql`insert into cruises (id, owner_id, version, ship_name, start_date, end_date, ship_key,
      search_text, created_at, updated_at)
    select gen_random_uuid(), ${user_id}, 1, 'Old', '2020-01-01', '2020-01-08', 'old', 'old', now(), now()
    from generate_series(1, ${count}::int)`);
}

/** Gives a cruise a document of this many bytes. */
async function fillBytes(cruise_id: string, size: number): Promise<void> {
  await query.execute(sql`insert into cruise_documents (id, cruise_id, name, media_type, size, file_key, date_added)
    values (gen_random_uuid(), ${cruise_id}, 'large.pdf', 'application/pdf', ${size}, gen_random_uuid(), now())`);
}

const outcomesOf = (answers: { status: number; failure: { code: string } | null }[]) =>
  answers.map(({ status, failure }) => (status < 400 ? String(status) : (failure?.code ?? ''))).toSorted();

const usageOf = async (traveller: Caller) => (await traveller.call('GET user/usage')).body;

test('of two cruises that are recorded at once beside the last place one gets in, and it is counted', async () => {
  const { traveller, user_id } = await travellerOn('free');
  const { cruises: most } = entitlementOf('free');
  await fillCruises(user_id, most - 1);
  const record = (more = {}) => traveller.call('POST cruises', { body: { ...past, ...more } });
  const both = await Promise.all([record(), record()]);
  assert.deepEqual(outcomesOf(both), ['201', 'plan_required']);
  const usage = await usageOf(traveller);
  assert.deepEqual([usage.cruises, usage.most_cruises], [most, most]);
  assert.deepEqual(outcomesOf([await traveller.call('POST samples')]), ['plan_required']);
  // the recorded cruise can still be changed, and is returned to a repeated request
  const { id = '' } = both.find(({ status }) => status === 201)?.body ?? {};
  const params = { id };
  assert.equal((await traveller.call('PATCH cruises/{id}', { params, body: { notes: 'x' } })).status, 200);
  assert.equal((await record({ id })).status, 201);
  assert.equal((await traveller.call('DELETE cruises/{id}', { params })).status, 204);
  assert.equal((await record()).status, 201);
});

test('the same holds where nothing is sold, and nothing else counts cruises', async () => {
  const family = await startTestServer();
  const traveller = await family.traveller();
  const { cruises: most } = entitlementOf('unrestricted');
  const { id } = (await traveller.call('GET user/settings')).body.user;
  await fillCruises(id, most - 1, family);
  const record = () => traveller.call('POST cruises', { body: past });
  // two requests alone ran one after the other when the second had to wait for a connection
  const answers = await Promise.all(Array.from({ length: 12 }, record));
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  assert.equal(answers.filter(({ failure }) => failure.code === 'plan_required').length, 11);
  assert.equal((await usageOf(traveller)).cruises, most);
});

test('a document that was read becomes no cruise where there is no place for one', async () => {
  const { traveller, user_id } = await travellerOn('pro');
  const { id } = await readOut(traveller, bookingOf(proposalOf(past)));
  await fillCruises(user_id, entitlementOf('pro').cruises);
  const body = { cruises: [{ action: 'create', cruise: past }] };
  const refused = await traveller.call('POST uploads/{id}/accept', { params: { id }, body });
  assert.deepEqual([refused.status, refused.failure.code], [403, 'plan_required']);
});

test('of two files at once beside the last bytes one gets in, whether kept with a cruise or sent to be read', async () => {
  const { traveller } = await travellerOn('pro');
  const { bytes: most } = entitlementOf('pro');
  const cruise = (await traveller.call('POST cruises', { body: past })).body;
  const other = (await traveller.call('POST cruises', { body: past })).body;
  await fillBytes(other.id, most - 10);
  const both = await Promise.all([
    upload(traveller, cruise, 'sixsix', 'a.txt'),
    sendUpload(traveller, 'sevenxx'),
  ]);
  assert.deepEqual(outcomesOf(both), ['201', 'no_space']);
  const { bytes, most_bytes } = await usageOf(traveller);
  assert.ok(bytes === most - 4 || bytes === most - 3);
  assert.equal(most_bytes, most);
});

/** Announces a file of this many bytes, and sends none of it. */
async function announce(traveller: Caller, path: string, size: number): Promise<number | undefined> {
  const headers = { ...traveller.headers, 'content-type': 'multipart/form-data; boundary=x' };
  const sending = request(`${server.url}/api/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-length': size },
  });
  sending.flushHeaders();
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  sending.destroy();
  return response.statusCode;
}

test('a file that there is no room for is refused before any of it is read', async () => {
  const { traveller } = await travellerOn('pro');
  const { bytes: most } = entitlementOf('pro');
  const cruise = (await traveller.call('POST cruises', { body: past })).body;
  const other = (await traveller.call('POST cruises', { body: past })).body;
  await fillBytes(other.id, most - 100_000);
  for (const path of ['uploads', `cruises/${cruise.id}/documents`])
    assert.equal(await announce(traveller, path, 5_000_000), 507, path);
  await fillBytes(other.id, 100_000);
  assert.equal(await announce(traveller, 'uploads', 1_000), 507, 'nor a small one where there is none left');
});

test('a file that a receiver adds takes up the room of the owner', async () => {
  const owner = await travellerOn('pro');
  const editor = await travellerOn('pro');
  const cruise = (await owner.traveller.call('POST cruises', { body: past })).body;
  const given = await owner.traveller.call('POST cruises/{id}/sharing', {
    params: { id: cruise.id },
    body: { email: editor.email, share_level: 'edit' },
  });
  await editor.traveller.call('PATCH user/sharing/{id}', {
    params: { id: given.body.id },
    body: { state: 'accepted' },
  });
  const params = { id: (await readOut(editor.traveller, bookingOf(proposalOf(past)))).id };
  const other = (await owner.traveller.call('POST cruises', { body: past })).body;
  await fillBytes(other.id, entitlementOf('pro').bytes - 3);
  assert.equal((await upload(editor.traveller, cruise, 'four', 'a.txt')).failure.code, 'no_space');
  const { version } = (await editor.traveller.call('GET cruises/{id}', { params: { id: cruise.id } })).body;
  const change = { action: 'update', cruise_id: cruise.id, version, cruise: { notes: 'x' } };
  const accept = (cruises: object[]) =>
    editor.traveller.call('POST uploads/{id}/accept', { params, body: { cruises } });
  assert.equal((await accept([change])).failure.code, 'no_space');
  // in the editor's own cruise the same file takes up no more room than before
  await fillBytes(
    (await editor.traveller.call('POST cruises', { body: past })).body.id,
    entitlementOf('pro').bytes,
  );
  assert.equal((await accept([{ action: 'create', cruise: past }])).status, 200);
});

test('an operator sees the usage and the limits of an account', async () => {
  const { traveller, user_id } = await travellerOn('pro');
  const { traveller: operator } = await travellerOn('admin');
  await fillBytes((await traveller.call('POST cruises', { body: past })).body.id, 1234);
  const { body } = await operator.call('GET admin/users/{id}', { params: { id: user_id } });
  const { cruises, bytes } = entitlementOf('pro');
  assert.deepEqual([body.cruises, body.most_cruises, body.bytes, body.most_bytes], [1, cruises, 1234, bytes]);
});

test('an account that changes too much in a minute waits for the next one, and goes on reading', async () => {
  const { traveller } = await travellerOn('free');
  const { traveller: other } = await travellerOn('free');
  const change = (who: Caller) => who.call('PATCH user/settings', { body: { tier: 'Gold' } });
  const answers = await Promise.all(Array.from({ length: 41 }, () => change(traveller)));
  assert.deepEqual(
    [200, 429].map((expected) => answers.filter(({ status }) => status === expected).length),
    [40, 1],
  );
  const refused = await change(traveller);
  assert.deepEqual([refused.failure.code, refused.headers.get('retry-after')], ['too_many_requests', '60']);
  assert.equal((await traveller.call('GET user/settings')).status, 200);
  assert.equal((await change(other)).status, 200);
  const now = server.clock.now().getTime();
  server.clock.set(new Date(now + 60_000).toISOString());
  assert.equal((await change(traveller)).status, 200);
  // a clock that is set back blocks no account
  for (let count = 1; count < 40; count += 1) await change(traveller);
  assert.equal((await change(traveller)).status, 429);
  server.clock.set(new Date(now).toISOString());
  assert.equal((await change(traveller)).status, 200);
});
