import { defineConfig, devices } from '@playwright/test';

import { findBrowser } from './e2e/support/chromium.ts';

/*
 * Each test is run where it can break. What hangs on sessions, cookies and answers is the same at any width: run on
 * both it made the suite a third longer and never once failed on one alone.
 */
const once_on_desktop = [
  'email-and-deletion',
  'icalendar',
  'maintenance',
  'opens',
  'operator',
  'operator-answers',
  'operator-work',
  'policy',
  'session',
  'two-people',
  'upgrade',
  'uploads-cancelled',
  'uploads-trouble',
];
// forms of one column are at their tightest there, taps are counted there, and it is what a traveller has at sea
const once_on_phone = [
  'account-archive',
  'at-sea',
  'contact',
  'killed',
  'offline',
  'outbox',
  'ready',
  'settings',
  'sharing',
  'ship-mode',
  'taps',
  'tokens',
  'ways-in',
];

const specs = (names: string[]) => names.map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // Each worker is a browser and a server, on two cores.
  workers: 2,
  // To end what hangs, and not to judge speed: a busy machine takes three times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: findBrowser(),
    // requests that a service worker makes cannot be seen by a test; offline.spec.ts allows it
    serviceWorkers: 'block',
    // A trace of every test took a tenth of the time of the suite; --trace retain-on-failure records one where it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: specs(once_on_phone),
      // what is the same at any width, beside tests that are not
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: specs(once_on_desktop),
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
