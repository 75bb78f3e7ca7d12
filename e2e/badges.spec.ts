import { expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

const { badges, cruises } = words.en;

test('badges say what earned them, what a booked cruise will bring, and how far the others are', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const record = (ship_name: string, start_date: string, end_date: string) =>
    send<{ id: string }>(page, 'POST', 'cruises', { ship_name, start_date, end_date });
  const first = await record('Rotterdam', '2024-12-20', '2024-12-27');
  await record('Rotterdam', '2024-12-27', '2025-01-03');
  const booked = await record('Icon of the Seas', dayFromNow(30), dayFromNow(46));

  await page.goto('/badges');
  await expect(page.getByText('6 of 61 earned')).toBeVisible();
  const tile = (name: string) => page.getByRole('link', { name });
  await expect(tile(badges.names.first_cruise)).toContainText('Rotterdam');
  await expect(tile('100 nights')).toContainText('14 of 100 nights');
  // the booked cruise brings the badge: 14 and 16 nights
  await expect(tile('30 nights')).toContainText('Icon of the Seas');
  await expectAccessible();

  await tile('7 nights').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '7 nights' });
  await expect(dialog.getByText('Next: 30 nights')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/badges$/);
  await expect(tile('7 nights')).toBeFocused();

  // its address opens the badge, and links to the cruise that earned it
  await page.goto('/badges?badge=christmas');
  await page.getByRole('dialog').getByRole('link', { name: 'Rotterdam' }).click();
  await expect(page).toHaveURL(`/cruises/view/${first.id}`);
  await page.getByText(cruises.view.rest).click();
  await page.getByRole('tab', { name: 'Badges' }).click();
  const earned = page.getByRole('region', { name: badges.cruise.earned });
  await expect(earned.getByRole('listitem')).toHaveCount(3);
  await expect(earned.getByRole('link', { name: badges.names.christmas })).toBeVisible();
  // arrows lead from tab to tab, and around the ends
  await page.getByRole('tab', { name: 'Badges' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Dates', selected: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'Badges' })).toBeVisible();

  await page.goto(`/cruises/view/${booked.id}?tab=badges`);
  const expected = page.getByRole('region', { name: badges.cruise.expected });
  await expect(expected.getByRole('link', { name: badges.names.longest_voyage })).toBeVisible();
  await expectAccessible();
});

test('hidden badges are only counted, and one that is earned says what for', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/badges');
  const secrets = page.getByRole('region', { name: badges.families.hidden });
  await expect(secrets.getByText('6 hidden badges left to find')).toBeVisible();
  await expect(secrets.getByRole('link')).toHaveCount(0);
  // a booked cruise tells what it will bring: nobody asks for another one
  await expect(page.getByText(badges.empty.title)).toBeVisible();
  const booked = { ship_name: 'Volendam', start_date: dayFromNow(30), end_date: dayFromNow(34) };
  await send(page, 'POST', 'cruises', booked);
  await page.reload();
  await expect(page.getByRole('link', { name: badges.names.first_cruise })).toContainText('Volendam');
  await expect(page.getByText(badges.empty.title)).toHaveCount(0);
  await send(page, 'POST', 'cruises', {
    ship_name: 'Rotterdam',
    start_date: '2024-02-25',
    end_date: '2024-03-03',
  });
  await page.reload();
  await expect(secrets.getByText('5 hidden badges left to find')).toBeVisible();
  await expectAccessible();
  await secrets.getByRole('link', { name: badges.names.leap_day }).click();
  await expect(page.getByRole('dialog').getByText(badges.how.leap_day)).toBeVisible();
});
