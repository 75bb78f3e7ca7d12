import { sql } from 'drizzle-orm';
import { readMigrations } from './migrate.ts';
import type { Queryable } from './shape.ts';

/** A table as `COPY` needs it. */
export interface Table {
  name: string;
  /** without generated columns, which no one can write */
  columns: string[];
  /** the terms by which its rows are ordered: its primary key, in the order of bytes, which every server has */
  key: string[];
}

/** Our tables in a database, in the order of their names. Others in the same schema, of another program, are left out. */
export async function listTables(query: Queryable): Promise<Table[]> {
  const { rows } = await query.execute<{ name: string; columns: string[]; key: string[] }>(sql`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select format('%I', a.attname) || case a.attcollation when 0 then '' else ' collate "C"' end
        from pg_index i, unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
        join pg_attribute a on a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid
        order by k.place) as key
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and c.relname = any(${`{${createdTables().join(',')}}`}::text[])
    order by c.relname`);
  return rows;
}

/** The names of our tables, from the migrations. */
export function createdTables(): string[] {
  const created = readMigrations().matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/gi);
  return ['migrations', ...[...created].map(([, name = '']) => name)];
}

/** The foreign keys of our tables, as statements that drop them and create them again. */
export async function listForeignKeys(query: Queryable): Promise<{ drop: string; create: string }[]> {
  const { rows } = await query.execute<{ drop: string; create: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace
    order by conrelid::regclass::text, conname`);
  return rows;
}
