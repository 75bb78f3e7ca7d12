import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from './support/test.ts';
import { comeAboard, send } from './support/traveller.ts';

/** Maximum of layout shift of a screen while it loads, as browsers sum it up. */
const most_shift = 0.02;
const answers_after_ms = 150;
const widths = [320, 390, 641, 820, 1024, 1200, 1440];

/** A part of the `LayoutShift` of browsers that TypeScript does not know. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  var movedSoFar: () => { sum: number; by: string[] };
}

/**
 * Runs in each page before its own scripts: records layout shifts and their elements. It includes shifts that the
 * browser attributes to user input: it does so for half a second after the window got its size, and here everything is
 * loaded by then.
 */
function watchShifts(): void {
  const seen = { sum: 0, by: [] as string[] };
  const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const add = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as Shift[]) {
      seen.sum += value;
      for (const { node, previousRect, currentRect } of sources) {
        const what = node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent ?? 'gone');
        seen.by.push(`${value.toFixed(3)} ${placeOf(previousRect)} > ${placeOf(currentRect)} ${what}`);
      }
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  globalThis.movedSoFar = () => {
    add(observer.takeRecords());
    return seen;
  };
}

test('no screen moves while it loads, and none can be scrolled sideways', async ({ page, mailbox }) => {
  test.slow();
  await page.addInitScript(watchShifts);
  await comeAboard(page, mailbox);
  await send(page, 'POST', 'samples');
  const { items } = await send<{ items: { id: string }[] }>(page, 'GET', 'cruises');
  const cruise = `/cruises/view/${items[0]?.id ?? ''}`;
  const sailed = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: '2025-03-06',
    end_date: '2025-03-13',
    start_port_id: 'us-miami',
    end_port_id: 'us-miami',
  });
  const call = (date: string, kind: string, port_id: string) => ({ date, kind, port_id });
  await send(page, 'PUT', `cruises/${sailed.id}/schedule`, {
    items: [
      call('2025-03-06', 'embark', 'us-miami'),
      call('2025-03-08', 'port', 'mx-cozumel'),
      call('2025-03-13', 'disembark', 'us-miami'),
    ],
  });
  // without our own font, which a page loads when it is idle: the width of the fallback depends on the device, and with
  // DejaVu instead of Arial a sentence took a line more or less
  await page.route('**/*.woff2', (route) => route.abort());
  // delayed as on a phone: without a delay the answers arrived before their placeholders were drawn
  await page.route('**/api/**', async (route) => {
    await sleep(answers_after_ms);
    await route.continue();
  });
  const moved: string[] = [];
  const too_wide: string[] = [];
  for (const path of [
    '/dashboard',
    '/cruises',
    '/cruises/create',
    '/cruises/upload',
    cruise,
    ...['pricing', 'sharing', 'alerts', 'addons', 'badges'].map((tab) => `${cruise}?tab=${tab}`),
    cruise.replace('view', 'edit'),
    `/cruises/view/${sailed.id}`,
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
    const { sum, by } = await page.evaluate(() => movedSoFar());
    if (sum > most_shift) moved.push(`${path}: ${by.join('\n')}`);
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
