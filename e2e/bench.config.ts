import { defineConfig, devices } from '@playwright/test';

import { findBrowser } from './support/chromium.ts';

/** Benchmarks of the browser app: run by `npm run bench`, one at a time, never in a test. */
export default defineConfig({
  testMatch: '*.bench.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
    launchOptions: findBrowser(),
  },
});
