import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode } from './decode.ts';
import { allTexts, quietly } from './testing/texts.ts';

const readBytes = async (bytes: Uint8Array) => decode(bytes, quietly);
const read = async (text: string) => readBytes(new TextEncoder().encode(text));

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('plain text is rows whose cells blanks, tabs, bars and leaders part, at the places of their letters', async () => {
  const document = await read('Ship:      Iona\nTotal ........ 2,056.10\nDay | Port\nDeck\t7\n\n-----\nEnd');
  assert.deepEqual(allTexts(document), [
    ['Ship:', 'Iona'],
    ['Total', '2,056.10'],
    ['Day', 'Port'],
    ['Deck', '7'],
    ['End'],
  ]);
  assert.equal(document.pages[0]?.rows[0]?.cells[1]?.x0, 66);
  assert.deepEqual(
    document.pages[0]?.rows.map((row) => row.block),
    [0, 0, 0, 0, 1],
  );
});

test('what a forwarded text has before its lines is not read', async () => {
  assert.deepEqual(allTexts(await read('Look:\n> Ship:   Iona\n>> Deck:   7')), [
    ['Look:'],
    ['Ship:', 'Iona'],
    ['Deck:', '7'],
  ]);
});

test('text is read in the encoding that it has', async () => {
  const euro = latin('Gesamtpreis 3.436,- \u0080 f\u00fcr G\u00e4ste');
  assert.deepEqual(allTexts(await readBytes(euro)), [['Gesamtpreis 3.436,- € für Gäste']]);
  const hebrew = latin('\u00e0\u00e5\u00f0\u00e9\u00e9\u00e4 \u00e7\u00e9\u00f4\u00e4');
  assert.deepEqual(allTexts(await readBytes(hebrew)), [['אונייה חיפה']]);
  const wide = new Uint8Array([0xff, 0xfe, ...Buffer.from('Schiff Völker', 'utf16le')]);
  assert.deepEqual(allTexts(await readBytes(wide)), [['Schiff Völker']]);
  assert.deepEqual(allTexts(await readBytes(new Uint8Array(Buffer.from('Schiff Iona', 'utf16le')))), [
    ['Schiff Iona'],
  ]);
  const declared = latin('<html><head><meta charset="iso-8859-2"></head><body>\u00a9ibenik</body></html>');
  assert.deepEqual(allTexts(await readBytes(declared)), [['Šibenik']]);
});

test('events of a calendar are kept as they are, on their own clock, and as rows', async () => {
  const document = await read(
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:b\r\nDTSTART:20270208T080000\r\nDTEND:20270208T170000\r\n' +
      'SUMMARY:Port call\r\nLOCATION:Ko Samui\\, Thailand\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:a\r\n' +
      'DTSTART;VALUE=DATE:20270206\r\nSUMMARY:Embark\r\nDESCRIPTION:Booking SBN90417\\nSuite 612\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  );
  assert.deepEqual(
    document.structured.map((one) =>
      one.kind === 'event' ? [one.start, one.end, one.summary, one.location] : [],
    ),
    [
      ['2027-02-06', null, 'Embark', ''],
      ['2027-02-08T08:00', '2027-02-08T17:00', 'Port call', 'Ko Samui, Thailand'],
    ],
  );
  assert.deepEqual(allTexts(document), [
    ['2027-02-06', 'Embark'],
    ['Booking SBN90417'],
    ['Suite 612'],
    ['2027-02-08 08:00', '2027-02-08 17:00', 'Port call', 'Ko Samui, Thailand'],
  ]);
});
