import * as contract from '#contract/reminders.ts';
import { mustSee } from '#server/features/cruises/change/actions.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { readPaidByMail, setPaidByMail } from './actions-paid.ts';
import { readAlerts, readSwitch, turnSwitch } from './actions.ts';

export function reminderRoutes(serve: Serve, services: Services): void {
  const checkAccess = mustSee(services);
  serve(contract.readAlerts, async ({ scope, params }) => {
    await checkAccess(scope, params);
    return readAlerts(services, scope, params.id);
  });
  serve(contract.readSwitchOff, ({ params, caller }) => readSwitch(services, params.token, caller));
  serve(contract.switchOff, ({ params, caller }) => turnSwitch(services, params.token, caller, false));
  serve(contract.readPaidByMail, ({ params, caller }) => readPaidByMail(services, params.token, caller));
  serve(contract.markPaidByMail, ({ params, body, caller }) =>
    setPaidByMail(services, params.token, caller, body),
  );
  serve(contract.unmarkPaidByMail, ({ params, caller }) =>
    setPaidByMail(services, params.token, caller, null),
  );
  serve(contract.switchOnAgain, ({ params, caller }) => turnSwitch(services, params.token, caller, true));
}
