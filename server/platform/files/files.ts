import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '#server/config.ts';
import { storeInFolder } from './folder.ts';
import { receiveInto } from './incoming.ts';
import { storeInS3 } from './s3.ts';

/** A file that came in whole and lies on the disk of this server, until it is put somewhere or discarded. */
export interface Incoming {
  path: string;
  size: number;
  /** of its content, in hexadecimal digits */
  sha256: string;
  /** Removes it, unless it was moved to where it is kept. */
  discard(): Promise<void>;
}

/** The content of a kept file. Whoever is given it reads it to its end or destroys it. */
export interface Kept {
  content: Readable;
  size: number;
}

/** Where files are kept. A key is an id that we made (`newId`), never something that a caller sent. */
export interface FileStore {
  /** Keeps a file under a new key. When it returns, the file is there to stay. */
  put(key: string, file: Incoming): Promise<void>;
  /** null: there is none */
  get(key: string): Promise<Kept | null>;
  /** Removes a file; one that is not there is removed already. */
  delete(key: string): Promise<void>;
  /** The keys of files that were put before a moment. */
  listBefore(moment: Date): Promise<string[]>;
}

/**
 * Files of any size, as streams.
 * @throws CodedError `no_space` when the disk is full, `unavailable` when the service does not answer as it should
 */
export interface Files extends FileStore {
  /** Writes a stream to the disk, whole or not at all. @throws CodedError `too_large` beyond `largest` bytes */
  receive(source: AsyncIterable<Uint8Array>, largest: number): Promise<Incoming>;
  /** Removes what began to come in before a moment and was never finished, as the process ended. */
  tidyIncoming(before: Date): Promise<void>;
}

/** Files in an S3 service where one is configured, else in `DATA_DIR/files`. Nothing is opened before it is needed. */
export function openFiles({ DATA_DIR, S3_URL }: Pick<Config, 'DATA_DIR' | 'S3_URL'>): Files {
  const folder = join(DATA_DIR, 'files');
  const store = S3_URL === undefined ? storeInFolder(folder) : storeInS3(S3_URL);
  return { ...store, ...receiveInto(join(folder, 'incoming')) };
}
