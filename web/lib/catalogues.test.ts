import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentSpeech, loadCatalogue, openChapters, speak } from './catalogues.ts';

test('of languages that are chosen one after the other the last is spoken, also the one that was before', async () => {
  await speak('en');
  await Promise.all([speak('de'), speak('en')]);
  assert.equal(currentSpeech().language, 'en');
});

test('a screen behind the login opens with its words, whatever language is chosen on the way', async () => {
  await speak('en');
  // English arrives before the other language
  await loadCatalogue('en');
  const opened = openChapters(['inside', 'further']);
  const chosen = speak('he');
  await opened;
  assert.ok('cruises' in currentSpeech().messages, 'the words are there as the screen opens');
  await chosen;
  assert.equal(currentSpeech().language, 'he');
  assert.ok('cruises' in currentSpeech().messages && 'sharing' in currentSpeech().messages);
});
