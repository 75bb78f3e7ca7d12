import * as contract from '#contract/schedule.ts';
import { JsonText, Reply } from '#server/platform/http/call.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { mustEdit } from '../change/actions.ts';
import * as actions from './actions.ts';

export function scheduleRoutes(serve: Serve, services: Services): void {
  serve(contract.readSchedule, async ({ scope, params }) => {
    return versioned(await actions.readSchedule(services, scope, params.id));
  });
  serve(
    contract.putSchedule,
    async ({ scope, params, body, if_match }) => {
      const { items } = body;
      return versioned(await actions.putSchedule(services, scope, params.id, { items, if_match }));
    },
    { checkAccess: mustEdit(services) },
  );
  serve(contract.clearSchedule, async ({ scope, params, if_match }) => {
    await actions.clearSchedule(services, scope, params.id, if_match);
    return undefined;
  });
  serve(contract.readShipSchedule, ({ params, query }) => {
    return actions.readShipSchedule(services, params.id, query);
  });
}

function versioned({ json, version }: actions.StoredSchedule): Reply<JsonText> {
  return new Reply(new JsonText(json), { ETag: `"${version}"` });
}
