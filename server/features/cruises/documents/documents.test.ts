import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { CruiseDocument } from '#contract/documents.ts';
import { largest_document, most_document_bytes, most_photographs } from '#domain/documents.ts';
import { good_password, startTestServer, type Caller } from '#server/testing/server.ts';
import { newId } from '#server/platform/ids.ts';
import { tidyFiles } from './jobs.ts';
import { pdf, png, upload, uploadRaw, type UploadAnswer } from '#server/testing/documents.ts';

const server = await startTestServer({ STRIPE_SECRET_KEY: 'sk_test' });
const { services, database } = server;
const folder = join(services.config.DATA_DIR, 'files');

/** An account whose plan allows documents, with a cruise. */
async function traveller(plan = 'pro'): Promise<{ owner: Caller; cruise: { id: string } }> {
  const owner = await server.traveller();
  const { body } = await owner.call('GET user/settings');
  await database.query.execute(sql`update users set plan_name = ${plan} where id = ${body.user.id}`);
  return { owner, cruise: await recordCruise(owner) };
}

async function recordCruise(owner: Caller): Promise<{ id: string }> {
  const body = { ship_name: 'Koningsdam', start_date: '2027-03-06', end_date: '2027-03-13' };
  return { id: (await owner.call('POST cruises', { body })).body.id };
}

/** The files in the folder, complete or partial. */
function filesThere(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 20_000; performance.now() < end; await sleep(10)) {
    if (await isSo()) return;
  }
  assert.fail('it did not come so far');
}

/** Asserts that an upload is refused and leaves no file. */
async function refusedWithout(
  answer: Promise<UploadAnswer>,
  status: number,
  code: string,
): Promise<UploadAnswer> {
  const before = filesThere();
  const refused = await answer;
  assert.deepEqual([refused.status, refused.failure.code], [status, code]);
  await until(() => filesThere().every((name) => before.includes(name)));
  return refused;
}

const readFile = (caller: Caller, cruise: { id: string }, { id }: CruiseDocument) =>
  fetch(`${server.url}/api/cruises/${cruise.id}/documents/${id}/file`, { headers: caller.headers });

test('a file is kept, listed with the cruise, and comes back as it was', async () => {
  const { owner, cruise } = await traveller();
  const content = Buffer.concat([pdf, Buffer.alloc(700_000, 'x')]);
  const added = await upload(owner, cruise, content, 'כרטיס עלייה 🛳️.pdf', 'image/png');
  assert.equal(added.status, 201);
  assert.equal(added.headers.get('etag'), '"1"');
  const { id, date_added, ...facts } = added.body;
  assert.deepEqual(facts, {
    version: 1,
    name: 'כרטיס עלייה 🛳️.pdf',
    media_type: 'application/pdf',
    size: content.length,
    day: null,
  });
  assert.equal(date_added, '2026-11-21T12:00:00Z');
  const listed = await owner.call('GET cruises/{id}/documents', { params: cruise });
  assert.deepEqual(listed.body, { items: [added.body], next_cursor: null, total: 1 });
  const { body: record } = await owner.call('GET cruises/{id}', { params: cruise });
  assert.deepEqual([record.documents, record.version], [[added.body], 2]);

  const file = await readFile(owner, cruise, added.body);
  assert.equal(file.status, 200);
  assert.deepEqual(Buffer.from(await file.arrayBuffer()), content);
  const headers = ['content-type', 'content-length', 'content-disposition', 'cache-control'];
  assert.deepEqual(
    headers.map((name) => file.headers.get(name)),
    [
      'application/pdf',
      String(content.length),
      `attachment; filename*=UTF-8''${encodeURIComponent('כרטיס עלייה 🛳️.pdf')}`,
      'private, no-store',
    ],
  );
  assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
  assert.equal(file.headers.get('content-security-policy'), "sandbox; default-src 'none'");
  assert.equal(file.headers.get('content-encoding'), null);
  assert.equal(JSON.stringify([record, added.body]).includes('file_key'), false);
  assert.equal(statSync(join(folder, 'incoming')).mode & 0o077, 0, 'for the owner of the folder alone');
  assert.ok(id);
});

