// Takes the pictures that the README and the start page show, from the real app with a life of cruises.
// `npm run pictures`, after the look of the dashboard changed.
import { chromium, type BrowserContext } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { findBrowser } from '../e2e/support/chromium.ts';
import { Mailbox } from '../e2e/support/mailbox.ts';
import { startServer } from '../e2e/support/server.ts';
import { comeAboard, dayFromNow } from '../e2e/support/traveller.ts';
import { voyagesFrom } from './pictures/voyages.ts';

const root = new URL('../', import.meta.url);
const pictures = [
  { file: 'docs/pictures/dashboard.png', scheme: 'light', viewport: { width: 1440, height: 900 } },
  {
    file: 'web/public/screenshots/dashboard-light.png',
    scheme: 'light',
    viewport: { width: 1200, height: 800 },
  },
  {
    file: 'web/public/screenshots/dashboard-dark.png',
    scheme: 'dark',
    viewport: { width: 1200, height: 800 },
  },
] as const;

const server = await startServer();
const browser = await chromium.launch(findBrowser());
try {
  const signedIn = await recordVoyages();
  mkdirSync(new URL('web/public/screenshots/', root), { recursive: true });
  for (const { file, scheme, viewport } of pictures) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport,
      colorScheme: scheme,
      storageState: signedIn,
    });
    const page = await context.newPage();
    await page.goto('/dashboard');
    await page.getByRole('timer').waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: new URL(file, root).pathname });
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Signs up as a person does, and records a life of cruises. */
async function recordVoyages(): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await comeAboard(page, new Mailbox(server.folder));
  const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? '';
  for (const data of voyagesFrom(dayFromNow(0))) {
    const answer = await context.request.post('/api/cruises', {
      data,
      headers: { Authorization: `Bearer ${token}` },
    });
    if (!answer.ok()) throw new Error(`${JSON.stringify(data)}: ${await answer.text()}`);
  }
  return context.storageState();
}
