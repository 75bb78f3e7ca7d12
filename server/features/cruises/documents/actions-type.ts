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

/** SVG and GPX among them, which are XML. */
const source_texts = new Set([
  'application/xml',
  'image/svg+xml',
  'application/rtf',
  'application/postscript',
]);

/** As much as the signatures of files need. */
const head_bytes = 4100;
/** As much as a mail's headers take at most, so that it is known as one. */
const beginning_characters = 16 * 1024;

/** What a file is by its content; null: nothing that is kept. Its name and what the caller says of it count for nothing. */
export async function judgeType(path: string): Promise<DocumentType | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(await readHead(path));
  const binary = binary_types[found?.mime ?? ''];
  if (binary !== undefined) return binary;
  const beginning = await readText(path);
  if (beginning === null) return null;
  const type = textTypeOf(beginning);
  // a text may begin like something else ("BMW", "MZ"); written in letters, but read by nobody, are only these
  return type === 'text/plain' && source_texts.has(found?.mime ?? '') ? null : type;
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

/** White space aside, a text has no control characters; the last of them are letters in old encodings of Windows. */
const control = /[\p{Cc}--[\t\n\f\r\u0080-\u009f]]/v;

/**
 * How a text begins, or null when the file is none. UTF-8, UTF-16 that says so, or one of the old encodings of one byte
 * a letter, in which old mails and texts are written: whatever has no control character is one of those.
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
