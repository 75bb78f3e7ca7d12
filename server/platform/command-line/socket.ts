import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, rmSync, statSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { codeOf } from '#server/database/failures.ts';
import { CommandError, exit_codes } from './command-error.ts';

/*
 * One process has the embedded database, so beside a running server the command line sends its commands to the server.
 * Each side sends one text and ends its half of the connection.
 */

/** The system's limit is 108 bytes on Linux and 104 elsewhere, with a zero at the end. */
const longest_path = 100;

/** The address at which the server of a data folder listens for commands. */
export function socketPath(data_dir: string): string {
  const hash = createHash('sha256').update(data_dir).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\gangway-${hash}`;
  const path = join(data_dir, 'server.sock');
  return Buffer.byteLength(path) <= longest_path ? path : join(tmpdir(), `gangway-${hash}.sock`);
}

/** Longer than any list that a person reads. */
const longest_text = 64 * 1024 * 1024;

export interface CommandSocket {
  /** Takes no more questions, and waits for the answers under way. */
  close(): Promise<void>;
}

/**
 * Answers on the socket of a data folder whose lock this process holds: a socket that exists already was left by a
 * server that was killed. Only the user of this process can write to the socket.
 */
export async function openSocket(
  data_dir: string,
  answer: (question: string) => Promise<string>,
): Promise<CommandSocket> {
  const path = socketPath(data_dir);
  const callers = new Set<Socket>();
  const answers = new Set<Promise<void>>();

  async function serve(caller: Socket): Promise<void> {
    const question = await readAll(caller);
    const reply = answer(question).then((text) => void caller.end(text));
    answers.add(reply);
    await reply.finally(() => answers.delete(reply));
  }

  const server = createServer({ allowHalfOpen: true }, (caller) => {
    callers.add(caller);
    // the caller may be gone before the answer is ready; an unhandled error would end this process
    caller.on('error', () => undefined).once('close', () => callers.delete(caller));
    serve(caller).catch(() => caller.destroy());
  });
  if (process.platform !== 'win32') rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    // `chmod` afterwards would leave a moment in which another user could connect
    const mask = process.umask(0o177);
    try {
      server.listen(path, resolve);
    } finally {
      process.umask(mask);
    }
  });
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      await Promise.allSettled(answers);
      for (const caller of callers) caller.destroySoon();
      await closed;
    },
  };
}

/**
 * Sends a question to the server of a data folder. @returns null when no server listens
 * @throws CommandError when the server does not answer, or the socket is not to be trusted
 */
export async function askSocket(
  data_dir: string,
  question: string,
  patience_ms: number,
): Promise<string | null> {
  const path = socketPath(data_dir);
  if (!isTrusted(path, data_dir)) return null;
  const socket = createConnection({ path, allowHalfOpen: true });
  const patience = AbortSignal.timeout(patience_ms);
  const giveUp = () => socket.destroy(new Error('no answer'));
  patience.addEventListener('abort', giveUp);
  try {
    socket.end(question);
    const answer = await readAll(socket);
    if (answer === '') throw new CommandError(`The server ended before it answered. ${unknown}`, unreachable);
    return answer;
  } catch (error) {
    const code = codeOf(error);
    if (error instanceof CommandError) throw error;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw new CommandError(sentenceOf(code, patience.aborted, path), unreachable, { cause: error });
  } finally {
    patience.removeEventListener('abort', giveUp);
  }
}

/** Reads the text of the other side up to its end. Iterating over the socket would close our half, too. */
async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > longest_text) socket.destroy(new Error('the text is too long'));
    else chunks.push(chunk);
  });
  await once(socket, 'end');
  return Buffer.concat(chunks).toString();
}

const { unreachable } = exit_codes;
const unknown = 'Whether the command was carried out is not known.';

function sentenceOf(code: string | null, is_late: boolean, path: string): string {
  if (is_late) return `The server does not answer. ${unknown} If it stays so, start the server again.`;
  if (code === 'EACCES') return `Only the user that the server runs as may give it commands, by ${path}.`;
  return `The server ended before it answered. ${unknown}`;
}

/** In the system's temporary folder every user can create a socket of that name, and would receive passwords. */
function isTrusted(path: string, data_dir: string): boolean {
  if (process.platform === 'win32' || dirname(path) === data_dir) return true;
  const socket = lstatSync(path, { throwIfNoEntry: false });
  if (socket === undefined) return false;
  return [process.getuid?.(), statSync(data_dir).uid].includes(socket.uid);
}
