import { and, desc, eq, inArray, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Cruise } from '#contract/cruises.ts';
import type { RemindedCruise, ReminderKey, ReminderPreferences } from '#domain/reminders.ts';
import type { Queryable } from '#server/database/shape.ts';
import { liveryJson, portCode, websiteOf } from '#server/features/catalog/access.ts';
import { insertAll, isAmong } from '#server/database/many.ts';
import { full_name } from '#server/features/users/access.ts';
import { users } from '#server/features/users/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import { switches } from '#server/features/maintenance/table.ts';
import { reminders } from './table.ts';
import { reminder_watches } from '#server/features/cruises/watches/table.ts';
import { shares } from '#server/features/cruises/shares/table.ts';
import { pick } from '#domain/pick.ts';
import { levelsFrom, share_levels } from '#domain/share-levels.ts';

/*
 * Work that no user requested has no scope: the sweep finds the accounts, and a mail is written for its reminder. A
 * caller with a link has none either; the link was checked.
 */

/** The account of a reminder, with its settings. */
export interface Person extends ReminderPreferences {
  id: string;
  email: string;
  first_name: string;
  language: string;
  plan_name: string;
  plan_expiry: string | null;
  activated_at: string | null;
  disabled_at: string | null;
}

const person = {
  ...pick(users, 'id', 'email', 'first_name'),
  ...pick(users, 'language', 'time_zone', 'enable_payment_reminder', 'payment_reminder_days'),
  ...pick(users, 'payment_notification', 'checkin_notification', 'weather_notification'),
  ...pick(users, 'plan_name', 'plan_expiry', 'activated_at', 'disabled_at'),
} satisfies Record<keyof Person, AnyPgColumn>;

/** A claimed watch of a cruise, with the cruise's owner. */
export interface Watch {
  cruise_id: string;
  /** RFC 3339 in UTC */
  seen_until: string;
  person: Person;
}

/**
 * The due watches, the longest waiting first, locked until the transaction ends. Locked rows are skipped: a cruise that
 * is being changed or deleted, or a watch of another server, is left to the next sweep. To lock a watch and wait for
 * its cruise, whose change waits for the watch, would be a deadlock.
 */
export function dueWatches(now: string, most: number): SQL {
  const pairs = Object.entries(person).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`
    select ${reminder_watches.cruise_id} as cruise_id, ${instant(reminder_watches.seen_until)} as seen_until,
      json_build_object(${sql.join(pairs, sql`, `)}) as person
    from ${reminder_watches}
      join ${cruises} on ${cruises.id} = ${reminder_watches.cruise_id}
      join ${users} on ${users.id} = ${cruises.owner_id}
    where ${reminder_watches.look_at} <= ${now}::timestamptz
    order by ${reminder_watches.look_at} limit ${most}
    for update of ${reminder_watches} skip locked
    for key share of ${cruises}, ${users} skip locked`;
}

export async function claimWatches(query: Queryable, now: string, most: number): Promise<Watch[]> {
  const { rows } = await query.execute<Watch & Record<string, unknown>>(dueWatches(now, most));
  return rows;
}

/** The data of a cruise that its reminders and their mails need. */
export interface RemindedRecord extends RemindedCruise {
  owner_id: string;
  cruise_line: string | null;
}

/** The cruise's own columns: with its schedule, flights and passengers a mail took three times as long to write. */
const reminded = {
  ...pick(cruises, 'id', 'owner_id', 'cancelled_at', 'is_sample', 'ship_name', 'cruise_line'),
  ...pick(cruises, 'start_date', 'end_date', 'start_port', 'end_port', 'start_zone', 'end_zone'),
  ...pick(cruises, 'checkin_date', 'checkin_notification', 'final_payment_date'),
  ...pick(cruises, 'manual_payment_reminder_date', 'payment_notification', 'currency', 'fare', 'discount'),
  ...pick(cruises, 'taxes', 'total_price', 'deposit', 'payments_total', 'deposit_paid'),
};

/** Cruises by their ids, each with its own dates and without those of its parts. */
export async function listReminded(query: Queryable, ids: readonly string[]): Promise<RemindedRecord[]> {
  if (ids.length === 0) return [];
  const rows = await query.select(reminded).from(cruises).where(isAmong(cruises.id, ids));
  return rows.map(({ cancelled_at, ...row }) => ({
    ...row,
    is_cancelled: cancelled_at !== null,
    // an estimated date has no reminder
    final_payment_days: null,
    not_needed: [],
    schedule: [],
    flights: [],
    lodging: [],
  }));
}

