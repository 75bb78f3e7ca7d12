import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { commands } from '#server/commands.ts';
import { CommandError } from '#server/platform/command-line/command-error.ts';
import { carryOut, type Request } from '#server/platform/command-line/command.ts';
import { runLine } from '#server/platform/command-line/line.ts';
import type { Person } from '#server/platform/command-line/person.ts';
import type { Services } from '#server/services.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The outcome of a command: its exit code and its output. */
export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** A person at a terminal who types these lines, one for each question. */
export function typist(...lines: string[]): Person & { questions: string[] } {
  const questions: string[] = [];
  const answer = (question: string) => {
    questions.push(question);
    const line = lines.shift();
    return line === undefined ? Promise.reject(new CommandError('Nothing was done.')) : Promise.resolve(line);
  };
  return {
    questions,
    is_present: true,
    ask: answer,
    askSecretly: answer,
    readPiped: () => Promise.reject(new Error('nothing is piped')),
    readAllPiped: () => Promise.reject(new Error('nothing is piped')),
  };
}

/** A script that pipes a line or a file into a command, or nothing. */
export function script(piped: string | null = null): Person {
  const refuse = () => Promise.reject(new Error('nobody is there'));
  return {
    is_present: false,
    ask: refuse,
    askSecretly: refuse,
    readPiped: () => Promise.resolve(piped),
    readAllPiped: () => Promise.resolve(piped),
  };
}

/** Runs a command on the services of a test like the command line, without a process. */
export async function gangway(services: Services, args: string[], person = script()): Promise<Outcome> {
  let out = '';
  let err = '';
  const code = await runLine(commands, args, {
    version: 'test',
    person,
    print: (said) => (out += said),
    complain: (said) => (err += said),
    // as JSON, because a request may have to go by the socket
    deliver: (request) => carryOut(commands, services, JSON.parse(JSON.stringify(request)) as Request),
  });
  return { code, out, err };
}

/** Runs `node server/cli.ts` to its end, as `npm run gangway` does. Only the given settings count. */
export async function runGangway(
  args: string[],
  settings: Record<string, string>,
  piped: string | Buffer = '',
): Promise<Outcome> {
  const { out, ...outcome } = await runPiped(args, settings, piped);
  return { ...outcome, out: out.toString() };
}

/** `runGangway` for a command that writes a file to its output. */
export async function runPiped(
  args: string[],
  settings: Record<string, string>,
  piped: string | Buffer = '',
): Promise<Omit<Outcome, 'out'> & { out: Buffer }> {
  const child = spawn(process.execPath, ['server/cli.ts', ...args], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      TZ: process.env['TZ'],
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
      ...settings,
    },
    timeout: 180_000,
  });
  // it may end without reading its input
  child.stdin.on('error', () => undefined).end(piped);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [out, err, [code]] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}
