import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ImportPreview } from '#contract/archive.ts';
import type { Cruise } from '#contract/cruises.ts';
import { download, linesOf, unpack } from '#server/testing/archive.ts';
import { png, upload } from '#server/testing/documents.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';
import { recordShared } from '#server/testing/shared-cruise.ts';

const server = await startTestServer();

async function sendIn(caller: Caller, archive: Uint8Array) {
  const form = new FormData();
  form.append('file', new Blob([archive as BlobPart]), 'gangway.zip');
  const response = await fetch(`${caller.url}/api/account/import`, {
    method: 'POST',
    body: form,
    headers: caller.headers,
  });
  return { status: response.status, body: (await response.json()) as ImportPreview };
}

const take = (caller: Caller, id: string, changed = true) =>
  caller.call('POST account/import/{id}', { params: { id }, body: { changed, settings: true } });

/** What an archive says, without ids, times and versions. */
async function recordIn(archive: Buffer): Promise<string> {
  const cruises = linesOf<Cruise>(await unpack(archive), 'cruises');
  return JSON.stringify(cruises).replaceAll(
    /"(?:id|version|created_at|updated_at|date_added)":(?:"[^"]*"|\d+),?/g,
    '',
  );
}

test('an archive is taken into an empty account whole, and a second time changes nothing', async () => {
  const { owner, id } = await recordShared(server);
  await upload(owner, { id }, png, 'picture.png');
  const archive = await download(owner);
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
