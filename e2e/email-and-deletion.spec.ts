import type { Page } from '@playwright/test';

import type { Mailbox } from './support/mailbox.ts';
import { answerCall, expect, test } from './support/test.ts';
import {
  comeAboard,
  dayFromNow,
  logIn,
  newAddress,
  password,
  speak,
  type TestLanguage,
  tryLogIn,
  words,
} from './support/traveller.ts';

const { cruises, settings, shell, terms } = words.en;
const { delete_account, email_change, validate_email } = settings;

/** The texts of the requirements, literally; in Hebrew our translation. */
const quoted = {
  en: {
    email_changed: 'Your email has been changed',
    deleted: 'Your account has been deleted',
    login_failed: 'Login failed. Please try again.',
  },
  he: {
    email_changed: words.he.settings.validate_email.done,
    deleted: words.he.settings.delete_account.done,
    login_failed: words.he.account.login.failed,
  },
} as const;

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

/** Requests a change of the address; ends on the screen for the code. */
async function moveTo(page: Page, address: string, language: TestLanguage = 'en'): Promise<void> {
  const { email_change: texts, validate_email: next } = words[language].settings;
  // read in the background, it would hear of the end of the session first, and lead to the login
  await page.route('**/api/record*', (route) => route.abort());
  await page.goto('/account/settings/emailchange');
  await page.getByLabel(texts.current_password, { exact: true }).fill(password);
  await page.getByLabel(texts.new_email).fill(address);
  await press(page, words[language].account.terminal.get_code);
  await page.waitForURL('**/validate-email/*');
  await page.getByLabel(next.code).waitFor();
}

/** The code of the latest mail with one, once there are more than `after` of them. */
async function codeFor(mailbox: Mailbox, address: string, after = 0): Promise<string> {
  const { text } = await mailbox.latestTo(address, after);
  return /\b\d{3}\s?\d{3}\b/.exec(text)?.[0] ?? `no code in: ${text}`;
}

/** Six digits that are not the code. */
function wrongFor(code: string): string {
  return code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10));
}

async function recordCruise(page: Page, ship: string): Promise<void> {
  await page.goto('/cruises/create');
  await page.getByLabel(terms.fields.ship_name).fill(ship);
  await page.getByLabel(terms.fields.start_date).fill(dayFromNow(30));
  await page.getByLabel(terms.fields.end_date).fill(dayFromNow(37));
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await page.waitForURL('**/cruises/view/**');
}

