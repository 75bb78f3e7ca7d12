import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, savedTable, send, words } from './support/traveller.ts';

const { lists, loyalty, shell, terms } = words.en;

/** Two past and two booked cruises with one line, and one with another line. */
async function recordCruises(page: Page): Promise<void> {
  const record = (ship_name: string, start: number, more: object = {}) =>
    send<{ id: string }>(page, 'POST', 'cruises', {
      ship_name,
      cruise_line_id: 'royal-caribbean',
      start_date: dayFromNow(start),
      end_date: dayFromNow(start + 7),
      ...more,
    });
  await record('Oasis of the Seas', -800, { points_earned: 9 });
  await record('Symphony of the Seas', -100, { category: 'Junior Suite' });
  await record('Icon of the Seas', 60);
  const booked = await record('Star of the Seas', 200);
  await record('Queen Mary 2', -300, { cruise_line_id: 'cunard' });
  await send(page, 'PUT', 'loyalty/royal-caribbean', {
    items: [
      { loyalty_number: '38840012', points: 30, points_as_of: dayFromNow(-400) },
      { member_name: 'Ben Seafarer' },
    ],
  });
  const passengers = [
    { first_name: 'Ada', last_name: 'Seafarer' },
    { first_name: 'Ben', last_name: 'Seafarer' },
  ];
  for (const body of passengers) await send(page, 'POST', `cruises/${booked.id}/passengers`, body);
}

test('a programme says where its members stand, cruise by cruise, and what is booked brings', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await recordCruises(page);
  await page.goto('/loyalty');
  // without a membership there are only cruises: folded
  await expect(page.getByRole('heading', { name: 'Cunard World Club' })).toBeHidden();
  await page.getByText('Without a membership (1)').click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Crown & Anchor Society',
    'Cunard World Club',
  ]);
  const card = page.getByRole('article').filter({ hasText: 'Crown & Anchor Society' });
  await expect(card).toContainText('Platinum');
  await expect(card).toContainText(/11 points to .Emerald/);
  await expectAccessible();

  await card.getByRole('link', { name: 'Crown & Anchor Society' }).click();
  await expect(page).toHaveURL(/\/loyalty\?programme=royal-caribbean-crown-and-anchor-society$/);
  const table = page.getByRole('table', { name: loyalty.ledger.caption });
  const row = (ship: string) => table.getByRole('row').filter({ hasText: ship });
  await expect(row('Star of the Seas').getByRole('cell')).toHaveText(['51', '+7', '58']);
  await expect(row('Star of the Seas')).toContainText(/Emerald. reached/);
  await expect(row('Symphony of the Seas').getByRole('cell')).toHaveText(['30', '+14', '44']);
  await expect(row('Oasis of the Seas')).toContainText(loyalty.ledger.included);
  await expect(page.getByText('2 cruises earn 14 points')).toBeVisible();
  await expectAccessible();

  const { name, rows } = await savedTable(page, page.getByRole('button', { name: lists.csv }));
  expect(name).toMatch(/^gangway-loyalty-\d{4}-\d\d-\d\d\.csv$/);
  const { cruise, before, earned, after, booked, expected } = loyalty.ledger;
  const { start_date, end_date, notes } = terms.fields;
  expect(rows).toHaveLength(5);
  expect(rows.slice(0, 2)).toEqual([
    [cruise, start_date, end_date, before, earned, after, notes],
    [
      'Star of the Seas',
      dayFromNow(200),
      dayFromNow(207),
      '51',
      '7',
      '58',
      `${booked}; ${expected}; Emerald reached`,
    ],
  ]);

  // each member has an address; the points of one are not those of the other
  await page.getByRole('link', { name: 'Ben Seafarer' }).click();
  await expect(row('Star of the Seas').getByRole('cell')).toHaveText(['0', '+7', '7']);
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(row('Star of the Seas')).toBeVisible();

  // a change of a cruise shows here, although the answer stays fresh for months
  await row('Star of the Seas').getByRole('link').click();
  await page.goBack();
  await expect(row('Star of the Seas')).toBeVisible();
});

test('a membership is added, survives a reload as a draft, is removed and put back', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const { form, settings } = loyalty;
  await page.goto('/account/loyalty');
  await expect(page.getByRole('heading', { name: settings.empty })).toBeVisible();
  await page.getByRole('link', { name: settings.add }).click();
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(form.line_required)).toBeVisible();
  await page.getByRole('combobox', { name: form.line }).fill('cunard');
  await page.getByRole('option', { name: 'Cunard' }).click();
  await page.getByLabel(form.number).fill('QM2-7');
  await page.getByLabel(form.tier).selectOption('Platinum');
  await page.getByLabel(loyalty.unit_names.cruises, { exact: true }).fill('9');
  await expect(page.getByLabel(form.as_of)).toHaveValue(
    dayFromNow(0).replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'),
  );
  await expectAccessible();
  await page.reload();
  await expect(page.getByText(shell.unsaved.restored)).toBeVisible();
  await expect(page.getByLabel(form.number)).toHaveValue('QM2-7');
  await page.getByRole('button', { name: form.save }).click();

  const line = page.getByRole('region', { name: 'Cunard' });
  await expect(line).toContainText('QM2-7');
  await expect(line).toContainText('9 cruises');
  await expectAccessible();
  await line.getByRole('button', { name: /Remove the membership/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: settings.remove }).click();
  // the row is gone, and the focus is not lost
  await expect(page.getByRole('heading', { name: settings.empty })).toBeFocused();
  await page.getByRole('button', { name: settings.undo }).click();
  await expect(line).toContainText('QM2-7');
  await page.getByRole('link', { name: settings.to_loyalty }).click();
  await expect(page.getByRole('article')).toContainText('Platinum');
});
