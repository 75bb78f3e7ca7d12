import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { mock, test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Notice } from '#contract/notices.ts';
import type { Upload } from '#contract/uploads.ts';
import { newId } from '#server/platform/ids.ts';
import { ReadingStopped } from '#server/platform/reading/reader.ts';
import { startTestServer } from '#server/testing/server.ts';
import {
  bookingOf,
  documentOf,
  openTestReader,
  proposalOf,
  sendUpload,
  readOut as readFirst,
  untilState,
} from '#server/testing/uploads.ts';
import { readAll, readNext } from './actions-reading.ts';
import { readUploads, tidyUploads } from './jobs.ts';
import { claimNext, expireLeases } from './store-queue.ts';

const limits = { time_ms: 10_000, memory_mb: 96 };
const server = await startTestServer({}, { reader: openTestReader(limits) });
const { services } = server;
const { query } = services.database;

const booking = bookingOf(proposalOf({ ship_name: 'Icon of the Seas', start_date: '2027-03-06' }));
const pausing = (pause_ms: number) =>
  documentOf({ outcome: 'booking', proposals: [proposalOf({})] }, pause_ms);

/** Reads a document, and waits for the end of its job, which looks for another document first. */
const readOut: typeof readFirst = async (...given) => {
  const read = await readFirst(...given);
  await server.worked('upload-reading');
  return read;
};

async function rowOf({ id }: { id: string }) {
  const { rows } = await query.execute<{ attempts: number; reading_id: string | null; state: string }>(
    sql`select attempts, reading_id, state from uploads where id = ${id}`,
  );
  return rows[0] ?? assert.fail('there is no such upload');
}

test('a document that poisons its reader has failed, and the next ones are read', async () => {
  const owner = await server.traveller();
  const poison = {
    throws: 'crashed',
    exits: 'crashed',
    fills: 'too_complex',
    buffers: 'too_complex',
    loops: 'too_slow',
  };
  for (const [misdeed, failure] of Object.entries(poison)) {
    const { state, failure: told, count, proposals } = await readOut(owner, `does ${misdeed}`);
    assert.deepEqual([state, told, count, proposals], ['failed', failure, 0, []], misdeed);
  }
  assert.equal((await readOut(owner, booking)).state, 'proposed');
});

/** Keeps what is read from being over until the returned function is called. */
function holdReadings(t: TestContext): () => void {
  const { promise: held, resolve: release } = Promise.withResolvers<null>();
  const read = services.reader.read.bind(services.reader);
  t.mock.method(services.reader, 'read', async (...given: Parameters<typeof read>) => {
    const result = await read(...given);
    await held;
    return result;
  });
  return () => release(null);
}

test('while a document is read it tells how far it is, and everybody else is answered', async (t) => {
  const owner = await server.traveller();
  const release = holdReadings(t);
  const { body } = await sendUpload(owner, pausing(300));
  const far = await untilState(owner, body, 'reading');
  assert.ok(far.stage !== null && far.proposals.length === 0);
  let told: Upload | undefined;
  do {
    await sleep(20);
    told = (await owner.call('GET uploads')).body.items[0];
  } while (told?.state === 'reading' && told.progress !== 42);
  assert.deepEqual([told?.state, told?.stage, told?.progress], ['reading', 'ocr', 42]);
  release();
  const done = await untilState(owner, body, 'proposed');
  assert.deepEqual([done.stage, done.progress], [null, 0]);
});

test('a reading is cancelled at once, and can be begun again', async () => {
  const owner = await server.traveller();
  const [slow, waiting] = [await sendUpload(owner, 'does loops'), await sendUpload(owner, pausing(0))];
  await untilState(owner, slow.body, 'reading');
  const params = { id: slow.body.id };
  const stop = mock.method(services.reader, 'stop');
  for (const tries of ['once', 'twice']) {
    const cancelled = await owner.call('POST uploads/{id}/cancel', { params });
    assert.deepEqual(
      [cancelled.status, cancelled.body.state, cancelled.body.stage],
      [200, 'cancelled', null],
      tries,
    );
    // at once, not at the next look at the reading
    assert.ok(stop.mock.calls.some((one) => one.arguments[0] === params.id));
  }
  await untilState(owner, waiting.body, 'proposed');
  assert.equal((await owner.call('GET uploads/{id}', { params })).body.state, 'cancelled', 'and stays so');
  const read = { id: waiting.body.id };
  assert.equal((await owner.call('POST uploads/{id}/cancel', { params: read })).status, 409);
  const retried = await owner.call('POST uploads/{id}/retry', { params });
  assert.deepEqual([retried.status, retried.body.state], [200, 'waiting']);
  assert.equal((await owner.call('POST uploads/{id}/retry', { params })).status, 409);
  await untilState(owner, slow.body, 'reading');
  assert.equal((await rowOf(slow.body)).attempts, 1, 'what was cancelled was no attempt');
  assert.equal((await owner.call('POST uploads/{id}/cancel', { params })).status, 200);
  stop.mock.restore();
  assert.equal(
    (await owner.call('POST uploads/{id}/retry', { params: read })).status,
    200,
    'nor only what failed',
  );
  assert.equal((await untilState(owner, read, 'proposed')).count, 1);
});

