import type { Services } from '#server/services.ts';
import { mail_job, type Writer } from './actions.ts';

/** Writes and sends mails from now on. */
export async function deliverMail(
  services: Services,
  writers: Readonly<Record<string, Writer>>,
): Promise<void> {
  await services.jobs.work(mail_job, async (letter) => {
    const write = Object.hasOwn(writers, letter.kind) ? writers[letter.kind] : undefined;
    if (write === undefined) throw new Error(`nobody writes mails of the kind ${letter.kind}`);
    const message = await write(services, letter);
    if (message !== null) await services.mail.send(message);
  });
}
