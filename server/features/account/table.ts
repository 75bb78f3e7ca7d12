import {
  boolean,
  date,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  index,
  uuid,
} from 'drizzle-orm/pg-core';

/** `email` as typed, `email_key` as compared. Profile fields bear the names of `user/settings`. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    email: text().notNull(),
    email_key: text().notNull(),
    username: text().notNull().default(''),
    password_hash: text().notNull(),
    country: text(),
    loyalty_number: text().notNull().default(''),
    tier: text().notNull().default(''),
    language: text().notNull(),
    time_zone: text(),
    home_currency: text(),
    weather_units: text().notNull().default('metric'),
    enable_payment_reminder: boolean().notNull().default(false),
    checkin_notification: boolean().notNull().default(false),
    payment_notification: boolean().notNull().default(false),
    payment_reminder_days: integer().notNull().default(0),
    plan_name: text().notNull().default('free'),
    plan_expiry: date({ mode: 'string' }),
    activated_at: timestamp({ withTimezone: true, mode: 'string' }),
    created_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [uniqueIndex('users_email_key').on(table.email_key)],
);

/** A session is a family of refresh tokens: the one that counts, and the one before it for a lost answer. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_id: uuid().notNull(),
    previous_token_id: uuid(),
    rotated_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    created_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    expires_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    user_agent: text().notNull(),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_expiry').on(table.expires_at)],
);

/** Links that are mailed. Only a hash is kept, so that a copy of the database opens nothing. */
export const mailed_links = pgTable(
  'mailed_links',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    secret_hash: text().notNull(),
    expires_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('mailed_links_user').on(table.user_id)],
);