test('one that a request holds when the reader looks is read after it', async () => {
  const owner = await server.traveller();
  const { id } = await readOut(owner, booking);
  // no job exists for it but the one that looks now
  await query.execute(sql`update uploads set state = 'waiting' where id = ${id}`);
  let looking: Promise<void> | undefined;
  await services.database.transaction(async (tx) => {
    await tx.execute(sql`select 1 from uploads where id = ${id} for update`);
    looking = readAll(services);
    // time for the look; the embedded database has one connection, where it comes afterwards
    await sleep(300);
  });
  await looking;
  assert.equal((await rowOf({ id })).state, 'proposed');
});

test('one that is cancelled while it waits is not read, nor is one that is discarded', async (t) => {
  const owner = await server.traveller();
  const release = holdReadings(t);
  await sendUpload(owner, pausing(0));
  const [cancelled, discarded, last] = [
    (await sendUpload(owner, booking)).body,
    (await sendUpload(owner, booking)).body,
    (await sendUpload(owner, booking)).body,
  ];
  await owner.call('POST uploads/{id}/cancel', { params: { id: cancelled.id } });
  await owner.call('DELETE uploads/{id}', { params: { id: discarded.id } });
  release();
  await untilState(owner, last, 'proposed');
  const restored = await owner.call('POST uploads/{id}/restore', { params: { id: discarded.id } });
  assert.equal(restored.body.state, 'cancelled');
  assert.equal((await rowOf(cancelled)).attempts, 0);
});

test('who sends one waits in turn with who sent many', async () => {
  const [many, one] = [await server.traveller(), await server.traveller()];
  const sent = [];
  for (let number = 0; number < 4; number += 1) sent.push((await sendUpload(many, pausing(300))).body);
  const { body: single } = await sendUpload(one, booking);
  await untilState(one, single, 'proposed');
  const { body: list } = await many.call('GET uploads');
  assert.ok(
    list.items.some(({ state }) => state === 'waiting'),
    'others that came before it still wait',
  );
  for (const body of sent) await untilState(many, body, 'proposed');
});

/** Leaves a document in the state of a server that was killed while it read. */
async function leaveInTheMiddle(attempts: number, content = booking) {
  const owner = await server.traveller();
  const { id } = await readOut(owner, content);
  await query.execute(sql`update uploads set state = 'reading', stage = 'text', progress = 10, proposals = '[]', count = 0,
    attempts = ${attempts}, reading_id = ${newId()}, leased_until = now() + interval '15 seconds' where id = ${id}`);
  return { owner, id };
}

const runOut = (id: string, on = query) =>
  on.execute(sql`update uploads set leased_until = now() - interval '1 second' where id = ${id}`);

const isLeased = async (id: string) =>
  (await query.execute(sql`select from uploads where id = ${id} and leased_until > now()`)).rows.length > 0;

test('a document that a killed server was reading is read again, once its lease is over', async () => {
  const { owner, id } = await leaveInTheMiddle(1);
  await tidyUploads(services);
  await readOut(owner, booking);
  assert.equal((await rowOf({ id })).state, 'reading', 'another server may still be at it');
  await runOut(id);
  await tidyUploads(services);
  assert.equal((await untilState(owner, { id }, 'proposed')).count, 1);
  assert.equal((await rowOf({ id })).attempts, 0);
});

test('a document that ended its server twice is not read a third time', async () => {
  const { owner, id } = await leaveInTheMiddle(2);
  await runOut(id);
  await tidyUploads(services);
  const failed = await untilState(owner, { id }, 'failed');
  assert.equal(failed.failure, 'crashed');
  const retried = await owner.call('POST uploads/{id}/retry', { params: { id } });
  assert.equal(retried.status, 200, 'unless its owner says so');
  await untilState(owner, { id }, 'proposed');
});

test('at the start of a server that has the database alone nothing is being read', async () => {
  const { owner, id } = await leaveInTheMiddle(1);
  await expireLeases(query);
  await tidyUploads(services);
  await untilState(owner, { id }, 'proposed');
});

test('documents that wait at the start of a server are read, even without a job', async () => {
  const owner = await server.traveller();
  const { id } = await readOut(owner, booking);
  await query.execute(
    sql`update uploads set state = 'waiting', proposals = '[]', count = 0 where id = ${id}`,
  );
  await readUploads(services);
  assert.equal((await untilState(owner, { id }, 'proposed')).count, 1);
});

