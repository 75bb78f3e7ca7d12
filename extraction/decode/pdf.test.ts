import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode } from './decode.ts';
import { smallPdf, words } from './testing/small_pdf.ts';
import { allTexts, quietly } from './testing/texts.ts';

const textsIn = async (content: string, extra = '') =>
  allTexts(await decode(smallPdf([content], extra), quietly)).flat();

const seen = words('Booking 9018842', 40, 350);

test('text of a PDF is rows of cells, from the top down, page after page', async () => {
  const document = await decode(
    smallPdf([words('Total', 40, 300) + words('1,145.00', 300, 300) + seen, words('Page two', 40, 350)]),
    quietly,
  );
  assert.deepEqual(allTexts(document), [['Booking 9018842'], ['Total', '1,145.00'], ['Page two']]);
  assert.deepEqual(
    document.pages.map((page) => [page.number, page.width, page.height]),
    [
      [1, 400, 400],
      [2, 400, 400],
    ],
  );
});

for (const [what, hidden] of [
  ['in the colour of the paper', `1 g ${words('Booking 666', 40, 200)} 0 g\n`],
  ['in no colour at all', `3 Tr ${words('Booking 666', 40, 200)} 0 Tr\n`],
  ['wholly transparent', `q /Clear gs ${words('Booking 666', 40, 200)} Q\n`],
  ['beyond the edge of the page', words('Booking 666', 900, 200)],
  ['too small for anybody', words('Booking 666', 40, 200, 2)],
  ['under something drawn over it', `${words('Booking 666', 40, 200)} 1 g 20 180 300 40 re f 0 g\n`],
  ['cut off', `q 0 0 5 5 re W n ${words('Booking 666', 40, 200)} Q\n`],
] as const)
  test(`text that is ${what} is not read`, async () => {
    assert.deepEqual(await textsIn(seen + hidden), ['Booking 9018842']);
  });

test('light text on a dark field is read', async () => {
  const field = `0 g 20 180 300 40 re f 1 g ${words('Ship Azamara Quest', 40, 200)} 0 g\n`;
  assert.deepEqual(await textsIn(seen + field), ['Booking 9018842', 'Ship Azamara Quest']);
});

test('text that is drawn twice to be bold is read once', async () => {
  assert.deepEqual(await textsIn(words('Total', 40, 300) + words('Total', 40.4, 300)), ['Total']);
});

test('text up the side of the page is read after the rest, where it stands', async () => {
  const side = 'BT /F 12 Tf 0 1 -1 0 380 100 Tm (Invoice 88021) Tj ET\n';
  const document = await decode(smallPdf([side + seen]), quietly);
  assert.deepEqual(allTexts(document), [['Booking 9018842'], ['Invoice 88021']]);
  const [, row] = document.pages[0]?.rows ?? [];
  assert.ok(row && row.cells[0] && row.cells[0].x0 > 360 && row.y1 > 280 && row.y0 < 250);
});

test('a page that lies on its side is read as it is shown', async () => {
  const side = 'BT /F 12 Tf 0 1 -1 0 100 100 Tm (Booking 9018842) Tj ET\n';
  assert.deepEqual(await textsIn(side, '/Rotate 90'), ['Booking 9018842']);
});

test('what was filled into a form is read', async () => {
  const field =
    '/Annots [<< /Type /Annot /Subtype /Widget /FT /Tx /T (ship) /V (Azamara Quest) /Rect [100 195 300 215] /F 4 ' +
    '/MK << /BC [0 0 0] >> /BS << /W 1 >> /DA (/Helv 10 Tf 0 g) >>]';
  assert.deepEqual(await textsIn(seen + words('Ship', 40, 200), field), [
    'Booking 9018842',
    'Ship',
    'Azamara Quest',
  ]);
});
