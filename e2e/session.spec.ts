import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { comeAboard, comeAboardByForms, logIn, newAddress, password, words } from './support/traveller.ts';

const { account, shell } = words.en;

test('a signed-out visitor is sent to log in, and then on to where they wanted to go', async ({
  page,
  mailbox,
}) => {
  const address = await comeAboard(page, mailbox);
  await page.context().clearCookies();
  await page.goto('/cruises?q=icon');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fcruises%3Fq%3Dicon/);
  await page.getByLabel(account.fields.email).fill(address);
  await page.getByLabel(account.fields.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: account.login.submit }).click();
  await expect(page).toHaveURL(/\/cruises\?q=icon/);
});

const script = 'java' + 'script:';
for (const elsewhere of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  `${script}document.title="evil"`,
  '/auth/logout',
]) {
  test(`a login that should lead to ${elsewhere} leads to the dashboard`, async ({ page, mailbox }) => {
    await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'evil' }));
    const address = await comeAboard(page, mailbox);
    await page.context().clearCookies();
    await page.goto(`/auth/login?redirect=${encodeURIComponent(elsewhere)}`);
    const email = page.getByLabel(account.fields.email);
    // the app resets the flag at its start, which is after the page was loaded
    await expect(email).toBeVisible();
    await page.evaluate(() => localStorage.setItem('force_reload_on_navigation', 'true'));
    await email.fill(address);
    await page.getByLabel(account.fields.password, { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: account.login.submit }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`/auth/login?redirect=${encodeURIComponent(elsewhere)}`);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

test('an address with values that mean nothing opens the screen without them', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  const asked = page.waitForRequest(/\/api\/cruises(\?|$)/);
  await page.goto('/cruises?year=abc&sort=evil&time=never');
  expect(new URL((await asked).url()).search).not.toMatch(/abc|evil|never/);
});

test('the cookies have their ages, their path, and stay on this site', async ({ page, mailbox, context }) => {
  await comeAboardByForms(page, mailbox);
  const cookies = (await context.cookies()).filter(({ name }) => name.endsWith('_token'));
  assertAge(cookies, 'access_token', 3600);
  assertAge(cookies, 'refresh_token', 604_800);
  for (const cookie of cookies) {
    expect(cookie.path).toBe('/');
    expect(cookie.sameSite).toBe('Strict');
    expect(cookie.secure).toBe(true);
  }
});

function assertAge(cookies: { name: string; expires: number }[], name: string, seconds: number): void {
  const cookie = cookies.find((candidate) => candidate.name === name);
  const age = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(age - seconds), `${name} lasts ${seconds} s`).toBeLessThan(60);
}

test('an access token that is gone is fetched anew, once, however many calls want it', async ({
  page,
  mailbox,
  context,
}) => {
  await comeAboard(page, mailbox);
  // Open calls of the first page would request a token, too.
  await page.goto('about:blank');
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().includes('/auth/jwt/refresh')) refreshes += 1;
  });
  await context.clearCookies({ name: 'access_token' });
  await page.goto('/cruises');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/cruises/);
  expect(refreshes).toBe(1);
});

