import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

/** The numbered migrations, in order: `0001_accounts.sql` and so on. They only go forward. */
export function listMigrations(): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .toSorted();
}

/**
 * Brings a database up to date: each migration that it has not seen, in one transaction with the note that it was
 * seen. Of several servers that start at once one migrates and the others wait.
 */
export async function migrate(
  database: Pick<Database, 'query' | 'transaction'>,
  until = Infinity,
): Promise<void> {
  const wanted = listMigrations().slice(0, until);
  if ((await seenMigrations(database.query)).length >= wanted.length) return;
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(716253)`);
    await tx.execute(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
    const seen = new Set(await seenMigrations(tx));
    for (const name of wanted.filter((migration) => !seen.has(migration))) {
      for (const statement of readFileSync(new URL(name, folder), 'utf8').split('--> statement-breakpoint')) {
        await tx.execute(sql.raw(statement));
      }
      await tx.execute(sql`insert into migrations (name) values (${name})`);
    }
  });
}

async function seenMigrations(query: Queryable): Promise<string[]> {
  const found = await query.execute<{ exists: boolean }>(
    sql`select to_regclass('migrations') is not null as exists`,
  );
  if (found.rows[0]?.exists !== true) return [];
  const { rows } = await query.execute<{ name: string }>(sql`select name from migrations order by name`);
  return rows.map((row) => row.name);
}
