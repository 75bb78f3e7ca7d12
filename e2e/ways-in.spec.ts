import type { Page } from '@playwright/test';

import { answerCall, expect, test } from './support/test.ts';
import {
  comeAboard,
  comeAboardByForms,
  newAddress,
  password,
  signUp,
  speak,
  tryLogIn,
  words,
  type TestLanguage,
} from './support/traveller.ts';

/** The texts of the requirements, literally; in Hebrew our translation. */
const quoted = {
  en: {
    login_failed: 'Login failed. Please try again.',
    activation_failed: 'Account Activation Failed',
    activated: 'Account Activated Successfully',
    reset_asked:
      'Password reset request: if an account exists, a link will be sent, so check the inbox and spam.',
    reset_done: 'Password reset successful',
  },
  he: {
    login_failed: words.he.account.login.failed,
    activation_failed: words.he.account.activation.failed,
    activated: words.he.account.activation.success,
    reset_asked: words.he.account.reset_thankyou.text,
    reset_done: words.he.account.reset_confirm.success,
  },
} as const;

const new_password = 'Anchor-aweigh-9';

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

/** Types a new password twice and sends it. */
async function choosePassword(page: Page, language: TestLanguage, secret: string): Promise<void> {
  const { fields, reset_confirm } = words[language].account;
  await page.getByLabel(fields.new_password, { exact: true }).fill(secret);
  await page.getByLabel(fields.re_new_password).fill(secret);
  await press(page, reset_confirm.submit);
}

/** Requests the link for a new password. */
async function askForReset(page: Page, address: string, language: TestLanguage): Promise<void> {
  const { account } = words[language];
  await page.goto('/auth/reset');
  await page.getByLabel(account.fields.email).fill(address);
  await press(page, account.terminal.get_link);
}

for (const language of ['en', 'he'] satisfies TestLanguage[]) {
  const { account } = words[language];
  const says = quoted[language];

  test(`who signs up proves to be a person, and may have the mail again, in ${language}`, async ({
    page,
    mailbox,
    expectAccessible,
  }) => {
    await speak(page, language);
    // the very first account gets its link on the screen
    await comeAboard(page, mailbox, language);
    await page.context().clearCookies();
    const address = newAddress();
    await page.goto('/auth/signup');
    await page.getByLabel(account.fields.first_name).fill('Ada');
    const country = page.getByRole('combobox', { name: account.fields.country });
    await country.fill('germany');
    await country.press('Tab');
    const name = new Intl.DisplayNames(language, { type: 'region' }).of('DE') ?? '';
    await expect(country, 'its English name is known in every language').toHaveValue(name);
    await expect(page.getByRole('status').filter({ hasText: account.captcha.done })).toBeVisible();
    await expectAccessible();
    await signUp(page, address, language);
    await expect(page).toHaveURL(/\/auth\/signup\/thankyou$/);
    await expect(page.getByText(address)).toBeVisible();
    // without a mail server
    await expect(page.getByText(account.terminal.link)).toBeVisible();
    await expect(page.getByText(account.thankyou.hint)).toHaveCount(0);
    await press(page, account.resend.heading);
    await expect(page.getByText(account.terminal.again)).toBeVisible();
    await expectAccessible();
    await page.goto(await mailbox.latestLink(address, '/auth/activate/', 1));
    await expect(page.getByRole('heading', { name: says.activated })).toBeVisible();
    await expectAccessible();
    await tryLogIn(page, address, language);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test(`a forgotten password is replaced with the link of a mail, once, in ${language}`, async ({
    page,
    mailbox,
    context,
    expectAccessible,
  }) => {
    await speak(page, language);
    const address = await comeAboard(page, mailbox, language);
    await context.clearCookies();
    await page.goto('/auth/login');
    await page.getByRole('link', { name: account.login.forgot }).click();
    await expect(page).toHaveURL(/\/auth\/reset$/);
    await expectAccessible();
    await page.getByLabel(account.fields.email).fill(address);
    await press(page, account.terminal.get_link);
    await expect(page).toHaveURL(/\/auth\/reset\/thankyou$/);
    await expect(page.getByText(says.reset_asked, { exact: true })).toBeVisible();
    await expect(page.getByText(account.terminal.reset)).toBeVisible();
    await expectAccessible();

    const link = await mailbox.latestLink(address, '/auth/reset/confirm/');
    await page.goto(link);
    await expectAccessible();
    await choosePassword(page, language, new_password);
    await expect(page.getByRole('heading', { name: says.reset_done, exact: true })).toBeVisible();
    await expectAccessible();
    await tryLogIn(page, address, language);
    await expect(page.getByText(says.login_failed, { exact: true })).toBeVisible();
    await tryLogIn(page, address, language, new_password);
    await expect(page).toHaveURL(/\/dashboard$/);

    await context.clearCookies();
    await page.goto(link);
    await choosePassword(page, language, password);
    await expect(page.getByRole('heading', { name: account.reset_confirm.gone })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: account.reset_confirm.again }).click();
    await expect(page).toHaveURL(/\/auth\/reset$/);
  });

  test(`a link that does not activate leads to one that does, in ${language}`, async ({
    page,
    mailbox,
    expectAccessible,
  }) => {
    await speak(page, language);
    const address = newAddress();
    await signUp(page, address, language);
    const link = await mailbox.latestLink(address, '/auth/activate/');
    await page.goto(link.replace(/[^/]+$/, 'mistyped'));
    await expect(page.getByRole('heading', { name: says.activation_failed })).toBeVisible();
    await press(page, account.resend.heading);
    await expect(page.getByLabel(account.fields.email)).toBeFocused();
    await expectAccessible();
    await page.getByLabel(account.fields.email).fill(address);
    await press(page, account.resend.heading);
    await expect(page.getByText(account.terminal.again)).toBeVisible();
    await page.goto(await mailbox.latestLink(address, '/auth/activate/', 1));
    await expect(page.getByRole('heading', { name: says.activated })).toBeVisible();
  });
}

const { account, errors, shell } = words.en;
const says = quoted.en;

test('who logs in before opening the link is told so, and gets another', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const address = newAddress();
  await signUp(page, address);
  await mailbox.latestLink(address, '/auth/activate/');
  await tryLogIn(page, address);
  await expect(page.getByText(says.login_failed, { exact: true })).toBeVisible();
  await expect(page.getByText(account.login.failed_hint)).toBeHidden();
  await page.getByText(account.login.failed_more).click();
  await expect(page.getByText(account.login.failed_hint)).toBeVisible();
  await press(page, account.resend.heading);
  await expect(page.getByText(account.terminal.again)).toBeVisible();
  await expectAccessible();
  await page.goto(await mailbox.latestLink(address, '/auth/activate/', 1));
  await expect(page.getByRole('heading', { name: says.activated })).toBeVisible();
  // the address that the link has proved need not be typed again
  await page.getByRole('link', { name: account.activation.login }).click();
  await expect(page.getByLabel(account.fields.email)).toHaveValue(address);
});

