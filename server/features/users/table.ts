import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Device } from '#server/platform/devices.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/** The browser and the network of a sign-up, as far as they are known. */
export interface SignUpPlace extends Device {
  network: string | null;
}

/** `email` as typed, `email_key` as compared. Profile fields have the names of `user/settings`. */
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
    weather_notification: boolean().notNull().default(false),
    /** whether the user answered the question about payment reminders, or chose without being asked */
    is_reminder_offer_answered: boolean().notNull().default(false),
    plan_name: text().notNull().default('free'),
    plan_expiry: date({ mode: 'string' }),
    /** by the operator: no login, no session; null: it may be used */
    disabled_at: at(),
    /** the place of the sign-up, for the mail with the link; until the activation */
    signed_up_from: jsonb().$type<SignUpPlace>(),
    activated_at: at(),
    created_at: at().notNull(),
  },
  (table) => [uniqueIndex('users_email_key').on(table.email_key)],
);
