import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { JobKind } from '#server/database/jobs.ts';
import { CodedError } from '#server/platform/errors.ts';
import { isDirect } from '#server/platform/http/call.ts';
import { hashSecret } from '#server/platform/ids.ts';
import type { Services } from '#server/services.ts';
import { readMetrics } from './actions.ts';

/**
 * `/metrics`, with `METRICS_TOKEN`, or for programs on this machine while it is reached at this machine alone; for all
 * others it does not exist. Behind a public address a proxy may stand on this machine, and what it passes on without
 * headers of its own looks like a program here.
 */
export function serveMetrics(
  app: FastifyInstance,
  services: Services,
  { kinds, build_hash }: { kinds: readonly JobKind<object>[]; build_hash: string },
): void {
  const { metrics, config } = services;
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      endpoint: request.routeOptions.url ?? 'unknown',
      method: request.method,
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, config)) throw new CodedError('not_found');
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(await readMetrics(services, kinds, build_hash));
  });
}

function isAllowed(
  { headers, socket }: FastifyRequest,
  { METRICS_TOKEN: token, PUBLIC_URL }: Pick<Config, 'METRICS_TOKEN' | 'PUBLIC_URL'>,
): boolean {
  const is_private =
    PUBLIC_URL === undefined || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(PUBLIC_URL);
  if (is_private && isDirect(headers, socket.remoteAddress ?? '')) return true;
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  // of equal length, whatever was sent
  return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(token)));
}
