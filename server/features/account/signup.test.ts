import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { solveCaptcha, linkParts, good_password, signUp, startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const { stranger } = server;
const { query } = server.database;

async function logIn(email: string, password = good_password) {
  return stranger.call('POST auth/jwt/create/', { body: { email, password } });
}

async function activate(link: string) {
  return stranger.call('POST auth/users/activation/', { body: linkParts(link) });
}

test('an account waits for the link of its mail, which works once', async () => {
  const email = 'link@example.org';
  assert.equal((await signUp(stranger, email)).status, 201);
  assert.equal((await logIn(email)).failure.code, 'login_failed');
  const message = await server.mailTo(email);
  assert.ok(message.link);
  assert.match(message.text, /Hello \W?Ada\W?,/);
  assert.ok(message.text.includes(message.link) && message.html.includes(message.link));
  const body = linkParts(message.link);
  // for the login that follows
  assert.deepEqual((await stranger.call('POST auth/users/activation/', { body })).body, { email });
  assert.equal((await stranger.call('POST auth/users/activation/', { body })).failure.code, 'gone');
  assert.equal((await logIn(email)).status, 200);
});

test('a link of an account that another link had activated tells no address', async () => {
  await signUp(stranger, 'before@example.org');
  const { link = '' } = await server.mailTo('before@example.org');
  await query.execute(
    sql`update users set activated_at = now(), email = 'after@example.org' where email = 'before@example.org'`,
  );
  assert.deepEqual((await activate(link)).body, { email: null });
});

test('an activation link is over after three days', async () => {
  await signUp(stranger, 'late@example.org');
  const { link = '' } = await server.mailTo('late@example.org');
  server.clock.pass(3 * 86_400);
  assert.equal((await activate(link)).status, 410);
});

test('a link of somebody else, or one made up, activates nobody', async () => {
  await signUp(stranger, 'first@example.org');
  const first = linkParts((await server.mailTo('first@example.org')).link ?? '');
  await signUp(stranger, 'second@example.org');
  const second = linkParts((await server.mailTo('second@example.org')).link ?? '');
  for (const body of [
    { uid: first.uid, token: second.token },
    { uid: 'bm9ib2R5', token: 'x' },
    { uid: '💥', token: '💥' },
  ]) {
    assert.equal((await stranger.call('POST auth/users/activation/', { body })).status, 410);
  }
});

test('an address is taken in any capitals, and of two concurrent sign-ups one gets it', async () => {
  const both = await Promise.all([
    signUp(stranger, 'Twice@example.org'),
    signUp(stranger, 'twice@EXAMPLE.org'),
  ]);
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([201, 400]));
  const refused = both.find(({ status }) => status === 400);
  assert.deepEqual(refused?.failure.errors, { email: ['A user with that email already exists.'] });
  await server.mailsSent();
  const mails = server.mails.filter(({ to }) => to.toLowerCase() === 'twice@example.org');
  assert.equal(mails.length, 1, 'a sign-up that is taken back takes its mail back');
});

test('every fault of a sign-up is reported at its field, in the caller’s language', async () => {
  const body = {
    first_name: ' ',
    last_name: 'A',
    email: 'nobody',
    password: 'short',
    re_password: 'other',
    accept_terms: false,
    captcha: '',
  };
  const english = await stranger.call('POST auth/users/', { body });
  assert.equal(english.status, 400);
  assert.equal(english.failure.code, 'invalid');
  assert.deepEqual(english.failure.errors, {
    first_name: ['This field is required.'],
    email: ['Email is required or enter a valid email address'],
    password: [
      'At least 8 characters.',
      'At least one uppercase letter.',
      'At least one number.',
      'At least one special character.',
    ],
    re_password: ['Passwords must match.'],
    accept_terms: ['Please accept the Terms of Use and the Privacy Policy.'],
    captcha: ['We couldn’t check that you’re not a robot. Please try again.'],
  });
  const german = await stranger.with({ 'accept-language': 'de' }).call('POST auth/users/', { body });
  assert.deepEqual(Object.keys(german.failure.errors ?? {}), Object.keys(english.failure.errors ?? {}));
  assert.notDeepEqual(german.failure.errors, english.failure.errors);
});

