import * as contract from '#contract/badges.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';

export function badgeRoutes(serve: Serve, services: Services): void {
  serve(contract.listBadges, ({ scope, caller }) => actions.listBadges(services, scope, caller.moment));
  serve(contract.listBadgesOfCruise, ({ scope, params, caller }) => {
    return actions.listBadgesOfCruise(services, scope, params.id, caller.moment);
  });
}
