import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emailKey, isEmail } from './email.ts';
import { effectivePlan, entitlementOf, plans } from './entitlements.ts';
import { pickLanguage } from './languages.ts';
import { isEasilyGuessed, unmetPasswordRules } from './password.ts';

test('a password names each rule that it does not meet', () => {
  assert.deepEqual(unmetPasswordRules(''), ['length', 'uppercase', 'lowercase', 'number', 'special']);
  assert.deepEqual(unmetPasswordRules('sailaway'), ['uppercase', 'number', 'special']);
  assert.deepEqual(unmetPasswordRules('Sail-away-2027'), []);
  assert.deepEqual(unmetPasswordRules('Ñandú-٣-Über'), []);
});

test('eight characters are counted as a person counts them, emoji too', () => {
  assert.ok(unmetPasswordRules('Aa1!🚢🚢🚢').includes('length'));
  assert.ok(!unmetPasswordRules('Aa1!🚢🚢🚢🚢').includes('length'));
});

test('a password that meets every rule may still be easily guessed', () => {
  for (const common of [
    'Password1!',
    'Qwerty123!',
    'Passw0rd!',
    'P@$$w0rd2024',
    'Welcome2024!',
    '1Qaz2wsx!',
    'Q1w2e3r4!',
    'Aa123456!',
    'Abc12345!',
    'PasswordPassword1!',
    '!!Summer-2026!!',
    'Contraseña1!',
    'Motdepasse-1',
    'Kreuzfahrt#27',
    'G4ngw4y-2027',
    'My-Gangway-Pass-9',
  ]) {
    assert.ok(isEasilyGuessed(common), common);
    assert.deepEqual(unmetPasswordRules(common), [], common);
  }
  for (const good of [
    '',
    'Sail-away-2027',
    'Correct-horse-battery-9',
    'xK7#q9!L2mVd',
    'A7!b#c-29(45',
    'Pass the salt, Ma, at 7!',
    'Password of 3 green ducks!',
    'Abc!83#92$71%64&50',
    `Aa1!${'ñ'.repeat(996)}`,
  ]) {
    assert.equal(isEasilyGuessed(good), false, good);
  }
});

test('a password that contains a name of the account is easily guessed', () => {
  const own = ['Ada', 'Müller-Søren', 'ada.lovelace+cruise@analytical.example'];
  for (const theirs of ['Ada-2027-Rome!', 'Muller#2027x', 'MULLER7søren!', 'xLovelace!19', 'L0vel4ce!19x']) {
    assert.ok(isEasilyGuessed(theirs, own), theirs);
    assert.equal(isEasilyGuessed(theirs), false, theirs);
  }
  for (const other of ['Canada-is-far-9!', 'Analytical-9!', 'Sail-away-2027']) {
    assert.equal(isEasilyGuessed(other, own), false, other);
  }
  assert.ok(isEasilyGuessed('Aדנה-לוי-9!', ['דָּנָה', 'לוי']));
  assert.equal(isEasilyGuessed('Sail-away-2027', ['', '  ', 'X', '@']), false);
});

test('an e-mail address of every usual form is accepted', () => {
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

test('the best language of the product is picked from the preferences of a browser', () => {
  assert.equal(pickLanguage('pt-BR,pt;q=0.9,en;q=0.8'), 'pt');
  assert.equal(pickLanguage('ja,de;q=0.5,fr;q=0.7'), 'fr');
  assert.equal(pickLanguage('iw'), 'he');
  assert.equal(pickLanguage('en;q=0, it'), 'it');
  assert.equal(pickLanguage('ja'), 'en');
  assert.equal(pickLanguage(undefined), 'en');
});

test('every account is unrestricted where no plans are sold, and an expired plan falls back to free', () => {
  assert.equal(effectivePlan('free', null, '2027-01-01', false), 'unrestricted');
  assert.equal(effectivePlan('pro', '2027-01-01', '2027-01-01', true), 'pro');
  assert.equal(effectivePlan('pro', '2026-12-31', '2027-01-01', true), 'free');
  assert.equal(effectivePlan('admin', null, '2027-01-01', false), 'admin');
  assert.equal(effectivePlan('admin', '2027-01-01', '2027-01-01', true), 'admin');
  assert.equal(effectivePlan('admin', '2026-12-31', '2027-01-01', true), 'free');
  assert.equal(effectivePlan('admin', '2026-12-31', '2027-01-01', false), 'unrestricted');
  assert.deepEqual(
    plans.filter((plan) => entitlementOf(plan).open_cruises !== null),
    ['free'],
  );
});
