import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Lets a server that stops answer for some seconds more: `/readyz` is 503, which tells a balancer to send it nothing
 * further, and each answer closes its connection, so that none is reused when the server is gone.
 * @returns a function that resolves when the seconds are over
 */
export function openDrain(app: FastifyInstance, seconds: number): () => Promise<void> {
  let is_stopping = false;
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!is_stopping) return;
    reply.header('Connection', 'close');
    if (url === '/readyz')
      return reply
        .code(503)
        .header('Cache-Control', 'no-store')
        .send({ status: 'not ready', reason: 'stopping' });
  });
  return async () => {
    is_stopping = true;
    await sleep(seconds * 1000);
  };
}

/**
 * Closes a connection with the answer that is under way when the server closes. Node.js closes idle connections at that
 * moment only: one whose answer ended a moment later stayed open for the 72 seconds of its keep-alive.
 */
export function closeAnswered(app: FastifyInstance): void {
  let is_closing = false;
  app.addHook('preClose', async () => {
    is_closing = true;
  });
  app.addHook('onResponse', async () => {
    if (is_closing) setImmediate(() => app.server.closeIdleConnections());
  });
}
