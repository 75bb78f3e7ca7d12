import * as contract from '#contract/dashboard.ts';
import { readSummary as summaryEndpoint } from '#contract/summary.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { readDashboard } from './actions.ts';
import { readSummary } from './actions-summary.ts';

export function dashboardRoutes(serve: Serve, services: Services): void {
  serve(contract.readDashboard, ({ scope, caller }) => readDashboard(services, scope, caller.moment));
  serve(summaryEndpoint, ({ scope, caller }) => readSummary(services, scope, caller.moment));
}