/** The fields of a cruise that only the mail of a reminder shows. */
export interface TicketRecord {
  booking_number: string | null;
  phone_number: string | null;
  start_port_code: string | null;
  end_port_code: string | null;
  livery: Cruise['livery'];
  /** as typed, of the booking */
  web_site: string | null;
  /** of the line */
  website: string | null;
}

export async function findTicket(query: Queryable, cruise_id: string): Promise<TicketRecord | undefined> {
  const rows = await query
    .select({
      ...pick(cruises, 'booking_number', 'phone_number', 'web_site'),
      start_port_code: portCode(cruises.start_port_id),
      end_port_code: portCode(cruises.end_port_id),
      livery: liveryJson(cruises),
      website: websiteOf(cruises.cruise_line_id),
    })
    .from(cruises)
    .where(eq(cruises.id, cruise_id));
  return rows[0] as TicketRecord | undefined;
}

/** Another account that sees payments and check-in of a cruise, by the share that shows the most of it. */
export interface Reader {
  cruise_id: string;
  user_id: string;
  share_id: string;
  owner_name: string;
  /** their own settings */
  payment_notification: boolean;
  checkin_notification: boolean;
}

const reader = alias(users, 'reader');

export async function listReaders(query: Queryable, cruise_ids: readonly string[]): Promise<Reader[]> {
  if (cruise_ids.length === 0) return [];
  return (await query
    .selectDistinctOn([cruises.id, shares.receiver_id], {
      cruise_id: cruises.id,
      user_id: shares.receiver_id,
      share_id: shares.id,
      owner_name: full_name,
      ...pick(reader, 'payment_notification', 'checkin_notification'),
    })
    .from(cruises)
    .innerJoin(users, eq(users.id, cruises.owner_id))
    .innerJoin(
      shares,
      or(
        eq(shares.cruise_id, cruises.id),
        // samples are not part of a share of all cruises
        and(isNull(shares.cruise_id), eq(shares.owner_id, cruises.owner_id), not(cruises.is_sample)),
      ),
    )
    .innerJoin(reader, eq(reader.id, shares.receiver_id))
    .where(
      and(
        isAmong(cruises.id, cruise_ids),
        isNull(reader.disabled_at),
        inArray(shares.share_level, [...levelsFrom('full')]),
      ),
    )
    .orderBy(
      cruises.id,
      shares.receiver_id,
      sql`array_position(${`{${share_levels.join(',')}}`}::text[], ${shares.share_level}) desc`,
      shares.id,
    )) as Reader[];
}

export interface WatchUpdate {
  cruise_id: string;
  /** null: no reminder is to come */
  look_at: string | null;
  seen_until: string;
}

/** Sets the next look of these watches, and marks reminders due until now as done. */
export async function moveWatches(query: Queryable, looked_at: readonly WatchUpdate[]): Promise<void> {
  if (looked_at.length === 0) return;
  await query.execute(sql`
    update ${reminder_watches} set look_at = moved.look_at, seen_until = moved.seen_until
    from jsonb_to_recordset(${JSON.stringify(looked_at)}::jsonb)
      as moved(cruise_id uuid, look_at timestamptz, seen_until timestamptz)
    where ${reminder_watches.cruise_id} = moved.cruise_id`);
}

export interface SentReminder extends ReminderKey {
  cruise_id: string;
  /** RFC 3339 in UTC */
  created_at: string;
}

/** The sent reminders of cruises, the latest first. */
export async function listSent(query: Queryable, cruise_ids: readonly string[]): Promise<SentReminder[]> {
  if (cruise_ids.length === 0) return [];
  const rows = await query
    .select({
      ...pick(reminders, 'cruise_id', 'kind', 'date'),
      created_at: instant(reminders.created_at),
    })
    .from(reminders)
    .where(isAmong(reminders.cruise_id, cruise_ids))
    .orderBy(desc(reminders.created_at), desc(reminders.id));
  return rows as SentReminder[];
}

export interface NewReminder extends ReminderKey {
  id: string;
  user_id: string;
  cruise_id: string;
  created_at: string;
}

