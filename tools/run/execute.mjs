// Starts one command, forwards signals to it, and waits for its end.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder for compiled code of Node.js; it is deleted together with the packages. */
const compileCache = join(root, 'node_modules/.cache/compile');

export function say(sentence) {
  console.error(`gangway: ${sentence}`);
}

export function failWith(sentence) {
  say(sentence);
  process.exit(1);
}

/** The environment of a task: the installed commands come first in the path. */
function environment() {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache };
}

/** The exit code of the command, as a shell would give it; 127 when it could not be started. */
export function execute(command, args, env = environment(), cwd = root) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env });
    const stopForwarding = forwardSignals(child);
    child.once('error', (error) => {
      stopForwarding();
      say(`"${command}" could not be started: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

function forwardSignals(child) {
  const lastSent = new Map();
  const forward = (signal) => {
    // The terminal sends Ctrl-C to the child as well, and npm sends us a copy of its own: one is enough, or the server
    // would take the second for an impatient user. Closing the terminal is treated in the same way.
    const fromTerminal = signal === 'SIGINT' && process.stdin.isTTY;
    const justSent = Date.now() - (lastSent.get(signal) ?? 0) < 1000;
    if (fromTerminal || justSent) return;
    lastSent.set(signal, Date.now());
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  // npm runs scripts in a shell that dies of a signal without passing it on. Its death is then the signal.
  const shell = process.env.npm_lifecycle_event === undefined ? undefined : process.ppid;
  const watch = setInterval(() => {
    if (shell !== undefined && process.ppid !== shell) forward('SIGTERM');
  }, 500);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, forward);
  };
}
