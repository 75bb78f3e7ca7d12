// What a promise is written with: a page in front of a real server, and the mailbox of its users.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';

import { Mailbox } from './mailbox.ts';
import { type RunningServer, startServer } from './server.ts';

export { expect };

interface Fixtures {
  readonly mailbox: Mailbox;
  /** Fails when axe finds something on the page as it is now. */
  readonly expectAccessible: () => Promise<void>;
  /** What went wrong on pages without anybody noticing; must be empty in the end. */
  readonly faults: string[];
}

declare global {
  var reportFault: (fault: string) => Promise<void>;
}

/** Runs in each page: what the security policy refuses breaks a screen, or would in another browser. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber } = event;
    const place = `${sourceFile ?? location.href}:${lineNumber}:${columnNumber}`;
    void reportFault(`${effectiveDirective} refused ${blockedURI} ${sample} at ${place} on ${location.href}`);
  });
}

interface WorkerFixtures {
  readonly server: RunningServer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // Playwright wants to see an object taken apart, also when nothing is taken.
    async ({}, lend) => {
      const server = await startServer(process.env['E2E_TEMPLATE']);
      await lend(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, lend) => {
    await lend(server.url);
  },
  mailbox: async ({ server }, lend) => {
    await lend(new Mailbox(server.folder));
  },
  expectAccessible: async ({ page }, lend) => {
    await lend(async () => {
      // a page is loaded before the app is drawn, and its frame before the screen in it
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      // what fades in has less contrast until it is there: a message that had just come failed a complete run
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      await page.emulateMedia({ reducedMotion: null });
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
      );
      expect(found, 'what axe finds').toEqual([]);
    });
  },
  // A page on which a script died may look right by luck; a server that failed inside may have answered by luck.
  faults: [
    async ({ page, context, server }, lend, testInfo) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
      await context.exposeFunction('reportFault', (fault: string) => faults.push(fault));
      await context.addInitScript(reportViolations);
      const before = server.log().length;
      await lend(faults);
      // An answer that a test alters may still be fetched when it ends; that it was not needed any more failed CI twice.
      for (const one of context.pages()) await one.unrouteAll({ behavior: 'ignoreErrors' });
      const log = server.log().slice(before);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('server log', { body: log, contentType: 'text/plain' });
      }
      expect(faults, 'errors that no script caught, and what the security policy refused').toEqual([]);
    },
    { auto: true },
  ],
});
