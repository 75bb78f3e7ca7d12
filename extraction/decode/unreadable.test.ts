import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import { largest_document } from '#domain/documents.ts';
import type { UnreadableReason } from '#domain/proposal.ts';
import { decode } from './decode.ts';
import { smallPdf, words } from './testing/small_pdf.ts';
import { allTexts, quietly } from './testing/texts.ts';
import { Unreadable } from './unreadable.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function refuses(file: Uint8Array, reason: UnreadableReason): Promise<void> {
  await assert.rejects(
    decode(file, quietly),
    (error) => error instanceof Unreadable && error.reason === reason,
  );
}

test('nothing, and nothing but blanks, is empty', async () => {
  await refuses(new Uint8Array(), 'empty');
  await refuses(bytes(' \n\t '), 'empty');
});

test('archives, documents in archives and unknown bytes are unsupported, whatever they are called', async () => {
  await refuses(
    Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
    'unsupported',
  );
  await refuses(
    Uint8Array.from({ length: 400 }, (_, at) => (at * 37) % 32),
    'unsupported',
  );
});

test('more bytes than may be kept are too large', async () => {
  await refuses(new Uint8Array(largest_document + 1), 'too_large');
});

test('sixty pages are read, one more is too large', async () => {
  const pages = (count: number) => Array.from({ length: count }, (_, at) => words(`Page ${at + 1}`, 40, 300));
  assert.equal(allTexts(await decode(smallPdf(pages(60)), quietly)).length, 60);
  await refuses(smallPdf(pages(61)), 'too_large');
});

test('a PDF that is broken is corrupt; one that only lost its end is read', async () => {
  await refuses(bytes('%PDF-1.7\nnothing of a document'), 'corrupt');
  const whole = smallPdf([words('Booking 9018842', 40, 300)]);
  const cut = whole.slice(0, whole.length - 20);
  assert.deepEqual(allTexts(await decode(cut, quietly)), [['Booking 9018842']]);
});

test('a PDF without a word or a picture has no text', async () => {
  await refuses(smallPdf(['']), 'no_text');
});

test('a picture that says it has more pixels than can be unpacked is too large before it is', async () => {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const size = Buffer.from([0, 0, 0x9c, 0x40, 0, 0, 0x9c, 0x40, 8, 0, 0, 0, 0]);
  const picture = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  await refuses(picture, 'too_large');
});

test('a PDF with a password says so', async () => {
  const locked = smallPdf([words('secret', 40, 300)]);
  const text = new TextDecoder('latin1').decode(locked);
  const zeros = '00'.repeat(32);
  const encryption = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${zeros}> /U <${zeros}> >> /ID [<00> <00>]`;
  await refuses(bytes(text.replace('/Root 1 0 R', `/Root 1 0 R ${encryption}`)), 'encrypted');
});