test('the cruise of another account is not found, and no body that is sent to it is read', async () => {
  const { owner, cruise } = await traveller();
  const { owner: stranger } = await traveller();
  const { body: document } = await upload(owner, cruise, pdf, 'a.pdf');
  await refusedWithout(upload(stranger, cruise, pdf, 'a.pdf'), 404, 'not_found');
  await refusedWithout(upload(server.stranger, cruise, pdf, 'a.pdf'), 401, 'not_authenticated');
  assert.equal((await readFile(stranger, cruise, document)).status, 404);
  const params = { ...(await recordCruise(stranger)), document_id: document.id };
  assert.equal((await stranger.call('DELETE cruises/{id}/documents/{document_id}', { params })).status, 404);
  const renamed = await stranger.call('PATCH cruises/{id}/documents/{document_id}', {
    params,
    body: { name: 'mine' },
  });
  assert.equal(renamed.status, 404, 'nor through a cruise of one’s own');
  // a body that never ends gets its answer nevertheless
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    `POST /api/cruises/${cruise.id}/documents HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nAuthorization: ${stranger.headers['authorization']}\r\n\r\n--b`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  assert.match(answer.toString(), /^HTTP\/1\.1 404 /);
  await once(socket, 'close');
});

test('what a file is, its content says', async () => {
  const { owner, cruise } = await traveller();
  const kept: [string, Buffer | string, string, string][] = [
    ['page.png', '<!DOCTYPE html><script>alert(1)</script>', 'text/html', 'text/plain; charset=utf-8'],
    ['x.pdf', png, 'image/png', 'image/png'],
    ['trip.bin', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'text/calendar', 'text/plain; charset=utf-8'],
    ['mail', 'From: a@b.c\r\nMIME-Version: 1.0\r\n\r\nHi', 'message/rfc822', 'text/plain; charset=utf-8'],
    [
      'old.txt',
      Buffer.from('Gr\u00fc\u00dfe aus K\u00f6ln', 'latin1'),
      'text/plain',
      'text/plain; charset=utf-8',
    ],
    ['wide.txt', Buffer.from('\ufeffGrüße', 'utf16le'), 'text/plain', 'text/plain; charset=utf-8'],
    ['bmw.txt', 'BMW at the pier, 10:00', 'text/plain', 'text/plain; charset=utf-8'],
  ];
  for (const [name, content, type, sent] of kept) {
    const { status, body } = await upload(owner, cruise, content, name);
    assert.deepEqual([status, body.media_type, body.name], [201, type, name]);
    const file = await readFile(owner, cruise, body);
    assert.equal(file.headers.get('content-type'), sent);
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), Buffer.from(content));
  }
  const exe = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(2000)]);
  const refused: [string, Buffer | string][] = [
    ['invoice.pdf', exe],
    ['a.zip', Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1')],
    ['picture.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['text.txt', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['notes.txt', 'a text with a \0 in it'],
    ['late.txt', `${'x'.repeat(300_000)}\x1b`],
  ];
  for (const [name, content] of refused)
    await refusedWithout(upload(owner, cruise, content, name), 415, 'unsupported_media');
});

test('a name leads nowhere and breaks no header', async () => {
  const { owner, cruise } = await traveller();
  const names = {
    '../../../etc/passwd': 'passwd',
    '..\\..\\boot.ini': 'boot.ini',
    '/': 'file',
    '': 'file',
    'a"; filename=evil.exe': 'a"; filename=evil.exe',
    'a\r\nSet-Cookie: x=1.pdf': 'a Set-Cookie: x=1.pdf',
    [`${'é'.repeat(300)}.pdf`]: `${'é'.repeat(196)}.pdf`,
  };
  for (const [sent, kept] of Object.entries(names)) {
    const { status, body } = await upload(owner, cruise, pdf, sent);
    assert.deepEqual([status, body?.name], [201, kept], JSON.stringify(sent));
    const { headers } = await readFile(owner, cruise, body);
    assert.equal(headers.get('set-cookie'), null);
    assert.match(headers.get('content-disposition') ?? '', /^attachment; filename\*=UTF-8''[\w.%~-]+$/);
  }
  const own = ['files', 'secret', 'reminders-sent-until'];
  const outside = readdirSync(services.config.DATA_DIR).filter((name) => !own.includes(name));
  assert.deepEqual(outside, []);
});

