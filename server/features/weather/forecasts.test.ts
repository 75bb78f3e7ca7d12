import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Services } from '#server/services.ts';
import { openWeatherService } from '#server/platform/weather/weather.ts';
import { tested_database } from '#server/testing/database.ts';
import { sampleFor, sendJson, startWeatherProvider } from '#server/testing/weather.ts';
import { startTestServer } from '#server/testing/server.ts';
import { placeOf, readForecasts, type ForecastPlace } from './actions-forecasts.ts';
import { warningsFor } from './actions.ts';
import { refreshWeather } from './jobs.ts';
import { listCruises } from './store.ts';

const double = await startWeatherProvider(() => '2026-11-21');
const server = await startTestServer({
  STRIPE_SECRET_KEY: 'sk_test',
  WEATHER_PROVIDER: 'openweather',
  OPENWEATHER_API_KEY: 'k3y',
  WEATHER_URL: double.url,
});
const { services, clock } = server;
const provider = services.weather.provider ?? assert.fail('it is on');
const start = '2026-11-21T12:00:00Z';

function placeAt(latitude: number, longitude = -77.34, kind: 'port' | 'sea' = 'port'): ForecastPlace {
  const position = { latitude, longitude };
  return placeOf(provider, { kind, position, time_zone: 'America/Nassau' }) ?? assert.fail('it has a place');
}

const nassau = placeAt(25.08);
const cozumel = placeAt(20.48);

async function begin(): Promise<void> {
  await server.database.query.execute(sql`delete from weather_forecasts`);
  double.answer(null);
  double.asked.length = 0;
  clock.set(start);
}

const read = async (place: ForecastPlace, patience_ms = 5_000, by: Services = services) =>
  (await readForecasts(by, provider, [place], patience_ms)).get(place.key);

/** Waits until no call is under way. */
async function settle(by: Services = services): Promise<void> {
  for (const place of [nassau, cozumel]) {
    // a second request for the same place waits for the first
    await by.weather.calls.once(place.key, () => Promise.resolve());
  }
}

/** Another server on the same database. */
function anotherServer(): Services {
  return { ...services, weather: openWeatherService(services.config) };
}

test('places that are near are one, a port by a mile or two and the sea by an hour of the way', () => {
  assert.equal(placeAt(25.08).key, 'openweather port 25.10 -77.35 America/Nassau');
  assert.equal(placeAt(25.11).key, placeAt(25.08).key);
  assert.notEqual(placeAt(25.18).key, placeAt(25.08).key);
  assert.equal(placeAt(25.08, -77.34, 'sea').key, 'openweather sea 25.00 -77.25 America/Nassau');
  assert.equal(placeAt(0.01, -179.99, 'sea').key, placeAt(-0.01, 179.99, 'sea').key);
  assert.equal(placeOf(provider, { kind: 'sea', position: null, time_zone: 'UTC' }), null);
});

test('a place is requested once an hour, for any number of readers', async () => {
  await begin();
  const answers = await Promise.all(Array.from({ length: 20 }, () => read(nassau)));
  assert.ok(answers.every((answer) => answer?.forecast?.days.length === 8));
  assert.equal(double.asked.length, 1);
  clock.pass(3599);
  await read(nassau);
  await settle();
  assert.equal(double.asked.length, 1);
  clock.pass(1);
  const older = await read(nassau);
  assert.equal(older?.answered_ms, Date.parse(start), 'the older answer is given at once');
  await settle();
  assert.equal((await read(nassau))?.answered_ms, Date.parse(start) + 3_600_000);
  assert.equal(double.asked.length, 2);
});

test('two servers ask once, and the one that came second waits for the answer of the first', async () => {
  await begin();
  const other = anotherServer();
  const [one, two] = await Promise.all([read(nassau), read(nassau, 5_000, other)]);
  assert.ok(one?.forecast && two?.forecast);
  assert.equal(double.asked.length, 1);
});

test('servers that find a place due at the same time ask once', async () => {
  await begin();
  const others = Array.from({ length: tested_database === 'postgres' ? 8 : 3 }, anotherServer);
  await read(nassau);
  clock.pass(7200);
  await Promise.all(others.map((other) => read(nassau, 5_000, other)));
  await Promise.all(others.map(settle));
  assert.equal(double.asked.length, 2);
});

