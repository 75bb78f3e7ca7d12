import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeErrors } from './place-errors.ts';

test('sentences of the server stand at their fields, and all others are kept', () => {
  const fields = { email: ['Taken.', 'And wrong.'], captcha: ['Not a person.'], constructor: ['?'] };
  assert.deepEqual(placeErrors(fields, ['email', 'password']), {
    errors: { email: 'Taken. And wrong.' },
    rest: ['Not a person.', '?'],
  });
});

test('a sentence of a nested field stands at the field of that name', () => {
  const fields = { 'texts.en': ['Missing.'] };
  assert.deepEqual(placeErrors(fields, ['en', 'de']), { errors: { en: 'Missing.' }, rest: [] });
});
