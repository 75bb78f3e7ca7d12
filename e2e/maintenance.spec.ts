import { operator } from '#messages/en/operator.ts';
import { shell as english } from '#messages/en/shell.ts';
import { shell as hebrew } from '#messages/he/shell.ts';
import { comeAsOperator, gangway } from './support/gangway.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, speak } from './support/traveller.ts';

/** The interval at which the page checks whether the server is back. */
const look_ms = 5_000;
const sentence = 'The application is currently undergoing maintenance.';

test.afterEach(({ server }) => gangway(server, 'maintenance', 'off'));

test('while the operator works on it the app says so, and comes back by itself to where the reader was', async ({
  page,
  mailbox,
  server,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await page.clock.install();
  await page.goto('/cruises?q=icon');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await gangway(server, 'maintenance', 'on');
  await page.reload();
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByText(sentence)).toBeVisible();
  await expectAccessible();

  await page.clock.runFor(look_ms);
  await expect(page.getByText(sentence)).toBeVisible();
  await page.reload();
  await expect(page.getByText(sentence)).toBeVisible();

  await gangway(server, 'maintenance', 'off');
  await page.clock.runFor(look_ms);
  await expect(page).toHaveURL(/\/cruises\?q=icon$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/maintenance/);
});

test('maintenance ends nobody’s session, also when the access token runs out meanwhile', async ({
  mailbox,
  server,
  context,
}) => {
  // a separate page, as a failed refresh is logged as an error, as intended
  const page = await context.newPage();
  await comeAboard(page, mailbox);
  await page.clock.install();
  await gangway(server, 'maintenance', 'on');
  await context.clearCookies({ name: 'access_token' });
  await page.goto('/cruises');
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page).toHaveURL(/\/maintenance$/);
  await gangway(server, 'maintenance', 'off');
  await page.clock.runFor(look_ms);
  await expect(page).toHaveURL(/\/cruises$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('who opens the page that waits for no reason is led to the start', async ({ page }) => {
  await page.clock.install();
  await page.goto('/maintenance');
  await expect(page.getByText(sentence)).toBeVisible();
  await page.clock.runFor(look_ms);
  await expect(page).toHaveURL(/\/$/);
});

test('a visitor who sends a form meanwhile finds it again, in their language', async ({ page, server }) => {
  await speak(page, 'he');
  await page.clock.install();
  await page.goto('/auth/reset');
  await gangway(server, 'maintenance', 'on');
  await page.getByRole('textbox').fill('dana@example.org');
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.getByText(hebrew.states.maintenance)).toBeVisible();
  expect(hebrew.states.maintenance).not.toBe(english.states.maintenance);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await gangway(server, 'maintenance', 'off');
  await page.clock.runFor(look_ms);
  await expect(page).toHaveURL(/\/auth\/reset$/);
});

test('an operator closes the instance with words of theirs, passes meanwhile, and opens it again', async ({
  page,
  mailbox,
  server,
  browser,
  expectAccessible,
}) => {
  const words = operator.maintenance;
  await comeAsOperator(page, mailbox, server);
  const elsewhere = await browser.newContext();
  const traveller = await elsewhere.newPage();
  await comeAboard(traveller, mailbox);
  await traveller.clock.install();
  await traveller.goto('/cruises');

  await page.goto('/operator/maintenance');
  await page.getByLabel(words.message).fill('We give the ship a new coat of paint.');
  await page.getByLabel(words.planned_end).fill('2030-03-01T18:30');
  await page.getByRole('button', { name: words.turn_on }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.turn_on }).click();
  await expect(page.getByText(words.banner)).toBeVisible();
  await expectAccessible();

  await traveller.reload();
  await expect(traveller.getByText(sentence)).toBeVisible();
  await expect(traveller.getByText('We give the ship a new coat of paint.')).toBeVisible();
  await expect(traveller.getByText(/Planned until .*2030/)).toBeVisible();

  // operators have access, and can end it from any screen
  await page.goto('/stats');
  await page.getByRole('button', { name: words.turn_off }).click();
  await expect(page.getByText(words.banner)).toBeHidden();
  await traveller.clock.runFor(look_ms);
  await expect(traveller).toHaveURL(/\/cruises$/);
  await elsewhere.close();
});
