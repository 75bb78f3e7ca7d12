import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Change, nothing_waits } from './change.ts';
import { noteWaits, outbox, restoreOutbox, setFiles, setOutbox } from './waits.ts';

test('what is sent is sent with its files', async () => {
  const files = Promise.withResolvers<undefined>();
  setFiles(async () => files.promise);
  let is_sent = false;
  const sent = outbox.send().then(() => {
    is_sent = true;
  });
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  assert.equal(is_sent, false);
  files.resolve(undefined);
  await sent;
});

const stored = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  },
});

test('what waits for an account is loaded before its first screen, also after another one was here', async () => {
  let loads = 0;
  setOutbox(() => {
    loads += 1;
    return Promise.reject(new Error('no file'));
  });
  const change: Change = {
    id: 'c',
    method: 'PATCH',
    path: 'cruises/one',
    body: {},
    before: null,
    at: 0,
    is_tried: false,
    state: 'waiting',
  };
  noteWaits('ada', { ...nothing_waits, changes: [change] });
  noteWaits('ben', nothing_waits);
  await restoreOutbox('ben');
  await restoreOutbox(undefined);
  assert.equal(loads, 0);
  await restoreOutbox('ada');
  assert.equal(loads, 1);
  noteWaits('ada', nothing_waits);
  assert.deepEqual([...stored], []);
});
