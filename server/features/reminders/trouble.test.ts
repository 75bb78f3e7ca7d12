import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Attempt, JobKind } from '#server/database/jobs.ts';
import { lockCruises } from '#server/features/cruises/route/store.ts';
import { refreshWeather } from '#server/features/weather/jobs.ts';
import type { Services } from '#server/services.ts';
import { tested_database } from '#server/testing/database.ts';
import { startTestServer } from '#server/testing/server.ts';
import { sampleFor, sendJson, startWeatherProvider } from '#server/testing/weather.ts';
import { sweepReminders } from './actions-sweep.ts';
import * as swept from './actions-swept.ts';
import { skipLostReminders } from './actions-lost.ts';
import { remind } from './jobs.ts';
import { reminder_letters } from './mail.ts';

const double = await startWeatherProvider(() => '2027-03-10');
const server = await startTestServer({
  STRIPE_SECRET_KEY: 'sk_test',
  WEATHER_PROVIDER: 'openweather',
  OPENWEATHER_API_KEY: 'k3y',
  WEATHER_URL: double.url,
});
const { clock, services } = server;
const { query } = server.database;

let people = 0;

/** An account in UTC whose check-in opens on a day. */
async function reminded(now: string, checkin_date: string, more: Record<string, unknown> = {}) {
  clock.set(now);
  people += 1;
  const email = `troubled-${people}@example.org`;
  const caller = await server.traveller({ email });
  const settings = { time_zone: 'UTC', checkin_notification: true, weather_notification: true };
  await caller.call('PATCH user/settings', { body: settings });
  const { status, body } = await caller.call('POST cruises', {
    body: { ship_name: 'Icon', start_date: '2027-06-05', end_date: '2027-06-12', checkin_date, ...more },
  });
  assert.equal(status, 201);
  return { email, id: body.id, caller };
}

async function mailsAt(now: string, email: string): Promise<number> {
  clock.set(now);
  await sweepReminders(services);
  await server.mailsSent();
  return server.mails.filter(({ to, subject }) => to === email && subject.startsWith('Check-in')).length;
}

test('a clock that was ahead for a while silences nothing that is still to come', async () => {
  const { email } = await reminded('2027-02-20T12:00:00Z', '2027-03-01');
  assert.equal(await mailsAt('2037-02-20T12:01:00Z', email), 0, 'the cruise seemed to be over');
  assert.equal(await mailsAt('2027-02-20T12:02:00Z', email), 0);
  assert.equal(await mailsAt('2027-03-01T08:59:00Z', email), 0);
  assert.equal(await mailsAt('2027-03-01T09:00:00Z', email), 1);
  assert.equal(await mailsAt('2027-03-01T09:01:00Z', email), 1);
});

test('a mail that waited when the back-up was made is not written by the database that was restored', async () => {
  const { id } = await reminded('2027-03-02T08:00:00Z', '2027-03-02');
  clock.set('2027-03-02T09:00:00Z');
  await sweepReminders(services);
  await server.mailsSent();
  const { rows } = await query.execute<{ id: string; user_id: string }>(
    sql`select id, user_id from reminders where cruise_id = ${id}`,
  );
  const [reminder] = rows;
  assert.ok(reminder);
  const letter = { kind: 'reminder', user_id: reminder.user_id, reminder_id: reminder.id };
  const write = async () => reminder_letters['reminder']?.(services, letter);
  assert.ok(await write(), 'its mail waits');
  await swept.keep(services.config, '2027-03-02T09:05:00.000Z');
  clock.set('2027-03-02T09:30:00Z');
  await skipLostReminders(services);
  assert.equal(await write(), null);
});

test('a failed sweep is logged', async () => {
  const told: unknown[] = [];
  let look: (() => Promise<void>) | undefined;
  const failing = new Error('the database is gone');
  const troubled = {
    ...services,
    jobs: {
      ...services.jobs,
      // a real job ran later, in the middle of another test, and claimed its cruise
      send: () => Promise.resolve(),
      work: <Data extends object>(
        _kind: JobKind<Data>,
        handler: (data: Data, attempt: Attempt) => Promise<void>,
      ) => {
        look = () => handler({} as Data, { job_id: '', is_last: true });
        return Promise.resolve();
      },
    },
    database: { ...services.database, transaction: () => Promise.reject(failing) },
    log: { ...services.log, error: (facts: unknown) => told.push(facts) },
  } as unknown as Services;
  const stop = await remind(troubled);
  stop();
  await assert.rejects(async () => look?.(), failing);
  assert.deepEqual(told, [{ err: failing }]);
});

test('a plan without weather is warned of none', async () => {
  const { email, id } = await reminded('2027-03-10T08:00:00Z', '2027-03-10', {
    start_date: '2027-03-10',
    end_date: '2027-03-14',
    start_port_id: 'us-miami',
    end_port_id: 'bs-nassau',
  });
  await query.execute(sql`update users set plan_name = 'standard' where email = ${email}`);
  await refreshWeather(services);
  const kinds = async () => {
    await sweepReminders(services);
    await query.execute(
      sql`update reminder_watches set look_at = seen_until, seen_until = '2027-03-10T00:00:00Z'`,
    );
    const { rows } = await query.execute<{ kind: string }>(
      sql`select kind from reminders where cruise_id = ${id} order by kind`,
    );
    return rows.map(({ kind }) => kind);
  };
  await query.execute(sql`update users set plan_name = 'free' where email = ${email}`);
  clock.set('2027-03-10T09:00:00Z');
  assert.deepEqual(await kinds(), ['checkin']);
  await query.execute(sql`update users set plan_name = 'standard' where email = ${email}`);
  assert.deepEqual(await kinds(), ['checkin', 'weather']);
});

