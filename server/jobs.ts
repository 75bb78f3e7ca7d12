import type { JobKind } from './database/jobs.ts';
import { tidyAccounts } from './features/account/jobs.ts';
import { account_letters } from './features/account/mail.ts';
import { contact_letters } from './features/contact/mail.ts';
import { address_job, farewell_job, settlement_job, tidyBilling } from './features/billing/actions-events.ts';
import { scheduleBackup, tellOfMissing } from './features/backups/actions.ts';
import { backup_job } from './features/backups/actions-queue.ts';
import { makeBackups } from './features/backups/jobs.ts';
import { backup_letters } from './features/backups/mail.ts';
import { startBillingJobs } from './features/billing/jobs.ts';
import { removal_job } from './features/cruises/documents/actions-removal.ts';
import { removeFiles, tidyFiles } from './features/cruises/documents/jobs.ts';
import { catchUpRoutes } from './features/cruises/route/actions.ts';
import { fleet_letters } from './features/fleet/mail.ts';
import { mail_job } from './features/mail/actions.ts';
import { deliverMail } from './features/mail/jobs.ts';
import { refreshWeather } from './features/weather/jobs.ts';
import { tidyNotices } from './features/notices/actions.ts';
import { skipLostReminders } from './features/reminders/actions-lost.ts';
import { remind, reminder_job } from './features/reminders/jobs.ts';
import { reminder_letters } from './features/reminders/mail.ts';
import { tidyChanges } from './features/revisions/actions.ts';
import { tidyLinks } from './features/sharing/links/actions.ts';
import { sharing_letters } from './features/sharing/mail.ts';
import { reading_job } from './features/uploads/actions-queue.ts';
import { readUploads, tidyUploads } from './features/uploads/jobs.ts';
import type { Services } from './services.ts';

/** All kinds of jobs. */
export const job_kinds: readonly JobKind<object>[] = [
  mail_job,
  removal_job,
  reminder_job,
  reading_job,
  settlement_job,
  address_job,
  farewell_job,
  backup_job,
];

const tidy_every_ms = 10 * 60_000;
/** A look through all files, which an S3 service may charge for. */
const tidy_rarely_every_ms = 60 * 60_000;

/** More often than each place's hour, to find the places that are due. */
const weather_every_ms = 10 * 60_000;

/** A backup begins within a minute of its time. */
const backups_every_ms = 60_000;

const tidy_database_every_ms = 60_000;

/** A user who opens the app right after a start comes first. */
const catch_up_after_ms = 10_000;

/** Starts all jobs and timers. @returns a function that ends the timers; jobs end with `services.jobs` */
export async function startWork(services: Services): Promise<() => void> {
  // before mails that waited in a backup are sent a second time
  await skipLostReminders(services);
  await deliverMail(services, {
    ...account_letters,
    ...backup_letters,
    ...contact_letters,
    ...fleet_letters,
    ...reminder_letters,
    ...sharing_letters,
  });
  await removeFiles(services);
  await readUploads(services);
  await startBillingJobs(services);
  await makeBackups(services);
  const stopReminding = await remind(services);
  const timers = [
    repeat(services, tidy_every_ms, () => tidyAccounts(services)),
    repeat(services, tidy_every_ms, () => tidyNotices(services)),
    repeat(services, tidy_every_ms, () => tidyBilling(services)),
    repeat(services, tidy_rarely_every_ms, () => tidyChanges(services)),
    repeat(services, tidy_every_ms, () => tidyUploads(services)),
    repeat(services, tidy_every_ms, () => tidyLinks(services)),
    repeat(services, backups_every_ms, () => scheduleBackup(services)),
    repeat(services, tidy_every_ms, () => tellOfMissing(services)),
    repeat(services, tidy_rarely_every_ms, () => tidyFiles(services)),
    repeat(services, weather_every_ms, () => refreshWeather(services)),
    repeat(services, tidy_database_every_ms, () => services.database.tidy(services.clock.now())),
    setTimeout(() => {
      catchUpRoutes(services).catch((error: unknown) => {
        services.log.warn({ err: error }, 'could not catch up with the ways of cruises');
      });
    }, catch_up_after_ms).unref(),
  ];
  return () => {
    stopReminding();
    timers.forEach((timer) => clearInterval(timer));
  };
}

function repeat({ log }: Services, every_ms: number, tidy: () => Promise<void>): NodeJS.Timeout {
  return setInterval(() => {
    // a failure does no harm: expired rows are ignored wherever they are read
    tidy().catch((error: unknown) => log.warn({ err: error }, 'could not tidy up'));
  }, every_ms).unref();
}
