import { rm } from 'node:fs/promises';

import { startServer } from './server.ts';

/** Fills one database before the first test; every worker starts from a copy of it. */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  const { folder, halt } = await startServer();
  await halt();
  process.env['E2E_TEMPLATE'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
