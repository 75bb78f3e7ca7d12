import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work, which needs the database and the queues. */
export function serveHealth(
  app: FastifyInstance,
  { database, jobs, log }: Pick<Services, 'database' | 'jobs' | 'log'>,
): void {
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      await database.ping();
      await jobs.ping();
      return { status: 'ready' };
    } catch (error) {
      log.warn({ err: error }, 'not ready: the database does not answer');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
