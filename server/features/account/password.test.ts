import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Caller, good_password, linkParts, signUp, startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const { stranger } = server;
const new_password = 'Anchors-up-2028';
const chosen = { new_password, re_new_password: new_password };

async function logIn(email: string, password: string, device?: string) {
  return stranger.call('POST auth/jwt/create/', { body: { email, password, ...(device && { device }) } });
}

async function askReset(email: string) {
  return stranger.call('POST auth/users/reset_password/', { body: { email } });
}

async function confirm(link: string, more: Record<string, unknown> = {}) {
  const body = { ...linkParts(link), ...chosen, ...more };
  return stranger.call('POST auth/users/reset_password_confirm/', { body });
}

async function isSignedIn(caller: Caller): Promise<boolean> {
  return (await caller.call('GET user/settings')).status === 200;
}

test('a reset answers the same whether or not there is such an account, and mails only to one', async () => {
  const email = 'forgetful@example.org';
  await server.traveller({ email });
  await server.mailsSent();
  const before = server.mails.length;
  for (const asked of [email, 'nobody-here@example.org']) {
    const answer = await askReset(asked);
    assert.deepEqual([answer.status, answer.body], [204, null], asked);
  }
  await server.mailsSent();
  assert.deepEqual(
    server.mails.slice(before).map(({ to }) => to),
    [email],
  );
});

test('the link of a reset works once, for an hour, and ends all sessions', async () => {
  const email = 'reset@example.org';
  const traveller = await server.traveller({ email });
  await askReset(email.toUpperCase());
  const { link = '' } = await server.mailTo(email);
  assert.match(link, /\/auth\/reset\/confirm\/[^/]+\/[^/]+$/);
  const weak = await confirm(link, { new_password: 'weak', re_new_password: 'other' });
  assert.deepEqual(Object.keys(weak.failure.errors ?? {}), ['new_password', 're_new_password']);
  assert.equal((await confirm(link)).status, 204);
  assert.equal((await confirm(link)).failure.code, 'gone');
  assert.equal(await isSignedIn(traveller), false);
  assert.equal((await logIn(email, good_password)).status, 401);
  assert.equal((await logIn(email, new_password)).status, 200);
  await server.mailsSent();
  assert.match(
    server.mails.filter(({ to }) => to === email).at(-1)?.subject ?? '',
    /password/i,
    'a mail tells of it',
  );
  await askReset(email);
  const late = await server.mailTo(email);
  server.clock.pass(3600);
  assert.equal((await confirm(late.link ?? '')).failure.code, 'gone');
});

test('of two who use one link at once, one chooses the password', async () => {
  const email = 'race@example.org';
  await server.traveller({ email });
  await askReset(email);
  const { link = '' } = await server.mailTo(email);
  const both = await Promise.all([confirm(link), confirm(link)]);
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([204, 410]));
});

test('a used reset makes the other links of the account worthless', async () => {
  const email = 'two-links@example.org';
  await server.traveller({ email });
  await askReset(email);
  const first = await server.mailTo(email);
  await askReset(email);
  const second = await server.mailTo(email);
  assert.notEqual(first.link, second.link);
  assert.equal((await confirm(second.link ?? '')).status, 204);
  assert.equal((await confirm(first.link ?? '')).status, 410);
});

test('a reset opens an account whose activation mail was lost', async () => {
  const email = 'never-activated@example.org';
  await signUp(stranger, email);
  // two mails on their way at once may arrive in either order
  await server.mailsSent();
  await askReset(email);
  const { link = '' } = await server.mailTo(email);
  assert.equal((await confirm(link)).status, 204);
  assert.equal((await logIn(email, new_password)).status, 200);
});

test('a login that is being checked while the password changes does not outlive it', async () => {
  const email = 'beside@example.org';
  await server.traveller({ email });
  await askReset(email);
  const { link = '' } = await server.mailTo(email);
  const [reset, ...logins] = await Promise.all([
    confirm(link),
    ...Array.from({ length: 12 }, () => logIn(email, good_password)),
  ]);
  assert.equal(reset.status, 204);
  for (const { status, body } of logins) {
    if (status !== 200) continue;
    assert.equal(await isSignedIn(stranger.with({ authorization: `Bearer ${body.access}` })), false);
  }
});

test('a thief who changes the password, the address or all of it beside the owner’s reset is too late', async () => {
  for (const round of [1, 2, 3]) {
    const email = `contested-${round}@example.org`;
    const thief = await server.traveller({ email });
    await askReset(email);
    const { link = '' } = await server.mailTo(email);
    const current_password = good_password;
    const theirs = { new_password: 'Stolen-ship-1', re_new_password: 'Stolen-ship-1' };
    const [reset] = await Promise.all([
      confirm(link),
      thief.call('POST auth/users/set_password/', { body: { current_password, ...theirs } }),
      thief.call('POST auth/users/email_change/', {
        body: { current_password, new_email: `thief-${round}@example.org` },
      }),
    ]);
    // the thief may have been first, and then the link is void; but the two must not both succeed
    if (reset.status === 204) assert.equal((await logIn(email, new_password)).status, 200, `round ${round}`);
  }
});

