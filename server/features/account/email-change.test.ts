import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Letter } from '#server/features/mail/actions.ts';
import { Caller, good_password, linkParts, signUp, startTestServer } from '#server/testing/server.ts';

import { account_letters } from './mail.ts';

const server = await startTestServer();
const { stranger } = server;

async function logIn(email: string, password = good_password) {
  return stranger.call('POST auth/jwt/create/', { body: { email, password } });
}

async function change(caller: Caller, new_email: string, current_password = good_password) {
  return caller.call('POST auth/users/email_change/', { body: { current_password, new_email } });
}

async function enter(id: string, code: string) {
  return stranger.call('POST auth/email_validation/{id}/', { params: { id }, body: { code } });
}

async function codeTo(email: string): Promise<string> {
  const { text } = await server.mailTo(email);
  return /^\s*(\d{3})\s?(\d{3})\s*$/m.exec(text)?.slice(1).join('') ?? '';
}

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('an account moves when the code of the new address is entered, and nobody is signed in until then', async () => {
  const [old_email, new_email] = ['before@example.org', 'After+Move@example.org'];
  const traveller = await server.traveller({ email: old_email });
  const { status, body } = await change(traveller, new_email);
  assert.equal(status, 200);
  assert.match(body.id, /^[0-9a-f]{8}-[0-9a-f]{4}-4/, 'an id that /validate-email/{id} takes');
  assert.equal((await traveller.call('GET user/settings')).status, 401);
  assert.equal((await logIn(old_email)).failure.code, 'login_failed');
  assert.equal((await logIn(new_email)).failure.code, 'login_failed');
  const code = await codeTo(new_email);
  const told = server.mails.findLast(({ to }) => to === old_email);
  assert.ok(told);
  assert.ok(told.text.includes(new_email), 'the old address hears of it');
  assert.ok(!told.text.includes(code) && !told.html.includes(body.id), 'but cannot finish it');
  const message = await server.mailTo(new_email);
  assert.equal(message.link, `https://gangway.test/validate-email/${body.id}`);
  const wrong = await enter(body.id, wrongOf(code));
  assert.deepEqual(wrong.failure.errors, { code: ['This code isn’t right.'] });
  assert.equal((await enter(body.id, code)).status, 204);
  assert.equal((await enter(body.id, code)).failure.code, 'gone');
  assert.equal((await logIn(old_email)).status, 401);
  assert.equal((await logIn(new_email)).status, 200);
  await server.mailsSent();
  for (const to of [old_email, new_email]) {
    const last = server.mails.findLast((sent) => sent.to === to);
    assert.ok(last?.text.includes(old_email) && last.text.includes(new_email), `${to} is told`);
  }
});

test('an account that moves gives its calendar feed a new address if its owner wants that', async () => {
  const statusOf = async (url: string | null) =>
    (await fetch(server.url + new URL(url ?? '').pathname)).status;
  for (const reset_calendar_feed of [false, true]) {
    const new_email = `moved-feed-${String(reset_calendar_feed)}@example.org`;
    const owner = await server.traveller();
    const { url } = (await owner.call('POST user/icalendar')).body;
    const body = { current_password: good_password, new_email, reset_calendar_feed };
    const { id } = (await owner.call('POST auth/users/email_change/', { body })).body;
    assert.equal(await statusOf(url), 200, 'nothing has moved yet');
    assert.equal((await enter(id, await codeTo(new_email))).status, 204);
    assert.equal(await statusOf(url), reset_calendar_feed ? 404 : 200);
    const { text } = await server.mailTo(new_email);
    assert.equal(text.includes('iCalendar'), reset_calendar_feed, 'the mail tells of it');
    const again = new Caller(server.url, stranger.headers, (await logIn(new_email)).body);
    const { ended_by } = (await again.call('GET user/icalendar')).body;
    assert.equal(ended_by, reset_calendar_feed ? 'email' : null);
  }
});

test('five wrong codes end it: the right one comes too late, and the old address holds', async () => {
  const [old_email, new_email] = ['guessed@example.org', 'guess@example.org'];
  const { body } = await change(await server.traveller({ email: old_email }), new_email);
  const code = await codeTo(new_email);
  for (let tried = 0; tried < 5; tried += 1) {
    assert.equal((await enter(body.id, wrongOf(code))).status, 400);
  }
  assert.equal((await enter(body.id, code)).failure.code, 'gone');
  const again = await stranger.call('POST auth/email_validation/{id}/resend/', { params: { id: body.id } });
  assert.equal(again.failure.code, 'gone');
  assert.equal((await logIn(old_email)).status, 200, 'nobody is locked out by it');
});

