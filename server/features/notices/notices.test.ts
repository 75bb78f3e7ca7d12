import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#server/platform/ids.ts';
import { leaveNotices } from './actions.ts';

const server = await startTestServer();

test('the notice of a corrected balance has the old and the new amount', async () => {
  const owner = await server.traveller();
  const { id: user_id } = (await owner.call('GET user/settings')).body.user;
  const details = {
    corrected: 'deposit',
    ship_name: 'Azamara Quest',
    before: '4615.00',
    after: '5615.00',
    currency: 'USD',
  } as const;
  const created_at = server.clock.now().toISOString();
  const notice = { id: newId(), user_id, kind: 'balance', cruise_id: null, created_at, details };
  await leaveNotices(server.database.query, [notice]);
  const { items } = (await owner.call('GET user/notifications')).body;
  assert.deepEqual(
    items.map(({ kind, details: told }) => [kind, told]),
    [['balance', details]],
  );
});
