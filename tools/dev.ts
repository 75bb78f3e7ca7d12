// `npm run dev`: the server, started again when its sources change, and the browser app, updated in place. One address
// for both: Vite forwards other requests to the server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'vite';

import { root } from './test/stage.ts';

const vite = await createServer({ root: `${root}web`, configFile: `${root}vite.config.ts` });
await vite.listen();
const address = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  // Links in mails lead to the address that is open in the browser.
  env: { PUBLIC_URL: address, ...process.env },
});
console.log(`The browser app with its latest changes: ${address}`);

const ended: Promise<unknown[]> = once(server, 'exit');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
// Neither is of use without the other.
const [code] = await ended;
await vite.close();
process.exit(typeof code === 'number' ? code : 0);
