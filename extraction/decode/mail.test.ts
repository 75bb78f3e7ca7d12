import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode } from './decode.ts';
import { most_attachments } from './mail.ts';
import { smallPdf, words } from './testing/small_pdf.ts';
import { allTexts, quietly } from './testing/texts.ts';

const read = async (mail: string) => decode(new TextEncoder().encode(mail), quietly);

const headers =
  'From: Fred. Olsen <res@folsen.example>\r\nTo: d@example.org\r\nSubject: Booking 3307719\r\n' +
  'Date: Wed, 21 Oct 2026 23:30:00 -0500\r\nMIME-Version: 1.0\r\n';

interface Part {
  type: string;
  body: string;
}
const mixed = (parts: readonly Part[]) =>
  `${headers}Content-Type: multipart/mixed; boundary="b0"\r\n\r\n` +
  parts.map(({ type, body }) => `--b0\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`).join('') +
  '--b0--\r\n';

const attached = (name: string, bytes: Uint8Array): Part => ({
  type: `application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64`,
  body: Buffer.from(bytes).toString('base64'),
});

test('a mail says from whom and when it came, on the day of who sent it, and its subject is its first row', async () => {
  const document = await read(`${headers}Content-Type: text/plain\r\n\r\nYour booking is confirmed.\r\n`);
  assert.deepEqual(document.mail, {
    subject: 'Booking 3307719',
    from: 'Fred. Olsen <res@folsen.example>',
    date: '2026-10-21',
  });
  assert.deepEqual(allTexts(document), [['Booking 3307719'], ['Your booking is confirmed.']]);
});

test('its HTML is read rather than a thin text beside it', async () => {
  const both =
    `${headers}Content-Type: multipart/alternative; boundary="b1"\r\n\r\n--b1\r\nContent-Type: text/plain\r\n\r\nSee HTML.\r\n` +
    '--b1\r\nContent-Type: text/html\r\n\r\n<table><tr><td>Ship</td><td>Bolette</td></tr></table>\r\n--b1--\r\n';
  assert.deepEqual(allTexts(await read(both)), [['Booking 3307719'], ['Ship', 'Bolette']]);
});

test('a PDF that came with it is read whatever it is called, an archive is not opened', async () => {
  const pdf = smallPdf([words('Booking 9018842', 40, 350)]);
  const archive = Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
  const document = await read(
    mixed([
      { type: 'text/plain', body: 'Attached.' },
      attached('invoice.zip', archive),
      attached('invoice.dat', pdf),
    ]),
  );
  assert.deepEqual(allTexts(document), [['Booking 3307719'], ['Attached.'], ['Booking 9018842']]);
  assert.deepEqual(
    document.pages.map((page) => page.number),
    [1, 2],
  );
});

test('of what came with it the first ten are read', async () => {
  const parts = Array.from({ length: 14 }, (_, at) =>
    attached(`${at}.txt`, new TextEncoder().encode(`Part ${at}`)),
  );
  const texts = allTexts(await read(mixed([{ type: 'text/plain', body: 'Many.' }, ...parts])));
  assert.equal(texts.length, 2 + most_attachments);
  assert.deepEqual(texts.at(-1), ['Part 9']);
});

test('a mail within a mail is read, three deep and no deeper', async () => {
  const around = (inner: string, level: number) =>
    `From: a@example.org\r\nDate: Wed, 21 Oct 2026 10:00:00 +0000\r\nSubject: Level ${level}\r\nMIME-Version: 1.0\r\n` +
    `Content-Type: multipart/mixed; boundary="l${level}"\r\n\r\n--l${level}\r\nContent-Type: text/plain\r\n\r\nText ${level}\r\n` +
    `--l${level}\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--l${level}--\r\n`;
  const deepest = `From: a@example.org\r\nDate: Wed, 21 Oct 2026 10:00:00 +0000\r\nSubject: Level 4\r\n\r\nText 4\r\n`;
  const texts = allTexts(await read(around(around(around(deepest, 3), 2), 1)));
  assert.deepEqual(texts, [['Level 1'], ['Text 1'], ['Level 2'], ['Text 2'], ['Level 3'], ['Text 3']]);
});
