import * as contract from '#contract/operator.ts';
import type { JobKind } from '#server/database/jobs.ts';
import * as accounts from '#server/features/account/operator/actions.ts';
import * as codes from '#server/features/account/codes/actions.ts';
import * as announcements from '#server/features/announcements/actions.ts';
import { listAudit } from '#server/features/audit/actions.ts';
import * as fleet from '#server/features/fleet/operator/actions.ts';
import * as schedule from '#server/features/fleet/schedule/actions.ts';
import { retryJobs } from '#server/features/mail/actions.ts';
import { readMaintenance, turnMaintenance } from '#server/features/maintenance/actions.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';

/** @param kinds every kind of work that is done later, and may fail */
export function operatorRoutes(serve: Serve, services: Services, kinds: readonly JobKind<object>[]): void {
  serve(contract.readOperatorOverview, () => actions.readOverview(services, kinds));

  serve(contract.listUsers, ({ query }) => accounts.pageAccounts(services, query));
  serve(contract.readUserAsOperator, ({ scope, params }) => {
    return accounts.readAccount(services, scope, params.id);
  });
  serve(contract.changeUser, ({ scope, params, body }) => {
    return accounts.changeAccount(services, scope, params.id, body);
  });
  serve(contract.endSessionsOfUser, ({ scope, params }) => {
    return accounts.endAllSessions(services, scope, params.id);
  });

  serve(contract.listCodes, async () => {
    const items = await codes.showCodes(services);
    return { items, next_cursor: null, total: items.length };
  });
  serve(contract.createCode, ({ scope, body }) => codes.makeCode(services, scope, body));
  serve(contract.revokeCode, async ({ scope, params }) => {
    if (!(await codes.revokeCode(services, scope, params.code))) throw new CodedError('not_found');
  });

  serve(contract.listReports, ({ query }) => fleet.listReports(services, query));
  serve(contract.settleReport, ({ scope, params, body }) => {
    return fleet.settleReport(services, scope, params.id, body);
  });
  serve(contract.listAllMissingShips, ({ query }) => fleet.listMissingShips(services, query));
  serve(contract.decideMissingShip, ({ scope, body }) => fleet.decideMissingShip(services, scope, body));

  serve(contract.listShipSchedules, () => schedule.listScheduledShips(services));
  serve(contract.readOperatorSchedule, ({ params, query }) => {
    return schedule.readShipCalls(services, params.id, query);
  });
  serve(contract.putOperatorSchedule, ({ scope, params, body }) => {
    return schedule.putShipCalls(services, scope, params.id, body);
  });
  serve(contract.clearOperatorSchedule, async ({ scope, params, query }) => {
    await schedule.clearShipCalls(services, scope, params.id, query);
  });
  serve(contract.previewScheduleFile, ({ params, body, caller }) => {
    return schedule.previewFile(services, params.id, body.csv, caller.language);
  });

  serve(contract.readMaintenance, () => readMaintenance(services));
  serve(contract.putMaintenance, async ({ scope, body: { is_on, ...told } }) => {
    await turnMaintenance(services, scope, is_on ? told : null);
    return readMaintenance(services);
  });

  serve(contract.listAnnouncements, () => announcements.listAnnouncements(services));
  serve(contract.createAnnouncement, ({ scope, body }) => {
    return announcements.createAnnouncement(services, scope, body);
  });
  serve(contract.changeAnnouncement, ({ scope, params, body }) => {
    return announcements.changeAnnouncement(services, scope, params.id, body);
  });
  serve(contract.deleteAnnouncement, ({ scope, params }) => {
    return announcements.deleteAnnouncement(services, scope, params.id);
  });

  serve(contract.listJobs, ({ query }) => actions.listJobs(services, kinds, query.state));
  serve(contract.retryJobs, async ({ scope, body }) => {
    return { retried: await retryJobs(services, scope, kinds, body.ids) };
  });
  serve(contract.listAudit, ({ query }) => listAudit(services, query));
}
