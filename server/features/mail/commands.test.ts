import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { openLog } from '#server/platform/log.ts';
import { openMail } from '#server/platform/mail/mail.ts';
import { gangway } from '#server/testing/gangway.ts';
import { signUp, startTestServer } from '#server/testing/server.ts';
import { mail_job, post, type Letter } from './actions.ts';

/** The mail server's answer to a refused mail; null: it accepts. Spam filters repeat the part they object to. */
let refusal: ((mail: string) => string) | null = null;
let refusal_code = 452;
const received: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    let mail = '';
    stream.setEncoding('utf8').on('data', (chunk: string) => (mail += chunk));
    stream.on('end', () => {
      received.push(mail);
      done(refusal === null ? null : Object.assign(new Error(refusal(mail)), { responseCode: refusal_code }));
    });
  },
});
smtp.listen(0, '127.0.0.1');
await once(smtp.server, 'listening');
const { port } = smtp.server.address() as AddressInfo;

const server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
const { services, database } = server;
const log: Record<string, unknown>[] = [];
services.log = openLog('warn', {
  write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>),
});
services.mail = openMail(services.config, services.log);
after(async () => {
  await services.mail.close();
  smtp.close();
});

const run = (...args: string[]) => gangway(services, ['mail', ...args]);

interface ListedMail {
  id: string;
  kind: string;
  to: string;
  has_failed: boolean;
  tries: number;
  next_try_at: string | null;
  error: string | null;
}
async function listed(...options: string[]): Promise<ListedMail[]> {
  const { code, out, err } = await run('list', '--json', ...options);
  assert.deepEqual([code, err], [0, '']);
  return JSON.parse(out) as ListedMail[];
}

/** Runs work with mails that get no second try, also those created meanwhile: the real retries take two hours. */
async function withoutPatience(work: () => Promise<unknown>): Promise<void> {
  await database.query.execute(sql`update pgboss.queue set retry_limit = 0 where name = ${mail_job.name}`);
  await work();
  await server.mailsSent();
  await database.query.execute(
    sql`update pgboss.queue set retry_limit = ${mail_job.options.retryLimit ?? 0} where name = ${mail_job.name}`,
  );
}

const postOne = (letter: Letter) => database.transaction((tx) => post(services, tx, letter));
const farewell = (email: string): Letter => ({
  kind: 'account_deleted',
  email,
  first_name: 'Ada',
  language: 'en',
});

test('with nothing to tell, that is said', async () => {
  assert.deepEqual(await run('list'), { code: 0, out: 'No mail has failed.\n', err: '' });
  assert.deepEqual(await run('list', '--all'), { code: 0, out: 'No mail waits.\n', err: '' });
  assert.deepEqual(await listed(), []);
  assert.deepEqual(await run('retry', '--all'), { code: 0, out: 'No mail has failed.\n', err: '' });
});

test('a mail that finally failed is logged once as an error, listed, and goes out when it is tried again', async () => {
  refusal = (mail) => `blocked for\r\n${/https?:[^\s"]+/.exec(mail)?.[0]} and 123456`;
  const email = 'Ada@Example.org';
  let request_id: string | null = null;
  await withoutPatience(async () => {
    const { headers } = await signUp(server.stranger, email);
    request_id = headers.get('x-request-id');
  });
  const [mail, ...others] = await listed();
  assert.ok(mail);
  assert.deepEqual(others, []);
  const { id, error, ...facts } = mail;
  assert.deepEqual(
    { ...facts, created_at: '' },
    { kind: 'activation', to: email, has_failed: true, created_at: '', tries: 1, next_try_at: null },
  );
  assert.match(error ?? '', /blocked for \(link\) and \(code\)/);
  const told = log.filter(({ mail_id }) => mail_id === id);
  assert.deepEqual(
    told.map((line) => [line['level'], line['kind'], line['reason'], line['request_id']]),
    [[50, 'activation', error, request_id]],
    'with the id of the request that caused the mail',
  );
  const kept = await database.query.execute(sql`select * from pgboss.job where id = ${id}`);
  assert.doesNotMatch(JSON.stringify([kept.rows, log]), /auth\/activate|123456/, 'no link, no code');

  const { out } = await run('list');
  const row = out.split('\n')[1] ?? '';
  assert.ok(row.startsWith(`${id}  activation  ${email}  `), row);
  assert.match(row, / {2}1 {6}failed {4}\S.*\(code\)$/);

  await run('retry', id);
  await waitUntil(async () => (await listed())[0]?.tries === 2);
  assert.equal(log.filter(({ mail_id, level }) => mail_id === id && level === 50).length, 2);

  refusal = null;
  assert.deepEqual(await run('retry', id), { code: 0, out: '1 mail is tried again.\n', err: '' });
  await waitUntil(async () => (await listed('--all')).length === 0);
  assert.match(received.at(-1) ?? '', /^To: Ada@example\.org/m);
});

