import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { KeyValueStore } from '#web/lib/storage.ts';
import { partDraft } from './part-draft.ts';

function memory(): KeyValueStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const draft = { id: 'a', version: 2, values: { seat: '32K' }, before: { seat: '' }, is_sent: false };

it('a draft is found again by its own editor alone, until it is removed', () => {
  const store = memory();
  partDraft('cruise', 'flights', 'flights.a', store).keep(draft);
  assert.deepEqual(partDraft('cruise', 'flights', 'flights.a', store).read(), draft);
  assert.equal(partDraft('cruise', 'flights', 'flights.b', store).read(), null);
  assert.equal(partDraft('other', 'flights', 'flights.a', store).read(), null);
  partDraft('cruise', 'flights', 'flights.a', store).forget();
  assert.equal(partDraft('cruise', 'flights', 'flights.a', store).read(), null);
});

it('a draft of another version of the app keeps its known fields', () => {
  const store = memory();
  const slot = partDraft('cruise', 'flights', 'flights.a', store);
  slot.keep(draft);
  const key = store.key(0) ?? '';
  store.setItem(key, JSON.stringify({ ...draft, values: { seat: '32K', wings: 'two', airline: 7 } }));
  assert.deepEqual(slot.read()?.values, { seat: '32K' });
  store.setItem(key, JSON.stringify({ id: 'a' }));
  assert.equal(slot.read(), null);
});

it('a new record that was sent keeps its id, an unsent one gets another: two tabs may go on from it', () => {
  const slot = partDraft('cruise', 'flights', 'flights.new-pre', memory());
  slot.keep({ ...draft, version: 0, is_sent: true });
  assert.equal(slot.read()?.id, 'a');
  slot.keep({ ...draft, version: 0 });
  const ids = [slot.read()?.id, slot.read()?.id];
  assert.equal(new Set(['a', ...ids]).size, 3);
});
