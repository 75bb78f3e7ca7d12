import { fileTypeFromBuffer } from 'file-type';
import { largest_document, textTypeOf } from '#domain/documents.ts';
import type { ReadingStage } from '#domain/proposal.ts';
import type { ReadableDocument } from '../model.ts';
import { readCalendar } from './calendar.ts';
import { readHtml } from './html.ts';
import { readMail } from './mail.ts';
import { readPdf } from './pdf.ts';
import { readPicture } from './pictures.ts';
import { readPlain } from './plain.ts';
import { Unreadable } from './unreadable.ts';

export type Tell = (stage: ReadingStage, progress: number) => void;

const pictures = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/tiff',
  'image/heic',
  'image/avif',
]);
const deepest = 3;

/** Bytes of any kind as pages of rows; what it is is judged by its content. @throws Unreadable */
export async function decode(bytes: Uint8Array, tell: Tell): Promise<ReadableDocument> {
  tell('recognise', 0);
  const document = await read(bytes, tell, 0);
  if (!document.pages.some((page) => page.rows.length > 0)) throw new Unreadable('no_text');
  return document;
}

async function read(bytes: Uint8Array, tell: Tell, depth: number): Promise<ReadableDocument> {
  if (bytes.length === 0) throw new Unreadable('empty');
  if (bytes.length > largest_document) throw new Unreadable('too_large');
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === 'application/pdf') return readPdf(bytes, tell);
  if (type && pictures.has(type.mime)) return readPicture(bytes, tell);
  if (type && !/^text\/|xml$/.test(type.mime)) throw new Unreadable('unsupported');
  const text = new TextDecoder('utf-8').decode(bytes);
  if (text.trim() === '') throw new Unreadable('empty');
  switch (textTypeOf(text)) {
    case 'text/html':
      return readHtml(text);
    case 'text/calendar':
      return readCalendar(text);
    case 'message/rfc822':
      if (depth >= deepest) throw new Unreadable('unsupported');
      return readMail(bytes, (inner) => read(inner, tell, depth + 1));
    default:
      return readPlain(text);
  }
}
