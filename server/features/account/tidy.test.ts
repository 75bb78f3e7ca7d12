import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { signUp, startTestServer } from '#server/testing/server.ts';
import { tidyAccounts } from './jobs.ts';

const server = await startTestServer();

async function countRows(): Promise<Record<string, number>> {
  const tables = ['users', 'sessions', 'mailed_links', 'email_changes', 'used_captchas', 'limits'];
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await server.database.query.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)}`,
      );
      return [table, rows[0]?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

test('what has expired goes, with accounts that nobody activated in a month, and nothing else', async () => {
  const traveller = await server.traveller();
  await signUp(server.stranger, 'never@example.org');
  await server.mailsSent();
  const body = { email: 'never@example.org', password: 'Wrong-word-1' };
  await server.stranger.call('POST auth/jwt/create/', { body });
  const before = await countRows();
  await tidyAccounts(server.services);
  assert.deepEqual(await countRows(), before, 'nothing has expired yet');
  server.clock.pass(8 * 86_400);
  await tidyAccounts(server.services);
  const gone = { sessions: 0, mailed_links: 0, email_changes: 0, used_captchas: 0, limits: 0 };
  assert.deepEqual(await countRows(), { users: 2, ...gone });
  server.clock.pass(23 * 86_400);
  await tidyAccounts(server.services);
  assert.deepEqual(await countRows(), { users: 1, ...gone });
  assert.equal((await traveller.call('GET user/settings')).status, 401);
});