test('of many codes entered at once no more than five are looked at', async () => {
  const new_email = 'burst@example.org';
  const { body } = await change(await server.traveller(), new_email);
  const code = await codeTo(new_email);
  const guesses = await Promise.all(Array.from({ length: 12 }, () => enter(body.id, wrongOf(code))));
  assert.equal(guesses.filter(({ status }) => status === 400).length, 5);
});

test('thirty minutes end it, and the old address holds', async () => {
  const [old_email, new_email] = ['slow@example.org', 'slower@example.org'];
  const { body } = await change(await server.traveller({ email: old_email }), new_email);
  const code = await codeTo(new_email);
  server.clock.pass(30 * 60);
  assert.equal((await enter(body.id, code)).failure.code, 'gone');
  assert.equal((await logIn(old_email)).status, 200);
});

test('a new code makes the one before worthless, and there are five mails at most', async () => {
  const new_email = 'resent@example.org';
  const { body } = await change(await server.traveller(), new_email);
  const first = await codeTo(new_email);
  const resend = () => stranger.call('POST auth/email_validation/{id}/resend/', { params: { id: body.id } });
  assert.equal((await resend()).status, 204);
  const second = await codeTo(new_email);
  if (first !== second) assert.equal((await enter(body.id, first)).status, 400);
  for (let mail = 3; mail <= 5; mail += 1) {
    assert.equal((await resend()).status, 204);
    await server.mailsSent();
  }
  const refused = await resend();
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  assert.equal((await enter(body.id, await codeTo(new_email))).status, 204);
});

test('a new code has what is left of the five tries and the thirty minutes', async () => {
  const wrong_codes = await change(await server.traveller(), 'tries@example.org');
  const resend = (id: string) => stranger.call('POST auth/email_validation/{id}/resend/', { params: { id } });
  for (let tried = 0; tried < 5; tried += 1) {
    assert.equal((await enter(wrong_codes.body.id, wrongOf(await codeTo('tries@example.org')))).status, 400);
    assert.equal((await resend(wrong_codes.body.id)).status, tried < 4 ? 204 : 410);
  }
  const late = await change(await server.traveller(), 'late@example.org');
  server.clock.pass(29 * 60);
  assert.equal((await resend(late.body.id)).status, 204);
  const code = await codeTo('late@example.org');
  server.clock.pass(60);
  assert.equal((await enter(late.body.id, code)).failure.code, 'gone');
});

test('a warning that is late goes to the address it was meant for', async () => {
  const [old_email, new_email] = ['warned@example.org', 'not-the-warned@example.org'];
  const traveller = await server.traveller({ email: old_email });
  const { body } = await change(traveller, new_email);
  assert.equal((await enter(body.id, await codeTo(new_email))).status, 204);
  await server.mailsSent();
  const { rows } = await server.database.query.execute<{ data: Letter }>(
    sql`select data from pgboss.job where data->>'kind' = 'email_change_started' and data->>'to' = ${old_email}`,
  );
  const late = await account_letters['email_change_started']?.(
    server.services,
    rows[0]?.data ?? { kind: '' },
  );
  assert.equal(late?.to, old_email);
});

test('nobody is flooded with codes: five an hour go to one address, whoever asks', async () => {
  const answers = [];
  for (let mover = 0; mover < 3; mover += 1) {
    const { status, body } = await change(await server.traveller(), 'flooded@example.org');
    const resent = await stranger.call('POST auth/email_validation/{id}/resend/', {
      params: { id: body.id },
    });
    answers.push(status, resent.status);
  }
  assert.deepEqual(answers, [200, 204, 200, 204, 200, 429]);
});

test('a mail that is tried again late does not undo the code of a later one', async () => {
  const new_email = 'overtaken@example.org';
  const { body } = await change(await server.traveller(), new_email);
  const { services } = server;
  await server.mailsSent();
  await stranger.call('POST auth/email_validation/{id}/resend/', { params: { id: body.id } });
  const code = await codeTo(new_email);
  const letter = { kind: 'email_code', change_id: body.id, mails: '1' };
  const { rows } = await server.database.query.execute<{ user_id: string }>(
    sql`select user_id from email_changes where id = ${body.id}`,
  );
  const late = await account_letters['email_code']?.(services, {
    ...letter,
    user_id: rows[0]?.user_id ?? '',
  });
  assert.equal(late, null);
  assert.equal((await enter(body.id, code)).status, 204);
});

test('an account that was opened with somebody’s address and never activated does not keep it from them', async () => {
  const new_email = 'squatted-on@example.org';
  await signUp(stranger, new_email);
  await server.mailsSent();
  const { body } = await change(await server.traveller({ email: 'owner-moves@example.org' }), new_email);
  assert.equal((await enter(body.id, await codeTo(new_email))).status, 204);
  assert.equal((await logIn(new_email)).status, 200);
});

