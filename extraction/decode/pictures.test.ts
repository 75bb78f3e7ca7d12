import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { test } from 'node:test';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { placeOf } from '#extraction/fields/document/candidate.ts';
import { linesOf } from '#extraction/fields/document/sheet.ts';
import { decode } from './decode.ts';
import { skewOf } from './skew.ts';
import { allTexts, quietly } from './testing/texts.ts';

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
);
GlobalFonts.registerFromPath(join(fonts, 'LiberationSans-Regular.ttf'), 'Test Sans');

const lines = [
  ['Booking number', '9018842'],
  ['Ship', 'Azamara Quest'],
  ['Departure', '26 April 2027'],
  ['Total price', '8,615.00'],
] as const;

function photograph(degrees: number): Buffer {
  const canvas = createCanvas(900, 600);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 900, 600);
  context.translate(450, 300);
  context.rotate((degrees * Math.PI) / 180);
  context.translate(-450, -300);
  context.fillStyle = 'black';
  context.font = '30px "Test Sans"';
  for (const [at, [label, value]] of lines.entries()) {
    context.fillText(label, 120, 180 + at * 70);
    context.fillText(value, 500, 180 + at * 70);
  }
  return canvas.toBuffer('image/png');
}

for (const [what, degrees] of [
  ['straight', 0],
  ['askew', 4],
  ['upside down', 180],
] as const)
  test(`a picture of text that is ${what} is rows of cells with what the OCR thinks of them`, async () => {
    const told: string[] = [];
    const document = await decode(photograph(degrees), (stage) => told.push(stage));
    assert.equal(document.is_ocr, true);
    assert.deepEqual(
      allTexts(document),
      lines.map((line) => [...line]),
    );
    const cells = document.pages.flatMap((page) => page.rows.flatMap((row) => row.cells));
    assert.ok(cells.every((cell) => cell.confidence > 0.5 && cell.confidence < 1));
    assert.ok(told.includes('ocr'));
  });

test('how far lines are from lying straight is found from the picture', () => {
  const width = 400;
  const data = new Uint8Array(width * width).fill(255);
  for (let x = 20; x < 380; x++)
    for (let line = 0; line < 8; line++) {
      const y = Math.round(40 + line * 40 + (x - 200) * Math.tan((3 * Math.PI) / 180));
      if (x % 9 < 6) for (let down = 0; down < 8; down++) data[(y + down) * width + x] = 0;
    }
  const { angle, is_sideways } = skewOf({ data, width, height: width });
  assert.equal(is_sideways, false);
  assert.ok(Math.abs(angle + 3) < 0.5, String(angle));
});

test('a picture without text has none', async () => {
  const canvas = createCanvas(300, 200);
  canvas.getContext('2d').fillRect(0, 0, 300, 200);
  await assert.rejects(decode(canvas.toBuffer('image/png'), quietly), /no_text/);
});

for (const degrees of [0, 4, -7, 90, 180])
  test(`a word is marked where it lies on the picture that was turned by ${degrees} degrees`, async () => {
    const document = await decode(photograph(degrees), quietly);
    const sheet = { lines: linesOf(document), pages: document.pages, document, languages: [], issuers: [] };
    const piece = sheet.lines.flatMap((line) => line.pieces).find(({ text }) => text === 'Azamara Quest');
    const place = piece === undefined ? null : placeOf(sheet, piece);
    // the words begin at 500, are some 195 wide, and stand on 250; the sheet was turned about its middle
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [597 - 450, 240 - 300];
    const lies_at = [
      (450 + x * Math.cos(angle) - y * Math.sin(angle)) / 900,
      (300 + x * Math.sin(angle) + y * Math.cos(angle)) / 600,
    ] as const;
    assert.ok(place !== null);
    const middle = [(place.x0 + place.x1) / 2, (place.y0 + place.y1) / 2] as const;
    const off = [Math.abs(middle[0] - lies_at[0]) * 900, Math.abs(middle[1] - lies_at[1]) * 600];
    assert.ok(Math.max(...off) < 8, `${off.map(Math.round).join(' and ')} pixels off`);
  });
