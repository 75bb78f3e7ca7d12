import assert from 'node:assert/strict';
import { test } from 'node:test';

import { faultsOf, judge, patternsOf, readRecords } from './patterns/verdicts.ts';

test('each pattern that sees text of others takes linear time, or the text is bounded', () => {
  const patterns = patternsOf();
  assert.ok(patterns.size > 400, `only ${patterns.size} patterns`);
  assert.deepEqual(faultsOf(patterns, readRecords()), []);
});

test('patterns that took a document of some hundred bytes a minute are found', async () => {
  // as they were in the reader
  assert.equal(await judge({ source: String.raw`^(?:\p{L}|['’ʼ.-])+$`, flags: 'u' }), 'worse');
  assert.equal(await judge({ source: String.raw`,?\s*(?:born)?:?\s*\d{4}`, flags: 'giu' }), 'worse');
  assert.equal(await judge({ source: String.raw`\s+$`, flags: '' }), 'quadratic');
  assert.equal(await judge({ source: String.raw`^\s+`, flags: '' }), 'linear');
});

test('a pattern that is not recorded, one without a bound and one that is gone are reported', () => {
  const pattern = { source: 'a+$', flags: '', paths: ['domain/some.ts'] };
  const patterns = new Map([['/a+$/', pattern]]);
  const none = { linear: [], quadratic: {}, undecided: {} };
  assert.deepEqual(faultsOf(patterns, none), ['run "npm run patterns" for domain/some.ts: /a+$/']);
  assert.deepEqual(faultsOf(patterns, { ...none, quadratic: { '/a+$/': '' } }), [
    'say in tools/patterns.json what bounds domain/some.ts: /a+$/',
  ]);
  assert.deepEqual(faultsOf(patterns, { ...none, quadratic: { '/a+$/': 'a name' } }), []);
  assert.deepEqual(faultsOf(new Map(), { ...none, undecided: { '/a+$/': 'a name' } }), [
    'run "npm run patterns": nothing holds /a+$/',
  ]);
});
