import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

import { app } from '#messages/de/app.ts';
import { further } from '#messages/de/further.ts';

import { answerCall, expect, test } from './support/test.ts';
import { comeAboard, logIn, password, speak, tryLogIn, words } from './support/traveller.ts';

const { account, settings, shell } = words.en;
const { form, sessions } = settings;

async function openSettings(page: Page): Promise<void> {
  await page.goto('/account/settings');
  await expect(page.getByLabel(account.fields.first_name)).toHaveValue(/./);
}

function save(page: Page): Promise<void> {
  return page.getByRole('button', { name: form.save, exact: true }).click();
}

/** The changes that the form has sent so far. */
function changesOf(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'PATCH' && request.url().endsWith('/api/user/settings'))
      sent.push(request.postDataJSON());
  });
  return sent;
}

/** Another browser, in which the same user logs in. */
async function logInElsewhere(
  browser: Browser,
  at: Page,
  address: string,
  userAgent: string,
): Promise<{ elsewhere: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: new URL(at.url()).origin, userAgent });
  const elsewhere = await context.newPage();
  await logIn(elsewhere, address);
  return { elsewhere, context };
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

const german = { ...app, ...further };

test('a place that is typed to the end and not picked is taken, if it is the only one', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const sent = changesOf(page);
  await openSettings(page);
  await page.getByRole('combobox', { name: settings.region.time_zone }).fill('kathmandu');
  await page.getByLabel(account.fields.last_name).click();
  await save(page);
  await expect(page.getByText('User settings updated successfully')).toBeVisible();
  expect(sent).toEqual([{ time_zone: 'Asia/Kathmandu' }]);
});

test('a country is taken by Enter or Tab; one that there is not stays in its field and is not sent', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const sent = changesOf(page);
  await openSettings(page);
  const country = page.getByRole('combobox', { name: account.fields.country });
  await country.fill('germ');
  await country.press('Enter');
  await expect(country).toHaveValue('Germany');
  await country.fill('austria');
  await country.press('Tab');
  await expect(country).toHaveValue('Austria');
  await country.fill('Atlantis');
  await country.press('Tab');
  await expect(page.getByText(shell.picker.not_listed)).toBeVisible();
  await expect(country).toHaveValue('Atlantis');
  await expectAccessible();
  await save(page);
  await expect(country).toBeFocused();
  await expect(country).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  // before an answer Enter sends nothing
  await country.fill('switz');
  await country.press('Enter');
  await expect(country).toHaveValue('Switzerland');
  expect(sent).toEqual([]);
  await save(page);
  await expect(page.getByText('User settings updated successfully')).toBeVisible();
  expect(sent).toEqual([{ country: 'CH' }]);
});

test('what is changed is saved, nothing else is sent, and it is there after a reload', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const sent = changesOf(page);
  await openSettings(page);
  await expectAccessible();
  const country = page.getByRole('combobox', { name: account.fields.country });
  const zone = page.getByRole('combobox', { name: settings.region.time_zone });
  await page.getByLabel(account.fields.last_name).fill(' Lovelace ');
  await country.fill('germ');
  await page.getByRole('option', { name: 'Germany' }).click();
  await zone.fill('kathmandu');
  // the list of a field that was scrolled out of sight is found below
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('option', { name: /Kathmandu/ }).click();
  await page.getByLabel(settings.region.home_currency).selectOption('CHF');
  await page.getByLabel(settings.region.weather_units).selectOption('imperial');
  await page.getByLabel(settings.reminders.payment_reminder_days).selectOption('21');
  await page.getByLabel(settings.reminders.checkin_notification).check();
  await save(page);
  await expect(page.getByRole('status').getByText('User settings updated successfully')).toBeVisible();
  const changed = {
    last_name: 'Lovelace',
    country: 'DE',
    time_zone: 'Asia/Kathmandu',
    home_currency: 'CHF',
    weather_units: 'imperial',
    payment_reminder_days: 21,
    checkin_notification: true,
  };
  expect(sent).toEqual([changed]);
  await page.reload();
  await expect(page.getByLabel(account.fields.last_name)).toHaveValue('Lovelace');
  await expect(country).toHaveValue('Germany');
  await expect(zone).toHaveValue(/^Kathmandu/);
  await expect(page.getByLabel(settings.region.home_currency)).toHaveValue('CHF');
  await expect(page.getByLabel(settings.region.weather_units)).toHaveValue('imperial');
  await expect(page.getByLabel(settings.reminders.payment_reminder_days)).toHaveValue('21');
  await expect(page.getByLabel(settings.reminders.checkin_notification)).toBeChecked();
  await expect(page.getByLabel(settings.reminders.payment_notification)).not.toBeChecked();
});

