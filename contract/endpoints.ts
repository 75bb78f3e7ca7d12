import * as about from './about.ts';
import * as account from './account.ts';
import * as archive from './archive.ts';
import * as badges from './badges.ts';
import * as billing from './billing.ts';
import { readCalendar } from './calendar.ts';
import * as calendar_feed from './calendar-feed.ts';
import * as catalog from './catalog.ts';
import { writeToOperator } from './contact.ts';
import * as list from './cruise-list.ts';
import * as parts from './cruise-parts.ts';
import * as cruises from './cruises.ts';
import * as dashboard from './dashboard.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as fleet from './fleet.ts';
import * as loyalty from './loyalty.ts';
import * as notices from './notices.ts';
import * as operator from './operator.ts';
import * as operator_announcements from './operator-announcements.ts';
import * as operator_audit from './operator-audit.ts';
import * as operator_backups from './operator-backups.ts';
import * as operator_codes from './operator-codes.ts';
import * as operator_jobs from './operator-jobs.ts';
import * as operator_maintenance from './operator-maintenance.ts';
import * as operator_messages from './operator-messages.ts';
import * as operator_reports from './operator-reports.ts';
import * as operator_schedules from './operator-schedules.ts';
import * as operator_ships from './operator-ships.ts';
import * as operator_users from './operator-users.ts';
import * as public_links from './public-links.ts';
import { readRecord } from './record.ts';
import * as reminders from './reminders.ts';
import { readRoute } from './routes.ts';
import * as schedule from './schedule.ts';
import * as sharing from './sharing.ts';
import * as stats from './stats.ts';
import { readStatsMap } from './stats-map.ts';
import { readSuggestions } from './suggestions.ts';
import { readSummary } from './summary.ts';
import * as tokens from './tokens.ts';
import * as uploads from './uploads.ts';
import { readWeather } from './weather.ts';

/** All calls of the API. A call that is missing here has no route, no description and no client. */
export const endpoints = [
  about.readAbout,
  account.logIn,
  account.refreshSession,
  account.logOut,
  account.signUp,
  account.readCaptcha,
  account.activate,
  account.resendActivation,
  account.resetPassword,
  account.confirmReset,
  account.setPassword,
  account.changeEmail,
  account.validateEmail,
  account.resendCode,
  account.deleteAccount,
  account.listSessions,
  account.endSession,
  account.lengthenSession,
  account.endOtherSessions,
  account.readUsage,
  account.readSettings,
  account.changeSettings,
  readRecord,
  tokens.listTokens,
  tokens.createToken,
  tokens.revokeToken,
  archive.exportAccount,
  archive.previewImport,
  archive.carryOutImport,
  catalog.listCruiseLines,
  catalog.listShipsOfLine,
  catalog.findShips,
  catalog.readShip,
  schedule.readShipSchedule,
  catalog.findPorts,
  catalog.findAirports,
  catalog.findAirlines,
  catalog.listProgrammes,
  catalog.listCountries,
  list.listCruises,
  cruises.createCruise,
  readSuggestions,
  cruises.readCruise,
  cruises.changeCruise,
  cruises.deleteCruise,
  cruises.markPaid,
  cruises.unmarkPaid,
  parts.passengers.list,
  parts.passengers.create,
  parts.passengers.change,
  parts.passengers.remove,
  parts.flights.list,
  parts.flights.create,
  parts.flights.change,
  parts.flights.remove,
  parts.lodgings.list,
  parts.lodgings.create,
  parts.lodgings.change,
  parts.lodgings.remove,
  parts.addons.list,
  parts.addons.create,
  parts.addons.change,
  parts.addons.remove,
  parts.payments.list,
  parts.payments.create,
  parts.payments.change,
  parts.payments.remove,
  parts.diary.list,
  parts.diary.create,
  parts.diary.change,
  parts.diary.remove,
  schedule.readSchedule,
  schedule.putSchedule,
  schedule.clearSchedule,
  readRoute,
  readWeather,
  documents.listDocuments,
  documents.addDocument,
  documents.readDocumentFile,
  documents.renameDocument,
  documents.deleteDocument,
  fleet.reportCruise,
  fleet.listMissingShips,
  fleet.resolveMissingShip,
  cruises.addSamples,
  cruises.removeSamples,
  dashboard.readDashboard,
  readSummary,
  loyalty.readLoyalty,
  loyalty.putMemberships,
  loyalty.removeMemberships,
  badges.listBadges,
  badges.listBadgesOfCruise,
  readCalendar,
  calendar_feed.readFeed,
  calendar_feed.enableFeed,
  calendar_feed.changeFeed,
  calendar_feed.disableFeed,
  calendar_feed.resetFeed,
  calendar_feed.previewFeed,
  calendar_feed.readCruiseCalendar,
  reminders.readAlerts,
  reminders.readSwitchOff,
  reminders.switchOff,
  reminders.switchOnAgain,
  reminders.readPaidByMail,
  reminders.markPaidByMail,
  reminders.unmarkPaidByMail,
  notices.listNotices,
  notices.summarizeNotices,
  notices.readNotices,
  billing.readBillingPlans,
  billing.checkOut,
  billing.manageBilling,
  sharing.readSharing,
  sharing.shareAll,
  sharing.changeShare,
  sharing.openInvitation,
  sharing.resendInvitation,
  sharing.deleteShare,
  sharing.listCruiseShares,
  sharing.shareCruise,
  sharing.changeCruiseShare,
  sharing.deleteCruiseShare,
  public_links.readPublicLink,
  public_links.putPublicLink,
  public_links.renewPublicLink,
  public_links.deletePublicLink,
  public_links.readPublicVoyage,
  public_links.readPublicCountdown,
  public_links.readCountdownPicture,
  stats.readStats,
  readStatsMap,
  stats.explainStats,
  uploads.addUpload,
  uploads.listUploads,
  uploads.readUpload,
  uploads.readUploadFile,
  uploads.retryUpload,
  uploads.cancelUpload,
  uploads.acceptUpload,
  uploads.deleteUpload,
  uploads.restoreUpload,
  writeToOperator,
  operator.readOperatorOverview,
  operator_users.listUsers,
  operator_users.readUserAsOperator,
  operator_users.changeUser,
  operator_users.endSessionsOfUser,
  operator_codes.listCodes,
  operator_codes.createCode,
  operator_codes.revokeCode,
  operator_reports.listReports,
  operator_reports.settleReport,
  operator_messages.listMessages,
  operator_messages.settleMessage,
  operator_ships.listAllMissingShips,
  operator_ships.decideMissingShip,
  operator_schedules.listShipSchedules,
  operator_schedules.readOperatorSchedule,
  operator_schedules.putOperatorSchedule,
  operator_schedules.clearOperatorSchedule,
  operator_schedules.previewScheduleFile,
  operator_maintenance.readMaintenance,
  operator_maintenance.putMaintenance,
  operator_backups.readBackups,
  operator_backups.makeBackup,
  operator_backups.verifyBackup,
  operator_announcements.listAnnouncements,
  operator_announcements.createAnnouncement,
  operator_announcements.changeAnnouncement,
  operator_announcements.deleteAnnouncement,
  operator_jobs.listJobs,
  operator_jobs.retryJobs,
  operator_audit.listAudit,
] as const satisfies readonly Endpoint[];

type AnyEndpoint = (typeof endpoints)[number];

/** All calls by `METHOD path`, as the browser's client names them. */
export type EndpointsByKey = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };
