import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outbox, setFiles } from './waits.ts';

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
