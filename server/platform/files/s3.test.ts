import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { buffer } from 'node:stream/consumers';
import { CodedError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import { describeError } from '#server/platform/log.ts';
import { startTestS3 } from '#server/testing/s3.ts';
import { openFiles } from './files.ts';
import type { Files } from './shape.ts';
import { storeInS3 } from './s3.ts';
import { isS3Url, readS3Url } from './s3-url.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'gangway-files-'));
after(() => rmSync(DATA_DIR, { recursive: true }));
const s3 = await startTestS3();
const files = openFiles({ DATA_DIR, S3_URL: s3.url });
const content = Buffer.alloc(3_000_000, 'sea');

async function put(store: Pick<Files, 'put'> = files): Promise<string> {
  const incoming = await files.receive(chunks(content), content.length);
  const key = newId();
  try {
    await store.put(key, incoming);
  } finally {
    await incoming.discard();
  }
  return key;
}

async function* chunks(whole: Buffer): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < whole.length; from += 65_536) yield whole.subarray(from, from + 65_536);
}

/** Asserts that work fails as `unavailable` without naming the bucket's credentials, also in the log. */
async function unavailable(work: Promise<unknown>, reason: RegExp): Promise<void> {
  const error = await work.then(
    () => assert.fail('it worked'),
    (failure: unknown) => failure,
  );
  assert.ok(error instanceof CodedError && error.code === 'unavailable', String(error));
  const logged = JSON.stringify(describeError(error));
  assert.match(logged, reason);
  assert.doesNotMatch(logged, /AKIDEXAMPLE|wJalr/);
}

test('a file is put with its length and its checksum, read, listed by its age and deleted', async () => {
  const key = await put();
  const name = `our files/documents/${key}`;
  assert.deepEqual([...s3.objects.keys()], [name]);
  assert.deepEqual(s3.taken.at(-1), {
    method: 'PUT',
    path: `/voyages/our%20files/documents/${key}`,
    length: String(content.length),
  });
  assert.deepEqual(readdirSync(join(DATA_DIR, 'files/incoming')), []);
  const kept = await files.get(key);
  assert.equal(kept?.size, content.length);
  assert.deepEqual(kept && (await buffer(kept.content)), content);

  const others = [await put(), await put(), await put(), await put()];
  s3.objects.set('our files/documents/not-a-key', { content, modified: new Date(0) });
  s3.objects.set(`another/documents/${newId()}`, { content, modified: new Date(0) });
  const later = new Date(Date.parse('2999-01-01T00:00:00Z'));
  assert.deepEqual((await files.listBefore(later)).toSorted(), [key, ...others].toSorted());
  assert.deepEqual(await files.listBefore(new Date(0)), []);
  for (const other of [key, ...others]) await files.delete(other);
  await files.delete(key);
  assert.equal(s3.objects.size, 2);
  assert.equal(await files.get(key), null);
});

test('a service that refuses, lacks the bucket, says nothing or is not there is unavailable', async () => {
  const key = await put();
  const wrong = openFiles({ DATA_DIR, S3_URL: s3.url.replace('wJalr', 'other') });
  await unavailable(put(wrong), /S3 answered 403 SignatureDoesNotMatch/);
  await unavailable(wrong.get(key), /403/);
  const ways = [
    () => put(),
    (of: string) => files.get(of),
    (of: string) => files.delete(of),
    () => files.listBefore(new Date()),
  ];
  s3.mood = 'is out of order';
  for (const ask of ways) await unavailable(ask(key), /S3 answered 503 SlowDown/);
  s3.mood = 'has no bucket';
  for (const ask of ways) await unavailable(ask(key), /S3 answered 404 NoSuchBucket/);
  s3.mood = 'says nothing';
  const hasty = storeInS3(s3.url, { answer_ms: 50, put_ms: 50 });
  for (const ask of [() => put(hasty), () => hasty.get(key), () => hasty.delete(newId())])
    await unavailable(ask(), /did not answer in time/);
  s3.mood = 'works';
  assert.equal((await files.get(key))?.size, content.length);
  const port = await freePort();
  const dead = storeInS3(`http://AKIDEXAMPLE:wJalr@127.0.0.1:${port}/voyages`);
  await unavailable(dead.get(key), /ECONNREFUSED/);
});

test('what is no key of ours is never made into an address or a path', async () => {
  const local = openFiles({ DATA_DIR, S3_URL: undefined });
  for (const store of [files, local]) {
    for (const key of ['../secret', `${newId()}/../../x`, '', newId().toUpperCase(), `${newId()}\n`]) {
      await assert.rejects(store.get(key), /not a key/);
      await assert.rejects(store.delete(key), /not a key/);
    }
  }
});

test('the setting names a bucket, a folder in it, its region and an account', () => {
  assert.deepEqual(readS3Url('https://key:a%2Fb%2Bc@s3.example/bucket/a/b/?region=auto'), {
    bucket: 'https://s3.example/bucket',
    folder: 'a/b/',
    region: 'auto',
    accessKeyId: 'key',
    secretAccessKey: 'a/b+c',
  });
  assert.equal(readS3Url('http://k:s@localhost:9000/bucket').region, 'us-east-1');
  for (const wrong of [
    'x',
    'https://host/bucket',
    'https://key@host/bucket',
    'https://k:s@host/',
    'ftp://k:s@h/b',
    'https://k:%zz@h/b',
  ])
    assert.equal(isS3Url(wrong), false, wrong);
});

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
