import type { Request } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

declare global {
  interface Window {
    showFrames: () => void;
  }
}

test('whoever opens the address sees the app, and a start page that is accessible', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expectAccessible();
});

test('the letters have come before the text is set in them, a part at a time', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<null>();
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/*.woff2');
  await page.addInitScript(() => {
    const parts: number[][] = [];
    new MutationObserver((changes) => {
      const counts = changes.map(({ target }) => {
        const own = (target as Element).querySelectorAll(
          ':not([data-letters] [data-letters], [data-letters] [data-letters] *)',
        );
        return [...own].filter((element) => element.checkVisibility()).length;
      });
      parts.push(counts);
    }).observe(document, { subtree: true, attributeFilter: ['data-letters'] });
    Object.assign(globalThis, { parts });
  });
  await page.goto('/');
  await asked;
  const root = page.locator('html');
  // the screen is drawn: the page before it is one part
  await expect(page.getByRole('heading', { name: words.en.home.closing })).toBeVisible();
  await expect(root).not.toHaveAttribute('data-letters', 'own');
  release(null);
  await expect(root).toHaveAttribute('data-letters', 'own');
  expect(await page.evaluate(() => document.fonts.check('500 1em Assistant Variable'))).toBe(true);
  const parts = await page.evaluate(() => (globalThis as unknown as { parts: number[][] }).parts);
  expect(parts.length).toBeGreaterThan(1);
  // those of one task are told together
  for (const counts of parts) expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(160);
});

test('what a screen reads leaves while its libraries are on their way, and once', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: dayFromNow(30),
    end_date: dayFromNow(37),
  });
  const year = new Date().getFullYear();
  const reads: Record<string, string[]> = {
    '/dashboard': ['dashboard'],
    '/cruises': ['cruises?sort=voyages&totals=true&limit=50'],
    [`/cruises/view/${id}`]: [`cruises/${id}`, 'user/settings'],
    '/calendar': [`calendar?from=${year - 1}-12-25&to=${year + 1}-01-07`],
    '/stats': ['stats'],
  };
  for (const [path, expected] of Object.entries(reads)) {
    // the page before may still send what waited until it was idle
    await page.goto('about:blank');
    const asked: string[] = [];
    const note = (request: Request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname.slice('/api/'.length) + search);
    };
    page.on('request', note);
    // the app cannot run before all of its first reads have left
    await page.route('**/assets/libs-*.js', async (route) => {
      await expect.poll(() => asked, `before the libraries of ${path}`).toEqual(expected);
      await route.continue();
    });
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const address of expected)
      expect(
        asked.filter((one) => one === address),
        `${address} of ${path}`,
      ).toHaveLength(1);
    page.off('request', note);
    await page.unroute('**/assets/libs-*.js');
  }
});

test('before the first screen is on the display nothing is asked for that it does not need', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  // a payment is due, of which the reader may be reminded: that takes the settings
  await send(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: dayFromNow(5),
    end_date: dayFromNow(12),
    total_price: '900.00',
    currency: 'USD',
    final_payment_date: dayFromNow(2),
  });
  // no frame reaches the display, and nothing begins that comes some seconds after the start, however long that takes
  await page.addInitScript(() => {
    const some_seconds_ms = 4_000;
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = ((run: () => void, ms = 0) =>
      ms < some_seconds_ms ? wait(run, ms) : 0) as typeof setTimeout;
    const frame = requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (run) => held.push(run);
    window.showFrames = () => {
      window.requestAnimationFrame = frame;
      for (const run of held) frame(run);
    };
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  for (const path of ['/dashboard', '/cruises']) {
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Icon of the Seas' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([`/api${path}`]);
    const settings = page.waitForRequest('**/api/user/settings');
    await page.evaluate(() => window.showFrames());
    await settings;
  }
});

test('a part of a screen whose file did not come opens when it is asked for again', async ({
  page,
  mailbox,
}) => {
  const { parts, shell } = words.en;
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: dayFromNow(30),
    end_date: dayFromNow(37),
  });
  const editor = /\/assets\/part-editor-.*\.js$/;
  await page.route(editor, (route) => route.abort());
  await page.goto(`/cruises/view/${id}?tab=addons&edit=addons.new-pre`);
  const again = page.getByRole('main').getByRole('button', { name: shell.states.retry });
  await expect(again).toBeVisible();
  await page.unroute(editor);
  await again.click();
  await expect(page.getByRole('group', { name: parts.add.addons })).toBeVisible();
});
