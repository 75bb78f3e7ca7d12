import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildApp } from '#server/app.ts';
import { networkOf } from '#server/platform/http/network.ts';
import { Caller, good_password, linkParts, signUp, startTestServer } from '#server/testing/server.ts';

const server = await startTestServer({ TRUST_PROXY: 'on' });
const { stranger } = server;

/** A caller behind the proxy. */
const from = (address: string) => stranger.with({ 'x-forwarded-for': address });

async function logIn(caller: Caller, email: string, password = good_password, device?: string) {
  const body = { email, password, ...(device !== undefined && { device }) };
  return caller.call('POST auth/jwt/create/', { body });
}

/** The number of wrong passwords that were checked. */
async function guess(caller: Caller, email: string, times: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: times }, () => logIn(caller, email, 'Wrong-word-1')),
  );
  return answers.filter(({ status }) => status === 401).length;
}

test('ten wrong passwords from one network, then a wait, however many come at once and whoever is meant', async () => {
  await server.traveller({ email: 'target@example.org' });
  for (const email of ['target@example.org', 'unknown@example.org']) {
    assert.equal(await guess(from('203.0.113.1'), email, 15), 10, email);
  }
  const refused = await logIn(from('203.0.113.1'), 'target@example.org');
  assert.equal(refused.status, 429);
  assert.equal(refused.failure.code, 'too_many_requests');
  assert.equal(refused.headers.get('retry-after'), '900');
  server.clock.pass(900);
  assert.equal((await logIn(from('203.0.113.1'), 'target@example.org')).status, 200, 'not for good');
});

test('right passwords use up no tries', async () => {
  const email = 'regular@example.org';
  await server.traveller({ email });
  const caller = from('203.0.113.2');
  for (let day = 0; day < 12; day += 1) {
    assert.equal(await guess(caller, email, 3), 3);
    assert.equal((await logIn(caller, email)).status, 200);
  }
});

test('whoever tries from everywhere cannot keep the owner out of a known browser, nor of a reset', async () => {
  const email = 'besieged@example.org';
  await server.traveller({ email });
  assert.equal(
    (await logIn(from('198.51.100.1'), email, good_password, 'own-browser-0123456789')).status,
    200,
  );
  let looked_at = 0;
  for (let network = 0; network < 8; network += 1) {
    looked_at += await guess(from(`192.0.2.${network}`), email, 10);
  }
  assert.equal(looked_at, 50, 'the account as a whole is tried fifty times an hour');
  assert.equal((await logIn(from('198.51.100.9'), email)).status, 429, 'an unknown browser waits');
  assert.equal(
    (await logIn(from('198.51.100.9'), email, good_password, 'own-browser-0123456789')).status,
    200,
  );
  await stranger.call('POST auth/users/reset_password/', { body: { email } });
  const { link = '' } = await server.mailTo(email);
  const chosen = { new_password: 'Anchors-up-2028', re_new_password: 'Anchors-up-2028' };
  const body = { ...linkParts(link), ...chosen, device: 'new-browser-0123456789' };
  assert.equal((await stranger.call('POST auth/users/reset_password_confirm/', { body })).status, 204);
  await guess(from('192.0.2.200'), email, 50);
  assert.equal(
    (await logIn(from('198.51.100.10'), email, chosen.new_password, 'new-browser-0123456789')).status,
    200,
  );
});

test('whoever shares the network cannot keep the owner’s own browser out, nor use up what the account has elsewhere', async () => {
  const email = 'aboard@example.org';
  await server.traveller({ email });
  const wifi = from('203.0.113.77');
  assert.equal((await logIn(wifi, email, good_password, 'own-browser-0123456789')).status, 200);
  for (let account = 0; account < 11; account += 1) await guess(wifi, `made-up-${account}@example.org`, 10);
  assert.equal((await logIn(wifi, 'anybody@example.org')).status, 429, 'the network as a whole waits');
  assert.equal((await logIn(wifi, email, good_password, 'own-browser-0123456789')).status, 200);
  await guess(from('203.0.113.78'), email, 70);
  assert.equal((await logIn(from('203.0.113.79'), email)).status, 200, 'refused tries count for nobody else');
});

test('a flood of logins is refused in part, and a known browser goes before it', async () => {
  const email = 'before-the-flood@example.org';
  const device = 'own-browser-0123456789';
  await server.traveller({ email });
  assert.equal((await logIn(stranger, email, good_password, device)).status, 200);
  const events: (number | 'known browser')[] = [];
  const not_looked_at: string[] = [];
  const line_is_full = Promise.withResolvers<number>();
  // as many as one network may try
  const network = from('203.0.113.201');
  const flood = Array.from({ length: 99 }, async (_, index) => {
    const made_up = `flood-${index}@example.org`;
    const answer = await logIn(network, made_up);
    events.push(answer.status);
    if (answer.status !== 503) return;
    not_looked_at.push(made_up);
    assert.equal(answer.failure.code, 'busy');
    assert.equal(answer.headers.get('retry-after'), '5');
    line_is_full.resolve(answer.status);
  });
  // without a bound no line would ever be full
  await Promise.race([line_is_full.promise, Promise.all(flood)]);
  assert.equal((await logIn(stranger, email, good_password, device)).status, 200);
  events.push('known browser');
  await Promise.all(flood);
  assert.deepEqual(new Set(events), new Set([401, 503, 'known browser']));
  const still_waited = events.slice(events.indexOf('known browser')).filter((event) => event === 401);
  assert.ok(still_waited.length > 0, 'logins that came earlier were looked at later');
  const [refused = ''] = not_looked_at;
  const looked_at = await guess(network, refused, 10);
  assert.equal(looked_at, 10, 'a login that was not looked at is no try, of the account or of the network');
});

