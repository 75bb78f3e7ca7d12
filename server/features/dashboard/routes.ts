import * as contract from '#contract/dashboard.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { readDashboard } from './actions.ts';

export function dashboardRoutes(serve: Serve, services: Services): void {
  serve(contract.readDashboard, ({ scope, caller }) => readDashboard(services, scope, caller.moment));
}
