import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';
import { comeAboard, send, words } from './support/traveller.ts';

const { cruises, lists, terms } = words.en;

interface Recorded {
  readonly id: string;
}

/** Records cruises a few at a time, as the server takes them. */
async function record(page: Page, bodies: readonly object[]): Promise<void> {
  const waiting = [...bodies];
  const work = async () => {
    for (let body = waiting.pop(); body !== undefined; body = waiting.pop())
      await send<Recorded>(page, 'POST', 'cruises', body);
  };
  await Promise.all(Array.from({ length: 12 }, work));
}

/** One a week: the first on the earliest day. */
function fleetOf(length: number, more: (index: number) => object = () => ({})): object[] {
  const first = Temporal.PlainDate.from('2005-01-01');
  return Array.from({ length }, (_, index) => ({
    ship_name: `Sea Cloud ${index + 1}`,
    start_date: first.add({ weeks: index }).toString(),
    end_date: first.add({ weeks: index, days: 5 }).toString(),
    ...more(index),
  }));
}

const shipsOn = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Sea Cloud / });

/** Few enough for an old phone. */
const FEW = 80;

test('a thousand cruises scroll like ten, a step back finds the place again, and the file holds what matches', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const total_price = '100.00';
  await record(
    page,
    fleetOf(1000, (index) => ({ currency: 'EUR', total_price, notes: `deck ${index % 10}` })),
  );
  await page.goto('/cruises');
  await expect(page.getByText('1,000 cruises', { exact: true })).toBeVisible();
  // its last part has come when the page is as long as all of it
  const ships = shipsOn(page);
  const last = page.getByRole('link', { name: 'Sea Cloud 1', exact: true });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('listitem').filter({ has: last })).toHaveAttribute('aria-posinset', '1000');
  expect(await ships.count()).toBeLessThan(FEW);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const middle = page.getByRole('link', { name: /^Sea Cloud (49|50)\d$/ }).first();
  await middle.focus();
  const name = (await middle.textContent()) ?? '';
  const place = await page.evaluate(() => scrollY);
  await middle.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(3);
  await page.reload();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();

  await page.goto('/cruises?view=table&q=deck+7');
  await expect(page.getByText('100 cruises', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: lists.totals })).toContainText('€10,000.00');
  expect(await ships.count()).toBeLessThan(FEW);
  await expectAccessible();
  await page.getByRole('button', { name: lists.columns }).click();
  await page.getByRole('checkbox', { name: terms.fields.cruise_line }).uncheck();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: lists.csv }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^gangway-cruises-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(101);
  expect(lines[0]).toBe(
    '\uFEFFShip name,Start date,Nights,Start port,Stateroom,Status,Total price,Balance due,Currency',
  );
  expect(lines[100]).toBe('Sea Cloud 8,2005-02-19,5,,,Past,100.00,100.00,EUR');
});
