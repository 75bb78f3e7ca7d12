import * as contract from '#contract/catalog.ts';
import { JsonText } from '#server/platform/http/call.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';

export function catalogRoutes(serve: Serve, services: Services): void {
  serve(contract.listCruiseLines, async ({ query }) => {
    return new JsonText(await actions.listCruiseLines(services, query));
  });
  serve(contract.listShipsOfLine, async ({ params }) => {
    return new JsonText(await actions.listShipsOfLine(services, params.id));
  });
  serve(contract.findShips, async ({ query }) => new JsonText(await actions.findShips(services, query)));
  serve(contract.readShip, async ({ params }) => new JsonText(await actions.readShip(services, params.id)));
  serve(contract.findPorts, async ({ query }) => new JsonText(await actions.find(services, 'ports', query)));
  serve(contract.findAirports, async ({ query }) => {
    return new JsonText(await actions.find(services, 'airports', query));
  });
  serve(contract.findAirlines, async ({ query }) => {
    return new JsonText(await actions.find(services, 'airlines', query));
  });
  serve(contract.listProgrammes, async () => new JsonText(await actions.listProgrammes(services)));
  serve(contract.listCountries, ({ caller }) => Promise.resolve(actions.listCountries(caller.language)));
}
