import { spawnSync } from 'node:child_process';

import { binary } from '../test/process.ts';

/** Runs what e2e/bench.config.ts names, in a real browser on the built app; prints it, and says whether all was met. */
export function measureBrowser(): boolean {
  const args = ['test', '--config', 'e2e/bench.config.ts'];
  return spawnSync(binary('playwright'), args, { stdio: 'inherit' }).status === 0;
}
