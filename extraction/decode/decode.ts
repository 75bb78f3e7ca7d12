import { fileTypeFromBuffer } from 'file-type';
import { largest_document, textTypeOf } from '#domain/documents.ts';
import type { ReadableDocument } from '../model.ts';
import { textOf } from './characters.ts';
import { withinLimits } from './limits.ts';
import { readPlain } from './plain.ts';
import type { ProgressReporter } from './progress.ts';
import { Unreadable } from './unreadable.ts';

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic', 'image/heif']);
/** The largest nesting depth of mails within mails. */
const deepest = 3;
/** Bytes that may precede the header of a PDF. */
const longest_prelude = 1024;

/*
 * Each kind loads its libraries when the first document of it is read: those of the other kinds take as long to load as
 * a page takes to read.
 */

/** Decodes bytes of any kind to pages of rows; the content determines the kind. @throws Unreadable */
export async function decode(bytes: Uint8Array, tell: ProgressReporter): Promise<ReadableDocument> {
  tell('recognise', 0);
  const document = withinLimits(await read(bytes, tell, 0));
  if (!document.pages.some((page) => page.rows.length > 0)) throw new Unreadable('no_text');
  return document;
}

async function read(bytes: Uint8Array, tell: ProgressReporter, depth: number): Promise<ReadableDocument> {
  if (bytes.length === 0) throw new Unreadable('empty');
  if (bytes.length > largest_document) throw new Unreadable('too_large');
  const type = await typeOf(bytes);
  if (type === 'application/pdf') return (await import('./pdf.ts')).readPdf(bytes, tell);
  if (type !== null && pictures.has(type)) {
    const { readPicture } = await import('./pictures.ts');
    return readPicture(bytes, /hei[cf]$/.test(type), tell);
  }
  if (type !== null && !/^text\/|xml$|mbox$/.test(type)) throw new Unreadable('unsupported');
  const text = textOf(bytes);
  if (text === null) throw new Unreadable('unsupported');
  if (text.trim() === '') throw new Unreadable('empty');
  tell('text', 10);
  switch (textTypeOf(text)) {
    case null:
      throw new Unreadable('unsupported');
    case 'text/html':
      return (await import('./html.ts')).readHtml(text);
    case 'text/calendar':
      return (await import('./calendar.ts')).readCalendar(text);
    case 'message/rfc822':
      if (depth >= deepest) throw new Unreadable('unsupported');
      return (await import('./mail.ts')).readMail(bytes, (inner) => read(inner, tell, depth + 1));
    default:
      return readPlain(text);
  }
}

async function typeOf(bytes: Uint8Array): Promise<string | null> {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, longest_prelude));
  if (/%PDF-\d/.test(beginning) && !/^[\w-]+:|^\s*</.test(beginning)) return 'application/pdf';
  try {
    return (await fileTypeFromBuffer(bytes))?.mime ?? null;
  } catch {
    // the file ends before its type is known
    return null;
  }
}
