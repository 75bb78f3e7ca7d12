import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type KeyValueStore, setPerson } from '#web/lib/storage.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { emptyValues } from './form-values.ts';

function memory(): KeyValueStore & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

const before = emptyValues('EUR');
const values = { ...before, ship_name: 'Icon of the Seas', deposit: '0.00', notes: 'zwölf 🚢' };

describe('a draft', () => {
  it('comes back as it was typed', () => {
    const store = memory();
    keepDraft('new', { version: 0, values, before }, store);
    assert.deepEqual(readDraft('new', store), { version: 0, values, before });
  });

  it('is one per cruise', () => {
    const store = memory();
    keepDraft('new', { version: 0, values, before }, store);
    assert.equal(readDraft('018f', store), null);
  });

  it('is shown to nobody else, and there again for the one who typed it', () => {
    const store = memory();
    setPerson('ada');
    keepDraft('new', { version: 0, values, before }, store);
    setPerson('ben');
    assert.equal(readDraft('new', store), null);
    setPerson('ada');
    assert.deepEqual(readDraft('new', store)?.values, values);
    setPerson('');
  });

  it('is gone once it is saved', () => {
    const store = memory();
    keepDraft('new', { version: 0, values, before }, store);
    forgetDraft('new', store);
    assert.equal(readDraft('new', store), null);
    assert.equal(store.length, 0);
  });

  it('takes no harm from what it does not understand', () => {
    const store = memory();
    keepDraft('new', { version: 0, values, before }, store);
    const [key = ''] = store.entries.keys();
    for (const text of [
      '',
      'null',
      '{',
      '[]',
      '7',
      '{"version":"1","values":{},"before":{}}',
      '{"version":1}',
    ]) {
      store.setItem(key, text);
      assert.equal(readDraft('new', store), null, text);
    }
  });

  it('fills in fields that a newer form has, and forgets those that it has no more', () => {
    const store = memory();
    keepDraft('new', { version: 0, values, before }, store);
    const [key = ''] = store.entries.keys();
    store.setItem(key, '{"version":3,"values":{"ship_name":"Icon","gone":"x","deck":7},"before":{}}');
    const draft = readDraft('new', store);
    assert.equal(draft?.values.ship_name, 'Icon');
    assert.equal(draft?.values.deck, '');
    assert.ok(!('gone' in (draft?.values ?? {})));
  });
});
