import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { CannotStart } from '#server/platform/errors.ts';
import type { Database, Queryable } from './shape.ts';

const folder = new URL('./migrations/', import.meta.url);

/** The numbered migrations, in order: `0000_accounts_and_cruises.sql` and so on. They only go forward. */
export function listMigrations(): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .toSorted();
}

/** The text of all migrations. */
export function readMigrations(): string {
  return listMigrations()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}

/** The migrations that a database of an older program lacks; none for a new one, which has nothing to lose. */
export async function missingMigrations(query: Queryable): Promise<string[]> {
  const seen = await seenMigrations(query);
  return seen.length === 0 ? [] : listMigrations().filter((name) => !seen.includes(name));
}

/**
 * Migrates a database: each new migration in one transaction with the record that it ran. Of several servers that start
 * at once one migrates and the others wait.
 * @throws CannotStart when a newer program made the database
 */
export async function migrate(
  database: Pick<Database, 'query' | 'transaction'>,
  until = Infinity,
): Promise<void> {
  const wanted = listMigrations().slice(0, until);
  const seen_before = await seenMigrations(database.query);
  const unknown = seen_before.find((name) => !listMigrations().includes(name));
  if (unknown !== undefined) {
    throw new CannotStart(`The database was made by a newer Gangway (it knows ${unknown}). Update this one.`);
  }
  if (wanted.every((name) => seen_before.includes(name))) return;
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

/** read once, as `/readyz` asks often */
let all: string[] | undefined;

/** Whether a database has all migrations of this program; a restored backup under a running server has not. */
export async function isMigrated({ query }: Pick<Database, 'query'>): Promise<boolean> {
  const seen = await seenMigrations(query);
  return (all ??= listMigrations()).every((name) => seen.includes(name));
}

/** The migrations that a database has, in order; none in a database that was never ours. */
export async function seenMigrations(query: Queryable): Promise<string[]> {
  const found = await query.execute<{ exists: boolean }>(
    sql`select to_regclass('migrations') is not null as exists`,
  );
  if (found.rows[0]?.exists !== true) return [];
  const { rows } = await query.execute<{ name: string }>(sql`select name from migrations order by name`);
  return rows.map((row) => row.name);
}
