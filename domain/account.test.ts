import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emailKey, isEmail } from './email.ts';
import { effectivePlan, entitlementOf, plans } from './entitlements.ts';
import { pickLanguage } from './languages.ts';
import { unmetPasswordRules } from './password.ts';

test('a password names each rule that it does not meet', () => {
  assert.deepEqual(unmetPasswordRules(''), ['length', 'uppercase', 'lowercase', 'number', 'special']);
  assert.deepEqual(unmetPasswordRules('sailaway'), ['uppercase', 'number', 'special']);
  assert.deepEqual(unmetPasswordRules('Sail-away-2027'), []);
  assert.deepEqual(unmetPasswordRules('Ñandú-٣-Über'), []);
});

test('eight characters are eight as a person counts, emoji too', () => {
  assert.ok(unmetPasswordRules('Aa1!🚢🚢🚢').includes('length'));
  assert.ok(!unmetPasswordRules('Aa1!🚢🚢🚢🚢').includes('length'));
});

test('an e-mail address is taken as people have them', () => {
  for (const right of [
    'ada@example.org',
    'a.b+cruise@sub.example.co.uk',
    'Ada@EXAMPLE.org',
    'ada@bücher.example',
    'דנה@example.org',
  ]) {
    assert.ok(isEmail(right), right);
  }
  const wrong = [
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@localhost',
    'a b@example.org',
    'ada@example..org',
    'a..b@example.org',
  ];
  for (const address of [
    ...wrong,
    'ada@example.org\nBcc: x@y.z',
    'Ada <ada@example.org>',
    `${'a'.repeat(250)}@example.org`,
  ]) {
    assert.equal(isEmail(address), false, address);
  }
  assert.equal(emailKey('Ada@Example.ORG'), 'ada@example.org');
});

test('the best of our languages is picked from what a browser asks for', () => {
  assert.equal(pickLanguage('pt-BR,pt;q=0.9,en;q=0.8'), 'pt');
  assert.equal(pickLanguage('ja,de;q=0.5,fr;q=0.7'), 'fr');
  assert.equal(pickLanguage('iw'), 'he');
  assert.equal(pickLanguage('en;q=0, it'), 'it');
  assert.equal(pickLanguage('ja'), 'en');
  assert.equal(pickLanguage(undefined), 'en');
});

test('everybody may do everything where no plans are sold, and an expired plan falls back to free', () => {
  assert.equal(effectivePlan('free', null, '2027-01-01', false), 'unrestricted');
  assert.equal(effectivePlan('pro', '2027-01-01', '2027-01-01', true), 'pro');
  assert.equal(effectivePlan('pro', '2026-12-31', '2027-01-01', true), 'free');
  assert.equal(effectivePlan('admin', '2020-01-01', '2027-01-01', true), 'admin');
  assert.deepEqual(
    plans.filter((plan) => entitlementOf(plan).open_cruises !== null),
    ['free'],
  );
});
