import type { FastifyInstance } from 'fastify';
import { oncePerSecond } from '#server/platform/log.ts';
import type { Services } from '#server/services.ts';

/** `/healthz`: the process answers. `/readyz`: it can work, which needs the database and the queues. */
export function serveHealth(
  app: FastifyInstance,
  { database, jobs, log }: Pick<Services, 'database' | 'jobs' | 'log'>,
): void {
  const logNotReady = oncePerSecond((error: unknown, count) => {
    log.warn({ err: error, count }, 'not ready: the database does not answer');
  });
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      await database.ping();
      await jobs.ping();
      return { status: 'ready' };
    } catch (error) {
      logNotReady(error);
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
