import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';

import { loadCatalogue } from '#web/lib/catalogues.ts';

import type { Mailbox } from './mailbox.ts';

/** The texts of the screens by language: the tests run in each of them. */
export const words = { en: await loadCatalogue('en'), he: await loadCatalogue('he') };
export type TestLanguage = keyof typeof words;

export const password = 'Sail-away-2027';

let people = 0;

/** An unused address. */
export function newAddress(): string {
  people += 1;
  return `traveller-${process.pid}-${people}@example.org`;
}

/** Opens the app in a language, as if the picker had set it. */
export async function speak(page: Page, language: TestLanguage): Promise<void> {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('countryCode') === null) localStorage.setItem('countryCode', chosen);
  }, language);
}

/** Fills in the sign-up and sends it. */
export async function signUp(page: Page, address: string, language: TestLanguage = 'en'): Promise<void> {
  const { account } = words[language];
  await page.goto('/auth/signup');
  await page.getByLabel(account.fields.first_name).fill('Ada');
  await page.getByLabel(account.fields.last_name).fill('Seafarer');
  await page.getByLabel(account.fields.email).fill(address);
  await page.getByLabel(account.fields.password, { exact: true }).fill(password);
  await page.getByLabel(account.fields.re_password).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: account.signup.submit }).click();
}

/** Signs up with the form, opens the link of the mail, and logs in: everything a new traveller does. */
export async function comeAboardByForms(
  page: Page,
  mailbox: Mailbox,
  language: TestLanguage = 'en',
): Promise<string> {
  const { account } = words[language];
  const address = newAddress();
  await signUp(page, address, language);
  await page.waitForURL('**/auth/signup/thankyou');
  await page.goto(await mailbox.latestLink(address, '/auth/activate/'));
  await page.getByText(account.activation.success).waitFor();
  await logIn(page, address, language);
  return address;
}

/**
 * A new traveller who has logged in and is on the dashboard. It uses the API, as the forms took four seconds of every
 * test; ways-in.spec.ts tests the forms.
 */
export async function comeAboard(
  page: Page,
  mailbox: Mailbox,
  language: TestLanguage = 'en',
  address = newAddress(),
): Promise<string> {
  const newcomer = { first_name: 'Ada', last_name: 'Seafarer', email: address, language, accept_terms: true };
  const captcha = await solveCaptcha(page);
  await post(page, 'auth/users/', { ...newcomer, password, re_password: password, captcha });
  const link = await mailbox.latestLink(address, '/auth/activate/');
  const [uid, token] = link.split('/').slice(-2);
  await post(page, 'auth/users/activation/', { uid, token });
  const tokens = (await post(page, 'auth/jwt/create/', { email: address, password })) as Tokens;
  const cookie = (name: string, value: string) => ({
    name,
    value,
    url: link.replace(/^(https?:..[^/]+).*/, '$1'),
  });
  await page
    .context()
    .addCookies([cookie('access_token', tokens.access), cookie('refresh_token', tokens.refresh)]);
  await page.goto('/dashboard');
  return address;
}

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(`/api/${path}`, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? undefined : answer.json();
}

/** Calls the API as the account that is logged in on the page, to create data that the test does not type. */
export async function send<Answer>(page: Page, method: string, path: string, data?: object): Promise<Answer> {
  const cookies = await page.context().cookies();
  const access = cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const answer = await page.request.fetch(`/api/${path}`, {
    method,
    headers: { Authorization: `Bearer ${access}` },
    ...(data !== undefined && { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
}

/** Solves a captcha as the page's worker does. */
async function solveCaptcha(page: Page): Promise<string> {
  const answer = await page.request.get('/api/auth/captcha/');
  const { algorithm, challenge, maxnumber, salt, signature } = (await answer.json()) as Captcha;
  for (let number = 0; number <= maxnumber; number += 1) {
    if (hash('sha256', salt + number) !== challenge) continue;
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
  }
  throw new Error('the captcha has no solution');
}

interface Captcha {
  readonly algorithm: string;
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

/** Fills in the login and sends it. */
export async function tryLogIn(
  page: Page,
  address: string,
  language: TestLanguage = 'en',
  secret = password,
): Promise<void> {
  const { account } = words[language];
  await page.goto('/auth/login');
  await page.getByLabel(account.fields.email).fill(address);
  await page.getByLabel(account.fields.password, { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: account.login.submit }).click();
}

/** Logs in with the form. */
export async function logIn(page: Page, address: string, language: TestLanguage = 'en'): Promise<void> {
  await tryLogIn(page, address, language);
  await page.waitForURL('**/dashboard');
}

/** The day that is `days` days from now, `YYYY-MM-DD`. */
export function dayFromNow(days: number): string {
  return Temporal.Now.plainDateISO().add({ days }).toString();
}

/** Presses a button that saves a CSV file; the name of the file and its rows. */
export async function savedTable(page: Page, button: Locator): Promise<{ name: string; rows: string[][] }> {
  const coming = page.waitForEvent('download');
  await button.click();
  const file = await coming;
  const rows: string[][] = parse(await readFile(await file.path()), { bom: true });
  return { name: file.suggestedFilename(), rows };
}
