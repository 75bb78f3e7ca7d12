import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import type { Cruise } from '#contract/cruises.ts';
import { patience } from '#server/platform/http/patience.ts';
import { download, linesOf, unpack } from '#server/testing/archive.ts';
import { pdf, png, upload } from '#server/testing/documents.ts';
import { startTestServer } from '#server/testing/server.ts';
import { recordShared } from '#server/testing/shared-cruise.ts';
import { ArchivePaths } from './actions-files.ts';

const server = await startTestServer();

test('the archive holds the record as the API answers it, documents, tables and a calendar, and no secret', async () => {
  const { owner, receiver, id, share } = await recordShared(server);
  await share('details');
  await upload(owner, { id }, png, 'Zfull.pdf');
  await owner.call('PATCH user/settings', { body: { language: 'de', username: '=1+1' } });
  const items = [{ member_name: null, loyalty_number: '77', points: 5, points_as_of: '2026-01-01' }];
  const params = { cruise_line_id: 'royal-caribbean' };
  await owner.call('PUT loyalty/{cruise_line_id}', { params, body: { items } });
  await owner.call('POST samples');
  const feed = (await owner.call('POST user/icalendar')).body;
  const files = await unpack(await download(owner));

  assert.deepEqual(
    [...files.keys()].filter((name) => !name.startsWith('documents/')),
    [
      'README.txt',
      'cruises.csv',
      'payments.csv',
      'calendar.ics',
      ...['settings', 'cruises', 'memberships', 'loyalty', 'shares', 'missing-ships', 'documents'].map(
        (noun) => `record/${noun}.jsonl`,
      ),
    ],
  );
  const cruises = linesOf<Cruise>(files, 'cruises');
  assert.equal(cruises.length, 2);
  const record = cruises.find((cruise) => cruise.id === id);
  assert.deepEqual(record, (await owner.call('GET cruises/{id}', { params: { id } })).body);
  assert.deepEqual(linesOf(files, 'settings'), [(await owner.call('GET user/settings')).body]);
  const loyalty = (await owner.call('GET loyalty')).body;
  assert.deepEqual(linesOf(files, 'memberships'), loyalty.memberships);
  assert.deepEqual(linesOf(files, 'loyalty'), loyalty.programmes);
  assert.deepEqual(linesOf(files, 'shares'), (await owner.call('GET user/sharing')).body.given);
  assert.equal(linesOf(files, 'missing-ships').length, 2);
  const documents = linesOf<{ cruise_id: string; name: string; file: string }>(files, 'documents');
  assert.deepEqual(
    documents.map(({ cruise_id, file }) => [cruise_id, files.get(file)?.length]),
    [
      [id, pdf.length],
      [id, png.length],
    ],
  );
  const [folder = ''] = /^documents\/2027-03-06 [^/]+\//.exec(documents[0]?.file ?? '') ?? [];
  assert.deepEqual(
    documents.map(({ file }) => file),
    [`${folder}Zfull.pdf`, `${folder}Zfull (2).pdf`],
  );

  const rows = parse<Record<string, string>>(files.get('cruises.csv') ?? '', { bom: true, columns: true });
  assert.deepEqual([...new Set(rows.map((row) => row['Start date']))], ['2027-03-06']);
  const [payment] = parse<object>(files.get('payments.csv') ?? '', { bom: true, columns: true });
  assert.deepEqual(
    [Object.keys(payment ?? {}).slice(3, 6), Object.values(payment ?? {}).slice(3, 6)],
    [
      ['Date', 'Amount', 'Currency'],
      ['2026-07-07', '4321.98', 'USD'],
    ],
  );
  const calendar = ICAL.parse(String(files.get('calendar.ics'))) as unknown[];
  assert.equal(calendar[0], 'vcalendar');
  const everything = [...files.values()].map(String).join('\n');
  assert.ok(feed.token !== null && !everything.includes(feed.token));
  assert.doesNotMatch(everything, /argon|"password|"\w*(?:_key|hash|token|nonce)"/);

  // what others share is theirs
  assert.equal(linesOf(await unpack(await download(receiver)), 'cruises').length, 0);
});

test('the files for people are in the language of the caller', async () => {
  const owner = await server.traveller({ headers: { 'accept-language': 'he' } });
  const ship_name = '=HYPERLINK("http://x")';
  await owner.call('POST cruises', { body: { ship_name, start_date: '2027-03-06', end_date: '2027-03-07' } });
  const files = await unpack(await download(owner));
  assert.match(String(files.get('README.txt')), /^\uFEFF\u200F[\u0590-\u05ff]/);
  const [head = '', row = ''] = String(files.get('cruises.csv')).split('\r\n');
  assert.match(head, /[\u0590-\u05ff]/);
  assert.ok(row.includes(`"'=HYPERLINK(""http://x"")"`), row);
});

test('a caller who goes away ends the reading; a third archive at once waits for the others', async (t) => {
  const owner = await server.traveller();
  const { body: cruise } = await owner.call('POST cruises', {
    body: { ship_name: 'Bolette', start_date: '2027-03-06', end_date: '2027-03-13' },
  });
  // more than the sockets between hold
  const large = Buffer.concat([pdf, Buffer.alloc(19 * 1024 * 1024, 'x')]);
  await upload(owner, cruise, large, 'large.pdf');
  const get = server.services.files.get.bind(server.services.files);
  t.after(() => {
    server.services.files.get = get;
  });
  const closed: boolean[] = [];
  server.services.files.get = async (key) => {
    const kept = await get(key);
    kept?.content.once('close', () => closed.push(kept.content.readableEnded));
    return kept;
  };
  const ends = [new AbortController(), new AbortController()];
  for (const { signal } of ends) {
    const response = await fetch(`${server.url}/api/account/export`, { headers: owner.headers, signal });
    assert.equal(response.status, 200);
    const reader = response.body?.getReader();
    for (let read = 0; read < 100_000;) read += (await reader?.read())?.value?.length ?? Infinity;
  }
  const third = await fetch(`${server.url}/api/account/export`, { headers: owner.headers });
  assert.equal(third.status, 429);
  for (const end of ends) end.abort();
  for (let waited = 0; closed.length < 2 && waited < 5000; waited += 10) await sleep(10);
  assert.deepEqual(closed, [false, false]);
  assert.equal(
    (await unpack(await download(owner))).get('documents/2027-03-06 Bolette/large.pdf')?.length,
    large.length,
  );
});

test('a caller who no longer reads is cut off, as one whose connection is gone without a word', async (t) => {
  const owner = await server.traveller();
  const { body: cruise } = await owner.call('POST cruises', {
    body: { ship_name: 'Bolette', start_date: '2027-03-06', end_date: '2027-03-13' },
  });
  await upload(owner, cruise, Buffer.concat([pdf, Buffer.alloc(19 * 1024 * 1024, 'x')]), 'large.pdf');
  const { files } = server.services;
  const [get, usual] = [files.get.bind(files), { ...patience }];
  t.after(() => {
    files.get = get;
    Object.assign(patience, usual);
  });
  const closed: boolean[] = [];
  files.get = async (key) => {
    const kept = await get(key);
    kept?.content.once('close', () => closed.push(kept.content.readableEnded));
    return kept;
  };
  // longer than a busy machine takes to come to the document
  Object.assign(patience, { download_idle_ms: 1_000 });
  const { hostname, port } = new URL(server.url);
  const silent = connect(Number(port), hostname).on('error', () => undefined);
  t.after(() => silent.destroy());
  silent.write(
    `GET /api/account/export HTTP/1.1\r\nHost: x\r\nAuthorization: ${owner.headers['authorization']}\r\n\r\n`,
  );
  silent.pause();
  for (let waited = 0; closed.length === 0 && waited < 20_000; waited += 10) await sleep(10);
  assert.deepEqual(closed, [false]);
});

test('a document whose file is gone is named as missing; a store that fails cuts the archive off', async (t) => {
  const owner = await server.traveller();
  const { body: cruise } = await owner.call('POST cruises', {
    body: { ship_name: 'Bolette', start_date: '2027-03-06', end_date: '2027-03-13' },
  });
  await upload(owner, cruise, pdf, 'a.pdf');
  const get = server.services.files.get.bind(server.services.files);
  t.after(() => {
    server.services.files.get = get;
  });
  server.services.files.get = () => Promise.resolve(null);
  const files = await unpack(await download(owner));
  assert.deepEqual(
    linesOf<{ name: string; file: string | null }>(files, 'documents').map(({ name, file }) => [name, file]),
    [['a.pdf', null]],
  );
  server.services.files.get = () => Promise.reject(new Error('the disk is gone'));
  await assert.rejects(download(owner));
});

test('names of files can be unpacked on every system, and none is there twice', () => {
  const paths = new ArchivePaths();
  const folder = paths.folderOf({ start_date: '2027-03-06', ship_name: 'A/B: "C"?. ' });
  assert.equal(folder, 'documents/2027-03-06 A_B_ _C__');
  assert.equal(
    paths.folderOf({ start_date: '2027-03-06', ship_name: 'a/b: "c"?.' }),
    `documents/2027-03-06 a_b_ _c__ (2)`,
  );
  assert.deepEqual(
    ['CON.pdf', 'x.pdf', 'X.PDF', 'x.pdf', '..', 'a\\..\\b.txt', '🚢'].map((name) => paths.fileIn('f', name)),
    ['f/_CON.pdf', 'f/x.pdf', 'f/X (2).PDF', 'f/x (3).pdf', 'f/file', 'f/a_.._b.txt', 'f/🚢'],
  );
});