test('an answer that is hours old is not given before a newer one was waited for', async () => {
  await begin();
  await read(nassau);
  clock.pass(4 * 3600);
  assert.equal((await read(nassau))?.answered_ms, clock.now().getTime());
});

test('who waits for a provider that hangs waits so long and gets what there is', async () => {
  await begin();
  await read(cozumel);
  const held = Promise.withResolvers<undefined>();
  double.answer((_request, response, asked) => {
    void held.promise.then(() => sendJson(response, sampleFor(asked, '2026-11-21')));
  });
  const found = await readForecasts(services, provider, [nassau, cozumel], 100);
  assert.deepEqual(
    [
      found.get(nassau.key)?.forecast,
      found.get(cozumel.key)?.failure,
      found.get(cozumel.key)?.forecast?.days.length,
    ],
    [null, null, 8],
  );
  held.resolve(undefined);
  await settle();
  assert.ok((await read(nassau))?.forecast, 'what came later is kept');
  assert.equal(double.asked.length, 2);
});

const failures: [string, Parameters<typeof double.answer>[0], string][] = [
  ['down', (_request, response) => response.destroy(), 'unreachable'],
  ['broken', (_request, response) => sendJson(response, {}, 500), 'broken'],
  ['answering rubbish', (_request, response) => sendJson(response, { daily: 'sun' }), 'rubbish'],
  ['a login page', (_request, response) => response.end('<p>'), 'not_json'],
];
for (const [name, answer, kind] of failures) {
  test(`a provider that is ${name} leaves the last good answer, with its age, and is left alone for an hour`, async () => {
    await begin();
    const good = await read(nassau);
    double.answer(answer);
    clock.pass(3600);
    await read(nassau);
    await settle();
    const kept = await read(nassau);
    assert.deepEqual(
      [kept?.failure, kept?.answered_ms, kept?.forecast],
      [kind, good?.answered_ms, good?.forecast],
    );
    const never = await read(cozumel);
    assert.deepEqual([never?.failure, never?.forecast], [kind, null]);
    const before = double.asked.length;
    clock.pass(3599);
    await Promise.all([read(nassau), read(cozumel)]);
    assert.equal(double.asked.length, before);
    double.answer(null);
    clock.pass(1);
    assert.ok((await read(cozumel))?.forecast);
    await read(nassau);
    await settle();
    assert.equal((await read(nassau))?.failure, null);
  });
}

test('a provider that limits is left alone by every server, about every place, for as long as it says', async () => {
  await begin();
  double.answer((_request, response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '7200' }).end('{}');
  });
  assert.equal((await read(nassau))?.failure, 'rate_limited');
  double.answer(null);
  assert.equal((await read(cozumel, 5_000, anotherServer()))?.forecast ?? null, null);
  clock.pass(7199);
  await Promise.all([read(nassau), read(cozumel)]);
  assert.equal(double.asked.length, 1);
  clock.pass(1);
  assert.ok((await read(nassau))?.forecast);
  assert.ok((await read(cozumel))?.forecast);
});

test('a provider that wants a pause of years is asked again the next day, and a refused key within an hour is not', async () => {
  await begin();
  const limit = (retry_after: string, status = 429) => {
    double.answer((_request, response) => {
      response
        .writeHead(status, { 'content-type': 'application/json', 'retry-after': retry_after })
        .end('{}');
    });
  };
  limit('999999999');
  await read(nassau);
  limit('', 401);
  clock.pass(24 * 3600);
  assert.equal((await read(cozumel))?.failure, 'refused');
  double.answer(null);
  clock.pass(3599);
  await read(placeAt(40));
  assert.equal(double.asked.length, 2);
  clock.pass(1);
  assert.ok((await read(placeAt(40)))?.forecast);
});

test('a clock that was ahead leaves neither a place nor the provider waiting for its time', async () => {
  await begin();
  clock.set('2036-11-21T12:00:00Z');
  await read(nassau);
  double.answer((_request, response) => sendJson(response, { cod: 429 }, 429));
  await read(cozumel);
  double.answer(null);
  clock.set(start);
  for (const place of [nassau, cozumel])
    assert.equal((await read(place))?.answered_ms, Date.parse(start), place.key);
  assert.equal(double.asked.length, 4);
});

