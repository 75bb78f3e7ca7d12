import { readFileSync } from 'node:fs';
import { further } from '#messages/en/further.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, send, words } from './support/traveller.ts';

/* Documents of the corpus through the real reader: nothing here is canned. */

const { uploads } = further;
const folder = new URL('../corpus/examples/documents/', import.meta.url);

interface Recorded {
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
    days: 8,
    first_names: ['Doreen', 'Clifford'],
  },
];

for (const { file, type, says, days, first_names } of documents) {
  test(`what ${file} says is proposed, marked in the document, and recorded`, async ({ page, mailbox }) => {
    await comeAboard(page, mailbox);
    await page.goto('/cruises/upload');
    const picked = { name: file, mimeType: type, buffer: readFileSync(new URL(file, folder)) };
    await page.locator('input[type=file]').first().setInputFiles(picked);
    await page.getByRole('link', { name: new RegExp(file) }).click({ timeout: 45_000 });

    await expect(page.getByLabel(words.en.terms.fields.booking_number)).toHaveValue(says.booking_number);
    await page.getByRole('button', { name: uploads.review.accept_one }).click();
    await page.waitForURL('**/cruises/view/*');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const recorded = await send<Recorded>(page, 'GET', `cruises/${id}`);
    expect(recorded).toMatchObject(says);
    expect(recorded.ship_id).not.toBeNull();
    expect(recorded.passengers.map(({ first_name }) => first_name).toSorted()).toEqual(
      first_names.toSorted(),
    );
    expect(recorded.schedule.items).toHaveLength(days);
    expect(recorded.documents.map(({ name }) => name)).toEqual([file]);
  });
}
