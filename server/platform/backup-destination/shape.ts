import type { Readable } from 'node:stream';

/** A complete file on the disk of this server. */
export interface LocalFile {
  path: string;
  size: number;
  /** of its content, in hexadecimal digits */
  sha256: string;
}

/** One of the three kinds of destinations. Each method ends early when its signal says so. */
export interface Place {
  /** the address, without user and password */
  readonly name: string;
  /** Stores a file: it has its name only when it is complete. */
  put(name: string, file: LocalFile, signal: AbortSignal): Promise<void>;
  get(name: string, signal: AbortSignal): Promise<Readable>;
  /** A missing file is no error. */
  delete(name: string, signal: AbortSignal): Promise<void>;
}

/** What is wrong with a destination: a code that is stored, and has a sentence in each language. */
export type DestinationFault = 'full' | 'refused' | 'missing' | 'unreachable' | 'timed_out';

export class DestinationFailure extends Error {
  readonly fault: DestinationFault;
  constructor(fault: DestinationFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/**
 * The failure that an answer of HTTP stands for. Its text is not read: it may name keys of the account.
 * @param asked the request, for the log
 */
export async function failureOfAnswer(
  asked: string,
  { status, body }: Response,
): Promise<DestinationFailure> {
  await body?.cancel();
  return new DestinationFailure(faultOf(status), `${asked} was answered ${status}`);
}

function faultOf(status: number): DestinationFault {
  if (status === 507 || status === 413) return 'full';
  // WebDAV answers 409 when the folder is missing
  if (status === 404 || status === 409 || status === 410) return 'missing';
  return status >= 500 || status === 429 || status === 408 ? 'unreachable' : 'refused';
}