test('a device that is made up is an unknown one', async () => {
  const email = 'pretended@example.org';
  await server.traveller({ email });
  const answers = [];
  for (let device = 0; device < 12; device += 1) {
    answers.push(await logIn(from('203.0.113.3'), email, 'Wrong-word-1', `made-up-0123456789-${device}`));
  }
  assert.equal(answers.filter(({ status }) => status === 429).length, 2);
});

/** A valid sign-up except for its captcha. */
function signUpWithout(caller: Caller, person: number) {
  const body = {
    first_name: 'A',
    last_name: 'B',
    email: `crowd-${person}@example.org`,
    password: good_password,
    re_password: good_password,
    accept_terms: true,
    captcha: 'rubbish',
  };
  return caller.call('POST auth/users/', { body });
}

test('one network signs up thirty times an hour, and the machine itself is not counted', async () => {
  const body = { email: 'rubbish' };
  // a proxy may pass on a text of the caller
  for (const address of ['203.0.113.4', '127.0.0.1']) {
    const caller = from(address);
    const results = [];
    for (let person = 0; person < 31; person += 1) results.push((await signUpWithout(caller, person)).status);
    assert.deepEqual(new Set(results.slice(0, 30)), new Set([400]), address);
    assert.equal(results[30], 429, address);
    assert.equal((await caller.call('POST auth/users/', { body })).status, 400, 'faults are told first');
  }
  assert.equal((await signUp(stranger, 'neighbour@example.org')).status, 201);
});

test('mails that anybody can ask for go five times an hour to one address, known or not', async () => {
  await server.traveller({ email: 'mailbox@example.org' });
  for (const email of ['mailbox@example.org', 'no-mailbox@example.org']) {
    for (const key of ['POST auth/users/reset_password/', 'POST auth/users/resend_activation/'] as const) {
      const answers = [];
      for (let ask = 0; ask < 6; ask += 1) answers.push(await stranger.call(key, { body: { email } }));
      assert.deepEqual(
        answers.map(({ status }) => status),
        [204, 204, 204, 204, 204, 429],
      );
      assert.ok(Number(answers.at(-1)?.headers.get('retry-after')) > 0);
    }
  }
});

test('a session that was stolen guesses the password ten times', async () => {
  const traveller = await server.traveller();
  const results = [];
  for (let guesses = 0; guesses < 11; guesses += 1) {
    const body = { current_password: `Wrong-word-${guesses}` };
    results.push((await traveller.call('DELETE auth/users/me/', { body })).status);
  }
  assert.deepEqual(results, [...Array.from({ length: 10 }, () => 400), 429]);
});

test('two servers on one database count together', async () => {
  const app = await buildApp(server.services, null);
  const other = new Caller(await app.listen({ host: '127.0.0.1', port: 0 }), {
    'x-forwarded-for': '203.0.113.5',
  });
  const here = from('203.0.113.5');
  const looked_at =
    (await guess(here, 'spread@example.org', 6)) + (await guess(other, 'spread@example.org', 6));
  await app.close();
  assert.equal(looked_at, 10);
});

test('tries from many networks of IPv6 also count for the wider networks around them', async () => {
  const taken = async (addresses: readonly string[]) => {
    let sum = 0;
    for (const address of addresses) {
      for (let person = 0; person < 31; person += 1) {
        const { status } = await signUpWithout(from(address), person);
        if (status === 400) sum += 1;
      }
    }
    return sum;
  };
  const in_56 = (part: number) =>
    Array.from({ length: 5 }, (_, network) => `2001:db8:1:${(part * 256 + network).toString(16)}::1`);
  assert.equal(await taken(in_56(0)), 120, 'a /56 has four times the tries of a /64');
  assert.equal(await taken([1, 2, 3, 4].flatMap(in_56)), 360, 'a /48 has sixteen times as many');
  assert.equal(await taken(['2001:db8:2:1::1']), 30, 'another /48 is another network');
  assert.equal((await signUpWithout(from('2001:db8:1:ff01::1'), 1)).status, 429);
});

test('a network is an IPv4 address, or what a household has of IPv6', () => {
  assert.equal(networkOf('203.0.113.9'), '203.0.113.9');
  assert.equal(networkOf('::ffff:203.0.113.9'), '203.0.113.9');
  assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64');
  assert.equal(networkOf('2001:db8:1:2:ffff::9'), networkOf('2001:db8:1:2::1'));
  assert.notEqual(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:3::1'));
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64');
  assert.equal(networkOf('203.0.113.9:1234'), '203.0.113.9');
  assert.equal(networkOf('[2001:db8:1:2::1]:1234'), '2001:db8:1:2::/64');
  assert.equal(networkOf('rubbish'), networkOf('other rubbish'));
  assert.notEqual(networkOf('127.0.0.1', true), 'here', 'who gets past the proxy says that of himself');
  for (const local of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) {
    assert.equal(networkOf(local), 'here');
  }
});