test('a form without a file, with an empty one, or that is none at all is refused', async () => {
  const { owner, cruise } = await traveller();
  const empty = await refusedWithout(upload(owner, cruise, '', 'a.txt'), 400, 'invalid');
  assert.deepEqual(empty.failure.errors, { file: ['This file is empty.'] });
  const form = (head: string, end = '\r\n--b--\r\n') =>
    `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\nx${end}`;
  const type = 'multipart/form-data; boundary=b';
  const bodies: [string, string, number, string][] = [
    [form('name="file"'), type, 400, 'invalid'],
    [form('name="other"; filename="a.txt"'), type, 400, 'invalid'],
    [form('name="file"; filename="a.txt"', ''), type, 400, 'invalid'],
    [form('name="file"; filename="a.txt"'), 'multipart/form-data', 400, 'invalid'],
    [form('name="file"; filename="a.txt"'), 'multipart/form-data; charset=x', 400, 'invalid'],
    ['{}', 'application/json', 415, 'unsupported_media'],
    ['x', 'application/pdf', 415, 'unsupported_media'],
  ];
  for (const [body, content_type, status, code] of bodies)
    await refusedWithout(uploadRaw(owner, cruise, body, content_type), status, code);
  assert.equal((await uploadRaw(owner, cruise, form('name="file"; filename="a.txt"'), type)).status, 201);
});

test('a file of 20 MB is kept, and one byte more is refused, whether or not its length is told', async () => {
  const { owner, cruise } = await traveller();
  const content = Buffer.alloc(largest_document + 1, 'x');
  assert.equal((await upload(owner, cruise, content.subarray(1), 'a.txt')).status, 201);
  await refusedWithout(upload(owner, cruise, content, 'a.txt'), 413, 'too_large');
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? Buffer.from(head) : content.subarray(0, 1_000_000));
      sent += 1;
    },
  });
  const type = 'multipart/form-data; boundary=b';
  await refusedWithout(uploadRaw(owner, cruise, endless, type), 413, 'too_large');
  assert.ok(sent < 200, `read on for ${sent} MB`);
});

test('of two uploads at once that only one has room for, one is kept', async () => {
  const { owner, cruise } = await traveller();
  const { body } = await upload(owner, cruise, 'first', 'a.txt');
  const size = most_document_bytes - 10;
  await database.query.execute(sql`update cruise_documents set size = ${size} where id = ${body.id}`);
  const both = await Promise.all([
    upload(owner, cruise, 'b'.repeat(6), 'b'),
    upload(owner, cruise, 'c'.repeat(6), 'c'),
  ]);
  assert.deepEqual(both.map(({ status }) => String(status)).toSorted(), ['201', '413']);
  await refusedWithout(upload(owner, cruise, '12345', 'd'), 413, 'too_large');
  assert.equal((await upload(owner, cruise, '1234', 'e')).status, 201);
  await refusedWithout(upload(owner, cruise, 'x', 'f'), 413, 'too_large');
  assert.equal((await upload(owner, await recordCruise(owner), 'x', 'g')).status, 201);
});

test('a file that is sent again with its id is kept once, also in a cruise that is full by then', async () => {
  const { owner, cruise } = await traveller();
  const to = { ...cruise, document_id: newId() };
  const before = filesThere().length;
  const first = await upload(owner, to, png, 'lost answer.png');
  assert.deepEqual([first.status, first.body.id], [201, to.document_id]);
  const size = most_document_bytes;
  await database.query.execute(sql`update cruise_documents set size = ${size} where id = ${to.document_id}`);
  const again = await upload(owner, to, png, 'lost answer.png');
  assert.deepEqual([again.status, again.body], [201, { ...first.body, size }]);
  assert.equal(filesThere().length, before + 1);
  const other = await recordCruise(owner);
  await refusedWithout(upload(owner, { ...to, ...other }, png, 'other.png'), 409, 'conflict');
  const { owner: stranger, cruise: theirs } = await traveller();
  await refusedWithout(upload(stranger, to, png, 'not mine.png'), 404, 'not_found');
  await refusedWithout(upload(stranger, { ...to, ...theirs }, png, 'taken.png'), 409, 'conflict');
  await refusedWithout(upload(owner, { ...cruise, document_id: 'first' }, png, 'no id.png'), 400, 'invalid');
});

test('a file that is sent again after its document was deleted is not kept', async () => {
  const { owner, cruise } = await traveller();
  const to = { ...cruise, document_id: newId() };
  const { body } = await upload(owner, to, png, 'lost answer.png');
  const params = { ...cruise, document_id: body.id };
  await owner.call('DELETE cruises/{id}/documents/{document_id}', { params });
  await refusedWithout(upload(owner, to, png, 'lost answer.png'), 410, 'deleted');
  assert.equal((await owner.call('GET cruises/{id}/documents', { params: cruise })).body.total, 0);
  // the next tests count the files
  await server.worked('file-removal');
});