test('weather that cannot be read keeps no other reminder back', async () => {
  const { email } = await reminded('2027-03-10T08:00:00Z', '2027-03-10', {
    start_date: '2027-03-10',
    end_date: '2027-03-14',
    start_port_id: 'us-miami',
    end_port_id: 'bs-nassau',
  });
  await query.execute(sql`update users set plan_name = 'standard' where email = ${email}`);
  await refreshWeather(services);
  await query.execute(sql`update weather_forecasts set forecast = '{' where forecast is not null`);
  assert.equal(await mailsAt('2027-03-10T09:00:00Z', email), 1);
});

// the embedded database runs one transaction at a time
if (tested_database === 'postgres') {
  test('a cruise whose route is being stored is not left out by the sweep', async () => {
    const { email, id } = await reminded('2027-03-10T08:00:00Z', '2027-03-10');
    const sent = await server.database.transaction(async (tx) => {
      await lockCruises(tx, [id]);
      return mailsAt('2027-03-10T09:00:00Z', email);
    });
    assert.equal(sent, 1);
  });
}

test('a warning of several days is sent once, and another one on its own day', async () => {
  const { email, id, caller } = await reminded('2027-03-10T08:00:00Z', '2027-04-10', {
    start_date: '2027-03-10',
    end_date: '2027-03-14',
    start_port_id: 'us-miami',
    end_port_id: 'us-miami',
  });
  const days = ['2027-03-10', '2027-03-11', '2027-03-12', '2027-03-13', '2027-03-14'];
  const items = days.map((date) => ({ date, kind: 'port', port_id: 'us-miami' }));
  await caller.call('PUT cruises/{id}/schedule', { params: { id }, body: { items } });
  await query.execute(sql`update users set plan_name = 'standard' where email = ${email}`);
  await query.execute(sql`delete from weather_forecasts`);
  const seconds = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
  const end = seconds('2027-03-14');
  const watch = { event: 'Hurricane Watch', start: seconds('2027-03-10'), end };
  const told: string[] = [];
  for (const [day, alerts] of [
    ['2027-03-10', [watch]],
    ['2027-03-11', [watch]],
    ['2027-03-12', [watch, { event: 'Hurricane Warning', start: seconds('2027-03-12'), end }]],
  ] as const) {
    double.answer((_request, response, asked) => sendJson(response, { ...sampleFor(asked, day), alerts }));
    clock.set(`${day}T08:55:00Z`);
    await refreshWeather(services);
    clock.set(`${day}T09:00:00Z`);
    await sweepReminders(services);
    const { rows } = await query.execute<{ date: string }>(
      sql`select date::text from reminders where cruise_id = ${id} and date = ${day}`,
    );
    told.push(...rows.map(({ date }) => date));
  }
  double.answer(null);
  assert.deepEqual(told, ['2027-03-10', '2027-03-12']);
});

test('a warning that is unknown at nine is sent once when it is known, and no other reminder again', async () => {
  const { email, id } = await reminded('2027-03-10T08:00:00Z', '2027-03-10', {
    start_date: '2027-03-10',
    end_date: '2027-03-14',
    start_port_id: 'us-miami',
    end_port_id: 'us-miami',
    final_payment_date: '2027-03-09',
  });
  await query.execute(sql`update users set plan_name = 'standard' where email = ${email}`);
  // the server did not run at night: yesterday's reminders were missed, and the forecast is a day old
  await query.execute(sql`delete from weather_forecasts`);
  await query.execute(
    sql`update users set payment_notification = true, enable_payment_reminder = true, payment_reminder_days = 1
      where email = ${email}`,
  );
  await query.execute(
    sql`update reminder_watches set look_at = '2027-03-08T09:00:00Z', seen_until = '2027-03-07T09:00:00Z'
      where cruise_id = ${id}`,
  );
  const told = async (now: string) => {
    clock.set(now);
    await sweepReminders(services);
    const { rows } = await query.execute<{ kind: string }>(
      sql`select kind from reminders where cruise_id = ${id} order by kind`,
    );
    return rows.map(({ kind }) => kind);
  };
  const dated = ['checkin', 'payment_due', 'payment_overdue'];
  assert.deepEqual(await told('2027-03-10T10:00:00Z'), dated);
  assert.deepEqual(await told('2027-03-10T10:10:00Z'), dated, 'still nothing is known');
  await refreshWeather(services);
  assert.deepEqual(await told('2027-03-10T10:12:00Z'), dated, 'not looked at meanwhile');
  for (const later of ['2027-03-10T10:20:00Z', '2027-03-10T10:30:00Z', '2027-03-10T23:00:00Z'])
    assert.deepEqual(await told(later), [...dated, 'weather'], later);
});
