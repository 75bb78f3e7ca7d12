import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Caller, good_password, startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();

test('settings are the profile with its defaults, and a change stays', async () => {
  const traveller = await server.traveller({ email: 'profile@example.org' });
  const { body } = await traveller.call('GET user/settings');
  assert.deepEqual(
    { ...body, user: { ...body.user, id: '' }, plan_features: body.plan_features.length },
    {
      user: { id: '', first_name: 'Ada', last_name: 'Seafarer', email: 'profile@example.org' },
      enable_payment_reminder: false,
      checkin_notification: false,
      payment_notification: false,
      payment_reminder_days: 0,
      weather_notification: false,
      is_reminder_offer_answered: false,
      weather_units: 'metric',
      plan_name: 'unrestricted',
      plan_expiry: '',
      username: '',
      country: null,
      loyalty_number: '',
      tier: '',
      language: 'en',
      time_zone: 'UTC',
      home_currency: null,
      plan_features: 9,
    },
  );
  const change = {
    language: 'he',
    country: 'IL',
    payment_reminder_days: 21,
    weather_units: 'imperial',
    time_zone: 'Asia/Kolkata',
  };
  assert.equal((await traveller.call('PATCH user/settings', { body: change })).status, 200);
  const changed = (await traveller.call('GET user/settings')).body;
  assert.deepEqual(changed, { ...body, ...change, is_reminder_offer_answered: true });
  const cleared = await traveller.call('PATCH user/settings', { body: { country: null } });
  assert.deepEqual(cleared.body, { ...changed, country: null });
});

test('the question about reminders is asked once: an answer stays, and a choice in the settings answers it', async () => {
  const isAnswered = async (by: Caller) =>
    (await by.call('GET user/settings')).body.is_reminder_offer_answered;
  const [no, chooser, mover] = [await server.traveller(), await server.traveller(), await server.traveller()];
  const { body } = await no.call('PATCH user/settings', { body: { is_reminder_offer_answered: true } });
  assert.deepEqual([body.is_reminder_offer_answered, body.enable_payment_reminder], [true, false]);
  assert.equal(await isAnswered(no), true);
  const back = await no.call('PATCH user/settings', {
    body: { is_reminder_offer_answered: false } as unknown as { is_reminder_offer_answered: true },
  });
  assert.equal(back.status, 400, 'it is not asked again');
  await chooser.call('PATCH user/settings', { body: { checkin_notification: true } });
  assert.equal(await isAnswered(chooser), true);
  await mover.call('PATCH user/settings', { body: { time_zone: 'Asia/Tokyo' } });
  assert.equal(await isAnswered(mover), false);
});

test('an account without a time zone gets that of the browser at the login, and keeps it', async () => {
  const email = 'zoneless@example.org';
  const traveller = await server.traveller({ email });
  const zoneAfterLogin = async (zone: Record<string, string>) => {
    const browser = new Caller(server.url, { 'accept-language': 'en', ...zone });
    const { status } = await browser.call('POST auth/jwt/create/', {
      body: { email, password: good_password },
    });
    assert.equal(status, 200);
    return (await traveller.call('GET user/settings')).body.time_zone;
  };
  await traveller.call('PATCH user/settings', { body: { time_zone: null } });
  assert.equal(await zoneAfterLogin({}), null, 'a program that names none');
  assert.equal(await zoneAfterLogin({ 'x-timezone': 'Mars/Olympus' }), null);
  assert.equal(await zoneAfterLogin({ 'x-timezone': 'Europe/Berlin' }), 'Europe/Berlin');
  assert.equal(await zoneAfterLogin({ 'x-timezone': 'Asia/Tokyo' }), 'Europe/Berlin', 'on a journey');
});

test('settings refuse values that are not on their lists', async () => {
  const traveller = await server.traveller();
  const body = {
    language: 'nl',
    time_zone: '+05:30',
    payment_reminder_days: 4,
    plan_name: 'pro',
    country: 'Israel',
  };
  const { status, failure } = await traveller.call('PATCH user/settings', { body });
  assert.equal(status, 400);
  assert.deepEqual(Object.keys(failure.errors ?? {}).toSorted(), [
    'country',
    'language',
    'payment_reminder_days',
    'plan_name',
    'time_zone',
  ]);
});
