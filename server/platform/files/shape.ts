import type { Readable } from 'node:stream';

/** A complete received file on the disk of this server, until it is stored or discarded. */
export interface IncomingFile {
  path: string;
  size: number;
  /** of its content, in hexadecimal digits */
  sha256: string;
  /** Removes the file, unless it was moved into the store. */
  discard(): Promise<void>;
}

/** The content of a stored file. The receiver reads the stream to its end or destroys it. */
export interface StoredFile {
  content: Readable;
  size: number;
}

/** A store of files. A key is an id that we made (`newId`), never a text from a caller. */
export interface FileStore {
  /** Stores a file under a new key. When this returns, the file is durable. */
  put(key: string, file: IncomingFile): Promise<void>;
  /** null: no such file */
  get(key: string): Promise<StoredFile | null>;
  /** Removes a file; a missing file is no error. */
  delete(key: string): Promise<void>;
  /** The keys of files that were stored before a moment. */
  listBefore(moment: Date): Promise<string[]>;
}

/**
 * Files of any size, as streams.
 * @throws CodedError `no_space` when the disk is full, `unavailable` when the service does not answer as it should
 */
export interface Files extends FileStore {
  /** Writes a stream to the disk, completely or not at all. @throws CodedError `too_large` beyond `largest` bytes */
  receive(source: AsyncIterable<Uint8Array>, largest: number): Promise<IncomingFile>;
  /** Removes partial files that were begun before a moment and left by a process that ended. */
  tidyIncoming(before: Date): Promise<void>;
}
