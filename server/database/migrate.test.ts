import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { newId } from '#server/platform/ids.ts';
import { openBlankDatabase } from '#server/testing/database.ts';
import { listMigrations, migrate } from './migrate.ts';
import type { Database } from './shape.ts';

/** All columns of all tables, with type, nullability and default. */
async function schemaOf({ query }: Database): Promise<unknown[]> {
  const { rows } = await query.execute(sql`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`);
  return rows;
}

async function withBlank<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openBlankDatabase();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

test('migrations are numbered without a gap', () => {
  const numbers = listMigrations().map((name) => Number(name.slice(0, 4)));
  assert.ok(numbers.length > 0);
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index),
  );
});

test('one snapshot is kept, that of the last migration: the tables are compared with no other', () => {
  const last = listMigrations().at(-1)?.slice(0, 4);
  assert.deepEqual(readdirSync(new URL('migrations/meta', import.meta.url)).toSorted(), [
    `${last}_snapshot.json`,
    '_journal.json',
  ]);
});

test('a database that took each version when it came has the schema of one that is made now, and a second start changes nothing', async () => {
  const whole = await withBlank(async (database) => {
    await migrate(database);
    const schema = await schemaOf(database);
    await migrate(database);
    assert.deepEqual(await schemaOf(database), schema);
    return schema;
  });
  assert.ok(whole.length > 50);
  // one database for all versions: one for each of them took minutes, and more with each migration
  await withBlank(async (database) => {
    for (let count = 1; count <= listMigrations().length; count += 1) await migrate(database, count);
    assert.deepEqual(await schemaOf(database), whole);
  });
});

test('two servers that start at once on an empty database migrate it once', async () => {
  await withBlank(async (database) => {
    await Promise.all([migrate(database), migrate(database)]);
    const { rows } = await database.query.execute(sql`select name from migrations order by name`);
    assert.deepEqual(
      rows.map((row) => row['name']),
      listMigrations(),
    );
  });
});

test('cruises from before overdue reminders are watched for them, and no others', async () => {
  await withBlank(async (database) => {
    await migrate(database, 12);
    const { query } = database;
    const owner = '01a1fbe7-d1ea-79d9-842b-d01fddee6407';
    await query.execute(sql`insert into users (id, first_name, last_name, email, email_key, password_hash, language, created_at)
      values (${owner}, 'Ada', 'Seafarer', 'a@example.org', 'a@example.org', 'x', 'en', now())`);
    for (const [index, pay_by, ends_in] of [
      [1, '2020-01-01', 90],
      [2, null, 90],
      [3, '2020-01-01', -90],
    ] as const) {
      const id = `01a1fbe7-d1ea-79d9-842b-d01fddee640${index}`;
      await query.execute(sql`insert into cruises (id, owner_id, version, ship_name, start_date, end_date, ship_key,
          search_text, final_payment_date, created_at, updated_at)
        values (${id}, ${owner}, 1, 'Icon', current_date + ${ends_in}::int - 7, current_date + ${ends_in}::int, 'icon',
          'icon', ${pay_by}, now(), now())`);
      await query.execute(
        sql`insert into reminder_watches (cruise_id, look_at, seen_until) values (${id}, null, now())`,
      );
    }
    await migrate(database);
    const { rows } = await query.execute(sql`
      select look_at is not null as is_looked_at from reminder_watches order by cruise_id`);
    assert.deepEqual(
      rows.map((row) => row['is_looked_at']),
      [true, false, false],
    );
  });
});

test('a user who chose reminders before the question existed is not asked', async () => {
  await withBlank(async (database) => {
    await migrate(database, 14);
    const { query } = database;
    for (const [index, is_on] of [false, true].entries())
      await query.execute(sql`insert into users (id, first_name, last_name, email, email_key, password_hash, language,
          created_at, checkin_notification)
        values (${`01a1fbe7-d1ea-79d9-842b-d01fddee640${index}`}, 'Ada', 'Seafarer', ${`${index}@example.org`},
          ${`${index}@example.org`}, 'x', 'en', now(), ${is_on})`);
    await migrate(database);
    const { rows } = await query.execute(
      sql`select is_reminder_offer_answered as is_answered from users order by id`,
    );
    assert.deepEqual(rows, [{ is_answered: false }, { is_answered: true }]);
  });
});

