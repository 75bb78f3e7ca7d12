import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { PassThrough, Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { isSealed, packBackup, unpackBackup, UnreadableBackup, WrongPassphrase } from './backup-file.ts';

const passphrase = 'correct horse battery';
const contents = {
  'a/empty': Buffer.alloc(0),
  'b/text': Buffer.from('שלום'),
  'c/large': randomBytes(3_000_000),
};

async function pack(with_passphrase: string | null): Promise<Buffer> {
  const sink = new PassThrough();
  const packed = packBackup(sink, with_passphrase, async (add) => {
    for (const [name, body] of Object.entries(contents))
      await add({ name, size: body.length, body: Readable.from([body]) });
  });
  const [whole] = await Promise.all([buffer(sink), packed]);
  return whole;
}

/** Reads a file that arrives in pieces. */
async function unpack(whole: Uint8Array, with_passphrase: string | null = null) {
  const pieces = Array.from({ length: Math.ceil(whole.length / 10_000) }, (_, piece) =>
    whole.subarray(piece * 10_000, (piece + 1) * 10_000),
  );
  const found: Record<string, Buffer> = {};
  for await (const { name, size, body } of unpackBackup(Readable.from(pieces), with_passphrase)) {
    found[name] = await buffer(body);
    assert.equal(found[name].length, size);
  }
  return found;
}

test('entries are read as they were written, encrypted or not', async () => {
  const plain = await pack(null);
  assert.deepEqual(await unpack(plain), contents);
  assert.equal(isSealed(plain), false);
  const sealed = await pack(passphrase);
  assert.deepEqual(await unpack(sealed, passphrase), contents);
  assert.equal(isSealed(sealed), true);
});

test('a file that is damaged, cut short or of another kind is refused', async () => {
  const [plain, sealed] = [await pack(null), await pack(passphrase)];
  const flip = (whole: Buffer, at: number) => whole.with(at, (whole[at] ?? 0) ^ 1);
  const cases: [Uint8Array, string | null, RegExp][] = [
    [sealed, 'incorrect horse battery', /passphrase is not that/],
    [sealed, null, /encrypted/],
    ...[1, 100, 70_000, sealed.length - 1].map(
      (length) =>
        [sealed.subarray(0, length), passphrase, /passphrase|cut short/] as [Uint8Array, string, RegExp],
    ),
    // what is lost of the last bytes alone is no content: the sums of a backup compare all of it
    ...[0, 10, 5_000, 1_500_000, plain.length - 200].map(
      (length) => [plain.subarray(0, length), null, /cut short/] as [Uint8Array, null, RegExp],
    ),
    ...[0, 60, 2_000_000, plain.length - 2].map(
      (at) => [flip(plain, at), null, /damaged/] as [Uint8Array, null, RegExp],
    ),
    [flip(sealed, 1_000_000), passphrase, /damaged/],
    [Buffer.from('a text, and not a backup'), null, /not a backup/],
  ];
  for (const [whole, given, reason] of cases) {
    await assert.rejects(
      unpack(whole, given),
      (error: unknown) => {
        assert.ok(error instanceof UnreadableBackup, String(error));
        assert.match(error.message, reason);
        if (whole === sealed || given === null)
          assert.equal(error instanceof WrongPassphrase, whole === sealed);
        return true;
      },
      `${whole.length} of ${plain.length} or ${sealed.length} bytes`,
    );
  }
});

test('a sink that fails ends the writing with its error', async () => {
  const full = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  });
  const endless = Readable.from(
    (function* () {
      for (;;) yield randomBytes(100_000);
    })(),
  );
  await assert.rejects(
    packBackup(full, null, (add) => add({ name: 'x', size: 1e12, body: endless })),
    { code: 'ENOSPC' },
  );
});

test('an entry that cannot be read ends the writing with its error, and the sink', async () => {
  const sink = new PassThrough().resume();
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('ab');
      throw new Error('disk broken');
    })(),
  );
  await assert.rejects(
    packBackup(sink, null, (add) => add({ name: 'x', size: 4, body: broken })),
    /disk broken/,
  );
  assert.equal(sink.destroyed, true);
});
