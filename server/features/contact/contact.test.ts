import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import PostalMime from 'postal-mime';
import { sql } from 'drizzle-orm';
import { openMail } from '#server/platform/mail/mail.ts';
import { gangway } from '#server/testing/gangway.ts';
import { solveCaptcha, startTestServer, type Caller } from '#server/testing/server.ts';
import { startSmtp } from '#server/testing/smtp.ts';

const smtp = await startSmtp();
const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, CONTACT_EMAIL: 'captain@example.org' };
// one proxy is trusted, so that a test may come from any network
const server = await startTestServer({ ...settings, TRUST_PROXY: 'on' });
const { services, stranger } = server;
const by_smtp = openMail(services.config, services.log);
const kept = services.mail;
services.mail = {
  ...by_smtp,
  send: async (message) => void (await Promise.all([by_smtp.send(message), kept.send(message)])),
};
after(() => by_smtp.close());

let networks = 0;
/** A caller from their own network. */
function newcomer(): Caller {
  networks += 1;
  return stranger.with({ 'x-forwarded-for': `192.0.2.${networks}` });
}

const letter = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: 'A port is missing',
  message: 'Dear captain,\nwhere is Portmeirion?',
};

async function write(who: Caller, more: Record<string, unknown> = {}) {
  const captcha = await solveCaptcha(who);
  return who.call('POST contact', { body: { ...letter, captcha, ...more } });
}

async function lastMail() {
  await server.mailsSent();
  return PostalMime.parse(smtp.received.at(-1)?.source ?? '');
}

const stored = async (email: string) =>
  (
    await server.database.query.execute<{ id: string; message: string; user_id: string | null }>(
      sql`select id, message, user_id from contact_messages where email = ${email} order by id`,
    )
  ).rows;

test('a message is kept and mailed to the operator, whose answer goes to its writer', async () => {
  const told = await write(newcomer(), { message: 'Is <b>this</b> bold?\r\nשלום' });
  assert.equal(told.status, 204);
  const mail = await lastMail();
  assert.deepEqual(smtp.received.at(-1)?.to, ['captain@example.org']);
  assert.deepEqual(
    mail.replyTo?.map(({ address }) => address),
    [letter.email],
  );
  assert.equal(mail.subject, 'Contact: A port is missing');
  assert.match(
    mail.text ?? '',
    /Ada Lovelace \(ada@example\.org\) wrote[\s\S]*Is <b>this<\/b> bold\?\r?\nשלום/,
  );
  assert.match(mail.html ?? '', /Is &lt;b&gt;this&lt;\/b&gt; bold\?<br>שלום/);
  assert.equal((await stored(letter.email)).at(-1)?.message, 'Is <b>this</b> bold?\r\nשלום');
});

test('no field reaches a header: line breaks are refused, and directional characters are removed', async () => {
  const before = smtp.received.length;
  const bcc = 'x\r\nBcc: crew@example.org';
  for (const field of ['name', 'email', 'subject'] as const) {
    for (const value of [bcc, 'x\ny', 'x\0y', 'x\u0085y']) {
      const { status, failure } = await write(newcomer(), { [field]: value });
      assert.equal(status, 400, `${field} ${JSON.stringify(value)}`);
      assert.deepEqual(Object.keys(failure.errors ?? {}), [field]);
    }
  }
  const told = await write(newcomer(), {
    email: 'line@example.org',
    subject: 'a\u2028Bcc: crew@example.org\u202eb',
    message: '\r\n.\r\nBcc: crew@example.org',
  });
  assert.equal(told.status, 204);
  const mail = await lastMail();
  assert.equal(smtp.received.length, before + 1);
  assert.equal(mail.subject, 'Contact: a Bcc: crew@example.orgb');
  assert.deepEqual([mail.bcc, mail.cc], [undefined, undefined]);
  assert.deepEqual(smtp.received.at(-1)?.to, ['captain@example.org']);
});

test('a missing or too long text is reported at its field, in the language of the writer', async () => {
  const who = newcomer();
  const body = { name: ' ', email: 'nobody', subject: '', message: 'x'.repeat(5001), captcha: '' };
  const english = await who.call('POST contact', { body });
  assert.equal(english.status, 400);
  assert.deepEqual(Object.keys(english.failure.errors ?? {}), Object.keys(body));
  const hebrew = await who.with({ 'accept-language': 'he' }).call('POST contact', { body });
  assert.match(hebrew.failure.errors?.['name']?.[0] ?? '', /\p{Script=Hebrew}/u);
  assert.equal(
    (await write(newcomer(), { email: 'long@example.org', message: 'ש'.repeat(5000) })).status,
    204,
  );
});

test('a captcha must be solved, and is taken once', async () => {
  const who = newcomer();
  const captcha = await solveCaptcha(who);
  const email = 'robot@example.org';
  assert.equal((await write(who, { email, captcha: 'rubbish' })).status, 400);
  assert.equal((await write(who, { email, captcha })).status, 204);
  const again = await write(who, { email, captcha });
  assert.deepEqual(Object.keys(again.failure.errors ?? {}), ['captcha']);
  assert.equal((await stored(email)).length, 1);
});

