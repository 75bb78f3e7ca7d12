import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cruise } from '#contract/cruises.ts';
import { CodedError } from '#server/platform/errors.ts';
import { download, linesOf, sendIn, unpack } from '#server/testing/archive.ts';
import { png, upload } from '#server/testing/documents.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';
import { recordShared } from '#server/testing/shared-cruise.ts';

const server = await startTestServer();
const { owner, id, part_ids } = await recordShared(server);
await upload(owner, { id }, png, 'picture.png');
await upload(owner, { id, day: '2027-03-08' }, png, 'photograph.png');
const archive = await download(owner);

const take = (caller: Caller, preview_id: string, changed = true) =>
  caller.call('POST account/import/{id}', { params: { id: preview_id }, body: { changed, settings: true } });

/** What an archive says, without ids, times and versions. */
async function recordIn(zip: Buffer): Promise<string> {
  const cruises = linesOf<Cruise>(await unpack(zip), 'cruises');
  return JSON.stringify(cruises).replaceAll(
    /"(?:id|version|created_at|updated_at|date_added)":(?:"[^"]*"|\d+),?/g,
    '',
  );
}

test('an archive is taken into an empty account whole, and a second time changes nothing', async () => {
  const other = await server.traveller();
  const sent = await sendIn(other, archive);
  assert.equal(sent.status, 201, JSON.stringify(sent.body));
  assert.deepEqual(
    sent.body.cruises.map(({ state }) => state),
    ['new', 'new'],
  );
  assert.equal((await other.call('GET cruises')).body.total, 0);
  const taken = await take(other, sent.body.id);
  assert.equal(taken.status, 200, JSON.stringify(taken.body));
  assert.deepEqual(
    taken.body.cruises.map(({ outcome }) => outcome),
    ['added', 'added'],
  );
  // the other account still has the ids
  const ids = (await other.call('GET cruises')).body.items.map((cruise) => cruise.id);
  assert.ok(!ids.includes(id));
  assert.equal(await recordIn(await download(other)), await recordIn(archive));
  const again = await sendIn(other, archive);
  assert.deepEqual(
    again.body.cruises.map(({ state }) => state),
    ['same', 'same'],
  );
  assert.deepEqual(
    (await take(other, again.body.id)).body.cruises.map(({ outcome }) => outcome),
    ['kept', 'kept'],
  );
  // nobody else's preview
  const third = await sendIn(other, archive);
  assert.equal((await take(owner, third.body.id)).status, 410);
});

test('of two imports at once the second finds what the first one recorded', async () => {
  const other = await server.traveller();
  const { body } = await sendIn(other, archive);
  const both = await Promise.all([take(other, body.id), take(other, body.id)]);
  // the first one may have ended, with its archive gone, before the second one read it
  const done = both.filter(({ status }) => status === 200);
  assert.ok(both.every(({ status }) => status === 200 || status === 410) && done.length > 0);
  assert.equal(
    done.flatMap((one) => one.body.cruises).filter(({ outcome }) => outcome === 'added').length,
    2,
  );
  assert.equal(await recordIn(await download(other)), await recordIn(archive));
});

test('a cruise that differs is kept or becomes the archived one, as its owner chose', async () => {
  const params = { id };
  await owner.call('PATCH cruises/{id}', { params, body: { ship_name: 'Another' } });
  await owner.call('DELETE cruises/{id}/flights/{flight_id}', {
    params: { id, flight_id: part_ids['flights'] ?? '' },
  });
  await upload(owner, { id }, png, 'later.png');
  const { body } = await sendIn(owner, archive);
  const states = new Map(body.cruises.map((cruise) => [cruise.id, cruise.state]));
  assert.equal(states.get(id), 'changed');
  const outcomeOf = (taken: Awaited<ReturnType<typeof take>>) =>
    taken.body.cruises.find((cruise) => cruise.id === id)?.outcome;
  assert.equal(outcomeOf(await take(owner, body.id, false)), 'kept');
  const read = async () => (await owner.call('GET cruises/{id}', { params })).body;
  assert.equal((await read()).ship_name, 'Another');
  assert.equal((await take(owner, body.id)).status, 410);
  assert.equal(outcomeOf(await take(owner, (await sendIn(owner, archive)).body.id)), 'changed');
  const after = await read();
  assert.deepEqual(
    [after.flights.map((flight) => flight.id), after.documents.length],
    [[part_ids['flights']], 4],
  );
  assert.deepEqual(
    (await sendIn(owner, archive)).body.cruises.map(({ state }) => state),
    ['same', 'same'],
  );
});

test('a caller who breaks off leaves nothing, and may send again', async () => {
  const files = () => globSync('files/incoming/*', { cwd: server.services.config.DATA_DIR }).length;
  const breaking = new AbortController();
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.concat([Buffer.from(head), archive.subarray(0, archive.length / 2)]));
      for (let looks = 0; files() === 0 && looks < 500; looks += 1) await sleep(10);
      assert.equal(files(), 1);
      breaking.abort();
    },
  });
  const headers = { ...owner.headers, 'content-type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', headers, body, duplex: 'half', signal: breaking.signal } as const;
  await assert.rejects(fetch(`${owner.url}/api/account/import`, init));
  for (let looks = 0; files() > 0 && looks < 500; looks += 1) await sleep(10);
  assert.equal(files(), 0);
  assert.equal((await sendIn(owner, archive)).status, 201);
});

test('an archive that cannot be copied is closed: left open it would end the server', async (t) => {
  const { body } = await sendIn(owner, archive);
  const { files } = server.services;
  const [get, receive] = [files.get.bind(files), files.receive.bind(files)];
  t.after(() => Object.assign(files, { get, receive }));
  const opened: Readable[] = [];
  files.get = async (key) => {
    const kept = await get(key);
    if (kept !== null) opened.push(kept.content);
    return kept;
  };
  files.receive = () => Promise.reject(new CodedError('no_space'));
  assert.equal((await take(owner, body.id)).status, 507);
  assert.deepEqual(
    opened.map(({ destroyed }) => destroyed),
    [true],
  );
  Object.assign(files, { get, receive });
  assert.equal((await take(owner, body.id)).status, 200);
});
