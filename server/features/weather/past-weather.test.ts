import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { dayAt } from '#domain/dates.ts';
import { scopeFor } from '#server/platform/scope.ts';
import { openWeatherService } from '#server/platform/weather/weather.ts';
import { sampleFor, sendJson, startWeatherProvider } from '#server/testing/weather.ts';
import { startTestServer } from '#server/testing/server.ts';
import { readWeather } from './actions.ts';
import { refreshWeather } from './jobs.ts';
import { keepPastWeather } from './store.ts';

const zone = 'Pacific/Auckland';
const double = await startWeatherProvider(() => dayAt(clock.now().toISOString(), zone));
const server = await startTestServer({
  STRIPE_SECRET_KEY: 'sk_test',
  WEATHER_PROVIDER: 'open-meteo',
  WEATHER_URL: double.url,
});
const { services, clock, database } = server;

/** From now on the provider says that today in Auckland, and each day after it, is as warm as this. */
function warm(high: number): void {
  double.answer((_request, response, asked) => {
    const answer = sampleFor(asked, dayAt(clock.now().toISOString(), zone));
    // the waves have no days
    const daily = answer['daily'] as { time: string[] } | undefined;
    const warmed = daily && { ...daily, temperature_2m_max: daily.time.map(() => high) };
    sendJson(response, { ...answer, daily: warmed });
  });
}

/** A cruise in New Zealand from November 22 to 25, whose owner has never opened its weather. */
async function recordCruise({
  plan = 'standard',
  second_day = [{ kind: 'port', port_id: 'nz-wellington' }],
}: { plan?: string; second_day?: readonly { kind: string; port_id?: string }[] } = {}) {
  const owner = await server.traveller();
  const { user } = (await owner.call('GET user/settings')).body;
  await database.query.execute(sql`update users set plan_name = ${plan} where id = ${user.id}`);
  const body = { ship_name: 'Icon', start_date: '2026-11-22', end_date: '2026-11-25' };
  const { id } = (await owner.call('POST cruises', { body })).body;
  const items = [
    { date: '2026-11-22', kind: 'embark', port_id: 'nz-auckland' },
    ...second_day.map((row) => ({ date: '2026-11-23', ...row })),
    { date: '2026-11-24', kind: 'sea' },
    { date: '2026-11-25', kind: 'disembark', port_id: 'nz-auckland' },
  ];
  const put = await owner.call('PUT cruises/{id}/schedule', { params: { id }, body: { items } });
  assert.equal(put.status, 200);
  await services.routes.settled(id);
  return { id, user_id: user.id };
}

async function readPastWeather({ id, user_id }: { id: string; user_id: string }) {
  const moment = { now: clock.now().toISOString(), time_zone: 'UTC' };
  return readWeather(services, scopeFor(user_id, 'test'), id, moment);
}

const keptDays = async () => {
  const { rows } = await database.query.execute<{ kept: string }>(
    sql`select concat_ws(' ', date::text, port_id, high) as kept from past_weather order by 1`,
  );
  return rows.map(({ kept }) => kept);
};

