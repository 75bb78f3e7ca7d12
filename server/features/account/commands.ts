import { z } from 'zod';
import { emailKey, isEmail } from '#domain/email.ts';
import { isCountry } from '#domain/countries.ts';
import { default_language, languages } from '#domain/languages.ts';
import {
  argument,
  asked,
  command,
  flag,
  option,
  type Command,
} from '#server/platform/command-line/command.ts';
import { CommandError, exit_codes } from '#server/platform/command-line/command-error.ts';
import { command_line, writeAuditEntry } from '#server/features/audit/actions.ts';
import { formatInstant, formatJson, formatTable, isoInstant } from '#server/platform/command-line/output.ts';
import type { Services } from '#server/services.ts';
import { removeAccount } from './actions-removal.ts';
import * as operator from './operator/actions.ts';
import { askPassword, chosenPassword, newPassword } from './commands-password.ts';
import { formatPlan, planGiven, planValues } from './commands-plan.ts';
import type { Account } from './operator/store.ts';
import type { User } from '#server/features/users/access.ts';

const email = argument(
  'email',
  'address of the account',
  z.string().refine(isEmail, 'must be an e-mail address'),
);

const line = z.string().refine((text) => /^(?=.*\S)[^\p{Cc}]{1,100}$/u.test(text) && text.isWellFormed(), {
  error: 'must be 1 to 100 characters on one line',
});

const generate_password = flag('make a strong password and print it, instead of asking for one');
const mail_link = flag('mail a link to choose a password, so that nobody else ever knows it');
const password = asked('The password', chosenPassword.optional());

const json = flag('print JSON, for programs');

/** @throws CommandError when no password was given and none is to be generated */
function chosenFor({
  password: typed,
  generate_password: is_made,
  mail_link: is_mailed,
}: {
  password?: string | undefined;
  generate_password: boolean;
  mail_link: boolean;
}): string {
  if (typed !== undefined) return typed;
  if (is_made || is_mailed) return newPassword();
  throw new CommandError('No password was given.', exit_codes.usage);
}

async function accountOf(services: Services, address: string): Promise<User> {
  const user = await operator.findAccount(services, address);
  if (user === null) throw new CommandError(`There is no account with the address ${address}.`);
  return user;
}

const create = command({
  name: 'user create',
  about:
    'Opens an account that needs no activation. Its password is asked for twice, or read as one line from standard ' +
    'input.',
  takes: {
    email,
    first_name: option('name', 'first name', line),
    last_name: option('name', 'last name', line),
    language: option(
      'code',
      `language of the account: ${languages.join(', ')} (${default_language} unless told)`,
      z.enum(languages, { error: `must be one of ${languages.join(', ')}` }).default(default_language),
    ),
    country: option(
      'code',
      'country by its two letters, such as DE',
      z.string().refine(isCountry, 'must be a country by its two letters, such as DE').optional(),
    ),
    ...planValues,
    generate_password,
    mail_link,
    password,
  },
  ask: askPassword,
  async run(services, given) {
    const chosen = chosenFor(given);
    const { plan: plan_name = 'free', plan_expiry } = planGiven(given, services.clock.now());
    const { email: address, first_name, last_name, language, country = null } = given;
    const person = { email: address, first_name, last_name, language, country };
    const is_new = await operator.openAccount(
      services,
      command_line,
      { ...person, plan_name, plan_expiry },
      chosen,
    );
    if (!is_new) throw new CommandError(`There is already an account with the address ${address}.`);
    const done = `The account ${address} is open.`;
    if (given.mail_link) await operator.mailResetLink(services, address);
    return given.generate_password ? `${done}\nPassword: ${chosen}` : done;
  },
});

const list = command({
  name: 'user list',
  about: 'Lists the accounts, the oldest first. Times are in UTC.',
  takes: {
    search: option('text', 'only those with this text in their address or name', z.string().default('')),
    plan: planValues.plan,
    disabled: flag('only those that are disabled'),
    json,
  },
  async run(services, { search, plan, disabled, json: is_json }) {
    const accounts = await operator.listAccounts(services, {
      q: search,
      plan,
      ...(disabled && { is_disabled: true }),
    });
    if (is_json) return formatJson(accounts.map(asJson));
    if (accounts.length === 0) return 'There are no such accounts.';
    const rows = accounts.map((account) => [
      account.email,
      `${account.first_name} ${account.last_name}`,
      formatPlan(account.plan_name, account.plan_expiry),
      formatInstant(account.created_at),
      formatInstant(account.last_used_at),
      account.disabled_at === null ? (account.activated_at === null ? 'no' : 'yes') : 'disabled',
    ]);
    return formatTable(['email', 'name', 'plan', 'created', 'last used', 'activated'], rows);
  },
});

function asJson({ language: _language, country: _country, ...account }: Account) {
  return {
    ...account,
    created_at: isoInstant(account.created_at),
    last_used_at: isoInstant(account.last_used_at),
    activated_at: isoInstant(account.activated_at),
    disabled_at: isoInstant(account.disabled_at),
  };
}

