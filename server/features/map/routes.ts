import * as contract from '#contract/stats-map.ts';
import { JsonText } from '#server/platform/http/call.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { readStatsMap } from './actions.ts';

export function mapRoutes(serve: Serve, services: Services): void {
  serve(
    contract.readStatsMap,
    async ({ scope, query, caller }) =>
      new JsonText(await readStatsMap(services, scope, query, caller.moment)),
  );
}
