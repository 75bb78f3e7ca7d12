import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openWeatherService } from '#server/platform/weather/weather.ts';
import { sampleFor, sendJson, startWeatherProvider } from '#server/testing/weather.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer({
  STRIPE_SECRET_KEY: 'sk_test',
  WEATHER_PROVIDER: 'openweather',
  OPENWEATHER_API_KEY: 'k3y',
  WEATHER_URL: 'http://127.0.0.1:1',
});
const provider = await startWeatherProvider(() => server.clock.now().toISOString().slice(0, 10));

/** Switches to a provider, without any stored forecast. */
async function provideBy(WEATHER_PROVIDER: 'open-meteo' | 'openweather' | 'off'): Promise<void> {
  const config = { ...server.services.config, WEATHER_PROVIDER, WEATHER_URL: provider.url };
  server.services.weather.provider = openWeatherService(config).provider;
  await server.database.query.execute(sql`delete from weather_forecasts`);
  provider.answer(null);
  provider.asked.length = 0;
}

async function traveller(plan = 'standard', headers: Record<string, string> = {}): Promise<Caller> {
  const somebody = await server.traveller({ headers });
  const { body } = await somebody.call('GET user/settings');
  await server.database.query.execute(sql`update users set plan_name = ${plan} where id = ${body.user.id}`);
  return somebody;
}

async function recordCruise(
  by: Caller,
  more: Record<string, unknown> = {},
  items: object[] = [],
): Promise<string> {
  const { status, body } = await by.call('POST cruises', {
    body: { ship_name: 'Icon', start_date: '2026-11-20', end_date: '2026-11-25', ...more },
  });
  assert.equal(status, 201);
  if (items.length > 0) {
    const put = await by.call('PUT cruises/{id}/schedule', { params: { id: body.id }, body: { items } });
    assert.equal(put.status, 200);
  }
  await server.services.routes.settled(body.id);
  return body.id;
}

async function readWeather(id: string, by: Caller) {
  const { status, body } = await by.call('GET cruises/{id}/weather', { params: { id } });
  assert.equal(status, 200);
  return body;
}

const bahamas = [
  { date: '2026-11-20', kind: 'embark', port_id: 'us-miami', depart: '16:30' },
  { date: '2026-11-21', kind: 'port', port_id: 'bs-nassau', arrive: '08:00', depart: '17:00' },
  { date: '2026-11-22', kind: 'sea' },
  { date: '2026-11-23', kind: 'port', port_id: 'mx-cozumel', arrive: '09:00', depart: '18:00' },
  { date: '2026-11-24', kind: 'port', port_name: 'A cay of our own' },
  { date: '2026-11-25', kind: 'disembark', port_id: 'us-miami', arrive: '06:00' },
];

test('each day from today on has the weather of its port, and at sea that of its position with its waves', async () => {
  await provideBy('open-meteo');
  const owner = await traveller();
  const id = await recordCruise(owner, {}, bahamas);
  const body = await readWeather(id, owner);
  assert.deepEqual(
    body.days.map(({ date, kind, place_name, summary, hours, has_failed }) => [
      date,
      kind,
      place_name,
      summary?.high ?? null,
      summary?.wave_height ?? null,
      hours.length,
      has_failed,
    ]),
    [
      ['2026-11-21', 'port', 'Nassau', 27.6, null, 24, false],
      ['2026-11-22', 'sea', null, 27.6, 1.47, 24, false],
      ['2026-11-23', 'port', 'Cozumel', 27.6, null, 24, false],
      ['2026-11-24', 'port', 'A cay of our own', null, null, 0, false],
      ['2026-11-25', 'port', 'Miami', 27.6, null, 24, false],
    ],
  );
  const [nassau, at_sea] = body.days;
  assert.deepEqual([nassau?.latitude, nassau?.longitude], [25.08, -77.34]);
  const { latitude, longitude } = at_sea ?? {};
  assert.ok(
    latitude && latitude > 20.4 && latitude < 26 && longitude && longitude < -77.4 && longitude > -87,
  );
  assert.deepEqual(
    [body.available, body.reason, body.has_alerts, body.alerts, body.provider?.licence],
    [true, null, false, [], 'CC BY 4.0'],
  );
  assert.deepEqual([nassau?.forecast_at, nassau?.is_stale], ['2026-11-21T12:00:00Z', false]);
  // seven in the morning in Nassau
  assert.deepEqual(
    [body.current?.time, body.current?.temperature, body.current?.wave_height],
    ['2026-11-21T07:00', 22.9, null],
  );
  assert.deepEqual(
    provider.asked
      .map(({ pathname, searchParams }) =>
        [pathname.slice(4), searchParams.get('latitude'), searchParams.get('timezone')].join(' '),
      )
      .toSorted(),
    [
      'forecast 20.5 America/Cancun',
      `forecast ${String(Math.round((latitude ?? 0) * 4) / 4)} America/Nassau`,
      'forecast 25.1 America/Nassau',
      'forecast 25.75 America/New_York',
      `marine ${String(Math.round((latitude ?? 0) * 4) / 4)} America/Nassau`,
    ].toSorted(),
  );
});

