import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbedded } from '#server/database/embedded.ts';
import { newTraveller, startProcess } from '#server/testing/process.ts';
import { Caller, signUp } from '#server/testing/server.ts';
import { startSmtp } from '#server/testing/smtp.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-killed-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Receives a mail completely and never confirms it. */
const received: string[] = [];
let answers = false;
const smtp = await startSmtp({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    stream.resume();
    stream.on('end', () => {
      received.push(envelope.rcptTo.map(({ address }) => address).join());
      if (answers) done();
    });
  },
});

/** A zone in which it is noon, so that nine o'clock is over today. */
function zoneOfNoon(): string {
  const hours = 12 - new Date().getUTCHours();
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

async function isReceived(email: string): Promise<boolean> {
  for (let look = 0; look < 3000; look += 1) {
    if (received.includes(email)) return true;
    await sleep(20);
  }
  return false;
}

test('a server that is killed when it has given a reminder away does not give it again', async () => {
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'info' };
  const first = await startProcess(settings);
  const email = 'killed@example.org';
  const traveller = await newTraveller(first, email);
  const time_zone = zoneOfNoon();
  await traveller.call('PATCH user/settings', { body: { time_zone, payment_notification: true } });
  const today = Temporal.Now.plainDateISO(time_zone);
  await traveller.call('POST cruises', {
    body: {
      ship_name: 'Icon of the Seas',
      start_date: today.add({ days: 90 }).toString(),
      end_date: today.add({ days: 97 }).toString(),
      final_payment_date: today.toString(),
    },
  });
  await first.stop();
  // a cruise recorded today after nine has no reminder today
  const database = await openEmbedded(join(folder, 'database'));
  await database.query("update reminder_watches set look_at = now(), seen_until = now() - interval '1 day'");
  // the first server requested the sweep of this minute
  await database.query("delete from pgboss.job where name = 'reminders'");
  await database.close();

  const with_mail = { ...settings, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  const second = await startProcess(with_mail);
  assert.ok(await isReceived(email));
  await second.kill();
  smtp.drop();

  answers = true;
  const third = await startProcess(with_mail);
  // jobs that waited run first
  const stranger = 'later@example.org';
  await signUp(new Caller(third.url, { 'accept-language': 'en', 'x-timezone': 'UTC' }), stranger);
  assert.ok(await isReceived(stranger));
  await third.stop();
  assert.deepEqual(received, [email, stranger]);
});
