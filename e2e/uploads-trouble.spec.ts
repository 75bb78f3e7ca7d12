import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { further } from '#messages/en/further.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, send, words } from './support/traveller.ts';

/* What goes wrong on the way from a document to a cruise, and what is left of it. */

const { uploads } = further;
const { terms, shell } = words.en;
const file = '003.eml';
const mail = {
  name: file,
  mimeType: 'message/rfc822',
  buffer: readFileSync(new URL(`../corpus/examples/documents/${file}`, import.meta.url)),
};

async function pick(page: Page): Promise<void> {
  await page.goto('/cruises/upload');
  await page.getByLabel(uploads.drop.choose, { exact: true }).setInputFiles(mail);
}

const message = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('without a network the connection is named, nothing that was corrected is lost, and it can be tried again', async ({
  page,
  context,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await pick(page);
  await page.getByRole('link', { name: new RegExp(file) }).click({ timeout: 45_000 });
  const itinerary = page.getByRole('textbox', { name: terms.fields.itinerary });
  await itinerary.fill('Faroes and Iceland');

  await context.setOffline(true);
  const accept = page.getByRole('button', { name: uploads.review.accept_one });
  await accept.click();
  await expect(message(page, uploads.review.offline)).toBeFocused({ timeout: 20_000 });
  await expect(itinerary).toHaveValue('Faroes and Iceland');
  await page.getByRole('button', { name: uploads.review.discard, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: uploads.discard.confirm }).click();
  await expect(message(page, shell.states.offline_text).first()).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await page.getByRole('link', { name: new RegExp(file) }).click();
  await expect(page.getByText(uploads.review.restored)).toBeVisible();
  await expect(itinerary).toHaveValue('Faroes and Iceland');
  await accept.click();
  await page.waitForURL('**/cruises/view/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await send<object>(page, 'GET', `cruises/${id}`)).toMatchObject({ itinerary: 'Faroes and Iceland' });
});
