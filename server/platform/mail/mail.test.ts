import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '#server/config.ts';
import { openLog } from '#server/platform/log.ts';
import { openMail } from './mail.ts';
import { renderMail } from './render.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-mail-'));
after(() => rmSync(folder, { recursive: true }));

const link = 'https://gangway.example.org/auth/activate/abc/def';
const message = renderMail({
  to: 'dana@example.org',
  name: 'דנה 🚢',
  language: 'he',
  part: 'activation',
  link,
});

async function readMail(source: string) {
  const mail = await PostalMime.parse(source);
  return {
    to: mail.to?.map(({ address }) => address),
    subject: mail.subject,
    text: mail.text?.trim(),
    html: mail.html,
  };
}

test('without an SMTP server a mail is a file that a mail program opens, in the order they were sent', async () => {
  const mail = openMail(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), openLog('silent'));
  await mail.send(message);
  await mail.send({ ...message, to: 'second@example.org' });
  const files = readdirSync(join(folder, 'mail')).toSorted();
  assert.equal(files.length, 2);
  assert.ok(files.every((file) => file.endsWith('.eml')));
  const [first = ''] = files;
  const source = readFileSync(join(folder, 'mail', first), 'utf8');
  const read = await readMail(source);
  assert.deepEqual(
    [read.to, read.subject, read.text],
    [['dana@example.org'], message.subject, message.text.trim()],
  );
  assert.ok(read.html?.includes(link));
  for (const header of [
    'Message-ID',
    'Date',
    'Auto-Submitted: auto-generated',
    'From: Gangway <gangway@localhost.localdomain>',
  ]) {
    assert.ok(source.includes(header), header);
  }
});

test('with an SMTP server a mail goes there, with its name and password', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'sea' && password === 'salt') done(null, { user: 'sea' });
      else done(new Error('wrong password'));
    },
    onData: (stream, _session, done) => {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (source += chunk));
      stream.on('end', () => {
        received.push(source);
        done();
      });
    },
    disabledCommands: ['STARTTLS'],
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const open = (password: string) =>
    openMail(
      readConfig({
        DATA_DIR: folder,
        SMTP_URL: `smtp://sea:${password}@127.0.0.1:${port}`,
        MAIL_FROM: 'post@example.org',
      }),
      openLog('silent'),
    );
  const mail = open('salt');
  await mail.send(message);
  await mail.send({ ...message, to: '"a, b@evil.example"@example.org' }).catch(() => undefined);
  await mail.close();
  const [source = ''] = received;
  assert.deepEqual((await readMail(source)).to, ['dana@example.org']);
  assert.match(source, /^From: post@example\.org$/m);
  assert.ok(
    received.every((other) => !/evil\.example$/m.test(other)),
    'an address is one address',
  );
  const refused = open('pepper');
  await assert.rejects(refused.send(message));
  await refused.close();
  const closed = once(server.server, 'close');
  server.close();
  await closed;
});
