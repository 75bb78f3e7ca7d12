import * as contract from '#contract/cruise-parts.ts';
import { JsonText, Reply } from '#server/platform/http/call.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { mustEdit } from '../change/actions.ts';
import * as actions from './actions.ts';
import type { PartName } from './store-kinds.ts';

const calls_of = {
  passengers: contract.passengers,
  flights: contract.flights,
  lodging: contract.lodgings,
  addons: contract.addons,
  payments: contract.payments,
  diary: contract.diary,
} satisfies Record<PartName, contract.PartCalls>;

export function partRoutes(serve: Serve, services: Services): void {
  for (const [name, calls] of Object.entries(calls_of)) servePart(serve, services, name as PartName, calls);
}

function servePart(serve: Serve, services: Services, name: PartName, calls: contract.PartCalls): void {
  const theirs = { checkAccess: mustEdit(services) };
  const idsOf = (params: Record<string, unknown>) => ({
    cruise_id: String(params['id']),
    id: String(params[calls.param]),
  });
  serve(calls.list, async ({ scope, params }) => {
    return new JsonText(await actions.listParts(services, scope, name, idsOf(params).cruise_id));
  });
  serve(
    calls.create,
    async ({ scope, params, body }) => {
      const { cruise_id } = idsOf(params);
      return versioned(await actions.createPart(services, scope, name, { cruise_id, body }));
    },
    theirs,
  );
  serve(
    calls.change,
    async ({ scope, params, body, if_match }) => {
      return versioned(await actions.changePart(services, scope, name, { ...idsOf(params), body, if_match }));
    },
    theirs,
  );
  serve(calls.remove, async ({ scope, params, if_match }) => {
    await actions.deletePart(services, scope, name, { ...idsOf(params), if_match });
    return undefined;
  });
}

function versioned({ json, version }: actions.StoredPart): Reply<JsonText> {
  return new Reply(new JsonText(json), { ETag: `"${version}"` });
}