test('five messages an hour are accepted for one address, from all callers, and ten from one network', async () => {
  const tries = { email: 'often@example.org', captcha: 'rubbish' };
  for (let count = 0; count < 5; count += 1) assert.equal((await write(newcomer(), tries)).status, 400);
  const sixth = await write(newcomer(), { ...tries, email: 'OFTEN@example.org' });
  assert.equal(sixth.status, 429);
  assert.ok(Number(sixth.headers.get('retry-after')) > 3000);

  const who = newcomer();
  for (let count = 0; count < 10; count += 1) {
    assert.equal((await write(who, { email: `n${count}@example.org`, captcha: 'rubbish' })).status, 400);
  }
  assert.equal((await write(who, { email: 'n10@example.org' })).status, 429);
  assert.deepEqual(await stored('n10@example.org'), []);
});

test('without a configured address it goes to every account that runs the instance, and without one it is kept', async () => {
  const { config } = services;
  services.config = { ...config, CONTACT_EMAIL: undefined };
  try {
    const before = smtp.received.length;
    assert.equal((await write(newcomer(), { email: 'kept@example.org' })).status, 204);
    await server.mailsSent();
    assert.equal(smtp.received.length, before);
    assert.equal((await stored('kept@example.org')).length, 1);

    const plans = {
      'mate@example.org': '2999-01-01',
      'bosun@example.org': null,
      'former@example.org': '2020-01-01',
    };
    for (const [email, plan_expiry] of Object.entries(plans)) {
      await server.traveller({ email });
      await server.database.query.execute(
        sql`update users set plan_name = 'admin', plan_expiry = ${plan_expiry}::date where email = ${email}`,
      );
    }
    const asked = smtp.received.length;
    assert.equal((await write(newcomer(), { email: 'crew@example.org' })).status, 204);
    await server.mailsSent();
    const receivers = smtp.received.slice(asked).flatMap(({ to }) => to);
    assert.deepEqual(receivers.toSorted(), ['bosun@example.org', 'mate@example.org']);
  } finally {
    services.config = config;
  }
});

test('messages go with the account that has their address, which nothing tells their writer', async () => {
  const email = 'leaves@example.org';
  const owner = await server.traveller({ email });
  const from_account = await write(newcomer(), { email });
  const from_nobody = await write(newcomer(), { email: 'nobody@example.org' });
  assert.deepEqual([from_account.status, from_nobody.status], [204, 204]);
  assert.equal((await stored(email)).length, 1);
  const { code } = await gangway(services, ['user', 'delete', email, '--yes']);
  assert.equal(code, 0);
  assert.deepEqual(await stored(email), []);
  assert.equal((await owner.call('GET user/settings')).status, 401);
});

test('the operator lists open messages, and settles each once', async () => {
  const email = 'list@example.org';
  await write(newcomer(), { email, subject: 'To be settled', message: 'one\r\n\u001b[31mtwo' });
  const [{ id } = { id: '' }] = await stored(email);
  const run = (...args: string[]) => gangway(services, ['contact', ...args]);
  const shown = await run('list');
  assert.match(
    shown.out,
    new RegExp(`${id}  .*  open\nAda Lovelace <${email}>\nTo be settled\n  one\n   \\[31mtwo`),
  );
  assert.deepEqual((await run('settle', id)).code, 0);
  assert.deepEqual((await run('settle', id)).code, 1);
  assert.doesNotMatch((await run('list')).out, /To be settled/);
  assert.match((await run('list', '--all')).out, new RegExp(`${id}  .*  settled 20`));
  const listed = JSON.parse((await run('list', '--all', '--json')).out) as {
    id: string;
    settled_at: string;
  }[];
  assert.match(listed.find((one) => one.id === id)?.settled_at ?? '', /^\d{4}-.*Z$/);
});

test('on the screen operators read open messages, the oldest first, and mark them as answered once', async () => {
  const operator = await server.traveller({ email: 'reads@example.org' });
  await gangway(services, ['user', 'set-plan', 'reads@example.org', 'admin']);
  const waiting = async () => (await operator.call('GET admin/overview')).body.open_messages;
  const before = await waiting();
  for (const subject of ['On the screen, first', 'On the screen, second'])
    await write(newcomer(), { email: 'reads@example.org', subject, message: 'one\n<i>two</i>' });
  assert.equal(await waiting(), before + 2);
  const list = async (state: string, more: object = {}) =>
    (await operator.call('GET admin/messages', { query: { state, ...more } })).body;
  const [first, second] = (await list('open')).items.slice(-2);
  assert.deepEqual(
    [first, second].map((one) => [one?.subject, one?.message, one?.has_account, one?.settled_at]),
    ['first', 'second'].map((name) => [`On the screen, ${name}`, 'one\n<i>two</i>', true, null]),
  );
  const settle = async (id = '') =>
    (await operator.call('POST admin/messages/{id}/settle', { params: { id } })).status;
  assert.deepEqual([await settle(first?.id), await settle(first?.id)], [204, 409]);
  assert.equal(await settle('01a1fbe7-d1ea-79d9-842b-d01fddee6407'), 404);
  assert.equal(await waiting(), before + 1);
  assert.equal((await list('settled')).items[0]?.id, first?.id);
  // page by page, each once
  const all: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Awaited<ReturnType<typeof list>> = await list('open', {
      limit: '1',
      ...(cursor !== '' && { cursor }),
    });
    all.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  assert.deepEqual(
    all,
    (await list('open')).items.map(({ id }) => id),
  );
  assert.ok(all.includes(second?.id ?? '') && !all.includes(first?.id ?? ''));
  const { items } = (await operator.call('GET admin/audit', { query: { action: 'contact.settle' } })).body;
  assert.deepEqual([items[0]?.actor, items[0]?.subject], ['reads@example.org', first?.id]);
});
