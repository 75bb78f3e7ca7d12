import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#server/platform/log.ts';
import type { EmbeddedPostgres } from './embedded.ts';

/*
 * Repairs folders that grew before checkpoints and vacuums were made (server/database/upkeep.ts makes both now). A
 * vacuum frees room within a table, which keeps its size; and segments of the log that are kept for reuse stay until
 * they are reused, which on a quiet server takes months.
 */

/** Six are kept in use, and some more for a moment under load. */
const most_segments = 16;
const spare_segments = 4;

/** Less free room than this is not worth a longer start. */
const least_air = 32e6;

/** of a row, with the pointer to it */
const row_head = 28;

interface LargeTable {
  name: string;
  columns: string[];
  octets: number;
  /** the sample of its pages to read, without TOAST */
  percent: number;
}

/** Shrinks a data folder that has grown, at the start. A kill on the way leaves it unchanged. */
export async function mendGrown(pglite: EmbeddedPostgres, folder: string, log: Log): Promise<void> {
  try {
    await packTables(pglite, join(folder, 'base'), log);
    await dropSegments(pglite, join(folder, 'pg_wal'), log);
  } catch (error) {
    log.warn({ err: error }, 'could not make the database smaller');
  }
}

async function dropSegments(pglite: EmbeddedPostgres, folder: string, log: Log): Promise<void> {
  const segments = () => readdirSync(folder).filter((name) => /^[\dA-F]{24}$/.test(name));
  const before = segments().length;
  if (before <= most_segments) return;
  await pglite.exec('checkpoint');
  const { rows } = await pglite.query<{ current: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn()) as current',
  );
  const current = rows[0]?.current ?? '';
  const ahead = segments()
    .filter((name) => current !== '' && name > current)
    .toSorted();
  for (const name of ahead.slice(spare_segments)) rmSync(join(folder, name));
  log.info({ before, after: segments().length }, 'dropped segments of the log that nothing needs');
}

async function packTables(pglite: EmbeddedPostgres, folder: string, log: Log): Promise<void> {
  const files = largeFiles(folder);
  if (files.length === 0) return;
  const { rows } = await pglite.query<LargeTable>(large_tables, [files]);
  for (const table of rows) {
    const { name, octets } = table;
    const octets_used = await octetsUsed(pglite, table);
    if (octets < 2 * octets_used + least_air) continue;
    log.info({ table: name, octets, octets_used }, 'packing a table that is mostly empty');
    await pglite.exec(`vacuum full ${name}`);
    await pglite.exec(`vacuum (analyze) ${name}`);
  }
}

/** Numbers of the large files. A table of more than 1 GB has further files, with a dot and a number. */
function largeFiles(folder: string): number[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^\d+\/\d+$/.test(path) && statSync(join(folder, path)).size >= least_air)
    .map((path) => Number(path.split('/')[1]));
}

/** The tables of such files, including their TOAST, unless they were cleaned already. */
const large_tables = `
  select main.oid::regclass::text as name, pg_table_size(main.oid)::float8 as octets,
    least(100, 100.0 * ${least_air} / greatest(1, pg_relation_size(main.oid)))::float8 as percent,
    (select array_agg(quote_ident(attname)) from pg_attribute
      where attrelid = main.oid and attnum > 0 and not attisdropped) as columns
  from pg_class main
  left join pg_class toast on toast.oid = main.reltoastrelid
  where main.relkind in ('r', 'm') and (
    (main.relfilenode = any($1::oid[]) and pg_stat_get_last_vacuum_time(main.oid) is null)
    or (toast.relfilenode = any($1::oid[]) and pg_stat_get_last_vacuum_time(toast.oid) is null))`;

/** The approximate bytes of a table's rows, including their TOAST; for a large table from a sample. */
async function octetsUsed(pglite: EmbeddedPostgres, { name, columns, percent }: LargeTable): Promise<number> {
  const sizes = columns.map((column) => `coalesce(pg_column_size(${column}), 0)`);
  const { rows } = await pglite.query<{ octets: number | null }>(
    `select sum(${[row_head, ...sizes].join(' + ')})::float8 as octets from ${name} tablesample system (${percent})`,
  );
  return ((rows[0]?.octets ?? 0) * 100) / percent;
}
