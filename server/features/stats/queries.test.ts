import assert from 'node:assert/strict';
import test, { mock } from 'node:test';
import { addDays } from '#domain/dates.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();

test('a life of cruises takes as many queries as one', async () => {
  const traveller = await server.traveller();
  const sail = async (start_date: string) => {
    const body = {
      ship_name: 'Often',
      start_date,
      end_date: addDays(start_date, 1),
      start_port_id: 'us-miami',
    };
    const { id } = (await traveller.call('POST cruises', { body })).body;
    const items = [{ date: start_date, kind: 'embark', port_id: 'us-miami' }];
    await traveller.call('PUT cruises/{id}/schedule', { params: { id }, body: { items } });
    await traveller.call('POST cruises/{id}/passengers', { params: { id }, body: { first_name: 'Ada' } });
    // its route is computed after the answer, with its own queries
    await server.services.routes.settled(id);
  };
  const execute = mock.method(server.database.query, 'execute');
  const select = mock.method(server.database.query, 'select');
  const asked = async () => {
    const calls = () => execute.mock.callCount() + select.mock.callCount();
    const before = calls();
    assert.equal((await traveller.call('GET stats')).status, 200);
    return calls() - before;
  };
  await sail('2019-01-01');
  const one = await asked();
  for (let year = 2001; year < 2013; year += 1) await sail(`${year}-02-03`);
  assert.equal(await asked(), one);
  assert.ok(one > 0 && one <= 5, `${one} queries`);
});
