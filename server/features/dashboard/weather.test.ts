import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { refreshWeather } from '#server/features/weather/jobs.ts';
import { startWeatherProvider } from '#server/testing/weather.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';

const provider = await startWeatherProvider(() => '2026-11-21');
const server = await startTestServer({
  STRIPE_SECRET_KEY: 'sk_test',
  WEATHER_PROVIDER: 'openweather',
  OPENWEATHER_API_KEY: 'k3y',
  WEATHER_URL: provider.url,
});
// the samples begin at noon in Nassau
server.clock.set('2026-11-21T17:10:00Z');

async function traveller(plan: string): Promise<Caller> {
  const somebody = await server.traveller();
  const { body } = await somebody.call('GET user/settings');
  await server.database.query.execute(sql`update users set plan_name = ${plan} where id = ${body.user.id}`);
  return somebody;
}

async function recordCruise(by: Caller, ship_name: string, start_date: string, end_date: string) {
  const ends = { start_port_id: 'bs-nassau', end_port_id: 'bs-nassau' };
  const { status, body } = await by.call('POST cruises', {
    body: { ship_name, start_date, end_date, ...ends },
  });
  assert.equal(status, 201);
  await server.services.routes.settled(body.id);
  return body.id;
}

test('known warnings need attention, the first of their day, and no provider is called for them', async () => {
  const owner = await traveller('standard');
  const id = await recordCruise(owner, 'Under way', '2026-11-21', '2026-11-22');
  await recordCruise(owner, 'Far ahead', '2027-03-06', '2027-03-13');
  const before = await owner.call('GET dashboard');
  assert.ok(before.body.attention.every(({ kind }) => kind !== 'weather'));
  assert.equal(provider.asked.length, 0);
  await refreshWeather(server.services);
  const asked = provider.asked.length;
  const { body } = await owner.call('GET dashboard');
  const [first, ...others] = body.attention;
  assert.deepEqual(
    [first?.kind, first?.cruise_id, first?.ship_name, first?.due_on, first?.events],
    ['weather', id, 'Under way', '2026-11-21', ['Small Craft Advisory']],
  );
  assert.ok(others.every(({ kind }) => kind !== 'weather'));
  assert.equal(provider.asked.length, asked);
});

test('a plan without weather is not warned', async () => {
  const owner = await traveller('free');
  await recordCruise(owner, 'Under way', '2026-11-21', '2026-11-22');
  const { body } = await owner.call('GET dashboard');
  assert.ok(body.attention.every(({ kind }) => kind !== 'weather'));
});

test('many cruises under way take as many queries as one', async () => {
  const owner = await traveller('standard');
  const count = async () => {
    const execute = mock.method(server.database.query, 'execute');
    const select = mock.method(server.database.query, 'select');
    const { body } = await owner.call('GET dashboard');
    const queries = execute.mock.callCount() + select.mock.callCount();
    execute.mock.restore();
    select.mock.restore();
    return { queries, warned: body.attention.filter(({ kind }) => kind === 'weather').length };
  };
  await recordCruise(owner, 'One', '2026-11-21', '2026-11-22');
  const one = await count();
  for (const ship of ['Two', 'Three', 'Four', 'Five'])
    await recordCruise(owner, ship, '2026-11-21', '2026-11-22');
  assert.deepEqual(await count(), { queries: one.queries, warned: 5 });
  assert.equal(one.warned, 1);
});
