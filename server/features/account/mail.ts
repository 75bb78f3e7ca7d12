import { randomInt } from 'node:crypto';
import { default_language, isLanguage, type Language } from '#domain/languages.ts';
import type { Letter, Writer } from '#server/features/mail/actions.ts';
import type { Device } from '#server/platform/devices.ts';
import { formatMoment } from '#server/platform/format-moment.ts';
import type { Message } from '#server/platform/mail/shape.ts';
import { renderMail } from '#server/platform/mail/render.ts';
import type { Services } from '#server/services.ts';
import { findUser, holdUser, type User } from '#server/features/users/access.ts';
import { hashCode, makeLink } from './access-links.ts';
import { findEmailChange, isUnderWay, keepCode } from './store-links.ts';
import * as store from './store.ts';

type UserMailWriter = (services: Services, user: User, letter: Letter) => Promise<Message | null>;

/** A writer of mails to an account; it writes nothing to a deleted one. */
function writeToUser(write: UserMailWriter): Writer {
  return async (services, letter) => {
    const { query } = services.database;
    const user =
      letter.user_id === undefined
        ? await store.findUserByEmail(query, letter['email_key'] ?? '')
        : await findUser(query, letter.user_id);
    if (user === null) return null;
    const message = await write(services, user, letter);
    // to the address at the time of posting: a late warning must not go to the thief's new address
    return message === null || letter['to'] === undefined ? message : { ...message, to: letter['to'] };
  };
}

/** The receiver of a mail, its language, and the Gangway it comes from. */
function readerOf(
  { publicUrl }: Services,
  user: Pick<User, 'email' | 'first_name'> & { language?: string | undefined },
) {
  return {
    to: user.email,
    name: user.first_name,
    language: languageOf(user.language),
    instance: publicUrl(),
  };
}

function languageOf(text = ''): Language {
  return isLanguage(text) ? text : default_language;
}

/** The device of an action, as far as it is known. */
function deviceFact(device: { [Part in keyof Device]: Device[Part] | undefined }): { device?: string } {
  const parts = [device.browser, device.operating_system].filter((part) => typeof part === 'string');
  return parts.length === 0 ? {} : { device: parts.join(', ') };
}

const activation = writeToUser(async (services, user) => {
  if (user.activated_at !== null) return null;
  const link = await makeLink(services, services.database.query, user.id, 'activation');
  const reader = readerOf(services, user);
  const { network, ...device } = user.signed_up_from ?? {
    browser: null,
    operating_system: null,
    network: null,
  };
  const facts = {
    time: formatMoment(user.created_at, reader.language, user.time_zone ?? 'UTC'),
    ...deviceFact(device),
    ...(network !== null && { network }),
  };
  return renderMail({ ...reader, part: 'activation', facts, link });
});

const welcome = writeToUser((services, user) =>
  Promise.resolve(
    renderMail({
      ...readerOf(services, user),
      part: 'welcome',
      link: `${services.publicUrl()}/cruises/create`,
    }),
  ),
);

const reset = writeToUser(async (services, user, { email_key }) => {
  // only to the account's current address: after a move, the link would let the reader of the old one in again
  const link = await services.database.transaction(async (tx) =>
    (await holdUser(tx, user.id))?.email_key === email_key ? makeLink(services, tx, user.id, 'reset') : null,
  );
  return link === null ? null : renderMail({ ...readerOf(services, user), part: 'reset', link });
});

/** To the new address, which has no account yet; or to an account that has it already, as a notice without a code. */
const email_code = writeToUser(async (services, user, { change_id = '', mails }) => {
  const { query } = services.database;
  const change = await findEmailChange(query, change_id);
  if (change === null || !isUnderWay(change, services.clock.now())) return null;
  const other = await store.findUserByEmail(query, change.new_email_key);
  if (other !== null && other.activated_at !== null) {
    const link = `${services.publicUrl()}/auth/login`;
    return renderMail({ ...readerOf(services, other), part: 'address_in_use', link });
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const code_hash = hashCode(services.config.SECRET, change.id, code);
  if (!(await keepCode(query, { id: change.id, mails: Number(mails) }, code_hash))) return null;
  const reader = readerOf(services, user);
  return renderMail({
    ...reader,
    to: change.new_email,
    part: 'email_code',
    code,
    values: {
      new_email: change.new_email,
      until: formatMoment(change.expires_at, reader.language, user.time_zone ?? 'UTC'),
    },
    link: `${services.publicUrl()}/validate-email/${change.id}`,
  });
});

const email_change_started = writeToUser((services, user, { new_email = '' }) =>
  Promise.resolve(
    renderMail({
      ...readerOf(services, user),
      part: 'email_change_started',
      values: { new_email },
      link: `${services.publicUrl()}/auth/reset`,
    }),
  ),
);

/** For a feed whose address ended, or for tokens that did: calendar programs and scripts need the new ones. */
function remarksOf({ has_new_feed, has_ended_tokens }: Letter) {
  return {
    remarks: [
      ...(has_new_feed === undefined ? [] : (['feed_address'] as const)),
      ...(has_ended_tokens === undefined ? [] : (['ended_tokens'] as const)),
    ],
  };
}

const email_changed = writeToUser((services, user, { old_email = '', new_email = '', ...ends }) =>
  Promise.resolve(
    renderMail({
      ...readerOf(services, user),
      part: 'email_changed',
      values: { old_email, new_email },
      ...remarksOf(ends),
      link: `${services.publicUrl()}/auth/login`,
    }),
  ),
);

const password_changed = writeToUser((services, user, letter) =>
  Promise.resolve(
    renderMail({
      ...readerOf(services, user),
      part: 'password_changed',
      ...remarksOf(letter),
      link: `${services.publicUrl()}/auth/reset`,
    }),
  ),
);

const new_sign_in = writeToUser((services, user, letter) => {
  const { browser, operating_system, signed_in_at = '' } = letter;
  const reader = readerOf(services, user);
  return Promise.resolve(
    renderMail({
      ...reader,
      part: 'new_sign_in',
      facts: {
        ...deviceFact({ browser, operating_system }),
        time: formatMoment(signed_in_at, reader.language, user.time_zone ?? 'UTC'),
      },
      link: `${services.publicUrl()}/account/settings#sessions`,
    }),
  );
});

const account_deleted: Writer = (services, { email = '', first_name = '', language }) =>
  Promise.resolve(
    renderMail({ ...readerOf(services, { email, first_name, language }), part: 'account_deleted' }),
  );

/** The mails about an account, by the kind of their letter. */
export const account_letters: Readonly<Record<string, Writer>> = {
  activation,
  welcome,
  reset,
  email_code,
  email_change_started,
  email_changed,
  password_changed,
  new_sign_in,
  account_deleted,
};
