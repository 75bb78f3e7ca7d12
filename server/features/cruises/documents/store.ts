import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import type { Scope } from '#server/platform/scope.ts';
import { cruise_fields } from '#domain/field-levels.ts';
import { editableBy, ownedBy, shownTo } from '../access.ts';
import { cruises } from '../table.ts';
import { documentJson, documentsJson } from './store-json.ts';
import { documents, uploads } from './table.ts';

export interface StoredDocument {
  json: string;
  version: number;
}

/** The documents of a cruise as JSON text, or null when the user may not see it. */
export async function listDocuments(
  query: Queryable,
  scope: Scope,
  cruise_id: string,
): Promise<{ items: string; total: number } | null> {
  const { rows } = await query.execute<{ items: string; total: number }>(sql`
    select listed.items::text as items, json_array_length(listed.items) as total from (
      select ${documentsJson} as items from ${cruises} where ${cruises.id} = ${cruise_id} and ${shownTo(scope, cruise_fields.documents)}
    ) listed`);
  return rows[0] ?? null;
}

export interface Measured {
  count: number;
  bytes: number;
  start_date: string;
  end_date: string;
}

/**
 * The number and bytes of a cruise's documents, and its days, or null when the user may not change it. Photographs are
 * counted by day.
 */
export async function measure(
  query: Queryable,
  scope: Scope,
  cruise_id: string,
  day: string | null,
): Promise<Measured | null> {
  const { rows } = await query.execute<Omit<Measured, 'bytes'> & { bytes: string }>(sql`
    select (count(${documents.id}) filter (where ${documents.day} is not distinct from ${day}::date))::int as count, coalesce(sum(${documents.size}), 0)::text as bytes,
      ${cruises.start_date}::text as start_date, ${cruises.end_date}::text as end_date
    from ${cruises} left join ${documents} on ${documents.cruise_id} = ${cruises.id}
    where ${cruises.id} = ${cruise_id} and ${editableBy(scope)}
    group by ${cruises.id}`);
  const [found] = rows;
  return found === undefined ? null : { ...found, bytes: Number(found.bytes) };
}

/** Within a cruise that its caller has locked. */
export async function readDocument(
  query: Queryable,
  cruise_id: string,
  id: string,
): Promise<StoredDocument | null> {
  const { rows } = await query.execute<{ json: string; version: number }>(sql`
    select ${documentJson}::text as json, ${documents.version} as version from ${documents} where ${isOne(cruise_id, id)}`);
  return rows[0] ?? null;
}

/** The data to send a file, or null when the user may not see it. */
export async function findFile(
  query: Queryable,
  scope: Scope,
  cruise_id: string,
  id: string,
): Promise<{ name: string; media_type: string; file_key: string } | null> {
  const { rows } = await query.execute<{ name: string; media_type: string; file_key: string }>(sql`
    select ${documents.name}, ${documents.media_type}, ${documents.file_key}
    from ${documents} join ${cruises} on ${cruises.id} = ${documents.cruise_id}
    where ${isOne(cruise_id, id)} and ${shownTo(scope, cruise_fields.documents)}`);
  return rows[0] ?? null;
}

/** The keys of the files of the user's own cruises, by document. */
export async function listOwnFiles(query: Queryable, scope: Scope): Promise<Map<string, string>> {
  const { rows } = await query.execute<{ id: string; file_key: string }>(sql`
    select ${documents.id}, ${documents.file_key}
    from ${documents} join ${cruises} on ${cruises.id} = ${documents.cruise_id} where ${ownedBy(scope)}`);
  return new Map(rows.map(({ id, file_key }) => [id, file_key]));
}

/** Within a cruise that its caller has locked. @returns false if a document has the id */
export async function insertDocument(query: Queryable, row: typeof documents.$inferInsert): Promise<boolean> {
  const inserted = await query
    .insert(documents)
    .values(row)
    .onConflictDoNothing({ target: documents.id })
    .returning({ id: documents.id });
  return inserted.length > 0;
}

/** Within a cruise that its caller has locked. */
export async function changeDocument(
  query: Queryable,
  cruise_id: string,
  id: string,
  { name, day }: { name: string; day: string | null },
): Promise<void> {
  await query.execute(
    sql`update ${documents} set name = ${name}, day = ${day}::date, version = version + 1 where ${isOne(cruise_id, id)}`,
  );
}

/** Within a cruise that its caller has locked. @returns the key of its file */
export async function deleteDocument(query: Queryable, cruise_id: string, id: string): Promise<string[]> {
  return keysOf(query, sql`delete from ${documents} where ${isOne(cruise_id, id)} returning file_key`);
}

/** Of a cruise that its caller has locked. */
export async function listKeysOfCruise(query: Queryable, cruise_id: string): Promise<string[]> {
  return keysOf(query, sql`select file_key from ${documents} where ${documents.cruise_id} = ${cruise_id}`);
}

/** Of the user's samples, which this locks: a concurrent addition waits and then finds no cruise. */
export async function listKeysOfSamples(query: Queryable, scope: Scope): Promise<string[]> {
  const theirs = sql`select ${cruises.id} from ${cruises} where ${ownedBy(scope)} and ${cruises.is_sample} for update`;
  return keysWithin(query, theirs);
}

/** Of an account that is being deleted; locks its cruises. The proof of ownership is the account's own id. */
export async function listKeysOfUser(query: Queryable, user_id: string): Promise<string[]> {
  const theirs = sql`select ${cruises.id} from ${cruises} where ${cruises.owner_id} = ${user_id} for update`;
  return keysWithin(query, theirs);
}

/**
 * Those of many file keys that an upload or a document names, of all users: orphaned files have no owner. An accepted
 * upload does not count, its document names the file. Uploads are read first: one that is accepted in between is a
 * document by the second statement.
 */
export async function listKnownKeys(query: Queryable, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  return [
    ...(await keysOf(
      query,
      sql`select file_key from ${uploads}
      where ${uploads.file_key} in ${keys} and ${uploads.state} <> 'accepted'`,
    )),
    ...(await keysOf(query, sql`select file_key from ${documents} where ${documents.file_key} in ${keys}`)),
  ];
}

async function keysWithin(query: Queryable, cruise_ids: ReturnType<typeof sql>): Promise<string[]> {
  // locked before the documents are read: a single statement would read an older snapshot of them
  const { rows } = await query.execute<{ id: string }>(cruise_ids);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return keysOf(query, sql`select file_key from ${documents} where ${documents.cruise_id} in ${ids}`);
}

async function keysOf(query: Queryable, statement: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await query.execute<{ file_key: string }>(statement);
  return rows.map(({ file_key }) => file_key);
}

function isOne(cruise_id: string, id: string) {
  return sql`${documents.id} = ${id} and ${documents.cruise_id} = ${cruise_id}`;
}
