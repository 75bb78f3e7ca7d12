import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { languages } from '#domain/languages.ts';
import { openMail } from '#server/platform/mail/mail.ts';
import { type Caller, good_password, startTestServer } from '#server/testing/server.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { sweepReminders } from './actions-sweep.ts';
import { reminder_letters } from './mail.ts';
import * as swept from './actions-swept.ts';

const server = await startTestServer();
const { clock, services } = server;
const { query } = server.database;
const in_list = services.mail;

/** How many mails the server refuses after their final dot. */
let refusals = 0;
const smtp = await startSmtp();
const moody = await startSmtp({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => {
      refusals -= 1;
      if (refusals >= 0) done(Object.assign(new Error('try later'), { responseCode: 451 }));
      else done();
    });
  },
});
const [good, bad] = [smtp, moody].map(({ port }) =>
  openMail({ ...services.config, SMTP_URL: `smtp://127.0.0.1:${port}` }, services.log),
);
assert.ok(good && bad);
after(() => Promise.all([good.close(), bad.close()]));

const eve = '2027-02-28T08:50:00Z';
const nine = '2027-02-28T09:00:00Z';
let people = 0;

/** An account whose cruise has its payment reminder at nine; the clock stands a little before. */
async function reminded(settings: Record<string, unknown> = {}, cruise: Record<string, unknown> = {}) {
  services.mail = in_list;
  clock.set(eve);
  people += 1;
  const email = `mailed-${people}@example.org`;
  const caller = await server.traveller({ email });
  const on = { enable_payment_reminder: true, payment_reminder_days: 14, time_zone: 'UTC' };
  await caller.call('PATCH user/settings', { body: { ...on, ...settings } });
  const { body } = await caller.call('POST cruises', {
    body: {
      ship_name: 'Icon of the Seas',
      start_date: '2027-06-05',
      end_date: '2027-06-12',
      currency: 'EUR',
      total_price: '5000.00',
      deposit: '1000.00',
      final_payment_date: '2027-03-14',
      booking_number: '4711-ABC',
      cruise_line_id: 'royal-caribbean',
      cruise_line: 'Royal Caribbean International',
      start_port_id: 'us-miami',
      end_port_id: 'us-miami',
      phone_number: '+1 (305) 555-0100',
      ...cruise,
    },
  });
  services.mail = good ?? in_list;
  return { email, caller, id: body.id };
}

async function sweepAt(now: string): Promise<number> {
  clock.set(now);
  const told = await sweepReminders(services);
  await server.mailsSent();
  return told;
}

function mailsTo(email: string): string[] {
  return smtp.received.filter(({ to }) => to.includes(email)).map(({ source }) => source);
}

/** Asks the link that marks a cruise as paid; to mark it, with what its page showed. */
async function tap(path: string, method: string, shown?: { amount: string; currency: string }) {
  const response = await fetch(server.url + path, {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(shown ?? {}),
    }),
  });
  return [response.status, (await response.json()) as Record<string, unknown>] as const;
}

async function reminderIds(cruise_id: string) {
  const { rows } = await query.execute<{ id: string; user_id: string; mailed_at: string | null }>(
    sql`select id, user_id, mailed_at from reminders where cruise_id = ${cruise_id}`,
  );
  return rows;
}