test('of a file that is sent twice at once, one is kept and both are answered with it', async () => {
  const { owner, cruise } = await traveller();
  const to = { ...cruise, day: '2027-03-07', document_id: newId() };
  const before = filesThere().length;
  const both = await Promise.all([upload(owner, to, png, 'a.png'), upload(owner, to, png, 'a.png')]);
  assert.deepEqual(
    both.map(({ status, body }) => [status, body.id]),
    [
      [201, to.document_id],
      [201, to.document_id],
    ],
  );
  const listed = await owner.call('GET cruises/{id}/documents', { params: cruise });
  assert.equal(listed.body.total, 1);
  await until(() => filesThere().length === before + 1);
});

test('an upload that breaks off leaves nothing', async () => {
  const { owner, cruise } = await traveller();
  const before = filesThere();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    `POST /api/cruises/${cruise.id}/documents HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nAuthorization: ${owner.headers['authorization']}\r\n\r\n` +
      `--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'x'.repeat(200_000)}`,
  );
  await until(() => readdirSync(join(folder, 'incoming')).length > 0);
  socket.destroy();
  await until(() => readdirSync(join(folder, 'incoming')).length === 0);
  assert.deepEqual(filesThere().toSorted(), before.toSorted());
  assert.equal((await owner.call('GET cruises/{id}/documents', { params: cruise })).body.total, 0);
});

test('a plan without documents adds none, but reads, renames and deletes existing ones', async () => {
  const { owner, cruise } = await traveller();
  const { body: document } = await upload(owner, cruise, pdf, 'a.pdf');
  await database.query.execute(sql`update users set plan_name = 'standard'`);
  await refusedWithout(upload(owner, cruise, pdf, 'a.pdf'), 403, 'plan_required');
  assert.equal((await readFile(owner, cruise, document)).status, 200);
  const params = { ...cruise, document_id: document.id };
  const one = 'cruises/{id}/documents/{document_id}' as const;
  const renamed = await owner.call(`PATCH ${one}`, { params, body: { name: '../b.pdf' } });
  assert.deepEqual([renamed.status, renamed.body.name, renamed.body.version], [200, 'b.pdf', 2]);
  const same = await owner.call(`PATCH ${one}`, { params, body: { name: 'b.pdf' } });
  assert.equal(same.body.version, 2, 'what changes nothing makes no version');
  const stale = { params, headers: { 'if-match': '"1"' } };
  const refused = await owner.call(`PATCH ${one}`, { ...stale, body: { name: 'c.pdf' } });
  assert.deepEqual([refused.status, refused.failure.current], [412, renamed.body]);
  assert.equal((await owner.call(`DELETE ${one}`, stale)).status, 412);
  for (const name of ['', ' ', 'a\nb', 'x'.repeat(201)]) {
    const { failure } = await owner.call(`PATCH ${one}`, { params, body: { name } });
    assert.deepEqual(Object.keys(failure.errors ?? {}), ['name'], JSON.stringify(name));
  }
  assert.equal((await owner.call(`DELETE ${one}`, { params })).status, 204);
  const { body: record } = await owner.call('GET cruises/{id}', { params: cruise });
  assert.deepEqual([record.documents, record.version], [[], 4], 'each change is a version of the cruise');
});

test('with its row, its cruise or its account a file goes', async () => {
  const { owner, cruise } = await traveller();
  const others = filesThere();
  const mine = () => filesThere().filter((name) => !others.includes(name)).length;
  const { body: first } = await upload(owner, cruise, pdf, 'a.pdf');
  for (const content of ['b', 'c']) await upload(owner, cruise, content, `${content}.txt`);
  assert.equal(mine(), 3);
  const params = { ...cruise, document_id: first.id };
  await owner.call('DELETE cruises/{id}/documents/{document_id}', { params });
  await until(() => mine() === 2);
  await owner.call('DELETE cruises/{id}', { params: cruise });
  await until(() => mine() === 0);

  const { body: samples } = await owner.call('POST samples');
  const sample = { id: samples.items[0]?.id ?? '' };
  await upload(owner, sample, 'sample', 'a.txt');
  await upload(owner, await recordCruise(owner), 'kept', 'b.txt');
  await owner.call('DELETE samples');
  await until(() => mine() === 1);
  const gone = await owner.call('DELETE auth/users/me/', { body: { current_password: good_password } });
  assert.equal(gone.status, 204);
  await until(() => mine() === 0);
});

