import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinPrefixes } from './hebrew-prefix.ts';

test('a prefix is a part of the Hebrew word after it', () => {
  for (const prefix of ['מ', 'ל', 'ב', 'ה', 'ו', 'ש', 'כ', 'וב', 'שב'])
    assert.equal(joinPrefixes(`הלוך ושוב ${prefix}־\u2068פורט\u2069`), `הלוך ושוב ${prefix}\u2068פורט\u2069`);
  assert.equal(joinPrefixes('ב־יום א׳, ול־חיפה'), 'ביום א׳, ולחיפה');
});

test('before Latin letters and figures it keeps its maqaf', () => {
  for (const text of [
    'מ־\u2068Miami\u2069',
    'ב־6 במרץ 2027',
    'ל־ada@example.org',
    'ו־JavaScript',
    'ב־{date}',
  ])
    assert.equal(joinPrefixes(text), text);
});

test('words that are joined by a maqaf stay as they are', () => {
  for (const text of ['בית־ספר', 'תל־אביב', 'צ׳ק־אין', 'כל־הימים', 'של־יד', 'מה־שלומך', 'לה־ספציה'])
    assert.equal(joinPrefixes(text), text);
});
