import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { openJobs } from '#server/database/jobs.ts';
import { job_kinds } from '#server/jobs.ts';
import { openMail } from '#server/platform/mail/mail.ts';
import { signUp, startTestServer } from '#server/testing/server.ts';
import { mail_job } from './actions.ts';

/* The whole way of a mail, from its cause to a real SMTP server with moods. */

const server = await startTestServer();
const { stranger, services } = server;

/** The mail server's behaviour with the next mail. */
let mood: 'takes' | 'refuses for now' | 'refuses for ever' | 'drops' = 'takes';
const received: { to: string; source: string }[] = [];
const refusal = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode });

const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo(_address, _session, done) {
    if (mood === 'refuses for now') done(refusal('try later', 451));
    else if (mood === 'refuses for ever') done(refusal('nobody here', 550));
    else if (mood === 'drops') for (const socket of sockets) socket.destroy();
    else done();
  },
  onData(stream, session, done) {
    let source = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => (source += chunk));
    stream.on('end', () => {
      const [receiver] = session.envelope.rcptTo;
      received.push({ to: receiver?.address ?? '', source });
      done();
    });
  },
  closeTimeout: 500,
});
const sockets = new Set<Socket>();
smtp.server.on('connection', (socket: Socket) => sockets.add(socket));
// broken connections are the subject of these tests
smtp.on('error', () => undefined);
smtp.listen(0, '127.0.0.1');
await once(smtp.server, 'listening');
const { port } = smtp.server.address() as AddressInfo;
const config = { ...services.config, SMTP_URL: `smtp://127.0.0.1:${port}` };
services.mail = openMail(config, services.log);
after(async () => {
  await services.mail.close();
  const closed = once(smtp.server, 'close');
  smtp.close();
  await closed;
});

interface Job {
  id: string;
  state: string;
  retry_count: number;
  waits_s: number;
  output: { message?: string } | null;
}

/** The mail to an address as a job of pg-boss, once it is idle. */
async function jobOf(email: string): Promise<Job> {
  for (let look = 0; look < 1000; look += 1) {
    const { rows } = await server.database.query.execute(
      sql`select id, state::text as state, retry_count, output,
            extract(epoch from start_after - now())::float as waits_s
          from pgboss.job where name = 'mail' and data->>'email_key' = ${email}`,
    );
    const job = rows[0] as unknown as Job | undefined;
    if (job !== undefined && !['created', 'active'].includes(job.state)) return job;
    await sleep(10);
  }
  throw new Error('the mail is not done with');
}

test('a mail goes out over SMTP once its cause is committed', async () => {
  mood = 'takes';
  assert.equal((await signUp(stranger, 'goes@example.org')).status, 201);
  assert.equal((await jobOf('goes@example.org')).state, 'completed');
  const [mail] = received.filter(({ to }) => to === 'goes@example.org');
  assert.match(mail?.source ?? '', /^Auto-Submitted: auto-generated\r?$/m);
  assert.match(mail?.source ?? '', /^Subject: Activate your Gangway account\r?$/m);
});

for (const reason of ['refuses for now', 'drops'] as const) {
  test(`a mail server that ${reason} is asked again, later and later`, async () => {
    const email = `${reason.replaceAll(' ', '-')}@example.org`;
    mood = reason;
    assert.equal((await signUp(stranger, email)).status, 201, 'the sign-up knows nothing of it');
    const failed = await jobOf(email);
    assert.equal(failed.state, 'retry');
    assert.ok(failed.waits_s > 1 && failed.waits_s < 60, `waits ${failed.waits_s} s`);
    assert.ok(failed.output?.message);
    mood = 'takes';
    await services.database.transaction((tx) => services.jobs.retry(tx, mail_job, [failed.id]));
    assert.ok(await isReceived(email));
  });
}

async function isReceived(email: string): Promise<boolean> {
  for (let look = 0; look < 4000; look += 1) {
    if (received.some(({ to }) => to === email)) return true;
    await sleep(10);
  }
  return false;
}

test('a mail to an unknown address is not retried, and the refusal is stored', async () => {
  mood = 'refuses for ever';
  await signUp(stranger, 'nobody@example.org');
  const job = await jobOf('nobody@example.org');
  assert.deepEqual([job.state, job.retry_count], ['failed', 0]);
  assert.match(job.output?.message ?? '', /nobody here/);
  assert.doesNotMatch(JSON.stringify(job), /auth\/activate/, 'no link stands in the database');
});

test('jobs of a killed server begin again on the next one, where no other server can live', async () => {
  await server.mailsSent();
  await server.database.query.execute(
    sql`update pgboss.job set state = 'active', started_on = now(), completed_on = null where data->>'email_key' = 'goes@example.org'`,
  );
  const jobs = await openJobs(server.database, services.log, job_kinds);
  await jobs.stop();
  const { rows } = await server.database.query.execute(
    sql`select state::text as state from pgboss.job where data->>'email_key' = 'goes@example.org'`,
  );
  assert.equal(rows[0]?.['state'] === 'active', server.database.kind === 'postgresql');
  await server.database.query.execute(sql`delete from pgboss.job where state in ('active', 'retry')`);
});
