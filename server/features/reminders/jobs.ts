import type { JobKind } from '#server/database/jobs.ts';
import type { Services } from '#server/services.ts';
import { sweepReminders } from './actions-sweep.ts';

const every_s = 60;

/** A look at what is due. What one fails to do the next one finds, so none is tried again. */
export const reminder_job: JobKind<object> = {
  name: 'reminders',
  options: { retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: every_s },
  at_once: 1,
};

/**
 * Looks now and every minute from now on. Each server asks for it, of which one a minute counts, and whichever is free
 * does it. @returns ends the asking
 */
export async function remind(services: Services): Promise<() => void> {
  const { database, jobs, log } = services;
  await jobs.work(reminder_job, async () => {
    try {
      const told = await sweepReminders(services);
      if (told > 0) log.info({ reminders: told }, 'reminders were sent');
    } catch (error) {
      // kept with the job alone it would be seen by nobody
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
