import { defineConfig, devices } from '@playwright/test';

import { findBrowser } from './e2e/support/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // Each worker is a browser and a server, on two cores.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: findBrowser(),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    // how fast keys are answered is promised for phones
    { name: 'desktop', testIgnore: 'typing.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // what only a keyboard does
      grepInvert: /@keyboard/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
      },
    },
  ],
});