for (const language of ['en', 'he'] satisfies TestLanguage[]) {
  const texts = words[language].settings;
  const says = quoted[language];

  test(`an account moves to another address with the code that is mailed there, in ${language}`, async ({
    page,
    mailbox,
    expectAccessible,
  }) => {
    await speak(page, language);
    const old_address = await comeAboard(page, mailbox, language);
    const new_address = newAddress();
    await page.goto('/account/settings');
    await page.getByRole('link', { name: texts.account.change_email }).click();
    await expect(page).toHaveURL(/\/account\/settings\/emailchange$/);
    await expect(page.getByLabel(texts.email_change.new_email)).toBeVisible();
    await expect(page.getByText(old_address)).toBeVisible();
    await expectAccessible();
    await moveTo(page, new_address, language);
    await expectAccessible();
    const { pathname } = new URL(page.url());
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name.endsWith('_token'))).toEqual([]);

    await tryLogIn(page, old_address, language);
    await expect(page.getByText(says.login_failed, { exact: true })).toBeVisible();
    await tryLogIn(page, new_address, language);
    await expect(page.getByText(says.login_failed, { exact: true })).toBeVisible();

    expect(new URL(await mailbox.latestLink(new_address, '/validate-email/')).pathname).toBe(pathname);
    await page.goto(pathname);
    const code = page.getByLabel(texts.validate_email.code);
    const digits = await codeFor(mailbox, new_address);
    await code.fill(wrongFor(digits));
    await press(page, texts.validate_email.submit);
    await expect(page.getByText(words[language].errors.fields.wrong_code)).toBeVisible();
    await expect(code).toBeFocused();
    // as formatted in the mail
    await code.fill(` ${digits.slice(0, 3)} ${digits.slice(-3)} `);
    await expect(code).toHaveValue(digits.replaceAll(/\D/g, ''));
    await expect(code).toHaveCSS('direction', 'ltr');
    await press(page, texts.validate_email.submit);
    await expect(page).toHaveURL(/\/validate-email\/thankyou$/);
    await expect(page.getByRole('heading', { name: says.email_changed, exact: true })).toBeVisible();
    await expectAccessible();

    await page.getByRole('main').getByRole('link', { name: texts.log_in }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await tryLogIn(page, old_address, language);
    await expect(page.getByText(says.login_failed, { exact: true })).toBeVisible();
    await logIn(page, new_address, language);
  });

  test(`an account is deleted with password and typed word, for good, in ${language}`, async ({
    page,
    mailbox,
    expectAccessible,
  }) => {
    const { delete_account: asked } = texts;
    await speak(page, language);
    const address = await comeAboard(page, mailbox, language);
    await page.goto('/account/settings');
    // the contents beside the sections have a link of that name, too
    const section = page.getByRole('region', { name: words[language].shell.titles.delete_account });
    await section.getByRole('link', { name: asked.submit }).click();
    await expect(page).toHaveURL(/\/account\/settings\/delete$/);
    const word = page.getByRole('textbox', { name: asked.word });
    await expect(word).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();
    await press(page, asked.submit);
    await expect(page.getByText(asked.wrong_word.replace('{word}', asked.word))).toBeVisible();
    await expect(page.getByLabel(asked.current_password, { exact: true })).toBeFocused();
    await expectAccessible();

    await page.getByLabel(asked.current_password, { exact: true }).fill('Not-my-word-1');
    await word.fill(` ${asked.word.toLowerCase()} `);
    await press(page, asked.submit);
    await expect(page.getByText(words[language].errors.fields.wrong_password)).toBeVisible();
    await expect(word).toHaveValue(` ${asked.word.toLowerCase()} `);

    await page.getByLabel(asked.current_password, { exact: true }).fill(password);
    await press(page, asked.submit);
    await expect(page.getByRole('status').getByText(says.deleted, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1, name: words[language].home.heading })).toBeVisible();
    await expectAccessible();
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':user:')));
    expect(kept).toEqual([]);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
    await tryLogIn(page, address, language);
    await expect(page.getByText(says.login_failed, { exact: true })).toBeVisible();
  });

  test(`who is signed out is told what to do at the screens of the account, in ${language}`, async ({
    page,
    mailbox,
    expectAccessible,
  }) => {
    await speak(page, language);
    const address = await comeAboard(page, mailbox, language);
    await page.context().clearCookies();
    await page.goto('/account/settings/emailchange');
    await expect(page.getByText(words[language].account.terminal.code)).toBeVisible();
    await expectAccessible();
    await page.goto('/account/settings/delete');
    await expect(page.getByText(texts.delete_account.log_in_first)).toBeVisible();
    await expectAccessible();
    await page.getByRole('main').getByRole('link', { name: texts.log_in }).click();
    const { fields, login } = words[language].account;
    await page.getByLabel(fields.email).fill(address);
    await page.getByLabel(fields.password, { exact: true }).fill(password);
    await press(page, login.submit);
    await expect(page).toHaveURL(/\/account\/settings\/delete$/);
    await expect(page.getByLabel(texts.delete_account.current_password, { exact: true })).toBeVisible();
  });
}

test('five wrong codes end the move, and the old address holds', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const old_address = await comeAboard(page, mailbox);
  const new_address = newAddress();
  await moveTo(page, new_address);
  const wrong = wrongFor(await codeFor(mailbox, new_address));
  const code = page.getByLabel(validate_email.code);
  for (let tries = 1; tries <= 5; tries += 1) {
    await code.fill(wrong);
    const answer = page.waitForResponse('**/api/auth/email_validation/*/');
    await press(page, validate_email.submit);
    expect((await answer).status()).toBe(400);
    await expect(page.getByText('This code isn’t right.')).toBeVisible();
  }
  await code.fill(await codeFor(mailbox, new_address));
  await press(page, validate_email.submit);
  await expect(page.getByRole('heading', { name: validate_email.ended })).toBeVisible();
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: settings.log_in }).click();
  await logIn(page, old_address);
});

test('a code that is short is not sent, and a new one makes the old one useless', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const new_address = newAddress();
  await moveTo(page, new_address);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/email_validation/')) sent.push(request.url());
  });
  const code = page.getByLabel(validate_email.code);
  await code.fill('12 34');
  await press(page, validate_email.submit);
  await expect(page.getByText('Enter the 6-digit code.')).toBeVisible();
  expect(sent).toEqual([]);
  const first = await codeFor(mailbox, new_address);
  await press(page, words.en.account.terminal.get_new_code);
  await expect(page.getByRole('status').getByText(words.en.account.terminal.code_again)).toBeVisible();
  await expect(code).toHaveValue('');
  const second = await codeFor(mailbox, new_address, 1);
  if (first !== second) {
    await code.fill(first);
    await press(page, validate_email.submit);
    await expect(page.getByText('This code isn’t right.')).toBeVisible();
  }
  await code.fill(second);
  await press(page, validate_email.submit);
  await expect(page.getByText('Your email has been changed')).toBeVisible();
});

