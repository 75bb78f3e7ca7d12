import assert from 'node:assert/strict';
import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import { largest_document } from '#domain/documents.ts';
import { tidyFiles } from '#server/features/cruises/documents/jobs.ts';
import { newId } from '#server/platform/ids.ts';
import { pdf } from '#server/testing/documents.ts';
import { good_password, startTestServer, type Caller } from '#server/testing/server.ts';
import {
  bookingOf,
  documentOf,
  openTestReader,
  proposalOf,
  readOut,
  sendUpload,
  untilState,
} from '#server/testing/uploads.ts';
import { tidyUploads } from './jobs.ts';

const server = await startTestServer({}, { reader: openTestReader() });
const { services, clock } = server;
const { query } = services.database;
const folder = join(services.config.DATA_DIR, 'files');

const icon = { ship_name: 'Icon of the Seas', start_date: '2027-03-06', end_date: '2027-03-13' };
const catalogue_ids = {
  cruise_line_id: 'royal-caribbean',
  ship_id: 'royal-caribbean-icon-of-the-seas-2024',
  start_port_id: 'us-miami',
  end_port_id: 'us-fort-lauderdale-port-everglades',
};
const booking = bookingOf(proposalOf(icon, { ids: catalogue_ids }));

/** The keys of the files in the folder. */
function filesThere(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

async function keyOf({ id }: { id: string }): Promise<string> {
  const { rows } = await query.execute<{ file_key: string }>(
    sql`select file_key from uploads where id = ${id}`,
  );
  return rows[0]?.file_key ?? assert.fail('there is no such upload');
}

async function untilGone(key: string): Promise<void> {
  for (const end = performance.now() + 20_000; performance.now() < end;) {
    if (!filesThere().includes(key)) return;
    await sleep(10);
  }
  assert.fail('the file is still there');
}

/** The services with the clock some seconds later. */
const after = (seconds: number) => ({
  ...services,
  clock: { now: () => new Date(clock.now().getTime() + seconds * 1000) },
});

const fileOf = (caller: Caller, { id }: { id: string }) =>
  fetch(`${server.url}/api/uploads/${id}/file`, { headers: caller.headers });

test('a document is received, read, and shown with its proposals and their places', async () => {
  const owner = await server.traveller();
  const sent = await sendUpload(owner, booking, '../../כרטיס.html');
  assert.equal(sent.status, 201);
  const { id, ...facts } = sent.body;
  assert.deepEqual(facts, {
    version: 1,
    name: 'כרטיס.html',
    media_type: 'text/plain',
    size: Buffer.byteLength(booking),
    date_added: clock.now().toISOString().replace('.000', ''),
    state: 'waiting',
    stage: null,
    progress: 0,
    failure: null,
    reason: null,
    count: 0,
    cruises: [],
    cruise_ids: [],
    deleted_on: '2026-12-21',
  });
  const read = await untilState(owner, { id }, 'proposed');
  assert.deepEqual([read.count, read.stage, read.progress], [1, null, 0]);
  assert.deepEqual(read.cruises, [icon]);
  assert.equal(read.proposals[0]?.fields.ship_name?.value, 'Icon of the Seas');
  assert.deepEqual(read.proposals[0]?.matches, []);
  assert.deepEqual(
    read.liveries.map(({ hull }) => hull),
    ['giant'],
  );
  assert.deepEqual(
    read.ports.map((port) => [port.id, port.name, port.code]),
    [
      ['us-fort-lauderdale-port-everglades', 'Fort Lauderdale (Port Everglades)', 'FLL'],
      ['us-miami', 'Miami', 'MIA'],
    ],
  );
  const cells = [{ text: 'Booking confirmation', x0: 0, x1: 99.5 }];
  assert.deepEqual(read.pages, [
    {
      number: 1,
      width: 600,
      height: 800,
      is_rtl: false,
      rows: [{ block: 0, table: null, y0: 10.12, y1: 20, cells }],
    },
  ]);
  const { headers } = await owner.call('GET uploads/{id}', { params: { id } });
  assert.equal(headers.get('etag'), `"${read.version}"`);
  const { proposals: _proposals, liveries: _liveries, ports: _ports, pages: _pages, ...listed } = read;
  const { body: list } = await owner.call('GET uploads');
  assert.deepEqual(list, { items: [listed], next_cursor: null, total: 1 });
  assert.equal((await owner.call('GET user/notifications/summary')).body.pending_uploads, 1);
  assert.equal((await owner.call('GET user/notifications')).body.total, 0, 'who waited is not told');
});

test('the document comes back as it was sent, and is never shown live', async () => {
  const owner = await server.traveller();
  const page = '<!doctype html><script>alert(1)</script>';
  const { body } = await sendUpload(owner, page, 'a.html');
  assert.equal(body.media_type, 'text/html');
  const file = await fileOf(owner, body);
  assert.equal(await file.text(), page);
  assert.equal(file.headers.get('content-type'), 'text/plain; charset=utf-8');
  assert.match(file.headers.get('content-disposition') ?? '', /^attachment;/);
  assert.equal(file.headers.get('content-security-policy'), "sandbox; default-src 'none'");
  assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
  rmSync(join(folder, (await keyOf(body)).slice(-2), await keyOf(body)));
  assert.equal((await fileOf(owner, body)).status, 410);
});

test('a file that is no document is refused and leaves nothing', async () => {
  const owner = await server.traveller();
  const before = filesThere();
  const cases: [Uint8Array | string, number, string][] = [
    ['', 400, 'invalid'],
    [Buffer.from([0, 1, 2, 3]), 415, 'unsupported_media'],
    [Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100)]), 415, 'unsupported_media'],
    [Buffer.concat([pdf, Buffer.alloc(largest_document)]), 413, 'too_large'],
  ];
  for (const [content, status, code] of cases) {
    const refused = await sendUpload(owner, content, 'a.pdf');
    assert.deepEqual([refused.status, refused.failure.code], [status, code]);
  }
  assert.deepEqual(filesThere(), before);
  assert.equal((await owner.call('GET uploads')).body.total, 0);
  assert.equal((await owner.call('GET uploads', { query: { limit: 0 } })).status, 400);
});

