import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { textTypeOf, type DocumentType } from '#domain/documents.ts';

const binary_types: Readonly<Record<string, DocumentType>> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/webp': 'image/webp',
  'image/gif': 'image/gif',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
};

/** Including SVG and GPX, which are XML. */
const source_texts = new Set([
  'application/xml',
  'image/svg+xml',
  'application/rtf',
  'application/postscript',
]);

/** The number of bytes that the signatures of files need. */
const head_bytes = 4100;
/** The maximum size of a mail's headers, so that a mail is recognised. */
const beginning_characters = 16 * 1024;

/** The type of a file by its content, not by its name or the caller's claim; null: a type that is not accepted. */
export async function judgeType(path: string): Promise<DocumentType | null> {
  const found = await signatureIn(await readHead(path));
  const binary = binary_types[found ?? ''];
  if (binary !== undefined) return binary;
  const beginning = await readText(path);
  if (beginning === null) return null;
  const type = textTypeOf(beginning);
  // a text may begin like another format ("BMW", "MZ"); only these formats are texts that no person reads
  return type === 'text/plain' && source_texts.has(found ?? '') ? null : type;
}

/** The types of pictures that the server can decode: its library has no decoder for HEIC. */
const picture_types = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

export function isPicture(media_type: string | null): boolean {
  return picture_types.has(media_type ?? '');
}

/** Whether a file begins as a picture. No more than its beginning is read. */
export async function beginsAsPicture(content: AsyncIterable<Uint8Array>): Promise<boolean> {
  let head = Buffer.alloc(0);
  for await (const chunk of content) {
    head = Buffer.concat([head, chunk]);
    if (head.length >= head_bytes) break;
  }
  const found = await signatureIn(head.subarray(0, head_bytes));
  return isPicture(binary_types[found ?? ''] ?? null);
}

async function signatureIn(head: Uint8Array): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(head))?.mime;
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(head_bytes), 0, head_bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A text has no control characters but white space; the last of them are letters in old encodings of Windows. */
const control = /[\p{Cc}--[\t\n\f\r\u0080-\u009f]]/v;

/**
 * The beginning of a text, or null when the file is no text. UTF-8, UTF-16 with its mark, or an old encoding of one
 * byte a letter, as in old mails and texts: every file without a control character counts as one of those.
 */
async function readText(path: string): Promise<string | null> {
  const decoder = new TextDecoder(await encodingOf(path));
  let beginning = '';
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true });
    if (control.test(text)) return null;
    if (beginning.length < beginning_characters) beginning += text;
  }
  return beginning.slice(0, beginning_characters);
}

async function encodingOf(path: string): Promise<string> {
  const [first, second] = await readHead(path);
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
