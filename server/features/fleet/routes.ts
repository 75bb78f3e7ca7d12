import * as contract from '#contract/fleet.ts';
import { mustEdit } from '#server/features/cruises/change/actions.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';

export function fleetRoutes(serve: Serve, services: Services): void {
  serve(
    contract.reportCruise,
    async ({ scope, params, body, caller }) => {
      const { description } = body;
      await actions.reportCruise(services, scope, { id: params.id, description }, caller.moment);
      return undefined;
    },
    { checkAccess: mustEdit(services) },
  );
  serve(contract.listMissingShips, async ({ scope }) => {
    const items = await actions.listMissingShips(services, scope);
    return { items, next_cursor: null, total: items.length };
  });
  serve(contract.resolveMissingShip, ({ scope, body, caller }) => {
    return actions.resolveMissingShip(services, scope, body, caller.moment);
  });
}
