import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { closeAnswered } from './drain.ts';
import { answerBadRequest } from './failures.ts';
import { limitBodies } from './patience.ts';
import { leaveBodies, openUpload } from './upload.ts';

const body_ms = 200;

/** Takes JSON at /json, refuses it at /refused, takes a file at /file, and at /hasty with a short idle limit. */
async function start(): Promise<FastifyInstance> {
  const app = Fastify({ requestTimeout: 60_000 });
  limitBodies(
    app,
    (socket) => answerBadRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket, 'none'),
    body_ms,
  );
  app.post('/json', () => 'taken');
  app.post('/refused', { onRequest: (_request, reply) => void reply.code(401).send('no') }, () => '');
  app.register(async (within) => {
    await leaveBodies(within);
    for (const [path, idle_ms] of [
      ['/file', 60_000],
      ['/hasty', 50],
    ] as const) {
      within.post(path, { config: { takes_file: true } }, async (request) => {
        const { content } = await openUpload(request, 1_000_000, Infinity, idle_ms);
        let size = 0;
        for await (const chunk of content) size += chunk.length;
        return { size };
      });
    }
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  after(() => app.close());
  return app;
}

const app = await start();
const { port } = app.server.address() as AddressInfo;

/** Waits for the end of a connection, clean or reset: which of them happens depends on the data still in flight. */
function untilClosed(socket: Socket): Promise<unknown> {
  socket.on('error', () => undefined);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  socket.once('close', resolve);
  return promise;
}

/** Sends parts with a pause between them. @returns the text received before the server ended the connection */
async function sendSlowly(
  path: string,
  type: string,
  length: number,
  [first = '', ...parts]: string[],
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // kept open after an answer, so that a second answer would be seen
  const connection = path === '/refused' ? 'keep-alive' : 'close';
  // collected piece by piece: a reset of the connection must not lose the pieces before it
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const closed = untilClosed(socket);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${first}`,
  );
  for (const part of parts) {
    await sleep(body_ms / 2);
    if (socket.writable) socket.write(part);
  }
  await closed;
  return text;
}

test('a body that trickles in is cut off, and answered in our form', async () => {
  const body = '{"a":"12345678"}';
  const slow = await sendSlowly('/json', 'application/json', body.length, body.slice(0, 8).split(''));
  assert.match(slow, /^HTTP\/1\.1 400 .*"code":"invalid"/s);
  assert.match(await sendSlowly('/json', 'application/json', body.length, [body]), /^HTTP\/1\.1 200 /);
  const refused = await sendSlowly('/refused', 'application/json', body.length, body.slice(0, 6).split(''));
  assert.match(refused, /^HTTP\/1\.1 401 /);
  assert.doesNotMatch(refused, /HTTP\/1\.1 400/, 'what was answered is not answered again');
});

test('a file may take longer than any body, as long as something comes', async () => {
  const whole = `--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(40)}\r\n--b--\r\n`;
  const parts = whole.match(/[^]{1,14}/g) ?? [];
  assert.ok(parts.length > 6);
  const type = 'multipart/form-data; boundary=b';
  assert.match(await sendSlowly('/file', type, whole.length, parts), /^HTTP\/1\.1 200 .*"size":40/s);
  const silent = connect(port, '127.0.0.1');
  const closed = untilClosed(silent);
  silent.write(
    `POST /hasty HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 500\r\n\r\n${parts[0]}`,
  );
  await closed;
});

test('a connection is closed with the answer that was under way when the server closed', async () => {
  const closing = Fastify({ forceCloseConnections: 'idle' });
  closeAnswered(closing);
  const content = new PassThrough();
  closing.get('/', (_request, reply) => reply.header('Content-Length', '4').send(content));
  await closing.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((closing.server.address() as AddressInfo).port, '127.0.0.1');
  const closed = untilClosed(socket);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n');
  content.write('ab');
  await once(socket, 'data');
  const ended = closing.close();
  while (closing.server.listening) await sleep(5);
  content.end('cd');
  const idle = sleep(10_000, 'still open', { ref: false });
  assert.notEqual(await Promise.race([closed, idle]), 'still open');
  await ended;
});
