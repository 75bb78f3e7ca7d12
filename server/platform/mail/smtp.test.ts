import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { inspect } from 'node:util';
import { describeError } from '#server/platform/log.ts';
import { makeCertificate } from '#server/testing/certificate.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { MailNotSent } from './failure.ts';
import type { Mail, Message } from './shape.ts';
import { mailBySmtp, type Patience } from './smtp.ts';

/** Long enough for every server that works. */
const patience: Patience = { answer_ms: 60_000, mail_ms: 60_000, farewell_ms: 100 };
const message: Message = { to: 'ada@example.org', subject: 'Ahoy', text: 'text', html: '<p>text</p>' };
const opened: Mail[] = [];
after(async () => {
  await Promise.all(opened.map((mail) => mail.close()));
});

function open(url: string, more: Partial<Patience> = {}): Mail {
  const mail = mailBySmtp(
    url,
    { MAIL_FROM: 'Gangway <post@example.org>', CONTACT_EMAIL: undefined },
    { ...patience, ...more },
  );
  opened.push(mail);
  return mail;
}

/** The error of a mail that failed. */
async function failureOf(sending: Promise<void>): Promise<MailNotSent> {
  const error: unknown = await sending.then(
    () => null,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof MailNotSent, 'a mail that did not go out says so');
  return error;
}

const { key, cert } = makeCertificate();
const trusting = `tls.ca=${encodeURIComponent(cert)}`;

for (const [scheme, secure] of [
  ['smtps', true],
  ['smtp', false],
] as const) {
  test(`mails go by ${scheme} with TLS, and a name and password, where the certificate is trusted`, async () => {
    const server = await startSmtp({ secure, key, cert, authOptional: false });
    const address = `${scheme}://sea:salt@127.0.0.1:${server.port}`;
    await open(`${address}?${trusting}`).send(message);
    assert.partialDeepStrictEqual(server.received, [{ to: [message.to], secure: true, user: 'sea' }]);
    assert.match((await failureOf(open(address).send(message))).message, /certificate/);
    assert.equal(server.received.length, 1, 'nobody unknown gets a mail, let alone a password');
    await open(`${address}?tls.rejectUnauthorized=false`).send(message);
    assert.equal(server.received.length, 2, 'an operator may trust whom they like');
  });
}

test('a password goes over a network only with TLS', async () => {
  const asked: unknown[] = [];
  const server = await startSmtp({
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => {
      asked.push(password);
      done(null, { user: 'sea' });
    },
  });
  // 0.0.0.0 is this machine too, but its name does not say so
  const elsewhere = `smtp://sea:salt@0.0.0.0:${server.port}`;
  await failureOf(open(elsewhere).send(message));
  assert.deepEqual(asked, []);
  await open(`${elsewhere}?requireTLS=false`).send(message);
  await open(`smtp://sea:salt@127.0.0.1:${server.port}`).send(message);
  assert.deepEqual(asked, ['salt', 'salt']);
  await open(`smtp://0.0.0.0:${server.port}`).send(message);
  assert.equal(server.received.length, 3);
});

test('the error of a wrong password does not contain the password, whatever the server answers', async () => {
  const password = 'sälzer/wasser%2B7';
  const server = await startSmtp({
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      done(new Error(`no ${auth.password} ${Buffer.from(password).toString('base64')} ${'x'.repeat(9_000)}`)),
  });
  const url = `smtp://sea:${encodeURIComponent(password)}@127.0.0.1:${server.port}`;
  const error = await failureOf(open(url).send(message));
  assert.equal(error.code, 'EAUTH');
  assert.equal(error.permanent, false, 'the operator can put it right');
  assert.match(error.message, /535.*no \*\*\* \*\*\*/);
  const told = [inspect(error, { depth: 9, showHidden: true }), JSON.stringify(describeError(error))].join();
  assert.ok(told.length < 6_000);
  const secrets = [password, encodeURIComponent(password), Buffer.from(password).toString('base64')];
  for (const secret of [...secrets, Buffer.from(`\0sea\0${password}`).toString('base64')]) {
    assert.ok(!told.includes(secret), secret);
  }
});

test('a percent sign that is none of an escape is part of a password', async () => {
  const server = await startSmtp({ allowInsecureAuth: true });
  const error = await failureOf(open(`smtp://sea:50%off@127.0.0.1:${server.port}`).send(message));
  assert.equal(error.code, 'EAUTH');
});

test('a server that refuses a mail is heard, once for ever or for now, and takes the next', async () => {
  const codes = [550, 451, 503];
  const left = codes.values();
  const server = await startSmtp({
    onRcptTo: (_address, _session, done) => {
      const responseCode = left.next().value;
      done(responseCode === undefined ? null : Object.assign(new Error('not here'), { responseCode }));
    },
  });
  const mail = open(`smtp://127.0.0.1:${server.port}`);
  const permanent = [];
  for (const code of codes) {
    const error = await failureOf(mail.send(message));
    assert.ok(error.message.includes(`${code}`) && error.message.includes('not here'));
    permanent.push(error.permanent);
  }
  assert.deepEqual(permanent, [true, false, false]);
  await mail.send(message);
  assert.equal(server.received.length, 1);
});

