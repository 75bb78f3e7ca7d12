import type { Page } from '@playwright/test';
import { answerCall, expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, logIn, words } from './support/traveller.ts';

const { account, cruises, parts, shell, terms } = words.en;

/** Opens the form and types a ship; the draft is kept. */
async function beginCruise(page: Page, ship: string): Promise<void> {
  await page.goto('/cruises/create');
  await page.getByLabel(terms.fields.ship_name).fill(ship);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))), { message: 'the draft' })
    .toContain(ship);
}

async function recordCruise(page: Page, ship: string): Promise<void> {
  await page.goto('/cruises/create');
  await page.getByLabel(terms.fields.ship_name).fill(ship);
  await page.getByLabel(terms.fields.start_date).fill(dayFromNow(30));
  await page.getByLabel(terms.fields.end_date).fill(dayFromNow(37));
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await page.waitForURL('**/cruises/view/**');
}

async function deleteCruise(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: parts.menu.more }).click();
  await page.getByRole('button', { name: cruises.view.delete, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: cruises.delete.confirm }).click();
  await page.waitForURL(/\/cruises$/);
}

test('a draft outlives a session that ended by itself, for the one who typed it alone', async ({
  page,
  mailbox,
  context,
}) => {
  const other = await comeAboard(page, mailbox);
  await context.clearCookies();
  const typist = await comeAboard(page, mailbox);
  await beginCruise(page, 'Barnacle Queen');
  await context.clearCookies();
  await context.addCookies([{ name: 'refresh_token', value: 'ended', url: page.url() }]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\/login/);
  await logIn(page, typist);
  await page.goto('/cruises/create');
  await expect(page.getByLabel(terms.fields.ship_name)).toHaveValue('Barnacle Queen');
  await expect(page.getByText(shell.unsaved.restored)).toBeVisible();
  await context.clearCookies();
  await logIn(page, other);
  await page.goto('/cruises/create');
  await expect(page.getByLabel(terms.fields.ship_name)).toHaveValue('');
  await page.goto('/auth/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(
    'Barnacle Queen',
  );
});

test('what one person typed in one tab is never saved for another who logged in in the next', async ({
  page,
  mailbox,
  context,
}) => {
  const second = await comeAboard(page, mailbox);
  await context.clearCookies();
  await comeAboard(page, mailbox);
  await beginCruise(page, 'Barnacle Queen');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/cruises')) posts.push(request.url());
  });
  const tab = await context.newPage();
  await tab.goto('/auth/logout');
  await expect(tab).toHaveURL(/\/auth\/login$/);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByLabel(terms.fields.ship_name)).toHaveCount(0);
  await logIn(tab, second);
  // The login of one tab is the login of all.
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(posts).toEqual([]);
  await tab.close();
});

test('a logout in one tab removes also the draft that is being typed in the next', async ({
  page,
  mailbox,
  context,
}) => {
  await comeAboard(page, mailbox);
  await beginCruise(page, 'Barnacle Queen');
  const tab = await context.newPage();
  await tab.goto('/auth/login');
  const letters = page.getByLabel(terms.fields.ship_name).pressSequentially('x'.repeat(400), { delay: 40 });
  // the field goes while it is typed in
  const typed = letters.catch(() => undefined);
  await tab.goto('/auth/logout');
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByLabel(terms.fields.ship_name)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(
    'Barnacle Queen',
  );
  await page.close();
  await typed;
});

test('a tab that heard nothing of the other login sends nothing', async ({ page, mailbox, context }) => {
  const second = await comeAboard(page, mailbox);
  await context.clearCookies();
  await comeAboard(page, mailbox);
  await page.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  await page.goto('/cruises/create');
  await page.getByLabel(terms.fields.ship_name).fill('Barnacle Queen');
  await page.getByLabel(terms.fields.start_date).fill(dayFromNow(30));
  await page.getByLabel(terms.fields.end_date).fill(dayFromNow(37));
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/cruises')) posts.push(request.url());
  });
  // Logs in as another tab would.
  const cookies = await context.browser()?.newContext();
  const elsewhere = await cookies?.newPage();
  if (cookies === undefined || elsewhere === undefined) throw new Error('no second browser');
  await elsewhere.goto(new URL('/auth/login', page.url()).href);
  await elsewhere.getByLabel(account.fields.email).fill(second);
  await elsewhere.getByLabel(account.fields.password, { exact: true }).fill('Sail-away-2027');
  await elsewhere.getByRole('main').getByRole('button', { name: account.login.submit }).click();
  await elsewhere.waitForURL('**/dashboard');
  const tokens = (await cookies.cookies())
    .filter(({ name }) => name.endsWith('_token'))
    .map(({ name, value, secure }) => `${name}=${value}; path=/; SameSite=Strict${secure ? '; Secure' : ''}`);
  await cookies.close();
  // in one task: a call that the page makes by itself would tell it of the other login
  await page
    .getByRole('button', { name: cruises.form.save, exact: true })
    .evaluate((save: HTMLElement, theirs) => {
      for (const token of theirs) document.cookie = token;
      save.click();
    }, tokens);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(posts).toEqual([]);
});

