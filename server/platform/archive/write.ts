import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file that is to be written into an archive. */
export interface NewEntry {
  /** a path with `/`, relative and without `..` */
  name: string;
  content: Readable;
  /** compressed already, as pictures are: stored as it is */
  is_compressed?: boolean;
}

/** A file of an archive as its manifest names it. */
export interface EntryFacts {
  name: string;
  /** bytes */
  size: number;
  /** of its content, in hexadecimal digits */
  sha256: string;
}

export const manifest_name = 'manifest.json';

/**
 * A ZIP as a stream, made while it is read: each entry is opened after the one before it is written, and nothing is
 * kept but its facts. The manifest is the last entry, as it holds the facts of all others. Whoever destroys the stream
 * ends the reading of the entries; a failure of an entry destroys it, so that no reader takes the part for the whole.
 */
export function writeArchive(
  entries: AsyncIterable<NewEntry>,
  manifestOf: (written: readonly EntryFacts[]) => object,
  mtime: Date,
): Readable {
  const zip = new ZipFile();
  // yazl promises less than the stream that it has
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const fill = async () => {
    const written: EntryFacts[] = [];
    for await (const entry of entries) {
      if (output.destroyed) {
        entry.content.destroy();
        return;
      }
      written.push(await add(zip, output, entry, mtime));
    }
    const manifest = JSON.stringify(manifestOf(written), undefined, 2);
    zip.addBuffer(Buffer.from(manifest), manifest_name, { mtime });
    zip.end();
  };
  fill().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return output;
}

async function add(
  zip: ZipFile,
  output: Readable,
  { name, content, is_compressed = false }: NewEntry,
  mtime: Date,
): Promise<EntryFacts> {
  const hash = createHash('sha256');
  let size = 0;
  const counted = Readable.from(
    (async function* () {
      for await (const chunk of content as AsyncIterable<string | Uint8Array>) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        hash.update(bytes);
        size += bytes.length;
        yield bytes;
      }
    })(),
    { objectMode: false },
  );
  // unpiped from a destroyed output, the entry would wait for ever with its file open
  const leave = () => {
    counted.destroy();
    content.destroy();
  };
  output.once('close', leave);
  try {
    zip.addReadStream(counted, name, { mtime, compress: !is_compressed });
    await finished(counted);
  } finally {
    output.off('close', leave);
  }
  return { name, size, sha256: hash.digest('hex') };
}
