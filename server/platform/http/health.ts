import type { FastifyInstance } from 'fastify';
import { isReadOnly } from '#server/database/failures.ts';
import { isMigrated } from '#server/database/migrate.ts';
import { oncePerSecond } from '#server/platform/log.ts';
import type { Services } from '#server/services.ts';

/** Why a server cannot work; the first that is found. */
type NotReady = 'database' | 'database_read_only' | 'migrations' | 'queue';

/**
 * `/healthz`: the process answers. `/readyz`: it can work, which needs the database, all its migrations and the queues,
 * or `reason` says which of them is missing.
 */
export function serveHealth(
  app: FastifyInstance,
  { database, jobs, log }: Pick<Services, 'database' | 'jobs' | 'log'>,
): void {
  const logNotReady = oncePerSecond(({ error, reason }: { error: unknown; reason: NotReady }, count) => {
    log.warn({ err: error, reason, count }, 'not ready');
  });
  const checks: Record<Exclude<NotReady, 'database_read_only'>, () => Promise<void>> = {
    database: () => database.ping(),
    async migrations() {
      if (!(await isMigrated(database))) throw new Error('the database lacks migrations');
    },
    queue: () => jobs.ping(),
  };
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    for (const [part, check] of Object.entries(checks) as [NotReady, () => Promise<void>][]) {
      try {
        await check();
      } catch (error) {
        const reason = isReadOnly(error) ? 'database_read_only' : part;
        logNotReady({ error, reason });
        return reply.code(503).send({ status: 'not ready', reason });
      }
    }
    return { status: 'ready' };
  });
}
