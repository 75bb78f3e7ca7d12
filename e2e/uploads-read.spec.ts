import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

    // the voyage as it will be
    await expect(page.getByRole('heading', { level: 2, name: says.ship_name })).toBeVisible();
    const { booking_number } = words.en.terms.fields;
    const leads = uploads.review.change_field.replace('{field}', booking_number);
    await page.getByRole('button', { name: `${says.booking_number} ${leads}` }).click();
    await expect(page.getByLabel(booking_number)).toHaveValue(says.booking_number);
    await expect(page.getByLabel(booking_number)).toBeFocused();
    const show = page.getByRole('button', { name: uploads.review.show_document, exact: true });
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

test('a booking is a cruise after +, a file, and one button that is in sight; what is unclear is asked first', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/account/settings');
  // the taps are counted: opened, chosen in the sheet of the phone, and recorded
  await page
    .getByRole('button', { name: words.en.shell.menu.record })
    .filter({ visible: true })
    .last()
    .click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: uploads.ways.file }).click();
  await (await chooser).setFiles(fileURLToPath(new URL('003.eml', folder)));
  await page.waitForURL(/\/cruises\/upload\/[\da-f-]+$/, { timeout: 45_000 });

  await expect(page.getByRole('heading', { level: 2, name: 'Bolette' })).toBeVisible();
  // a round trip names its port once; the sign of the way back leads to the field of the other
  const leads = uploads.review.change_field.replace('{field}', words.en.terms.fields.end_port);
  await expect(page.getByRole('button', { name: leads, exact: true })).toBeVisible();
  await expect(page.getByText(/2,097.88.*2,097.88/)).toBeVisible();
  const record = page.getByRole('button', { name: uploads.review.accept_one });
  await expect(record).toBeInViewport({ ratio: 1 });
  await expectAccessible();
  // above the pass on a phone; where there is room it stands beside it, as a route from south to north needs height
  const map = page.getByRole('img', { name: /^Map of the route/ });
  const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
  if ((page.viewportSize()?.width ?? 0) < 480) expect(width).toBeGreaterThan(2 * height);
  else expect(height).toBeGreaterThanOrEqual(width);
  const check = page.getByRole('region', { name: uploads.review.to_check });
  await expect(check.getByRole('listitem')).toHaveCount(1);
  // the question and its answers are on the first screen, above the bar of the button that records
  const places = await Promise.all([check, page.locator('[data-saves]')].map((one) => one.boundingBox()));
  const [question, bar] = places.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await expect(check).toContainText('Oceans loyalty 5%');
  // the one way to the document on a phone leads to the words of the question
  const show = page.getByRole('button', { name: uploads.review.show_document, exact: true });
  if (await show.isVisible()) {
    await show.click();
    await expect(page.locator('[data-mark="field:discount"][data-active]').first()).toBeInViewport();
    await page.getByRole('button', { name: uploads.review.hide_document }).click();
  }
  await check.getByRole('button', { name: new RegExp(`^${uploads.review.right}`) }).click();
  await expect(check).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Everything looks clear' })).toBeVisible();
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: size.height });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(size);
  await record.click();
  await page.waitForURL('**/cruises/view/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await send<object>(page, 'GET', `cruises/${id}`)).toMatchObject({
    ship_name: 'Bolette',
    discount: '129.90',
  });
  // the name of its port takes two lines in the strip of the days
  await expect(page.getByRole('link', { name: words.en.parts.menu.sheet })).toBeInViewport({ ratio: 1 });
});

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
    await page.getByRole('button', { name: said.review.edit_all }).click();
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