test('a server that stops in order gives its reading back, and the try does not count', async () => {
  const owner = await server.traveller();
  const { id } = await readOut(owner, booking);
  const reader = { ...services.reader, read: () => Promise.reject(new ReadingStopped(true)) };
  await query.execute(sql`update uploads set state = 'waiting' where id = ${id}`);
  await assert.rejects(readNext({ ...services, reader }), ReadingStopped);
  assert.deepEqual(await rowOf({ id }), { state: 'waiting', attempts: 0, reading_id: null });
  const away = { ...services.files, get: () => Promise.reject(new Error('away')) };
  await assert.rejects(readNext({ ...services, files: away }), /away/);
  assert.deepEqual(await rowOf({ id }), { state: 'waiting', attempts: 0, reading_id: null });
  await tidyUploads(services);
  await untilState(owner, { id }, 'proposed');
});

test('when the database is away at the end of a reading, it is tried again after its lease', async () => {
  await query.execute(sql`create function away() returns trigger language plpgsql as $$ begin
    if new.state <> 'reading' then raise exception 'away'; end if; return new; end $$`);
  await query.execute(sql`create trigger away before update on uploads for each row execute function away()`);
  const owner = await server.traveller();
  const { body } = await sendUpload(owner, booking);
  let tried: boolean | undefined;
  for (const end = performance.now() + 20_000; tried === undefined; await sleep(20)) {
    assert.ok(performance.now() < end, 'it is not tried again');
    const { rows } = await query.execute<{ is_late: boolean }>(
      sql`select job.start_after >= uploads.leased_until as is_late from pgboss.job as job, uploads
        where job.name = 'upload-reading' and job.state = 'retry' and uploads.id = ${body.id} and uploads.state = 'reading'`,
    );
    tried = rows[0]?.is_late;
  }
  await query.execute(sql`drop trigger away on uploads`);
  assert.ok(tried, 'a look before would find nothing to read, and be the last');
  await runOut(body.id);
  await tidyUploads(services);
  await untilState(owner, body, 'proposed');
});

test('a file that stops coming is given up, and its document given back', async (t) => {
  const owner = await server.traveller();
  const { id } = await readOut(owner, booking);
  await query.execute(sql`update uploads set state = 'waiting' where id = ${id}`);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  t.mock.method(AbortSignal, 'timeout', () => timeout(50));
  const content = new PassThrough();
  content.write('a beginning');
  const files = { ...services.files, get: () => Promise.resolve({ content, size: 1_000 }) };
  const reading = readNext({ ...services, files }).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? error.name : 'thrown'),
  );
  assert.equal(await Promise.race([reading, sleep(5_000, 'waits')]), 'AbortError');
  assert.deepEqual(await rowOf({ id }), { state: 'waiting', attempts: 0, reading_id: null });
  await tidyUploads(services);
  await untilState(owner, { id }, 'proposed');
});

test('documents of a user come last after two of theirs within an hour were too slow', async () => {
  const [slow, patient] = [await server.traveller(), await server.traveller()];
  const documents = [];
  for (const owner of [slow, slow, slow, patient]) documents.push(await readOut(owner, booking));
  const [first, second, third, other] = documents.map(({ id }) => id);
  const next = async (minutes_ago: number) => {
    // by turns alone the user whose last reading was earlier would come first
    await query.execute(sql`update uploads set failure = 'too_slow', state = 'failed',
      begun_at = now() - interval '1 minute' * ${minutes_ago} where id in (${first}, ${second})`);
    await query.execute(sql`update uploads set state = 'waiting', reading_id = null, leased_until = null,
      begun_at = now() - interval '1 minute' * (case when id = ${third} then 40 else 10 end)
      where id in (${third}, ${other})`);
    return (await claimNext(query, newId()))?.id;
  };
  assert.equal(await next(30), other);
  assert.equal(await next(90), third);
  await expireLeases(query);
  await tidyUploads(services);
  await untilState(patient, { id: String(other) }, 'proposed');
});

test('one whose file cannot be had does not keep its owner’s others from being read', async () => {
  const owner = await server.traveller();
  const [bad, good] = [await readOut(owner, booking), await readOut(owner, booking)];
  await query.execute(
    sql`update uploads set state = 'waiting', begun_at = null where id in (${bad.id}, ${good.id})`,
  );
  const away = { ...services.files, get: () => Promise.reject(new Error('away')) };
  await assert.rejects(readNext({ ...services, files: away }), /away/);
  assert.equal((await claimNext(query, newId()))?.id, good.id);
  await expireLeases(query);
  await tidyUploads(services);
  for (const { id } of [bad, good]) await untilState(owner, { id }, 'proposed');
});

