import * as contract from '#contract/account.ts';
import type { Services } from '#server/services.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import * as actions from './actions.ts';

export function accountRoutes(serve: Serve, services: Services): void {
  serve(contract.signUp, ({ body, caller }) => actions.signUp(services, body, caller));
  serve(contract.activate, async ({ body }) => {
    await actions.activate(services, body);
    return undefined;
  });
  serve(contract.logIn, ({ body, caller }) => actions.logIn(services, body, caller));
  serve(contract.refreshSession, ({ body }) => actions.refresh(services, body.refresh));
  serve(contract.logOut, async ({ body }) => {
    await actions.logOut(services, body.refresh);
    return undefined;
  });
  serve(contract.readSettings, ({ scope }) => actions.readSettings(services, scope));
  serve(contract.changeSettings, ({ scope, body }) => actions.changeSettings(services, scope, body));
}
