import type { JobKind } from './database/jobs.ts';
import { tidyAccounts } from './features/account/jobs.ts';
import { account_letters } from './features/account/mail.ts';
import { mail_job } from './features/mail/actions.ts';
import { deliverMail } from './features/mail/jobs.ts';
import type { Services } from './services.ts';

/** Every kind of work that is done later. */
export const job_kinds: readonly JobKind<object>[] = [mail_job];

const tidy_every_ms = 10 * 60_000;

/** Does that work from now on. @returns ends what is done by the clock; jobs end with `services.jobs` */
export async function startWork(services: Services): Promise<() => void> {
  await deliverMail(services, account_letters);
  const timer = setInterval(() => {
    // nothing waits for it: what has expired counts for nothing wherever it is looked up
    tidyAccounts(services).catch((error: unknown) => services.log.warn({ err: error }, 'could not tidy up'));
  }, tidy_every_ms).unref();
  return () => clearInterval(timer);
}