test('each day in port is kept by the clock of the port, as it was last told on that day', async () => {
  const cruise = await recordCruise();
  const refused = await recordCruise({ plan: 'free' });
  // 23:30 in Auckland, the evening before
  clock.set('2026-11-21T10:30:00Z');
  warm(19);
  await refreshWeather(services);
  assert.deepEqual(await keptDays(), []);
  // midnight has passed, and the forecast is of the day before
  clock.set('2026-11-21T11:10:00Z');
  await refreshWeather(services);
  assert.deepEqual(await keptDays(), []);
  clock.set('2026-11-21T11:40:00Z');
  warm(20);
  await refreshWeather(services);
  assert.deepEqual(await keptDays(), ['2026-11-22 nz-auckland 20']);
  // 23:50
  clock.set('2026-11-22T10:50:00Z');
  warm(22);
  await refreshWeather(services);
  assert.deepEqual(await keptDays(), ['2026-11-22 nz-auckland 22']);
  clock.set('2026-11-22T12:00:00Z');
  warm(24);
  await refreshWeather(services);
  assert.deepEqual(await keptDays(), ['2026-11-22 nz-auckland 22', '2026-11-23 nz-wellington 24']);
  // a provider that is down leaves what was told before
  clock.set('2026-11-23T09:00:00Z');
  double.answer((_request, response) => void response.destroy());
  await refreshWeather(services);
  // no port on the 24th, and nobody asks on the 25th
  clock.set('2026-11-24T09:00:00Z');
  warm(30);
  await refreshWeather(services);
  assert.deepEqual(await keptDays(), ['2026-11-22 nz-auckland 22', '2026-11-23 nz-wellington 24']);

  assert.deepEqual((await readPastWeather(cruise)).past_days, []);
  clock.set('2026-12-01T12:00:00Z');
  await refreshWeather(services);
  const { reason, days, past_days } = await readPastWeather(cruise);
  assert.deepEqual([reason, days], ['past', []]);
  assert.deepEqual(
    past_days.map(({ date, place_name, condition, high, low }) => [date, place_name, condition, high, low]),
    [
      ['2026-11-22', 'Auckland', 'mostly_clear', 22, 21.4],
      ['2026-11-23', 'Wellington', 'mostly_clear', 24, 21.4],
    ],
  );
  await assert.rejects(readPastWeather(refused), { code: 'plan_required' });
  // what was told is named by the provider that told it, also when another one is chosen, or none
  for (const WEATHER_PROVIDER of ['openweather', 'off'] as const) {
    const config = { ...services.config, WEATHER_PROVIDER };
    const other = { ...services, weather: openWeatherService(config) };
    const moment = { now: clock.now().toISOString(), time_zone: 'UTC' };
    const told = await readWeather(other, scopeFor(cruise.user_id, 'test'), cruise.id, moment);
    assert.deepEqual(
      told.past_days.map(({ provider }) => [provider.name, provider.licence]),
      [
        ['Open-Meteo', 'CC BY 4.0'],
        ['Open-Meteo', 'CC BY 4.0'],
      ],
    );
  }
});

test('a date that the date line brings twice is told once for each port of it', async () => {
  await database.query.execute(sql`delete from past_weather`);
  await database.query.execute(sql`
    insert into past_weather (port_id, date, provider, condition, high, low, answered_at)
    select port_id, '2026-11-23', 'open-meteo', 'clear', 24, 19, '2026-11-23T03:00:00Z'
    from unnest(array['fj-suva', 'as-pago-pago']) port_id`);
  clock.set('2026-12-01T12:00:00Z');
  const day = async (...ports: string[]) => {
    const calls = ports.map((port_id) => ({ kind: 'port', port_id }));
    const sea = { kind: 'sea' };
    const second_day = calls.flatMap((call, index) => (index === 0 ? [call] : [sea, sea, call]));
    const { past_days } = await readPastWeather(await recordCruise({ second_day }));
    return past_days.map(({ date, place_name }) => `${date} ${place_name}`);
  };
  assert.deepEqual(await day('fj-suva', 'as-pago-pago'), ['2026-11-23 Suva', '2026-11-23 Pago Pago']);
  assert.deepEqual(await day('fj-suva', 'fj-suva'), ['2026-11-23 Suva']);
});

test('servers that keep the same day at once leave one row, and an older answer changes nothing', async () => {
  await database.query.execute(sql`delete from past_weather`);
  const told = (place: string, answered_at: string, high: number) =>
    database.query.execute(sql`
      insert into weather_forecasts (place, asked_at, answered_at, forecast) values (${place}, ${answered_at},
        ${answered_at}, ${JSON.stringify({ days: [{ date: '2026-11-22', condition: 'clear', high, low: 12 }] })})`);
  await told('one', '2026-11-22T01:00:00Z', 20);
  await told('other', '2026-11-22T02:00:00Z', 23);
  const here = { port_id: 'nz-auckland', date: '2026-11-22', starts_at: '2026-11-21T11:00:00Z' };
  const keep = (place: string) => keepPastWeather(database.query, 'open-meteo', [{ ...here, place }]);
  await Promise.all(Array.from({ length: 8 }, (_none, index) => keep(index % 2 === 0 ? 'other' : 'one')));
  assert.deepEqual(await keptDays(), ['2026-11-22 nz-auckland 23']);
  await keep('one');
  assert.deepEqual(await keptDays(), ['2026-11-22 nz-auckland 23']);
});

test('without a provider nothing is asked, and nothing kept', async () => {
  await database.query.execute(sql`delete from past_weather`);
  await database.query.execute(sql`delete from weather_forecasts`);
  clock.set('2026-11-22T03:00:00Z');
  warm(20);
  double.asked.length = 0;
  const config = { ...services.config, WEATHER_PROVIDER: 'off' as const };
  await refreshWeather({ ...services, weather: openWeatherService(config) });
  assert.deepEqual([double.asked.length, await keptDays()], [0, []]);
  await refreshWeather(services);
  assert.deepEqual(await keptDays(), ['2026-11-22 nz-auckland 20']);
});
