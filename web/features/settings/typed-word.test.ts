import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#domain/languages.ts';
import { loadCatalogue } from '#web/lib/catalogues.ts';
import { isTyped } from './typed-word.ts';

test('the word counts in any case and with spaces around it', () => {
  for (const typed of ['DELETE', 'delete', ' Delete ']) assert.ok(isTyped(typed, 'DELETE'), typed);
  assert.ok(isTyped('lo\u0308schen', 'LÖSCHEN'), 'an umlaut as some keyboards put it together');
});

test('nothing, half of it and other words do not count', () => {
  for (const typed of ['', ' ', 'DELET', 'DELETE it', 'D E L E T E', 'remove'])
    assert.ok(!isTyped(typed, 'DELETE'), typed);
});

test('every language has a word of its own that can be typed', async () => {
  for (const language of languages) {
    const { settings } = await loadCatalogue(language);
    const { word } = settings.delete_account;
    assert.match(word, /^\p{L}{4,12}$/u, language);
    assert.ok(isTyped(word, word));
    assert.equal(word === 'DELETE', language === 'en');
  }
});