test('the mail is in the language of the sign-up, mirrored in Hebrew, and names cannot bring markup', async () => {
  await signUp(stranger, 'dana@example.org', { language: 'he', first_name: '<b>דנה</b> & co' });
  const message = await server.mailTo('dana@example.org');
  assert.match(message.html, /<html lang="he" dir="rtl"/);
  assert.ok(!message.html.includes('<b>דנה'));
});

test('a captcha must be solved, is taken once, and is over after twenty minutes', async () => {
  const refused = { captcha: ['We couldn’t check that you’re not a robot. Please try again.'] };
  const captcha = await solveCaptcha(stranger);
  const wrong = Buffer.from(
    JSON.stringify({ ...(JSON.parse(Buffer.from(captcha, 'base64').toString()) as object), number: 0 }),
  ).toString('base64');
  for (const text of ['rubbish', 'e30=', wrong]) {
    const { failure } = await signUp(stranger, 'robot@example.org', { captcha: text });
    assert.deepEqual(failure.errors, refused, text);
  }
  const tried = await signUp(stranger, 'link@example.org', { captcha });
  assert.deepEqual(tried.failure.errors, { email: ['A user with that email already exists.'] });
  const replayed = await signUp(stranger, 'robot@example.org', { captcha });
  assert.deepEqual(replayed.failure.errors, refused, 'a sign-up that failed used it up, too');
  const kept = await solveCaptcha(stranger);
  server.clock.pass(20 * 60);
  const late = await signUp(stranger, 'robot@example.org', { captcha: kept });
  assert.deepEqual(late.failure.errors, refused);
  const at_once = await solveCaptcha(stranger);
  const both = await Promise.all([
    signUp(stranger, 'robot-1@example.org', { captcha: at_once }),
    signUp(stranger, 'robot-2@example.org', { captcha: at_once }),
  ]);
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([201, 400]));
});

test('a lost activation mail is sent again, and the answer is the same for everybody', async () => {
  const email = 'again@example.org';
  await signUp(stranger, email);
  await server.mailsSent();
  const active = 'active@example.org';
  await server.traveller({ email: active });
  await server.mailsSent();
  const before = server.mails.length;
  for (const asked of [email, active, 'unknown@example.org']) {
    const answer = await stranger.call('POST auth/users/resend_activation/', { body: { email: asked } });
    assert.equal(answer.status, 204, asked);
    assert.equal(answer.body, null);
  }
  await server.mailsSent();
  assert.deepEqual(
    server.mails.slice(before).map(({ to }) => to),
    [email],
  );
  assert.equal((await activate((await server.mailTo(email)).link ?? '')).status, 200);
  assert.equal((await logIn(email)).status, 200);
});

test('a welcome follows the activation, once', async () => {
  const email = 'welcome@example.org';
  await server.traveller({ email });
  await server.mailsSent();
  assert.equal(server.mails.filter(({ to }) => to === email).length, 2);
});

test('an address that somebody typed and never activated is free again after three days', async () => {
  const email = 'squatted@example.org';
  await signUp(stranger, email, { password: 'Squatter-2027', re_password: 'Squatter-2027' });
  assert.equal((await signUp(stranger, email)).status, 400);
  server.clock.pass(3 * 86_400 + 1);
  assert.equal((await signUp(stranger, email)).status, 201);
  assert.equal((await activate((await server.mailTo(email)).link ?? '')).status, 200);
  assert.equal((await logIn(email, 'Squatter-2027')).status, 401);
  assert.equal((await logIn(email)).status, 200);
});

test('addresses of every shape get their mail and log in with other capitals', async () => {
  const addresses = [
    'Plus+Sign.and.dots@Example.ORG',
    "o'hara_1%2@sub.example.co.uk",
    'kapitän@müller-kreuzfahrt.example',
    '水手@例え.example',
    `${'l'.repeat(64)}@${'d'.repeat(61)}.${'d'.repeat(61)}.${'d'.repeat(61)}.org`,
  ];
  for (const email of addresses) {
    assert.ok(email.length <= 254);
    assert.equal((await signUp(stranger, email)).status, 201, email);
    const message = await server.mailTo(email);
    assert.equal((await activate(message.link ?? '')).status, 200);
    assert.equal((await logIn(email.toUpperCase())).status, 200, email);
  }
});

