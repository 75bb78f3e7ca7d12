import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/database/shape.ts';
import { airports } from '#server/features/catalog/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { AddonSums, PaymentSums } from '#domain/money.ts';
import { cruise_fields } from '#domain/field-levels.ts';
import { seenBy, shownTo } from '../access.ts';
import { schedule_rows } from '../schedule/table.ts';
import { cruises } from '../table.ts';
import { part_kinds, partsJson, type PartName } from './store-kinds.ts';
import { addons, payments } from './table.ts';

/*
 * The caller of each function has locked the cruise or checked that the user may see it (`../store.ts`); rows are found
 * by cruise and id together, so that no user reaches a row through a cruise of their own.
 */

/** Values by the names of their columns; a column that is not named stays unchanged. */
export type Values = Readonly<Record<string, unknown>>;

export interface StoredPart {
  json: string;
  version: number;
}

/** All parts of a kind as JSON text, or null when the user may not see them. */
export async function listParts(
  query: Queryable,
  scope: Scope,
  name: PartName,
  cruise_id: string,
): Promise<{ items: string; total: number } | null> {
  const { rows } = await query.execute<{ items: string; total: number }>(sql`
    select listed.items::text as items, json_array_length(listed.items) as total from (
      select ${partsJson(name)} as items from ${seenBy(scope)}
      where ${cruises.id} = ${cruise_id} and ${shownTo(scope, cruise_fields[name])}
    ) listed`);
  return rows[0] ?? null;
}

export async function countParts(query: Queryable, name: PartName, cruise_id: string): Promise<number> {
  const { table, columns } = part_kinds[name];
  const { rows } = await query.execute<{ count: number }>(
    sql`select count(*)::int as count from ${table} where ${columns['cruise_id']} = ${cruise_id}`,
  );
  return rows[0]?.count ?? 0;
}

export async function readPart(
  query: Queryable,
  name: PartName,
  cruise_id: string,
  id: string,
): Promise<StoredPart | null> {
  const { table, json } = part_kinds[name];
  const { rows } = await query.execute<{ json: string; version: number }>(
    sql`select ${json}::text as json, version from ${table} where ${isPart(name, cruise_id, id)}`,
  );
  return rows[0] ?? null;
}

/** @returns whether it was added: false if the id is taken */
export async function insertPart(query: Queryable, name: PartName, values: Values): Promise<boolean> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const names = given.map(([column]) => sql.identifier(column));
  const { rows } = await query.execute(sql`
    insert into ${part_kinds[name].table} (${sql.join(names, sql`, `)})
    values (${sql.join(
      given.map(([column, value]) => valueOf(name, column, value)),
      sql`, `,
    )})
    on conflict (id) do nothing returning id`);
  return rows.length > 0;
}

export async function updatePart(
  query: Queryable,
  name: PartName,
  { cruise_id, id }: { cruise_id: string; id: string },
  values: Values,
): Promise<void> {
  const sets = Object.entries(values).map(
    ([column, value]) => sql`${sql.identifier(column)} = ${valueOf(name, column, value)}`,
  );
  await query.execute(sql`
    update ${part_kinds[name].table} set ${sql.join([...sets, sql`version = version + 1`], sql`, `)}
    where ${isPart(name, cruise_id, id)}`);
}

export async function deletePart(
  query: Queryable,
  name: PartName,
  cruise_id: string,
  id: string,
): Promise<void> {
  await query.execute(sql`delete from ${part_kinds[name].table} where ${isPart(name, cruise_id, id)}`);
}

export async function deleteParts(query: Queryable, name: PartName, cruise_id: string): Promise<void> {
  const { table, columns } = part_kinds[name];
  await query.execute(sql`delete from ${table} where ${columns['cruise_id']} = ${cruise_id}`);
}

