import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLanguage } from '#domain/languages.ts';
import {
  forgetChoices,
  type KeyValueStore,
  readStored,
  setAccount,
  userChoice,
  writeStored,
} from './storage.ts';
import { memoryStore } from './testing/storage.ts';

const broken: KeyValueStore = {
  getItem: () => assert.fail('denied'),
  setItem: () => assert.fail('full'),
  removeItem: () => assert.fail('denied'),
  key: () => null,
  length: 0,
};

const view = userChoice<'cards' | 'table'>('view', 'cards', (value) =>
  value === 'cards' || value === 'table' ? value : undefined,
);

test('a stored value counts only when this version understands it', () => {
  assert.equal(readStored('countryCode', isLanguage, memoryStore({ countryCode: 'he' })), 'he');
  assert.equal(readStored('countryCode', isLanguage, memoryStore({ countryCode: 'klingon' })), undefined);
  assert.equal(readStored('countryCode', isLanguage, memoryStore()), undefined);
});

test('a store that refuses does not throw', () => {
  assert.equal(readStored('countryCode', isLanguage, broken), undefined);
  writeStored('countryCode', 'de', broken);
  assert.equal(view.read(broken), 'cards');
  view.write('table', broken);
});

for (const stale of ['{', '"graph"', 'null', '{"id":1}', '']) {
  test(`the stale choice ${JSON.stringify(stale)} gives the default`, () => {
    assert.equal(view.read(memoryStore({ 'gangway:user::view': stale })), 'cards');
  });
}

test('a choice comes back, until its account signs out; values of the device stay', () => {
  const store = memoryStore({ countryCode: 'de' });
  view.write('table', store);
  assert.equal(view.read(store), 'table');
  forgetChoices(undefined, store);
  assert.equal(view.read(store), 'cards');
  assert.equal(store.getItem('countryCode'), 'de');
});

test('each account has its own choices, and those of the others can be removed', () => {
  const store = memoryStore();
  setAccount('ada');
  view.write('table', store);
  setAccount('ben');
  assert.equal(view.read(store), 'cards');
  setAccount('ada');
  forgetChoices('ada', store);
  assert.equal(view.read(store), 'table');
  forgetChoices('ben', store);
  assert.equal(view.read(store), 'cards');
  setAccount('');
});