test('a mail that waits for its next try is listed with --all, and logged as a warning', async () => {
  refusal = () => 'not now';
  await postOne(farewell('ben@example.org'));
  await waitUntil(async () => (await listed('--all')).some(({ tries }) => tries === 1));
  await server.mailsSent();
  assert.deepEqual(await listed(), [], 'it has not finally failed');
  const [mail] = await listed('--all');
  assert.deepEqual([mail?.to, mail?.has_failed], ['ben@example.org', false]);
  assert.ok(new Date(mail?.next_try_at ?? '') > new Date());
  assert.match((await run('list', '--all')).out, / 1 +\d{4}-\d\d-\d\d \d\d:\d\d +\S.*not now/);
  const told = log.filter(({ mail_id }) => mail_id === mail?.id);
  assert.deepEqual(
    told.map(({ level, kind }) => [level, kind]),
    [[40, 'account_deleted']],
  );
  const refused = { code: 1, out: '', err: `There is no failed mail with the id ${mail?.id}.\n` };
  assert.deepEqual(await run('retry', mail?.id ?? ''), refused);
  await database.query.execute(sql`delete from pgboss.job where id = ${mail?.id}`);
});

test('mail retry --all tries all that failed', async () => {
  refusal = () => 'not now';
  await withoutPatience(() =>
    Promise.all(['c@example.org', 'd@example.org'].map((email) => postOne(farewell(email)))),
  );
  assert.equal((await listed()).length, 2);
  refusal = null;
  assert.deepEqual(await run('retry', '--all'), { code: 0, out: '2 mails are tried again.\n', err: '' });
  await waitUntil(async () => (await listed('--all')).length === 0);
});

test('a mail that is refused for ever is listed after its first try', async () => {
  [refusal, refusal_code] = [() => 'never', 552];
  await postOne(farewell('e@example.org'));
  await waitUntil(async () => (await listed()).length === 1);
  const [mail] = await listed();
  assert.deepEqual([mail?.to, mail?.tries, mail?.next_try_at], ['e@example.org', 1, null]);
  [refusal, refusal_code] = [null, 452];
  assert.equal((await run('retry', mail?.id ?? '')).code, 0);
  await waitUntil(async () => (await listed('--all')).length === 0);
});

test('mail retry wants one of an id and --all', async () => {
  const id = '01a1fbe7-d1ea-79d9-842b-d01fddee6407';
  for (const args of [[], [id, '--all']]) {
    assert.deepEqual(await run('retry', ...args), {
      code: 2,
      out: '',
      err: 'Give either the id of a mail or --all.\n',
    });
  }
  for (const unknown of [id, 'nonsense']) {
    const refused = { code: 1, out: '', err: `There is no failed mail with the id ${unknown}.\n` };
    assert.deepEqual(await run('retry', unknown), refused);
  }
});

test('a mail of an unknown kind is listed with its fault', async () => {
  await withoutPatience(() => postOne({ kind: 'nonsense' }));
  const [mail] = await listed();
  assert.deepEqual(
    [mail?.kind, mail?.to, mail?.error],
    ['nonsense', null, 'nobody writes mails of the kind nonsense'],
  );
  assert.ok(log.some(({ mail_id, level, err }) => mail_id === mail?.id && level === 50 && err !== undefined));
});

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 20_000; performance.now() < end; await sleep(20)) {
    if (await isSo()) return;
  }
  assert.fail('it did not come so far');
}
