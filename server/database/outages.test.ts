import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { Client } from 'pg';
import { openLog } from '#server/platform/log.ts';
import { tested_database } from '#server/testing/database.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { endProcesses, newTraveller, startProcess, type ServerProcess } from '#server/testing/process.ts';
import type { Answer, Caller } from '#server/testing/server.ts';
import { openDatabase, openPool, overPool } from './database.ts';
import { isOutcomeUnknown, isPassing, reasonNotOpened } from './failures.ts';
import type { Queryable } from './shape.ts';

/* Outages of a PostgreSQL: a separate server, as other tests use theirs meanwhile. */

const rounds = 10;
const people = 3;
const clients = 9;
/** The requirement is one second. Other test files may delay the process, so this only bounds the wait. */
const patience_ms = 20_000;

test('a database that is away is told from a statement that is wrong', () => {
  const failedBy = (cause: Error) => new DrizzleQueryError('select 1', [], cause);
  for (const code of [
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETDOWN',
    '57P01',
    '08006',
    '53300',
    '57014',
  ]) {
    assert.ok(isPassing(failedBy(Object.assign(new Error('x'), { code }))), code);
  }
  for (const words of [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
  ]) {
    assert.ok(isPassing(failedBy(new Error(words))), words);
  }
  for (const code of ['42601', '23505', '22P02'])
    assert.equal(isPassing(failedBy(Object.assign(new Error('x'), { code }))), false);
  assert.equal(isPassing(new Error('a fault of ours')), false);
  // a migration that fails, above all
  const failed = Object.assign(new Error('relation "users" already exists'), { code: '42P07' });
  assert.equal(reasonNotOpened(failedBy(failed)), 'PostgreSQL says: relation "users" already exists (42P07)');
  const broke_off = Object.assign(new Error('x'), { code: 'EPIPE' });
  assert.equal(reasonNotOpened(failedBy(broke_off)), 'no PostgreSQL answers there');
});

test('a PostgreSQL that does not come up is reported in a sentence without its password', async () => {
  const DATABASE_URL = 'postgres://nobody:secret-word@127.0.0.1:1/none';
  await assert.rejects(
    openDatabase({ DATABASE_URL, DATA_DIR: '' }, openLog('silent'), AbortSignal.timeout(400)),
    {
      name: 'Error',
      message: 'DATABASE_URL cannot be used: nothing answers there.',
    },
  );
});

