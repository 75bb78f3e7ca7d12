import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Caller, good_password, startTestServer } from '#server/testing/server.ts';
import { sweepReminders } from './actions-sweep.ts';

const server = await startTestServer();
const { clock, services } = server;

let people = 0;

/** An account with all reminders switched on, signed up at an instant. */
async function reminded(now: string, time_zone: string, more: Record<string, unknown> = {}) {
  clock.set(now);
  people += 1;
  const email = `reminded-${people}@example.org`;
  const caller = await server.traveller({ email });
  const settings = {
    time_zone,
    enable_payment_reminder: true,
    payment_reminder_days: 14,
    payment_notification: true,
    checkin_notification: true,
    ...more,
  };
  assert.equal((await caller.call('PATCH user/settings', { body: settings })).status, 200);
  return { email, caller };
}

async function sail(caller: Caller, more: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await caller.call('POST cruises', {
    body: {
      ship_name: 'Icon of the Seas',
      start_date: '2027-06-05',
      end_date: '2027-06-12',
      currency: 'USD',
      total_price: '5000.00',
      deposit: '1000.00',
      final_payment_date: '2027-03-14',
      checkin_date: '2027-04-20',
      ...more,
    },
  });
  assert.equal(status, 201);
  return body.id;
}

/** Moves the clock, sweeps, and returns the subjects of the account's new mails. */
async function subjectsAt(now: string, email: string): Promise<string[]> {
  const before = server.mails.length;
  clock.set(now);
  await sweepReminders(services);
  await server.mailsSent();
  return server.mails
    .slice(before)
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);
}

/** A new login, as a session lasts an hour. */
async function logIn(now: string, email: string): Promise<Caller> {
  clock.set(now);
  const body = { email, password: good_password };
  const logged_in = await server.stranger.call('POST auth/jwt/create/', { body });
  assert.equal(logged_in.status, 200);
  return new Caller(server.url, server.stranger.headers, logged_in.body);
}

const days_14 = 'Final payment for Icon of the Seas is due in 14 days';
const today = 'Final payment for Icon of the Seas is due today';
const overdue = 'Final payment for Icon of the Seas is overdue';
const checkin = 'Check-in for Icon of the Seas opens today';

for (const [zone, nine] of [
  ['Pacific/Kiritimati', '2027-02-27T19:00:00Z'],
  ['Pacific/Pago_Pago', '2027-02-28T20:00:00Z'],
  ['America/St_Johns', '2027-02-28T12:30:00Z'],
] as const) {
  test(`a payment reminder comes once, at nine on its day in ${zone}`, async () => {
    const { email, caller } = await reminded('2027-02-20T12:00:00Z', zone);
    await sail(caller);
    assert.deepEqual(await subjectsAt('2027-02-20T12:01:00Z', email), []);
    const just_before = new Date(Date.parse(nine) - 1000).toISOString();
    assert.deepEqual(await subjectsAt(just_before, email), []);
    assert.deepEqual(await subjectsAt(nine, email), [days_14]);
    assert.deepEqual(await subjectsAt(nine, email), []);
    const minute_later = new Date(Date.parse(nine) + 60_000).toISOString();
    assert.deepEqual(await subjectsAt(minute_later, email), []);
  });
}

test('of missed reminders the most severe one is sent, and those of today', async () => {
  const { email, caller } = await reminded('2027-02-20T12:00:00Z', 'UTC');
  await sail(caller);
  await subjectsAt('2027-02-20T12:01:00Z', email);
  assert.deepEqual(await subjectsAt('2027-03-20T12:00:00Z', email), [overdue]);
  assert.deepEqual(await subjectsAt('2027-03-21T12:00:00Z', email), []);
  assert.deepEqual(await subjectsAt('2027-04-20T09:00:00Z', email), [checkin]);
});

test('a moved date has its reminder again; a paid or switched off one has none, nor by being switched on', async () => {
  const { email, caller } = await reminded('2027-02-28T08:50:00Z', 'UTC');
  const id = await sail(caller);
  const change = async (by: Caller, body: Record<string, unknown>) => {
    assert.equal((await by.call('PATCH cruises/{id}', { params: { id }, body })).status, 200);
  };
  assert.deepEqual(await subjectsAt('2027-02-28T09:00:00Z', email), [days_14]);
  clock.set('2027-02-28T09:30:00Z');
  await change(caller, { final_payment_date: '2027-03-15' });
  assert.deepEqual(await subjectsAt('2027-02-28T09:31:00Z', email), []);
  assert.deepEqual(await subjectsAt('2027-03-01T09:00:00Z', email), [days_14]);
  const later = await logIn('2027-03-15T08:30:00Z', email);
  await change(later, { payment_notification: false });
  assert.deepEqual(await subjectsAt('2027-03-15T09:00:00Z', email), []);
  await change(later, { payment_notification: true });
  assert.deepEqual(await subjectsAt('2027-03-15T09:02:00Z', email), []);
  await change(later, { final_payment_date: '2027-03-16' });
  await later.call('POST cruises/{id}/mark-paid', { params: { id } });
  assert.deepEqual(await subjectsAt('2027-03-16T09:00:00Z', email), []);
  assert.deepEqual(await subjectsAt('2027-04-20T09:00:00Z', email), [checkin], 'it is paid, not checked in');
});

