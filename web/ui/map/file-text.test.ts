import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapText } from './file-text.ts';
import { pictureOf, routeShapes } from './route-drawing.ts';
import { page_palette, paper_palette } from './shape.ts';

const picture = pictureOf(
  {
    places: [
      { names: ['Fish & "Chips" <Bay>'], lon: -80, lat: 25, kind: 'embark' },
      { names: ['Cozumel'], lon: -87, lat: 20.5, kind: 'port' },
    ],
    legs: [
      {
        line: [
          [-80, 25],
          [-87, 20.5],
        ],
        is_over_water: true,
        is_sailed: false,
      },
    ],
    ship: undefined,
  },
  { width: 1200, height: 720 },
  (text, size) => text.length * size * 0.5,
);

function fileOf(palette = paper_palette, title = 'MSC Fantasia'): string {
  const caption = {
    title,
    note: '6 – 13 Mar 2027 · 1,234 מיילים',
    direction: 'rtl',
  } as const;
  const shapes = routeShapes(picture, palette);
  return mapText({ ...picture, shapes, caption, palette, font_family: 'A, "B C"', font_faces: '' }).text;
}

test('a file has its colours in it, and typed text stays text', () => {
  const text = fileOf();
  assert.ok(text.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="1264" height="860"'));
  assert.ok(!text.includes('var('), 'a file knows no tokens');
  assert.ok(text.includes('>Fish &amp; &quot;Chips&quot; &lt;Bay&gt;</text>'));
  assert.ok(text.includes('font-family="A, &quot;B C&quot;"'));
  assert.ok(fileOf(page_palette).includes('var('), 'the page does');
});

test('its words run from the side where they are read from, the map from left to right', () => {
  const text = fileOf();
  assert.match(text, /<svg [^>]* direction="ltr"/);
  assert.match(text, /<text x="1232" [^>]*direction="rtl">MSC Fantasia<\/text>/);
});

test('a name with characters that XML forbids still makes a readable file', () => {
  const text = fileOf(paper_palette, 'Sea\u0007 Cloud\u0001\uFFFE 🚢 שלום\t‏');
  assert.ok(text.includes('>Sea Cloud 🚢 שלום\t‏</text>'));
});
