import type { Queryable } from '#server/database/shape.ts';
import { purge as purgeAudit } from '#server/features/audit/actions.ts';
import { purge as purgeBilling } from '#server/features/billing/actions.ts';
import { purge as purgeDocuments } from '#server/features/cruises/documents/actions.ts';
import { forgetTries } from '#server/features/limits/actions.ts';
import { postFarewell, purge as purgeMail } from '#server/features/mail/actions.ts';
import { purge as purgeNotices } from '#server/features/notices/actions.ts';
import { purge as purgeShares } from '#server/features/sharing/actions.ts';
import { purge as purgeUploads } from '#server/features/uploads/actions.ts';
import { findUser, type User } from '#server/features/users/access.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { accountCounts } from './access-limits.ts';
import { passwordChanged, provePassword } from './access-password.ts';
import { mustNotBeLastOperator } from './operator/actions.ts';
import * as store from './store.ts';

/**
 * The purge of each feature, run in this order in the transaction that deletes the account: files, jobs, and names in
 * the records of others. The database deletes the rows that refer to the account.
 */
const purges: readonly ((services: Services, tx: Queryable, user: User) => Promise<void>)[] = [
  purgeAudit,
  purgeMail,
  purgeDocuments,
  purgeUploads,
  purgeBilling,
  purgeShares,
  purgeNotices,
];

/**
 * Deletes the account with all its data, for good.
 * @throws CodedError `too_many_requests`, `last_operator`, or `invalid` on `current_password`
 */
export async function deleteAccount(
  services: Services,
  scope: Scope,
  current_password: string,
): Promise<void> {
  const user = await provePassword(services, scope, current_password);
  await removeAccount(services, user, async (tx) => {
    await mustNotBeLastOperator(services, tx, user.id);
    return (await store.holdAccount(tx, user)) !== null;
  });
}

/**
 * `deleteAccount` for the operator, without a password.
 * @param isStillMeant asked in the transaction, before anything is removed
 */
export async function removeAccount(
  services: Services,
  user: User,
  isStillMeant: (tx: Queryable) => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  await services.database.transaction(async (tx) => {
    if (!(await isStillMeant(tx))) {
      const is_there = (await findUser(tx, user.id)) !== null;
      throw is_there ? passwordChanged() : new CodedError('not_authenticated');
    }
    for (const purge of purges) await purge(services, tx, user);
    await store.deleteUser(tx, user.id);
    // the letter carries the address: the account no longer exists when the mail is written
    const { email, first_name, language } = user;
    await postFarewell(services, tx, { kind: 'account_deleted', email, first_name, language });
  });
  await services.mail.forget(user.email);
  for (const count of accountCounts(user.email_key)) await forgetTries(services, count);
  services.log.info({ user_id: user.id }, 'an account was deleted');
}