test('a sign-up that is refused keeps what was typed, and is sent again with a new proof', async ({
  page,
  mailbox,
  context,
  expectAccessible,
}) => {
  const taken = await comeAboard(page, mailbox);
  await context.clearCookies();
  await signUp(page, taken);
  await expect(page.getByText('A user with that email already exists.', { exact: true })).toBeVisible();
  await expect(page.getByLabel(account.fields.email)).toBeFocused();
  await expect(page.getByLabel(account.fields.password, { exact: true })).toHaveValue(password);
  await expectAccessible();
  await page.getByLabel(account.fields.email).fill(newAddress());
  await press(page, account.signup.submit);
  await expect(page).toHaveURL(/\/auth\/signup\/thankyou$/);
});

test('a proof that finds no network says so, and is begun again by its button', async ({
  page,
  expectAccessible,
}) => {
  await page.route('**/api/auth/captcha/', (route) => route.abort());
  await page.goto('/auth/signup');
  await page.getByLabel(account.fields.first_name).fill('Ada');
  await expect(page.getByText(account.captcha.failed)).toBeVisible();
  await expectAccessible();
  await page.unroute('**/api/auth/captcha/');
  await press(page, account.captcha.retry);
  await expect(page.getByText(account.captcha.done)).toBeVisible();
});

test('a proof that is refused is told, and the next try has another', async ({ page }) => {
  const handed_in: unknown[] = [];
  await page.route('**/api/auth/users/', async (route) => {
    handed_in.push(route.request().postDataJSON());
    if (handed_in.length > 1) return route.continue();
    return answerCall(route, {
      status: 400,
      json: { code: 'invalid', detail: 'No.', errors: { captcha: [errors.fields.captcha] } },
    });
  });
  await signUp(page, newAddress());
  await expect(page.getByRole('alert')).toHaveText(errors.fields.captcha);
  await press(page, account.signup.submit);
  await expect(page).toHaveURL(/\/auth\/signup\/thankyou$/);
  expect(new Set(handed_in.map((body) => (body as { captcha: string }).captcha)).size).toBe(2);
});

test('who is quicker than the proof waits for it, and need not press again', async ({ page }) => {
  let let_go = () => {};
  const held = new Promise<void>((resolve) => {
    let_go = resolve;
  });
  await page.route('**/api/auth/captcha/', async (route) => {
    await held;
    await route.continue();
  });
  await signUp(page, newAddress());
  await expect(page.getByText(account.captcha.working)).toBeVisible();
  let_go();
  await expect(page).toHaveURL(/\/auth\/signup\/thankyou$/);
});

