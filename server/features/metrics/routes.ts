import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JobKind } from '#server/database/jobs.ts';
import { CodedError } from '#server/platform/errors.ts';
import { isDirect } from '#server/platform/http/call.ts';
import { hashSecret } from '#server/platform/ids.ts';
import type { Services } from '#server/services.ts';
import { readMetrics } from './actions.ts';

/**
 * `/metrics`, for programs on this machine, or with `METRICS_TOKEN`; for all others it does not exist. A proxy on this
 * machine is recognised by its headers and by the host name.
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
    if (!isAllowed(request, config.METRICS_TOKEN)) throw new CodedError('not_found');
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(await readMetrics(services, kinds, build_hash));
  });
}

function isAllowed({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (isDirect(headers, socket.remoteAddress ?? '')) return true;
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  // of equal length, whatever was sent
  return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(token)));
}
