import type { z } from 'zod';
import type { writeToOperator } from '#contract/contact.ts';
import type * as contract from '#contract/operator-messages.ts';
import { emailKey } from '#domain/email.ts';
import { findAccount, listActiveOperators, spendCaptcha } from '#server/features/account/actions.ts';
import { writeAuditEntry, type Actor } from '#server/features/audit/actions.ts';
import { countTry, type Limit, byNetwork } from '#server/features/limits/actions.ts';
import { postAll } from '#server/features/mail/actions.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { CodedError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import { pageOfRecords } from '#server/platform/pages.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

type ContactForm = z.output<typeof writeToOperator.body>;

const from_network: Limit = { name: 'contact network', tries: 10, seconds: 3600 };
/** The answer goes to the named writer: its owner must not be flooded with answers to messages they did not write. */
const from_address: Limit = { name: 'contact address', tries: 5, seconds: 3600 };

/**
 * Stores a message and mails it to the operator: to the configured address, else to all accounts of operators. If there
 * is neither, it waits in the list.
 * @throws CodedError `too_many_requests`, or `invalid` on `captcha`
 */
export async function takeMessage(
  services: Services,
  { captcha, ...written }: ContactForm,
  caller: Pick<Caller, 'language' | 'network'>,
): Promise<void> {
  const address = emailKey(written.email);
  await countTry(services, [[from_address, address], ...byNetwork(from_network, caller)]);
  await spendCaptcha(services, captcha);
  const account = await findAccount(services, written.email);
  const { CONTACT_EMAIL } = services.config;
  const receivers =
    CONTACT_EMAIL === undefined
      ? (await listActiveOperators(services)).map(({ email }) => email)
      : [CONTACT_EMAIL];
  const id = newId();
  await services.database.transaction(async (tx) => {
    await store.insertMessage(tx, {
      ...written,
      id,
      user_id: account === null || account.activated_at === null ? null : account.id,
      language: caller.language,
      created_at: services.clock.now().toISOString(),
    });
    const letters = receivers.map((to) => ({ kind: 'contact_message', message_id: id, to }));
    if (letters.length > 0) await postAll(services, tx, letters);
  });
  services.log.info({ message_id: id, mails: receivers.length }, 'somebody wrote to the operator');
}

export async function listMessages(
  { database }: Services,
  which: 'open' | 'all',
): Promise<store.ContactMessage[]> {
  return store.listMessages(database.query, which);
}

/** A page of the messages that wait, or that are settled. */
export async function pageMessages(
  { database: { query } }: Pick<Services, 'database'>,
  page: z.output<typeof contract.listMessages.query>,
): Promise<z.input<typeof contract.listMessages.answer>> {
  const rows = await store.pageMessages(query, page);
  const iso = (at: string) => new Date(at).toISOString();
  return pageOfRecords(rows, page, await store.countMessages(query, page.state), ({ user_id, ...row }) => ({
    ...row,
    has_account: user_id !== null,
    created_at: iso(row.created_at),
    settled_at: row.settled_at === null ? null : iso(row.settled_at),
  }));
}

export async function countOpenMessages({
  database: { query },
}: Pick<Services, 'database'>): Promise<number> {
  return store.countMessages(query, 'open');
}

/** @throws CodedError `not_found`, or `conflict` for one that is settled */
export async function mustSettleMessage(services: Services, actor: Actor, id: string): Promise<void> {
  if ((await store.findMessage(services.database.query, id)) === null) throw new CodedError('not_found');
  if (!(await settleMessage(services, actor, id))) throw new CodedError('conflict');
}

/** @returns false when there is no such message, or it was settled before */
export async function settleMessage(services: Services, actor: Actor, id: string): Promise<boolean> {
  return services.database.transaction(async (tx) => {
    const is_settled = await store.settleMessage(tx, id, services.clock.now().toISOString());
    if (is_settled) await writeAuditEntry(services, tx, actor, { action: 'contact.settle', subject: id });
    return is_settled;
  });
}
