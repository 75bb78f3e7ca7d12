import type { z } from 'zod';
import type * as contract from '#contract/operator-users.ts';
import type { Language } from '#domain/languages.ts';
import { plans, type Plan } from '#domain/entitlements.ts';
import { emailKey } from '#domain/email.ts';
import type { Queryable } from '#server/database/shape.ts';
import { forgetTries } from '#server/features/limits/actions.ts';
import { endFeedAddress } from '#server/features/calendar-feed/actions.ts';
import { readUsage } from '#server/features/cruises/room/actions.ts';
import { post } from '#server/features/mail/actions.ts';
import { command_line, writeAuditEntry, type Actor } from '#server/features/audit/actions.ts';
import { CodedError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import { pageOfRecords } from '#server/platform/pages.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { Services } from '#server/services.ts';
import { planOf, holdUser, type User } from '#server/features/users/access.ts';
import { accountCounts } from '../access-limits.ts';
import { passwordLetter } from '../access-password.ts';
import { deleteEmailChangesOf, deleteLinksOf } from '../store-links.ts';
import {
  countAccounts,
  countOf,
  holdOperators,
  listAccounts as listRows,
  listOperators,
  type Account,
} from './store.ts';
import { deleteSessionsOf } from '../store-sessions.ts';
import * as store from '../store.ts';
import { deleteTokensOf } from '../tokens/store.ts';

/* What operators do with accounts, by screen or by command: each action takes its actor and writes an audit entry. */

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
  services: Services,
  actor: Actor,
  account: NewAccount,
  password: string,
): Promise<boolean> {
  const { clock, database, log } = services;
  const now = clock.now().toISOString();
  const user_id = newId();
  const email_key = emailKey(account.email);
  const password_hash = await hashPassword(password, 'known');
  const is_new = await database.transaction(async (tx) => {
    await store.deleteNeverActivated(tx, email_key);
    const user = { ...account, id: user_id, email_key, password_hash, activated_at: now, created_at: now };
    if (!(await store.insertUser(tx, user))) return false;
    const { plan_name, plan_expiry } = account;
    await writeAuditEntry(services, tx, actor, {
      action: 'user.create',
      subject: user_id,
      after: { plan_name, plan_expiry },
    });
    return true;
  });
  if (is_new) log.info({ user_id }, 'the operator opened an account');
  return is_new;
}

export async function findAccount({ database }: Services, email: string): Promise<User | null> {
  return store.findUserByEmail(database.query, emailKey(email));
}

/** The operators whose accounts can be used today. */
export async function listActiveOperators({ database, clock }: Services): Promise<{ email: string }[]> {
  const today = clock.now().toISOString().slice(0, 10);
  const operators = await listOperators(database.query);
  return operators.filter(
    ({ plan_expiry, activated_at, disabled_at }) =>
      (plan_expiry === null || plan_expiry >= today) && activated_at !== null && disabled_at === null,
  );
}

export async function listAccounts(
  { database }: Services,
  filter: Pick<AccountQuery, 'q' | 'plan' | 'is_disabled'>,
): Promise<Account[]> {
  return listRows(database.query, filter);
}

type Page = z.input<typeof contract.listUsers.answer>;
type AccountQuery = z.output<typeof contract.listUsers.query>;
type Detail = z.input<typeof contract.changeUser.answer>;

/** The number of accounts. */
export async function countAll({ database: { query } }: Pick<Services, 'database'>) {
  return {
    users: await countAccounts(query, {}),
    disabled_users: await countAccounts(query, { is_disabled: true }),
  };
}

/** A page of accounts, the newest first. */
export async function pageAccounts(services: Services, list_query: AccountQuery): Promise<Page> {
  const { query } = services.database;
  const rows = await listRows(query, list_query, list_query);
  return pageOfRecords(rows, list_query, await countAccounts(query, list_query), (row) =>
    asListed(services, row),
  );
}

/** @throws CodedError `not_found` */
export async function readAccount(services: Services, actor: Actor, user_id: string): Promise<Detail> {
  return readIn(services, services.database.query, actor, user_id);
}

async function readIn(services: Services, query: Queryable, actor: Actor, user_id: string): Promise<Detail> {
  const [row] = await listRows(query, { id: user_id });
  if (row === undefined) throw new CodedError('not_found');
  const held = await listOperators(query);
  return {
    ...asListed(services, row),
    ...(await readUsage(services, query, user_id)),
    ...(await countOf(query, user_id)),
    language: row.language,
    country: row.country,
    is_last_operator: isLastOperator(services, held, user_id),
    is_self: actor !== command_line && actor.user_id === user_id,
  };
}

function asListed(
  services: Services,
  row: Account,
): z.input<typeof contract.listUsers.answer>['items'][number] {
  const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  return {
    ...row,
    plan_name: plans.find((name) => name === row.plan_name) ?? 'free',
    plan: planOf(services, row, services.clock.now()),
    created_at: new Date(row.created_at).toISOString(),
    activated_at: iso(row.activated_at),
    last_used_at: iso(row.last_used_at),
    disabled_at: iso(row.disabled_at),
  };
}

