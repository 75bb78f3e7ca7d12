import { and, desc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { SettingsChange } from '#contract/account.ts';
import type { Queryable } from '#server/database/shape.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { User } from '#server/features/users/access.ts';
import { users } from '#server/features/users/table.ts';
import { email_changes, known_devices, mailed_links, used_captchas, sessions } from './table.ts';

type NewUser = typeof users.$inferInsert;

/*
 * Before sign-in there is no scope to prove: those functions take an address, a secret or a checked token, and say so
 * in their names.
 */

/** Adds an account. @returns false when the address is taken, also by a concurrent sign-up */
export async function insertUser(query: Queryable, user: NewUser): Promise<boolean> {
  const added = await query
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email_key })
    .returning({ id: users.id });
  return added.length > 0;
}

/** Whether there is any account, activated or not. */
export async function hasUsers(query: Queryable): Promise<boolean> {
  const found = await query.select({ id: users.id }).from(users).limit(1);
  return found.length > 0;
}

export async function findUserByEmail(query: Queryable, email_key: string): Promise<User | null> {
  const [user] = await query.select().from(users).where(eq(users.email_key, email_key));
  return user ?? null;
}

/**
 * Locks an account if it still has the password that was checked, until the transaction ends. Argon2 takes time, and an
 * action that was proven by a password must not happen after its change: a thief's login beside the owner's reset did.
 * @returns null when the account was deleted or has another password
 */
export async function holdAccount(
  query: Queryable,
  { id, password_hash }: Pick<User, 'id' | 'password_hash'>,
): Promise<Pick<User, 'disabled_at'> | null> {
  const [held] = await query
    .select({ disabled_at: users.disabled_at })
    .from(users)
    .where(and(eq(users.id, id), eq(users.password_hash, password_hash)))
    .for('no key update');
  return held ?? null;
}

/** @returns the account's address; null when the account was deleted, or activated before */
export async function markActivated(
  query: Queryable,
  user_id: string,
  activated_at: string,
): Promise<string | null> {
  const [activated] = await query
    .update(users)
    .set({ activated_at, signed_up_from: null })
    .where(and(eq(users.id, user_id), isNull(users.activated_at)))
    .returning({ email: users.email });
  return activated?.email ?? null;
}

/**
 * Removes an account that was never activated. Without this, a person who types an address that is not theirs would
 * keep its owner out for good.
 */
export async function deleteNeverActivated(
  query: Queryable,
  email_key: string,
  created_before?: string,
): Promise<void> {
  const is_old = created_before === undefined ? undefined : lt(users.created_at, created_before);
  await query.delete(users).where(and(eq(users.email_key, email_key), isNull(users.activated_at), is_old));
}

/** Removes all accounts that were opened before an instant and never activated. */
export async function deleteAllNeverActivated(query: Queryable, created_before: string): Promise<void> {
  await query.delete(users).where(and(isNull(users.activated_at), lt(users.created_at, created_before)));
}

/** Changes fields that need a proof of the account; `updateUser`, which writes what was sent, does not take them. */
export async function updateAccount(
  query: Queryable,
  user_id: string,
  change: Partial<
    Pick<NewUser, 'email' | 'email_key' | 'password_hash' | 'plan_name' | 'plan_expiry' | 'disabled_at'>
  >,
): Promise<void> {
  await query.update(users).set(change).where(eq(users.id, user_id));
}

/** Stores the zone of a user who just proved the password; a chosen zone stays. @returns whether there was none */
export async function adoptTimeZone(query: Queryable, user_id: string, time_zone: string): Promise<boolean> {
  const adopted = await query
    .update(users)
    .set({ time_zone })
    .where(and(eq(users.id, user_id), isNull(users.time_zone)))
    .returning({ id: users.id });
  return adopted.length > 0;
}

/** Deletes an account with all rows that reference it. */
export async function deleteUser(query: Queryable, user_id: string): Promise<void> {
  await query.delete(users).where(eq(users.id, user_id));
}

/** Removes expired rows of all users. */
export async function deleteExpired(query: Queryable, now: string): Promise<void> {
  for (const table of [sessions, mailed_links, email_changes, used_captchas]) {
    await query.delete(table).where(lte(table.expires_at, now));
  }
}

const most_devices = 50;

/** Records a browser of a login; beyond the limit, the one unused for longest is removed. */
export async function insertKnownDevice(
  query: Queryable,
  device: typeof known_devices.$inferInsert,
): Promise<void> {
  await query
    .insert(known_devices)
    .values(device)
    .onConflictDoUpdate({
      target: [known_devices.user_id, known_devices.device_hash],
      set: { last_used_at: device.last_used_at },
    });
  const is_theirs = eq(known_devices.user_id, device.user_id);
  const [oldest] = await query
    .select({ last_used_at: known_devices.last_used_at })
    .from(known_devices)
    .where(is_theirs)
    .orderBy(desc(known_devices.last_used_at))
    .offset(most_devices)
    .limit(1);
  if (oldest === undefined) return;
  await query
    .delete(known_devices)
    .where(and(is_theirs, lte(known_devices.last_used_at, oldest.last_used_at)));
}

/** The browsers from which a user has logged in. */
export async function listKnownDevices(query: Queryable, user_id: string): Promise<string[]> {
  const devices = await query
    .select({ device_hash: known_devices.device_hash })
    .from(known_devices)
    .where(eq(known_devices.user_id, user_id));
  return devices.map(({ device_hash }) => device_hash);
}

export async function deleteKnownDevices(query: Queryable, user_id: string): Promise<void> {
  await query.delete(known_devices).where(eq(known_devices.user_id, user_id));
}

export async function updateUser(query: Queryable, scope: Scope, change: SettingsChange): Promise<void> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await query.update(users).set(given).where(eq(users.id, scope.user_id));
}
