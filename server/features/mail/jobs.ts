import { FinalFailure } from '#server/database/jobs.ts';
import { MailNotSent } from '#server/platform/mail/failure.ts';
import type { Services } from '#server/services.ts';
import { mail_job, type Letter, type Writer } from './actions.ts';

/** Writes and sends mails from now on. */
export async function deliverMail(
  services: Services,
  writers: Readonly<Record<string, Writer>>,
): Promise<void> {
  await services.jobs.work(mail_job, async (letter, { job_id, is_last }) => {
    const failure = await failureOf(deliver(services, writers, letter));
    if (failure === null) return;
    const reason = reasonOf(failure);
    const fault = failure instanceof MailNotSent ? {} : { err: failure };
    const facts = { mail_id: job_id, kind: letter.kind, reason, ...fault };
    const is_hopeless = failure instanceof MailNotSent && failure.permanent;
    if (is_last || is_hopeless)
      services.log.error(facts, 'a mail has finally failed; "gangway mail retry" tries it again');
    else services.log.warn(facts, 'a mail could not be sent; it is tried again');
    // not the failure itself: the message is stored with the job
    throw is_hopeless ? new FinalFailure(reason) : new Error(reason);
  });
}

async function failureOf(work: Promise<void>): Promise<unknown> {
  try {
    await work;
    return null;
  } catch (error) {
    return error;
  }
}

async function deliver(
  services: Services,
  writers: Readonly<Record<string, Writer>>,
  letter: Letter,
): Promise<void> {
  const write = Object.hasOwn(writers, letter.kind) ? writers[letter.kind] : undefined;
  if (write === undefined) throw new Error(`nobody writes mails of the kind ${letter.kind}`);
  const message = await write(services, letter);
  if (message === null) return;
  try {
    await services.mail.send(message);
  } catch (error) {
    // a failed mail is sent again, so its mark is removed; a killed process leaves the mark
    await message.once?.takeBack();
    throw error;
  }
}

/**
 * Why a mail was not sent, on one line. Mail servers that refuse a mail for a link repeat it, and a failed statement
 * has its values in its message.
 */
function reasonOf(error: unknown): string {
  const told = error instanceof Error && 'query' in error && error.cause !== undefined ? error.cause : error;
  return String(told instanceof Error ? told.message : told)
    .replaceAll(/\b[a-z]+:\/\/\S+/gi, '(link)')
    .replaceAll(/\b\d{6}\b/g, '(code)')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
