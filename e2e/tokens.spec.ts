import type { Page } from '@playwright/test';

import { answerCall, expect, test } from './support/test.ts';
import { comeAboard, password, speak, words } from './support/traveller.ts';

const { settings } = words.en;
const { tokens } = settings;

interface Texts {
  sessions: { title: string };
  tokens: { none: string };
}

/** Opens the settings, with the lists above the button of tokens: one that arrived while it was pressed took the click. */
async function openSettings(page: Page, texts: Texts = settings): Promise<void> {
  await page.goto('/account/settings');
  await expect(page.getByRole('list', { name: texts.sessions.title }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(texts.tokens.none)).toBeVisible();
}

/** Makes a token with the dialog, and closes it. */
async function makeToken(page: Page, name: string): Promise<void> {
  await openSettings(page);
  await page.getByRole('button', { name: tokens.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(tokens.name).fill(name);
  await dialog.getByLabel(tokens.current_password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: tokens.create }).click();
  await dialog.getByRole('button', { name: tokens.close }).click();
}

test('a token is made with the keyboard, shown once, and works', async ({
  page,
  mailbox,
  context,
  request,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/account/settings#tokens');
  await expect(page.getByText(tokens.none)).toBeVisible();
  const create = page.getByRole('button', { name: tokens.create });
  await create.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: tokens.create })).toBeVisible();
  const submit = dialog.getByRole('button', { name: tokens.create });
  const name = dialog.getByLabel(tokens.name);
  await dialog.getByRole('checkbox', { name: tokens.scopes.summary.name }).uncheck();
  await submit.click();
  await expect(name).toBeFocused();
  await expect(dialog.getByText(tokens.one_scope)).toBeVisible();
  await expectAccessible();
  await name.fill('Kitchen');
  await dialog.getByRole('checkbox', { name: tokens.scopes.summary.name }).check();
  await dialog.getByLabel(tokens.end).selectOption('30');
  const current = dialog.getByLabel(tokens.current_password, { exact: true });
  await current.fill('Not-my-word-1');
  await current.press('Enter');
  await expect(dialog.getByText('This isn’t your current password.')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(password);
  await current.press('Enter');
  await expect(dialog.getByRole('heading', { name: tokens.done_title })).toBeVisible();
  const token = await dialog.getByLabel(tokens.token).inputValue();
  await expectAccessible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: tokens.copy }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(create).toBeFocused();

  const row = page.getByRole('list', { name: tokens.title }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('button', { name: /^Revoke .*Kitchen/ })).toBeVisible();
  await expect(row.getByText(tokens.scopes.summary.name, { exact: true })).toBeVisible();
  await expect(row.getByText(tokens.not_used)).toBeVisible();
  expect(await page.content()).not.toContain(token);
  const headers = { authorization: `Bearer ${token}` };
  const url = new URL('/api/summary', page.url()).href;
  expect((await request.get(url, { headers })).status()).toBe(200);
  await page.reload();
  await expect(row.getByText(/^Last used/)).toBeVisible();
  await expectAccessible();
});

test('a token is revoked after a question, and stays listed where that failed', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await makeToken(page, 'Hall');
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('list', { name: tokens.title }).getByRole('listitem');
  const revoke = row.getByRole('button', { name: /^Revoke .*Hall/ });
  await revoke.click();
  await expect(dialog.getByText(tokens.ask_text)).toBeVisible();
  await dialog.getByRole('button', { name: tokens.keep }).click();
  await page.route('**/api/user/tokens/*', (route) => route.abort());
  await revoke.click();
  await dialog.getByRole('button', { name: tokens.revoke, exact: true }).click();
  await expect(page.getByRole('alert').getByText(tokens.failed)).toBeVisible();
  await expect(row).toHaveCount(1);
  await page.unroute('**/api/user/tokens/*');
  await revoke.click();
  await dialog.getByRole('button', { name: tokens.revoke, exact: true }).click();
  await expect(page.getByText(tokens.none)).toBeVisible();
  await page.route('**/api/user/tokens', (route) => answerCall(route, { status: 500, body: '{}' }));
  await page.reload();
  await expect(page.getByText(tokens.load_failed)).toBeVisible();
});

test('a new password offers to end the tokens', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await makeToken(page, 'Hall');
  await page.goto('/account/password');
  const texts = settings.password;
  await page.getByRole('checkbox', { name: settings.end_tokens.label }).check();
  await page.getByLabel(texts.current_password, { exact: true }).fill(password);
  await page.getByLabel(texts.new_password, { exact: true }).fill('Anchor-down-2028');
  await page.getByLabel(texts.re_new_password).fill('Anchor-down-2028');
  await page.getByRole('main').getByRole('button', { name: texts.submit }).click();
  await expect(page.getByText(texts.done_text)).toBeVisible();
  await page.goto('/account/settings');
  await expect(page.getByText(tokens.none)).toBeVisible();
});

test('the dialog of a token holds in Hebrew, mirrored', async ({ page, mailbox, expectAccessible }) => {
  const { tokens: texts } = words.he.settings;
  await speak(page, 'he');
  await comeAboard(page, mailbox, 'he');
  await openSettings(page, words.he.settings);
  await page.getByRole('button', { name: texts.create }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible();
  await dialog.getByLabel(texts.name).fill('Home Assistant');
  await dialog.getByLabel(texts.current_password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: texts.create }).click();
  await expect(dialog.getByLabel(texts.token)).toHaveAttribute('dir', 'ltr');
  await expectAccessible();
  await dialog.getByRole('button', { name: texts.close }).click();
  await expect(page.getByRole('button', { name: /Home Assistant/ })).toBeVisible();
  await expectAccessible();
});
