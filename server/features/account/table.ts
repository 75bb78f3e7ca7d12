import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A session is a family of refresh tokens: the current one, and the one before it for a lost answer. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    user_id: owner(),
    token_id: uuid().notNull(),
    previous_token_id: uuid(),
    rotated_at: at().notNull(),
    created_at: at().notNull(),
    /** to some minutes: a write for each call would cost more than the call. Unknown to servers of the last version */
    last_used_at: at().notNull().defaultNow(),
    expires_at: at().notNull(),
    /** the last day of a session that was lengthened for a voyage; null: it ends without use after seven days */
    lasts_until: date({ mode: 'string' }),
    user_agent: text().notNull(),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_expiry').on(table.expires_at)],
);

/** Mailed links. Only a hash is stored, so that a copy of the database opens nothing. */
export const mailed_links = pgTable(
  'mailed_links',
  {
    id: uuid().primaryKey(),
    user_id: owner(),
    purpose: text().notNull(),
    secret_hash: text().notNull(),
    expires_at: at().notNull(),
  },
  (table) => [index('mailed_links_user').on(table.user_id)],
);

/**
 * An account on its way to another address, at most one a user. Its id is of version 4, as `/validate-email/{id}` takes
 * versions 1 to 5. The code is created when it is mailed; a finished change stays until it expires, so that its link
 * says so.
 */
export const email_changes = pgTable(
  'email_changes',
  {
    id: uuid().primaryKey(),
    user_id: owner(),
    new_email: text().notNull(),
    new_email_key: text().notNull(),
    code_hash: text(),
    tries: integer().notNull().default(0),
    mails: integer().notNull().default(1),
    /** whether the calendar feed gets a new address with it */
    resets_feed: boolean().notNull().default(false),
    created_at: at().notNull(),
    expires_at: at().notNull(),
  },
  (table) => [uniqueIndex('email_changes_user').on(table.user_id)],
);

/** Browsers from which a user has logged in: they cause no mail, and tries of others do not keep them out. */
export const known_devices = pgTable(
  'known_devices',
  {
    user_id: owner(),
    device_hash: text().notNull(),
    last_used_at: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.device_hash] })],
);

/** Codes for the sign-up where `SIGN_UP=code`. `code` as compared: capitals without hyphens. */
export const registration_codes = pgTable('registration_codes', {
  code: text().primaryKey(),
  plan_name: text(),
  plan_expiry: date({ mode: 'string' }),
  uses: integer().notNull(),
  uses_left: integer().notNull(),
  expires_at: at(),
  revoked_at: at(),
  created_at: at().notNull(),
});

/** Solutions of the captcha that were sent, until their challenge expires: each is accepted once. */
export const used_captchas = pgTable(
  'used_captchas',
  {
    challenge: text().primaryKey(),
    expires_at: at().notNull(),
  },
  (table) => [index('used_captchas_expiry').on(table.expires_at)],
);
