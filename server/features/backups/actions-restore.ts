import { createHash } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { codeOf } from '#server/database/failures.ts';
import { listMigrations, migrate } from '#server/database/migrate.ts';
import type { CopySession, Database } from '#server/database/shape.ts';
import { listForeignKeys, listTables } from '#server/database/tables.ts';
import { type Entry, UnreadableBackup, unpackBackup } from '#server/platform/backup-file/backup-file.ts';
import type { Files } from '#server/platform/files/shape.ts';
import { Summing, sumOf, targetOf } from './actions-tables.ts';
import { facts_schema, format, keyOf, names, sums_schema, tableOf, type Facts, type Sums } from './format.ts';
import * as store from './store.ts';

/** A backup that was read to its end and found complete. */
export interface Loaded {
  facts: Facts;
  sums: Sums;
  /** null: made without it */
  secret: string | null;
}

interface Target {
  /** without migrations, and with the tables of pg-boss, which it makes on connections of its own */
  database: Database;
  /** null: the files are read and compared, and not stored */
  files: Pick<Files, 'receive' | 'put'> | null;
}

/**
 * Reads a backup into a blank database in one transaction, which is committed when every row, hash and foreign key was
 * found right. Stored files of a backup that is refused are left to `tidyFiles`, as no row names them.
 * @param beforeCommit the last that may fail
 * @throws UnreadableBackup
 */
export async function loadBackup(
  { database, files }: Target,
  source: AsyncIterable<Uint8Array>,
  passphrase: string | null,
  beforeCommit: (loaded: Loaded) => Promise<void> = () => Promise.resolve(),
): Promise<Loaded> {
  try {
    return await database.copy('load', async (session) => {
      const loading = new Loading(session, files);
      for await (const entry of unpackBackup(source, passphrase)) await loading.read(entry);
      const loaded = await loading.finish();
      await beforeCommit(loaded);
      return loaded;
    });
  } catch (error) {
    // the classes of values that do not fit their column, and of constraints
    if (!/^2[23]/.test(codeOf(error) ?? '')) throw error;
    throw new UnreadableBackup('A row of the backup does not fit its table.', { cause: error });
  }
}

class Loading {
  readonly #session: CopySession;
  readonly #files: Target['files'];
  readonly #summing = new Map<string, Summing>();
  readonly #read: Sums['files'] = {};
  #facts: Facts | null = null;
  #sums: Sums | null = null;
  #secret: string | null = null;
  #jobs = 0;
  #foreign_keys: string[] = [];

  constructor(session: CopySession, files: Target['files']) {
    this.#session = session;
    this.#files = files;
  }

  async read(entry: Entry): Promise<void> {
    const { name, body } = entry;
    if (this.#facts === null) {
      this.#facts = await parse(entry, names.facts, facts_schema);
      refuseNewer(this.#facts);
      await this.#begin(this.#facts);
    } else if (name === names.secret) this.#secret = await text(body);
    else if (name === names.jobs) await this.#readJobs(await text(body));
    else if (name === names.sums) this.#sums = await parse(entry, names.sums, sums_schema);
    else await this.#readRowsOrFile(this.#facts, entry);
  }

  /** Makes the tables as they were; foreign keys come back when all rows are there, which also checks them. */
  async #begin({ migrations, tables }: Facts): Promise<void> {
    const { tx } = this.#session;
    await migrate({ query: tx, transaction: (work) => work(tx) }, migrations.length);
    const foreign_keys = await listForeignKeys(tx);
    this.#foreign_keys = foreign_keys.map(({ create }) => create);
    for (const { drop } of foreign_keys) await tx.execute(drop);
    const found = await listTables(tx);
    for (const { name, columns } of tables) {
      const table = found.find((candidate) => candidate.name === name);
      if (table === undefined || !isDeepStrictEqual(table.columns.toSorted(), columns.toSorted()))
        throw new UnreadableBackup(`The backup has a table ${name} that this Gangway does not know.`);
      this.#summing.set(name, new Summing());
    }
    // written by the migrations themselves
    await tx.execute('delete from migrations');
  }

  async #readJobs(lines: string): Promise<void> {
    const jobs = lines.split('\n').filter((line) => line !== '');
    this.#jobs = jobs.length;
    await store.insertJobs(this.#session.tx, jobs);
  }

  async #readRowsOrFile({ tables }: Facts, { name, size, body }: Entry): Promise<void> {
    const table = tables.find((candidate) => candidate.name === tableOf(name));
    const key = keyOf(name);
    if (table !== undefined) {
      const lines = await buffer(body);
      this.#summing.get(table.name)?.add(lines);
      await this.#session.copyIn(targetOf(table), lines);
    } else if (key !== null) {
      this.#read[key] = { size, sha256: await this.#keep(key, size, body) };
    } else throw new UnreadableBackup(`The backup holds ${name}, which this Gangway does not know.`);
  }

  /** @returns the hash of the file's content */
  async #keep(key: string, size: number, body: AsyncIterable<Uint8Array>): Promise<string> {
    if (this.#files === null) {
      const hash = createHash('sha256');
      for await (const chunk of body) hash.update(chunk);
      return hash.digest('hex');
    }
    const file = await this.#files.receive(body, size);
    try {
      await this.#files.put(key, file);
      return file.sha256;
    } finally {
      await file.discard();
    }
  }

  /** Compares everything with what was written down when the backup was made. */
  async finish(): Promise<Loaded> {
    const [facts, sums] = [this.#facts, this.#sums];
    if (facts === null || sums === null)
      throw new UnreadableBackup('The file is cut short, or is not a backup of Gangway.');
    const { tx } = this.#session;
    const found = await listTables(tx);
    for (const { name, columns } of facts.tables) {
      const written = sums.tables[name];
      const key = found.find((table) => table.name === name)?.key ?? [];
      const stored = await sumOf(this.#session, { name, columns, key });
      for (const sum of [this.#summing.get(name)?.sum(), stored])
        if (!isDeepStrictEqual(sum, written))
          throw new UnreadableBackup(`The rows of ${name} are not those that were backed up.`);
    }
    if (!isDeepStrictEqual(this.#read, sums.files))
      throw new UnreadableBackup('The files are not those that were backed up.');
    if (this.#jobs !== sums.jobs) throw new UnreadableBackup('The jobs are not those that were backed up.');
    for (const create of this.#foreign_keys) await tx.execute(create);
    return { facts, sums, secret: this.#secret };
  }
}

async function parse<Schema extends z.ZodType>(
  { name, body }: Entry,
  wanted: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (name !== wanted) throw new UnreadableBackup('The file is not a backup of Gangway.');
  try {
    return schema.parse(JSON.parse(await text(body)));
  } catch (error) {
    throw new UnreadableBackup(`${wanted} in the backup cannot be read.`, { cause: error });
  }
}

/** @throws UnreadableBackup for a backup of a newer program */
function refuseNewer(facts: Facts): void {
  const known = listMigrations().slice(0, facts.migrations.length);
  if (facts.format > format || !isDeepStrictEqual(facts.migrations, known)) {
    throw new UnreadableBackup(
      `The backup was made by a newer Gangway (${facts.version}). Restore it with that one, or update this one.`,
    );
  }
}
