// The fixtures of the browser tests: a page in front of a real server, and the mailbox of its users.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Route } from '@playwright/test';
import { build_header } from '#domain/build-header.ts';

import { Mailbox } from './mailbox.ts';
import { as_server, type RunningServer, startServer } from './server.ts';

export { expect };

interface Fixtures {
  readonly mailbox: Mailbox;
  /** Fails if axe finds a fault on the current page. */
  readonly expectAccessible: () => Promise<void>;
  /** Hidden errors of pages; must be empty at the end. */
  readonly faults: string[];
}

/** Answers a call in place of the server. */
export function answerCall(
  route: Route,
  { headers, ...parts }: Parameters<Route['fulfill']>[0] & {},
): Promise<void> {
  return route.fulfill({ ...parts, headers: { [build_header]: 'test', ...headers } });
}

declare global {
  var reportFault: (fault: string) => Promise<void>;
}

/** Runs in each page: a violation of the security policy breaks a screen, or would in another browser. */
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
    // Playwright requires a destructured object, also an empty one.
    async ({}, lend) => {
      const server = await startServer(process.env['E2E_TEMPLATE']);
      await lend(server);
      await server.stop();
    },
    as_server,
  ],
  baseURL: async ({ server }, lend) => {
    await lend(server.url);
  },
  mailbox: async ({ server }, lend) => {
    await lend(new Mailbox(server));
  },
  expectAccessible: async ({ page }, lend) => {
    await lend(async () => {
      // a page is loaded before the app is drawn, and the frame before its screen
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      // an element that fades in has less contrast at first: a new message failed a complete run
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      await page.emulateMedia({ reducedMotion: null });
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
      );
      expect(found, 'what axe finds').toEqual([]);
    });
  },
  // A page with a script error may look right by chance; a server with an internal error may have answered by chance.
  faults: [
    async ({ page, context, server }, lend, testInfo) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.stack || String(error)));
      await context.exposeFunction('reportFault', (fault: string) => faults.push(fault));
      await context.addInitScript(reportViolations);
      const before = server.log().length;
      await lend(faults);
      // An intercepted call may still be open when a test ends; its cancellation failed CI twice.
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
