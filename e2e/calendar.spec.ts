import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { comeAboard, send, speak, words } from './support/traveller.ts';

/** A week over New Year with two nights in Funchal, and the voyage that follows it from the same pier. */
async function recordVoyages(page: Page): Promise<void> {
  const voyage = { cruise_line_id: 'cunard', ship_name: 'Queen Mary 2' };
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ...voyage,
    start_date: '2027-12-28',
    end_date: '2028-01-04',
    currency: 'EUR',
    total_price: '1200.00',
    final_payment_date: '2027-12-31',
  });
  await send(page, 'PUT', `cruises/${id}/schedule`, {
    items: [
      { date: '2027-12-31', kind: 'port', port_id: 'pt-funchal-madeira', arrive: '10:00' },
      { date: '2028-01-01', kind: 'port', port_id: 'pt-funchal-madeira', depart: '17:00' },
    ],
  });
  await send(page, 'POST', 'cruises', {
    ...voyage,
    ship_name: 'Queen Anne',
    start_date: '2028-01-04',
    end_date: '2028-01-11',
  });
}

test('a month of six weeks is wholly in sight on a desk', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  const days = { start_date: '2027-05-03', end_date: '2027-05-10' };
  await send(page, 'POST', 'cruises', { ship_name: 'Queen Anne', ...days });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/calendar?view=month&day=2027-05-31');
  await expect(page.locator('[data-day="2027-05-31"]')).toBeInViewport({ ratio: 1 });
});

test(
  'a month goes by keyboard and is heard day by day; what is on a day leads to its record',
  { tag: '@keyboard' },
  async ({ page, mailbox, expectAccessible }) => {
    const { calendar } = words.en;
    await comeAboard(page, mailbox);
    await recordVoyages(page);
    await page.goto('/calendar?view=month&day=2027-12-24');
    const cell = (name: RegExp) => page.getByRole('gridcell', { name });
    await cell(/^Friday, December 24, 2027$/).focus();
    await page.keyboard.press('ArrowDown');
    const eve = cell(
      /^Friday, December 31, 2027; Cruise: .?Queen Mary 2.?, Day 4 of 8; .*Final payment: .*Port: /,
    );
    await expect(eve).toBeFocused();
    await expectAccessible();
    await page.keyboard.press('ArrowRight');
    await expect(cell(/^Saturday, January 1, 2028; .*Port: .?Funchal/)).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: 'January 2028' })).toBeVisible();
    for (const key of ['PageDown', 'Shift+PageUp', 'PageDown', 'Home']) await page.keyboard.press(key);
    await expect(cell(/^Sunday, February 28, 2027$/)).toBeFocused();
    await expect(page).toHaveURL(/view=month&day=2027-02-28/);
    await page.goto('/calendar?view=month&day=2028-01-04');
    await cell(/^Tuesday, January 4, 2028; .*Queen Mary 2.*Queen Anne/).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Tuesday, January 4, 2028' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cell(/^Tuesday, January 4, 2028/)).toBeFocused();
    await page.getByRole('navigation', { name: calendar.view }).getByText(calendar.views.agenda).click();
    const january = page.getByRole('region', { name: 'January 2028' });
    await expect(january.getByRole('link', { name: 'Queen Anne' })).toBeVisible();
    await expect(page.getByText('Nothing from February to December.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('grid', { name: 'January 2028' })).toBeVisible();
    await page.getByRole('button', { name: calendar.filters.cruise }).click();
    await expect(cell(/^Tuesday, January 4, 2028$/)).toBeVisible();
  },
);

test('a voyage over New Year is whole in month, year and agenda, mirrored in Hebrew', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { calendar } = words.he;
  await speak(page, 'he');
  await comeAboard(page, mailbox, 'he');
  await recordVoyages(page);
  await page.goto('/calendar?view=month&day=2028-01-01');
  const cells = page.getByRole('gridcell');
  // the week begins on Sunday, at the start side of the reading direction
  await expect(cells.first()).toHaveAttribute('data-day', '2027-12-26');
  const [first, last] = await Promise.all([cells.nth(0).boundingBox(), cells.nth(6).boundingBox()]);
  expect(first?.x ?? 0).toBeGreaterThan(last?.x ?? 0);
  const panel = page.getByRole('region', { name: /2028/ });
  await expect(panel.getByRole('link')).toHaveText(['Queen Mary 2', /פונשל/]);
  await expectAccessible();
  await page.getByText(calendar.views.year, { exact: true }).click();
  const named = page.getByRole('region', { name: /2028/ });
  await expect(named.getByRole('link')).toHaveText(['Queen Mary 2', 'Queen Anne']);
  await expectAccessible();
  await page.getByText(calendar.views.agenda, { exact: true }).click();
  await expect(page.getByRole('link', { name: /2027/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Queen Mary 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Queen Mary 2' })).toBeVisible();
});

test('the years to jump to are those that have something, this one and the next', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await recordVoyages(page);
  const this_year = Temporal.Now.plainDateISO('UTC').year;
  await page.goto('/calendar');
  const years = page.getByRole('combobox', { name: words.en.calendar.jump }).getByRole('option');
  const last = Math.max(this_year + 1, 2028);
  const first = Math.min(this_year, 2027);
  await expect(years).toHaveText(Array.from({ length: last - first + 1 }, (_none, i) => String(first + i)));
  await page.goto('/calendar?day=2031-05-01');
  await expect(years.last()).toHaveText('2031');
});

test('on a phone a menu by the title has the kinds, the subscription and printing', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { calendar, lists, shell } = words.en;
  await comeAboard(page, mailbox);
  await page.setViewportSize({ width: 390, height: 844 });
  await recordVoyages(page);
  await page.goto('/calendar?view=month&day=2027-12-31');
  const more = page.getByRole('button', { name: shell.menu.more });
  await more.press('Enter');
  await expect(page.getByRole('link', { name: calendar.subscribe })).toBeVisible();
  await expect(page.getByRole('button', { name: lists.print })).toBeVisible();
  await expectAccessible();
  const ports = page
    .getByRole('group', { name: calendar.show })
    .getByRole('button', { name: calendar.filters.port });
  await ports.press('Space');
  await expect(ports).toHaveAttribute('aria-pressed', 'false');
  await expect(
    page.getByRole('gridcell', { name: /^Friday, December 31, 2027; (?!.*Port:)/ }),
  ).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(ports).toBeHidden();
  await expect(more).toBeFocused();
});
