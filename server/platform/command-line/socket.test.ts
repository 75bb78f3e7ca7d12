import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { CommandError } from './command-error.ts';
import { askSocket, openSocket, socketPath } from './socket.ts';

const root = mkdtempSync(join(tmpdir(), 'gw-socket-'));
after(() => rmSync(root, { recursive: true }));

let folders = 0;
function newFolder(name = 'data'): string {
  folders += 1;
  const folder = join(root, String(folders), name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const long_patience_ms = 20_000;
const ask = (folder: string, question: string) => askSocket(folder, question, long_patience_ms);

function isUnreachable(sentence: RegExp) {
  return (error: unknown) =>
    error instanceof CommandError && error.exit_code === 3 && sentence.test(error.message);
}

test('a question is answered, also a long one and many at once', async () => {
  const folder = newFolder();
  const socket = await openSocket(folder, (question) => Promise.resolve(question.toUpperCase()));
  assert.equal(await ask(folder, 'ahoy'), 'AHOY');
  const long = 'ä'.repeat(2_000_000);
  const answers = await Promise.all([ask(folder, long), ...['a', 'b', 'c'].map((text) => ask(folder, text))]);
  assert.deepEqual(answers, [long.toUpperCase(), 'A', 'B', 'C']);
  await socket.close();
});

test('only the user of the server can write to the socket, with any mask of the process', async () => {
  const mask = process.umask(0);
  after(() => process.umask(mask));
  const folder = newFolder();
  const socket = await openSocket(folder, (question) => Promise.resolve(question));
  const found = statSync(socketPath(folder));
  assert.ok(found.isSocket());
  assert.equal((found.mode & 0o777).toString(8), '600');
  const file = join(folder, 'file');
  writeFileSync(file, '');
  assert.equal((statSync(file).mode & 0o777).toString(8), '666', 'the mask of the process is what it was');
  await socket.close();
});

test('no server listens: no socket, the socket of a killed server, or a file in its place', async () => {
  const folder = newFolder();
  assert.equal(await ask(folder, 'ahoy'), null);
  writeFileSync(socketPath(folder), '');
  assert.equal(await ask(folder, 'ahoy'), null);
  const socket = await openSocket(folder, () => Promise.resolve('here'));
  assert.equal(await ask(folder, 'ahoy'), 'here', 'what was left over is replaced');
  await socket.close();
  assert.equal(existsSync(socketPath(folder)), false, 'it goes with its server');
  assert.equal(await ask(folder, 'ahoy'), null);
});

test('a server that hangs is given up on in a sentence', async () => {
  const folder = newFolder();
  const hanging = createServer({ allowHalfOpen: true }).listen(socketPath(folder));
  await once(hanging, 'listening');
  const callers: { destroy(): void }[] = [];
  hanging.on('connection', (caller) => callers.push(caller.resume()));
  await assert.rejects(askSocket(folder, 'ahoy', 50), isUnreachable(/^The server does not answer\./));
  for (const caller of callers) caller.destroy();
  hanging.close();
});

test('a server that ends in the middle, or fails, is distinguished from one that answers', async () => {
  const folder = newFolder();
  const socket = await openSocket(folder, () => Promise.reject(new Error('a fault')));
  await assert.rejects(ask(folder, 'ahoy'), isUnreachable(/^The server ended before it answered\./));
  await socket.close();
});

test('a caller that leaves before the answer, or says nothing, does no harm', async () => {
  const folder = newFolder();
  const asked = Promise.withResolvers<string>();
  const answer = Promise.withResolvers<string>();
  const socket = await openSocket(folder, (question) => {
    if (question !== 'gone') return Promise.resolve('here');
    asked.resolve(question);
    return answer.promise;
  });
  const silent = createConnection(socketPath(folder));
  const gone = createConnection({ path: socketPath(folder), allowHalfOpen: true });
  gone.end('gone');
  await asked.promise;
  gone.destroy();
  answer.resolve('too late '.repeat(100_000));
  assert.equal(await ask(folder, 'ahoy'), 'here');
  const ended = once(silent.resume(), 'close');
  await socket.close();
  await ended;
});

test('an answer under way is given before the server closes', async () => {
  const folder = newFolder();
  const asked = Promise.withResolvers<string>();
  const answer = Promise.withResolvers<string>();
  const socket = await openSocket(folder, (question) => {
    asked.resolve(question);
    return answer.promise;
  });
  const asking = ask(folder, 'ahoy');
  await asked.promise;
  const closing = socket.close();
  answer.resolve('done');
  assert.equal(await asking, 'done');
  await closing;
});

test('a folder whose path is too long for a socket has it in the temporary folder, under its own name', async () => {
  const [one, other] = [newFolder('long'.repeat(30)), newFolder('long'.repeat(30))];
  assert.equal(dirname(socketPath(one)), tmpdir());
  assert.notEqual(socketPath(one), socketPath(other));
  assert.equal(await ask(one, 'ahoy'), null);
  const socket = await openSocket(one, () => Promise.resolve('here'));
  assert.equal((statSync(socketPath(one)).mode & 0o777).toString(8), '600');
  assert.equal(await ask(one, 'ahoy'), 'here');
  assert.equal(await ask(other, 'ahoy'), null);
  await socket.close();
  assert.equal(existsSync(socketPath(one)), false);
});

// only root can give a file to another user
if (process.getuid?.() === 0) {
  test('a socket of another user in the temporary folder receives nothing', async () => {
    const folder = newFolder('long'.repeat(30));
    const heard: string[] = [];
    const socket = await openSocket(folder, (question) => {
      heard.push(question);
      return Promise.resolve('mine now');
    });
    chownSync(socketPath(folder), 12_345, 12_345);
    assert.equal(await ask(folder, 'secret'), null);
    assert.deepEqual(heard, []);
    await socket.close();
  });
}