test('a Save with nothing changed says so and sends nothing', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  const sent = changesOf(page);
  await openSettings(page);
  await page.getByLabel(settings.profile.username).fill('ada');
  await page.getByLabel(settings.profile.username).fill('');
  await save(page);
  await expect(page.getByRole('status').getByText('No changes found')).toBeVisible();
  expect(sent).toEqual([]);
});

test('what the server refuses is told at its field, and what was typed stays', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await openSettings(page);
  const username = page.getByLabel(settings.profile.username);
  await username.fill('x'.repeat(101));
  await save(page);
  await expect(page.getByRole('alert').getByText('Failed to update user settings')).toBeVisible();
  await expect(page.getByText('At most 100 characters.')).toBeVisible();
  await expect(username).toBeFocused();
  await expect(username).toHaveValue('x'.repeat(101));
  await page.getByLabel(account.fields.first_name).fill(' ');
  await save(page);
  await expect(page.getByText('This field is required.')).toBeVisible();
  await expect(page.getByLabel(account.fields.first_name)).toBeFocused();
});

test('a server that does not answer is told, and the next Save goes through', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await openSettings(page);
  await page.route('**/api/user/settings', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await page.getByLabel(settings.profile.username).fill('countess');
  await save(page);
  await expect(page.getByRole('alert').getByText('Failed to update user settings')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(account.login.no_network);
  await page.unroute('**/api/user/settings');
  await save(page);
  await expect(page.getByRole('status').getByText('User settings updated successfully')).toBeVisible();
});

test('settings that cannot be loaded are asked for again', async ({ page, mailbox, expectAccessible }) => {
  await comeAboard(page, mailbox);
  await page.route('**/api/user/settings', (route) => answerCall(route, { status: 500, body: '{}' }));
  await page.goto('/account/settings');
  await expect(page.getByRole('heading', { name: form.load_failed })).toBeVisible();
  await expectAccessible();
  await page.unroute('**/api/user/settings');
  const { promise: release, resolve } = Promise.withResolvers<null>();
  await page.route('**/api/user/settings', async (route) => {
    await release;
    await route.fallback();
  });
  const retry = page.getByRole('main').getByRole('button', { name: shell.states.retry });
  await retry.press('Enter');
  await expect(retry).toHaveAttribute('aria-disabled', 'true');
  await expect(retry).toBeFocused();
  resolve(null);
  await expect(page.getByLabel(account.fields.first_name)).toHaveValue('Ada');
});

test('changes that are not saved outlive a reload and are asked about on leaving', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await openSettings(page);
  const username = page.getByLabel(settings.profile.username);
  await username.fill('countess');
  await page.reload();
  await expect(page.getByText(shell.unsaved.restored)).toBeVisible();
  await expect(username).toHaveValue('countess');
  const away = page.getByRole('main').getByRole('link', { name: settings.account.change_password });
  // The next screen never loads: going back shows the form that was never unmounted, and it still had the discarded
  // text.
  await page.route('**/assets/password-screen-*', () => undefined);
  await away.click();
  await page.getByRole('dialog').getByRole('button', { name: shell.unsaved.stay }).click();
  await expect(username).toHaveValue('countess');
  await away.click();
  await page.getByRole('dialog').getByRole('button', { name: shell.unsaved.discard }).click();
  await expect(page).toHaveURL(/\/account\/password$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/settings$/);
  await expect(username).toHaveValue('');
});

test('what two tabs change is kept of both', async ({ page, mailbox, context }) => {
  await comeAboard(page, mailbox);
  await openSettings(page);
  const tab = await context.newPage();
  await openSettings(tab);
  await page.getByLabel(account.fields.first_name).fill('Augusta');
  await save(page);
  await expect(page.getByText('User settings updated successfully')).toBeVisible();
  await tab.getByLabel(settings.profile.username).fill('countess');
  await save(tab);
  await expect(tab.getByText('User settings updated successfully')).toBeVisible();
  await expect(tab.getByLabel(account.fields.first_name)).toHaveValue('Augusta');
  await page.reload();
  await expect(page.getByLabel(settings.profile.username)).toHaveValue('countess');
  await expect(page.getByLabel(account.fields.first_name)).toHaveValue('Augusta');
});

