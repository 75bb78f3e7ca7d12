import * as contract from '#contract/loyalty.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';

export function loyaltyRoutes(serve: Serve, services: Services): void {
  serve(contract.readLoyalty, ({ scope, caller }) => actions.readLoyalty(services, scope, caller.moment));
  serve(
    contract.putMemberships,
    ({ scope, params, body, caller }) => {
      const { cruise_line_id } = params;
      return actions.putMemberships(services, scope, { cruise_line_id, items: body.items }, caller.moment);
    },
    { checkAccess: (_scope, { cruise_line_id }) => actions.mustBeLine(services, cruise_line_id) },
  );
  serve(contract.removeMemberships, async ({ scope, params }) => {
    await actions.removeMemberships(services, scope, params.cruise_line_id);
    return undefined;
  });
}
