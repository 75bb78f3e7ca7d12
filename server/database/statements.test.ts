import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql, type SQL } from 'drizzle-orm';
import { openTestDatabase, tested_database } from '#server/testing/database.ts';
import { codeOf, isPassing } from './failures.ts';
import type { Database, Queryable } from './shape.ts';
import { most_kept } from './statements.ts';

async function withTable(work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openTestDatabase();
  try {
    await database.query.execute(sql`create table harbours (id int primary key, name text)`);
    await database.query.execute(sql`insert into harbours values (1, 'Piraeus'), (2, 'Kusadasi')`);
    await work(database);
  } finally {
    await database.close();
  }
}

/** How often each prepared statement of this connection was planned, by its text. */
async function plansOf(query: Queryable): Promise<Map<string, number>> {
  const { rows } = await query.execute<{ statement: string; plans: number }>(sql`
    select statement, (generic_plans + custom_plans)::int as plans from pg_prepared_statements
    where name like 'gangway_%' and statement not like '%pg_prepared_statements%'`);
  return new Map(rows.map(({ statement, plans }) => [statement, plans]));
}

const byId = (id: number | string): SQL => sql`select name from harbours where id = ${id}`;
const by_id = 'select name from harbours where id = $1';

async function nameBy(query: Queryable, id: number): Promise<unknown> {
  return (await query.execute(byId(id))).rows[0]?.['name'];
}

test('a repeated statement is prepared, and not parsed again after that', async () => {
  await withTable((database) =>
    database.transaction(async (tx) => {
      assert.equal(await nameBy(tx, 1), 'Piraeus');
      assert.deepEqual(await plansOf(tx), new Map());
      assert.equal(await nameBy(tx, 2), 'Kusadasi');
      assert.deepEqual(await plansOf(tx), new Map([[by_id, 1]]));
      assert.equal(await nameBy(tx, 1), 'Piraeus');
      assert.equal(await nameBy(tx, 3), undefined);
      assert.deepEqual(await plansOf(tx), new Map([[by_id, 3]]));
    }),
  );
});

test('lists of changing length are not prepared, and beyond the limit the oldest statement is removed', async () => {
  await withTable((database) =>
    database.transaction(async (tx) => {
      const listed = (length: number) =>
        tx.execute(sql`select name from harbours where id in ${Array.from({ length }, (_, id) => id)}`);
      for (let length = 1; length < 50; length += 1) await listed(length);
      assert.equal((await plansOf(tx)).size, 0);
      const numbered = (number: number) => tx.execute(sql.raw(`select ${number} as number`));
      for (let number = 0; number < most_kept + 20; number += 1) {
        await numbered(number);
        await numbered(number);
        await numbered(0);
      }
      const kept = await plansOf(tx);
      // the query of the test is one of them
      assert.equal(kept.size, most_kept - 1);
      assert.ok(kept.has('select 0 as number'), 'what is in use stays');
      assert.ok(!kept.has('select 1 as number'));
      assert.deepEqual((await numbered(1)).rows, [{ number: 1 }]);
    }),
  );
});

test('after an error in a statement that is kept it and its connection are as good as before', async () => {
  await withTable(async (database) => {
    const { query } = database;
    const divide = (by: number) => query.execute(sql`select (10 / ${by}::int)::int as share`);
    const add = (into: Queryable, id: number) =>
      into.execute(sql`insert into harbours (id, name) values (${id}, 'Valletta')`);
    for (const by of [1, 2]) assert.deepEqual((await divide(by)).rows, [{ share: 10 / by }]);
    await assert.rejects(divide(0), (error) => codeOf(error) === '22012');
    assert.deepEqual((await divide(5)).rows, [{ share: 2 }]);
    for (const id of [3, 4]) await add(query, id);
    await assert.rejects(add(query, 4), (error) => codeOf(error) === '23505');
    await assert.rejects(
      database.transaction(async (tx) => {
        await add(tx, 5);
        await add(tx, 6);
        await add(tx, 6);
      }),
      (error) => codeOf(error) === '23505',
    );
    // within a savepoint only the savepoint is lost
    await database.transaction(async (tx) => {
      await add(tx, 7);
      await assert.rejects(tx.transaction((inner) => add(inner, 7)));
      await add(tx, 8);
    });
    const { rows } = await query.execute(sql`select id from harbours order by id`);
    assert.deepEqual(
      rows.map(({ id }) => id),
      [1, 2, 3, 4, 7, 8],
    );
    await assert.rejects(query.execute(byId('Piraeus')), (error) => codeOf(error) === '22P02');
    assert.equal(await nameBy(query, 1), 'Piraeus');
  });
});

const whole = sql`select * from harbours where id = ${1}`;