test('a session that ended elsewhere leads to the login, without a redirect, and its cookies are wiped', async ({
  page,
  mailbox,
  context,
  server,
}) => {
  await comeAboard(page, mailbox);
  // the dashboard may still be loading: it would notice the end of the session first, and delete the cookies itself
  await page.goto('about:blank');
  const refresh = (await context.cookies()).find(({ name }) => name === 'refresh_token')?.value;
  await fetch(`${server.url}/api/auth/jwt/logout/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
  });
  await page.goto('/cruises');
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect((await context.cookies()).filter(({ name }) => name.endsWith('_token'))).toEqual([]);
});

/** Records the visible states of the page, however short: the menu of an account, the login form, a card or nothing. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((card) => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = () => {
      const has_menu = document.querySelector('header nav') !== null;
      const has_form = document.querySelector('main input[name=password]')?.checkVisibility() === true;
      if (has_menu) seen.add(has_form ? 'menu over a form of visitors' : 'menu');
      if (document.querySelector('main')?.textContent.includes(card) === true) seen.add('card');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, account.signup.signed_in);
  return () => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
}

test('the menu of the account comes with the first screen after the login, not over its form', async ({
  page,
  mailbox,
}) => {
  const address = await comeAboard(page, mailbox);
  await page.context().clearCookies();
  const framesSeen = await watchFrames(page);
  await logIn(page, address);
  await expect(page.locator('header nav')).toBeVisible();
  expect(await framesSeen()).toEqual(['menu']);
});

test('nothing is drawn as signed in while it is not known whether the session has ended', async ({
  page,
  mailbox,
  context,
}) => {
  await comeAboard(page, mailbox);
  // the dashboard may still be loading: it would notice the end of the session first
  await page.goto('about:blank');
  await context.clearCookies({ name: 'access_token' });
  const cookies = await context.cookies();
  const refresh = cookies.find(({ name }) => name === 'refresh_token')?.value;
  expect((await page.request.post('/api/auth/jwt/logout/', { data: { refresh } })).ok()).toBe(true);
  const framesSeen = await watchFrames(page);
  for (const [path, comes_to] of [
    ['/cruises', /\/auth\/login$/],
    ['/auth/signup', /\/auth\/signup$/],
  ] as const) {
    await context.addCookies(cookies);
    await page.goto(path);
    await expect(page).toHaveURL(comes_to);
    await expect(page.locator('main input[name=password]')).toBeVisible();
    expect(await framesSeen(), path).toEqual([]);
  }
});

/** Waits until the page has done its idle work. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(async () => {
    const idle = () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 1000 });
      });
    // the first idle period starts the deferred calls, the second comes after them
    await idle();
    await idle();
  });

for (const [path, screen_only_here] of [
  ['/auth/signup', (page: Page) => page.locator('main input[name=re_password]')],
  ['/contact', (page: Page) => page.locator('main textarea')],
  [
    '/account/settings/delete',
    (page: Page) => page.getByRole('main').getByText(words.en.settings.delete_account.log_in_first),
  ],
] as const) {
  test(`a session that has ended does not lead from ${path} to the login, however late it is known`, async ({
    page,
    mailbox,
    context,
  }) => {
    await comeAboard(page, mailbox);
    await page.goto('about:blank');
    await context.clearCookies({ name: 'access_token' });
    const refresh = (await context.cookies()).find(({ name }) => name === 'refresh_token')?.value;
    expect((await page.request.post('/api/auth/jwt/logout/', { data: { refresh } })).ok()).toBe(true);
    const answered = Promise.withResolvers<undefined>();
    await page.route('**/api/auth/jwt/refresh/', async (route) => {
      await answered.promise;
      await route.continue();
    });
    const paths: string[] = [];
    page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
    const asked = page.waitForRequest('**/api/auth/jwt/refresh/');
    await page.goto(path);
    await asked;
    await expect(page.getByRole('banner')).toBeVisible();
    await waitUntilIdle(page);
    answered.resolve(undefined);
    await expect(page.getByRole('banner').getByRole('link', { name: shell.menu.login })).toBeVisible();
    await expect(screen_only_here(page)).toBeVisible();
    await waitUntilIdle(page);
    expect([...new Set(paths)]).toEqual([path]);
  });
}

test('logging out ends the session for good', async ({ page, mailbox, context }) => {
  await comeAboard(page, mailbox);
  await page.goto('/auth/logout');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect((await context.cookies()).filter(({ name }) => name.endsWith('_token'))).toEqual([]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
});

test('a wrong password is told with the words of the catalogue', async ({ page, expectAccessible }) => {
  await page.goto('/auth/login');
  await page.getByLabel(account.fields.email).fill(newAddress());
  await page.getByLabel(account.fields.password, { exact: true }).fill('Wrong-word-1');
  await page.getByRole('main').getByRole('button', { name: account.login.submit }).click();
  await expect(page.getByText('Login failed. Please try again.').first()).toBeVisible();
  await expectAccessible();
});

test('an activation link that was used says so', async ({ page }) => {
  await page.goto('/auth/activate/bm9ib2R5/nothing');
  await expect(page.getByText('Account Activation Failed')).toBeVisible();
});

test('the language of the picker is applied at once and kept', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  const menu = page.getByRole('button', { name: shell.menu.you, exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('combobox', { name: shell.menu.language }).first().selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => localStorage.getItem('countryCode'))).toContain('de');
});

test('a language whose texts did not come is there at the next step with a network', async ({
  page,
  faults,
}) => {
  await page.goto('/auth/login');
  const texts = /\/assets\/(app|inside)-he-.*\.js$/;
  await page.route(texts, (route) => route.abort());
  await page.getByRole('combobox', { name: shell.menu.language }).selectOption('he');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('force_reload_on_navigation')))
    .toBe('true');
  await page.unroute(texts);
  await page.getByRole('link', { name: account.login.forgot }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.he.account.reset.heading);
  // the failed try was reported
  expect(faults.length).toBeGreaterThan(0);
  faults.length = 0;
});

test('an address that does not exist leads back home', async ({ page, expectAccessible }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Go back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('/en leads home', async ({ page }) => {
  await page.goto('/en');
  await expect(page).toHaveURL(/\/$/);
});

test('a new build reloads the page at the next step', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  const link = page.getByRole('contentinfo').getByRole('link', { name: shell.footer.contact });
  // the app resets the flag at its start, which is after the page was loaded
  await expect(link).toBeVisible();
  await page.evaluate(() => localStorage.setItem('force_reload_on_navigation', 'true'));
  await page.evaluate(() => Object.assign(globalThis, { still_here: true }));
  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  // the address is there before the new document, in the middle of a call
  await page.waitForFunction(() => !('still_here' in globalThis));
  // again at its start, a moment after the new document has replaced the old one
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('force_reload_on_navigation')))
    .not.toBe('true');
});
