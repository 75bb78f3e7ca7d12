import type { JobKind } from './database/jobs.ts';
import { account_letters } from './features/account/mail.ts';
import { mail_job } from './features/mail/actions.ts';
import { deliverMail } from './features/mail/jobs.ts';
import type { Services } from './services.ts';

/** Every kind of work that is done later. */
export const job_kinds: readonly JobKind<object>[] = [mail_job];

/** Does that work from now on. */
export async function startWork(services: Services): Promise<void> {
  await deliverMail(services, account_letters);
}
