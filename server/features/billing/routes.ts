import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/billing.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';
import { takeEvent } from './actions-events.ts';

export function billingRoutes(serve: Serve, services: Services): void {
  serve(contract.readBillingPlans, ({ scope }) => actions.readPlans(services, scope));
  serve(contract.checkOut, ({ scope, body }) => actions.checkOut(services, scope, body));
  serve(contract.manageBilling, ({ scope }) => actions.openPortal(services, scope));
}

/**
 * Receives the provider's events. The signature covers the exact bytes, so nothing parses them before; the provider has
 * no session, and its events are taken during maintenance too, as it would retry them for days.
 */
export function serveBillingEvents(app: FastifyInstance, services: Services): void {
  app.register(async (within) => {
    within.removeAllContentTypeParsers();
    within.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    within.post('/api/billing/webhook', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      if (services.payments === null) throw new CodedError('not_found');
      if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') throw new CodedError('invalid');
      await takeEvent(services, request.body, signature);
      return reply.send({ received: true });
    });
  });
}