test('the mail names subject, amount and date in the language of its reader, with a link to switch it off', async () => {
  for (const language of languages) {
    const { email, id } = await reminded({ language });
    await sweepAt(nine);
    const [source = '', ...more] = mailsTo(email);
    assert.equal(more.length, 0);
    const {
      subject = '',
      text = '',
      html = '',
      headers,
      messageId = '',
      attachments,
    } = await PostalMime.parse(source);
    assert.match(subject, /Icon of the Seas/);
    const amounts = { en: '€4,000.00', de: '4.000,00 €' } as Record<string, string>;
    for (const form of [text, html]) {
      assert.match(form, /2027/);
      assert.match(form, /14/);
      assert.ok(form.includes(amounts[language] ?? '000'), language);
      assert.ok(form.includes(`https://gangway.test/cruises/view/${id}?tab=pricing`), language);
      assert.match(form, /https:\/\/gangway\.test\/reminders\/off\/[\w.-]+/);
      assert.match(form, /4711-ABC/);
      assert.match(form, /www\.royalcaribbean\.com/);
    }
    assert.match(html, /href="tel:\+13055550100"/);
    assert.match(html, /href="https:\/\/www\.royalcaribbean\.com"/);
    assert.match(
      text.replaceAll(/[\u2066-\u2069]/g, ''),
      /^Icon of the Seas\nRoyal Caribbean International\n.*2027\n(?!.*MIA.*MIA).*MIA\n/,
    );
    assert.match(html, /src="cid:ship"/);
    assert.equal(attachments[0]?.contentId, '<ship>');
    assert.equal((await sharp(Buffer.from(attachments[0].content as ArrayBuffer)).metadata()).width, 1100);
    const header = (name: string) => headers.find(({ key }) => key === name)?.value;
    assert.match(
      header('list-unsubscribe') ?? '',
      /^<https:\/\/gangway\.test\/api\/reminders\/off\/[\w.-]+>$/,
    );
    assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
    assert.equal(header('content-language'), language);
    assert.match(messageId, /^<[0-9a-f]{40}@localhost\.localdomain>$/);
  }
});

test('the name of a ship is text, in the subject and in the mail', async () => {
  const { email } = await reminded({}, { ship_name: '<b>Icon</b> \u202e& Bcc: eve@example.org' });
  await sweepAt(nine);
  const { subject, html = '', bcc } = await PostalMime.parse(mailsTo(email)[0] ?? '');
  assert.equal(subject, 'Final payment for <b>Icon</b> & Bcc: eve@example.org is due in 14 days');
  assert.equal(bcc, undefined);
  assert.doesNotMatch(html, /<b>/);
});

test('one click of a mail program switches that kind off, and a page takes it back', async () => {
  const { email, caller } = await reminded({ payment_notification: true });
  await sweepAt(nine);
  const [, path = ''] =
    /^List-Unsubscribe:\s*<https:\/\/gangway\.test([^>]+)>/im.exec(mailsTo(email)[0] ?? '') ?? [];
  const ask = async (method: string, at = path) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(server.url + at, {
      method,
      ...(method === 'POST' && { headers: form, body: 'List-Unsubscribe=One-Click' }),
    });
    return [response.status, (await response.json()) as unknown];
  };
  const is_on = async () => (await caller.call('GET user/settings')).body.enable_payment_reminder;
  assert.deepEqual(await ask('GET'), [200, { kind: 'payment_reminder', is_on: true }]);
  assert.equal(await is_on(), true, 'a look changes nothing');
  for (const _click of [1, 2])
    assert.deepEqual(await ask('POST'), [200, { kind: 'payment_reminder', is_on: false }]);
  assert.equal(await is_on(), false);
  assert.equal((await caller.call('GET user/settings')).body.payment_notification, true, 'and nothing else');
  assert.deepEqual(await ask('DELETE'), [200, { kind: 'payment_reminder', is_on: true }]);
  assert.equal(await is_on(), true);
  const other_kind = path.replace('payment_reminder', 'payment');
  for (const wrong of [other_kind, `${path}x`, path.slice(0, -1), '/api/reminders/off/x'])
    for (const method of ['GET', 'POST', 'DELETE']) assert.equal((await ask(method, wrong))[0], 404, wrong);
  await caller.call('DELETE auth/users/me/', { body: { current_password: good_password } });
  for (const method of ['GET', 'POST', 'DELETE']) assert.equal((await ask(method))[0], 404);
});