test('an address of other letters fails for good where the server cannot read it', async () => {
  const server = await startSmtp({
    hideSMTPUTF8: true,
    onRcptTo: ({ address }, _session, done) => {
      const readable = /^[\x20-\x7e]+$/.test(address);
      done(readable ? null : Object.assign(new Error('bad address'), { responseCode: 501 }));
    },
  });
  const mail = open(`smtp://127.0.0.1:${server.port}`);
  assert.equal((await failureOf(mail.send({ ...message, to: 'דנה@example.org' }))).permanent, true);
  await mail.send(message);
  assert.equal(server.received.length, 1);
});

test('where no server listens a mail fails, and goes when one does', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');
  const mail = open(`smtp://127.0.0.1:${port}`);
  assert.match((await failureOf(mail.send(message))).message, /ECONNREFUSED/);
  const server = await startSmtp({}, port);
  await mail.send(message);
  assert.equal(server.received.length, 1);
  await failureOf(open('smtp://nowhere.invalid', { answer_ms: 1_000 }).send(message));
});

for (const outcome of ['hangs', 'drops'] as const) {
  for (const where of ['connection', 'receiver', 'content']) {
    test(`a server that ${outcome} at the ${where} fails that mail, and gets the next`, async () => {
      // a connection that is dropped at once is tried again once
      let troubles = outcome === 'drops' && where === 'connection' ? 2 : 1;
      /** Whether the server misbehaves at this place: it does not answer, or drops the connection. */
      const isTrouble = (place: string) => {
        if (place !== where || troubles === 0) return false;
        troubles -= 1;
        if (outcome === 'drops') server.drop();
        return true;
      };
      let taken = 0;
      const server = await startSmtp({
        onConnect: (_session, done) => isTrouble('connection') || done(),
        onRcptTo: (_address, _session, done) => isTrouble('receiver') || done(),
        onData: (stream, _session, done) => {
          stream.resume().on('end', () => {
            if (isTrouble('content')) return;
            taken += 1;
            done();
          });
        },
      });
      const mail = open(`smtp://127.0.0.1:${server.port}`, outcome === 'hangs' ? { answer_ms: 4_000 } : {});
      const error = await failureOf(mail.send(message));
      assert.equal(error.permanent, false);
      assert.match(error.message, outcome === 'hangs' ? /Greeting never received|Timeout/ : /closed/);
      await mail.send(message);
      assert.deepEqual([taken, troubles], [1, 0]);
    });
  }
}

test('a server that answers a letter at a time is given up', async () => {
  const sockets = new Set<Socket>();
  const dripping = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    const drip = setInterval(() => socket.write('2'), 20);
    socket.on('close', () => clearInterval(drip));
    socket.write('220 ready\r\n');
  }).listen(0, '127.0.0.1');
  await once(dripping, 'listening');
  const { port } = dripping.address() as AddressInfo;
  const error = await failureOf(open(`smtp://127.0.0.1:${port}`, { mail_ms: 900 }).send(message));
  assert.equal(error.message, 'the mail server took too long');
  sockets.forEach((socket) => socket.destroy());
  dripping.close();
});

test('of many mails at once, those of a broken connection fail and the others arrive', async () => {
  let connections = 0;
  const server = await startSmtp({
    onConnect: (_session, done) => {
      connections += 1;
      if (connections === 1) server.drop();
      done();
    },
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('b') ? Object.assign(new Error('no'), { responseCode: 550 }) : null),
  });
  const mail = open(`smtp://127.0.0.1:${server.port}`);
  const receivers = Array.from(
    { length: 30 },
    (_none, number) => `${number % 3 === 0 ? 'b' : 'a'}${number}@example.org`,
  );
  const sent = await Promise.allSettled(receivers.map((to) => mail.send({ ...message, to })));
  const failed = receivers.filter((_to, number) => sent[number]?.status === 'rejected');
  assert.deepEqual(
    failed.filter((to) => to.startsWith('b')),
    receivers.filter((to) => to.startsWith('b')),
  );
  const arrived = server.received.flatMap(({ to }) => to);
  assert.deepEqual(arrived.toSorted(), receivers.filter((to) => !failed.includes(to)).toSorted());
});

test('when the server stops, a mail that hangs fails and none is taken any more', async () => {
  const reached = Promise.withResolvers<string>();
  const server = await startSmtp({ onRcptTo: ({ address }) => reached.resolve(address) });
  const mail = open(`smtp://127.0.0.1:${server.port}`, { answer_ms: 600_000, mail_ms: 600_000 });
  const hanging = failureOf(mail.send(message));
  assert.equal(await reached.promise, message.to);
  await mail.close();
  await hanging;
  await failureOf(mail.send(message));
});
