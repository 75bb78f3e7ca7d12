import assert from 'node:assert/strict';
import { appendFile, chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { pdf, upload } from '#server/testing/documents.ts';
import { gangway } from '#server/testing/gangway.ts';
import { startTestServer } from '#server/testing/server.ts';
import { settingFindings } from './actions.ts';

const server = await startTestServer();
const { services, database } = server;
const owner = await server.traveller();
const voyage = { ship_name: 'Koningsdam', start_date: '2027-03-06', end_date: '2027-03-13' };
const { body: cruise } = await owner.call('POST cruises', { body: { ...voyage, currency: 'EUR' } });
const cruise_id = cruise.id;
/** Of the services by the real clock: files have the times of the disk. */
const examine = (...options: string[]) =>
  gangway({ ...services, clock: systemClock }, ['doctor', ...options]);

async function keyOf(document_id: string): Promise<string> {
  const { rows } = await database.query.execute<{ file_key: string }>(
    sql`select file_key from cruise_documents where id = ${document_id}`,
  );
  return rows[0]?.file_key ?? '';
}
const pathOf = (key: string) => join(services.config.DATA_DIR, 'files', key.slice(-2), key);

test('nothing is wrong with an instance that is whole', async () => {
  await upload(owner, cruise, pdf, 'ticket.pdf');
  const date = '2026-03-01';
  const paid = await owner.call('POST cruises/{id}/payments', {
    params: { id: cruise_id },
    body: { amount: '100.10', date, is_deposit: true },
  });
  const added = await owner.call('POST cruises/{id}/addons', {
    params: { id: cruise_id },
    body: { description: 'Wifi', price: '20', is_in_total: true, date_added: date },
  });
  assert.deepEqual([paid.status, added.status], [201, 201]);
  assert.deepEqual(await examine('--read'), {
    code: 0,
    out: 'Nothing is wrong with 1 cruises, 1 files, settings, disk and jobs.\n',
    err: '',
  });
});

test('files that are missing, cut short or without a record are named', async () => {
  const { body: lost } = await upload(owner, cruise, pdf, 'lost.pdf');
  const { body: cut } = await upload(owner, cruise, pdf, 'cut.pdf');
  const keys = { lost: await keyOf(lost.id), cut: await keyOf(cut.id) };
  await rm(pathOf(keys.lost));
  await appendFile(pathOf(keys.cut), 'more');
  const found = await examine('--read');
  assert.equal(found.code, 1);
  assert.equal(
    found.err,
    `1 files that records name are missing:\n  ${keys.lost} "lost.pdf" (cruise ${cruise_id})\n` +
      `1 files cannot be read, or are not as long as they were:\n  ${keys.cut} "cut.pdf" (cruise ${cruise_id})\n`,
  );
  assert.doesNotMatch((await examine()).err, /cut\.pdf/, 'without --read only their presence is looked at');
  for (const { id } of [lost, cut])
    await owner.call('DELETE cruises/{id}/documents/{document_id}', {
      params: { id: cruise_id, document_id: id },
    });
});

test('a stored sum that differs from its parts is named', async () => {
  await database.query.execute(sql`update cruises set payments_total = 99, addons_in_total = null`);
  const { err } = await examine();
  assert.match(err, new RegExp(`cruise ${cruise_id}: addons_in_total is empty, its parts give 20\\n`));
  assert.match(err, new RegExp(`cruise ${cruise_id}: payments_total is 99, its parts give 100.10\\n`));
  assert.doesNotMatch(err, /deposit_paid/);
  await database.query.execute(sql`update cruises set payments_total = 100.10, addons_in_total = 20`);
  assert.equal((await examine()).code, 0);
});

test('a clock that differs from that of the database is named', async () => {
  const clock = { now: () => new Date(systemClock.now().getTime() - 60_000) };
  const { err } = await gangway({ ...services, clock: { ...systemClock, ...clock } }, ['doctor']);
  // the minute, less the time between both looks
  assert.match(err, /^The clock of the database is [3-6]\d s ahead of that of this machine\.\n$/);
});

test('a schedule of backups by which none was made is named', async () => {
  const config = { ...services.config, BACKUP_AT: '03:00' };
  const { err } = await gangway({ ...services, config, clock: systemClock }, ['doctor']);
  assert.match(err, /^No backup has been made yet: /);
});

test('a secret that others may read is named', async () => {
  const path = join(services.config.DATA_DIR, 'secret');
  await chmod(path, 0o644);
  assert.match((await examine()).err, /chmod 600/);
  await chmod(path, 0o600);
});

test('settings that do not go together are named, and those of a family at home are not', () => {
  const { DATA_DIR } = services.config;
  const count = (settings: Record<string, string>) =>
    settingFindings(readConfig({ DATA_DIR, ...settings })).length;
  for (const PUBLIC_URL of ['http://localhost:8080', 'http://127.0.0.1:8080'])
    assert.equal(count({ PUBLIC_URL }), 0, PUBLIC_URL);
  for (const host of ['nas', '192.168.1.4', 'nas.local', '172.20.0.2']) {
    assert.equal(count({ PUBLIC_URL: `https://${host}`, TRUST_PROXY: 'on' }), 0, host);
    assert.equal(count({ PUBLIC_URL: `http://${host}:8080` }), 1, `${host}: no session without TLS`);
  }
  const SMTP_URL = 'smtp://127.0.0.1:2525';
  const PUBLIC_URL = 'https://cruises.example.org';
  const backups = { BACKUP_AT: '03:00', BACKUP_TO: '/mnt/backups' };
  const whole = { PUBLIC_URL, SMTP_URL, TRUST_PROXY: 'on', ...backups };
  assert.equal(count(whole), 0);
  assert.equal(count({ ...whole, SMTP_URL: '' }), 1, 'no mail');
  assert.equal(count({ ...whole, TRUST_PROXY: '' }), 1, 'the proxy is not trusted');
  assert.equal(count({ ...whole, PUBLIC_URL: 'http://cruises.example.org' }), 1, 'no TLS');
  assert.equal(count({ ...whole, BACKUP_AT: '', BACKUP_TO: '' }), 1, 'no backups by schedule');
});