test('one tap in a mail marks its cruise as paid and takes it back; a look, a scanner and a stranger change nothing', async () => {
  const { email, caller, id } = await reminded({}, { web_site: 'https://booking.example.org/mine' });
  await sweepAt(nine);
  const { text = '', html = '' } = await PostalMime.parse(mailsTo(email)[0] ?? '');
  const [address = ''] = /https:\/\/gangway\.test\/reminders\/paid\/[\w.-]+/.exec(text) ?? [];
  assert.match(text, new RegExp(`Mark as paid:\\n${address.replaceAll('.', '\\.')}\\n`));
  assert.ok(html.includes(`href="${address}"`));
  // the address that the traveller typed is that of their booking
  assert.match(html, /href="https:\/\/booking\.example\.org\/mine"/);
  assert.doesNotMatch(html, /royalcaribbean\.com/);
  const path = address.replace('https://gangway.test', '/api');
  const shown = { amount: '4000.00', currency: 'EUR' };
  const ask = (method: string, at = path) => tap(at, method, shown);
  const debt = { cruise_id: id, ship_name: 'Icon of the Seas', amount: '4000.00', currency: 'EUR' };
  const open = { ...debt, state: 'balance_due', can_undo: false };
  const paid = { ...debt, state: 'paid', can_undo: true };
  const payments = async () =>
    (await caller.call('GET cruises/{id}', { params: { id } })).body.payments.map(({ amount }) => amount);
  assert.deepEqual(await ask('GET'), [200, open]);
  const before = await payments();
  for (const method of ['HEAD', 'OPTIONS', 'PUT']) await fetch(server.url + path, { method });
  assert.deepEqual(await payments(), before, 'a look changes nothing');
  for (const _tap of [1, 2]) assert.deepEqual(await ask('POST'), [200, paid]);
  assert.deepEqual(await payments(), [...before, '4000.00']);
  assert.deepEqual(await ask('DELETE'), [200, open]);
  assert.deepEqual(await payments(), before);

  const { body: other } = await caller.call('POST cruises', {
    body: { ship_name: 'Other', start_date: '2029-06-05', end_date: '2029-06-12' },
  });
  const parts = path.split('.');
  const packed = Buffer.from(other.id.replaceAll('-', ''), 'hex').toString('base64url');
  const wrong = [
    parts.with(1, packed).join('.'),
    parts.with(2, '20990101').join('.'),
    `${path}x`,
    path.slice(0, -1),
    '/api/reminders/paid/x',
  ];
  const isClosed = async (at = path) => {
    for (const method of ['GET', 'POST', 'DELETE']) assert.equal((await ask(method, at))[0], 404, at);
  };
  for (const at of wrong) await isClosed(at);
  // without a price there is nothing to record
  await caller.call('PATCH cruises/{id}', { params: { id }, body: { total_price: null } });
  assert.equal((await ask('GET'))[1]['state'], 'unknown');
  assert.equal((await ask('POST'))[0], 409);
  // it ends a month after the day on which the payment is due
  clock.set('2027-04-13T23:00:00Z');
  assert.equal((await ask('GET'))[0], 200);
  clock.set('2027-04-14T00:00:00Z');
  await isClosed();
  clock.set(nine);
  await query.execute(sql`update users set email = 'moved@example.org' where email = ${email}`);
  await isClosed();
  await query.execute(
    sql`update users set email = ${email}, disabled_at = now() where email = 'moved@example.org'`,
  );
  await isClosed();
  await query.execute(sql`update users set disabled_at = null where email = ${email}`);
  assert.equal((await ask('GET'))[0], 200);
  await caller.call('DELETE cruises/{id}', { params: { id } });
  await isClosed();
});