test('a session from before its last use was kept counts as used when it was last refreshed', async () => {
  await withBlank(async (database) => {
    await migrate(database, 2);
    const { query } = database;
    const id = '01a1fbe7-d1ea-79d9-842b-d01fddee6407';
    await query.execute(sql`insert into users (id, first_name, last_name, email, email_key, password_hash, language, created_at)
      values (${id}, 'Ada', 'Seafarer', 'a@example.org', 'a@example.org', 'x', 'en', now())`);
    await query.execute(sql`insert into sessions (id, user_id, token_id, rotated_at, created_at, expires_at, user_agent)
      values (${id}, ${id}, ${id}, '2026-11-01T00:00:00Z', '2026-10-01T00:00:00Z', '2026-12-01T00:00:00Z', '')`);
    await migrate(database);
    const { rows } = await query.execute(sql`select rotated_at = last_used_at as is_kept from sessions`);
    assert.deepEqual(rows, [{ is_kept: true }]);
  });
});

test('invitations from before links keep their receivers, and notices reference the account they name', async () => {
  await withBlank(async (database) => {
    await migrate(database, 15);
    const { query } = database;
    const id = (digit: number) => `01a1fbe7-d1ea-79d9-842b-d01fddee640${digit}`;
    const [owner, before, after] = [id(1), id(2), id(3)];
    for (const [user, name, activated_at] of [
      [owner, 'Ada', '2026-01-01T00:00:00Z'],
      [before, 'Ben', '2026-01-01T00:00:00Z'],
      [after, 'Cy', '2026-09-01T00:00:00Z'],
    ])
      await query.execute(sql`insert into users (id, first_name, last_name, email, email_key, password_hash, language, activated_at, created_at)
        values (${user}, ${name}, 'Seafarer', ${`${name}@example.org`}, lower(${`${name}@example.org`}), 'x', 'en', ${activated_at}, now())`);
    const shares = [
      [id(4), 'ben@example.org', '2026-06-01T00:00:00Z', null],
      [id(5), 'cy@example.org', '2026-06-02T00:00:00Z', null],
      [id(6), 'old@example.org', '2026-06-03T00:00:00Z', before],
    ];
    for (const [share, email, created_at, receiver] of shares)
      await query.execute(sql`insert into shares (id, owner_id, email, share_level, created_at, receiver_id, accepted_at)
        values (${share}, ${owner}, ${email}, 'full', ${created_at}, ${receiver}, case when ${receiver}::uuid is not null then timestamptz '2026-06-04T00:00:00Z' end)`);
    for (const [user, share, name, created_at] of [
      [before, 'offered', 'Ada Seafarer', '2026-06-01T00:00:00Z'],
      [owner, 'accepted', 'Ben Seafarer', '2026-06-04T00:00:00Z'],
      [owner, 'accepted', 'Cy Seafarer', '2026-06-05T00:00:00Z'],
      [owner, 'accepted', 'Gone Seafarer', '2026-06-06T00:00:00Z'],
    ])
      await query.execute(sql`insert into notices (id, user_id, kind, details, created_at)
        values (gen_random_uuid(), ${user}, 'share', jsonb_build_object('share', ${share}::text, 'person_name', ${name}::text), ${created_at})`);
    await migrate(database);
    const offers = await query.execute(
      sql`select email, email_key, offered_to from shares order by created_at`,
    );
    assert.deepEqual(offers.rows, [
      { email: 'ben@example.org', email_key: 'ben@example.org', offered_to: before },
      { email: 'cy@example.org', email_key: 'cy@example.org', offered_to: null },
      { email: 'old@example.org', email_key: 'old@example.org', offered_to: null },
    ]);
    const told = await query.execute(
      sql`select share_id, person_id, details ->> 'person_name' as name from notices order by created_at`,
    );
    assert.deepEqual(told.rows, [
      { share_id: id(4), person_id: owner, name: 'Ada Seafarer' },
      { share_id: null, person_id: before, name: 'Ben Seafarer' },
      { share_id: null, person_id: after, name: 'Cy Seafarer' },
      { share_id: null, person_id: null, name: '' },
    ]);
  });
});

