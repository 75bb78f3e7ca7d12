import type { Language } from '#domain/languages.ts';
import type { Plan } from '#domain/entitlements.ts';
import { emailKey } from '#domain/email.ts';
import { forgetTries } from '#server/features/limits/actions.ts';
import { post } from '#server/features/mail/actions.ts';
import { newId } from '#server/platform/ids.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { Services } from '#server/services.ts';
import { accountCounts } from './access-limits.ts';
import { deleteEmailChangesOf, deleteLinksOf } from './store-links.ts';
import { listAccounts as listRows, type Account } from './store-operator.ts';
import { deleteSessionsOf } from './store-sessions.ts';
import * as store from './store.ts';

/* What the operator does with accounts. Nobody is signed in: whoever can reach the database, or the socket, may. */

interface NewAccount {
  email: string;
  first_name: string;
  last_name: string;
  language: Language;
  country: string | null;
  plan_name: Plan;
  plan_expiry: string | null;
}

/** Opens an account that needs no activation. @returns false when the address is taken */
export async function openAccount(
  { database, clock, log }: Services,
  account: NewAccount,
  password: string,
): Promise<boolean> {
  const now = clock.now().toISOString();
  const user_id = newId();
  const email_key = emailKey(account.email);
  await store.deleteNeverActivated(database.query, email_key);
  const is_new = await store.insertUser(database.query, {
    ...account,
    id: user_id,
    email_key,
    password_hash: await hashPassword(password),
    activated_at: now,
    created_at: now,
  });
  if (is_new) log.info({ user_id }, 'the operator opened an account');
  return is_new;
}

export async function findAccount({ database }: Services, email: string): Promise<store.User | null> {
  return store.findUserByEmail(database.query, emailKey(email));
}

export async function listAccounts({ database }: Services, search: string): Promise<Account[]> {
  return listRows(database.query, search);
}

export async function setPlan(
  { database, log }: Services,
  user: store.User,
  plan: { plan_name: Plan; plan_expiry: string | null },
): Promise<void> {
  await store.updateAccount(database.query, user.id, plan);
  log.info({ user_id: user.id, ...plan }, 'the operator changed a plan');
}

/** Ends all sessions of an account, for instance when somebody reports a lost phone. */
export async function endAllSessions({ database, log }: Services, user: store.User): Promise<void> {
  await deleteSessionsOf(database.query, user.id);
  log.info({ user_id: user.id }, 'the operator signed an account out');
}

/** Mails a link to choose a password with, as somebody gets it who forgot theirs. */
export async function mailResetLink(services: Services, email: string): Promise<void> {
  const letter = { kind: 'reset', email_key: emailKey(email) };
  await services.database.transaction((tx) => post(services, tx, letter));
}

/** As a reset does: whoever was in is out, and what was mailed before opens nothing any more. */
export async function replacePassword(services: Services, user: store.User, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await services.database.transaction(async (tx) => {
    await store.updateAccount(tx, user.id, { password_hash });
    await deleteSessionsOf(tx, user.id);
    await deleteLinksOf(tx, user.id);
    await deleteEmailChangesOf(tx, user.id);
    await post(services, tx, { kind: 'password_changed', user_id: user.id, to: user.email });
  });
  services.log.info({ user_id: user.id }, 'the operator changed a password');
  for (const count of accountCounts(user.email_key)) await forgetTries(services, count);
}