test('the link of a mail marks the amount that it showed, and takes back its own payment alone', async () => {
  const { email, caller, id } = await reminded();
  await sweepAt(nine);
  const { text = '' } = await PostalMime.parse(mailsTo(email)[0] ?? '');
  const [, path = ''] = /https:\/\/gangway\.test(\/reminders\/paid\/[\w.-]+)/.exec(text) ?? [];
  const ask = (method: string, amount?: string, currency = 'EUR') =>
    tap(`/api${path}`, method, amount === undefined ? undefined : { amount, currency });
  const params = { id };
  const change = (body: Record<string, unknown>) => caller.call('PATCH cruises/{id}', { params, body });
  const payments = async () =>
    (await caller.call('GET cruises/{id}', { params })).body.payments.map(({ amount }) => amount);
  const stateOf = ([status, { state, amount, can_undo }]: Awaited<ReturnType<typeof tap>>) =>
    [status, state, amount, can_undo] as const;
  const before = await payments();

  // what was marked in the app is not the link's
  await caller.call('POST cruises/{id}/mark-paid', { params });
  for (const method of ['GET', 'POST', 'DELETE'])
    assert.deepEqual(stateOf(await ask(method, '4000.00')), [200, 'paid', null, false], method);
  assert.deepEqual(await payments(), [...before, '4000.00']);

  // another amount than was shown
  await caller.call('DELETE cruises/{id}/mark-paid', { params });
  await change({ total_price: '1400.00' });
  assert.deepEqual(stateOf(await ask('GET')), [200, 'balance_due', '400.00', false]);
  await change({ total_price: '5000.00' });
  for (const [amount, currency] of [
    ['400.00', 'EUR'],
    ['4000.00', 'USD'],
  ] as const) {
    const [status, { code, current }] = await ask('POST', amount, currency);
    assert.deepEqual([status, code], [409, 'conflict']);
    assert.deepEqual(current, (await ask('GET'))[1]);
  }
  assert.deepEqual(await payments(), before);
  assert.equal((await ask('POST'))[0], 400, 'without an amount');

  // two at once, and again after undo
  for (const _round of [1, 2]) {
    const both = await Promise.all([ask('POST', '4000.00'), ask('POST', '4000.00')]);
    for (const one of both) assert.deepEqual(stateOf(one), [200, 'paid', '4000.00', true]);
    assert.deepEqual(await payments(), [...before, '4000.00']);
    assert.deepEqual(stateOf(await ask('DELETE')), [200, 'balance_due', '4000.00', false]);
    assert.deepEqual(await payments(), before);
  }

  // marked, dearer, marked: one payment, of which undo leaves nothing
  await ask('POST', '4000.00');
  await change({ total_price: '5250.50' });
  assert.equal((await ask('POST', '4000.00'))[0], 409);
  assert.deepEqual(stateOf(await ask('POST', '250.50')), [200, 'paid', '4250.50', true]);
  assert.deepEqual(await payments(), [...before, '4250.50']);
  await ask('DELETE');
  assert.deepEqual(await payments(), before);

  // a cancelled cruise reminds of nothing
  await change({ cancelled_at: nine });
  for (const method of ['GET', 'POST', 'DELETE'])
    assert.equal((await ask(method, '4250.50'))[0], 404, method);
  await change({ cancelled_at: null });
  assert.equal((await ask('GET'))[0], 200);
});

test('several sweeps at once remind once', async () => {
  const { email } = await reminded();
  clock.set(nine);
  const told = await Promise.all([1, 2, 3].map(() => sweepReminders(services)));
  await server.mailsSent();
  assert.equal(
    told.reduce((sum, one) => sum + one),
    1,
  );
  assert.equal(mailsTo(email).length, 1);
});

test('a reminder that became moot before its mail was written is not mailed', async () => {
  const { id, caller } = await reminded();
  clock.set(nine);
  services.mail = { ...in_list, send: () => Promise.reject(new Error('the mail server is down')) };
  await sweepReminders(services);
  await server.mailsSent();
  const [row] = await reminderIds(id);
  assert.ok(row);
  const write = async () =>
    reminder_letters['reminder']?.(services, { kind: 'reminder', user_id: row.user_id, reminder_id: row.id });
  assert.ok(await write());
  await caller.call('POST cruises/{id}/mark-paid', { params: { id } });
  assert.equal(await write(), null);
  await caller.call('DELETE cruises/{id}/mark-paid', { params: { id } });
  assert.ok(await write());
  await caller.call('PATCH cruises/{id}', { params: { id }, body: { final_payment_date: '2027-04-14' } });
  assert.equal(await write(), null);
  await caller.call('DELETE cruises/{id}', { params: { id } });
  assert.equal(await write(), null);
});

test('a mail is marked as its end is given away, and is not written again; one that is refused is', async () => {
  const { email, id } = await reminded();
  await sweepAt(nine);
  const [row] = await reminderIds(id);
  assert.notEqual(row?.mailed_at, null);
  const letter = { kind: 'reminder', user_id: row?.user_id ?? '', reminder_id: row?.id ?? '' };
  assert.equal(await reminder_letters['reminder']?.(services, letter), null);
  assert.equal(mailsTo(email).length, 1);

  const other = await reminded();
  services.mail = bad ?? in_list;
  refusals = 1;
  await sweepAt(nine);
  const [refused] = await reminderIds(other.id);
  assert.equal(refused?.mailed_at, null);
  const again = await reminder_letters['reminder']?.(services, { ...letter, reminder_id: refused?.id ?? '' });
  assert.ok(again);
  await services.mail.send(again);
  assert.notEqual((await reminderIds(other.id))[0]?.mailed_at, null);
  await assert.rejects(services.mail.send(again), /mailed already/);
});