test('a prepared statement sees a changed schema, and is prepared again', async () => {
  await withTable(async ({ query }) => {
    for (let run = 0; run < 3; run += 1) await query.execute(whole);
    await query.execute(sql`alter table harbours add column country text default 'GR'`);
    for (let run = 0; run < 3; run += 1)
      assert.deepEqual((await query.execute(whole)).rows, [{ id: 1, name: 'Piraeus', country: 'GR' }]);
    assert.equal((await plansOf(query)).get('select * from harbours where id = $1'), 3);
    await query.execute(sql`alter table harbours drop column name, alter column id type text`);
    // the same text, another type of parameter
    assert.deepEqual((await query.execute(whole)).rows, [{ id: '1', country: 'GR' }]);
    await query.execute(sql`drop table harbours`);
    await assert.rejects(query.execute(whole), (error) => codeOf(error) === '42P01');
  });
});

test('a transaction that meets a changed schema fails with an error to retry, and succeeds the next time', async () => {
  await withTable(async (database) => {
    const { query } = database;
    const look = () =>
      database.transaction(async (tx) => {
        await tx.execute(sql`insert into harbours (id) select max(id) + 1 from harbours`);
        return (await tx.execute(whole)).rows;
      });
    for (let run = 0; run < 3; run += 1) await look();
    await query.execute(sql`alter table harbours add column country text default 'GR'`);
    await assert.rejects(look(), isPassing);
    assert.deepEqual(await look(), [{ id: 1, name: 'Piraeus', country: 'GR' }]);
    const { rows } = await query.execute(sql`select count(*)::int as count from harbours`);
    assert.deepEqual(rows, [{ count: 6 }], 'nothing of the one that failed is left');
  });
});

test('a prepared statement may disappear, as others on the connection may drop it', async () => {
  await withTable(async (database) => {
    const { query } = database;
    for (let run = 0; run < 3; run += 1) assert.equal(await nameBy(query, 1), 'Piraeus');
    await query.execute(sql`deallocate all`);
    assert.equal(await nameBy(query, 2), 'Kusadasi');
    for (let run = 0; run < 3; run += 1) assert.equal(await nameBy(query, 1), 'Piraeus');
    // with shared connections nothing is prepared from then on; the embedded one is ours alone
    assert.equal((await plansOf(query)).size, tested_database === 'postgres' ? 0 : 1);
    await database.transaction(async (tx) => assert.equal(await nameBy(tx, 2), 'Kusadasi'));
  });
});

test('values of every kind come and go as they do where nothing is prepared', async () => {
  await withTable(async ({ query }) => {
    const given = sql`select ${null}::text as nothing, ${''}::text as empty, ${'שלום'}::text as text,
      ${true}::boolean as is_so, ${1.5}::float8 as number, ${'12345678901234567890.10'}::numeric::text as money,
      ${'{1,2}'}::int[] as list, ${JSON.stringify({ a: [1] })}::jsonb as json,
      ${new Date(0).toISOString()}::timestamptz as moment, ${'2027-03-06'}::date as day`;
    const answers = [];
    for (let run = 0; run < 8; run += 1) answers.push((await query.execute(given)).rows);
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    assert.partialDeepStrictEqual(answers[0]?.[0], { nothing: null, empty: '', text: 'שלום', is_so: true });
    assert.partialDeepStrictEqual(answers[0]?.[0], { number: 1.5, list: [1, 2], json: { a: [1] } });
  });
});

if (tested_database === 'pglite') {
  test('the embedded database plans a statement once, whatever it costs', async () => {
    await withTable(async ({ query }) => {
      await query.execute(sql`insert into harbours select id from generate_series(3, 900) id`);
      // a plan for few rows looks much cheaper than one for any number of rows
      const few = sql`select count(*) from harbours one, harbours other where one.id < ${3} and other.id > ${899}`;
      for (let run = 0; run < 9; run += 1) await query.execute(few);
      const { rows } =
        await query.execute(sql`select generic_plans::int, custom_plans::int from pg_prepared_statements
        where statement like '%harbours one%' and statement not like '%pg_prepared_statements%'`);
      assert.deepEqual(rows, [{ generic_plans: 8, custom_plans: 0 }]);
    });
  });

  test('the embedded database renews its plans after many written rows, as nothing else does', async () => {
    await withTable(async ({ query }) => {
      const fill = (first: number) =>
        query.execute(
          sql`insert into harbours select id from generate_series(${first}::int, ${first + 399}::int) id`,
        );
      for (let run = 0; run < 5; run += 1) await nameBy(query, 1);
      await fill(1000);
      await fill(2000);
      await nameBy(query, 1);
      assert.equal((await plansOf(query)).get(by_id), 5);
      await fill(3000);
      await nameBy(query, 1);
      assert.equal((await plansOf(query)).get(by_id), 1);
    });
  });
}
