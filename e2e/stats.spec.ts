import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { languages } from '#domain/languages.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, savedTable, send, speak, words } from './support/traveller.ts';

const { lists, passport, stats, terms } = words.en;

const year = Number(dayFromNow(0).slice(0, 4));

/** Two voyages of the past with calls, one of which was not to Lisbon, and one that is booked. */
async function sail(page: Page): Promise<void> {
  const first = {
    ship_name: 'Sea Cloud',
    cruise_line: 'Sea Cloud Cruises',
    start_port_id: 'pt-lisbon',
    end_port_id: 'es-barcelona',
    start_date: `${year - 2}-05-01`,
    end_date: `${year - 2}-05-08`,
    currency: 'EUR',
    total_price: '1400.10',
  };
  const second = {
    ...first,
    ship_name: 'Spirit',
    start_date: `${year - 1}-06-01`,
    end_date: `${year - 1}-06-04`,
  };
  const third = {
    ...first,
    ship_name: 'Apex',
    cruise_line: '=Other',
    start_port_id: 'us-miami',
    end_port_id: 'us-miami',
    start_date: `${year + 1}-02-01`,
    end_date: `${year + 1}-02-03`,
    currency: 'USD',
  };
  for (const cruise of [first, second, third]) await send(page, 'POST', 'cruises', cruise);
}

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('button', { name, exact: true }) });

