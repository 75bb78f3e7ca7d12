import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { patience } from './patience.ts';

/** A file while it is received. The caller of `OpenUpload` reads the content to its end or ends it. */
export interface Upload {
  /** as the caller sent it: not to be trusted */
  name: string;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Begins to read the body, a form with one file of at most `largest` bytes in its part `file`. A body whose
 * `Content-Length` exceeds `room` bytes is not read.
 */
export type OpenUpload = (largest: number, room: number) => Promise<Upload>;

/** The size of a form beyond its file: boundaries, and the headers of its parts. */
const most_around = 64 * 1024;
const form_limits = {
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 1024,
  headerPairs: 20,
  headerSize: 16 * 1024,
};

/**
 * Routes that take files do not read the body until their action asks for it: a caller who may not send a file is
 * refused before a byte is read. The rest of an unread body is discarded for a moment, so that the caller gets as far
 * as the answer, and the connection is cut when more arrives.
 */
export async function leaveBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart);
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request;
    if (!raw.readableEnded) {
      raw.unpipe();
      raw.resume();
      setTimeout(() => raw.complete || raw.socket.destroy(), patience.linger_ms).unref();
    }
    done();
  });
}

/** Accepts and ignores a body of any kind; the address holds all that the action needs. */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
}

/** @throws CodedError `unsupported_media` for no form, `too_large` and `no_space` by the declared length, `invalid` */
export async function openUpload(
  request: FastifyRequest,
  largest: number,
  room: number,
  idle_ms: number = patience.upload_idle_ms,
): Promise<Upload> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (!request.isMultipart()) throw new CodedError('unsupported_media');
  if (length > largest + most_around) throw new CodedError('too_large');
  if (room <= 0 || length > room + most_around) throw new CodedError('no_space');
  const watch = guardBody(request, largest + most_around, idle_ms);
  const limits = { ...form_limits, fileSize: largest + 1 };
  const part = await Promise.race([request.file({ limits, throwFileSizeLimit: false }), watch.failed]).catch(
    asCoded,
  );
  if (part === undefined || part.fieldname !== 'file') {
    part?.file.destroy();
    throw fieldError('file', 'required');
  }
  return { name: decodeName(part.filename), content: withFormFaults(part.file, watch) };
}

interface BodyGuard {
  /** rejects as soon as the request as a whole is at fault */
  failed: Promise<never>;
  end: () => void;
}

/** Ends a request that sends too much, or pauses for too long: an idle one would occupy a place for ever. */
function guardBody({ raw }: FastifyRequest, most: number, idle_ms: number): BodyGuard {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  // the rejection may come when no caller awaits it
  failed.catch(() => undefined);
  const idle = setTimeout(() => raw.socket.destroy(), idle_ms);
  let received = 0;
  const count = (chunk: Buffer) => {
    idle.refresh();
    received += chunk.length;
    if (received <= most) return;
    end();
    raw.unpipe();
    reject(new CodedError('too_large'));
  };
  const end = () => {
    clearTimeout(idle);
    raw.off('data', count);
  };
  raw.on('data', count);
  raw.once('end', end);
  raw.once('close', end);
  return { failed, end };
}

/** Turns every error of the form's parser into a fault of the caller: the form is cut off or malformed. */
async function* withFormFaults(file: Readable, { failed, end }: BodyGuard): AsyncGenerator<Uint8Array> {
  failed.catch((error: unknown) => file.destroy(error instanceof Error ? error : undefined));
  try {
    yield* file as AsyncIterable<Uint8Array>;
  } catch (error) {
    asCoded(error);
  } finally {
    end();
  }
}

function asCoded(error: unknown): never {
  throw error instanceof CodedError ? error : new CodedError('invalid', {}, { cause: error });
}

/** Browsers write three characters of a file's name as the percent codes of the HTML standard, and no others. */
function decodeName(name: string | undefined): string {
  return (name ?? '').replaceAll(/%(22|0D|0A)/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}
