import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { manifest_name, type EntryFacts } from './write.ts';

/** Why an archive is refused: cut off or changed; not of this program; of a later version; larger than allowed. */
export type Refusal =
  | 'archive_damaged'
  | 'archive_of_others'
  | 'archive_of_later_version'
  | 'archive_too_large';

/** The archive is at fault, not the server. */
export class BadArchive extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.refusal = refusal;
  }
}

const gigabyte = 1024 ** 3;
const limits = {
  entries: 20_000,
  /** unpacked */
  bytes: 4 * gigabyte,
  /** unpacked, as a multiple of the archive */
  ratio: 200,
  manifest_bytes: 16 * 1024 ** 2,
};
/** Below this an archive may be of any ratio: a record of few cruises repeats itself. */
const harmless_bytes = 16 * 1024 ** 2;

const manifestShape = z.object({
  format: z.int(),
  files: z
    .array(
      z.object({
        name: z.string().min(1).max(1000),
        size: z.int().nonnegative(),
        sha256: z.string().regex(/^[\da-f]{64}$/),
      }),
    )
    .max(limits.entries),
});

export interface OpenArchive {
  files: ReadonlyMap<string, EntryFacts>;
  /** The content of a file. It fails at its end if it is not the one that the manifest names. @throws BadArchive */
  open(name: string): Promise<Readable>;
  close(): void;
}

/**
 * Opens a ZIP whose manifest names all its files. The directory at its end alone says where they are, and every number
 * in it is held against what is read. No name becomes a path of this machine.
 * @param format the number of the form that is read; a later one is refused
 * @param size bytes of the archive
 * @throws BadArchive
 */
export async function openArchive(path: string, size: number, format: number): Promise<OpenArchive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    asDamaged,
  );
  try {
    const entries = await readDirectory(zip, size);
    const files = await readManifest(zip, entries, format);
    return {
      files,
      open: (name) => {
        const [entry, facts] = [entries.get(name), files.get(name)];
        if (entry === undefined || facts === undefined)
          throw new BadArchive('archive_damaged', `there is no ${name}`);
        return openEntry(zip, entry, facts);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readDirectory(zip: ZipFile, archive_bytes: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw new BadArchive('archive_too_large', 'too many entries');
  const entries = new Map<string, Entry>();
  let [unpacked, packed] = [0, 0];
  const walk = async () => {
    for await (const entry of zip.eachEntry()) {
      refuseOddity(entry);
      if (entries.has(entry.fileName)) throw new BadArchive('archive_damaged', 'a name is there twice');
      entries.set(entry.fileName, entry);
      unpacked += entry.uncompressedSize;
      packed += entry.compressedSize;
      if (entries.size > limits.entries || unpacked > limits.bytes)
        throw new BadArchive('archive_too_large', 'too many entries or bytes');
    }
  };
  await walk().catch(asDamaged);
  if (packed > archive_bytes) throw new BadArchive('archive_damaged', 'entries overlap');
  if (unpacked > harmless_bytes && unpacked > archive_bytes * limits.ratio)
    throw new BadArchive('archive_too_large', 'it unpacks to too much');
  return entries;
}

const file_type = 0o170_000;
const regular_file = 0o100_000;

/** Only plain files, stored or deflated. */
function refuseOddity(entry: Entry): void {
  const type = (entry.externalFileAttributes >>> 16) & file_type;
  if (type !== 0 && type !== regular_file) throw new BadArchive('archive_damaged', 'an entry is no file');
  if (entry.fileName.endsWith('/')) throw new BadArchive('archive_damaged', 'an entry is a folder');
  if (entry.isEncrypted() || !entry.canDecodeFileData())
    throw new BadArchive('archive_damaged', 'an entry is encrypted, or compressed in another way');
}

async function readManifest(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  format: number,
): Promise<Map<string, EntryFacts>> {
  const entry = entries.get(manifest_name);
  if (entry === undefined) throw new BadArchive('archive_of_others', 'there is no manifest');
  if (entry.uncompressedSize > limits.manifest_bytes)
    throw new BadArchive('archive_too_large', 'the manifest is too large');
  const text = await zip.openReadStreamPromise(entry).then(buffer).catch(asDamaged);
  const parsed = manifestShape.safeParse(parseJson(text.toString()));
  if (!parsed.success) throw new BadArchive('archive_of_others', 'the manifest is another one');
  if (parsed.data.format > format) throw new BadArchive('archive_of_later_version', 'a later form');
  const files = new Map(parsed.data.files.map((facts) => [facts.name, facts]));
  const is_whole =
    parsed.data.files.length === entries.size - 1 &&
    parsed.data.files.every(({ name, size }) => entries.get(name)?.uncompressedSize === size);
  if (!is_whole || files.size !== parsed.data.files.length || files.has(manifest_name))
    throw new BadArchive('archive_damaged', 'the manifest names other files than there are');
  return files;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadArchive('archive_of_others', 'the manifest is no JSON', { cause: error });
  }
}

async function openEntry(zip: ZipFile, entry: Entry, { size, sha256 }: EntryFacts): Promise<Readable> {
  const content = await zip.openReadStreamPromise(entry).catch(asDamaged);
  return Readable.from(
    (async function* () {
      const hash = createHash('sha256');
      let read = 0;
      try {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          hash.update(chunk);
          read += chunk.length;
          yield chunk;
        }
      } catch (error) {
        asDamaged(error);
      }
      if (read !== size || hash.digest('hex') !== sha256)
        throw new BadArchive('archive_damaged', 'a file is not the one of the manifest');
    })(),
    { objectMode: false },
  );
}

/** The reader of ZIP has one kind of error for all that is wrong with one. */
function asDamaged(error: unknown): never {
  throw error instanceof BadArchive
    ? error
    : new BadArchive('archive_damaged', 'the archive cannot be read', { cause: error });
}