test('each figure says which cruises make it up, and what is asked for stands in the address', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await sail(page);
  await page.goto('/stats');
  const past = section(page, stats.sections.cruise);
  const filters = page.getByRole('group', { name: stats.filters.title });
  await page.getByRole('button', { name: stats.filters.title }).click();
  await expect(filters).toBeVisible();
  // the figures come after the first frame, and hear of the print from then on
  const nights = past.getByRole('link', { name: '10 nights', exact: true });
  await expect(nights).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(filters, 'paper has no filters').toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(stats.leads.next_year), 'paper has the figures of all years').toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await nights.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('10 nights', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveText([/Sea Cloud.*7$/, /Spirit.*3$/]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await past.getByRole('link', { name: '2 different ports', exact: true }).click();
  await expect(dialog.getByRole('link')).toHaveText([/New: .*Barcelona.*2$/]);
  await expectAccessible();
  const { name, rows } = await savedTable(page, dialog.getByRole('button', { name: lists.csv }));
  expect(name).toMatch(/^gangway-ports-\d{4}-\d\d-\d\d\.csv$/);
  const { ship_name, start_date, end_date } = terms.fields;
  expect(rows).toEqual([
    [ship_name, start_date, end_date, 'different ports', stats.explained.new],
    ['Sea Cloud', `${year - 2}-05-01`, `${year - 2}-05-08`, '2', 'Lisbon; Barcelona'],
  ]);
  await page.goBack();
  await expect(dialog).toHaveCount(0);

  await page.getByLabel(stats.filters.year, { exact: true }).selectOption(String(year - 1));
  await expect(page).toHaveURL(new RegExp(`year=${year - 1}$`));
  await expect(page.getByRole('button', { name: `${stats.filters.title} 1 in use` })).toBeVisible();
  await expect(past.getByRole('link', { name: '3 nights', exact: true })).toBeVisible();
  await page.getByLabel(stats.filters.line, { exact: true }).selectOption('=Other');
  await expect(page.getByRole('heading', { name: stats.filters.nothing })).toBeVisible();
  await page.goBack();
  await expect(past.getByRole('link', { name: '3 nights', exact: true })).toBeVisible();
  await page.getByRole('button', { name: stats.filters.clear }).click();
  await expect(past.getByRole('link', { name: '10 nights', exact: true })).toBeVisible();

  await page.getByRole('link', { name: stats.graphs.booked, exact: true }).click();
  await expect(page).toHaveURL(/scope=future$/);
  const booked = section(page, stats.sections.future);
  await expect(booked.getByRole('link', { name: '2 nights', exact: true })).toBeVisible();
  await expectAccessible();
  await page.goBack();
  await expect(past.getByRole('link', { name: '10 nights', exact: true })).toBeVisible();

  await page.getByRole('button', { name: stats.collapse_all }).click();
  await page.reload();
  const toggle = page.getByRole('button', { name: stats.sections.cruise, exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.press('Enter');
  await expect(past.getByRole('link', { name: '10 nights', exact: true })).toBeVisible();
});

test('a graph is entered by the keyboard, has its table, and goes along as CSV and PNG, in Hebrew too', async ({
  page,
  mailbox,
  expectAccessible,
  isMobile,
}) => {
  await speak(page, 'he');
  await comeAboard(page, mailbox, 'he');
  await sail(page);
  const { graphs, sections } = words.he.stats;
  await page.goto('/stats');
  const toggle = page.getByRole('button', { name: sections.graphs, exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', String(!isMobile));
  if (isMobile) await toggle.click();
  const card = page.getByRole('figure', { name: graphs.by_line, exact: true });
  const bar = card.getByRole('button', { name: /^Sea Cloud Cruises/ });
  await bar.focus();
  await page.keyboard.press('ArrowDown');
  await expect(card.getByRole('button', { name: /^=Other/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText([/Sea Cloud/, /Spirit/]);
  await page.keyboard.press('Escape');
  await expect(bar).toBeFocused();

  const pictured = page.waitForEvent('download');
  await card.getByRole('button', { name: words.he.stats.graphs.png }).click();
  const picture = await readFile(await (await pictured).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // the width in its header: twice the resolution of the page
  expect(picture.readUInt32BE(16)).toBeGreaterThan(600);

  const { rows } = await savedTable(page, card.getByRole('button', { name: graphs.csv }));
  expect(rows.slice(1)).toEqual([
    ['Sea Cloud Cruises', '2', '10', '0', '0'],
    ["'=Other", '1', '2', '1', '2'],
  ]);
  await card.getByRole('button', { name: graphs.show_table }).click();
  await expect(card.getByRole('row', { name: /^Sea Cloud Cruises/ })).toHaveText(/2\D*10\D*0\D*0/);
  await expectAccessible();
});

test('a passport is the face of the countries, and pictures of the record are drawn and saved', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/passport');
  await expect(page.getByRole('heading', { name: passport.empty.title })).toBeVisible();
  await sail(page);
  await page.goto('/stats');
  const countries = section(page, stats.sections.countries);
  await expect(countries.getByRole('img', { name: /^Barcelona, Spain, Jun 4, / })).toBeVisible();
  await countries.getByText(stats.graphs.show_table).press('Enter');
  await expect(countries.getByRole('row', { name: /^Portugal/ })).toBeVisible();
  await countries.getByRole('link', { name: passport.open }).click();
  await expect(page).toHaveURL(/\/passport$/);
  const spain = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Spain' }) });
  await expect(spain.getByRole('link')).toHaveCount(2);
  // newest first, and one of them has the way to its cruise
  await expect(spain.getByRole('img').first()).toHaveAccessibleName(`Barcelona, Spain, Jun 4, ${year - 1}`);
  await expectAccessible();
  await spain.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Spirit');
  await page.goBack();

  await page.getByRole('link', { name: passport.pictures.title }).click();
  const picture = page.getByRole('main').getByRole('img');
  await page.getByLabel(passport.pictures.of_year, { exact: true }).selectOption(String(year - 2));
  await expect(picture).toHaveAccessibleName(
    new RegExp(`^${passport.pictures.year} ${year - 2}, 7 nights.* 2 new ones.*Sea Cloud`),
  );
  await expect(picture).not.toHaveAccessibleName(/Ada/);
  await page.getByLabel(passport.pictures.named).check();
  await expect(picture).toHaveAccessibleName(/Ada/);
  await expectAccessible();
  expect(await savedPicture(page)).toEqual([1080, 1920]);

  // the address holds the choice, so the radio follows it a moment after the click
  const poster = page.getByLabel(passport.pictures.poster, { exact: true });
  await poster.click();
  await expect(poster).toBeChecked();
  await page.getByLabel(passport.pictures.named).uncheck();
  await expect(picture).toHaveAccessibleName(/, 2 cruises, 10 nights, 2 countries, 2 different ports, /);
  await expect(picture).not.toHaveAccessibleName(/Ada/);
  expect(await savedPicture(page)).toEqual([3600, 2400]);
});

/** Saves the picture of the screen as PNG. @returns the width and height in its header */
async function savedPicture(page: Page): Promise<[number, number]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: passport.pictures.png }).click();
  const bytes = await readFile(await (await saving).path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('in no language are the figures wider than the smallest screen', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await sail(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('countryCode', chosen), language);
    await page.goto('/stats');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-letters', 'own');
    // on a phone the window grows with content that is too wide
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, language).toBe(320);
  }
});

test('typed ports are in no known country, and none is named for a code that is no country', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const voyage = { ship_name: 'Sea Cloud', start_date: '2024-05-01', end_date: '2024-05-08' };
  await send(page, 'POST', 'cruises', {
    ...voyage,
    start_port: 'Secret Bay',
    end_port: 'Secret Bay',
  });
  await page.goto('/dashboard');
  const { totals } = words.en.dashboard;
  const card = page.locator('section', { has: page.getByRole('heading', { name: totals.title }) });
  await expect(card.getByRole('term')).toHaveText(['cruise', 'nights', 'port']);
  await page.goto('/passport');
  await expect(page.getByRole('main').getByRole('term').first()).toHaveText('different port');
  await page.goto('/stats?of=cruise.country&key=ZZ');
  await expect(page.getByRole('dialog', { name: 'ZZ' })).toBeVisible();
});

test('a passport on a phone brings the seventh stamp of a country, and the map tells ports without a place', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Sea Cloud',
    start_date: '2024-05-01',
    end_date: '2024-05-07',
  });
  const items = [1, 2, 3, 4, 5, 6, 7].map((day) => {
    return { date: `2024-05-0${day}`, kind: 'port', port_name: `Bay ${day}` };
  });
  await send(page, 'PUT', `cruises/${id}/schedule`, { items });
  await page.goto('/passport');
  const { all, elsewhere } = passport;
  const bays = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: elsewhere }) });
  const brings = page.getByRole('button', { name: all.replace('{count, number}', '7') });
  await expect(bays.getByRole('img').first()).toBeVisible();
  const is_phone = (page.viewportSize()?.width ?? 0) < 768;
  await expect(bays.getByRole('link')).toHaveCount(is_phone ? 6 : 7);
  if (is_phone) {
    await brings.click();
    await expect(bays.getByRole('link')).toHaveCount(7);
    await expect(bays.getByRole('link').last()).toBeFocused();
  }
  await page.goto('/stats/map');
  await expect(page.getByText(/^7 ports · 7 not on the map · /)).toBeVisible();
});
