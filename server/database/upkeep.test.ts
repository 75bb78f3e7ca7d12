import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { openLog } from '#server/platform/log.ts';
import { openTestDatabase, tested_database } from '#server/testing/database.ts';
import { openDatabase, overEmbedded } from './database.ts';
import { openEmbedded } from './embedded.ts';
import type { Database, Queryable } from './shape.ts';

const silent = openLog('silent');
const noon = new Date(2027, 0, 9, 12);
const night = new Date(2027, 0, 9, 3);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-upkeep-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function segmentsIn(folder: string): number {
  return readdirSync(join(folder, 'database/pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name)).length;
}

async function numberOf(query: Queryable, text: string): Promise<number> {
  const { rows } = await query.execute<{ value: number }>(sql.raw(`select (${text})::float8 as value`));
  return rows[0]?.value ?? NaN;
}

const logged = "pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')";

/** Fifty rows of 64 kB that cannot be compressed, as TOAST. */
async function makeNotes(query: Queryable): Promise<void> {
  await query.execute(sql`create table notes (id int primary key, text text)`);
  await query.execute(sql`alter table notes alter text set storage external`);
  await query.execute(sql`insert into notes select id, '' from generate_series(1, 50) id`);
}

/** Rewrites them until the log has grown by that much. */
async function rewriteNotes(query: Queryable, octets: number): Promise<void> {
  const end = (await numberOf(query, logged)) + octets;
  while ((await numberOf(query, logged)) < end)
    await query.execute(sql`update notes set text = repeat(md5(random()::text), 2000)`);
}

if (tested_database === 'pglite') {
  test('the log of 300 MB is gone when it is written, and a kill costs seconds at most', async (t) => {
    const folder = newFolder();
    const database = overEmbedded(await openEmbedded(join(folder, 'database')), silent);
    await makeNotes(database.query);
    await rewriteNotes(database.query, 300e6);
    const segments = segmentsIn(folder);
    // nothing is under way, so the folder is in the state that a kill would leave
    const killed = newFolder();
    cpSync(folder, killed, { recursive: true });
    await database.close();
    assert.ok(segments <= 15, `${segments} segments are kept`);
    // the processor's time: other processes may delay this one
    const begun = process.cpuUsage();
    const recovered = await openEmbedded(join(killed, 'database'));
    const { user, system } = process.cpuUsage(begun);
    const took_ms = (user + system) / 1000;
    t.diagnostic(`${segments} segments, recovered in ${Math.round(took_ms)} ms`);
    assert.ok(took_ms < 5000, `recovery took ${took_ms} ms`);
    const { rows } = await recovered.query('select count(*)::int, sum(length(text))::int from notes');
    assert.deepEqual(rows, [{ count: 50, sum: 50 * 64_000 }]);
    await recovered.close();
  });

  test('a row that is rewritten 100,000 times leaves a small table', async (t) => {
    const database = overEmbedded(await openEmbedded(join(newFolder(), 'database')), silent);
    const { query } = database;
    await query.execute(sql`create table counters (id int primary key, seen int, text text)`);
    await query.execute(sql`create index on counters (seen)`);
    await query.execute(sql`insert into counters values (1, 0, '')`);
    // a call for each 500: one for each rewrite, with its fsync, would take a minute
    for (let calls = 0; calls < 200; calls += 1) {
      await query.execute(sql`do $$ begin
        for time in 1..500 loop
          update counters set seen = seen + 1, text = repeat('rewritten ', 60) where id = 1;
        end loop;
      end $$`);
    }
    const octets = await numberOf(query, "pg_total_relation_size('counters')");
    t.diagnostic(`${octets} octets`);
    assert.equal(await numberOf(query, 'select seen from counters'), 100_000);
    assert.ok(octets <= 50e6, `it takes ${octets} octets`);
    await database.close();
  });

  test('at night every changed table is vacuumed, and other statements run in between', async () => {
    const database = overEmbedded(await openEmbedded(join(newFolder(), 'database')), silent);
    const { query } = database;
    const tables = Array.from({ length: 20 }, (_, number) => `boats_${number}`);
    for (const table of tables) {
      await query.execute(sql.raw(`create table ${table} as select id from generate_series(1, 30) id`));
      await query.execute(sql.raw(`delete from ${table} where id = 7`));
    }
    const cleaned = () =>
      numberOf(
        query,
        `select count(*) from pg_stat_user_tables where relname like 'boats%' and last_vacuum is not null
          and last_analyze is not null and n_dead_tup = 0`,
      );
    await database.tidy(noon);
    assert.equal(await cleaned(), 0, 'by day a few dead rows are left alone');
    const over = new AbortController();
    const tidied = database.tidy(night).then(() => over.abort());
    const seen = new Set<number>();
    while (!over.signal.aborted) {
      seen.add(await cleaned());
      await nextTurn();
    }
    await tidied;
    assert.ok(seen.size > 10, `only ${seen.size} turns between the steps`);
    assert.equal(await cleaned(), tables.length);
    await database.close();
  });

  test('a folder that grew under an older program is small after a start, with all that was in it', async () => {
    const folder = newFolder();
    // the former state: nothing cleans, and the log may keep a gigabyte
    const older = await PGlite.create({ fs: new NodeFS(join(folder, 'database')) });
    await older.exec('create table notes (id int primary key, text text)');
    await older.exec('alter table notes alter text set storage external');
    await older.exec("insert into notes select id, '' from generate_series(1, 50) id");
    for (let time = 0; time < 100; time += 1)
      await older.exec('update notes set text = repeat(md5(random()::text), 2000)');
    await older.exec("delete from notes where id % 10 <> 0; insert into notes values (100, 'the last one')");
    await older.close();
    assert.ok(segmentsIn(folder) > 15);

    const said: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => said.push(line) });
    const database: Database = await openDatabase(
      { DATA_DIR: folder, DATABASE_URL: undefined },
      log,
      AbortSignal.abort(),
    );
    const octets = await numberOf(database.query, "pg_total_relation_size('notes')");
    assert.ok(octets < 2e6, `it takes ${octets} octets`);
    assert.ok(segmentsIn(folder) <= 15, `${segmentsIn(folder)} segments are kept`);
    const { rows } = await database.query.execute(
      sql`select count(*)::int, sum(length(text))::int from notes`,
    );
    assert.deepEqual(rows, [{ count: 6, sum: 5 * 64_000 + 12 }]);
    assert.match(said.join(''), /"table":"notes".*packing a table that is mostly empty/);
    await database.close();
  });
} else {
  test('a PostgreSQL server, which has processes that clean, is sent nothing', async () => {
    const database = await openTestDatabase();
    const execute = mock.method(database.query, 'execute');
    await database.tidy(night);
    assert.equal(execute.mock.callCount(), 0);
    await database.ping();
    assert.equal(execute.mock.callCount(), 1);
    await database.close();
  });
}