test('one mailbox is one account, however its host is written', async () => {
  assert.equal((await signUp(stranger, 'deck@müller.example')).status, 201);
  const again = await signUp(stranger, 'deck@XN--mller-kva.example');
  assert.deepEqual(again.failure.errors, { email: ['A user with that email already exists.'] });
});

test('passwords of a thousand characters and in Hebrew are good, one more is not', async () => {
  for (const [email, password] of [
    ['long@example.org', `Aa1!${'x'.repeat(996)}`],
    ['hebrew@example.org', 'Aa1! סיסמה ארוכה בעברית'],
  ] as const) {
    const made = await signUp(stranger, email, { password, re_password: password });
    assert.equal(made.status, 201, email);
    await activate((await server.mailTo(email)).link ?? '');
    assert.equal((await logIn(email, password)).status, 200);
    assert.equal((await logIn(email, password.slice(0, -1))).status, 401, 'the end counts');
  }
  const password = `Aa1!${'x'.repeat(997)}`;
  const refused = await signUp(stranger, 'longer@example.org', { password, re_password: password });
  assert.deepEqual(refused.failure.errors?.['password'], ['At most 1,000 characters.']);
});

test('nothing that is typed can add a header to a mail or another reader', async () => {
  for (const first_name of ['Ada\r\nBcc: evil@example.com', 'Ada\nX: y', 'Ada\u0000']) {
    const { failure } = await signUp(stranger, 'header@example.org', { first_name });
    assert.ok(failure.errors?.['first_name'], JSON.stringify(first_name));
  }
  for (const email of [
    'a@example.org\r\nBcc: evil@example.com',
    'a@example.org,evil@example.com',
    'a@example.org evil@example.com',
    '"a b"@example.org',
    '<a@example.org>',
    `${'a'.repeat(250)}@a.de`,
    'mi\u212Ae@example.org',
    'same@\uFF45xample.org',
  ]) {
    const { failure } = await signUp(stranger, email);
    assert.deepEqual(failure.errors?.['email'], ['Email is required or enter a valid email address'], email);
  }
});

test('the mail with the link names time, device and network of the sign-up, also when it is sent again', async () => {
  const proxied = await startTestServer({ TRUST_PROXY: 'on' });
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const caller = proxied.stranger.with({ 'x-forwarded-for': '203.0.113.9', 'user-agent': firefox });
  const email = 'from-where@example.org';
  assert.equal((await signUp(caller, email)).status, 201);
  const elsewhere = proxied.stranger.with({ 'x-forwarded-for': '198.51.100.7' });
  const first = await proxied.mailTo(email);
  assert.equal((await elsewhere.call('POST auth/users/resend_activation/', { body: { email } })).status, 204);
  const again = await proxied.mailTo(email);
  assert.notEqual(again.link, first.link);
  for (const { text } of [first, again]) {
    assert.match(text, /^Date and time: November 21, 2026/m);
    assert.match(text, /^Device: Firefox, Linux$/m);
    assert.match(text, /^Network: 203\.0\.113\.9$/m);
  }
  const body = linkParts(again.link ?? '');
  assert.equal((await proxied.stranger.call('POST auth/users/activation/', { body })).status, 200);
  const { rows } = await proxied.database.query.execute(sql`select signed_up_from from users`);
  assert.deepEqual(rows, [{ signed_up_from: null }], 'it is not kept beyond its use');
});

test('the very first account of a Gangway without a mail server is shown its link on the machine itself', async () => {
  const fresh = await startTestServer();
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 proxy' },
  ]) {
    const proxied = await signUp(fresh.stranger.with(headers), 'proxied@example.org');
    assert.equal(proxied.body.activation_link, null);
    await fresh.database.query.execute(sql`delete from users`);
  }
  const { activation_link } = (await signUp(fresh.stranger, 'first@example.org')).body;
  const body = linkParts(activation_link ?? '');
  assert.equal((await fresh.stranger.call('POST auth/users/activation/', { body })).status, 200);
  const second = await signUp(fresh.stranger, 'second@example.org');
  assert.equal(second.body.activation_link, null);
  const mailing = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  assert.equal((await signUp(mailing.stranger, 'first@example.org')).body.activation_link, null);
});
