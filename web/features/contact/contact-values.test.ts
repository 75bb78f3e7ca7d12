import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactFaults } from './contact-values.ts';

const good = { name: 'דנה', email: ' dana@example.org ', subject: 'Ports', message: 'x'.repeat(5000) };

test('a message names each field that is not right, and may have five thousand characters', () => {
  assert.deepEqual(contactFaults(good), {});
  assert.deepEqual(contactFaults({ ...good, message: `${good.message}x` }), { message: 'too_long' });
  assert.deepEqual(contactFaults({ name: ' ', email: 'dana', subject: '\u200b', message: '\n' }), {
    name: 'required',
    email: 'invalid_email',
    subject: 'required',
    message: 'required',
  });
});
