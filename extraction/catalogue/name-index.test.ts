import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NameIndex } from './name-index.ts';

const index = new NameIndex<string>();
for (const [name, meaning] of [
  ['Costa', 'line'],
  ['Costa Smeralda', 'ship'],
  ['Port of Costa Maya North', 'terminal'],
  ['Port', 'word'],
  ['COSTA', 'second'],
  ['יוון', 'country'],
] as const)
  index.add(name, meaning);

const found = (text: string) =>
  index.find(text).map(({ meanings, start, end }) => [text.slice(start, end), meanings]);

test('the longest name counts, and a shorter one where the longer one breaks off', () => {
  assert.deepEqual(found('On Costa Smeralda, by Costa.'), [
    ['Costa Smeralda', ['ship']],
    ['Costa', ['line', 'second']],
  ]);
  assert.deepEqual(found('Port of Costa Maya'), [
    ['Port', ['word']],
    ['Costa', ['line', 'second']],
  ]);
});

test('words of a name are close together, and Hebrew may join a word to its first one', () => {
  assert.deepEqual(found('Costa  -  Smeralda'), [['Costa', ['line', 'second']]]);
  assert.deepEqual(found('שייט ליוון'), [['יוון', ['country']]]);
  assert.deepEqual([index.exact('Costa Smeralda'), index.exact('Costa Smeralda today')], [['ship'], []]);
});