test('logging out finishes a deletion that could still be undone, and takes its message along', async ({
  page,
  mailbox,
}) => {
  const address = await comeAboard(page, mailbox);
  await recordCruise(page, 'Barnacle Queen');
  await deleteCruise(page);
  // it can be undone while the pointer is on its message
  await page.getByText(cruises.delete.done).hover();
  // the deletion leads to the list, and going there closes a menu that is open
  await expect(page.getByRole('heading', { name: cruises.list.empty })).toBeVisible();
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  const menu = page.getByRole('button', { name: shell.menu.you, exact: true });
  await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: shell.menu.more })).click();
  await page.getByRole('link', { name: shell.menu.logout }).first().click();
  expect((await gone).status()).toBe(204);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByText(cruises.delete.done)).toHaveCount(0);
  await logIn(page, address);
  await page.goto('/cruises');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Barnacle Queen')).toHaveCount(0);
});

/** Reports of the app are no faults if the test causes them. */
async function expectReports(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.reportError = () => undefined;
  });
}

for (const has_refresh of [false, true]) {
  test(`an access cookie that the server refuses leads to the login once, ${has_refresh ? 'with a refresh that fails' : 'without a refresh cookie'}`, async ({
    page,
    mailbox,
    context,
  }) => {
    await expectReports(page);
    await comeAboard(page, mailbox);
    const url = page.url();
    // the dashboard may still be loading: its calls would meet the cookies, and be counted
    await page.goto('about:blank');
    await page.route('**/api/auth/jwt/refresh/', (route) =>
      answerCall(route, { status: 500, json: { code: 'unexpected', detail: 'Broken.' } }),
    );
    if (!has_refresh) await context.clearCookies({ name: 'refresh_token' });
    await context.addCookies([{ name: 'access_token', value: 'refused', url }]);
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls += 1;
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(page.getByLabel(account.fields.email)).toBeVisible();
    // Nothing follows: neither calls nor the bar of a signed-in user.
    await page.waitForTimeout(1000);
    expect(calls).toBeLessThan(10);
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(page.getByRole('banner').getByRole('link', { name: shell.menu.signup })).toBeVisible();
    expect((await context.cookies()).some(({ name }) => name === 'access_token')).toBe(false);
    expect((await context.cookies()).some(({ name }) => name === 'refresh_token')).toBe(has_refresh);
  });
}

test('a browser that does not keep the cookies is told why', async ({ page, mailbox, context }) => {
  const address = await comeAboard(page, mailbox);
  await context.clearCookies();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  });
  await page.goto('/auth/login');
  await page.getByLabel(account.fields.email).fill(address);
  await page.getByLabel(account.fields.password, { exact: true }).fill('Sail-away-2027');
  await page.getByRole('main').getByRole('button', { name: account.login.submit }).click();
  await expect(page.getByText(account.login.needs_https)).toBeVisible();
});

test('words that cannot be loaded are English', async ({ page }) => {
  await expectReports(page);
  await page.addInitScript(() => localStorage.setItem('countryCode', 'de'));
  let is_first = true;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const answer = await route.fetch();
    const is_german = (await answer.text()).includes('Anmelden');
    if (is_german && is_first) {
      is_first = false;
      await route.abort();
    } else await route.fulfill({ response: answer });
  });
  await page.goto('/auth/login');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(is_first).toBe(false);
});

test('who has left a form while it was being saved is not led away by the answer', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/cruises/create');
  const { promise: left, resolve: leave } = Promise.withResolvers<null>();
  await page.route(/\/api\/cruises$/, async (route) => {
    await left;
    await route.continue();
  });
  await page.getByLabel(terms.fields.ship_name).fill('Barnacle Queen');
  await page.getByLabel(terms.fields.start_date).fill(dayFromNow(30));
  await page.getByLabel(terms.fields.end_date).fill(dayFromNow(37));
  const asked = page.waitForRequest(/\/api\/cruises$/);
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await asked;
  await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.contact }).click();
  await page.getByRole('dialog').getByRole('button', { name: shell.unsaved.discard }).click();
  await expect(page).toHaveURL(/\/contact$/);
  leave(null);
  await expect(page.getByText(cruises.form.saved).first()).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/contact$/);
});