if (tested_database === 'postgres') {
  // an answered write must survive an immediate shutdown
  const postgres = await startPostgres({ synchronous_commit: 'on' });
  const folder = mkdtempSync(join(tmpdir(), 'gangway-outages-'));
  after(async () => {
    endProcesses();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async <Row extends object>(statement: string): Promise<Row[]> => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<Row>(statement);
    await client.end();
    return rows;
  };

  const restart = async (mode: 'fast' | 'immediate') => {
    await postgres.shutDown(mode);
    await postgres.startAgain();
  };

  const interruptions: Record<string, () => Promise<unknown>> = {
    pg_terminate_backend: () =>
      ask(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`),
    'a fast restart': () => restart('fast'),
    'an immediate restart': () => restart('immediate'),
  };

  test('a PostgreSQL that ends its connections under load ends no server, and no answered write is lost', async (t) => {
    const server = await startProcess({ DATA_DIR: folder, DATABASE_URL: postgres.url });
    const callers: Caller[] = [];
    for (let number = 0; number < people; number += 1)
      callers.push(await newTraveller(server, `traveller-${number}@example.org`));
    const load = startLoad(callers);
    for (const [name, interrupt] of Object.entries(interruptions)) {
      const waits_ms: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await load.allAreServed();
        await interrupt();
        waits_ms.push(await timeUntilReady(server.url));
      }
      t.diagnostic(`ready after ${name}: ${waits_ms.map(Math.round).join(', ')} ms`);
    }
    await load.allAreServed();
    const { written, refused } = await load.end();
    const kept = new Set((await ask<{ id: string }>('select id from cruises')).map(({ id }) => id));
    assert.deepEqual(
      written.filter((id) => !kept.has(id)),
      [],
      'every write that was answered is there',
    );
    assert.ok(refused > 0, 'some calls came while the database was away');
    t.diagnostic(`${written.length} writes answered, ${refused} calls refused`);
    await untilTold(server, refused);
    await server.stop();
  });

  test('a start waits for a PostgreSQL that comes up later, and says so once', async () => {
    await postgres.shutDown('fast');
    const { port, hostname } = new URL(postgres.url);
    const nobody = createServer((socket) => socket.destroy())
      .listen(Number(port), hostname)
      .unref();
    const starting = startProcess({ DATA_DIR: folder, DATABASE_URL: postgres.url });
    for (let tries = 0; tries < 2; tries += 1) await Promise.race([once(nobody, 'connection'), starting]);
    nobody.close();
    await postgres.startAgain();
    const server = await starting;
    assert.equal(server.said().match(/"msg":"the start waits for the database"/g)?.length, 1, server.said());
    await server.stop();
  });

  test('a start does not wait for a PostgreSQL that refuses it', async () => {
    await ask('create role guest login');
    const refusals: [(url: URL) => unknown, RegExp][] = [
      [(url) => (url.pathname = '/none'), /^DATABASE_URL cannot be used: the database does not exist\.$/],
      [(url) => (url.username = 'none'), /^DATABASE_URL cannot be used: the user may not log in\.$/],
      [
        (url) => Object.assign(url, { username: 'guest', pathname: '/template1' }),
        /^DATABASE_URL names a user who may not create the schema pgboss/,
      ],
    ];
    for (const [spoil, message] of refusals) {
      const url = new URL(postgres.url);
      spoil(url);
      const log = openLog('silent');
      const warn = mock.method(log, 'warn');
      const patience = AbortSignal.timeout(patience_ms);
      const opening = openDatabase({ DATABASE_URL: url.href, DATA_DIR: folder }, log, patience);
      await assert.rejects(opening, { message });
      assert.equal(warn.mock.callCount(), 0);
    }
  });

  test('a connection that breaks before its transaction begins is given back', async () => {
    const pool = openPool(postgres.url, { max: 1 });
    const database = overPool(pool);
    const begin = () => database.transaction((tx) => tx.execute(sql`select 1`));
    pool.once('acquire', (client) => {
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    });
    await assert.rejects(begin(), isPassing);
    assert.equal(pool.totalCount, 0);
    assert.equal((await begin()).rowCount, 1);
    await database.close();
  });

  test('a commit whose answer is lost may have been done, and a statement before it was not', async () => {
    await ask(`create table piers (name text);
      create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$;
      create constraint trigger lingers after insert on piers initially deferred
        for each row when (new.name <> '') execute function linger()`);
    const database = overPool(openPool(postgres.url));
    const insert = (tx: Queryable, name: string) => tx.execute(sql`insert into piers values (${name})`);
    const sleepIn = (tx: Queryable) => tx.execute(sql`select pg_sleep(60)`);
    const works: [query: string, work: () => Promise<unknown>, is_unknown: boolean][] = [
      ['commit', () => database.transaction((tx) => insert(tx, 'north')), true],
      ['insert', () => insert(database.query, 'south'), true],
      ['select', () => database.transaction(async (tx) => [await insert(tx, ''), await sleepIn(tx)]), false],
      ['select', () => sleepIn(database.query), false],
    ];
    for (const [query, work, is_unknown] of works) {
      const broken = assert.rejects(work(), (error) => {
        assert.deepEqual([isPassing(error), isOutcomeUnknown(error)], [true, is_unknown], query);
        return true;
      });
      const end = `select pg_terminate_backend(pid) from pg_stat_activity
        where state = 'active' and wait_event = 'PgSleep' and query like '${query}%'`;
      while ((await ask(end)).length === 0) await sleep(10);
      await broken;
    }
    await database.close();
  });

  test('a commit that no standby confirmed is not answered as done', async () => {
    const setStandby = async (name: string) => {
      await ask(`alter system set synchronous_standby_names = '${name}'`);
      await ask('select pg_reload_conf()');
      while (
        (await ask(`select 1 where current_setting('synchronous_standby_names') = '${name}'`)).length === 0
      )
        await sleep(10);
    };
    await ask('create table quays (name text)');
    const database = overPool(openPool(postgres.url));
    const insert = (tx: Queryable) => tx.execute(sql`insert into quays values ('north')`);
    await setStandby('absent');
    for (const work of [() => insert(database.query), () => database.transaction(insert)]) {
      const unconfirmed = assert.rejects(work(), isOutcomeUnknown);
      const cancel = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
      while ((await ask(cancel)).length === 0) await sleep(10);
      await unconfirmed;
    }
    await setStandby('');
    await insert(database.query);
    assert.equal((await ask('select from quays')).length, 3);
    await database.close();
  });

  test('a connection whose rollback got no answer is not lent again', async () => {
    await ask('create table harbours (name text)');
    const pool = openPool(postgres.url, { max: 1, query_timeout: 100 });
    const database = overPool(pool);
    await assert.rejects(
      database.transaction((tx) => tx.execute(sql`select pg_sleep(1)`)),
      isPassing,
    );
    const sleeping = `select 1 from pg_stat_activity
      where state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()`;
    while ((await ask(sleeping)).length > 0) await sleep(10);
    // for the connection that replaces the broken one
    pool.options.query_timeout = 0;
    await database.query.execute(sql`insert into harbours values ('Valletta')`);
    assert.equal((await ask('select name from harbours')).length, 1, 'it was committed');
    await database.close();
  });
}

/** Waits until the log has reported so many refused calls, and checks that it reported several in one line. */
async function untilTold(server: ServerProcess, refused: number): Promise<void> {
  const counts = () =>
    Array.from(server.said().matchAll(/^.*"msg":"unavailable".*$/gm), ([line]) => {
      return (JSON.parse(line) as { count: number }).count;
    });
  const end = performance.now() + 30_000;
  while (counts().reduce((sum, count) => sum + count, 0) < refused) {
    assert.ok(
      performance.now() < end,
      `of ${refused} refused calls the log tells of ${counts().join(' + ')}`,
    );
    await sleep(20);
  }
  assert.ok(Math.max(...counts()) > 1, counts().join());
}

interface Load {
  /** Waits until each of the clients got an answer that is not about an outage. */
  allAreServed(): Promise<void>;
  end(): Promise<{ written: string[]; refused: number }>;
}

/** Clients of which each third one reads and the others write; each sends its next call after the last answer. */
function startLoad(callers: readonly Caller[]): Load {
  const written: string[] = [];
  const unserved = new Set<number>();
  let refused = 0;
  const over = new AbortController();
  const isServed = (
    { status, headers, failure }: Answer<'GET cruises'> | Answer<'POST cruises'>,
    good: number,
  ) => {
    if (status === good) return true;
    assert.equal(status, 503, JSON.stringify(failure));
    assert.match(failure.code, /^(unavailable|outcome_unknown)$/);
    assert.match(headers.get('retry-after') ?? '', /^\d+$/);
    return false;
  };
  const callOn = async (caller: Caller, number: number) => {
    const body = { ship_name: 'Icon of the Seas', start_date: '2027-01-09', end_date: '2027-01-16' };
    const read = async () => isServed(await caller.call('GET cruises', { query: { limit: 5 } }), 200);
    const write = async () => {
      const created = await caller.call('POST cruises', { body });
      const is_served = isServed(created, 201);
      if (is_served) written.push(created.body.id);
      return is_served;
    };
    while (!over.signal.aborted) {
      if (await (number % 3 === 0 ? read() : write())) unserved.delete(number);
      else {
        refused += 1;
        await sleep(10);
      }
    }
  };
  const numbers = Array.from({ length: clients }, (_, number) => number);
  const calling = Promise.all(
    numbers.map((number) => callOn(callers[number % people] as Caller, number)),
  ).finally(() => over.abort());
  calling.catch(() => undefined);
  return {
    async allAreServed() {
      numbers.forEach((number) => unserved.add(number));
      while (unserved.size > 0 && !over.signal.aborted) await sleep(5);
    },
    async end() {
      over.abort();
      await calling;
      return { written, refused };
    },
  };
}

/** Milliseconds until `/readyz` answers 200. */
async function timeUntilReady(url: string): Promise<number> {
  const start = performance.now();
  while ((await fetch(`${url}/readyz`)).status !== 200) {
    assert.ok(performance.now() - start < patience_ms, 'it is ready again');
    await sleep(10);
  }
  return performance.now() - start;
}