test('a link for one purpose, of somebody else, or made up resets nothing', async () => {
  await signUp(stranger, 'purpose@example.org');
  const activation = linkParts((await server.mailTo('purpose@example.org')).link ?? '');
  await server.traveller({ email: 'other@example.org' });
  await askReset('other@example.org');
  const other = linkParts((await server.mailTo('other@example.org')).link ?? '');
  for (const parts of [
    activation,
    { uid: activation.uid, token: other.token },
    { uid: 'AAAA', token: 'x' },
    { uid: '%', token: '%' },
  ]) {
    const answer = await stranger.call('POST auth/users/reset_password_confirm/', {
      body: { ...parts, ...chosen },
    });
    assert.equal(answer.status, 410);
  }
  const crossed = await stranger.call('POST auth/users/activation/', { body: other });
  assert.equal(crossed.status, 410, 'and the link of a reset activates nothing');
});

test('a password is changed with the one before, which ends every other session', async () => {
  const email = 'changer@example.org';
  const here = await server.traveller({ email });
  const there = stranger.with({
    authorization: `Bearer ${(await logIn(email, good_password)).body.access}`,
  });
  const wrong = await here.call('POST auth/users/set_password/', {
    body: { current_password: 'Wrong-word-1', ...chosen },
  });
  assert.deepEqual(wrong.failure.errors, { current_password: ['This isn’t your current password.'] });
  assert.ok(await isSignedIn(there));
  await askReset(email);
  const { link = '' } = await server.mailTo(email);
  const changed = await here.call('POST auth/users/set_password/', {
    body: { current_password: good_password, ...chosen },
  });
  assert.equal(changed.status, 204);
  assert.ok(await isSignedIn(here));
  assert.equal(await isSignedIn(there), false);
  assert.equal((await confirm(link)).status, 410, 'a link that was mailed before is worthless');
  assert.equal((await logIn(email, new_password)).status, 200);
});

/** The status of a feed at its address, as a calendar program reads it. */
async function readFeed(url: string | null): Promise<number> {
  return (await fetch(server.url + new URL(url ?? '').pathname)).status;
}

test('a reset ends the address of the calendar feed, and its owner is told until the new one is read', async () => {
  const email = 'reset-with-feed@example.org';
  const before = (await (await server.traveller({ email })).call('POST user/icalendar')).body.url;
  assert.equal(await readFeed(before), 200);
  await askReset(email);
  const { link = '' } = await server.mailTo(email);
  assert.equal((await confirm(link)).status, 204);
  assert.equal(await readFeed(before), 404, 'whoever was in may have copied it');
  const { text } = await server.mailTo(email);
  assert.match(text, /calendar \(iCalendar\) has a new address/);
  const owner = new Caller(server.url, stranger.headers, (await logIn(email, new_password)).body);
  const { url, enabled, ended_by } = (await owner.call('GET user/icalendar')).body;
  assert.deepEqual([enabled, ended_by], [true, 'reset']);
  assert.equal(await readFeed(url), 200);
  assert.equal((await owner.call('GET user/icalendar')).body.ended_by, null);
});

test('another password leaves the address of the calendar feed, unless its owner wants another', async () => {
  const email = 'change-with-feed@example.org';
  const owner = await server.traveller({ email });
  const before = (await owner.call('POST user/icalendar')).body.url;
  const change = async (from: string, to: string, more = {}) => {
    const body = { current_password: from, new_password: to, re_new_password: to, ...more };
    assert.equal((await owner.call('POST auth/users/set_password/', { body })).status, 204);
    return server.mailTo(email);
  };
  assert.doesNotMatch((await change(good_password, new_password)).text, /iCalendar/);
  assert.equal(await readFeed(before), 200);
  const told = await change(new_password, good_password, { reset_calendar_feed: true });
  assert.match(told.text, /calendar \(iCalendar\) has a new address/);
  assert.equal(await readFeed(before), 404);
  const { url, ended_by } = (await owner.call('GET user/icalendar')).body;
  assert.equal(ended_by, 'password');
  assert.equal(await readFeed(url), 200);
});

test('an account without a calendar feed gets no notice about one', async () => {
  const email = 'reset-without-feed@example.org';
  await server.traveller({ email });
  await askReset(email);
  const { link = '' } = await server.mailTo(email);
  assert.equal((await confirm(link)).status, 204);
  assert.doesNotMatch((await server.mailTo(email)).text, /iCalendar/);
  const owner = new Caller(server.url, stranger.headers, (await logIn(email, new_password)).body);
  const feed = (await owner.call('GET user/icalendar')).body;
  assert.deepEqual([feed.enabled, feed.ended_by], [false, null]);
});
