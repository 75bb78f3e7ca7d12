import type { Page } from '@playwright/test';

import { app as english } from '#messages/en/app.ts';
import { app as hebrew } from '#messages/he/app.ts';

import type { Mailbox } from './mailbox.ts';

/** What the screens say, by language: a promise is kept in each of them. */
export const words = { en: english, he: hebrew };
export type Spoken = keyof typeof words;

export const password = 'Sail-away-2027';

let people = 0;

/** An address that nobody had before. */
export function newAddress(): string {
  people += 1;
  return `traveller-${process.pid}-${people}@example.org`;
}

/** Opens the app in a language, as its picker would have left it. */
export async function speak(page: Page, language: Spoken): Promise<void> {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('countryCode') === null) localStorage.setItem('countryCode', chosen);
  }, language);
}

/** Fills in the sign-up and sends it. */
export async function signUp(page: Page, address: string, language: Spoken = 'en'): Promise<void> {
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
export async function comeAboard(page: Page, mailbox: Mailbox, language: Spoken = 'en'): Promise<string> {
  const { account } = words[language];
  const address = newAddress();
  await signUp(page, address, language);
  await page.waitForURL('**/auth/signup/thankyou');
  await page.goto(await mailbox.latestLink(address, '/auth/activate/'));
  await page.getByText(account.activation.success).waitFor();
  await logIn(page, address, language);
  return address;
}

/** Fills in the login and sends it. */
export async function tryLogIn(
  page: Page,
  address: string,
  language: Spoken = 'en',
  secret = password,
): Promise<void> {
  const { account } = words[language];
  await page.goto('/auth/login');
  await page.getByLabel(account.fields.email).fill(address);
  await page.getByLabel(account.fields.password, { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: account.login.submit }).click();
}

/** Logs in with the form. */
export async function logIn(page: Page, address: string, language: Spoken = 'en'): Promise<void> {
  await tryLogIn(page, address, language);
  await page.waitForURL('**/dashboard');
}

/** A day so many days from now, `YYYY-MM-DD`. */
export function dayFromNow(days: number): string {
  return Temporal.Now.plainDateISO().add({ days }).toString();
}
