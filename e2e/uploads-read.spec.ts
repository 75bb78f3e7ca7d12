import { readFileSync } from 'node:fs';
import { app as german_app } from '#messages/de/app.ts';
import { further as german_further } from '#messages/de/further.ts';
import { further } from '#messages/en/further.ts';
import { further as hebrew_further } from '#messages/he/further.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, send, words } from './support/traveller.ts';

/* Documents of the corpus through the real reader, without simulated answers. */

const { uploads } = further;
const folder = new URL('../corpus/examples/documents/', import.meta.url);

interface RecordedCruise {
  booking_number: string;
  ship_name: string;
  ship_id: string | null;
  start_date: string;
  total_price: string;
  passengers: { first_name: string }[];
  schedule: { items: unknown[] };
  documents: { name: string }[];
}

const documents = [
  {
    file: '004.pdf',
    type: 'application/pdf',
    says: {
      booking_number: '5028816',
      ship_name: 'MS Amera',
      start_date: '2027-05-30',
      total_price: '2494.00',
    },
    marked: ['booking_number', 'ship_name', 'start_date', 'total_price'],
    days: 7,
    first_names: ['Heidrun', 'Wolfgang'],
  },
  {
    file: '003.eml',
    type: 'message/rfc822',
    says: {
      booking_number: '3307719',
      ship_name: 'Bolette',
      start_date: '2027-07-17',
      total_price: '2468.10',
    },
    marked: ['booking_number', 'start_date', 'total_price'],
    days: 8,
    first_names: ['Doreen', 'Clifford'],
  },
];

for (const { file, type, says, marked, days, first_names } of documents) {
  test(`what ${file} says is proposed, marked in the document, and recorded`, async ({ page, mailbox }) => {
    await comeAboard(page, mailbox);
    await page.goto('/cruises/upload');
    const picked = { name: file, mimeType: type, buffer: readFileSync(new URL(file, folder)) };
    await page.locator('input[type=file]').first().setInputFiles(picked);
    await page.waitForURL(/\/cruises\/upload\/[\da-f-]+$/, { timeout: 45_000 });

    await expect(page.getByLabel(words.en.terms.fields.booking_number)).toHaveValue(says.booking_number);
    const show = page.getByRole('button', { name: uploads.review.show_document });
    const is_phone = await show.isVisible();
    if (is_phone) await show.click();
    for (const field of marked)
      await expect(page.locator(`[data-mark="field:${field}"]`).first()).toBeVisible();
    if (is_phone) await page.getByRole('button', { name: uploads.review.hide_document }).click();
    await page.getByRole('button', { name: uploads.review.accept_one }).click();
    await page.waitForURL('**/cruises/view/*');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const recorded = await send<RecordedCruise>(page, 'GET', `cruises/${id}`);
    expect(recorded).toMatchObject(says);
    expect(recorded.ship_id).not.toBeNull();
    expect(recorded.passengers.map(({ first_name }) => first_name).toSorted()).toEqual(
      first_names.toSorted(),
    );
    expect(recorded.schedule.items).toHaveLength(days);
    expect(recorded.documents.map(({ name }) => name)).toEqual([file]);
  });
}

const abroad = [
  {
    language: 'de',
    file: '102.pdf',
    said: german_further.uploads,
    label: german_app.terms.fields.stateroom,
    says: { ship_name: 'AIDAnova', start_date: '2027-04-17', end_date: '2027-04-24' },
  },
  {
    language: 'he',
    file: '107.pdf',
    said: hebrew_further.uploads,
    label: words.he.terms.fields.stateroom,
    says: { ship_name: 'Celebrity Ascent', start_date: '2027-08-08', end_date: '2027-08-15' },
  },
];

for (const { language, file, said, label, says } of abroad) {
  test(`a PDF is read, corrected and recorded in an interface and a document of ${language}`, async ({
    page,
    mailbox,
    expectAccessible,
  }) => {
    await comeAboard(page, mailbox);
    await page.evaluate((chosen) => localStorage.setItem('countryCode', chosen), language);
    await page.goto('/cruises/upload');
    const content = readFileSync(new URL(`../corpus/tuning/documents/${file}`, import.meta.url));
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: file, mimeType: 'application/pdf', buffer: content });
    await page.waitForURL(/\/cruises\/upload\/[\da-f-]+$/, { timeout: 45_000 });
    await expect(page.getByRole('heading', { level: 2, name: says.ship_name })).toBeVisible();
    await page.getByRole('textbox', { name: label, exact: true }).fill('7777');
    await expectAccessible();
    await page.getByRole('main').getByRole('button', { name: said.review.accept_one }).click();
    await page.waitForURL('**/cruises/view/*');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const recorded = await send<RecordedCruise>(page, 'GET', `cruises/${id}`);
    expect(recorded).toMatchObject({ ...says, stateroom: '7777', documents: [{ name: file }] });
    expect(recorded.schedule.items).toHaveLength(8);
  });
}
