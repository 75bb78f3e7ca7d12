import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { portName } from '#domain/port-names.ts';
import { names as he } from '#domain/port-names/he.ts';
import { readReference } from '#reference/read.ts';
import { outlines_file } from './outlines-file.ts';
import { drawStamp, stamp_box, stamp_shapes, type StampText } from './stamp-drawing.ts';

const { ports, countries } = readReference();
const lisbon = {
  seed: 'Lisbon',
  port: 'Lisbon',
  country: 'Portugal',
  day: '2024-05-14',
  date: '14 May 2024',
};

test('a stamp always looks the same, and that of another day lies otherwise on the page', () => {
  assert.deepEqual(drawStamp(lisbon), drawStamp({ ...lisbon }));
  const later = drawStamp({ ...lisbon, day: '2025-05-14' });
  assert.equal(later.shape, drawStamp(lisbon).shape, 'a port keeps its shape');
  assert.notEqual(later.turn, drawStamp(lisbon).turn);
  assert.notEqual(later.dashes, drawStamp(lisbon).dashes);
});

test('a stamp has the same shape and lies alike in each language', () => {
  const { shape, turn, dashes } = drawStamp(lisbon);
  const in_hebrew = drawStamp({ ...lisbon, port: he['Lisbon'] ?? '' });
  assert.deepEqual([in_hebrew.shape, in_hebrew.turn, in_hebrew.dashes], [shape, turn, dashes]);
});

test('the ports of the world share all shapes about evenly', () => {
  const shapes = ports.map(({ name }) => drawStamp({ ...lisbon, seed: name, port: name }).shape);
  for (const shape of stamp_shapes) {
    const share = shapes.filter((one) => one === shape).length / shapes.length;
    assert.ok(share > 0.2 && share < 0.3, `${shape}: ${share}`);
  }
});

test('a stamp is at most 1.6 kB without its outline, turned by 8 degrees at most, and never faint', () => {
  for (const { name } of ports) {
    const drawing = drawStamp({ ...lisbon, seed: name, port: name });
    assert.ok(JSON.stringify(drawing).length <= 1600, name);
    assert.ok(Math.abs(drawing.turn) <= 8 && drawing.ink >= 0.7 && drawing.ink <= 1, name);
  }
});

test('the name of each port is readable and stands between the land and the day, in Hebrew too', () => {
  for (const { name } of ports) {
    for (const port of [name, portName(name, he)]) {
      for (const { font_size, y } of drawStamp({ ...lisbon, seed: name, port }).texts.port) {
        assert.ok(font_size >= 19, `${port}: ${font_size}`);
        assert.ok(y > 90 && y < stamp_box.height - 50, port);
      }
    }
  }
});

test('a country whose name would be too narrow is left out: its land is drawn', () => {
  const of = (country: string) => {
    const { arcs, texts } = drawStamp({ ...lisbon, country });
    return arcs.country?.text ?? texts.country?.text;
  };
  assert.equal(of('Portugal'), 'PORTUGAL');
  assert.equal(of('South Georgia and the South Sandwich Islands'), '');
});

test('Hebrew stands straight, from right to left; Latin runs along a ring where there is one', () => {
  const words = { ...lisbon, country: 'פורטוגל', date: '14 במאי 2024' };
  for (const { name } of ports.slice(0, 40)) {
    const { arcs, texts } = drawStamp({ ...words, seed: name, port: name });
    assert.deepEqual(arcs, {});
    const straight = [texts.country, texts.date] as StampText[];
    assert.deepEqual(
      straight.map(({ direction }) => direction),
      ['rtl', 'rtl'],
    );
    const latin = drawStamp({ ...lisbon, seed: name, port: name });
    const is_round = latin.shape === 'circle' || latin.shape === 'oval';
    assert.equal(latin.arcs.country !== undefined, is_round, name);
    assert.equal(latin.texts.country === undefined, is_round, name);
  }
});

test('each country with a port has an outline of at most 1.3 kB within its box', () => {
  const [committed] = globSync('assets/outlines-*.json', { cwd: new URL('../../public/', import.meta.url) });
  assert.equal(`/${committed}`, outlines_file, 'one file, the one that is loaded');
  const text = readFileSync(new URL(`../../public${outlines_file}`, import.meta.url), 'utf8');
  const outlines = JSON.parse(text) as Record<string, string>;
  assert.ok(text.length < 80_000, String(text.length));
  const known = new Set(countries.map(({ id }) => id));
  for (const { country } of ports) assert.ok(outlines[country], country);
  for (const [code, path] of Object.entries(outlines)) {
    assert.ok(known.has(code) || code === 'BL' || code === 'MF', code);
    assert.match(path, /^(M\d+ -?\d+l[-\d ]+z)+$/, code);
    assert.ok(path.length <= 1300, code);
  }
});