test('the language is changed at once, and the picker of the menu and the field agree', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const sent = changesOf(page);
  await openSettings(page);
  const field = page.getByRole('main').locator('select[name="language"]');
  await field.selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await save(page);
  await expect(page.getByRole('status').getByText(german.settings.form.saved)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // now with the picker, while another language is chosen here and another field is being edited
  await page.getByLabel(german.settings.profile.username).fill('countess');
  await field.selectOption('fr');
  const menu = page.getByRole('button', { name: german.shell.menu.you, exact: true });
  const is_phone = await menu.isVisible();
  if (is_phone) await menu.click();
  const place = page.getByRole(is_phone ? 'dialog' : 'banner');
  const picker = place.getByRole('combobox', { name: german.shell.menu.language });
  await expect(picker).toHaveValue('de');
  await picker.selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  if (is_phone) await page.getByRole('button', { name: shell.menu.close }).click();
  await expect(field).toHaveValue('en');
  // the choice is saved: until then it says that another one holds
  await expect(page.getByRole('main').getByText(settings.region.language_hint)).toBeVisible();
  await save(page);
  await expect(page.getByRole('status').getByText('User settings updated successfully')).toBeVisible();
  expect(sent).toEqual([{ language: 'de' }, { language: 'en' }, { username: 'countess' }]);
  await page.reload();
  await expect(field).toHaveValue('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an answer that a later one has overtaken takes nothing back', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await openSettings(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/user/settings', async (route) => {
    const response = await route.fetch();
    if (route.request().postData()?.includes('last_name') === true) await released;
    await route.fulfill({ response });
  });
  const late = page.waitForResponse(
    (response) => response.request().postData()?.includes('last_name') ?? false,
  );
  await page.getByLabel(account.fields.last_name).fill('Lovelace');
  await save(page);
  const menu = page.getByRole('button', { name: shell.menu.you, exact: true });
  const is_phone = await menu.isVisible();
  if (is_phone) await menu.click();
  const told = page.waitForResponse((response) => response.request().postData()?.includes('"de"') ?? false);
  const place = page.getByRole(is_phone ? 'dialog' : 'banner');
  await place.getByRole('combobox', { name: shell.menu.language }).selectOption('de');
  await told;
  if (is_phone) await page.getByRole('button', { name: german.shell.menu.close }).click();
  const asked = page.waitForResponse(
    (response) => response.url().endsWith('/api/user/settings') && response.request().method() === 'GET',
  );
  release();
  await late;
  await asked;
  await expect(page.getByRole('main').getByText(german.settings.region.language_hint)).toBeVisible();
  await expect(page.getByLabel(german.account.fields.last_name)).toHaveValue('Lovelace');
});

test('another place is listed and signed out from here', async ({ page, mailbox, browser }) => {
  const address = await comeAboard(page, mailbox);
  const first = await logInElsewhere(browser, page, address, firefox);
  const second = await logInElsewhere(browser, page, address, safari);
  // an open screen notices the end of the session by itself, and the next visit would be signed out
  await first.elsewhere.goto('about:blank');
  await page.goto('/account/settings');
  const list = page.getByRole('list', { name: sessions.title });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').filter({ hasText: sessions.this_device })).toHaveCount(1);
  await list.getByRole('button', { name: /^Log out .*Firefox.* on .*Windows/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('Firefox')).toHaveCount(0);
  await expect(list).toBeFocused();
  await first.elsewhere.goto('/cruises');
  await expect(first.elsewhere).toHaveURL(/\/auth\/login$/);
  await second.elsewhere.goto('/cruises');
  await expect(second.elsewhere).toHaveURL(/\/cruises$/);
  await second.elsewhere.goto('about:blank');
  await page.getByRole('button', { name: sessions.end_others }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(sessions.only_here)).toBeVisible();
  await second.elsewhere.goto('/cruises');
  await expect(second.elsewhere).toHaveURL(/\/auth\/login$/);
  await page.goto('/cruises');
  await expect(page).toHaveURL(/\/cruises$/);
  await first.context.close();
  await second.context.close();
});

test('a place that could not be signed out stays listed, and that is told', async ({
  page,
  mailbox,
  browser,
}) => {
  const address = await comeAboard(page, mailbox);
  const { context } = await logInElsewhere(browser, page, address, firefox);
  await page.route('**/api/user/sessions/*', (route) => route.abort());
  await page.goto('/account/settings');
  const list = page.getByRole('list', { name: sessions.title });
  await list.getByRole('button', { name: /Firefox/ }).click();
  await expect(page.getByRole('alert').getByText(sessions.failed)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await context.close();
});

test('the button below the lists of the settings comes with them, so that none moves it', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/user/sessions', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/account/settings');
  await expect(page.getByRole('heading', { name: settings.account.title, exact: true })).toBeVisible();
  const create = page.getByRole('button', { name: settings.tokens.create });
  await expect(create).toHaveCount(0);
  release();
  await expect(create).toBeVisible();
  await expect(page.getByRole('list', { name: sessions.title }).getByRole('listitem')).toHaveCount(1);
});