test('a server that was killed while it asked is not waited for', async () => {
  await begin();
  await server.database.query.execute(
    sql`insert into weather_forecasts (place, asked_at) values (${nassau.key}, ${'2026-11-21T11:58:00Z'})`,
  );
  assert.equal((await read(nassau))?.forecast, null);
  assert.equal(double.asked.length, 0);
});

async function recordCruise(plan: string, more: Record<string, unknown>): Promise<string> {
  const owner = await server.traveller();
  const { body: settings } = await owner.call('GET user/settings');
  await server.database.query.execute(
    sql`update users set plan_name = ${plan} where id = ${settings.user.id}`,
  );
  const { status, body } = await owner.call('POST cruises', { body: { ship_name: 'Icon', ...more } });
  assert.equal(status, 201);
  await services.routes.settled(body.id);
  return body.id;
}

test('the job asks about the places of cruises in their window, so that screens find them', async () => {
  await begin();
  const dates = { start_date: '2026-11-24', end_date: '2026-11-26' };
  const ends = (id: string) => ({ start_port_id: id, end_port_id: id });
  const id = await recordCruise('standard', { ...dates, ...ends('bs-nassau') });
  await recordCruise('standard', { ...dates, ...ends('bs-nassau') });
  await recordCruise('free', { ...dates, ...ends('mx-cozumel') });
  await recordCruise('standard', { ...dates, ...ends('us-miami'), cancelled_at: start });
  await recordCruise('standard', { start_date: '2026-11-26', end_date: '2026-11-29', ...ends('us-miami') });
  await recordCruise('standard', { start_date: '2026-11-01', end_date: '2026-11-08', ...ends('us-miami') });
  const old = sql`insert into weather_forecasts (place, asked_at) values ('old', '2026-10-20T00:00:00Z')`;
  await server.database.query.execute(old);
  await Promise.all([refreshWeather(services), refreshWeather(services), refreshWeather(anotherServer())]);
  assert.deepEqual(
    double.asked.map(({ searchParams }) => [searchParams.get('lat'), searchParams.get('lon')]),
    [['25.1', '-77.35']],
  );
  assert.equal(
    (await services.database.query.execute(sql`select from weather_forecasts where place = 'old'`)).rows
      .length,
    0,
  );
  clock.pass(3599);
  await refreshWeather(services);
  assert.equal(double.asked.length, 1);
  clock.pass(1);
  await refreshWeather(services);
  assert.equal(double.asked.length, 2);
  // the advisory is over when this cruise sails
  assert.equal((await warningsFor(services, [id])).size, 0);
});

test('known warnings need no call, and end with the answer that contained them', async () => {
  await begin();
  const dates = { start_date: '2026-11-20', end_date: '2026-11-26' };
  const id = await recordCruise('standard', {
    ...dates,
    start_port_id: 'us-miami',
    end_port_id: 'bs-nassau',
  });
  const without = await recordCruise('standard', { start_date: '2027-03-06', end_date: '2027-03-13' });
  assert.equal((await warningsFor(services, [id, without])).size, 0);
  assert.equal(double.asked.length, 0);
  await refreshWeather(services);
  const warnings = await warningsFor(services, [id, without]);
  assert.deepEqual([...warnings.keys()], [id]);
  assert.deepEqual(warnings.get(id), [
    {
      event: 'Small Craft Advisory',
      sender: 'Sample Meteorological Office',
      starts_at: '2026-11-21T18:00:00Z',
      date: '2026-11-21',
      place_name: null,
    },
  ]);
  clock.pass(13 * 3600);
  assert.equal((await warningsFor(services, [id])).size, 0);
});

test('one account does not use up the calls that the provider allows', async () => {
  const owner = await server.traveller();
  const { body: settings } = await owner.call('GET user/settings');
  await server.database.query.execute(
    sql`update users set plan_name = 'standard' where id = ${settings.user.id}`,
  );
  const ids: string[] = [];
  for (let number = 0; number < 12; number += 1) {
    const body = { ship_name: `Icon ${number}`, start_date: '2026-11-24', end_date: '2026-11-26' };
    ids.push((await owner.call('POST cruises', { body })).body.id);
  }
  const span = { from: '2026-11-20', to: '2026-11-25' };
  const found = await listCruises(server.database.query, span);
  assert.equal(found.filter(({ id }) => ids.includes(id)).length, 10);
});