test('it is there from three days before the start to the end; outside that it says why', async () => {
  await provideBy('open-meteo');
  // a token lasts an hour
  server.clock.set('2026-11-17T03:00:00Z');
  const owner = await traveller('standard', { 'x-timezone': 'Pacific/Kiritimati' });
  const st_johns = { start_port_id: 'ca-st-johns-newfoundland', end_port_id: 'ca-st-johns-newfoundland' };
  const told = async (id: string) => {
    const { available, reason, available_from, current, days } = await readWeather(id, owner);
    return [available, reason, available_from, current, days.length];
  };
  const id = await recordCruise(owner, st_johns);
  assert.deepEqual(await told(id), [false, 'too_early', '2026-11-17', null, 0]);
  const cancelled = await recordCruise(owner, { cancelled_at: '2026-11-01T00:00:00Z' });
  const past = await recordCruise(owner, { start_date: '2026-11-01', end_date: '2026-11-08' });
  assert.deepEqual(await told(cancelled), [false, 'cancelled', null, null, 0]);
  assert.deepEqual(await told(past), [false, 'past', null, null, 0]);
  server.clock.set('2026-11-17T03:29:59Z');
  assert.deepEqual((await told(id)).slice(0, 2), [false, 'too_early']);
  assert.equal(provider.asked.length, 0);
  // midnight in St John's
  server.clock.set('2026-11-17T03:30:00Z');
  assert.deepEqual(await told(id), [true, null, null, null, 6]);
  await provideBy('off');
  assert.deepEqual(await told(id), [false, 'off', null, null, 0]);
  assert.equal((await readWeather(id, owner)).provider, null);
  assert.equal(provider.asked.length, 0);
  server.clock.set('2026-11-21T12:00:00Z');
});

test('a plan without weather is refused, and the cruise of another account is not found', async () => {
  await provideBy('open-meteo');
  const owner = await traveller('free');
  const id = await recordCruise(owner);
  const refused = await owner.call('GET cruises/{id}/weather', { params: { id } });
  assert.deepEqual([refused.status, refused.failure.code], [403, 'plan_required']);
  const stranger = await (await traveller('free')).call('GET cruises/{id}/weather', { params: { id } });
  assert.equal(stranger.status, 404);
});

test('days beyond the provider’s horizon are listed without weather, and no call is made for them', async () => {
  await provideBy('openweather');
  const owner = await traveller();
  const id = await recordCruise(owner, {
    end_date: '2026-12-20',
    start_port_id: 'us-miami',
    end_port_id: 'bs-nassau',
  });
  const { days } = await readWeather(id, owner);
  assert.equal(days.length, 30);
  assert.deepEqual(
    days.map(({ summary }) => summary !== null).lastIndexOf(true),
    7,
    'today and the seven days after it',
  );
  assert.ok(days.every(({ has_failed }) => !has_failed));
  assert.ok(provider.asked.every(({ searchParams }) => searchParams.get('lat') !== '25.1'));
});

test('a voyage of three hundred years tells the days of a year and is no work for the others', async () => {
  await provideBy('open-meteo');
  const owner = await traveller();
  const id = await recordCruise(owner, { start_date: '1900-01-01', end_date: '2199-12-31' });
  const { days } = await readWeather(id, owner);
  assert.deepEqual([days.length, days[0]?.date, days.at(-1)?.date], [367, '2026-11-21', '2027-11-22']);
});

test('warnings of several places are one, with the days of the cruise that they touch', async () => {
  await provideBy('openweather');
  const owner = await traveller();
  const id = await recordCruise(owner, {}, bahamas);
  const { alerts, has_alerts, provider: named } = await readWeather(id, owner);
  assert.equal(has_alerts, true);
  assert.deepEqual([named?.name, named?.licence], ['OpenWeather', null]);
  assert.deepEqual(
    alerts.map(({ event, sender, dates, place_name, starts_at }) => [
      event,
      sender,
      dates,
      place_name,
      starts_at,
    ]),
    [
      [
        'Small Craft Advisory',
        'Sample Meteorological Office',
        ['2026-11-21', '2026-11-22'],
        'Nassau',
        '2026-11-21T18:00:00Z',
      ],
    ],
  );
});

test('an answer that is refused, wrong or not there leaves the other days, and says that it failed', async () => {
  await provideBy('open-meteo');
  const owner = await traveller();
  const id = await recordCruise(owner, {}, bahamas);
  provider.answer((_request, response, asked) => {
    const latitude = asked.searchParams.get('latitude');
    if (latitude === '25.1') sendJson(response, { hourly: [] });
    else if (latitude === '20.5') response.destroy();
    else sendJson(response, sampleFor(asked, '2026-11-21'));
  });
  const { days, available, current } = await readWeather(id, owner);
  assert.deepEqual(
    days.map(({ has_failed, summary }) => [has_failed, summary !== null]),
    [
      [true, false],
      [false, true],
      [true, false],
      [false, false],
      [false, true],
    ],
  );
  assert.deepEqual([available, current], [true, null]);
});
