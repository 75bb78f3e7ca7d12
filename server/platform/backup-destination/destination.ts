import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { readBackupAddress } from './address.ts';
import { folderPlace } from './folder.ts';
import { s3Place } from './s3.ts';
import { DestinationFailure, type DestinationFault, type LocalFile, type Place } from './shape.ts';
import { webDavPlace } from './webdav.ts';

/**
 * Where backups go (`BACKUP_TO`). It is never listed: only files that this instance has written are read or deleted, by
 * the names in its own table.
 * @throws DestinationFailure, also for a destination that does not answer in time
 */
export interface Destination {
  /** its address, without user and password */
  readonly name: string;
  put(name: string, file: LocalFile): Promise<void>;
  /** Copies a file into a new one at `path`; an error of that disk is thrown as it is. */
  get(name: string, size: number, path: string): Promise<void>;
  /** A missing file is no error. */
  delete(name: string): Promise<void>;
}

interface Patience {
  /** for any request */
  least_ms: number;
  /** the slowest speed for the bytes of a file on top of that */
  bytes_a_ms: number;
}

/** 100 kB/s is an upload over a slow line. */
const usual: Patience = { least_ms: 60_000, bytes_a_ms: 100 };

const open_as: Record<'folder' | 's3' | 'webdav', (address: string) => Place> = {
  folder: folderPlace,
  s3: s3Place,
  webdav: webDavPlace,
};

/** @param value `BACKUP_TO`, which was checked at the start */
export function openDestination(value: string, { least_ms, bytes_a_ms }: Patience = usual): Destination {
  const found = readBackupAddress(value);
  if (found === null) throw new Error('BACKUP_TO is not an address');
  const place = open_as[found.kind](found.address);
  const patienceFor = (size: number) => least_ms + size / bytes_a_ms;
  return {
    name: place.name,
    put: (name, file) => inTime((signal) => place.put(name, file, signal), patienceFor(file.size)),
    async get(name, size, path) {
      await inTime(async (signal) => {
        const source = await place.get(name, signal);
        const sink = createWriteStream(path, { flags: 'wx', mode: 0o600 });
        // the one that fails first ends the other with the same error
        let is_own: boolean | undefined;
        source.once('error', () => (is_own ??= false));
        sink.once('error', () => (is_own ??= true));
        await pipeline(source, sink, { signal }).catch((error: unknown) => {
          throw is_own === true ? new OwnDisk(error) : error;
        });
      }, patienceFor(size)).catch((error: unknown) => {
        throw error instanceof OwnDisk ? error.error : error;
      });
    },
    delete: (name) => inTime((signal) => place.delete(name, signal), least_ms),
  };
}

/** An error of the disk that a file is copied to, which is no fault of the destination. */
class OwnDisk extends Error {
  readonly error: unknown;
  constructor(error: unknown) {
    super();
    this.error = error;
  }
}

/** Does not rely on the abort alone: a call on a share that hangs cannot be ended. */
async function inTime<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  patience_ms: number,
): Promise<Result> {
  const ended = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new DestinationFailure('timed_out', 'the destination did not answer in time'));
  }, patience_ms);
  try {
    return await Promise.race([work(ended.signal), late]);
  } catch (error) {
    ended.abort();
    throw error instanceof DestinationFailure || error instanceof OwnDisk ? error : asFailure(error);
  } finally {
    clearTimeout(timer);
  }
}

const faults: Readonly<Record<string, DestinationFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'refused',
};

function asFailure(error: unknown): DestinationFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // what is left are connections that fail or break
  const fault = faults[code] ?? 'unreachable';
  return new DestinationFailure(fault, error instanceof Error ? error.message : 'failed', { cause: error });
}