test('a full disk answers 507, and the server goes on', async () => {
  const owner = await server.traveller();
  const { open } = fs;
  // the kernel's device of a full disk
  mock.method(fs, 'open', (path: string, flags?: string) =>
    flags === 'wx' ? open('/dev/full', 'r+') : open(path, flags),
  );
  syncBuiltinESMExports();
  const refused = await sendUpload(owner, booking);
  mock.restoreAll();
  syncBuiltinESMExports();
  assert.deepEqual([refused.status, refused.failure.code], [507, 'no_space']);
  assert.equal((await owner.call('GET uploads')).body.total, 0);
  assert.equal((await sendUpload(owner, booking)).status, 201);
});

test('somebody else’s document is not there, on every call', async () => {
  const [owner, stranger] = [await server.traveller(), await server.traveller()];
  const { id, version } = await readOut(owner, booking);
  const body = { cruises: [{ action: 'create', cruise: icon }] };
  for (const { method, path } of endpoints.filter((one) => one.path.startsWith('uploads/{id}'))) {
    const key = `${method} ${path}` as 'POST uploads/{id}/accept';
    const sent = key === 'POST uploads/{id}/accept' ? { body } : {};
    const { status } = await stranger.call(key, { params: { id }, ...sent });
    assert.equal(status, 404, key);
    assert.equal((await stranger.call(key, { params: { id: newId() }, ...sent })).status, 404, key);
    assert.equal((await server.stranger.call(key, { params: { id }, ...sent })).status, 401, key);
  }
  const wrong = { cruises: 'all' };
  const refused = await stranger.call('POST uploads/{id}/accept', { params: { id }, body: wrong });
  assert.equal(refused.status, 404, 'however wrong the body');
  assert.equal((await stranger.call('GET uploads')).body.total, 0);
  assert.equal((await stranger.call('GET user/notifications/summary')).body.pending_uploads, 0);
  assert.equal((await owner.call('GET uploads/{id}', { params: { id } })).body.version, version);
});

