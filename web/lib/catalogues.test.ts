import assert from 'node:assert/strict';
import { test } from 'node:test';
import { activateLanguage, activeLanguage, loadCatalogue, openChapters } from './catalogues.ts';

test('of languages chosen one after the other the last becomes active, also if it is the one from before', async () => {
  await activateLanguage('en');
  await Promise.all([activateLanguage('de'), activateLanguage('en')]);
  assert.equal(activeLanguage().language, 'en');
});

test('a screen behind the login opens with its messages, whatever language is chosen meanwhile', async () => {
  await activateLanguage('en');
  // English arrives before the other language
  await loadCatalogue('en');
  const opened = openChapters(['inside', 'further']);
  const chosen = activateLanguage('he');
  await opened;
  assert.ok('cruises' in activeLanguage().messages, 'the words are there as the screen opens');
  await chosen;
  assert.equal(activeLanguage().language, 'he');
  assert.ok('cruises' in activeLanguage().messages && 'sharing' in activeLanguage().messages);
});
