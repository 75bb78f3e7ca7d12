import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';
import { comeAboard, words } from './support/traveller.ts';

const { cruises, terms } = words.en;

// a mid-range phone has a quarter of the speed of the machine that the tests run on
const slowdown = 4;
const keys = 60;
const text = 'Anniversary with the Müllers, table by the window, 2 cakes, 1 dog';

declare global {
  var countLongTasks: () => number[];
}

/** Counts what keeps the page busy for more than 50 ms, which is what a browser calls a long task. */
async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) => {
      found.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
    });
    observer.observe({ type: 'longtask' });
    globalThis.countLongTasks = () => {
      found.push(...observer.takeRecords().map(({ duration }) => Math.round(duration)));
      return found.splice(0);
    };
  });
}

test('typing into the form makes no long task on a mid-range phone', async ({ page, mailbox }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'the promise is one of phones');
  await comeAboard(page, mailbox);
  await page.goto('/cruises/create');
  await page.getByLabel(terms.fields.cruise_line).fill('royal');
  await page
    .getByRole('option', { name: /Royal Caribbean/ })
    .first()
    .click();
  for (const name of ['booking', 'stateroom', 'payment', 'checkin', 'loyalty', 'notes'] as const)
    await page.getByRole('heading', { name: cruises.form.groups[name], exact: true }).click();
  const fields = {
    ship: page.getByLabel(terms.fields.ship_name),
    fare: page.getByLabel(terms.fields.fare),
    notes: page.getByLabel(terms.fields.notes),
  };
  const typed = { ship: 'Icon of the Seas '.repeat(4), fare: '1234,5 '.repeat(9), notes: text };
  await fields.notes.click();
  await watchLongTasks(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const found: Record<string, number[]> = {};
  for (const name of ['notes', 'ship', 'fare'] as const) {
    await fields[name].click();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await page.evaluate(() => globalThis.countLongTasks());
    await fields[name].pressSequentially(typed[name].slice(0, keys), { delay: 40 });
    found[name] = await page.evaluate(() => globalThis.countLongTasks());
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(found, 'tasks of more than 50 ms while typing').toEqual({ notes: [], ship: [], fare: [] });
});
