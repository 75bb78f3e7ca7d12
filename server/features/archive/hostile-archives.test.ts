import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { download, sendIn, unpack } from '#server/testing/archive.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer({ STRIPE_SECRET_KEY: 'sk_test' });

interface Part {
  content: string | Buffer;
  mode?: number;
  compress?: boolean;
  /** facts of the manifest that lie */
  said?: { size?: number; sha256?: string; name?: string } | null;
}
type Parts = Record<string, Part>;

const id = '01a21546-8a0c-7b48-b57c-8b4910f01a70';
const cruise = { id, ship_name: 'Bolette', start_date: '2027-03-06', end_date: '2027-03-13' };
const lists = { passengers: [], flights: [], lodging: [], addons: [], payments: [] };
const whole = { ...cruise, ...lists, schedule: { items: [], version: 0 }, documents: [] };
const line = (record: object) => `${JSON.stringify(record)}\n`;
const good = (): Parts => ({
  'record/settings.jsonl': { content: line({ user: { first_name: 'A', last_name: 'B' } }) },
  'record/cruises.jsonl': { content: line(whole) },
  'record/memberships.jsonl': { content: '' },
  'record/shares.jsonl': { content: '' },
  'record/documents.jsonl': { content: '' },
});

async function zip(parts: Parts, manifest: object | string | null = {}): Promise<Buffer> {
  const made = new ZipFile();
  const files = Object.entries(parts).flatMap(([name, { content, said }]) => {
    const sha256 = createHash('sha256').update(content).digest('hex');
    return said === null ? [] : [{ name, size: Buffer.byteLength(content), sha256, ...said }];
  });
  for (const [name, { content, mode, compress = true }] of Object.entries(parts))
    made.addBuffer(Buffer.from(content), name, { compress, ...(mode !== undefined && { mode }) });
  if (manifest !== null) {
    const text = typeof manifest === 'string' ? manifest : JSON.stringify({ format: 1, files, ...manifest });
    made.addBuffer(Buffer.from(text), 'manifest.json');
  }
  made.end();
  return buffer(made.outputStream as Readable);
}

/** Replaces a name in the bytes by another one of the same length. */
const renamed = (archive: Buffer, from: string, to: string) =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');
const withPart = (name: string, part: Part) => zip({ ...good(), [name]: part });
const cut = async (share: number) => {
  const archive = await zip(good());
  return archive.subarray(0, Math.floor(archive.length * share));
};
const cruises = (content: string) => withPart('record/cruises.jsonl', { content });
const paper = { id, cruise_id: id, name: 'a.txt', size: 1, media_type: 'text/plain', file: 'a.txt' };
const documents = (content: string) => withPart('record/documents.jsonl', { content });

const hostile: Record<string, () => Promise<Buffer>> = {
  nothing: () => Promise.resolve(Buffer.alloc(0)),
  'a text': () => Promise.resolve(Buffer.from('hello')),
  'an archive cut to a tenth': () => cut(0.1),
  'an archive cut in half': () => cut(0.5),
  'an archive without its last bytes': () => cut(0.99),
  'an archive without a manifest': () => zip(good(), null),
  'a manifest that is no JSON': () => zip(good(), '{'),
  'a manifest of another program': () => zip(good(), '{"version":1}'),
  'a manifest of a later form': () => zip(good(), { format: 2 }),
  'a manifest that names nothing': () => zip(good(), { files: [] }),
  'a file that the manifest lacks': () => withPart('x.txt', { content: 'x', said: null }),
  'a file that is named only': async () =>
    zip(good(), { files: [{ name: 'y', size: 1, sha256: 'a'.repeat(64) }] }),
  'a wrong hash': () => withPart('x.txt', { content: 'x', said: { sha256: 'a'.repeat(64) } }),
  'a wrong length': () => withPart('x.txt', { content: 'x', said: { size: 2 } }),
  'a way out of the folder': async () =>
    renamed(await withPart('aa/bb.txt', { content: 'x' }), 'aa/bb.txt', '../bb.txt'),
  'an absolute path': async () =>
    renamed(await withPart('aa/bb.txt', { content: 'x' }), 'aa/bb.txt', '/a/bb.txt'),
  'a path of Windows': async () =>
    renamed(await withPart('aa/bb.txt', { content: 'x' }), 'aa/bb.txt', 'C:\\b.txt_'),
  'a name that is there twice': async () =>
    renamed(
      await withPart('record/cruises.jsonX', { content: line(whole) }),
      'cruises.jsonX',
      'cruises.jsonl',
    ),
  'a link': () => withPart('link', { content: '/etc/passwd', mode: 0o120777 }),
  'a device': () => withPart('device', { content: '', mode: 0o020666 }),
  'a bomb': () => withPart('bomb', { content: Buffer.alloc(40 * 1024 * 1024) }),
  'a record without cruises': () => zip({ 'record/settings.jsonl': { content: '' } }),
  'a cruise that is no JSON': () => cruises('{"id"\n'),
  'a cruise that is a list': () => cruises('[]\n'),
  'a cruise without an id': () => cruises(line({ ...whole, id: undefined })),
  'a cruise with a path as its id': () => cruises(line({ ...whole, id: '../../x' })),
  'a cruise that is there twice': () => cruises(line(whole).repeat(2)),
  'a line without an end': () => cruises('x'.repeat(9 * 1024 * 1024)),
  'a document that is there twice': () => documents(line({ ...paper, file: null }).repeat(2)),
  'a document without its file': () => documents(line(paper)),
  'a list too large for memory': () =>
    withPart('record/documents.jsonl', {
      content: `${line(paper).repeat(2)}${' '.repeat(17 * 1024 * 1024)}`,
      compress: false,
    }),
  'a document that is no record': () => documents('7\n'),
  'a document of another kind': () =>
    documents(line({ id, cruise_id: id, name: 'x', size: 1, media_type: 'text/x-sh', file: 'x' })),
  'a share that is none': () => withPart('record/shares.jsonl', { content: line({ user_email: 1 }) }),
  'memberships that are none': () =>
    withPart('record/memberships.jsonl', { content: line({ cruise_line_id: 'x', points: 'many' }) }),
};