/** @returns the ids of the new ones: each cruise, kind and day exists once */
export async function insertReminders(query: Queryable, rows: readonly NewReminder[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const { rows: added } = await query.execute<{ id: string }>(
    insertAll(reminders, rows, sql`on conflict do nothing returning id`),
  );
  return new Set(added.map(({ id }) => id));
}

export interface UnmailedReminder extends ReminderKey {
  id: string;
  cruise_id: string;
  user_id: string;
}

/** A reminder that was not mailed yet; null also if its cruise was deleted. */
export async function findUnmailed(query: Queryable, id: string): Promise<UnmailedReminder | null> {
  const [found] = await query
    .select(pick(reminders, 'id', 'cruise_id', 'user_id', 'kind', 'date'))
    .from(reminders)
    .where(and(eq(reminders.id, id), isNull(reminders.mailed_at)));
  return (found as UnmailedReminder | undefined) ?? null;
}

/** @returns false if it was marked before, or is deleted */
export async function markMailed(query: Queryable, id: string, mailed_at: string): Promise<boolean> {
  const marked = await query
    .update(reminders)
    .set({ mailed_at })
    .where(and(eq(reminders.id, id), isNull(reminders.mailed_at)))
    .returning({ id: reminders.id });
  return marked.length > 0;
}

export async function unmarkMailed(query: Queryable, id: string): Promise<void> {
  await query.update(reminders).set({ mailed_at: null }).where(eq(reminders.id, id));
}

export async function findPerson(query: Queryable, user_id: string): Promise<Person | null> {
  const [found] = await query.select(person).from(users).where(eq(users.id, user_id));
  return found ?? null;
}

/** The settings that a link in a mail changes. */
export type Switch =
  | 'enable_payment_reminder'
  | 'payment_notification'
  | 'checkin_notification'
  | 'weather_notification';

/** @returns false when the account was deleted */
export async function turnSwitch(
  query: Queryable,
  user_id: string,
  change: Partial<Record<Switch, boolean>>,
): Promise<boolean> {
  const turned = await query
    .update(users)
    .set({ ...change, is_reminder_offer_answered: true })
    .where(eq(users.id, user_id))
    .returning({ id: users.id });
  return turned.length > 0;
}

/** No switch of the operator, but a value of the whole instance, which is stored in the same table. */
const swept = 'reminders_swept';

/** The time until which all cruises were swept; null: never. RFC 3339 in UTC. */
export async function readSweptUntil(query: Queryable): Promise<string | null> {
  const [found] = await query
    .select({ until: instant(switches.on_since) })
    .from(switches)
    .where(eq(switches.name, swept));
  return found?.until ?? null;
}

export async function keepSweptUntil(query: Queryable, until: string): Promise<void> {
  await query
    .insert(switches)
    .values({ name: swept, on_since: until })
    .onConflictDoUpdate({
      target: switches.name,
      set: { on_since: sql`greatest(${switches.on_since}, excluded.on_since)` },
    });
}

/**
 * Makes watches due again that were looked at by a clock that was ahead, with the reminders that became due within a
 * day, except sent ones. Reads all watches.
 */
export async function lookAgain(query: Queryable, now: string): Promise<void> {
  await query.execute(sql`
    update ${reminder_watches} set look_at = ${now}::timestamptz,
      seen_until = least(${reminder_watches.seen_until}, ${now}::timestamptz - interval '1 day')
    where ${reminder_watches.seen_until} > ${now}::timestamptz`);
  await query.update(switches).set({ on_since: now }).where(eq(switches.name, swept));
}

/** Drops the waiting mails of reminders that were due until an instant; they stay in the app. */
export async function skipUnmailed(query: Queryable, until: string): Promise<void> {
  await query
    .update(reminders)
    .set({ mailed_at: until })
    .where(and(isNull(reminders.mailed_at), lte(reminders.created_at, until)));
}

/** Marks reminders that were due until an instant as done: the lost database sent them. */
export async function skipMissed(query: Queryable, until: string): Promise<void> {
  await query.execute(sql`
    update ${reminder_watches} set seen_until = greatest(${reminder_watches.seen_until}, ${until}::timestamptz)
    where ${reminder_watches.look_at} <= ${until}::timestamptz`);
}

function instant(column: AnyPgColumn): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
