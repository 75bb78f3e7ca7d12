import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { gangway } from '#server/testing/gangway.ts';
import { good_password, startTestServer } from '#server/testing/server.ts';
import type { Services } from '#server/services.ts';
import { makeBackup } from './actions-make.ts';
import { verifyNewest } from './actions-verify.ts';
import { removeLeftWork } from './actions-work.ts';
import { readBackupAges, readBackups, scheduleBackup, tellOfMissing } from './actions.ts';
import { dueDay } from './local-time.ts';
import { listExpired } from './retention.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-backups-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const server = await startTestServer({ BACKUP_AT: '03:00', BACKUP_TO: folder });
const { services, clock } = server;
const { query } = services.database;
await server.traveller({ email: 'operator@example.org' });
await gangway(services, ['user', 'set-plan', 'operator@example.org', 'admin']);

/** With a new session, as the clock goes on by days. */
async function logIn() {
  const body = { email: 'operator@example.org', password: good_password };
  const { access } = (await server.stranger.call('POST auth/jwt/create/', { body })).body;
  return server.stranger.with({ authorization: `Bearer ${access}` });
}

/** Jobs that the schedule has added wait for the test, as this server would do them at once. */
const waiting: { task: string; backup_id?: string }[] = [];
const held: Services = {
  ...services,
  jobs: {
    ...services.jobs,
    send: (tx, kind, data, options) => {
      if (kind.name !== 'backup') return services.jobs.send(tx, kind, data, options);
      waiting.push(data as unknown as (typeof waiting)[number]);
      return Promise.resolve();
    },
  },
};

/** Does the jobs that wait, each as its last try. @returns how many verifications were asked for, which it leaves out */
async function work(with_services: Services = held): Promise<number> {
  let verifications = 0;
  for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
    if (job.task === 'verify') verifications += 1;
    else await makeBackup(with_services, job.backup_id ?? '', true).catch(() => undefined);
  }
  return verifications;
}

async function nextDay(with_services: Services = held): Promise<number> {
  clock.pass(86_400);
  await scheduleBackup(with_services);
  return work(with_services);
}

const changed = (config: Partial<Services['config']>): Services => ({
  ...held,
  config: { ...services.config, ...config },
});

const files = () => readdirSync(folder).toSorted();
const work_folder = join(services.config.DATA_DIR, 'backing-up');
const left = () => (existsSync(work_folder) ? readdirSync(work_folder) : []);

/** The subjects of the mails to operators about backups. */
async function troubles(): Promise<string[]> {
  await server.mailsSent();
  return server.mails.filter(({ text }) => text.includes('/operator/backups')).map(({ subject }) => subject);
}

test('of two servers one makes the backup of a day, which is restored on trial', async () => {
  const encrypting = changed({ BACKUP_PASSPHRASE: 'correct horse battery' });
  await Promise.all([1, 2, 3].map(() => scheduleBackup(encrypting)));
  await scheduleBackup(encrypting);
  assert.equal(waiting.length, 1);
  assert.equal(await work(encrypting), 1, 'the first one is to be verified');
  await verifyNewest(encrypting, true);
  const { body } = await (await logIn()).call('GET admin/backups');
  const { schedule, backups, verification, is_busy } = body;
  assert.deepEqual(schedule, {
    at: '03:00',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    destination: folder,
    is_encrypted: false,
    keep_days: 7,
    keep_weeks: 4,
    keep_months: 6,
  });
  assert.deepEqual(files(), [backups[0]?.name]);
  assert.match(files()[0] ?? '', /^gangway-20261121T120000Z-[\da-f]{6}\.tar\.zst\.age$/);
  assert.equal(backups[0]?.size, readFileSync(join(folder, files()[0] ?? '')).length);
  assert.deepEqual([backups[0].state, backups[0].is_scheduled, is_busy], ['done', true, false]);
  assert.deepEqual([verification?.name, verification?.failure], [files()[0], null]);
  assert.deepEqual(left(), [], 'the throw-away database is thrown away');
  clock.pass(60);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  assert.match(metrics, /^gangway_backup_age_seconds 60$/m);
  assert.match(metrics, /^gangway_backup_verified_age_seconds 60$/m);
  assert.deepEqual(await troubles(), []);
});