const show = command({
  name: 'user show',
  about: 'Shows one account: its plan, its use and how much is in it. Times are in UTC.',
  takes: { email, json },
  async run(services, { email: address, json: is_json }) {
    const { id } = await accountOf(services, address);
    const { is_self: _is_self, ...account } = await operator.readAccount(services, command_line, id);
    if (is_json) return formatJson([account]);
    const facts: [string, string][] = [
      ['email', account.email],
      ['name', `${account.first_name} ${account.last_name}`.trim()],
      ['language', account.language],
      ['country', account.country ?? ''],
      ['plan', formatPlan(account.plan_name, account.plan_expiry)],
      ['counts today', account.plan],
      ['created', formatInstant(account.created_at)],
      ['activated', formatInstant(account.activated_at)],
      ['last used', formatInstant(account.last_used_at)],
      ['disabled', formatInstant(account.disabled_at)],
      ['sessions', String(account.sessions)],
      ['cruises', String(account.cruises)],
      ['documents', `${account.documents} (${account.document_bytes} bytes)`],
      ['shares', `${account.shares_given} given, ${account.shares_received} received`],
      ['last operator', account.is_last_operator ? 'yes' : ''],
    ];
    return formatTable(
      ['what', 'is'],
      facts.filter(([, fact]) => fact !== ''),
    );
  },
});

const changePlan = command({
  name: 'user set-plan',
  about:
    'Changes the plan of an account. Plans count where they are sold (STRIPE_SECRET_KEY); admin always does.',
  takes: {
    email,
    plan: argument('plan', planValues.plan.about, planValues.plan.schema.unwrap()),
    until: planValues.plan_until,
  },
  async run(services, { email: address, plan: name, until }) {
    const { plan_expiry } = planGiven({ plan: name, plan_until: until }, services.clock.now());
    const user = await accountOf(services, address);
    await operator.changeAccount(services, command_line, user.id, { plan_name: name, plan_expiry });
    return `The plan of ${user.email} is ${formatPlan(name, plan_expiry)}.`;
  },
});

const changePassword = command({
  name: 'user set-password',
  about:
    'Gives an account a new password, signs it out everywhere and mails its owner. The password is asked for twice, ' +
    'or read as one line from standard input.',
  takes: { email, generate_password, mail_link, password },
  ask: askPassword,
  async run(services, given) {
    const chosen = chosenFor(given);
    const user = await accountOf(services, given.email);
    await operator.replacePassword(services, command_line, user, chosen);
    if (given.mail_link) await operator.mailResetLink(services, user.email);
    return [
      `The password of ${user.email} is changed, and the account is signed out everywhere.`,
      ...(user.activated_at === null ? ['It still waits for its activation.'] : []),
      ...(given.generate_password ? [`Password: ${chosen}`] : []),
    ].join('\n');
  },
});

const remove = command({
  name: 'user delete',
  about:
    'Removes an account with everything in it, for good, and mails its owner. Asks for the address once more at a ' +
    'terminal.',
  takes: { email, yes: flag('do not ask') },
  async ask({ email: address, yes }, person) {
    if (yes) return {};
    if (!person.is_present) {
      throw new CommandError('Nobody can be asked here: add --yes to delete the account.', exit_codes.usage);
    }
    const typed = await person.ask(`This cannot be undone. Type ${address} to delete the account: `);
    if (emailKey(typed.trim()) === emailKey(address)) return {};
    throw new CommandError('That is another address. Nothing was done.');
  },
  async run(services, { email: address }) {
    const user = await accountOf(services, address);
    await removeAccount(services, user, async (tx) => {
      await writeAuditEntry(services, tx, command_line, { action: 'user.delete', subject: user.id });
      return true;
    });
    return `The account ${user.email} is deleted, with everything in it.`;
  },
});

const signOut = command({
  name: 'user sign-out',
  about: 'Ends all sessions of an account; its password stays.',
  takes: { email },
  async run(services, { email: address }) {
    const user = await accountOf(services, address);
    await operator.endAllSessions(services, command_line, user.id);
    return `The account ${user.email} is signed out everywhere.`;
  },
});

const disable = command({
  name: 'user disable',
  about:
    'Shuts an account out: it is signed out everywhere, cannot log in, and is reminded of nothing. It keeps all.',
  takes: { email },
  async run(services, { email: address }) {
    const user = await accountOf(services, address);
    await operator.changeAccount(services, command_line, user.id, { is_disabled: true });
    return `The account ${user.email} is disabled.`;
  },
});

const enable = command({
  name: 'user enable',
  about: 'Lets a disabled account in again.',
  takes: { email },
  async run(services, { email: address }) {
    const user = await accountOf(services, address);
    await operator.changeAccount(services, command_line, user.id, { is_disabled: false });
    return `The account ${user.email} is open.`;
  },
});

export const user_commands: readonly Command[] = [
  create,
  list,
  show,
  changePlan,
  changePassword,
  signOut,
  disable,
  enable,
  remove,
];
