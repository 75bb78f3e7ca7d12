import { and, eq, getTableColumns, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as contract from '#contract/catalog.ts';
import { fold, foldedWords } from '#domain/fold.ts';
import type { Queryable } from '#server/database/shape.ts';
import * as tables from './table.ts';

/*
 * No function here takes a scope: the catalogue is the same for everybody and holds nothing of a user. The endpoints
 * restrict it to signed-in callers. Answers are JSON that the database built, with the fields that the contract names.
 */

type Fields = Readonly<Record<string, AnyColumn | SQL>>;

/** The source of a list: its fields by name, its tables, and its order after the rank of a search. */
interface Source {
  fields: Fields;
  from: SQL;
  is_active: AnyColumn;
  search_text: AnyColumn | null;
  order: readonly SQL[];
}

/** The columns with the names of a contract's fields. */
function fieldsOf(table: PgTable, schema: { shape: object }, others: Fields = {}): Fields {
  const columns: Fields = { ...getTableColumns(table), ...others };
  return Object.fromEntries(
    Object.keys(schema.shape).map((field) => {
      const column = columns[field];
      if (column === undefined) throw new Error(`the catalogue has no column for ${field}`);
      return [field, column];
    }),
  );
}

/** The position of a value in an enumeration; the contract lists the values in the order that people expect. */
function placeIn(values: readonly string[], column: AnyColumn): SQL {
  return sql`array_position(${`{${values.join(',')}}`}::text[], ${column})`;
}

/** By the folded name and byte by byte: the same order on every database, whatever its collation. */
function byName(search_text: AnyColumn): SQL {
  return sql`${search_text} collate "C"`;
}

function searched<Table extends PgTable & Pick<Source, 'is_active' | 'search_text'>>(table: Table) {
  const { is_active, search_text } = table;
  return { from: sql`${table}`, is_active, search_text };
}

const { airlines, airports, cruise_lines, loyalty_programmes, loyalty_tiers, ports, ships } = tables;

const sources = {
  cruise_lines: {
    fields: fieldsOf(cruise_lines, contract.cruiseLine),
    ...searched(cruise_lines),
    order: [
      placeIn(contract.cruiseLine.shape.status.options, cruise_lines.status),
      byName(cruise_lines.search_text),
      sql`${cruise_lines.id}`,
    ],
  },
  ships: {
    fields: fieldsOf(ships, contract.ship, { cruise_line: cruise_lines.name }),
    ...searched(ships),
    from: sql`${ships} join ${cruise_lines} on ${cruise_lines.id} = ${ships.cruise_line_id}`,
    order: [
      placeIn(contract.ship.shape.status.options, ships.status),
      byName(ships.search_text),
      sql`${ships.year_in_service} desc nulls last`,
      sql`${ships.id}`,
    ],
  },
  ports: {
    fields: fieldsOf(ports, contract.port),
    ...searched(ports),
    order: [
      placeIn(contract.port.shape.kind.options, ports.kind),
      byName(ports.search_text),
      sql`${ports.id}`,
    ],
  },
  airports: {
    fields: fieldsOf(airports, contract.airport),
    ...searched(airports),
    order: [
      placeIn(contract.airport.shape.size.options, airports.size),
      sql`${airports.scheduled} desc`,
      byName(airports.search_text),
      sql`${airports.id}`,
    ],
  },
  airlines: {
    fields: fieldsOf(airlines, contract.airline),
    ...searched(airlines),
    order: [byName(airlines.search_text), sql`${airlines.id}`],
  },
  programmes: {
    fields: fieldsOf(loyalty_programmes, contract.programme, {
      tiers: sql`(
        select coalesce(json_agg(${objectSql(fieldsOf(loyalty_tiers, contract.tier))} order by ${loyalty_tiers.rank}), '[]')
        from ${loyalty_tiers}
        where ${loyalty_tiers.programme_id} = ${loyalty_programmes.id} and ${loyalty_tiers.is_active})`,
    }),
    from: sql`${loyalty_programmes}`,
    is_active: loyalty_programmes.is_active,
    search_text: null,
    order: [sql`${loyalty_programmes.id} collate "C"`],
  },
} as const satisfies Record<string, Source>;

/** The names are part of the SQL: they come from the contract, never from a caller. */
function objectSql(fields: Fields): SQL {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/*
 * Searching a column that `reference/search-text.ts` made: `|name|alias|code|~ further words`. Folded text contains
 * neither `%` nor `_` nor `\`, so it needs no escaping in a pattern.
 */

/** Whether the text contains every typed word, also inside another ("coco cay" in "cococay"). */
function matchesSql(search_text: AnyColumn, q: string): SQL | undefined {
  return and(...foldedWords(q).map((word) => hasWord(search_text, word)));
}

function hasWord(search_text: AnyColumn, word: string): SQL {
  const has = sql`${search_text} like ${`%${word}%`}`;
  // On the way to "saint", which is folded to "st", its ports would disappear for three keys.
  return /^sa(in?)?$/.test(word) ? sql`(${has} or ${search_text} ~ '[| ]st ')` : has;
}

/** How well a row matches: 0 is its name, then any other name or code, then beginnings, then words; 5 the rest. */
function rankSql(search_text: AnyColumn, q: string): SQL {
  const typed = fold(q);
  const words = foldedWords(q).map(
    (word) => sql`(${search_text} like ${`%|${word}%`} or ${search_text} like ${`% ${word}%`})`,
  );
  return sql`case
    when ${search_text} like ${`|${typed}|%`} then 0
    when ${search_text} like ${`%|${typed}|%`} then 1
    when ${search_text} like ${`|${typed}%`} then 2
    when ${search_text} like ${`%|${typed}%`} then 3
    when ${and(sql`true`, ...words)} then 4
    else 5 end`;
}

interface CatalogQuery {
  /** as typed; without a word everything */
  q: string;
  limit: number;
  with_inactive?: boolean;
  filter?: SQL;
}

async function listJson(query: Queryable, source: Source, list_query: CatalogQuery): Promise<string> {
  const { search_text } = source;
  const rank = search_text === null ? [] : [rankSql(search_text, list_query.q)];
  const { rows } = await query.execute<{ json: string }>(sql`
    with found as (
      select ${objectSql(source.fields)} as item,
        row_number() over (order by ${sql.join([...rank, ...source.order], sql`, `)}) as place,
        count(*) over () as total
      from ${source.from}
      where ${and(
        list_query.with_inactive === true ? undefined : sql`${source.is_active}`,
        search_text === null ? undefined : matchesSql(search_text, list_query.q),
        list_query.filter ?? sql`true`,
      )}
      order by place limit ${list_query.limit}
    )
    select json_build_object(
      'items', coalesce(json_agg(item order by place), '[]'),
      'next_cursor', null,
      'total', coalesce(max(total), 0)
    )::text as json from found`);
  const [list] = rows;
  if (list === undefined) throw new Error('a list without a row');
  return list.json;
}

/** The rows whose names match all words of `q`, best first; without words all of them, up to the limit. */
export function search(
  query: Queryable,
  kind: Exclude<keyof typeof sources, 'programmes'>,
  list_query: Pick<CatalogQuery, 'q' | 'limit'>,
): Promise<string> {
  return listJson(query, sources[kind], list_query);
}

/** All lines, also inactive ones: the line of an old cruise has a name, a colour and a monogram too. */
export function listCruiseLines(query: Queryable, limit: number): Promise<string> {
  return listJson(query, sources.cruise_lines, { q: '', limit, with_inactive: true });
}

export function findShips(
  query: Queryable,
  list_query: Pick<CatalogQuery, 'q' | 'limit'> & { cruise_line_id: string },
): Promise<string> {
  return listJson(query, sources.ships, {
    ...list_query,
    filter: eq(ships.cruise_line_id, list_query.cruise_line_id),
  });
}

export function listProgrammes(query: Queryable): Promise<string> {
  return listJson(query, sources.programmes, { q: '', limit: 1000 });
}

export async function isCruiseLine(query: Queryable, id: string): Promise<boolean> {
  const found = await query.select({ id: cruise_lines.id }).from(cruise_lines).where(eq(cruise_lines.id, id));
  return found.length > 0;
}

export async function findLine(query: Queryable, id: string) {
  const { aliases, name, type } = cruise_lines;
  const [line] = await query
    .select({ aliases, name, type })
    .from(cruise_lines)
    .where(eq(cruise_lines.id, id));
  return line ?? null;
}

/** @returns false if the id exists */
export async function insertShip(query: Queryable, ship: typeof ships.$inferInsert): Promise<boolean> {
  const added = await query.insert(ships).values(ship).onConflictDoNothing().returning({ id: ships.id });
  return added.length > 0;
}

/** A ship as JSON, also an inactive one; null for an unknown id. */
export async function readShip(query: Queryable, id: string): Promise<string | null> {
  const { fields, from } = sources.ships;
  const { rows } = await query.execute<{ json: string }>(
    sql`select ${objectSql(fields)}::text as json from ${from} where ${ships.id} = ${id}`,
  );
  return rows[0]?.json ?? null;
}

/** The version of the seeded reference data; null before the first time. */
export async function readVersion(query: Queryable): Promise<string | null> {
  const [row] = await query
    .select({ version: tables.catalog_versions.version })
    .from(tables.catalog_versions)
    .where(eq(tables.catalog_versions.name, 'reference'));
  return row?.version ?? null;
}

export async function writeVersion(query: Queryable, version: string): Promise<void> {
  await query
    .insert(tables.catalog_versions)
    .values({ name: 'reference', version })
    .onConflictDoUpdate({ target: tables.catalog_versions.name, set: { version } });
}

/** Of several servers that start at once one seeds and the others wait, until its transaction ends. */
export async function lockSeeding(query: Queryable): Promise<void> {
  await query.execute(sql`select pg_advisory_xact_lock(716254)`);
}

export type CatalogTable = Exclude<(typeof tables)[keyof typeof tables], typeof tables.catalog_versions>;

/**
 * Replaces the active rows of a table: new rows are added, changed ones overwritten, and missing ones become inactive.
 * One statement each, with all rows as one JSON parameter: 4,500 rows would otherwise need 54,000 parameters, and a
 * statement of PostgreSQL takes 65,535.
 */
export async function replaceRows(
  query: Queryable,
  table: CatalogTable,
  rows: readonly { id: string }[],
): Promise<void> {
  const columns = Object.values<AnyColumn>(getTableColumns(table)).filter(({ name }) => name !== 'is_active');
  const list = (make: (name: SQL, type: SQL) => SQL) =>
    sql.join(
      columns.map((column) => make(sql`${sql.identifier(column.name)}`, sql.raw(column.getSQLType()))),
      sql`, `,
    );
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (${list((name, type) => sql`${name} ${type}`)})`;
  await query.execute(sql`
    insert into ${table} (${list((name) => name)}, is_active)
    select ${list((name) => name)}, true from ${given}
    on conflict (id) do update set (${list((name) => name)}, is_active) = (${list((name) => sql`excluded.${name}`)}, true)
    where (${list((name) => sql`${table}.${name}`)}, ${table}.is_active)
      is distinct from (${list((name) => sql`excluded.${name}`)}, true)`);
  // a ship that an operator added is in no edition
  const is_ours = table === ships ? sql`and ${ships.added_at} is null` : sql``;
  await query.execute(sql`
    update ${table} set is_active = false where is_active and id not in (select id from ${given}) ${is_ours}`);
}
