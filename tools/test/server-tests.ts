import { startPostgres } from '#server/testing/postgres.ts';
import { type NodeTests, runNodeTests } from './node-tests.ts';
import type { Stage } from './stage.ts';

const SERVER_TESTS = 'server/**/*.test.ts';

// Both run in a zone that is far from UTC and off by a fraction of an hour: code that uses the machine's zone for a
// cruise fails in one of them.

// it makes two PostgreSQL of its own
export const embeddedStage = onEmbedded(SERVER_TESTS, { except: ['server/database/failover.test.ts'] });
// these use neither the tested database nor the zone: once is enough
export const postgresStage = onPostgres(SERVER_TESTS, {
  except: ['server/platform/*/**', 'server/config.test.ts', 'server/main.test.ts'],
});

type More = Pick<NodeTests, 'environment' | 'except' | 'timeout_ms'>;

/** Test files on the embedded database. */
export function onEmbedded(files: string, { environment, ...more }: More = {}): Stage {
  const name = 'server:pglite';
  const own = { TEST_DATABASE: 'pglite', TZ: 'Asia/Kathmandu' };
  return {
    name,
    run: (run) => runNodeTests({ name, files, environment: { ...own, ...environment }, ...more }, run),
  };
}

/** Test files on a PostgreSQL that is started for them. */
export function onPostgres(files: string, { environment, ...more }: More = {}): Stage {
  const name = 'server:postgres';
  return {
    name,
    async run(run) {
      const postgres = await startPostgres();
      try {
        const own = {
          TEST_DATABASE: 'postgres',
          TEST_POSTGRES_URL: postgres.url,
          TZ: 'America/St_Johns',
        };
        return await runNodeTests({ name, files, environment: { ...own, ...environment }, ...more }, run);
      } finally {
        await postgres.stop();
      }
    },
  };
}