/** Runs the statements of a migration again, except its changes of tables. */
async function runDataAgain({ query }: Database, name: string): Promise<void> {
  const text = readFileSync(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8');
  const statements = text.split('--> statement-breakpoint').filter((one) => !one.trim().startsWith('ALTER'));
  for (const statement of statements) await query.execute(sql.raw(statement));
}

const ada = '01a1fbe7-d1ea-79d9-842b-d01fddee6407';

async function insertAda({ query }: Database): Promise<void> {
  await query.execute(sql`insert into users (id, first_name, last_name, email, email_key, password_hash, language, created_at)
    values (${ada}, 'Ada', 'Seafarer', 'a@example.org', 'a@example.org', 'x', 'en', now())`);
}

/** A cruise of Ada's with a price, and a payment for each amount, some of them recorded later than the cruise. */
async function insertPriced(
  { query }: Database,
  cruise: {
    ship_name: string;
    deposit: string;
    start?: string;
    total?: string | null;
    payments: { amount: string; later?: string; is_mark_paid?: boolean }[];
    is_typed?: boolean;
  },
): Promise<void> {
  const { ship_name, deposit, start = '2999-04-26', total = '8615.00', payments, is_typed = false } = cruise;
  const id = newId();
  const paid = payments.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2);
  await query.execute(sql`insert into cruises
      (id, owner_id, ship_name, start_date, end_date, currency, total_price, deposit, payments_total, created_at, updated_at)
    values (${id}, ${ada}, ${ship_name}, ${start}, ${start}, 'USD', ${total}, ${deposit}, ${paid}, now(), now())`);
  await query.execute(
    sql`insert into reminder_watches (cruise_id, look_at, seen_until) values (${id}, null, '2026-01-01')`,
  );
  for (const [index, { amount, later = '1 second', is_mark_paid = false }] of payments.entries()) {
    await query.execute(sql`insert into cruise_payments (id, cruise_id, created_at, date, amount, is_mark_paid)
      values (${newId()}, ${id}, now() + ${later}::interval, ${`2026-07-0${index + 1}`}, ${amount}, ${is_mark_paid})`);
  }
  if (is_typed) return;
  await query.execute(sql`insert into uploads
      (id, user_id, name, media_type, size, file_key, date_added, state, cruise_ids, queued_at, kept_until)
    values (${newId()}, ${ada}, 'a.pdf', 'application/pdf', 1, ${newId()}, now(), 'accepted', array[${id}]::uuid[],
      now(), now())`);
}