test('hostile archives are refused, and leave no trace', async () => {
  const owner = await server.traveller();
  const wrong: string[] = [];
  for (const [what, make] of Object.entries(hostile)) {
    const { status, body } = await sendIn(owner, await make());
    if (status !== 400) wrong.push(`${what}: ${status} ${JSON.stringify(body)}`);
  }
  assert.deepEqual(wrong, []);
  assert.equal((await owner.call('GET cruises')).body.total, 0);
  const { DATA_DIR } = server.services.config;
  assert.deepEqual(
    globSync('files/**/*', { cwd: DATA_DIR, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
    [],
  );
});

test('a preview counts the cruises before it against the room of the plan, as the import does', async () => {
  const owner = await server.traveller();
  const five = [1, 2, 3, 4, 5].map((last) => ({
    ...whole,
    id: id.slice(0, -1) + last,
    start_date: '2199-03-06',
    end_date: '2199-03-13',
  }));
  const archive = await withPart('record/cruises.jsonl', { content: five.map(line).join('') });
  const { status, body } = await sendIn(owner, archive);
  assert.equal(status, 201, JSON.stringify(body));
  assert.deepEqual(
    body.cruises.map(({ state, reason }) => reason ?? state),
    ['new', 'new', 'new', 'plan_required', 'plan_required'],
  );
  const call = { params: { id: body.id }, body: { changed: false, settings: false } };
  const done = await owner.call('POST account/import/{id}', call);
  assert.deepEqual(
    done.body.cruises.map(({ outcome, reason }) => reason ?? outcome),
    ['added', 'added', 'added', 'plan_required', 'plan_required'],
  );
});

test('the fields of a record that name its owner, or do not exist, are not read', async () => {
  const owner = await server.traveller();
  const other = (await (await server.traveller()).call('GET user/settings')).body.user.id;
  const claim = { ...whole, id: id.slice(0, -1) + 6, owner_id: other, user_id: other, is_sample: true };
  const archive = await withPart('record/cruises.jsonl', { content: line({ ...claim, version: 9 }) });
  const { body } = await sendIn(owner, archive);
  const call = { params: { id: body.id }, body: { changed: true, settings: true } };
  assert.equal((await owner.call('POST account/import/{id}', call)).body.cruises[0]?.outcome, 'added');
  assert.equal((await owner.call('GET cruises')).body.total, 1);
});

test('an archive from before the diary leaves the diary as it is', async () => {
  const owner = await server.traveller();
  await owner.call('POST cruises', { body: { ...cruise, ship_name: 'Balmoral' } });
  const entry = { day: '2027-03-08', text: 'Up before the sun.' };
  const params = { id };
  await owner.call('POST cruises/{id}/diary', { params, body: entry });
  const { body } = await sendIn(owner, await zip(good()));
  const call = { params: { id: body.id }, body: { changed: true, settings: true } };
  assert.equal((await owner.call('POST account/import/{id}', call)).body.cruises[0]?.outcome, 'changed');
  const read = (await owner.call('GET cruises/{id}', { params })).body;
  assert.deepEqual([read.ship_name, read.diary[0]?.text], ['Bolette', entry.text]);
});

test('a photograph of an archive loses what the camera wrote, a plain one stays, and no text is one', async () => {
  const owner = await server.traveller();
  const user_id = (await owner.call('GET user/settings')).body.user.id;
  await server.database.query.execute(sql`update users set plan_name = 'pro' where id = ${user_id}`);
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a6f97' } });
  const plain = await picture.clone().jpeg({ quality: 50 }).toBuffer();
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '40/1 50/1 0/1' };
  const taken = await picture.clone().withExif({ IFD3: place }).jpeg().toBuffer();
  assert.ok((await sharp(taken).metadata()).exif);
  // some phones put a film behind the picture, and say in it where they were
  const files = {
    'plain.jpg': plain,
    'taken.jpg': taken,
    'film.jpg': Buffer.concat([plain, Buffer.from('+40.8333/')]),
    'text.jpg': Buffer.from('Hello'),
  };
  const own = id.slice(0, -1);
  const listed = Object.keys(files).map((name, at) => {
    const document = { id: `${own}${at}`, cruise_id: `${own}8`, media_type: 'image/jpeg', size: 1 };
    return line({ ...document, name, day: '2027-03-08', file: `documents/${name}` });
  });
  const archive = await zip({
    ...good(),
    'record/cruises.jsonl': { content: line({ ...whole, id: `${own}8` }) },
    'record/documents.jsonl': { content: listed.join('') },
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`documents/${name}`, { content }])),
  });
  const take = async () => {
    const { body } = await sendIn(owner, archive);
    const call = { params: { id: body.id }, body: { changed: true, settings: false } };
    return (await owner.call('POST account/import/{id}', call)).body.cruises[0]?.outcome;
  };
  assert.deepEqual([await take(), await take()], ['added', 'kept']);
  const { documents: kept } = (await owner.call('GET cruises/{id}', { params: { id: `${own}8` } })).body;
  const day_of = new Map(kept.map(({ name, day }) => [name, day]));
  assert.deepEqual(
    Object.keys(files).map((name) => day_of.get(name)),
    ['2027-03-08', '2027-03-08', '2027-03-08', null],
  );
  assert.equal(kept.length, 4);
  const unpacked = await unpack(await download(owner));
  const named = (name: string) => {
    const [path = ''] = [...unpacked.keys()].filter((one) => one.endsWith(`/${name}`));
    return unpacked.get(path) ?? Buffer.alloc(0);
  };
  assert.deepEqual(named('plain.jpg'), plain);
  assert.equal((await sharp(named('taken.jpg')).metadata()).exif, undefined);
  assert.equal(named('film.jpg').includes('+40'), false);
});

