import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import PostalMime from 'postal-mime';
import { readConfig } from '#server/config.ts';
import { openLog } from '#server/platform/log.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { openMail } from './mail.ts';
import { renderMail } from './render.ts';
import type { Mail, Message } from './shape.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-mail-'));
const server = await startSmtp();
const opened: Mail[] = [];
after(async () => {
  await Promise.all(opened.map((mail) => mail.close()));
  rmSync(folder, { recursive: true });
});

const link = 'https://gangway.example.org/auth/activate/abc/def';
const message = renderMail({
  to: 'dana@example.org',
  name: 'דנה 🚢',
  language: 'he',
  part: 'activation',
  link,
});

let folders = 0;

/** Sends by one of the two ways. @returns the mail as it was written, and its receiver */
function openWay(way: 'folder' | 'smtp', MAIL_FROM?: string) {
  folders += 1;
  const data = join(folder, String(folders));
  const SMTP_URL = way === 'smtp' ? `smtp://127.0.0.1:${server.port}` : undefined;
  const config = readConfig({ DATA_DIR: data, LOG_LEVEL: 'silent', SMTP_URL, MAIL_FROM });
  const mail = openMail(config, openLog('silent'));
  opened.push(mail);
  return async (sent: Message) => {
    await mail.send(sent);
    if (way === 'smtp') {
      const { source = '', to = [], international } = server.received.at(-1) ?? {};
      return { source, to, international };
    }
    const last = readdirSync(join(data, 'mail')).toSorted().at(-1) ?? '';
    return {
      source: readFileSync(join(data, 'mail', last), 'utf8'),
      to: undefined,
      international: undefined,
    };
  };
}

async function headersOf(source: string): Promise<Record<string, string>> {
  const { headers } = await PostalMime.parse(source);
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
}

test('an answer goes to the operator, and a deleted account leaves no mails behind', async () => {
  const data = join(folder, 'answers');
  const settings = { DATA_DIR: data, LOG_LEVEL: 'silent', CONTACT_EMAIL: 'captain@example.org' };
  const mail = openMail(readConfig(settings), openLog('silent'));
  await mail.send(message);
  await mail.send({ ...message, to: 'second@example.org' });
  const [first = ''] = readdirSync(join(data, 'mail')).toSorted();
  const sent = await PostalMime.parse(readFileSync(join(data, 'mail', first)));
  assert.deepEqual(
    sent.replyTo?.map(({ address }) => address),
    ['captain@example.org'],
  );
  await mail.forget('DANA@example.org');
  const left = readdirSync(join(data, 'mail'));
  assert.equal(left.length, 1);
  assert.ok(!left.includes(first));
});

test('without an SMTP server a mail is a file that a mail program opens, in the order they were sent', async () => {
  const data = join(folder, 'order');
  const mail = openMail(readConfig({ DATA_DIR: data, LOG_LEVEL: 'silent' }), openLog('silent'));
  await mail.send(message);
  await mail.send({ ...message, to: 'second@example.org' });
  const files = readdirSync(join(data, 'mail')).toSorted();
  const read = files.map((file) => PostalMime.parse(readFileSync(join(data, 'mail', file))));
  const [first, second] = await Promise.all(read);
  assert.deepEqual(
    [first, second].map((one) => one?.to?.[0]?.address),
    ['dana@example.org', 'second@example.org'],
  );
  assert.deepEqual([first?.subject, first?.text?.trim()], [message.subject, message.text.trim()]);
  assert.ok(first?.html?.includes(link));
  for (const file of files) {
    assert.ok(file.endsWith('.eml'));
    assert.equal(statSync(join(data, 'mail', file)).mode & 0o077, 0, 'its links are for the owner alone');
  }
});

for (const way of ['folder', 'smtp'] as const) {
  test(`a mail by ${way} says what it is, in headers that programs act on`, async () => {
    const send = openWay(way, 'Gangway <post@müller.example>');
    const { source } = await send(message);
    const headers = await headersOf(source);
    assert.match(headers['message-id'] ?? '', /^<[\w-]{20,}@xn--mller-kva\.example>$/);
    assert.ok(!Number.isNaN(Date.parse(headers['date'] ?? '')));
    assert.equal(headers['from'], 'Gangway <post@xn--mller-kva.example>');
    assert.equal(headers['to'], 'dana@example.org');
    assert.equal(headers['auto-submitted'], 'auto-generated');
    assert.equal(headers['x-auto-response-suppress'], 'OOF, AutoReply, DR, RN, NRN');
    assert.equal(headers['content-language'], 'he');
    assert.equal('list-unsubscribe' in headers, false);
    const { text, html } = await PostalMime.parse(source);
    assert.equal(text?.trim(), message.text.trim());
    assert.equal(html?.trim(), message.html.trim());
  });

  test(`a notice by ${way} is ended with one click, however long its address is`, async () => {
    const unsubscribe = `https://gangway.example.org/off?${'kind=payment&'.repeat(20)}`;
    const headers = await headersOf((await openWay(way)({ ...message, unsubscribe })).source);
    assert.equal(headers['list-unsubscribe'], `<${unsubscribe}>`);
    assert.equal(headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  });

  test(`no name and no address adds a header or a receiver to a mail by ${way}`, async () => {
    const send = openWay(way, 'b@evil.example, Gangway <post@example.org>');
    const name = 'Ada\r\nBcc: b@evil.example\r\n\r\n<b>';
    const { source, to } = await send({
      ...renderMail({ to: 'ada@example.org', name, language: 'en', part: 'activation', link }),
      subject: 'Hello\r\nBcc: b@evil.example',
    });
    const headers = await headersOf(source);
    assert.equal('bcc' in headers, false);
    assert.equal(headers['subject'], 'Hello Bcc: b@evil.example');
    assert.equal(headers['from'], '"b@evil.example, Gangway" <post@example.org>');
    if (way === 'smtp') assert.deepEqual(to, ['ada@example.org']);
    for (const address of [
      'ada@example.org\r\nBcc: b@evil.example',
      'ada@example.org, b@evil.example',
      '"a, b@evil.example"@example.org',
      'Ada <ada@example.org>',
      'ada@example.org\n',
      'ada',
      '',
    ]) {
      await assert.rejects(
        send({ ...message, to: address }),
        { name: 'MailNotSent', permanent: true },
        address,
      );
    }
  });

  test(`an address is kept as it was typed in a mail by ${way}, but for its domain`, async () => {
    const send = openWay(way);
    const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.org`;
    assert.equal(longest.length, 254);
    const ascii = ['Ada.Sea+boat@example.org', longest, "o'neil@example.org"];
    for (const address of [...ascii, 'דנה@דוגמה.example', '日本@例え.example']) {
      const { source, to, international } = await send({ ...message, to: address });
      const [receiver] = (await PostalMime.parse(source)).to ?? [];
      assert.equal(receiver?.address, address);
      if (way === 'smtp') assert.deepEqual([to, international], [[address], !ascii.includes(address)]);
    }
    const { source, international } = await send({ ...message, to: 'Dana@Müller.example' });
    assert.match(source, /^To: Dana@xn--mller-kva\.example\r?$/m);
    assert.notEqual(international, true);
  });
}