test('the deposit in records of documents is marked, and their owners get a notice', async () => {
  const deposit = '1000.00';
  const twice = [{ amount: '1000.000' }, { amount: '2000.00' }];
  await withBlank(async (database) => {
    const { query } = database;
    await migrate(database, listMigrations().indexOf('0016_deposits.sql'));
    await insertAda(database);
    const add = (cruise: Parameters<typeof insertPriced>[1]) => insertPriced(database, cruise);
    await add({ ship_name: 'Twice', deposit, payments: twice });
    await add({ ship_name: 'Instalments', deposit, payments: [...twice, { amount: '1000.00' }] });
    await add({ ship_name: 'Unpriced', deposit, payments: twice, total: null });
    await add({
      ship_name: 'Marked paid',
      deposit,
      payments: [...twice, { amount: '4615.00', later: '1 day', is_mark_paid: true }],
    });
    await add({
      ship_name: 'Marked paid and over',
      deposit,
      start: '2020-04-26',
      payments: [...twice, { amount: '4615.00', later: '1 day', is_mark_paid: true }],
    });
    await add({ ship_name: 'Typed', deposit, payments: twice, is_typed: true });
    await add({ ship_name: 'Other amount', deposit: '900.00', payments: twice });
    await add({ ship_name: 'Paid later', deposit, payments: [{ amount: '1000.00', later: '1 day' }] });
    await add({
      ship_name: 'Paid and over',
      deposit,
      start: '2020-04-26',
      payments: [...twice, { amount: '4615.00' }],
    });
    await migrate(database);
    const read = async () =>
      (
        await query.execute(sql`
          select ship_name, deposit_paid::text as deposit_paid, version,
            (select look_at from reminder_watches where cruise_id = cruises.id) is not null as is_looked_at,
            (select array_to_string(array_agg(amount order by date), ' ') from cruise_payments
              where cruise_id = cruises.id and is_deposit) as marked,
            (select payments_total - sum(amount) from cruise_payments where cruise_id = cruises.id)::int as sum_is_off_by,
            (total_price - payments_total)::text as unpaid,
            (select details->>'corrected' || ': ' || (details->>'before') || ' to ' || (details->>'after') from notices
              where cruise_id = cruises.id and kind = 'balance' and user_id = owner_id) as told
          from cruises order by ship_name`)
      ).rows.map((row) => Object.values(row));
    const expected = [
      ['Instalments', '1000.00', 2, true, '1000.000', 0, '4615.00', 'deposit: 3615.00 to 4615.00'],
      ['Marked paid', '1000.00', 2, false, '1000.000', 0, '0.00', 'mark_paid: 4615.00 to 5615.00'],
      ['Marked paid and over', '1000.00', 2, false, '1000.000', 0, '0.00', 'mark_paid: 4615.00 to 5615.00'],
      ['Other amount', null, 1, false, null, 0, '5615.00', null],
      ['Paid and over', null, 1, false, null, 0, '1000.00', null],
      ['Paid later', null, 1, false, null, 0, '7615.00', null],
      ['Twice', '1000.00', 2, true, '1000.000', 0, '5615.00', 'deposit: 4615.00 to 5615.00'],
      ['Typed', null, 1, false, null, 0, '5615.00', null],
      ['Unpriced', '1000.00', 2, false, '1000.000', 0, null, null],
    ];
    assert.deepEqual(await read(), expected);
    const { rows } = await query.execute(sql`select details, id::text as id from notices order by id`);
    assert.ok(rows.every(({ id }) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8/.test(String(id))));
    assert.deepEqual(
      rows.map(({ details }) => Object.keys(details as object).toSorted()),
      rows.map(() => ['after', 'before', 'corrected', 'currency', 'ship_name']),
    );
    await runDataAgain(database, '0016_deposits');
    assert.deepEqual(await read(), expected, 'run again it changes nothing');
    assert.equal((await query.execute(sql`select from notices`)).rows.length, rows.length);
  });
});

test('add-ons of documents that the total contains are marked, and no longer counted beside it', async () => {
  await withBlank(async (database) => {
    const { query } = database;
    await migrate(database, listMigrations().indexOf('0017_addons_in_total.sql'));
    await insertAda(database);
    const add = async (
      ship_name: string,
      addons: { price: string; later?: string }[],
      { fare = '6798.00', is_typed = false } = {},
    ) => {
      await insertPriced(database, { ship_name, deposit: '0', payments: [], is_typed });
      const total = addons.reduce((sum, { price }) => sum + Number(price), 0).toFixed(2);
      await query.execute(sql`update cruises set fare = ${fare}, discount = '0.00', taxes = '537.00',
        addons_total = ${total} where ship_name = ${ship_name}`);
      for (const { price, later = '1 second' } of addons)
        await query.execute(sql`insert into cruise_addons (id, cruise_id, created_at, date_added, price, description)
          select ${newId()}, id, now() + ${later}::interval, '2026-07-02', ${price}, 'Air' from cruises
          where ship_name = ${ship_name}`);
    };
    const contained = [{ price: '1000.00' }, { price: '280.00' }];
    await add('Contained', contained);
    await add('One more later', [...contained, { price: '99.00', later: '1 day' }]);
    await add('Beside', contained, { fare: '8078.00' });
    await add('Typed', contained, { is_typed: true });
    await migrate(database);
    const read = async () =>
      (
        await query.execute(sql`select ship_name, addons_in_total::text as contained, addons_total::text as beside,
            version, (select count(*)::int from cruise_addons where cruise_id = cruises.id and is_in_total) as marked
          from cruises order by ship_name`)
      ).rows.map((row) => Object.values(row));
    const expected = [
      ['Beside', null, '1280.00', 1, 0],
      ['Contained', '1280.00', null, 2, 2],
      ['One more later', '1280.00', '99.00', 2, 2],
      ['Typed', null, '1280.00', 1, 0],
    ];
    assert.deepEqual(await read(), expected);
    await runDataAgain(database, '0017_addons_in_total');
    assert.deepEqual(await read(), expected, 'run again it changes nothing');
  });
});