test('a database that is older than its reminders sends none of them again', async () => {
  const { email, id } = await reminded();
  await sweepAt(nine);
  assert.equal(mailsTo(email).length, 1);
  // the state of the backup of the day before
  const restore = async () => {
    await query.execute(sql`delete from reminders where cruise_id = ${id}`);
    await query.execute(
      sql`update reminder_watches set look_at = ${nine}, seen_until = '2027-02-27T12:00:00Z' where cruise_id = ${id}`,
    );
    await query.execute(
      sql`update switches set on_since = '2027-02-27T12:00:00Z' where name = 'reminders_swept'`,
    );
  };
  await restore();
  await sweepAt('2027-02-28T10:00:00Z');
  assert.equal(mailsTo(email).length, 1);
  assert.equal((await reminderIds(id)).length, 0);
  // without the stored time, at least the Message-ID is the same
  await restore();
  await swept.keep(services.config, '2027-02-26T12:00:00Z');
  await sweepAt('2027-02-28T11:00:00Z');
  const ids = mailsTo(email).map((source) => /^Message-ID:.*$/im.exec(source)?.[0]);
  assert.equal(ids.length, 2);
  assert.equal(ids[0], ids[1]);
});

test('the alerts of a cruise are planned reminders, sent ones, and the reason if there are none', async () => {
  const { caller, id } = await reminded({ checkin_notification: true }, { checkin_date: '2027-04-20' });
  const { body: before } = await caller.call('GET cruises/{id}/alerts', { params: { id } });
  assert.deepEqual(
    before.planned.map(({ kind, at, due_on, amount }) => [kind, at, due_on, amount]),
    [
      ['payment', '2027-02-28T09:00:00Z', '2027-03-14', '4000.00'],
      ['checkin', '2027-04-20T09:00:00Z', '2027-04-20', null],
    ],
  );
  assert.deepEqual([before.sent, before.silent_because, before.is_on.payment], [[], null, false]);
  await sweepAt(nine);
  const { body: later } = await caller.call('GET cruises/{id}/alerts', { params: { id } });
  assert.deepEqual(
    later.planned.map(({ kind }) => kind),
    ['checkin'],
  );
  assert.deepEqual(later.sent, [
    { kind: 'payment', date: '2027-02-28', sent_at: '2027-02-28T09:00:00.000Z' },
  ]);
  await caller.call('POST cruises/{id}/mark-paid', { params: { id } });
  assert.equal(
    (await caller.call('GET cruises/{id}/alerts', { params: { id } })).body.silent_because,
    'paid',
  );
});

test('a sent reminder is in the app as well, counted until it is read', async () => {
  const { caller, id } = await reminded();
  await caller.call('POST cruises', {
    body: {
      ship_name: 'Other',
      start_date: '2027-06-05',
      end_date: '2027-06-12',
      final_payment_date: '2027-03-14',
    },
  });
  await sweepAt(nine);
  const { body } = await caller.call('GET user/notifications', { query: { limit: 1 } });
  assert.deepEqual([body.total, body.items.length], [2, 1]);
  const rest = await caller.call('GET user/notifications', {
    query: { limit: 1, cursor: body.next_cursor ?? '' },
  });
  assert.equal(rest.body.next_cursor, null);
  const both = [...body.items, ...rest.body.items];
  const own = both.find(({ cruise_id }) => cruise_id === id);
  assert.deepEqual(own?.details, {
    reminder: 'payment',
    ship_name: 'Icon of the Seas',
    due_on: '2027-03-14',
    amount: '4000.00',
    currency: 'EUR',
    event: null,
    place_name: null,
    person_name: null,
  });
  const unread = async () => (await caller.call('GET user/notifications/summary')).body.unread;
  assert.equal(await unread(), 2);
  const read = async (sent: Record<string, unknown>, who: Caller = caller) =>
    (await who.call('POST user/notifications/read', { body: sent })).body.unread;
  services.mail = in_list;
  const stranger = await server.traveller();
  await read({ ids: both.map((notice) => notice.id) }, stranger);
  assert.equal(await unread(), 2, 'nobody reads what is another’s');
  assert.equal(await read({ ids: [own.id] }), 1);
  assert.equal(await read({ ids: [own.id], unread: true }), 2);
  assert.equal(await read({}), 0);
  await caller.call('DELETE cruises/{id}', { params: { id } });
  assert.equal((await caller.call('GET user/notifications')).body.total, 1, 'it goes with its cruise');
});