/** Whether the instance would have no operator without this account. */
function isLastOperator(services: Services, admins: readonly User[], user_id: string): boolean {
  const now = services.clock.now();
  const operators = admins.filter(
    (user) =>
      user.activated_at !== null && user.disabled_at === null && planOf(services, user, now) === 'admin',
  );
  return operators.length === 1 && operators[0]?.id === user_id;
}

/**
 * Before an account is deleted by its user: the only operator would leave the instance without one.
 * @throws CodedError `last_operator`
 */
export async function mustNotBeLastOperator(
  services: Services,
  tx: Queryable,
  user_id: string,
): Promise<void> {
  // all of them are locked, so that the last two who leave at once do not both find the other
  const admins = await holdOperators(tx, user_id);
  if (isLastOperator(services, admins, user_id)) throw new CodedError('last_operator');
}

export interface AccountChange {
  plan_name?: Plan | undefined;
  plan_expiry?: string | null | undefined;
  is_disabled?: boolean | undefined;
}

/**
 * Gives an account a plan, disables or enables it. A disabled account is signed out everywhere at once, and its tokens end.
 * @throws CodedError `not_found`; `conflict` if no operator were left who could undo it
 */
export async function changeAccount(
  services: Services,
  actor: Actor,
  user_id: string,
  { plan_name, plan_expiry, is_disabled }: AccountChange,
): Promise<Detail> {
  const changed = await services.database.transaction(async (tx) => {
    // all of them are locked, in one order: two operators who demote each other at once would both see the other left
    const admins = await holdOperators(tx, user_id);
    const user = admins.find(({ id }) => id === user_id);
    if (user === undefined) throw new CodedError('not_found');
    const was_last = isLastOperator(services, admins, user_id);
    const now = services.clock.now();
    const plan = {
      plan_name: plan_name ?? user.plan_name,
      plan_expiry: plan_expiry === undefined ? user.plan_expiry : plan_expiry,
    };
    const disabled_at =
      is_disabled === undefined || is_disabled === (user.disabled_at !== null)
        ? user.disabled_at
        : is_disabled
          ? now.toISOString()
          : null;
    const after = { ...user, ...plan, disabled_at };
    const is_operator = planOf(services, after, now) === 'admin' && disabled_at === null;
    // An end given today would remove the last operator on its day. From a terminal a new one can be made.
    const is_limited = plan.plan_expiry !== null && plan.plan_expiry !== user.plan_expiry;
    if (was_last && (!is_operator || is_limited) && actor !== command_line) throw new CodedError('conflict');
    await store.updateAccount(tx, user_id, { ...plan, disabled_at });
    if (plan.plan_name !== user.plan_name || plan.plan_expiry !== user.plan_expiry) {
      await writeAuditEntry(services, tx, actor, {
        action: 'user.plan',
        subject: user_id,
        before: { plan_name: user.plan_name, plan_expiry: user.plan_expiry },
        after: plan,
      });
    }
    if ((disabled_at === null) !== (user.disabled_at === null)) {
      if (disabled_at !== null) {
        await deleteSessionsOf(tx, user_id);
        await deleteTokensOf(tx, user_id);
      }
      await writeAuditEntry(services, tx, actor, {
        action: disabled_at === null ? 'user.enable' : 'user.disable',
        subject: user_id,
        before: { is_disabled: user.disabled_at !== null },
        after: { is_disabled: disabled_at !== null },
      });
    }
    return readIn(services, tx, actor, user_id);
  });
  services.log.info({ user_id, plan_name, plan_expiry, is_disabled }, 'an operator changed an account');
  return changed;
}

/**
 * Ends all sessions and tokens of an account, for instance after a user reports a lost phone.
 * @throws CodedError `not_found`
 */
export async function endAllSessions(services: Services, actor: Actor, user_id: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    if ((await holdUser(tx, user_id)) === null) throw new CodedError('not_found');
    await deleteSessionsOf(tx, user_id);
    await deleteTokensOf(tx, user_id);
    await writeAuditEntry(services, tx, actor, { action: 'user.sign_out', subject: user_id });
  });
  services.log.info({ user_id }, 'the operator signed an account out');
}

/** Mails a link to choose a password, as after a forgotten password. */
export async function mailResetLink(services: Services, email: string): Promise<void> {
  const letter = { kind: 'reset', email_key: emailKey(email) };
  await services.database.transaction((tx) => post(services, tx, letter));
}

/** Replaces a password as a reset does: all sessions and tokens end, and links that were mailed before stop working. */
export async function replacePassword(
  services: Services,
  actor: Actor,
  user: User,
  password: string,
): Promise<void> {
  const password_hash = await hashPassword(password, 'known');
  await services.database.transaction(async (tx) => {
    await store.updateAccount(tx, user.id, { password_hash });
    await deleteSessionsOf(tx, user.id);
    const has_ended_tokens = await deleteTokensOf(tx, user.id);
    await deleteLinksOf(tx, user.id);
    await deleteEmailChangesOf(tx, user.id);
    const has_new_feed = await endFeedAddress(services, tx, user.id, 'reset');
    await post(services, tx, passwordLetter(user, { has_new_feed, has_ended_tokens }));
    await writeAuditEntry(services, tx, actor, { action: 'user.password', subject: user.id });
  });
  services.log.info({ user_id: user.id }, 'the operator changed a password');
  for (const count of accountCounts(user.email_key)) await forgetTries(services, count);
}