/** The ids among these that a record of any cruise has. */
export async function listTaken(
  query: Queryable,
  name: PartName,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { table, columns } = part_kinds[name];
  const { rows } = await query.execute<{ id: string }>(
    sql`select id from ${table} where ${columns['id']} in ${[...ids]}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** @param id of one of them; without it all @returns how many there were */
export async function deleteMarkedPayments(
  query: Queryable,
  cruise_id: string,
  id?: string,
): Promise<number> {
  const which = id === undefined ? sql`true` : sql`${payments.id} = ${id}`;
  const { rows } = await query.execute(sql`
    delete from ${payments}
    where ${payments.cruise_id} = ${cruise_id} and ${payments.is_mark_paid} and ${which} returning id`);
  return rows.length;
}

/** The values that a cruise stores of its parts: their sums, and the words by which they are found, as typed. */
interface PartSums extends PaymentSums, AddonSums {
  words: string;
  [column: string]: unknown;
}

export async function sumParts(query: Queryable, cruise_id: string): Promise<PartSums> {
  const texts = Object.values(part_kinds).map(({ table, columns, searched }) => {
    return sql`select concat_ws(' ', ${sql.join(
      searched.map((column) => sql`${column}`),
      sql`, `,
    )}) from ${table} where ${columns['cruise_id']} = ${cruise_id}`;
  });
  texts.push(
    sql`select ${schedule_rows.port_name} from ${schedule_rows} where ${schedule_rows.cruise_id} = ${cruise_id}`,
  );
  const sumIn = (table: PgTable, amount: AnyColumn, of: AnyColumn, which = sql`true`) =>
    sql`(select sum(${amount}) filter (where ${which})::text from ${table} where ${of} = ${cruise_id})`;
  const paid = (which?: SQL) => sumIn(payments, payments.amount, payments.cruise_id, which);
  const added = (which: SQL) => sumIn(addons, addons.price, addons.cruise_id, which);
  const { rows } = await query.execute<PartSums>(sql`
    select ${added(sql`not ${addons.is_in_total}`)} as addons_total, ${added(sql`${addons.is_in_total}`)} as addons_in_total,
      ${paid()} as payments_total, ${paid(sql`${payments.is_deposit}`)} as deposit_paid,
      (select coalesce(string_agg(text, ' '), '') from (${sql.join(texts, sql` union all `)}) as texts(text)) as words`);
  const [sums] = rows;
  if (sums === undefined) throw new Error('a query without a table gives one row');
  return sums;
}

/** The most decimals of a payment or an add-on, without zeros at the end. */
export async function mostDecimals(query: Queryable, cruise_id: string): Promise<number> {
  const { rows } = await query.execute<{ most: number }>(sql`
    select coalesce(max(scale(trim_scale(amount))), 0) as most from (
      select ${payments.amount} as amount from ${payments} where ${payments.cruise_id} = ${cruise_id}
      union all select ${addons.price} from ${addons} where ${addons.cruise_id} = ${cruise_id}) as amounts`);
  return rows[0]?.most ?? 0;
}

/** The zones of airports by their codes; a code that is not in the catalogue has none. */
export async function readAirportZones(
  query: Queryable,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const { rows } = await query.execute<{ id: string; time_zone: string }>(
    sql`select ${airports.id}, ${airports.time_zone} from ${airports} where ${airports.id} in ${codes}`,
  );
  return new Map(rows.map(({ id, time_zone }) => [id, time_zone]));
}

function isPart(name: PartName, cruise_id: string, id: string): SQL {
  const { columns } = part_kinds[name];
  return sql`${columns['id']} = ${id} and ${columns['cruise_id']} = ${cruise_id}`;
}

/** With the column's type, as PostgreSQL takes a bare parameter in a list of values for text. */
function valueOf(name: PartName, column: string, value: unknown): SQL {
  const known = part_kinds[name].columns[column];
  if (known === undefined) throw new Error(`${name} have no column ${column}`);
  return sql`${value}::${sql.raw(known.getSQLType())}`;
}
