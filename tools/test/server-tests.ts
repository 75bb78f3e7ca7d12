import { startPostgres } from '#server/testing/postgres.ts';
import { runNodeTests } from './node-tests.ts';
import type { Stage } from './stage.ts';

const SERVER_TESTS = 'server/**/*.test.ts';

// Both run in a zone that is far from UTC and off by a part of an hour: what takes the zone of the machine for
// the zone of a cruise fails in one of them.

export const embeddedStage: Stage = {
  name: 'server:pglite',
  run: (run) =>
    runNodeTests(
      {
        name: 'server:pglite',
        files: SERVER_TESTS,
        environment: { TEST_DATABASE: 'pglite', TZ: 'Asia/Kathmandu' },
      },
      run,
    ),
};

export const postgresStage: Stage = {
  name: 'server:postgres',
  async run(run) {
    const postgres = await startPostgres();
    try {
      const environment = {
        TEST_DATABASE: 'postgres',
        TEST_POSTGRES_URL: postgres.url,
        TZ: 'America/St_Johns',
      };
      return await runNodeTests({ name: 'server:postgres', files: SERVER_TESTS, environment }, run);
    } finally {
      await postgres.stop();
    }
  },
};
