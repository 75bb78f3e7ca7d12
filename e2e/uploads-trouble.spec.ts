import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { further } from '#messages/en/further.ts';
import { answerCall, expect, test } from './support/test.ts';
import { comeAboard, password, send, words } from './support/traveller.ts';

/* Failures on the way from a document to a cruise, and their results. */

const { uploads } = further;
const { terms, shell, account } = words.en;
const file = '003.eml';
const mail = {
  name: file,
  mimeType: 'message/rfc822',
  buffer: readFileSync(new URL(`../corpus/examples/documents/${file}`, import.meta.url)),
};

async function pick(page: Page, files: (typeof mail)[] = [mail]): Promise<void> {
  await page.goto('/cruises/upload');
  await page.getByLabel(uploads.drop.choose, { exact: true }).setInputFiles(files);
}

const fill = (sentence: string, name: string) => sentence.replace('{name}', `\u2068${name}\u2069`);
const message = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('without a network the connection is named, nothing that was corrected is lost, and it can be tried again', async ({
  page,
  context,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await pick(page);
  await page.waitForURL(/\/cruises\/upload\/[\da-f-]+$/, { timeout: 45_000 });
  const whole = page.getByRole('button', { name: uploads.review.edit_all });
  const itinerary = page.getByRole('textbox', { name: terms.fields.itinerary });
  await whole.click();
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
  await whole.click();
  await expect(itinerary).toHaveValue('Faroes and Iceland');
  await accept.click();
  await page.waitForURL('**/cruises/view/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await send<object>(page, 'GET', `cruises/${id}`)).toMatchObject({ itinerary: 'Faroes and Iceland' });
});

for (const how of ['refused', 'gone'] as const) {
  test(`a file that was on its way when the session was ${how} is told of at the login`, async ({
    page,
    context,
    mailbox,
  }) => {
    const address = await comeAboard(page, mailbox);
    await page.goto('/cruises/upload');
    // no call is answered yet: two are being sent, the third is in the queue
    const held: Route[] = [];
    await page.route(/\/api\/uploads(\?[^/]*)?$/, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      held.push(route);
      return undefined;
    });
    const files = ['a.eml', 'b.eml', 'c.eml'].map((name) => ({ ...mail, name }));
    await page.getByLabel(uploads.drop.choose, { exact: true }).setInputFiles(files);
    await expect(page.getByRole('progressbar')).toHaveCount(3);
    await expect.poll(() => held.length).toBe(2);
    if (how === 'gone') await context.clearCookies();
    else {
      const refresh = (await context.cookies()).find(({ name }) => name === 'refresh_token')?.value;
      await page.request.post('/api/auth/jwt/logout/', { data: { refresh } });
      await context.clearCookies({ name: 'access_token' });
    }
    // Whichever call is refused first, this one or the page's own read of its list: all three are reported. Held
    // requests still have their cookies, so the answer is that of the server to a call without them.
    const response = await page.request.post('/api/uploads');
    expect(response.status()).toBe(401);
    await held[0]?.fulfill({ response });
    await page.waitForURL('**/auth/login*');
    await expect(page.getByRole('status').filter({ hasText: '3 files were on their way' })).toBeVisible();

    await page.getByLabel(account.fields.email).fill(address);
    await page.getByLabel(account.fields.password, { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: account.login.submit }).click();
    await page.waitForURL(/dashboard|upload/);
    // within the same page, which would still have it
    await page.evaluate(() => history.pushState({}, '', '/auth/logout'));
    await page.waitForURL('**/auth/login*');
    await expect(page.getByLabel(account.fields.email)).toBeVisible();
    await expect(page.getByText('on their way')).toHaveCount(0);
  });
}

test('a document that is more than can be held is called that, and no fault of ours', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/cruises/upload');
  const bomb = { name: 'bomb.txt', mimeType: 'text/plain', buffer: Buffer.from('a 1\n'.repeat(4_500_000)) };
  await page.getByLabel(uploads.drop.choose, { exact: true }).setInputFiles(bomb);
  const row = page.getByRole('listitem').filter({ hasText: bomb.name });
  await expect(row.getByText(uploads.failures.too_complex)).toBeVisible({ timeout: 45_000 });
  await expect(row.getByText(uploads.remedies.too_complex)).toBeVisible();
});

test('a list that goes on beyond what is answered at once can be read to its end, one dialog at a time', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  // of two uploads, none opens by itself
  await pick(page, [mail, { ...mail, name: 'again.eml' }]);
  await expect(page.getByRole('link', { name: /\.eml/ })).toHaveCount(2, { timeout: 45_000 });
  const { items } = await send<{ items: object[] }>(page, 'GET', 'uploads');
  const all = Array.from({ length: 12 }, (_, index) => ({
    ...items[0],
    id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    name: `Booking ${index + 1}.txt`,
    state: 'accepted',
  }));
  // as the server answers, with five instead of a thousand
  await page.route(/\/api\/uploads(\?[^/]*)?$/, (route) => {
    const { searchParams } = new URL(route.request().url());
    const start = all.findIndex(({ id }) => id === searchParams.get('cursor')) + 1;
    const shown = all.slice(start, start + (searchParams.has('limit') ? 5 : 2));
    const is_end = start + shown.length >= all.length;
    const next_cursor = is_end ? null : shown.at(-1)?.id;
    return answerCall(route, { json: { items: shown, next_cursor, total: all.length } });
  });
  await page.reload();
  const rows = page.getByText(/^Booking \d+\.txt$/);
  const older = page.getByRole('button', { name: /older/ });
  await expect(rows).toHaveCount(2);
  await expect(older).toHaveCount(0);
  await page.getByRole('button', { name: uploads.list.all.replace('{total, number}', '12') }).click();
  await expect(rows).toHaveCount(5);
  await expect(older).toHaveText('Show 7 older documents');
  await older.click();
  await expect(rows).toHaveCount(10);
  await expect(older).toHaveText('Show 2 older documents');
  await older.click();
  await expect(rows).toHaveCount(12);
  await expect(older).toHaveCount(0);

  const dialogs = page.locator('main dialog');
  await expect(dialogs).toHaveCount(0);
  const discard = page.getByRole('button', { name: fill(uploads.list.discard_one, 'Booking 12.txt') });
  await discard.click();
  await expect(dialogs).toHaveCount(1);
  await page.getByRole('button', { name: uploads.discard.cancel }).click();
  await expect(dialogs).toHaveCount(0);
  await expect(discard).toBeFocused();
});

test('a photo as telephones keep it is told by its name, with what to do', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await page.goto('/cruises/upload');
  // a genuine one, encoded with HEVC, that contains a booking
  const buffer = readFileSync(new URL('documents/page.heic', import.meta.url));
  const photo = { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer };
  await page.getByLabel(uploads.drop.choose, { exact: true }).setInputFiles(photo);
  const row = page.getByRole('listitem').filter({ hasText: photo.name });
  await expect(row.getByText(uploads.failures.heic)).toBeVisible({ timeout: 45_000 });
  await expect(row.getByText(uploads.remedies.heic)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: uploads.failures.heic })).toHaveCount(1);
});
