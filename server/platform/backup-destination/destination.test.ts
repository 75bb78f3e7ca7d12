import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startTestS3 } from '#server/testing/s3.ts';
import { startTestWebDav } from '#server/testing/webdav.ts';
import { openDestination, type Destination } from './destination.ts';
import { DestinationFailure, type LocalFile } from './shape.ts';

const home = mkdtempSync(join(tmpdir(), 'gangway-destination-'));
after(() => rmSync(home, { recursive: true, force: true }));

const content = Buffer.alloc(300_000, 'backup');
const file: LocalFile = {
  path: join(home, 'made'),
  size: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
};
writeFileSync(file.path, content);

const folder = mkdtempSync(join(home, 'folder-'));
const s3 = await startTestS3();
const webdav = await startTestWebDav();
/**
 * A fraction of a second instead of a minute, for what hangs; a busy machine needs more for what does not.
 * @param fault what is to be found
 */
const open = (to: string, fault?: string) =>
  openDestination(to, fault === 'timed_out' ? { least_ms: 400, bytes_a_ms: 1_000_000 } : undefined);
const s3_url = `s3+${s3.url}`;
const places: Record<string, { destination: Destination; names: () => string[] }> = {
  folder: { destination: open(folder), names: () => readdirSync(folder) },
  s3: {
    destination: open(s3_url),
    names: () => [...s3.objects.keys()].map((key) => key.replace('our files/', '')),
  },
  webdav: { destination: open(webdav.url), names: () => [...webdav.files.keys()] },
};

async function faultOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => assert.fail('it worked'),
    (failure: unknown) => failure,
  );
  assert.ok(error instanceof DestinationFailure, String(error));
  return error.fault;
}

let copies = 0;
const newPath = () => join(home, `copy-${(copies += 1)}`);

test('each kind stores a file under its name alone, reads it, and deletes it', async () => {
  for (const [kind, { destination, names }] of Object.entries(places)) {
    assert.doesNotMatch(destination.name, /ada|secret|AKID/, kind);
    await destination.put('a.tar.zst', file);
    // the second try of a backup that had arrived
    await destination.put('a.tar.zst', file);
    assert.deepEqual(names(), ['a.tar.zst'], kind);
    const path = newPath();
    await destination.get('a.tar.zst', file.size, path);
    assert.deepEqual(readFileSync(path), content, kind);
    await destination.delete('a.tar.zst');
    await destination.delete('a.tar.zst');
    assert.deepEqual(names(), [], kind);
    assert.equal(await faultOf(destination.get('a.tar.zst', file.size, newPath())), 'missing', kind);
  }
});

test('a destination that hangs, refuses or fills is named as such, and no part of a file stays', async () => {
  for (const [mood, fault] of [
    ['says nothing', 'timed_out'],
    ['takes no body', 'timed_out'],
    ['is full', 'full'],
    ['refuses', 'refused'],
    ['has no folder', 'missing'],
    ['is out of order', 'unreachable'],
    ['breaks off', 'unreachable'],
    ['cannot move', 'refused'],
    ['says how the move failed', 'refused'],
  ] as const) {
    webdav.mood = mood;
    const tidied = webdav.nextDelete();
    assert.equal(await faultOf(open(webdav.url, fault).put('b', file)), fault, mood);
    await tidied;
    assert.deepEqual([...webdav.files.keys()], [], mood);
  }
  webdav.mood = 'sends a part';
  assert.equal(await faultOf(open(webdav.url).get('b', file.size, newPath())), 'unreachable');
  webdav.mood = 'works';
  for (const [mood, fault] of [
    ['says nothing', 'timed_out'],
    ['is out of order', 'unreachable'],
    ['has no bucket', 'missing'],
  ] as const) {
    s3.mood = mood;
    assert.equal(await faultOf(open(s3_url, fault).put('b', file)), fault, mood);
  }
  s3.mood = 'works';
  assert.equal(await faultOf(open(s3_url.replace('AKID', 'NONE')).put('b', file)), 'refused');
  assert.equal(await faultOf(open(join(folder, 'none')).put('b', file)), 'missing');
  assert.equal(await faultOf(open('webdav://127.0.0.1:9').put('b', file)), 'unreachable');
});

test('an error of the own disk is no fault of the destination', async () => {
  const { destination } = places['folder'] ?? assert.fail();
  await destination.put('c', file);
  await assert.rejects(destination.get('c', file.size, join(home, 'none/c')), { code: 'ENOENT' });
});
