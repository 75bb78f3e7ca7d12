import type { Browser, Page } from '@playwright/test';

import { expect, test } from './support/test.ts';
import { comeAboard, words } from './support/traveller.ts';

const { cruises, terms } = words.en;

/** A mid-range phone has a quarter of the speed of the machine that the tests run on. */
const slowdown = 4;
/** The limit of a long task in browsers. */
const long_task_ms = 50;
const keys = 60;
const typed = {
  notes: 'Anniversary with the Müllers, table by the window, 2 cakes, 1 dog',
  ship_name: 'Icon of the Seas '.repeat(4),
  fare: '1234,5 '.repeat(9),
} as const;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** thread time in microseconds: without the time of other programs on the machine */
  tdur?: number;
  args: { name?: string };
}

/** The long tasks of the page during some work, in milliseconds. */
async function longTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`));
  expect(tasks.length, 'tasks that were seen').toBeGreaterThan(keys);
  return tasks.map(({ tdur = 0 }) => Math.round(tdur / 1000)).filter((duration) => duration > long_task_ms);
}

test('typing into the form makes no long task on a mid-range phone', async ({ page, browser, mailbox }) => {
  await comeAboard(page, mailbox);
  await page.goto('/cruises/create');
  await page.getByLabel(terms.fields.cruise_line).fill('royal');
  await page
    .getByRole('option', { name: /Royal Caribbean/ })
    .first()
    .click();
  for (const name of ['booking', 'stateroom', 'payment', 'checkin', 'loyalty', 'notes'] as const)
    await page.getByRole('heading', { name: cruises.form.groups[name], exact: true }).click();
  const cdp = await page.context().newCDPSession(page);
  const found: Record<string, number[]> = {};
  for (const name of ['notes', 'ship_name', 'fare'] as const) {
    const field = page.getByLabel(terms.fields[name]);
    await field.click();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    found[name] = await longTasks(browser, page, () =>
      field.pressSequentially(typed[name].slice(0, keys), { delay: 40 }),
    );
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  expect(found, 'tasks of more than 50 ms while typing').toEqual({ notes: [], ship_name: [], fare: [] });
});
