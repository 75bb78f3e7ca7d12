import * as overview_contract from '#contract/operator.ts';
import * as announcements_contract from '#contract/operator-announcements.ts';
import * as audit_contract from '#contract/operator-audit.ts';
import * as backups_contract from '#contract/operator-backups.ts';
import * as codes_contract from '#contract/operator-codes.ts';
import * as jobs_contract from '#contract/operator-jobs.ts';
import * as maintenance_contract from '#contract/operator-maintenance.ts';
import * as messages_contract from '#contract/operator-messages.ts';
import * as reports_contract from '#contract/operator-reports.ts';
import * as schedules_contract from '#contract/operator-schedules.ts';
import * as ships_contract from '#contract/operator-ships.ts';
import * as users_contract from '#contract/operator-users.ts';
import type { JobKind } from '#server/database/jobs.ts';
import * as accounts from '#server/features/account/operator/actions.ts';
import * as codes from '#server/features/account/codes/actions.ts';
import * as announcements from '#server/features/announcements/actions.ts';
import { listAudit } from '#server/features/audit/actions.ts';
import * as backups from '#server/features/backups/actions.ts';
import * as contact from '#server/features/contact/actions.ts';
import * as fleet from '#server/features/fleet/operator/actions.ts';
import * as schedule from '#server/features/ship-schedules/actions.ts';
import { retryJobs } from '#server/features/mail/actions.ts';
import { readMaintenance, turnMaintenance } from '#server/features/maintenance/actions.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';

/** @param kinds all kinds of jobs, which may fail */
export function operatorRoutes(serve: Serve, services: Services, kinds: readonly JobKind<object>[]): void {
  serve(overview_contract.readOperatorOverview, () => actions.readOverview(services, kinds));

  serve(users_contract.listUsers, ({ query }) => accounts.pageAccounts(services, query));
  serve(users_contract.readUserAsOperator, ({ scope, params }) => {
    return accounts.readAccount(services, scope, params.id);
  });
  serve(users_contract.changeUser, ({ scope, params, body }) => {
    return accounts.changeAccount(services, scope, params.id, body);
  });
  serve(users_contract.endSessionsOfUser, ({ scope, params }) => {
    return accounts.endAllSessions(services, scope, params.id);
  });

  serve(codes_contract.listCodes, ({ query }) => codes.pageCodes(services, query));
  serve(codes_contract.createCode, ({ scope, body }) => codes.makeCode(services, scope, body));
  serve(codes_contract.revokeCode, async ({ scope, params }) => {
    if (!(await codes.revokeCode(services, scope, params.code))) throw new CodedError('not_found');
  });

  serve(reports_contract.listReports, ({ query }) => fleet.listReports(services, query));
  serve(reports_contract.settleReport, ({ scope, params, body }) => {
    return fleet.settleReport(services, scope, params.id, body);
  });
  serve(messages_contract.listMessages, ({ query }) => contact.pageMessages(services, query));
  serve(messages_contract.settleMessage, ({ scope, params }) => {
    return contact.mustSettleMessage(services, scope, params.id);
  });

  serve(ships_contract.listAllMissingShips, ({ query }) => fleet.listMissingShips(services, query));
  serve(ships_contract.decideMissingShip, ({ scope, body }) =>
    fleet.decideMissingShip(services, scope, body),
  );

  serve(schedules_contract.listShipSchedules, ({ query }) => {
    return schedule.listScheduledShips(services, query);
  });
  serve(schedules_contract.readOperatorSchedule, ({ params, query }) => {
    return schedule.readShipCalls(services, params.id, query);
  });
  serve(schedules_contract.putOperatorSchedule, ({ scope, params, body }) => {
    return schedule.putShipCalls(services, scope, params.id, body);
  });
  serve(schedules_contract.clearOperatorSchedule, async ({ scope, params, query }) => {
    await schedule.clearShipCalls(services, scope, params.id, query);
  });
  serve(schedules_contract.previewScheduleFile, ({ params, body, caller }) => {
    return schedule.previewFile(services, params.id, body.csv, caller.language);
  });

  serve(maintenance_contract.readMaintenance, () => readMaintenance(services));
  serve(maintenance_contract.putMaintenance, async ({ scope, body: { is_on, ...told } }) => {
    await turnMaintenance(services, scope, is_on ? told : null);
    return readMaintenance(services);
  });

  serve(announcements_contract.listAnnouncements, ({ query }) => {
    return announcements.listAnnouncements(services, query);
  });
  serve(announcements_contract.createAnnouncement, ({ scope, body }) => {
    return announcements.createAnnouncement(services, scope, body);
  });
  serve(announcements_contract.changeAnnouncement, ({ scope, params, body }) => {
    return announcements.changeAnnouncement(services, scope, params.id, body);
  });
  serve(announcements_contract.deleteAnnouncement, ({ scope, params }) => {
    return announcements.deleteAnnouncement(services, scope, params.id);
  });

  serve(backups_contract.readBackups, () => backups.readBackups(services));
  serve(backups_contract.makeBackup, async ({ scope }) => {
    await backups.requestBackup(services, scope);
    return backups.readBackups(services);
  });
  serve(backups_contract.verifyBackup, async ({ scope }) => {
    await backups.requestVerification(services, scope);
    return backups.readBackups(services);
  });

  serve(jobs_contract.listJobs, ({ query }) => actions.listJobs(services, kinds, query));
  serve(jobs_contract.retryJobs, async ({ scope, body }) => {
    return { retried: await retryJobs(services, scope, kinds, body.ids) };
  });
  serve(audit_contract.listAudit, ({ query }) => listAudit(services, query));
}
