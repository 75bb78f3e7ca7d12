import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DetailLevel, FeedEnd, FeedPart } from '#domain/calendar-feed.ts';
import type { Language } from '#domain/languages.ts';
import type { Queryable } from '#server/database/shape.ts';
import { users } from '#server/features/users/table.ts';
import { cruise_lines } from '#server/features/catalog/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { calendar_feeds } from './table.ts';
import { pick } from '#domain/pick.ts';

/** The stored feed of a user. */
export interface StoredFeed {
  /** null: disabled */
  nonce: string | null;
  token_hash: string | null;
  detail_level: DetailLevel;
  include: FeedPart[];
  /** what ended the previous address, until the new one is read */
  ended_by: FeedEnd | null;
}

/** The stored address of a feed. */
export type FeedAddress = { nonce: string; token_hash: string };

/** The fields of a feed that can be changed. */
export type FeedChange = Partial<Pick<StoredFeed, 'detail_level' | 'include'>>;

/** The settings of the feed's owner. */
export interface FeedReader {
  language: Language;
  time_zone: string | null;
  enable_payment_reminder: boolean;
  payment_reminder_days: number;
  plan_name: string;
  plan_expiry: string | null;
}

/** A feed found by its address, with everything except its cruises. */
export type OpenedFeed = StoredFeed & FeedReader & { user_id: string; changed_at: string };

const kept = {
  nonce: calendar_feeds.nonce,
  token_hash: calendar_feeds.token_hash,
  // only values of the contract are ever written
  detail_level: sql<DetailLevel>`${calendar_feeds.detail_level}`,
  include: sql<FeedPart[]>`to_json(${calendar_feeds.include})`,
  ended_by: sql<FeedEnd | null>`${calendar_feeds.ended_by}`,
};

const reader = {
  language: sql<Language>`${users.language}`,
  ...pick(users, 'time_zone', 'enable_payment_reminder', 'payment_reminder_days', 'plan_name', 'plan_expiry'),
};

/** Null for a user who never chose anything. */
export async function readFeed(query: Queryable, scope: Scope): Promise<StoredFeed | null> {
  const [feed] = await query
    .select(kept)
    .from(calendar_feeds)
    .where(eq(calendar_feeds.user_id, scope.user_id));
  return feed ?? null;
}

/** Finds a feed by an address that cannot be guessed, without any further proof of the caller. */
export async function findFeed(query: Queryable, token_hash: string): Promise<OpenedFeed | null> {
  const [feed] = await query
    .select({
      ...kept,
      ...reader,
      user_id: calendar_feeds.user_id,
      changed_at: sql<string>`to_char(${calendar_feeds.changed_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(calendar_feeds)
    .innerJoin(users, eq(users.id, calendar_feeds.user_id))
    .where(and(eq(calendar_feeds.token_hash, token_hash), isNull(users.disabled_at)));
  return feed ?? null;
}

export async function readReader(query: Queryable, scope: Scope): Promise<FeedReader | null> {
  const [found] = await query.select(reader).from(users).where(eq(users.id, scope.user_id));
  return found ?? null;
}

/** Writes the changed choices, and the defaults of the others when it is the first time. */
export async function saveChoice(
  query: Queryable,
  scope: Scope,
  { change, first, now }: { change: FeedChange; first: Required<FeedChange>; now: string },
): Promise<void> {
  const written = query
    .insert(calendar_feeds)
    .values({ user_id: scope.user_id, ...first, ...change, changed_at: now });
  if (Object.keys(change).length === 0) await written.onConflictDoNothing();
  else
    await written.onConflictDoUpdate({
      target: calendar_feeds.user_id,
      set: { ...change, changed_at: now },
    });
}

/** The feed of a user, locked until the transaction ends: the first of two that enable it at once sets the address. */
export async function holdFeed(tx: Queryable, scope: Scope): Promise<StoredFeed | null> {
  const [feed] = await tx
    .select(kept)
    .from(calendar_feeds)
    .where(eq(calendar_feeds.user_id, scope.user_id))
    .for('update');
  return feed ?? null;
}

/** Sets the address of a feed, whether it had one or not. */
export async function setAddress(query: Queryable, scope: Scope, address: FeedAddress): Promise<void> {
  await query
    .update(calendar_feeds)
    .set({ ...address, ended_by: null })
    .where(eq(calendar_feeds.user_id, scope.user_id));
}

/** Replaces the address of an enabled feed. @returns whether it is enabled */
export async function replaceAddress(
  query: Queryable,
  scope: Scope,
  address: FeedAddress,
  ended_by: FeedEnd | null,
): Promise<boolean> {
  const replaced = await query
    .update(calendar_feeds)
    .set({ ...address, ended_by })
    .where(and(eq(calendar_feeds.user_id, scope.user_id), isNotNull(calendar_feeds.nonce)))
    .returning({ user_id: calendar_feeds.user_id });
  return replaced.length > 0;
}

/** Records that the new address was read, so its owner knows it. */
export async function forgetEnd(query: Queryable, token_hash: string): Promise<void> {
  await query.update(calendar_feeds).set({ ended_by: null }).where(eq(calendar_feeds.token_hash, token_hash));
}

export async function closeFeed(query: Queryable, scope: Scope): Promise<void> {
  await query
    .update(calendar_feeds)
    .set({ nonce: null, token_hash: null, ended_by: null })
    .where(eq(calendar_feeds.user_id, scope.user_id));
}

/** The colours of lines by their ids, `#rrggbb`; nothing of a user. */
export async function readLineColours(query: Queryable): Promise<Map<string, string>> {
  const lines = await query.select({ id: cruise_lines.id, colour: cruise_lines.colour }).from(cruise_lines);
  return new Map(lines.map(({ id, colour }) => [id, colour]));
}
