import * as contract from '#contract/stats-map.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { readStatsMap } from './actions.ts';

export function mapRoutes(serve: Serve, services: Services): void {
  serve(contract.readStatsMap, ({ scope, query, caller }) =>
    readStatsMap(services, scope, query, caller.moment),
  );
}