test('who sees the payments of a shared cruise has its reminders in the app, with its owner, as long as they see them', async () => {
  const { caller: owner, id } = await reminded(
    { checkin_notification: true },
    { checkin_date: '2027-02-28' },
  );
  services.mail = in_list;
  const receive = async (share_level: string, name = share_level) => {
    const email = `receiver-${name}-${people}@example.org`;
    const caller = await server.traveller({ email });
    const on = { payment_notification: true, checkin_notification: true };
    await caller.call('PATCH user/settings', { body: on });
    const offer = { params: { id }, body: { email, share_level } };
    const { body: share } = await owner.call('POST cruises/{id}/sharing', offer);
    const params = { id: share.id };
    await caller.call('PATCH user/sharing/{id}', { params, body: { state: 'accepted' } });
    await caller.call('POST user/notifications/read', { body: {} });
    const told = async () =>
      (await caller.call('GET user/notifications')).body.items.flatMap((notice) =>
        notice.kind === 'reminder' ? [[notice.details.reminder, notice.details.person_name] as const] : [],
      );
    return { caller, email, params, told };
  };
  const [full, details] = [await receive('full'), await receive('details')];
  const [unpaid, disabled] = [await receive('full', 'unpaid'), await receive('full', 'disabled')];
  await unpaid.caller.call('PATCH user/settings', { body: { payment_notification: false } });
  await query.execute(sql`update users set disabled_at = now() where email = ${disabled.email}`);
  // by the share that shows the most, not the first
  const all = { body: { email: full.email, share_level: 'edit' as const } };
  const { body: everything } = await owner.call('POST user/sharing', all);
  const accepted = { params: { id: everything.id }, body: { state: 'accepted' as const } };
  await full.caller.call('PATCH user/sharing/{id}', accepted);
  // the invitation goes out on its own
  await server.mailsSent();
  const mails = server.mails.length;
  await sweepAt(nine);
  const owner_name = (await full.caller.call('GET cruises/{id}', { params: { id } })).body.share?.owner_name;
  assert.deepEqual(Object.fromEntries(await full.told()), { checkin: owner_name, payment: owner_name });
  const again = { params: full.params, body: { state: 'accepted' as const } };
  await full.caller.call('PATCH user/sharing/{id}', again);
  assert.equal((await full.caller.call('GET user/notifications/summary')).body.unread, 2);
  assert.deepEqual(await details.told(), [], 'who sees no money');
  assert.deepEqual(Object.fromEntries(await unpaid.told()), { checkin: owner_name }, 'as they chose');
  await query.execute(sql`update users set disabled_at = null where email = ${disabled.email}`);
  assert.deepEqual(await disabled.told(), []);
  assert.deepEqual(
    server.mails.slice(mails).filter(({ to }) => to === full.email),
    [],
    'mails are the owner’s',
  );
  const lower = (params: { id: string }) =>
    owner.call('PATCH user/sharing/{id}', { params, body: { share_level: 'details' } });
  await lower(full.params);
  assert.equal((await full.told()).length, 2, 'they see them by their other share');
  await lower(accepted.params);
  assert.deepEqual(await full.told(), []);
  // a reminder that was on its way while the level changed
  await query.execute(sql`update shares set share_level = 'details' where id = ${unpaid.params.id}`);
  assert.deepEqual(await unpaid.told(), []);
  assert.equal((await unpaid.caller.call('GET user/notifications/summary')).body.unread, 0);
});
