import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { patience } from './patience.ts';

/** A file while it comes in. Whoever opened it reads its content to the end or destroys it. */
export interface Upload {
  /** as the caller sent it: not to be trusted */
  name: string;
  content: Readable;
}

/** Begins to read the body, a form with one file of at most `largest` bytes in its part `file`. */
export type OpenUpload = (largest: number) => Promise<Upload>;

/** What a form adds to its file: boundaries, and the headers of its parts. */
const most_around = 64 * 1024;

/**
 * Routes that take files leave the body alone until their action asks for it: who may not send one is told before a
 * byte is read. What was not read then is thrown away for a moment, so that the caller gets as far as the answer, and
 * the connection is cut when still more comes.
 */
export function leaveBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
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

/** @throws CodedError `unsupported_media` for what is no form, `too_large` for what says so itself, `invalid` */
export async function openUpload(
  raw: IncomingMessage,
  largest: number,
  idle_ms: number = patience.upload_idle_ms,
): Promise<Upload> {
  const { 'content-type': type = '', 'content-length': length = '0' } = raw.headers;
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new CodedError('unsupported_media');
  if (Number(length) > largest + most_around) throw new CodedError('too_large');
  // the parser is of use to few requests, and to none of the start
  const { Busboy } = await import('@fastify/busboy');
  const { promise, resolve, reject } = Promise.withResolvers<Upload>();
  let content: Readable | undefined;
  let received = 0;

  // who says nothing for so long is gone, and would hold a place for ever
  const idle = setTimeout(() => raw.socket.destroy(), idle_ms);
  const count = (chunk: Buffer) => {
    idle.refresh();
    received += chunk.length;
    if (received > largest + most_around) stop(new CodedError('too_large'));
  };
  const rest = () => {
    clearTimeout(idle);
    raw.off('data', count);
  };
  const stop = (error: CodedError) => {
    rest();
    raw.unpipe();
    reject(error);
    content?.destroy(error);
  };
  raw.on('data', count);
  raw.once('end', rest);
  raw.once('close', () => {
    if (!raw.readableEnded) stop(new CodedError('invalid'));
  });
  try {
    const form = new Busboy({
      headers: { ...raw.headers, 'content-type': type },
      limits: { files: 1, fields: 10, parts: 11, fieldSize: 1024, headerPairs: 20, headerSize: 16 * 1024 },
    });
    form.on('file', (part, file, name) => {
      content = file;
      // told by whoever reads it; unheard, the event would end the process
      file.on('error', () => undefined);
      file.once('close', rest);
      if (part === 'file') resolve({ name: decodeName(name), content: file });
      else stop(fieldError('file', 'required'));
    });
    form.on('error', () => stop(new CodedError('invalid')));
    form.on('finish', () => reject(fieldError('file', 'required')));
    raw.pipe(form);
  } catch {
    // a form without a boundary
    stop(new CodedError('invalid'));
  }
  return promise;
}

/** Browsers write three characters of a file's name as the percent codes of the HTML standard, and no others. */
function decodeName(name: string | undefined): string {
  return (name ?? '').replaceAll(/%(22|0D|0A)/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}