test('a list of the settings that failed to come hides nothing below it', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  let tries = 0;
  await page.route('**/api/user/sessions', async (route) => {
    tries += 1;
    // the next one is never answered
    if (tries === 1) await route.abort();
  });
  await page.goto('/account/settings');
  await expect(page.getByRole('button', { name: settings.tokens.create })).toBeVisible();
});

test('a link to the sessions leads to them, after a login too', async ({ page, mailbox }) => {
  const address = await comeAboard(page, mailbox);
  await page.context().clearCookies();
  await page.goto('/account/settings#sessions');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  // the section loads later than the screen
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/user/settings', async (route) => {
    await released;
    await route.fallback();
  });
  await page.getByLabel(account.fields.email).fill(address);
  await page.getByLabel(account.fields.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: account.login.submit }).click();
  await expect(page).toHaveURL(/\/account\/settings#sessions$/);
  await expect(page.getByRole('heading', { level: 1, name: shell.titles.settings })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: sessions.title })).toBeInViewport();
});

test('a desk has links to all sections beside them, which take the focus along', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await openSettings(page);
  const contents = page.getByRole('navigation', { name: settings.contents });
  await expect(contents).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  // it comes with the lists of sessions and tokens, and all below it
  const offline = page.getByRole('region', { name: settings.offline.title });
  await expect(offline.getByRole('switch', { name: shell.own_device.label })).toBeVisible();
  await contents.getByRole('link', { name: settings.archive.title }).click();
  const heading = page.getByRole('heading', { name: settings.archive.title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expectAccessible();
});

test('a new password signs out all other places and keeps this one', async ({
  page,
  mailbox,
  browser,
  expectAccessible,
}) => {
  const next = 'Anchor-down-2028';
  const texts = settings.password;
  const address = await comeAboard(page, mailbox);
  const { elsewhere, context } = await logInElsewhere(browser, page, address, firefox);
  // an open screen notices the end of the session by itself, and the next visit would be signed out
  await elsewhere.goto('about:blank');
  await page.goto('/account/password');
  const current = page.getByLabel(texts.current_password, { exact: true });
  const submit = page.getByRole('main').getByRole('button', { name: texts.submit });
  await current.fill('Not-my-word-1');
  await page.getByLabel(texts.new_password, { exact: true }).fill(next);
  await page.getByLabel(texts.re_new_password).fill('Anchor-down-2029');
  await expectAccessible();
  await submit.click();
  await expect(page.getByText('Passwords must match.')).toBeVisible();
  await page.getByLabel(texts.re_new_password).fill(next);
  await submit.click();
  await expect(page.getByText('This isn’t your current password.')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(password);
  await submit.click();
  await expect(page.getByRole('status').getByText('Password changed successfully')).toBeVisible();
  await expect(page.getByText(texts.done_text)).toBeVisible();
  await expectAccessible();
  await elsewhere.goto('/cruises');
  await expect(elsewhere).toHaveURL(/\/auth\/login$/);
  await page.goto('/cruises');
  await expect(page).toHaveURL(/\/cruises$/);
  await tryLogIn(elsewhere, address);
  await expect(elsewhere.getByText('Login failed. Please try again.')).toBeVisible();
  await tryLogIn(elsewhere, address, 'en', next);
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await context.close();
});

test('settings and password hold in Hebrew, mirrored', async ({ page, mailbox, expectAccessible }) => {
  const { he } = words;
  await speak(page, 'he');
  await comeAboard(page, mailbox, 'he');
  for (const [path, title] of [
    ['/account/settings', he.shell.titles.settings],
    ['/account/password', he.shell.titles.password],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('form')).toBeVisible();
    await expectAccessible();
  }
});
