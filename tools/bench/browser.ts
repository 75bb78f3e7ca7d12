import { spawnSync } from 'node:child_process';

import { binary } from '../test/process.ts';

/**
 * Runs the benchmarks of e2e/bench.config.ts in a real browser on the built app, prints the figures, and returns
 * whether all targets were met.
 */
export function measureBrowser(): boolean {
  const args = ['test', '--config', 'e2e/bench.config.ts'];
  return spawnSync(binary('playwright'), args, { stdio: 'inherit' }).status === 0;
}
