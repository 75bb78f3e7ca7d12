import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { seenMigrations } from '#server/database/migrate.ts';
import type { CopySession } from '#server/database/shape.ts';
import { listTables, type Table } from '#server/database/tables.ts';
import { packBackup, type AddEntry, type Entry } from '#server/platform/backup-file/backup-file.ts';
import { version } from '#server/platform/version.ts';
import type { Services } from '#server/services.ts';
import { readPieces, Summing } from './actions-tables.ts';
import { format, names, type Facts, type Sum, type Sums } from './format.ts';
import * as store from './store.ts';

export type BackupServices = Pick<Services, 'clock' | 'config' | 'database' | 'files'>;

export interface BackupOptions {
  passphrase: string | null;
  /** true by default */
  has_secret?: boolean;
  /** true by default; without them the rows name files that have to be there already */
  has_files?: boolean;
}

/**
 * Writes a backup into `sink` and ends it: database, waiting jobs and files in one state, while the server runs.
 * @returns what it holds
 */
export async function writeBackup(
  services: BackupServices,
  sink: Writable,
  { passphrase, has_secret = true, has_files = true }: BackupOptions,
): Promise<Sums> {
  const { clock, config, database } = services;
  const sums: Sums = { tables: {}, jobs: 0, files: {}, missing_files: [] };
  await packBackup(sink, passphrase, async (add) => {
    const keys = await database.copy('snapshot', async (session) => {
      const tables = (await listTables(session.tx)).filter(({ name }) => !store.left_out.has(name));
      const facts: Facts = {
        format,
        version,
        made_at: clock.now().toISOString(),
        has_files,
        migrations: await seenMigrations(session.tx),
        tables: tables.map(({ name, columns }) => ({ name, columns })),
      };
      await add(entryOf(names.facts, JSON.stringify(facts)));
      if (has_secret) await add(entryOf(names.secret, config.SECRET));
      for (const table of tables) sums.tables[table.name] = await addTable(session, table, add);
      const jobs = await store.listJobs(session.tx);
      sums.jobs = jobs.length;
      await add(entryOf(names.jobs, jobs.join('\n')));
      return has_files ? store.listFileKeys(session.tx) : [];
    });
    for (const key of keys) await addFile(services, key, add, sums);
    await add(entryOf(names.sums, JSON.stringify(sums)));
  });
  return sums;
}

async function addTable(session: CopySession, table: Table, add: AddEntry): Promise<Sum> {
  const summing = new Summing();
  let piece = 0;
  for await (const lines of readPieces(session, table)) {
    summing.add(lines);
    await add(entryOf(names.rows(table.name, (piece += 1)), lines));
  }
  return summing.sum();
}

/** A file whose row was deleted since is gone; the rows of the backup may name it. */
async function addFile({ files }: BackupServices, key: string, add: AddEntry, sums: Sums): Promise<void> {
  const file = await files.get(key);
  if (file === null) {
    sums.missing_files.push(key);
    return;
  }
  const hash = createHash('sha256');
  const body = file.content.map((chunk: Uint8Array) => {
    hash.update(chunk);
    return chunk;
  });
  try {
    await add({ name: names.file(key), size: file.size, body });
  } finally {
    // Node.js ends the process when it finds a file that nobody closed, and nobody read one of a backup that failed
    file.content.destroy();
  }
  sums.files[key] = { size: file.size, sha256: hash.digest('hex') };
}

function entryOf(name: string, content: string | Uint8Array): Entry {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return { name, size: bytes.length, body: Readable.from([bytes]) };
}