test('a clock that is set back makes no second backup of a day, and one of seven is verified', async () => {
  const verifications: number[] = [];
  for (let day = 0; day < 6; day += 1) verifications.push(await nextDay());
  clock.pass(-2 * 86_400);
  await scheduleBackup(held);
  assert.deepEqual(waiting, []);
  clock.pass(2 * 86_400);
  verifications.push(await nextDay());
  assert.deepEqual(verifications, [0, 0, 0, 0, 0, 0, 1]);
  assert.equal(files().length, 7, 'the first of eight days is deleted');
});

test('a destination that fails is told once, and keeps every older backup', async () => {
  const before = files();
  const broken = changed({ BACKUP_TO: join(folder, 'none') });
  await nextDay(broken);
  await nextDay(broken);
  const [last] = (await readBackups(services)).backups;
  assert.deepEqual([last?.state, last?.failure], ['failed', 'missing']);
  assert.deepEqual(files(), before);
  assert.deepEqual(left(), []);
  assert.deepEqual(await troubles(), ['A backup failed: gangway.test']);
  // for two days there is no good one
  for (let look = 0; look < 3; look += 1) {
    clock.pass(3600);
    await tellOfMissing(held);
  }
  assert.deepEqual((await troubles()).slice(1), ['No backup for two days: gangway.test']);
  await nextDay();
  assert.equal((await readBackups(services)).backups[0]?.state, 'done');
  await tellOfMissing(held);
  assert.equal((await troubles()).length, 2);
  await nextDay(broken);
  assert.deepEqual((await troubles()).slice(2), ['A backup failed: gangway.test'], 'another outage');
});

test('a failure that is tried again is shown, and told to nobody', async () => {
  const told = (await troubles()).length;
  clock.pass(86_400);
  await scheduleBackup(held);
  const { backup_id = '' } = waiting.pop() ?? {};
  await assert.rejects(makeBackup(changed({ BACKUP_TO: join(folder, 'none') }), backup_id, false));
  const [shown] = (await readBackups(services)).backups;
  assert.deepEqual([shown?.state, shown?.failure, shown?.ended_at], ['running', 'missing', null]);
  await makeBackup(held, backup_id, true);
  const [made] = (await readBackups(services)).backups;
  assert.deepEqual([made?.state, made?.failure], ['done', null]);
  assert.equal((await troubles()).length, told);
});

test('a backup whose job was lost has failed when the next one is made', async () => {
  clock.pass(86_400);
  await scheduleBackup(held);
  waiting.length = 0;
  await nextDay();
  const [newest, lost] = (await readBackups(services)).backups;
  assert.deepEqual([newest?.state, lost?.state, lost?.failure], ['done', 'failed', 'interrupted']);
});

test('a backup that is damaged is found, told once, and not counted as one', async () => {
  const operator = await logIn();
  const told = (await troubles()).length;
  const spoil = (name: string) => {
    const path = join(folder, name);
    const bytes = readFileSync(path);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
    writeFileSync(path, bytes);
    return createHash('sha256').update(bytes).digest('hex');
  };
  const newest = files().at(-1) ?? '';
  spoil(newest);
  assert.equal((await operator.call('POST admin/backups/verify')).status, 200);
  await server.worked('backup');
  const { backups, verification } = await readBackups(services);
  assert.deepEqual([verification?.name, verification?.failure], [newest, 'damaged']);
  assert.deepEqual([backups[0]?.state, backups[0]?.name], ['broken', newest]);
  assert.deepEqual((await troubles()).slice(told), ['A backup could not be restored: gangway.test']);
  // the next one is to be verified, and it was wrong when it was written: only the restore finds that
  assert.equal(await nextDay(), 1);
  const next = files().at(-1) ?? '';
  assert.notEqual(next, newest);
  await query.execute(sql`update backups set sha256 = ${spoil(next)} where name = ${next}`);
  await verifyNewest(held, true);
  assert.deepEqual((await readBackups(services)).verification, {
    name: next,
    verified_at: clock.now().toISOString(),
    failure: 'damaged',
  });
  assert.equal((await troubles()).length, told + 1, 'not again before one was restored');
  assert.deepEqual(left(), []);
});