test('a row whose file is gone says so', async () => {
  const { owner, cruise } = await traveller();
  const { body } = await upload(owner, cruise, pdf, 'a.pdf');
  const { rows } = await database.query.execute<{ file_key: string }>(
    sql`select file_key from cruise_documents where id = ${body.id}`,
  );
  const key = rows[0]?.file_key ?? '';
  rmSync(join(folder, key.slice(-2), key));
  const answer = await readFile(owner, cruise, body);
  assert.equal(answer.status, 410);
  assert.equal(((await answer.json()) as { code: string }).code, 'file_gone');
});

test('a file whose row cannot be written is removed', async () => {
  const { owner, cruise } = await traveller();
  const insert = sql`alter table cruise_documents add constraint none check (name <> 'none') not valid`;
  await database.query.execute(insert);
  await refusedWithout(upload(owner, cruise, pdf, 'none'), 500, 'unexpected');
  await database.query.execute(sql`alter table cruise_documents drop constraint none`);
});

test('a full disk answers 507 and leaves no file, and the server goes on', async () => {
  const { owner, cruise } = await traveller();
  const { open } = fs;
  // the kernel's device of a full disk
  mock.method(fs, 'open', (path: string, flags?: string) =>
    flags === 'wx' ? open('/dev/full', 'r+') : open(path, flags),
  );
  syncBuiltinESMExports();
  await refusedWithout(upload(owner, cruise, pdf, 'a.pdf'), 507, 'no_space');
  mock.restoreAll();
  syncBuiltinESMExports();
  assert.equal((await upload(owner, cruise, pdf, 'a.pdf')).status, 201);
});

test('files left over from uploads are removed after an hour, and no others', async () => {
  const { owner, cruise } = await traveller();
  const { body } = await upload(owner, cruise, pdf, 'a.pdf');
  const orphan = async () => {
    const file = await services.files.receive(stream(pdf), 1000);
    const key = '019b0000-0000-7000-8000-0000000000ab';
    await services.files.put(key, file);
    return join(folder, 'ab', key);
  };
  const half = await services.files.receive(stream(pdf), 1000);
  const paths = [await orphan(), half.path];
  const at = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000);
  for (const path of paths) utimesSync(path, at(59), at(59));
  await tidyFiles(services);
  for (const path of paths) assert.ok(statSync(path));
  for (const path of paths) utimesSync(path, at(61), at(61));
  await tidyFiles(services);
  for (const path of paths) assert.throws(() => statSync(path), { code: 'ENOENT' });
  assert.equal((await readFile(owner, cruise, body)).status, 200);
});

