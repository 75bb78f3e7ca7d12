import * as contract from '#contract/sharing.ts';
import { mustOwn } from '#server/features/cruises/change/actions.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';
import { publicLinkRoutes } from './links/routes.ts';

export function sharingRoutes(serve: Serve, services: Services): void {
  const takesPart = {
    checkAccess: (scope: Scope, { id }: { id: string }) => actions.mustTakePart(services, scope, id),
  };
  const theirs = { checkAccess: mustOwn(services) };
  serve(contract.readSharing, ({ scope }) => actions.readSharing(services, scope));
  serve(contract.shareAll, ({ scope, body }) => actions.share(services, scope, null, body));
  serve(
    contract.changeShare,
    ({ scope, params, body }) => {
      return 'state' in body
        ? actions.acceptShare(services, scope, params.id)
        : actions.changeLevel(services, scope, params.id, body.share_level);
    },
    takesPart,
  );
  serve(
    contract.openInvitation,
    ({ scope, params, body }) => actions.openInvitation(services, scope, params.id, body.token),
    takesPart,
  );
  serve(contract.resendInvitation, ({ scope, params }) =>
    actions.resendInvitation(services, scope, params.id),
  );
  serve(contract.deleteShare, async ({ scope, params }) => {
    await actions.deleteShare(services, scope, params.id);
    return undefined;
  });
  serve(contract.listCruiseShares, async ({ scope, params }) => {
    const items = await actions.listCruiseShares(services, scope, params.id);
    return { items, next_cursor: null, total: items.length };
  });
  serve(
    contract.shareCruise,
    ({ scope, params, body }) => actions.share(services, scope, params.id, body),
    theirs,
  );
  const mustBeOfCruise = (scope: Scope, ids: { id: string; share_id: string }) =>
    actions.mustBeOfCruise(services, scope, ids);
  serve(
    contract.changeCruiseShare,
    async ({ scope, params, body }) => {
      await mustBeOfCruise(scope, params);
      return actions.changeLevel(services, scope, params.share_id, body.share_level);
    },
    { checkAccess: mustBeOfCruise },
  );
  serve(contract.deleteCruiseShare, async ({ scope, params }) => {
    await mustBeOfCruise(scope, params);
    await actions.deleteShare(services, scope, params.share_id);
    return undefined;
  });
  publicLinkRoutes(serve, services);
}
