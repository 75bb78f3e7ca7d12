import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';
import { comeAboard, send } from './support/traveller.ts';

/** A screen moves by no more than this while it loads: the sum of layout shifts as browsers count it. */
const most_shift = 0.02;
const widths = [320, 390, 641, 820, 1024, 1200, 1440];

/** How much the screen has moved by itself since it was opened. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          observer.disconnect();
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // without any there is no call
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

test('no screen moves while it loads, and none can be scrolled sideways', async ({ page, mailbox }) => {
  test.slow();
  await comeAboard(page, mailbox);
  await send(page, 'POST', 'samples');
  const { items } = await send<{ items: { id: string }[] }>(page, 'GET', 'cruises');
  const cruise = `/cruises/view/${items[0]?.id ?? ''}`;
  const moved: string[] = [];
  const too_wide: string[] = [];
  for (const path of [
    '/dashboard',
    '/cruises',
    '/cruises/create',
    '/cruises/upload',
    cruise,
    ...['pricing', 'sharing', 'alerts', 'addons', 'badges'].map((tab) => `${cruise}?tab=${tab}`),
    `${cruise.replace('view', 'edit')}`,
    '/calendar',
    '/calendar?view=agenda',
    '/loyalty',
    '/stats',
    '/badges',
    '/notices',
    '/account/settings',
    '/account/sharing',
    '/account/icalendar',
    '/account/upgrade',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shift = await shiftOf(page);
    if (shift > most_shift) moved.push(`${path}: ${shift.toFixed(3)}`);
    const before = page.viewportSize();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) too_wide.push(`${path} at ${width}: ${wider}`);
    }
    if (before !== null) await page.setViewportSize(before);
  }
  expect({ moved, too_wide }).toEqual({ moved: [], too_wide: [] });
});
