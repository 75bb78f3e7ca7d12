import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Moment } from '#domain/timeline.ts';
import { isAmong as isAmongIds } from '#server/database/many.ts';
import type { Queryable } from '#server/database/shape.ts';
import { cruise_lines, ports, ships } from '#server/features/catalog/table.ts';
import { watchReminders } from './watches/actions.ts';
import type { Scope } from '#server/platform/scope.ts';
import { editableBy, ownedBy, seenBy, visibleTo } from './access.ts';
import { resolveComputed, timeSql, type Selection } from './store-fields.ts';
import { cruises } from './table.ts';

export type CruiseRow = typeof cruises.$inferSelect;
type NewRow = typeof cruises.$inferInsert;

/** The reader of a cruise, as the SQL of a read needs it. */
export interface Reader {
  scope: Scope;
  moment: Moment;
}

/** One page of a list: JSON of its items as text, the number of all items, and its end if more follow. */
export interface Page {
  items: string;
  total: number;
  /** the sums of all items by currency, as JSON; null when they were not requested */
  totals: string | null;
  last: { key: string | null; id: string } | null;
}

export interface Listing {
  fields: Selection;
  filters: readonly SQL[];
  /** the column that sorts, as text in the cursor */
  sort: { column: SQL; type: 'date' | 'text' | 'numeric'; descending: boolean };
  after: { key: string | null; id: string } | null;
  limit: number;
  /** whether a filter depends on the reader's level (`seenBy`), which is else not needed for counting */
  counts_by_level: boolean;
  /** adds up all cruises that meet a condition */
  totals?: ((from: SQL, where: SQL | undefined) => SQL) | undefined;
}

/**
 * A page of cruises, built as JSON by the database: PGlite parses every value that it returns on the only thread, which
 * took three quarters of the time. The place is counted after the limit: a thousand rows with all their values were
 * sorted for a hundred. Unknown sort keys come last; ids make the order total.
 */
export async function listCruises(query: Queryable, reader: Reader, listing: Listing): Promise<Page> {
  const { column, descending } = listing.sort;
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const from = seenBy(reader.scope);
  const where = and(visibleTo(reader.scope), ...listing.filters);
  const { rows } = await query.execute<{
    items: string;
    total: number;
    totals: string | null;
    has_more: boolean;
    last_key: string | null;
    last_id: string;
  }>(sql`
    with page as (
      select *, row_number() over (order by sort_key ${direction} nulls last, id ${direction}) as place from (
        select ${listing.fields.values(reader.moment)}, seen.level as seen_level, ${column} as sort_key
        from ${from}
        where ${and(where, afterSql(listing))}
        order by ${column} ${direction} nulls last, ${cruises.id} ${direction} limit ${listing.limit + 1}
      ) as first_ones
    )
    select coalesce((
        select json_agg(${listing.fields.json('page')} order by place)::text from page where place <= ${listing.limit}
      ), '[]') as items,
      (select count(*) > ${listing.limit} from page) as has_more,
      (select count(*)::int from ${listing.counts_by_level ? from : sql`${cruises}`} where ${where}) as total,
      ${listing.totals?.(from, where) ?? sql`null`} as totals,
      (select sort_key::text from page where place = ${listing.limit}) as last_key,
      (select id from page where place = ${listing.limit}) as last_id`);
  const [page] = rows;
  if (page === undefined) throw new Error('a list without a row');
  const items = resolveComputed(page.items, reader.moment);
  const last = page.has_more ? { key: page.last_key, id: page.last_id } : null;
  return { items, total: page.total, totals: page.totals, last };
}

function afterSql({ sort: { column, type, descending }, after }: Listing): SQL | undefined {
  if (after === null) return undefined;
  const beyond = sql.raw(descending ? '<' : '>');
  if (after.key === null) return sql`(${column} is null and ${cruises.id} ${beyond} ${after.id})`;
  const key = sql`${after.key}::${sql.raw(type)}`;
  return sql`(${column} ${beyond} ${key} or (${column} = ${key} and ${cruises.id} ${beyond} ${after.id}) or ${column} is null)`;
}

/**
 * One cruise as JSON text with its version, or null when the reader may not see it. `offset 0` computes its values
 * once: planned anew for each level that may show them, they took half as long again.
 */
export async function readCruise(
  query: Queryable,
  reader: Reader,
  fields: Selection,
  id: string,
): Promise<FoundCruise | null> {
  const [found] = await readWhere(query, reader, fields, sql`${cruises.id} = ${id}`);
  return found ?? null;
}

/** Some cruises as `readCruise`; those that the reader may not see are left out. */
export async function readCruises(
  query: Queryable,
  reader: Reader,
  fields: Selection,
  ids: readonly string[],
): Promise<FoundCruise[]> {
  return readWhere(query, reader, fields, isAmongIds(cruises.id, ids));
}

interface FoundCruise {
  id: string;
  json: string;
  version: number;
}

async function readWhere(
  query: Queryable,
  { scope, moment }: Reader,
  fields: Selection,
  which: SQL | undefined,
): Promise<FoundCruise[]> {
  const { rows } = await query.execute<FoundCruise & Record<string, unknown>>(sql`
    select ${fields.json('found')}::text as json, found.id, found.version from (
      select ${fields.values(moment)}, seen.level as seen_level from ${seenBy(scope)}
      where ${which} and ${visibleTo(scope)} offset 0
    ) found`);
  return rows.map((found) => ({ ...found, json: resolveComputed(found.json, moment) }));
}

