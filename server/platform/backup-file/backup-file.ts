import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream, TransformStream } from 'node:stream/web';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';

/*
 * The file of a backup: a tar archive, compressed by Zstandard, and encrypted by age where a passphrase is given. Each
 * is read and written as a stream, and by the programs of the same names (docs/decisions/095-backups.md).
 */

/** A file of the archive. */
export interface Entry {
  name: string;
  /** bytes */
  size: number;
  body: AsyncIterable<Uint8Array>;
}

/** A file that is not a backup, is damaged or cut short, or that the passphrase does not open. */
export class UnreadableBackup extends Error {}

/** Another passphrase may open it. A file whose first bytes are damaged fails in the same way. */
export class WrongPassphrase extends UnreadableBackup {}

/**
 * 2^16 rounds of scrypt take 64 MB and a third of a second, in which this process answers nothing. age itself takes
 * 2^18: 256 MB, on a machine that may have one gigabyte.
 */
const scrypt_work_factor = 16;

/** Adds an entry; resolves when the archive has room for another. */
export type AddEntry = (entry: Entry) => Promise<void>;

/**
 * Writes the entries that `addAll` adds into `sink`, and ends it.
 * @param passphrase null: not encrypted
 */
export async function packBackup(
  sink: Writable,
  passphrase: string | null,
  addAll: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const { readable, controller } = createTarPacker();
  const packed = Readable.fromWeb(readable as ReadableStream);
  const compressed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const written =
    passphrase === null
      ? pipeline(packed, compressed, sink)
      : pipeline(packed, compressed, (source: Source) => seal(source, passphrase), sink);
  // it may fail while an entry is still read, which then ends with the same error
  written.catch(() => undefined);
  try {
    await addAll(async ({ name, size, body }) => {
      const writer = controller.add({ name, size, mode: 0o600 }).getWriter();
      for await (const chunk of body) await writer.write(chunk);
      await writer.close();
    });
    controller.finalize();
  } catch (error) {
    controller.error(error);
    // the first failure says why: of the disk, if the stream had to end because of it
    await written;
    throw error;
  }
  await written;
}

type Source = AsyncIterable<Uint8Array>;

async function* seal(source: Source, passphrase: string): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(scrypt_work_factor);
  encrypter.setPassphrase(passphrase);
  yield* Readable.fromWeb((await encrypter.encrypt(toWeb(source))) as ReadableStream);
}

const age_header = Buffer.from('age-encryption.org/v1\n');

/** Whether the first bytes are those of an encrypted file. */
export function isSealed(start: Uint8Array): boolean {
  return age_header.equals(start.subarray(0, age_header.length));
}

/**
 * Reads the entries of a backup one after the other; each body is read to its end before the next.
 * @throws UnreadableBackup
 */
export async function* unpackBackup(
  source: AsyncIterable<Uint8Array>,
  passphrase: string | null,
): AsyncGenerator<Entry> {
  const decoder = createTarDecoder({ strict: true });
  const chunks = source[Symbol.asyncIterator]();
  const start = await readStart(chunks);
  const whole = (async function* () {
    yield start;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  const opened = isSealed(start) ? unseal(whole, passphrase) : whole;
  const tar = new PassThrough();
  const read = pipeline(opened, createZstdDecompress(), tar);
  // its failure also destroys `tar`, from which it reaches the loop below
  read.catch(() => undefined);
  const entries = Readable.toWeb(tar).pipeThrough(
    decoder as unknown as TransformStream<Uint8Array, ParsedTarEntry>,
  );
  try {
    for await (const { header, body } of entries) {
      const { name, size, type = 'file' } = header;
      if (type !== 'file') throw new UnreadableBackup(`The backup holds ${name}, which is not a file.`);
      yield { name, size, body: readBody(body as ReadableStream<Uint8Array>) };
    }
    await read;
  } catch (error) {
    throw unreadable(error);
  } finally {
    tar.destroy();
  }
}

async function* readBody(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw unreadable(error);
  }
}

/** Whether the file could not be read at all, as with `EIO`. */
function isOfDisk(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^E(?!RR_)[A-Z]+$/.test(String(error.code));
}

function unreadable(error: unknown): Error {
  if (error instanceof UnreadableBackup || isOfDisk(error)) return error;
  return new UnreadableBackup('The file is not a backup of Gangway, is damaged, or is cut short.', {
    cause: error,
  });
}

async function readStart(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let start = Buffer.alloc(0);
  while (start.length < age_header.length) {
    const next: IteratorResult<Uint8Array, unknown> = await chunks.next();
    if (next.done === true) break;
    start = Buffer.concat([start, next.value]);
  }
  return start;
}

async function* unseal(
  source: AsyncIterable<Uint8Array>,
  passphrase: string | null,
): AsyncGenerator<Uint8Array> {
  if (passphrase === null) throw new WrongPassphrase('The backup is encrypted. Its passphrase is needed.');
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const opened = await decrypter.decrypt(toWeb(source)).catch((error: unknown) => {
    if (isOfDisk(error)) throw error;
    throw new WrongPassphrase('The passphrase is not that of the backup, or the file is damaged.', {
      cause: error,
    });
  });
  yield* Readable.fromWeb(opened as ReadableStream);
}

/** A stream of the web over an iterable, which it reads as it is read itself. */
function toWeb(source: AsyncIterable<Uint8Array>): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(
    Readable.from(source, { objectMode: false }),
  ) as globalThis.ReadableStream<Uint8Array>;
}