test('a cancelled, sample or past cruise has no reminder', async () => {
  const { email, caller } = await reminded('2027-02-28T08:50:00Z', 'UTC');
  await sail(caller, { cancelled_at: '2027-02-01T00:00:00Z' });
  await sail(caller, { start_date: '2027-02-01', end_date: '2027-02-26', checkin_date: '2027-02-28' });
  await caller.call('POST samples');
  assert.deepEqual(await subjectsAt('2027-02-28T09:00:00Z', email), []);
});

test('an overdue payment is a notice once per cruise and date, whether or not mails are on, and no mail', async () => {
  const off = { enable_payment_reminder: false, payment_notification: false, checkin_notification: false };
  const { email, caller } = await reminded('2027-03-20T12:00:00Z', 'UTC', off);
  const told = async (by: Caller) => {
    const { items } = (await by.call('GET user/notifications')).body;
    return items.map(({ details }) => 'reminder' in details && [details.reminder, details.due_on]);
  };
  const typed_late = await sail(caller);
  const in_time = await sail(caller, { final_payment_date: '2027-03-21' });
  await sail(caller, { deposit: '5000.00' });
  await sail(caller, { cancelled_at: '2027-02-01T00:00:00Z' });
  await sail(caller, { start_date: '2027-03-01', end_date: '2027-03-08' });
  assert.deepEqual(await subjectsAt('2027-03-20T12:01:00Z', email), []);
  const first = ['payment_overdue', '2027-03-14'];
  assert.deepEqual(await told(caller), [first]);
  assert.deepEqual(await subjectsAt('2027-03-22T08:59:00Z', email), []);
  const later = await logIn('2027-03-22T08:59:30Z', email);
  assert.deepEqual(await told(later), [first]);
  assert.deepEqual(await subjectsAt('2027-03-22T09:00:00Z', email), []);
  const second = ['payment_overdue', '2027-03-21'];
  assert.deepEqual(await told(later), [second, first]);
  const change = { params: { id: typed_late }, body: { notes: 'asked for more time' } };
  await later.call('PATCH cruises/{id}', change);
  await later.call('POST cruises/{id}/mark-paid', { params: { id: in_time } });
  assert.deepEqual(await subjectsAt('2027-03-23T09:00:00Z', email), []);
  const at_last = await logIn('2027-03-23T09:01:00Z', email);
  assert.deepEqual(await told(at_last), [second, first], 'each once');
  await at_last.call('PATCH cruises/{id}', { ...change, body: { final_payment_date: '2027-03-22' } });
  assert.deepEqual(await subjectsAt('2027-03-23T09:02:00Z', email), []);
  assert.deepEqual(await told(at_last), [['payment_overdue', '2027-03-22'], second, first]);
});

test('after an outage the mail of the due date comes late, and the bell says once that it is overdue', async () => {
  const { email, caller } = await reminded('2027-03-10T12:00:00Z', 'UTC');
  await sail(caller);
  assert.deepEqual(await subjectsAt('2027-03-20T12:00:00Z', email), [overdue]);
  const later = await logIn('2027-03-20T12:01:00Z', email);
  const { items } = (await later.call('GET user/notifications')).body;
  assert.deepEqual(
    items.map(({ details }) => 'reminder' in details && details.reminder),
    ['payment_overdue'],
  );
});

test("nine o'clock in another zone still comes when it lies behind the one that did not come", async () => {
  const { email, caller } = await reminded('2027-03-13T11:00:00Z', 'America/New_York');
  await sail(caller);
  // seven in New York, eleven in London
  assert.deepEqual(await subjectsAt('2027-03-14T11:10:00Z', email), []);
  const later = await logIn('2027-03-14T11:15:00Z', email);
  await later.call('PATCH user/settings', { body: { time_zone: 'Europe/London' } });
  assert.deepEqual(await subjectsAt('2027-03-14T11:20:00Z', email), [today]);
  await later.call('PATCH user/settings', { body: { time_zone: 'America/New_York' } });
  assert.deepEqual(await subjectsAt('2027-03-14T13:00:00Z', email), [], 'and does not come twice');
});

test('an account without a zone is reminded by the clock of where its owner logs in', async () => {
  const { email, caller } = await reminded('2027-02-28T08:30:00Z', 'UTC');
  await sail(caller);
  await caller.call('PATCH user/settings', { body: { time_zone: null } });
  const browser = new Caller(server.url, { ...server.stranger.headers, 'x-timezone': 'America/New_York' });
  const body = { email, password: good_password };
  assert.equal((await browser.call('POST auth/jwt/create/', { body })).status, 200);
  assert.deepEqual(await subjectsAt('2027-02-28T09:00:00Z', email), []);
  assert.deepEqual(await subjectsAt('2027-02-28T14:00:00Z', email), [days_14]);
});
