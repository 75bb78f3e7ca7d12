import type { Socket } from 'node:net';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { aboutRoutes } from './features/about/routes.ts';
import { authenticate, isOperator } from './features/account/access.ts';
import { accountRoutes } from './features/account/routes.ts';
import { holdsUntil } from './features/answers/actions.ts';
import { archiveRoutes } from './features/archive/routes.ts';
import { billingRoutes, serveBillingEvents } from './features/billing/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { calendarFeedRoutes, serveFeed } from './features/calendar-feed/routes.ts';
import { badgeRoutes } from './features/badges/routes.ts';
import { catalogRoutes } from './features/catalog/routes.ts';
import { cruiseRoutes } from './features/cruises/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { fleetRoutes } from './features/fleet/routes.ts';
import { loyaltyRoutes } from './features/loyalty/routes.ts';
import { mapRoutes } from './features/map/routes.ts';
import { serveMetrics } from './features/metrics/routes.ts';
import { noticeRoutes } from './features/notices/routes.ts';
import { operatorRoutes } from './features/operator/routes.ts';
import { recordRoutes } from './features/record/routes.ts';
import { reminderRoutes } from './features/reminders/routes.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import { statsRoutes } from './features/stats/routes.ts';
import { suggestionRoutes } from './features/suggestions/routes.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { weatherRoutes } from './features/weather/routes.ts';
import { job_kinds } from './jobs.ts';
import { CodedError } from './platform/errors.ts';
import { closeAnswered } from './platform/http/drain.ts';
import { serveDescription } from './platform/http/description.ts';
import { answerBadAddress, answerBadRequest, answerFailures } from './platform/http/failures.ts';
import { serveHealth } from './platform/http/health.ts';
import { buildOf, protections } from './platform/http/headers.ts';
import { newId } from './platform/ids.ts';
import { warnOfProxy } from './platform/http/network.ts';
import { limitBodies, patience } from './platform/http/patience.ts';
import { recoveryOf } from './platform/http/recovery.ts';
import { serveOn } from './platform/http/serve.ts';
import { serveWeb, type WebBuild } from './platform/http/web.ts';
import { Writes } from '#server/platform/http/writes.ts';
import type { Services } from './services.ts';

const largest_body = 1024 * 1024;

/** The whole HTTP side: routes of all features, health, description, and the browser app if it was built. */
export async function buildApp(services: Services, web: WebBuild | null): Promise<FastifyInstance> {
  const protect = protections(services, web);
  const answerBad = (error: Parameters<typeof answerBadRequest>[0], socket: Socket) =>
    answerBadRequest(error, socket, buildOf(web));
  const app = Fastify({
    loggerInstance: services.log,
    // a line per request would cost more than most requests; failures are logged where they are answered
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    // never the caller's own id: strangers must not make up the key to lines of the log
    genReqId: newId,
    bodyLimit: largest_body,
    // one hop: the caller may have written further entries of the header
    trustProxy: services.config.TRUST_PROXY && ((_address, hop) => hop === 0),
    requestTimeout: patience.upload_ms,
    frameworkErrors: (error, request, reply) => {
      // hooks do not run for an address that cannot be decoded
      protect(request, reply);
      answerBadAddress(error, request, reply);
    },
    clientErrorHandler: answerBad,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
    // a call that came over a connection still open is answered as any other, and closes the connection
    return503OnClosing: false,
  });
  limitBodies(app, (socket) => answerBad({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket));
  acceptJson(app);
  answerFailures(app);
  if (!services.config.TRUST_PROXY) warnOfProxy(app);
  closeAnswered(app);
  app.addHook('onSend', async (request, reply) => protect(request, reply));

  const { serve, answerWithin } = serveOn(app, {
    clock: services.clock,
    writes: new Writes(services.config.WRITES_A_MINUTE),
    closed: () => services.maintenance.closed(),
    authenticate: (authorization, now, token_scopes) =>
      authenticate(services, { authorization, now, token_scopes }),
    isOperator: (scope) => isOperator(services, scope),
    recover: recoveryOf(services.database),
    answers: services.answers,
    holdsUntil: (scope, now) => holdsUntil(services, scope, now),
  });
  aboutRoutes(serve, services, web);
  accountRoutes(serve, services);
  archiveRoutes(serve, services);
  billingRoutes(serve, services);
  calendarRoutes(serve, services);
  calendarFeedRoutes(serve, services);
  badgeRoutes(serve, services);
  catalogRoutes(serve, services);
  contactRoutes(serve, services);
  cruiseRoutes(serve, services);
  dashboardRoutes(serve, services);
  fleetRoutes(serve, services);
  loyaltyRoutes(serve, services);
  mapRoutes(serve, services);
  noticeRoutes(serve, services);
  operatorRoutes(serve, services, job_kinds);
  recordRoutes(serve, services, { answerWithin, build_hash: web?.build_hash ?? '' });
  reminderRoutes(serve, services);
  sharingRoutes(serve, services);
  statsRoutes(serve, services);
  suggestionRoutes(serve, services);
  uploadRoutes(serve, services);
  weatherRoutes(serve, services);

  serveFeed(app, services);
  serveBillingEvents(app, services);
  serveHealth(app, services);
  serveMetrics(app, services, { kinds: job_kinds, build_hash: web?.build_hash ?? '' });
  serveDescription(app, endpoints, services);
  app.all('/api/*', () => {
    throw new CodedError('not_found');
  });
  await serveWeb(app, services, web);
  return app;
}

/** Accepts only JSON. A DELETE with the header and no body is common among clients, so an empty body counts as none. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, typeof body === 'string' ? body : body.toString(), done);
  });
}
