import type { JobKind } from '#server/database/jobs.ts';
import type { Services } from '#server/services.ts';
import { sweepReminders } from './actions-sweep.ts';

const every_s = 60;

/** A sweep. The next sweep does what one fails to do, so none is retried. */
export const reminder_job: JobKind<object> = {
  name: 'reminders',
  options: { retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: every_s },
  at_once: 1,
};

/**
 * Sweeps now and every minute from now on. Each server requests it, of which one request a minute counts, and a free
 * server runs it. @returns a function that ends the requests
 */
export async function remind(services: Services): Promise<() => void> {
  const { database, jobs, log } = services;
  await jobs.work(reminder_job, async () => {
    try {
      const told = await sweepReminders(services);
      if (told > 0) log.info({ reminders: told }, 'reminders were sent');
    } catch (error) {
      // stored with the job alone the error would not be noticed
      log.error({ err: error }, 'a look at reminders failed; the next one follows in a minute');
      throw error;
    }
  });
  const ask = () => {
    jobs.send(database.query, reminder_job, {}, { once_in_s: every_s }).catch((error: unknown) => {
      log.warn({ err: error }, 'could not ask for a look at reminders');
    });
  };
  ask();
  const timer = setInterval(ask, every_s * 1000).unref();
  return () => clearInterval(timer);
}