test('a document that is sent again with its id is kept and read once, also after it was discarded', async () => {
  const [owner, stranger] = [await server.traveller(), await server.traveller()];
  const id = newId();
  const before = filesThere().length;
  const both = await Promise.all([0, 1].map(() => sendUpload(owner, booking, 'lost answer.txt', id)));
  assert.deepEqual(
    both.map((sent) => [sent.status, sent.body.id]),
    [
      [201, id],
      [201, id],
    ],
  );
  assert.equal((await owner.call('GET uploads')).body.total, 1);
  const taken = await sendUpload(stranger, booking, 'taken.txt', id);
  assert.deepEqual([taken.status, taken.failure.code], [409, 'conflict']);
  assert.equal((await owner.call('DELETE uploads/{id}', { params: { id } })).status, 204);
  assert.equal((await sendUpload(owner, booking, 'lost answer.txt', id)).body.id, id);
  assert.equal((await owner.call('GET uploads')).body.total, 0);
  assert.equal(filesThere().length, before + 1);
});

test('the list has pages, the latest document first', async () => {
  const owner = await server.traveller();
  const ids = [];
  for (let number = 0; number < 3; number += 1)
    ids.unshift((await sendUpload(owner, booking, `${number}.txt`)).body.id);
  const first = await owner.call('GET uploads', { query: { limit: 2 } });
  const cursor = first.body.next_cursor ?? '';
  const second = await owner.call('GET uploads', { query: { limit: 2, cursor } });
  assert.deepEqual(
    [...first.body.items, ...second.body.items].map(({ id }) => id),
    ids,
  );
  assert.deepEqual([first.body.total, second.body.next_cursor], [3, null]);
});

test('a hundred documents wait at most, and sixty are taken in an hour', async () => {
  const owner = await server.traveller();
  for (let number = 0; number < 60; number += 1)
    assert.equal((await sendUpload(owner, 'x')).status, 201, String(number));
  const often = await sendUpload(owner, 'x');
  assert.deepEqual([often.status, often.failure.code], [429, 'too_many_requests']);
  const [{ id } = { id: '' }] = (await owner.call('GET uploads')).body.items;
  assert.equal((await owner.call('POST uploads/{id}/cancel', { params: { id } })).status < 500, true);
  const retried = await owner.call('POST uploads/{id}/retry', { params: { id } });
  assert.equal(retried.status, 429, 'reading again costs as much');
  // forty more from before, one of them discarded
  await query.execute(sql`insert into uploads (id, user_id, name, media_type, size, file_key, date_added, queued_at, kept_until, state)
    select gen_random_uuid(), user_id, name, media_type, size, gen_random_uuid(), date_added, queued_at, kept_until, 'cancelled'
    from uploads where id = ${id} union all
    select gen_random_uuid(), user_id, name, media_type, size, gen_random_uuid(), date_added, queued_at, kept_until, 'cancelled'
    from (select * from uploads where id = ${id}) one, generate_series(1, 39)`);
  await query.execute(sql`delete from limits`);
  const full = await sendUpload(owner, 'x');
  assert.deepEqual([full.status, full.failure.code], [409, 'conflict']);
  await owner.call('DELETE uploads/{id}', { params: { id } });
  assert.equal((await sendUpload(owner, 'x')).status, 201);
  const restored = await owner.call('POST uploads/{id}/restore', { params: { id } });
  assert.equal(restored.status, 409, 'nor is one brought back beyond them');
});

