import { spawnSync } from 'node:child_process';
import { Caller } from '#server/testing/server.ts';
import { root } from '../test/stage.ts';
import { OWNER } from './household.ts';

/** Logs in on a running server. A missing account is created by the operator's command line. */
export async function logIn(url: string, email: string, password: string): Promise<Caller> {
  const stranger = new Caller(url, { 'accept-language': 'en', 'x-timezone': 'UTC' });
  const enter = () => stranger.call('POST auth/jwt/create/', { body: { email, password } });
  let answer = await enter();
  if (answer.status === 401) {
    openAccount(email, password);
    answer = await enter();
  }
  if (answer.status !== 200) throw new Error(`${email} cannot log in: ${JSON.stringify(answer.failure)}`);
  return new Caller(url, stranger.headers, answer.body);
}

function openAccount(email: string, password: string): void {
  const names = ['--first-name', OWNER.first_name, '--last-name', OWNER.last_name];
  spawnSync(process.execPath, ['server/cli.ts', 'user', 'create', email, ...names], {
    cwd: root,
    input: `${password}\n`,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}
