import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passwordFaults } from './form-errors.ts';
import { signupFaults, type SignupValues } from './signup-errors.ts';

const good: SignupValues = {
  first_name: 'Ada',
  last_name: 'Seafarer',
  email: ' ada@example.org ',
  password: 'Sail-away-2027',
  re_password: 'Sail-away-2027',
  country: null,
  accept_terms: true,
  registration_code: '',
};

test('a chosen password names the first rule it lacks, and its repetition whether it is the same', () => {
  assert.deepEqual(passwordFaults('', ''), { first: 'required', second: 'required' });
  assert.deepEqual(passwordFaults('sail', ''), { first: 'password_length', second: 'required' });
  assert.deepEqual(passwordFaults('sailaway-2027', 'sailaway-2027'), { first: 'password_uppercase' });
  assert.deepEqual(passwordFaults('Sail-away-2027', 'Sail-away-2028'), { second: 'passwords_differ' });
  const long = `Aa1!${'ש'.repeat(996)}`;
  assert.deepEqual(passwordFaults(long, long), {});
});

test('a sign-up names each field that is not right, and the code only where one is asked for', () => {
  assert.deepEqual(signupFaults(good, false), {});
  assert.deepEqual(signupFaults(good, true), { registration_code: 'required' });
  assert.deepEqual(signupFaults({ ...good, first_name: ' ', email: 'ada', accept_terms: false }, false), {
    first_name: 'required',
    email: 'invalid_email',
    accept_terms: 'accept_terms',
  });
});
