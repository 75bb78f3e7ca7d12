import { listCruises } from '#contract/cruise-list.ts';
import * as contract from '#contract/cruises.ts';
import { JsonText, Reply } from '#server/platform/http/call.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';
import { mustEdit } from './change/actions.ts';
import { markPaid, unmarkPaid } from './paid/actions.ts';
import { addSamples, removeSamples } from './actions-samples.ts';
import { documentRoutes } from './documents/routes.ts';
import { partRoutes } from './parts/routes.ts';
import { routeRoutes } from './route/routes.ts';
import { scheduleRoutes } from './schedule/routes.ts';

export function cruiseRoutes(serve: Serve, services: Services): void {
  serve(listCruises, async ({ scope, query, caller }) => {
    return new JsonText(await actions.listCruises(services, scope, query, caller.moment));
  });
  serve(contract.createCruise, async ({ scope, body, caller }) => {
    const created = await actions.createCruise(services, scope, body, caller.moment);
    return versioned(created);
  });
  serve(contract.readCruise, async ({ scope, params, caller }) => {
    return versioned(await actions.readCruise(services, scope, params.id, caller.moment));
  });
  serve(
    contract.changeCruise,
    async ({ scope, params, body, if_match, caller }) => {
      return versioned(
        await actions.changeCruise(services, scope, { id: params.id, body, if_match }, caller.moment),
      );
    },
    { checkAccess: mustEdit(services) },
  );
  serve(contract.deleteCruise, async ({ scope, params, if_match, caller }) => {
    await actions.deleteCruise(services, scope, { id: params.id, if_match }, caller.moment);
    return undefined;
  });
  serve(contract.markPaid, async ({ scope, params, caller }) => {
    return versioned(await markPaid(services, scope, params.id, caller.moment));
  });
  serve(contract.unmarkPaid, async ({ scope, params, caller }) => {
    return versioned(await unmarkPaid(services, scope, params.id, caller.moment));
  });
  partRoutes(serve, services);
  scheduleRoutes(serve, services);
  routeRoutes(serve, services);
  documentRoutes(serve, services);
  serve(contract.addSamples, ({ scope, caller }) => addSamples(services, scope, caller.moment));
  serve(contract.removeSamples, async ({ scope }) => {
    await removeSamples(services, scope);
    return undefined;
  });
}

function versioned({ json, version }: actions.StoredCruise): Reply<JsonText> {
  return new Reply(new JsonText(json), { ETag: `"${version}"` });
}
