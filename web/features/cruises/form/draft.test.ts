import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type KeyValueStore, setAccount } from '#web/lib/storage.ts';
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
const more = { id: '018f0000-0000-7000-8000-000000000000', passengers: [], sent: null, drift: [] };
const values = { ...before, ship_name: 'Icon of the Seas', deposit: '0.00', notes: 'zwölf 🚢' };

describe('a draft', () => {
  it('comes back as it was typed', () => {
    const store = memory();
    keepDraft('new', { ...more, version: 0, values, before }, store);
    assert.deepEqual(readDraft('new', store), { ...more, version: 0, values, before });
  });

  it('keeps the passengers, and the values sent without an answer', () => {
    const store = memory();
    const otto = {
      id: 'a',
      first_name: 'Otto',
      last_name: null,
      loyalty_number: 'R-441',
      date_of_birth: null,
    };
    const draft = { ...more, version: 0, values, before, passengers: [otto], sent: before };
    keepDraft('new', { ...draft, drift: ['notes'] }, store);
    assert.deepEqual(readDraft('new', store), { ...draft, drift: ['notes'] });
    const [key = ''] = store.entries.keys();
    store.setItem(
      key,
      JSON.stringify({ ...draft, passengers: [7, { id: 'b' }, otto], drift: ['gone', 'deck'] }),
    );
    assert.deepEqual(readDraft('new', store), { ...draft, drift: ['deck'] });
  });

  it('is one per cruise', () => {
    const store = memory();
    keepDraft('new', { ...more, version: 0, values, before }, store);
    assert.equal(readDraft('018f', store), null);
  });

  it('is hidden from other accounts, and back for its own', () => {
    const store = memory();
    setAccount('ada');
    keepDraft('new', { ...more, version: 0, values, before }, store);
    setAccount('ben');
    assert.equal(readDraft('new', store), null);
    setAccount('ada');
    assert.deepEqual(readDraft('new', store)?.values, values);
    setAccount('');
  });

  it('is gone once it is saved', () => {
    const store = memory();
    keepDraft('new', { ...more, version: 0, values, before }, store);
    forgetDraft('new', store);
    assert.equal(readDraft('new', store), null);
    assert.equal(store.length, 0);
  });

  it('survives stored values that it does not understand', () => {
    const store = memory();
    keepDraft('new', { ...more, version: 0, values, before }, store);
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
    keepDraft('new', { ...more, version: 0, values, before }, store);
    const [key = ''] = store.entries.keys();
    store.setItem(key, '{"version":3,"values":{"ship_name":"Icon","gone":"x","deck":7},"before":{}}');
    const draft = readDraft('new', store);
    assert.equal(draft?.values.ship_name, 'Icon');
    assert.equal(draft?.values.deck, '');
    assert.ok(!('gone' in (draft?.values ?? {})));
  });
});