test('a reading that is stopped while it is requested again is done again', async () => {
  const owner = await server.traveller();
  const { id } = await readOut(owner, booking);
  await query.execute(sql`update uploads set state = 'waiting' where id = ${id}`);
  const reader = { ...services.reader, read: () => Promise.reject(new ReadingStopped(false)) };
  assert.ok(await readNext({ ...services, reader }));
  assert.deepEqual(await rowOf({ id }), { state: 'waiting', attempts: 0, reading_id: null });
  await tidyUploads(services);
  await untilState(owner, { id }, 'proposed');
});

test('a file that takes long to come is being read all the while', async () => {
  const owner = await server.traveller();
  const { id } = await readOut(owner, booking);
  await query.execute(sql`update uploads set state = 'waiting' where id = ${id}`);
  const begun = Promise.withResolvers<null>();
  const come = Promise.withResolvers<null>();
  const get = async (key: string) => {
    begun.resolve(null);
    await come.promise;
    return services.files.get(key);
  };
  const reading = readNext({ ...services, files: { ...services.files, get } });
  await begun.promise;
  await runOut(id);
  for (const end = performance.now() + 20_000; !(await isLeased(id)); await sleep(20))
    assert.ok(performance.now() < end, 'its lease is renewed');
  const other = await claimNext(query, newId());
  come.resolve(null);
  await reading;
  assert.equal(other, null, 'another server leaves it alone');
  assert.equal((await rowOf({ id })).state, 'proposed');
});

test('a reading that lost its lease writes nothing', async () => {
  const owner = await server.traveller();
  const { id } = await readOut(owner, booking);
  await query.execute(
    sql`update uploads set state = 'waiting', proposals = '[]', count = 0 where id = ${id}`,
  );
  const late = Promise.withResolvers<Awaited<ReturnType<typeof services.reader.read>>>();
  const begun = Promise.withResolvers<null>();
  const reader = {
    ...services.reader,
    read: () => {
      begun.resolve(null);
      return late.promise;
    },
  };
  const slow = readNext({ ...services, reader });
  await begun.promise;
  // the next server takes it over, before this one renews its lease
  const taken = await services.database.transaction(async (tx) => {
    await runOut(id, tx);
    return claimNext(tx, newId());
  });
  assert.deepEqual([taken?.id, taken?.attempts], [id, 2]);
  late.resolve({ outcome: 'booking', reason: null, count: 7, cruises: [], proposals: '[]', pages: '[]' });
  await slow;
  const { body } = await owner.call('GET uploads/{id}', { params: { id } });
  assert.deepEqual([body.state, body.count], ['reading', 0]);
  await expireLeases(query);
  await tidyUploads(services);
  await untilState(owner, { id }, 'failed', 'proposed');
});

test('a user who does not wait for the result of a reading gets a notice', async () => {
  const owner = await server.traveller();
  const outcomes = [
    [booking, 'proposed', 1],
    [documentOf({ outcome: 'not_a_booking', reason: 'brochure', proposals: [] }), 'not_a_booking', 0],
    ['does throws', 'failed', 0],
  ] as const;
  const other = await server.traveller();
  for (const [content, outcome, count] of outcomes) {
    const busy = (await sendUpload(other, 'does loops')).body;
    await untilState(other, busy, 'reading');
    const { body } = await sendUpload(owner, content, `${outcome}.txt`);
    // its user has not asked for it since it was sent
    await query.execute(
      sql`update uploads set queued_at = queued_at - interval '16 seconds' where id = ${body.id}`,
    );
    await other.call('POST uploads/{id}/cancel', { params: { id: busy.id } });
    let latest: Notice | undefined;
    const end = performance.now() + 20_000;
    while (latest?.kind !== 'upload' || latest.details.upload_id !== body.id) {
      assert.ok(performance.now() < end, `nobody was told: ${outcome}`);
      await sleep(20);
      latest = (await owner.call('GET user/notifications')).body.items[0];
    }
    const details = { upload_id: body.id, file_name: `${outcome}.txt`, outcome, count };
    assert.deepEqual([latest.details, latest.cruise_id], [details, null]);
  }
  assert.equal((await owner.call('GET user/notifications')).body.total, 3);
  await readOut(owner, booking);
  assert.equal((await owner.call('GET user/notifications')).body.total, 3, 'nor who waits');
});

test('a document whose file is gone says that it cannot be read', async () => {
  const owner = await server.traveller();
  const { id } = await readOut(owner, booking);
  await query.execute(sql`update uploads set file_key = ${newId()} where id = ${id}`);
  await owner.call('POST uploads/{id}/retry', { params: { id } });
  assert.equal((await untilState(owner, { id }, 'failed')).failure, 'corrupt');
});
