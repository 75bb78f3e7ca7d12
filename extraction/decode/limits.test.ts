import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDocument } from '../read.ts';
import { decode } from './decode.ts';
import { readHtml } from './html.ts';
import { longest_line } from './limits.ts';
import { allTexts, quietly } from './testing/texts.ts';
import { Unreadable } from './unreadable.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const seen = '<p>Booking 9018842</p>';

for (const [kind, text] of [
  ['a text', `Booking ${'a'.repeat(3_000_000)}\nShip\n`],
  ['a page', `<!doctype html><p>Booking ${'a'.repeat(3_000_000)}</p><p>Ship</p>`],
  ['preformatted text', `<!doctype html><pre>Booking ${'a'.repeat(3_000_000)}\nShip</pre>`],
] as const)
  test(`a line of ${kind} is cut before patterns see it, and the next ones are read`, async () => {
    const texts = allTexts(await decode(bytes(text), quietly)).map((cells) => cells.join(' '));
    assert.ok(texts.every(({ length }) => length <= longest_line));
    assert.match(texts[0] ?? '', /^Booking a+$/);
    assert.equal(texts.at(-1), 'Ship');
  });

test('a cut is not in the middle of a character', async () => {
  const document = await decode(bytes(`Ship ${'🚢'.repeat(2_000)}\nBooking`), quietly);
  assert.ok(allTexts(document).flat().join('').isWellFormed());
});

test('of a document with more text than that the beginning is read', async () => {
  const document = await decode(bytes('Booking 9018842 of the Wennemann family\n'.repeat(60_000)), quietly);
  const count = allTexts(document).flat().join('').length;
  assert.ok(count > 900_000 && count <= 1_000_000, `${count} characters`);
});

test('of style sheets the first 64 kB count', () => {
  const hiding = '.pre { display: none }';
  const page = (sheet: string) =>
    allTexts(readHtml(`<html><style>${sheet}</style>${seen}<p class="pre">666</p></html>`));
  assert.deepEqual(page(' '.repeat(60_000) + hiding), [['Booking 9018842']]);
  assert.deepEqual(page(' '.repeat(70_000) + hiding), [['Booking 9018842'], ['666']]);
  assert.deepEqual(page('/*'.repeat(1_000_000)), [['Booking 9018842'], ['666']]);
});

test('selectors are looked for as long as they and the elements are not too many together', () => {
  const page = (rules: number) => {
    const sheet = Array.from({ length: rules }, (_, at) => `.a${at} ~ e{color:red}`).join('');
    const hiding = '.pre{display:none}';
    return allTexts(
      readHtml(`<style>${sheet}${hiding}</style>${seen}<p class="pre">666</p>${'<b></b>'.repeat(3000)}`),
    );
  };
  assert.deepEqual(page(1), [['Booking 9018842']]);
  assert.deepEqual(page(1000), [['Booking 9018842'], ['666']]);
});

test('elements within each other are read as deep as browsers go; what is deeper is too complex', () => {
  const page = (depth: number) => readHtml(`<html>${'<div>'.repeat(depth)}Booking`);
  assert.deepEqual(allTexts(page(500)), [['Booking']]);
  for (const depth of [600, 300_000])
    assert.throws(
      () => page(depth),
      (error) => error instanceof Unreadable && error.reason === 'too_complex',
    );
});

// the last of each did not end within a minute
test('lines that were made for a pattern are read', async () => {
  const quotes = 'ʼ'.repeat(60);
  for (const text of [
    `Guest: A${quotes}!\nGuests\nA${quotes}1 B\n`,
    `Ship${' \t'.repeat(200_000)}x\nItinerary${'\t'.repeat(100_000)}"x`,
    `0${',000'.repeat(50_000)}x\n`.repeat(3),
    `Total ${'de la '.repeat(40)}your ${'your '.repeat(40)}x 12.00 USD\n`,
  ])
    assert.equal((await readDocument(bytes(text))).outcome.outcome, 'not_a_booking');
});
