import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/calendar-feed.ts';
import { callerOf, Reply, SentFile } from '#server/platform/http/call.ts';
import { compressed } from '#server/platform/http/compression.ts';
import { fileHeaders } from '#server/platform/http/file-headers.ts';
import { maintenanceError, type Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';

export function calendarFeedRoutes(serve: Serve, services: Services): void {
  serve(contract.readFeed, ({ scope }) => actions.readFeed(services, scope));
  serve(contract.enableFeed, ({ scope, body }) => actions.enableFeed(services, scope, body ?? {}));
  serve(contract.changeFeed, ({ scope, body }) => actions.changeFeed(services, scope, body));
  serve(contract.disableFeed, ({ scope }) => actions.disableFeed(services, scope));
  serve(contract.resetFeed, ({ scope }) => actions.resetFeed(services, scope));
  serve(contract.readCruiseCalendar, async ({ scope, params, caller }) => {
    const { name, text } = await actions.writeCruiseCalendar(services, scope, { ...params, ...caller });
    return new Reply(
      new SentFile(Readable.from([text]), text.length),
      fileHeaders({ name, media_type: 'text/calendar' }),
    );
  });
  serve(contract.previewFeed, ({ scope, query }) => actions.previewFeed(services, scope, query));
}

/**
 * The feed itself, for programs that know only its address: no session, no JSON. The address is in no log, as requests
 * are not logged and no error has it in its message.
 */
export function serveFeed(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/api/icalendar/:file', async (request, reply) => {
    const closed = await services.maintenance.closed();
    if (closed !== null) throw maintenanceError(closed);
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1] ?? null;
    const caller = callerOf(request, services.clock.now());
    const kept = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
    const { tag, changed_at, text } = await actions.answerFeed(services, token, caller, (made) =>
      kept.some((known) => [made, `W/${made}`, '*'].includes(known)),
    );
    // revalidated each time: after a reset no cache may answer instead
    reply.headers({
      ETag: tag,
      'Last-Modified': new Date(changed_at).toUTCString(),
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    });
    if (text === null) return reply.code(304).send();
    reply.header('Content-Disposition', 'inline; filename="gangway.ics"');
    return reply.type('text/calendar; charset=utf-8').send(await compressed(reply, text));
  });
}
