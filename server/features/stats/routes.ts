import * as contract from '#contract/stats.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { explainStats, readStats } from './actions.ts';

export function statsRoutes(serve: Serve, services: Services): void {
  serve(contract.readStats, ({ scope, query, caller }) => readStats(services, scope, query, caller.moment));
  serve(contract.explainStats, ({ scope, query, caller }) =>
    explainStats(services, scope, query, caller.moment),
  );
}