test('documents that were read before deposits were marked, and not recorded, are read again', async () => {
  await withBlank(async (database) => {
    const { query } = database;
    await migrate(database, listMigrations().indexOf('0018_read_again.sql'));
    await insertAda(database);
    const found = (value: object) => [{ value, confidence: 0.9, words: '', place: null }];
    const payment = { date: '2026-07-02', amount: '1000.00', method: null };
    const addon = { description: 'Air', price: '1280.00' };
    const insert = (
      name: string,
      proposal: { payments?: object[]; addons?: object[] },
      { state = 'proposed', is_discarded = false } = {},
    ) => {
      const proposals = JSON.stringify([{ fields: {}, ids: {}, payments: [], addons: [], ...proposal }]);
      return query.execute(sql`insert into uploads (id, user_id, name, media_type, size, file_key, date_added, state, count,
          proposals, queued_at, kept_until, discarded_at)
        values (${newId()}, ${ada}, ${name}, 'application/pdf', 1, ${newId()}, now(), ${state}, 1, ${proposals}, '2026-01-01',
          now(), ${is_discarded ? '2026-01-02' : null})`);
    };
    const unmarked = { payments: found(payment) };
    await insert('Payment', unmarked);
    await insert('Add-on', { payments: found({ ...payment, is_deposit: false }), addons: found(addon) });
    await insert('Quote', unmarked, { state: 'not_a_booking' });
    await insert('Discarded', unmarked, { is_discarded: true });
    await insert('Recorded', unmarked, { state: 'accepted' });
    await insert('Without either', {});
    await insert('Marked', {
      payments: found({ ...payment, is_deposit: true }),
      addons: found({ ...addon, is_in_total: true }),
    });
    await migrate(database);
    const read = async () =>
      (
        await query.execute(sql`select name, state, count, proposals = '[]' as is_empty, version, queued_at > '2026-01-01'
            as is_queued from uploads order by name`)
      ).rows.map((row) => Object.values(row));
    const expected = [
      ['Add-on', 'waiting', 0, true, 2, true],
      ['Discarded', 'cancelled', 0, true, 2, true],
      ['Marked', 'proposed', 1, false, 1, false],
      ['Payment', 'waiting', 0, true, 2, true],
      ['Quote', 'waiting', 0, true, 2, true],
      ['Recorded', 'accepted', 1, false, 1, false],
      ['Without either', 'proposed', 1, false, 1, false],
    ];
    assert.deepEqual(await read(), expected);
    await runDataAgain(database, '0018_read_again');
    assert.deepEqual(await read(), expected, 'run again it changes nothing');
  });
});

test('documents that were read before get the summary of their proposals', async () => {
  await withBlank(async (database) => {
    const { query } = database;
    await migrate(database, listMigrations().indexOf('0019_uploads_in_short.sql'));
    await insertAda(database);
    const add = (name: string, proposals: unknown) =>
      query.execute(sql`insert into uploads
        (id, user_id, name, media_type, size, file_key, date_added, queued_at, kept_until, proposals)
        select ${newId()}, id, ${name}, 'text/plain', 1, ${newId()}, now(), now(), now(), ${JSON.stringify(proposals)}
        from users`);
    const found = (value: string) => ({ value, confidence: 1, words: value, place: null });
    const fields = {
      ship_name: found('Silver Ray'),
      start_date: found('2027-01-22'),
      end_date: found('2027-01-28'),
    };
    await add('a', [{ fields }, { fields: { ship_name: found('Bolette') } }]);
    await add('b', []);
    await migrate(database);
    const { rows } = await query.execute(sql`select cruises from uploads order by name`);
    const silver_ray = { ship_name: 'Silver Ray', start_date: '2027-01-22', end_date: '2027-01-28' };
    const bolette = { ship_name: 'Bolette', start_date: null, end_date: null };
    assert.deepEqual(rows, [{ cruises: [silver_ray, bolette] }, { cruises: [] }]);
  });
});
