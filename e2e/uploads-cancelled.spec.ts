import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { app as german_app } from '#messages/de/app.ts';
import { further as german_further } from '#messages/de/further.ts';
import { further } from '#messages/en/further.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, send, words } from './support/traveller.ts';

/* Mails that cancel a booking, through the real reader. */

interface Cruise {
  cancelled_at: string | null;
  documents: { name: string }[];
}

async function receive(page: Page, file: string): Promise<void> {
  await page.goto('/cruises/upload');
  const buffer = readFileSync(new URL(`documents/${file}`, import.meta.url));
  const picked = { name: file, mimeType: 'message/rfc822', buffer };
  await page.locator('input[type=file]').first().setInputFiles(picked);
}

const mails = [
  {
    language: 'en',
    file: 'cancellation-en.eml',
    said: further.uploads,
    label: words.en.terms.fields.cancelled_at,
    booking: {
      ship_name: 'Bolette',
      start_date: '2027-07-17',
      end_date: '2027-07-24',
      booking_number: '3307719',
    },
  },
  {
    language: 'de',
    file: 'cancellation-de.eml',
    said: german_further.uploads,
    label: german_app.terms.fields.cancelled_at,
    booking: {
      ship_name: 'Amera',
      start_date: '2027-05-30',
      end_date: '2027-06-05',
      booking_number: '50 288 16',
    },
  },
];

for (const { language, file, said, label, booking } of mails) {
  test(`the cruise that a mail in ${language} cancels is marked, and is not when that is taken back`, async ({
    page,
    mailbox,
    expectAccessible,
  }) => {
    await comeAboard(page, mailbox);
    await page.evaluate((chosen) => localStorage.setItem('countryCode', chosen), language);
    const { id } = await send<{ id: string }>(page, 'POST', 'cruises', booking);
    const recorded = () => send<Cruise>(page, 'GET', `cruises/${id}`);
    await receive(page, file);
    await expect(page.getByRole('listitem').getByText(said.not_a_booking.cancelled)).toBeVisible({
      timeout: 45_000,
    });
    await page.getByRole('link', { name: said.not_a_booking.look }).click();

    const mark = page.getByRole('button', { name: said.review.mark_cancelled });
    await expect(mark).toBeVisible();
    await expectAccessible();
    await mark.click();
    await page.waitForURL(`**/cruises/view/${id}`);
    // the message stays while the pointer is on it
    const undo = page.getByRole('button', { name: said.discard.undo });
    await undo.hover();
    await expect(page.getByRole('heading', { level: 1, name: booking.ship_name })).toBeVisible();
    const flag = page.getByRole('main').getByText(label, { exact: true }).filter({ visible: true }).first();
    await expect(flag).toBeVisible();
    const { cancelled_at, documents } = await recorded();
    expect(cancelled_at).not.toBeNull();
    expect(documents.map(({ name }) => name)).toEqual([file]);

    await undo.click();
    await expect(page.getByText(said.review.unmarked)).toBeVisible();
    await expect(flag).toBeHidden();
    // the mail was still received
    expect(await recorded()).toMatchObject({ cancelled_at: null, documents: [{ name: file }] });
  });
}

test('what a cancellation says is taken over without leaving the cruise to be sailed', async ({
  page,
  mailbox,
}) => {
  const { review, not_a_booking } = further.uploads;
  const cancelled = words.en.terms.fields.cancelled_at;
  await comeAboard(page, mailbox);
  const [{ booking, file }] = mails as [(typeof mails)[number]];
  // without a known cruise it is recorded as cancelled, unless that is unchecked
  await receive(page, file);
  await page.getByRole('link', { name: not_a_booking.look }).click({ timeout: 45_000 });
  await expect(page.getByText(review.cancelled_none)).toBeVisible();
  await page.getByRole('button', { name: review.edit_all }).click();
  await expect(page.getByRole('checkbox', { name: cancelled })).toBeChecked();
  await page.getByRole('button', { name: review.accept_one }).click();
  await page.waitForURL('**/cruises/view/*');
  const made = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await send<Cruise>(page, 'GET', `cruises/${made}`)).cancelled_at).not.toBeNull();
  await send(page, 'DELETE', `cruises/${made}`);

  // for a known cruise it is one of the changes
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', booking);
  await receive(page, file);
  await page.getByRole('link', { name: not_a_booking.look }).click({ timeout: 45_000 });
  await expect(page.getByRole('group', { name: cancelled }).getByRole('radio').last()).toBeChecked();
  await page.getByRole('button', { name: review.accept_update }).click();
  await page.waitForURL(`**/cruises/view/${id}`);
  await expect(page.getByText(cancelled, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  expect((await send<Cruise>(page, 'GET', `cruises/${id}`)).cancelled_at).not.toBeNull();
});
