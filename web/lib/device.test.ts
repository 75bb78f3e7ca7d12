import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceName } from './device.ts';
import { forgetChoices, type KeyValueStore } from './storage.ts';

function memoryStore(): KeyValueStore & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

test('a browser has one name of its own, which stays after sign-out', () => {
  const store = memoryStore();
  const name = deviceName(store);
  assert.match(name ?? '', /^[\w-]{32}$/);
  forgetChoices(undefined, store);
  assert.equal(deviceName(store), name);
  assert.notEqual(deviceName(memoryStore()), name);
});

test('a forged device name is not sent', () => {
  const store = memoryStore();
  store.texts.set('gangway-device', 'x'.repeat(5000));
  assert.match(deviceName(store) ?? '', /^[\w-]{32}$/);
});

test('a browser that keeps nothing has no name', () => {
  const closed = memoryStore();
  closed.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  assert.equal(deviceName(closed), undefined);
});
