import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { Mailbox } from './mailbox.ts';
import type { RunningServer } from './server.ts';
import { comeAboard } from './traveller.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command of the operator alongside the running server. */
export async function gangway(server: RunningServer, ...args: string[]): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, ['server/cli.ts', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: server.folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code, `gangway ${args.join(' ')}`).toBe(0);
}

/** A new traveller who is an operator. */
export async function comeAsOperator(page: Page, mailbox: Mailbox, server: RunningServer): Promise<string> {
  const address = await comeAboard(page, mailbox);
  await gangway(server, 'user', 'set-plan', address, 'admin');
  return address;
}
