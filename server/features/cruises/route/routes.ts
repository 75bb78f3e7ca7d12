import { readRoute } from '#contract/routes.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';

export function routeRoutes(serve: Serve, services: Services): void {
  serve(readRoute, ({ scope, params }) => actions.readRoute(services, scope, params.id));
}