test('who tries too often is told for how long to wait', async ({ page, expectAccessible }) => {
  const address = newAddress();
  const told = page.getByRole('alert').filter({ hasText: /^Too many tries\. Please wait \d+ minutes\.$/ });
  for (let count = 0; count < 5; count += 1) {
    await askForReset(page, address, 'en');
    await expect(page).toHaveURL(/\/auth\/reset\/thankyou$/);
  }
  await askForReset(page, address, 'en');
  await expect(told).toBeVisible();
  await expect(page.getByLabel(account.fields.email)).toHaveValue(address);
  await expectAccessible();

  for (let count = 0; count < 10; count += 1) {
    await tryLogIn(page, address, 'en', 'Wrong-word-1');
    await expect(page.getByText(says.login_failed, { exact: true })).toBeVisible();
  }
  await tryLogIn(page, address, 'en', 'Wrong-word-1');
  await expect(told).toBeVisible();
});

test('a browser has one name, which it gives with every login, whoever logs in', async ({
  page,
  mailbox,
}) => {
  const names: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/auth/jwt/create/')) return;
    names.push((request.postDataJSON() as { device?: string }).device);
  });
  await comeAboardByForms(page, mailbox);
  await page.goto('/auth/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await comeAboardByForms(page, mailbox);
  expect(names).toHaveLength(2);
  expect(names[0]).toMatch(/^[\w-]{32}$/);
  expect(names[1]).toBe(names[0]);
});

test('a password of a thousand characters in Hebrew is as good as any', async ({
  page,
  mailbox,
  context,
}) => {
  const address = await comeAboard(page, mailbox);
  await context.clearCookies();
  const long = `Aa1!${'ש'.repeat(996)}`;
  await askForReset(page, address, 'en');
  await page.goto(await mailbox.latestLink(address, '/auth/reset/confirm/'));
  await choosePassword(page, 'en', long);
  await expect(page.getByRole('heading', { name: 'Password reset successful', exact: true })).toBeVisible();
  await tryLogIn(page, address, 'en', long.slice(0, -1));
  await expect(page.getByText(says.login_failed, { exact: true })).toBeVisible();
  await tryLogIn(page, address, 'en', long);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the rules tick off, a common password is called one, and errors stand at their fields', async ({
  page,
}) => {
  await page.goto('/auth/reset/confirm/bm9ib2R5/nothing');
  const field = page.getByLabel(account.fields.new_password, { exact: true });
  await press(page, account.reset_confirm.submit);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/This field is required\..*a number ?: still missing/);
  await field.fill('Qwerty123!');
  await expect(field).toHaveAccessibleDescription(/a number ?: done/);
  const guessed = page.getByText(account.signup.guessable);
  await expect(guessed).toBeVisible();
  await field.fill('Qwerty');
  await expect(guessed).toBeHidden();
  await page.getByLabel(account.fields.re_new_password).fill('Qwertz');
  await press(page, account.reset_confirm.submit);
  await expect(page.getByLabel(account.fields.re_new_password)).toHaveAccessibleDescription(
    errors.fields.passwords_differ,
  );
});

test('the eye of a password is reached by keyboard and says what it will do', async ({ page }) => {
  await page.goto('/auth/login');
  const field = page.getByLabel(account.fields.password, { exact: true });
  await field.fill(password);
  await field.press('Tab');
  const eye = page.getByRole('button', { name: 'Show password' });
  await expect(eye).toBeFocused();
  await eye.press('Enter');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
});

test('who is signed in has no second account to open, and is signed out by a reset of their own', async ({
  page,
  mailbox,
  context,
  expectAccessible,
}) => {
  const address = await comeAboard(page, mailbox);
  // read in the background, it would hear of the end of the session first, and lead to the login
  await page.route('**/api/record*', (route) => route.abort());
  await page.goto('/auth/signup');
  await expect(page.getByRole('heading', { name: account.signup.signed_in })).toBeVisible();
  await expectAccessible();
  await askForReset(page, address, 'en');
  await page.goto(await mailbox.latestLink(address, '/auth/reset/confirm/'));
  await choosePassword(page, 'en', new_password);
  await expect(page.getByRole('heading', { name: 'Password reset successful', exact: true })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.endsWith('_token'))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: account.reset_confirm.login }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('a reset in the browser of somebody else leaves them signed in, and says so', async ({
  page,
  mailbox,
  context,
}) => {
  const address = await comeAboard(page, mailbox);
  await context.clearCookies();
  await comeAboard(page, mailbox);
  await askForReset(page, address, 'en');
  await page.goto(await mailbox.latestLink(address, '/auth/reset/confirm/'));
  await choosePassword(page, 'en', new_password);
  await expect(page.getByText(account.other_session)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: shell.menu.logout }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await tryLogIn(page, address, 'en', new_password);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('who opens the first account on their own machine activates it at once', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const address = newAddress();
  // the server decides which account is the first
  await page.route('**/api/auth/users/', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    const activation_link = await mailbox.latestLink(address, '/auth/activate/');
    await route.fulfill({ response, json: { ...answer, activation_link } });
  });
  await signUp(page, address);
  await expect(page.getByText(account.terminal.first)).toBeVisible();
  // the link may have been opened elsewhere
  await expect(page.getByRole('link', { name: account.thankyou.login })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: account.terminal.activate }).click();
  await expect(page.getByRole('heading', { name: account.activation.success })).toBeVisible();
});