test('an operator asks for a backup, one at a time, and it is in the audit log', async () => {
  const operator = await logIn();
  // so that the new one is not verified
  await query.execute(sql`update backups set state = 'done', verification = 'good' where state = 'broken'`);
  const presses = await Promise.all([1, 2, 3].map(() => operator.call('POST admin/backups')));
  assert.deepEqual(
    presses.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409, 409],
  );
  const asked = presses.find(({ status }) => status === 200);
  assert.equal(asked?.body.backups[0]?.is_scheduled, false);
  await server.worked('backup');
  const [made] = (await readBackups(services)).backups;
  assert.deepEqual([made?.id, made?.state], [asked.body.backups[0].id, 'done']);
  const { items } = (await operator.call('GET admin/audit', { query: { action: 'backup.make' } })).body;
  assert.equal(items[0]?.subject, made?.name);
  await query.execute(sql`insert into pgboss.job (name, start_after) values ('backup', '2999-01-01')`);
  assert.equal((await operator.call('POST admin/backups')).status, 409);
  assert.equal((await operator.call('POST admin/backups/verify')).status, 409);
  await query.execute(sql`delete from pgboss.job where start_after > '2900-01-01'`);
});

test('a file that this instance did not write stays, and one of another destination', async () => {
  writeFileSync(join(folder, 'gangway-20200101T000000Z-000000.tar.zst'), 'of another instance');
  const other = mkdtempSync(join(tmpdir(), 'gangway-backups-'));
  after(() => rmSync(other, { recursive: true, force: true }));
  const elsewhere = changed({ BACKUP_TO: other, BACKUP_KEEP: { days: 1, weeks: 0, months: 0 } });
  const before = files();
  await nextDay(elsewhere);
  await nextDay(elsewhere);
  assert.deepEqual(files(), before);
  assert.equal(readdirSync(other).length, 1);
});

test('the folders that a killed server left are removed at the next start', async () => {
  mkdirSync(join(work_folder, 'left/database'), { recursive: true });
  await removeLeftWork({ ...services, database: { ...services.database, kind: 'embedded' } });
  assert.deepEqual(left(), []);
});

test('the age is that of the last backup, whatever the clock said when others were made', async () => {
  clock.pass(400 * 86_400);
  await nextDay();
  clock.pass(-400 * 86_400);
  await nextDay();
  assert.equal((await readBackupAges(services)).made_s, 0);
});

test('days, weeks and months are kept for a year, whatever the clock does', () => {
  const keep = { days: 7, weeks: 4, months: 6 };
  let present: { day: string; number: number; is_broken: boolean }[] = [];
  let day = Temporal.PlainDate.from('2027-01-01');
  const made = (number: number) => {
    present.unshift({ day: day.toString(), number, is_broken: false });
    const expired = new Set(listExpired(present, keep));
    present = present.filter((backup) => !expired.has(backup));
  };
  for (let number = 0; number < 365; number += 1) {
    made(number);
    day = day.add({ days: 1 });
  }
  assert.equal(
    present.map((backup) => backup.day.slice(5)).join(' '),
    '12-31 12-30 12-29 12-28 12-27 12-26 12-25 12-19 12-12 11-30 10-31 09-30 08-31 07-31',
  );
  // a clock that is two years ahead for a week, and is set back
  day = day.add({ years: 2 });
  for (let number = 365; number < 372; number += 1) {
    made(number);
    day = day.add({ days: 1 });
  }
  day = Temporal.PlainDate.from('2028-01-08');
  for (let number = 372; number < 379; number += 1) {
    made(number);
    day = day.add({ days: 1 });
  }
  assert.deepEqual(
    present.slice(0, 7).map((backup) => backup.day),
    ['14', '13', '12', '11', '10', '09', '08'].map((date) => `2028-01-${date}`),
  );
  assert.ok(
    present.some((backup) => backup.day.startsWith('2027-')),
    'older ones stay',
  );
  assert.ok(present.length <= 17);
});

test('the day that is due changes at the time of the schedule, by the clock of the machine', () => {
  // the tests run in several zones
  assert.equal(dueDay(new Date(2027, 2, 6, 2, 59, 59), '03:00'), '2027-03-05');
  assert.equal(dueDay(new Date(2027, 2, 6, 3), '03:00'), '2027-03-06');
});