test('what is discarded is gone from the lists, can be restored for 30 days, and then goes with its file', async () => {
  const owner = await server.traveller();
  const read = await readOut(owner, booking);
  const params = { id: read.id };
  const key = await keyOf(read);
  const discard = () => owner.call('DELETE uploads/{id}', { params });
  // read nearly 30 days ago: the 30 days begin again
  await query.execute(
    sql`update uploads set kept_until = kept_until - interval '29 days' where id = ${read.id}`,
  );
  assert.equal((await discard()).status, 204);
  assert.equal((await discard()).status, 404);
  assert.equal((await owner.call('GET uploads')).body.total, 0);
  assert.equal((await owner.call('GET uploads/{id}', { params })).status, 404);
  assert.equal((await fileOf(owner, read)).status, 404);
  assert.equal((await owner.call('GET user/notifications/summary')).body.pending_uploads, 0);
  assert.equal((await owner.call('POST uploads/{id}/retry', { params })).status, 404);
  await tidyUploads(after(29 * 86_400));
  const restored = await owner.call('POST uploads/{id}/restore', { params });
  assert.deepEqual([restored.status, restored.body.state], [200, 'proposed']);
  assert.equal((await owner.call('POST uploads/{id}/restore', { params })).status, 200);
  const again = await owner.call('GET uploads/{id}', { params });
  assert.deepEqual([again.body.proposals, again.body.pages], [read.proposals, read.pages]);
  await discard();
  assert.ok(filesThere().includes(key));
  await tidyUploads(after(30 * 86_400));
  assert.equal((await owner.call('POST uploads/{id}/restore', { params })).status, 404);
  await untilGone(key);
  // its first answer was lost at sea
  const late = await sendUpload(owner, booking, 'late.txt', read.id);
  assert.deepEqual([late.status, late.failure.code], [410, 'deleted']);
});

test('a document without a review is deleted after 30 days, on the announced day', async () => {
  const owner = await server.traveller();
  const read = await readOut(
    owner,
    documentOf({ outcome: 'not_a_booking', reason: 'brochure', proposals: [] }),
  );
  assert.equal(read.reason, 'brochure');
  assert.equal((await owner.call('GET user/notifications/summary')).body.pending_uploads, 0);
  const key = await keyOf(read);
  await tidyUploads(after(30 * 86_400 - 60));
  const { body } = await owner.call('GET uploads/{id}', { params: { id: read.id } });
  assert.equal(body.deleted_on, '2026-12-21');
  await tidyUploads(after(30 * 86_400 + 60));
  assert.equal((await owner.call('GET uploads/{id}', { params: { id: read.id } })).status, 404);
  await untilGone(key);
});

test('files of uploads are not taken for left over', async () => {
  const owner = await server.traveller();
  const [waiting, discarded] = [await readOut(owner, booking), await readOut(owner, booking)];
  await owner.call('DELETE uploads/{id}', { params: { id: discarded.id } });
  const old = new Date(services.clock.now().getTime() - 3_700_000);
  const keys = await Promise.all([waiting, discarded].map(keyOf));
  for (const key of keys) utimesSync(join(folder, key.slice(-2), key), old, old);
  await tidyFiles(services);
  for (const key of keys) assert.ok(filesThere().includes(key));
  assert.equal((await fileOf(owner, waiting)).status, 200);
});

test('an account that goes takes its documents along, also one that is just being read', async () => {
  const owner = await server.traveller();
  const read = await readOut(owner, booking);
  const slow = await sendUpload(owner, documentOf({ outcome: 'booking', proposals: [] }, 50_000));
  await untilState(owner, slow.body, 'reading');
  const keys = [await keyOf(read), await keyOf(slow.body)];
  const gone = await owner.call('DELETE auth/users/me/', { body: { current_password: good_password } });
  assert.equal(gone.status, 204);
  for (const key of keys) await untilGone(key);
  const { rows } = await query.execute(sql`select id from uploads where id in (${read.id}, ${slow.body.id})`);
  assert.deepEqual(rows, []);
  // the reader is free again, and not after fifty seconds
  const other = await server.traveller();
  const begun = performance.now();
  await readOut(other, booking);
  assert.ok(performance.now() - begun < 40_000);
});

test('a user who opens the list has a thread prepared for the next document, one who sends for that document', async (t) => {
  const sender = await server.traveller();
  const prepare = t.mock.method(server.services.reader, 'prepare');
  const { headers } = sender;
  assert.equal((await fetch(`${sender.url}/api/uploads`, { method: 'HEAD', headers })).status, 200);
  assert.equal(prepare.mock.callCount(), 0, 'nobody looks');
  await sender.call('GET uploads');
  assert.equal(prepare.mock.callCount(), 1);
  assert.equal((await readOut(sender, booking)).state, 'proposed');
  assert.equal(prepare.mock.callCount(), 2);
});
