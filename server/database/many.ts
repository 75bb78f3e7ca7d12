import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/*
 * Statements over hundreds of rows with one parameter. With a parameter for each value, building and parsing them took
 * a sweep of reminders as long as all its other work.
 */

/** Whether a column is among ids. @param ids UUIDs */
export function isAmong(column: AnyPgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;
}

/**
 * Inserts rows that all have the same fields, named as the columns; `more` may contain a conflict clause and a
 * returning clause.
 */
export function insertAll<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
  more: SQL = sql``,
): SQL {
  const columns = getTableColumns(table);
  const given = Object.keys(rows[0] ?? {}).map((name) => {
    const column = columns[name];
    if (column === undefined) throw new Error(`There is no column for ${name}.`);
    return sql.identifier(column.name);
  });
  const names = sql.join(given, sql`, `);
  return sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) ${more}`;
}