async function* stream(...chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** A photograph as a camera takes it: on its side, with the place where it was taken. */
function taken(width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a6f97' } })
    .withExif({ IFD0: { Make: 'Zcamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 50/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

test('a photograph of a day is kept upright, scaled, without its place, and has a small picture', async () => {
  const { owner, cruise } = await traveller();
  const day = '2027-03-08';
  const source = await taken(3000, 1500);
  assert.ok((await sharp(source).metadata()).exif?.includes('Zcamera'), 'the camera wrote into it');
  const { status, body } = await upload(owner, { ...cruise, day }, source, 'IMG_0001.HEIC');
  assert.equal(status, 201);
  assert.deepEqual([body.day, body.name, body.media_type], [day, 'IMG_0001.jpg', 'image/jpeg']);
  const params = { id: cruise.id, document_id: body.id };
  const fileOf = async (query: string) => {
    const path = `${owner.url}/api/cruises/${cruise.id}/documents/${body.id}/file${query}`;
    const answer = await fetch(path, { headers: owner.headers });
    assert.equal(answer.status, 200, query);
    return Buffer.from(await answer.arrayBuffer());
  };
  const { width, height, exif, format } = await sharp(await fileOf('')).metadata();
  assert.deepEqual([width, height, exif, format], [1024, 2048, undefined, 'jpeg']);
  const small = await sharp(await fileOf('?size=small')).metadata();
  assert.deepEqual([small.width, small.height, small.exif], [400, 400, undefined]);
  const read = await owner.call('GET cruises/{id}', { params });
  assert.deepEqual(read.body.documents, [body]);

  const one = 'cruises/{id}/documents/{document_id}';
  const move = (to: string) => owner.call(`PATCH ${one}`, { params, body: { day: to } });
  assert.deepEqual(
    [(await move('2027-03-09')).body.day, (await move('2027-03-09')).body.version],
    ['2027-03-09', 2],
  );
  const refused = await move('2027-03-14');
  assert.deepEqual([refused.status, Object.keys(refused.failure.errors ?? {})], [400, ['day']]);
  const paper = await upload(owner, cruise, pdf, 'a.pdf');
  assert.equal(paper.body.day, null);
  const of_paper = { id: cruise.id, document_id: paper.body.id };
  const moved = await owner.call(`PATCH ${one}`, { params: of_paper, body: { day } });
  assert.deepEqual([moved.status, Object.keys(moved.failure.errors ?? {})], [400, ['day']]);
  // what is no picture is not even opened
  const open = mock.method(services.files, 'get');
  const path = `${owner.url}/api/cruises/${cruise.id}/documents/${paper.body.id}/file?size=small`;
  assert.equal((await fetch(path, { headers: owner.headers })).status, 415);
  assert.equal(open.mock.callCount(), 0);
  open.mock.restore();
});

/** A PNG of 16 bits a channel that says it has so many pixels. */
async function deep(width: number, height: number): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a6f97' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

test('what is no picture, has too many pixels, or is the eleventh of its day is no photograph', async () => {
  const { owner, cruise } = await traveller();
  const day = { ...cruise, day: '2027-03-08' };
  await refusedWithout(upload(owner, day, pdf, 'a.jpg'), 415, 'unsupported_media');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
  const whole = await taken(64, 64);
  const scan = await sharp(whole).tiff().toBuffer();
  for (const other of [Buffer.from(drawing), scan]) {
    assert.equal((await sharp(other).metadata()).channels, other === scan ? 3 : 4, 'it could be decoded');
    await refusedWithout(upload(owner, day, other, 'a.jpg'), 415, 'unsupported_media');
  }
  const empty = await refusedWithout(upload(owner, day, '', 'a.jpg'), 400, 'invalid');
  assert.deepEqual(Object.keys(empty.failure.errors ?? {}), ['file']);
  await refusedWithout(
    upload(owner, day, whole.subarray(0, whole.length - 60), 'a.jpg'),
    415,
    'unsupported_media',
  );
  await refusedWithout(upload(owner, day, await taken(10_000, 6001, 'png'), 'a.png'), 413, 'too_large');
  // its pixels are few enough, but not their bytes
  await refusedWithout(upload(owner, day, await deep(9000, 5000), 'a.png'), 413, 'too_large');
  const receive = mock.method(services.files, 'receive');
  await refusedWithout(upload(owner, { ...cruise, day: '2027-03-14' }, whole, 'a.jpg'), 400, 'invalid');
  assert.equal(receive.mock.callCount(), 0, 'it is refused before it is read');
  receive.mock.restore();
  for (let count = 0; count < most_photographs; count += 1)
    assert.equal((await upload(owner, day, await taken(64, 64, 'webp'), 'a.webp')).status, 201);
  const full = await refusedWithout(upload(owner, day, whole, 'a.jpg'), 400, 'invalid');
  assert.deepEqual(full.failure.errors, { day: ['This day has ten photographs already.'] });
  const { body: other } = await upload(owner, { ...cruise, day: '2027-03-09' }, whole, 'b.jpg');
  const moved = await owner.call('PATCH cruises/{id}/documents/{document_id}', {
    params: { id: cruise.id, document_id: other.id },
    body: { day: day.day },
  });
  assert.deepEqual([moved.status, moved.failure.errors], [400, full.failure.errors]);
  assert.equal((await upload(owner, cruise, pdf, 'a.pdf')).status, 201, 'a document is none of them');
});

test('a photograph may arrive larger than the room that is left, and any other file may not', async () => {
  const { owner, cruise } = await traveller();
  const other = await recordCruise(owner);
  for (let count = 0; count < 5; count += 1) await upload(owner, other, 'x', 'a.txt');
  // 10 GB, but for 100 kB
  await database.query.execute(
    sql`update cruise_documents set size = ${2 * 1024 ** 3 - 20_000} where cruise_id = ${other.id}`,
  );
  const large = Buffer.concat([await taken(64, 64), Buffer.alloc(300_000)]);
  await refusedWithout(upload(owner, cruise, large, 'a.jpg'), 507, 'no_space');
  assert.equal((await upload(owner, { ...cruise, day: '2027-03-08' }, large, 'a.jpg')).status, 201);
});