test('a reset, a code and a new password beside each other wait for one another and never stop each other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [old_email, new_email] = [`busy-${round}@example.org`, `busier-${round}@example.org`];
    const traveller = await server.traveller({ email: old_email });
    await stranger.call('POST auth/users/reset_password/', { body: { email: old_email } });
    const { link = '' } = await server.mailTo(old_email);
    const { body } = await change(traveller, new_email);
    const code = await codeTo(new_email);
    const chosen = { new_password: 'Anchors-up-2028', re_new_password: 'Anchors-up-2028' };
    const answers = await Promise.all([
      enter(body.id, code),
      stranger.call('POST auth/users/reset_password_confirm/', { body: { ...linkParts(link), ...chosen } }),
      enter(body.id, wrongOf(code)),
    ]);
    const done = answers.filter(({ status }) => status === 204).length;
    assert.equal(
      done,
      1,
      `of the two that end the other one is done: ${answers.map(({ status }) => status).join()}`,
    );
  }
});

test('an address that is taken gets no code but a word, and the answer does not tell', async () => {
  const taken = 'taken@example.org';
  await server.traveller({ email: taken });
  const { status, body } = await change(await server.traveller({ email: 'mover@example.org' }), taken);
  assert.equal(status, 200);
  const message = await server.mailTo(taken);
  assert.doesNotMatch(message.text, /^\s*\d{3}\s?\d{3}\s*$/m);
  assert.ok(!message.html.includes(body.id));
  assert.equal((await logIn(taken)).status, 200, 'whose address it is has lost nothing');
});

test('an address that is taken meanwhile is a conflict, and no account is lost', async () => {
  const wanted = 'wanted@example.org';
  const [first, second] = [
    await server.traveller({ email: 'one@example.org' }),
    await server.traveller({ email: 'two@example.org' }),
  ];
  const one = await change(first, wanted);
  const code_one = await codeTo(wanted);
  const two = await change(second, wanted);
  const code_two = await codeTo(wanted);
  assert.equal((await enter(two.body.id, code_two)).status, 204);
  assert.equal((await enter(one.body.id, code_one)).failure.code, 'conflict');
  assert.equal((await logIn('one@example.org')).status, 200);
});

test('it asks for the password, for another address, and for one that can be', async () => {
  const traveller = await server.traveller({ email: 'careful@example.org' });
  const wrong = await change(traveller, 'new@example.org', 'Wrong-word-1');
  assert.deepEqual(wrong.failure.errors, { current_password: ['This isn’t your current password.'] });
  const same = await change(traveller, 'CAREFUL@example.org');
  assert.deepEqual(same.failure.errors, { new_email: ['This is already your address.'] });
  const none = await change(traveller, 'nobody');
  assert.deepEqual(none.failure.errors, {
    new_email: ['Email is required or enter a valid email address'],
  });
  assert.equal((await traveller.call('GET user/settings')).status, 200, 'still signed in');
});

test('a reset by the old address calls the move off; a link mailed there before the move opens nothing after', async () => {
  const old_email = 'rescued@example.org';
  const { body } = await change(await server.traveller({ email: old_email }), 'thief@example.org');
  const code = await codeTo('thief@example.org');
  await stranger.call('POST auth/users/reset_password/', { body: { email: old_email } });
  const { link = '' } = await server.mailTo(old_email);
  const chosen = { new_password: 'Anchors-up-2028', re_new_password: 'Anchors-up-2028' };
  const reset = await stranger.call('POST auth/users/reset_password_confirm/', {
    body: { ...linkParts(link), ...chosen },
  });
  assert.equal(reset.status, 204);
  assert.equal((await enter(body.id, code)).status, 410);
  assert.equal((await logIn(old_email, chosen.new_password)).status, 200);

  const mover = await server.traveller({ email: 'leaving@example.org' });
  await stranger.call('POST auth/users/reset_password/', { body: { email: 'leaving@example.org' } });
  const stale = await server.mailTo('leaving@example.org');
  const move = await change(mover, 'arrived@example.org');
  assert.equal((await enter(move.body.id, await codeTo('arrived@example.org'))).status, 204);
  const late = await stranger.call('POST auth/users/reset_password_confirm/', {
    body: { ...linkParts(stale.link ?? ''), ...chosen },
  });
  assert.equal(late.status, 410);
});

test('an id that is unknown answers as one that is over', async () => {
  const id = '5f0c9c1e-3b1a-4c57-9d2e-0123456789ab';
  assert.equal((await enter(id, '123456')).failure.code, 'gone');
  for (const code of ['12345', '1234567', 'abcdef', '١٢٣٤٥٦', '']) {
    const { failure } = await enter(id, code);
    assert.deepEqual(failure.errors, { code: ['Enter the 6-digit code.'] }, code);
  }
});
