import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/database/shape.ts';
import { addons, payments } from '#server/features/cruises/parts/table.ts';
import { documents, uploads } from '#server/features/cruises/documents/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import { users } from '#server/features/users/table.ts';

/** A file as its row describes it. */
export interface NamedFile {
  key: string;
  name: string;
  size: number;
  /** null: an upload that is no cruise's document yet */
  cruise_id: string | null;
  [column: string]: unknown;
}

export async function listNamedFiles(query: Queryable): Promise<NamedFile[]> {
  const { rows } = await query.execute<NamedFile>(sql`
    select file_key::text as key, name, size::float as size, cruise_id::text from ${documents}
    union all select file_key::text, name, size, null from ${uploads}
      where ${uploads.state} <> 'accepted' and file_key is not null
    order by key`);
  return rows;
}

/** A cruise whose stored sum is not that of its parts. */
export interface WrongSum {
  cruise_id: string;
  column: string;
  stored: string | null;
  counted: string | null;
  [column: string]: unknown;
}

export async function listWrongSums(query: Queryable, most: number): Promise<WrongSum[]> {
  const columnOf = (stored: AnyColumn, counted: string) => sql`
    (${sql.raw(`'${stored.name}'`)}, ${stored}::text, ${sql.identifier(counted)}::text,
      ${stored} is distinct from ${sql.identifier(counted)})`;
  const sumsOf = (table: PgTable, cruise_id: AnyColumn, sums: SQL) => sql`
    left join (select ${cruise_id} as id, ${sums} from ${table} group by ${cruise_id})`;
  const { rows } = await query.execute<WrongSum>(sql`
    select ${cruises.id}::text as cruise_id, c.name as column, c.stored, c.counted from ${cruises}
      ${sumsOf(
        payments,
        payments.cruise_id,
        sql`sum(${payments.amount}) as paid, sum(${payments.amount}) filter (where ${payments.is_deposit}) as deposited`,
      )} p on p.id = ${cruises.id}
      ${sumsOf(
        addons,
        addons.cruise_id,
        sql`sum(${addons.price}) filter (where not ${addons.is_in_total}) as added,
          sum(${addons.price}) filter (where ${addons.is_in_total}) as included`,
      )} a on a.id = ${cruises.id}
      cross join lateral (values
        ${columnOf(cruises.payments_total, 'paid')}, ${columnOf(cruises.deposit_paid, 'deposited')},
        ${columnOf(cruises.addons_total, 'added')}, ${columnOf(cruises.addons_in_total, 'included')}
      ) as c(name, stored, counted, is_wrong)
    where c.is_wrong order by 1, 2 limit ${most}`);
  return rows;
}

export async function countRows(query: Queryable): Promise<{ cruises: number; operators: number }> {
  const { rows } = await query.execute<{ cruises: number; operators: number }>(sql`
    select (select count(*)::int from ${cruises}) as cruises,
      (select count(*)::int from ${users} where ${users.plan_name} = 'admin') as operators`);
  return rows[0] ?? { cruises: 0, operators: 0 };
}

/** The clock of the database, which is that of another machine. */
export async function readClock(query: Queryable): Promise<Date> {
  const { rows } = await query.execute<{ at: string }>(sql`select clock_timestamp()::text as at`);
  return new Date(rows[0]?.at ?? '');
}
