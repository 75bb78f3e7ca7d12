import { and, desc, eq, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Upload } from '#contract/uploads.ts';
import type { Queryable } from '#server/database/shape.ts';
import type { Scope } from '#server/platform/scope.ts';
import { uploads } from '#server/features/cruises/documents/table.ts';
import { pick } from '#domain/pick.ts';

export type UploadRow = typeof uploads.$inferSelect;

function instant(column: AnyPgColumn): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

/** The fields of an answer, without the ids of deleted cruises. */
const shown = {
  ...pick(uploads, 'id', 'version', 'name', 'media_type', 'size'),
  date_added: instant(uploads.date_added),
  ...pick(uploads, 'state', 'stage', 'progress', 'failure', 'reason', 'count', 'cruises'),
  cruise_ids: sql<
    string[]
  >`array(select made.id from unnest(${uploads.cruise_ids}) with ordinality as made(id, place)
    join cruises on cruises.id = made.id order by made.place)`,
  deleted_on: sql<
    string | null
  >`case when ${uploads.state} <> 'accepted' then to_char(${uploads.kept_until} at time zone 'UTC', 'YYYY-MM-DD') end`,
};

/** The user's documents that are not discarded. */
function listedOf(scope: Scope): SQL | undefined {
  return and(eq(uploads.user_id, scope.user_id), isNull(uploads.discarded_at));
}

function isOne(scope: Scope, id: string): SQL | undefined {
  return and(eq(uploads.id, id), listedOf(scope));
}

/** The user's documents from the latest on, one more than the limit if there is one. */
export async function listUploads(
  query: Queryable,
  scope: Scope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Upload[]> {
  return query
    .select(shown)
    .from(uploads)
    .where(and(listedOf(scope), cursor === undefined ? undefined : lt(uploads.id, cursor)))
    .orderBy(desc(uploads.id))
    .limit(limit + 1);
}

export async function countUploads(query: Queryable, scope: Scope): Promise<number> {
  return query.$count(uploads, listedOf(scope));
}

/** The number of the user's documents that did not become a cruise yet. */
export async function countOpen(query: Queryable, scope: Scope): Promise<number> {
  return query.$count(uploads, and(listedOf(scope), ne(uploads.state, 'accepted')));
}

export async function readUpload(query: Queryable, scope: Scope, id: string): Promise<Upload | null> {
  const [row] = await query.select(shown).from(uploads).where(isOne(scope, id));
  return row ?? null;
}

/** `readUpload`, also of one that was discarded. */
export async function readSent(query: Queryable, { user_id }: Scope, id: string): Promise<Upload | null> {
  const [row] = await query
    .select(shown)
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.user_id, user_id)));
  return row ?? null;
}

/** `readUpload` with its text. */
export async function readReading(
  query: Queryable,
  scope: Scope,
  id: string,
): Promise<(Upload & { proposals: string; pages: string }) | null> {
  const [row] = await query
    .select({ ...shown, proposals: uploads.proposals, pages: uploads.pages })
    .from(uploads)
    .where(isOne(scope, id));
  return row ?? null;
}

/** The data to send its file, or null when it is not the user's. */
export async function findFile(
  query: Queryable,
  scope: Scope,
  id: string,
): Promise<Pick<UploadRow, 'name' | 'media_type' | 'file_key'> | null> {
  const [row] = await query
    .select({ name: uploads.name, media_type: uploads.media_type, file_key: uploads.file_key })
    .from(uploads)
    .where(isOne(scope, id));
  return row ?? null;
}

/** The fields that an action needs before it changes a document. */
export type LockedUpload = Pick<
  UploadRow,
  'id' | 'state' | 'name' | 'media_type' | 'size' | 'file_key' | 'discarded_at' | 'version'
>;

const held = {
  ...pick(uploads, 'id', 'state', 'name', 'media_type', 'size', 'file_key', 'discarded_at', 'version'),
};

/** A document, also a discarded one, locked until the transaction ends; null when it is not the user's. */
export async function lockUpload(query: Queryable, scope: Scope, id: string): Promise<LockedUpload | null> {
  const [row] = await query
    .select(held)
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.user_id, scope.user_id)))
    .for('update');
  return row ?? null;
}

/** The user is the scope's. @returns false if an upload has the id */
export async function insertUpload(
  query: Queryable,
  { user_id }: Scope,
  row: Omit<typeof uploads.$inferInsert, 'user_id'>,
): Promise<boolean> {
  const inserted = await query
    .insert(uploads)
    .values({ ...row, user_id })
    .onConflictDoNothing({ target: uploads.id })
    .returning({ id: uploads.id });
  return inserted.length > 0;
}

/** Changes a document that the caller has locked, and increments its version. */
export async function changeUpload(
  query: Queryable,
  id: string,
  change: Partial<Omit<UploadRow, 'id' | 'user_id' | 'version'>>,
): Promise<void> {
  await query
    .update(uploads)
    .set({ ...change, version: sql`${uploads.version} + 1` })
    .where(eq(uploads.id, id));
}

/** Records that the user waits for unread documents; not each time, as they ask twice a second. */
export async function recordAsked(
  query: Queryable,
  scope: Scope,
  ids: readonly string[],
  { now, noted_before }: { now: string; noted_before: string },
): Promise<void> {
  await query
    .update(uploads)
    .set({ asked_at: now })
    .where(
      and(
        inArray(uploads.id, [...ids]),
        eq(uploads.user_id, scope.user_id),
        or(isNull(uploads.asked_at), lt(uploads.asked_at, noted_before)),
      ),
    );
}

/** For the deletion of an account: the files that belong to its uploads and to no document. */
export async function listKeysOfUser(query: Queryable, user_id: string): Promise<string[]> {
  const rows = await query
    .select({ file_key: uploads.file_key })
    .from(uploads)
    .where(and(eq(uploads.user_id, user_id), ne(uploads.state, 'accepted')))
    .for('update');
  return rows.map(({ file_key }) => file_key);
}