test('who asks for codes too often is told how long to wait', async ({ page, expectAccessible }) => {
  await page.route('**/api/auth/email_validation/*/resend/', (route) =>
    answerCall(route, {
      status: 429,
      headers: { 'Retry-After': '840' },
      json: { code: 'too_many_requests', detail: 'Too many tries. Please wait a moment.' },
    }),
  );
  await page.goto('/validate-email/3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  await press(page, words.en.account.terminal.get_new_code);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('14 minutes');
  await expectAccessible();
});

for (const id of ['nonsense', '3f2504e0-4f89-61d3-9a0c-0305e82c3301', '3f2504e0-4f89-41d3-7a0c-0305e82c3301'])
  test(`${id} is the address of no change`, async ({ page }) => {
    await page.goto(`/validate-email/${id}`);
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  });

test('an address of a change that is not there says that it has ended', async ({ page }) => {
  await page.goto('/validate-email/3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  await page.getByLabel(validate_email.code).fill('123456');
  await press(page, validate_email.submit);
  await expect(page.getByRole('heading', { name: validate_email.ended })).toBeVisible();
});

test('a change of address that is refused keeps everything as it was', async ({ page, mailbox }) => {
  const address = await comeAboard(page, mailbox);
  await page.goto('/account/settings/emailchange');
  const current = page.getByLabel(email_change.current_password, { exact: true });
  await current.fill(password);
  await page.getByLabel(email_change.new_email).fill('nobody@');
  await press(page, words.en.account.terminal.get_code);
  await expect(page.getByText('Email is required or enter a valid email address')).toBeVisible();
  await page.getByLabel(email_change.new_email).fill(address.toUpperCase());
  await press(page, words.en.account.terminal.get_code);
  await expect(page.getByText('This is already your address.')).toBeVisible();
  await page.getByLabel(email_change.new_email).fill(newAddress());
  await current.fill('Not-my-word-1');
  await press(page, words.en.account.terminal.get_code);
  await expect(page.getByText('This isn’t your current password.')).toBeVisible();
  await expect(current).toBeFocused();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('Cancel deletes nothing', async ({ page, mailbox }) => {
  const address = await comeAboard(page, mailbox);
  await recordCruise(page, 'Barnacle Queen');
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url());
  });
  await page.goto('/account/settings');
  const section = page.getByRole('region', { name: shell.titles.delete_account });
  await section.getByRole('link', { name: delete_account.submit }).click();
  await page.getByLabel(delete_account.current_password, { exact: true }).fill(password);
  await page.getByRole('textbox', { name: delete_account.word }).fill('DELETE');
  await press(page, delete_account.cancel);
  await expect(page).toHaveURL(/\/account\/settings$/);
  await expect(page.getByRole('heading', { level: 1, name: shell.titles.settings })).toBeVisible();
  // opened by its address, so that there is no page to go back to
  await page.goto('about:blank');
  await page.goto('/account/settings/delete');
  await press(page, delete_account.cancel);
  await expect(page).toHaveURL(/\/account\/settings$/);
  await page.goto('/cruises');
  await expect(page.getByText('Barnacle Queen').first()).toBeVisible();
  expect(deletions).toEqual([]);
  await page.context().clearCookies();
  await logIn(page, address);
});

test('a deletion that fails says so, keeps what was typed, and is sent once at a time', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/account/settings/delete');
  const current = page.getByLabel(delete_account.current_password, { exact: true });
  const word = page.getByRole('textbox', { name: delete_account.word });
  await current.fill(password);
  await word.fill('delete');
  let deletions = 0;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/users/me/', async (route) => {
    deletions += 1;
    await answered;
    await answerCall(route, {
      status: 500,
      json: { code: 'unexpected', detail: 'Unexpected error occurred' },
    });
  });
  const submit = page.getByRole('main').getByRole('button', { name: delete_account.submit, exact: true });
  await submit.dblclick();
  await word.press('Enter');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  answer();
  const message = page.getByRole('main').getByRole('alert');
  await expect(message).toHaveText('Your account wasn’t deleted. Unexpected error occurred');
  await expect(message).toBeFocused();
  await expect(current).toHaveValue(password);
  await expect(word).toHaveValue('delete');
  expect(deletions).toBe(1);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
});
