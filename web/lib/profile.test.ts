import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { Settings } from '#contract/account.ts';
import { createProfileStore, profile_store, type ProfilePath, readProfileField } from './profile.ts';

const settings: Settings = {
  user: { id: 'u', first_name: 'Ada', last_name: 'Seafarer', email: 'ada@example.com' },
  enable_payment_reminder: true,
  checkin_notification: true,
  payment_notification: false,
  payment_reminder_days: 7,
  weather_notification: false,
  is_reminder_offer_answered: false,
  weather_units: 'imperial',
  plan_name: 'pro',
  plan_expiry: '',
  username: 'ada',
  country: null,
  loyalty_number: '',
  tier: '',
  language: 'en',
  time_zone: null,
  home_currency: null,
  plan_features: [],
};

test('a profile begins with the defaults of the requirements', () => {
  assert.deepEqual(createProfileStore().read(), {
    user: { id: '', first_name: '', last_name: '', email: '' },
    enable_payment_reminder: false,
    checkin_notification: false,
    payment_notification: false,
    payment_reminder_days: 0,
    weather_units: 'metric',
    plan_expiry: '',
    plan_name: '',
  });
});

test('a profile is filled from the settings, and holds nothing else of them', () => {
  const store = createProfileStore();
  store.take(settings);
  assert.equal(store.read().user.email, 'ada@example.com');
  assert.equal(store.read().payment_reminder_days, 7);
  assert.ok(!('plan_features' in store.read()));
});

test('a reader waits until its path has a value', async () => {
  const store = createProfileStore();
  let is_done = false;
  const reading = store.readField('user.email').then((value) => {
    is_done = true;
    return value;
  });
  await setImmediate();
  assert.equal(is_done, false);
  store.take(settings);
  assert.equal(await reading, 'ada@example.com');
});

test('false, zero and an empty text are values', async () => {
  const store = createProfileStore();
  store.take(settings);
  assert.equal(await store.readField('payment_notification'), false);
  assert.equal(await store.readField('plan_expiry'), '');
});

test('a failure ends the waiting; settings that come later are read again', async () => {
  const store = createProfileStore();
  const reading = store.readField('plan_name');
  store.fail(new Error('offline'));
  await assert.rejects(reading, /could not be loaded/);
  await assert.rejects(store.readField('plan_name'), /could not be loaded/);
  store.take(settings);
  assert.equal(await store.readField('plan_name'), 'pro');
});

test('a failed second read does not remove the loaded profile', async () => {
  const store = createProfileStore();
  store.take(settings);
  store.fail(new Error('offline'));
  assert.equal(await store.readField('plan_name'), 'pro');
});

test('a path that leads nowhere is an error, not a wait', async () => {
  const store = createProfileStore();
  store.take(settings);
  await assert.rejects(store.readField('user.shoe_size' as ProfilePath), /no user\.shoe_size/);
});

test('signing out leaves nothing of the account', () => {
  const store = createProfileStore();
  store.take(settings);
  store.reset();
  assert.equal(store.read().user.email, '');
});

test('the profile of the page is read the same way', async () => {
  const reading = readProfileField('user.first_name');
  profile_store.take(settings);
  assert.equal(await reading, 'Ada');
  profile_store.reset();
});