test('an archive from before ports had one spelling is the same at its second import', async () => {
  const owner = await server.traveller();
  const call_at = { kind: 'port', port_id: 'it-naples', port_name: 'Neapel', outcome: 'as_planned' };
  const day = { date: '2027-03-08', ...call_at };
  const record = {
    ...whole,
    start_port_id: 'gr-athens-piraeus',
    start_port: 'Piräus',
    end_port_id: 'it-naples',
    end_port: 'Molo Beverello',
    schedule: { items: [day], version: 1 },
  };
  const of_then = await cruises(line(record));
  const outcomes: unknown[] = [];
  for (const state of ['new', 'same']) {
    const { body } = await sendIn(owner, of_then);
    assert.deepEqual(
      body.cruises.map((one) => one.state),
      [state],
    );
    const call = { params: { id: body.id }, body: { changed: true, settings: true } };
    outcomes.push((await owner.call('POST account/import/{id}', call)).body.cruises[0]?.outcome);
  }
  assert.deepEqual(outcomes, ['added', 'kept']);
  const [{ start_port, end_port } = {}] = (await owner.call('GET cruises')).body.items;
  assert.deepEqual([start_port, end_port], ['Athens (Piraeus)', 'Molo Beverello']);
  const renamed_pier = await cruises(line({ ...record, end_port: 'Stazione Marittima' }));
  assert.equal((await sendIn(owner, renamed_pier)).body.cruises[0]?.state, 'changed');
});