/** The number of a user's cruises under way or ahead. */
export async function countOpen(query: Queryable, owner_id: string, moment: Moment): Promise<number> {
  return query.$count(
    cruises,
    and(eq(cruises.owner_id, owner_id), sql`${timeSql(moment)} <> 'past'`, isNull(cruises.cancelled_at)),
  );
}

async function isAmong(query: Queryable, which: SQL, id: string): Promise<boolean> {
  const rows = await query
    .select({ id: cruises.id })
    .from(cruises)
    .where(and(eq(cruises.id, id), which));
  return rows.length > 0;
}

export async function isVisible(query: Queryable, scope: Scope, id: string): Promise<boolean> {
  return isAmong(query, visibleTo(scope), id);
}

export async function isEditable(query: Queryable, scope: Scope, id: string): Promise<boolean> {
  return isAmong(query, editableBy(scope), id);
}

export async function isOwn(query: Queryable, scope: Scope, id: string): Promise<boolean> {
  return isAmong(query, ownedBy(scope), id);
}

/** The row to delete, locked until the transaction ends, or null when it is not the user's own. */
export async function lockOwn(query: Queryable, scope: Scope, id: string): Promise<CruiseRow | null> {
  const [row] = await query
    .select()
    .from(cruises)
    .where(and(eq(cruises.id, id), ownedBy(scope)))
    .for('update');
  return row ?? null;
}

/** The row to change, locked until the transaction ends, or null when the user may not change it. */
export async function lockCruise(query: Queryable, scope: Scope, id: string): Promise<CruiseRow | null> {
  const [row] = await query
    .select()
    .from(cruises)
    .where(and(eq(cruises.id, id), editableBy(scope)))
    .for('update');
  return row ?? null;
}

/** @returns how many were added: rows with a taken id are not */
export async function insertCruises(
  query: Queryable,
  scope: Scope,
  rows: Omit<NewRow, 'owner_id'>[],
): Promise<number> {
  const added = await query
    .insert(cruises)
    .values(rows.map((row) => ({ ...row, owner_id: scope.user_id })))
    .onConflictDoNothing({ target: cruises.id })
    .returning({ id: cruises.id });
  const ids = added.map(({ id }) => id);
  const [first] = rows;
  if (first !== undefined) await watchReminders(query, ids, new Date(first.updated_at));
  return added.length;
}

/** @returns whether the user might change it, which may have ended since they locked it */
export async function updateCruise(
  query: Queryable,
  scope: Scope,
  id: string,
  change: Partial<NewRow> & Pick<NewRow, 'updated_at'>,
): Promise<boolean> {
  const changed = await query
    .update(cruises)
    .set(change)
    .where(and(eq(cruises.id, id), editableBy(scope)))
    .returning({ id: cruises.id });
  await watchReminders(
    query,
    changed.map((row) => row.id),
    new Date(change.updated_at),
  );
  return changed.length > 0;
}

export async function deleteCruise(query: Queryable, scope: Scope, id: string): Promise<void> {
  await query.delete(cruises).where(and(eq(cruises.id, id), eq(cruises.owner_id, scope.user_id)));
}

/** Locks the user until the transaction ends: two clicks must not both add samples. */
export async function lockOwner(query: Queryable, scope: Scope): Promise<void> {
  await query.execute(sql`select id from users where id = ${scope.user_id} for update`);
}

export async function listSampleIds(query: Queryable, scope: Scope): Promise<string[]> {
  const rows = await query
    .select({ id: cruises.id })
    .from(cruises)
    .where(and(eq(cruises.owner_id, scope.user_id), eq(cruises.is_sample, true)))
    .orderBy(cruises.id);
  return rows.map((row) => row.id);
}

export async function deleteSamples(query: Queryable, scope: Scope): Promise<void> {
  await query.delete(cruises).where(and(eq(cruises.owner_id, scope.user_id), eq(cruises.is_sample, true)));
}

type CatalogueIds = Pick<NewRow, 'cruise_line_id' | 'ship_id' | 'start_port_id' | 'end_port_id'>;

/** The catalogue entries of the ids in a record; null for an unknown id. A ship without a given line brings its own. */
export async function readCatalogueEntries(query: Queryable, ids: CatalogueIds) {
  const port = async (id: string | null | undefined) =>
    id ? ((await query.select().from(ports).where(eq(ports.id, id)))[0] ?? null) : null;
  const [ship = null] = ids.ship_id ? await query.select().from(ships).where(eq(ships.id, ids.ship_id)) : [];
  const line_id = ids.cruise_line_id ?? ship?.cruise_line_id;
  const [line = null] = line_id
    ? await query.select().from(cruise_lines).where(eq(cruise_lines.id, line_id))
    : [];
  const start = await port(ids.start_port_id);
  const end = ids.end_port_id === ids.start_port_id ? start : await port(ids.end_port_id);
  return { cruise_line_id: line, ship_id: ship, start_port_id: start, end_port_id: end };
}
