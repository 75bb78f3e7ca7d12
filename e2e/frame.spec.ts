import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { further } from '#messages/en/further.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, words } from './support/traveller.ts';

/* The bar of places, and the sheet behind "+". */

const { cruises, shell, terms } = words.en;
const { uploads } = further;
const mail = {
  name: '003.eml',
  mimeType: 'message/rfc822',
  buffer: readFileSync(new URL('../corpus/examples/documents/003.eml', import.meta.url)),
};

/** Notes in `was_there` whether a button with this text comes onto the screen. */
async function noteText(page: Page, text: string): Promise<void> {
  await page.evaluate((wanted) => {
    Object.assign(globalThis, { was_there: false });
    new MutationObserver(() => {
      const buttons = [...document.querySelectorAll('main button')];
      if (buttons.some(({ textContent }) => textContent === wanted))
        Object.assign(globalThis, { was_there: true });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
}

test('five places stand at the bottom of a phone, in the head of wider screens, and give way to Save', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const email = await comeAboard(page, mailbox);
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: shell.menu.label });
  const places = menu.getByRole('listitem').locator('> *');
  await expect(places).toHaveCount(5);
  for (const place of await places.all()) {
    const box = await place.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  }
  await menu.getByRole('link', { name: shell.menu.calendar }).click();
  await expect(page).toHaveURL('/calendar');
  await expect(menu.locator('[aria-current]')).toHaveText(shell.menu.calendar);
  await menu.getByRole('button', { name: shell.menu.you }).click();
  const account = page.getByRole('dialog', { name: shell.menu.label });
  await expect(account.getByText(email)).toBeVisible();
  await expectAccessible();
  await account.getByRole('link', { name: shell.menu.settings, exact: true }).click();
  await expect(menu.locator('[aria-current]')).toHaveText(/You$/);
  // the form has Save at the bottom, and a low window has nothing there
  await expect(menu).not.toBeInViewport();
  await page.goto('/calendar');
  await expect(menu).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 470 });
  await expect(menu).not.toBeInViewport();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(menu).toHaveCount(1);
  await expect(menu.getByRole('link')).toHaveText(
    (['dashboard', 'stats', 'loyalty', 'cruises', 'calendar'] as const).map((name) => shell.menu[name]),
  );
  await page.getByRole('button', { name: shell.menu.more }).click();
  await expect(page.getByText(email)).toBeVisible();
});

test('after Save the next screen begins at its top, above the bar of places, also while it is on its way', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await page.setViewportSize({ width: 390, height: 844 });
  // it is asked for while the form is filled in
  const { promise: release, resolve } = Promise.withResolvers<null>();
  await page.route(/\/assets\/view-screen-.*\.js$/, async (route) => {
    await release;
    await route.continue();
  });
  await page.goto('/cruises/create');
  await page.getByLabel(terms.fields.ship_name).fill('Noordam');
  await page.keyboard.press('Escape');
  await page.getByLabel(terms.fields.start_date).pressSequentially('03062027');
  await page.getByRole('button', { name: '7 nights' }).click();
  await page.evaluate(() => {
    scrollTo(0, 200);
  });
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await expect(page.getByText(shell.states.loading)).toBeAttached();
  await expect(page.getByRole('navigation', { name: shell.menu.label })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  resolve(null);
  await expect(page.getByRole('heading', { level: 1, name: 'Noordam' })).toBeVisible();
});

test('from any screen a booking is chosen, pasted or dropped, and its review opens by itself', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/account/settings');
  const record = page.getByRole('button', { name: shell.menu.record }).filter({ visible: true }).last();
  await record.press('Enter');
  const sheet = page.getByRole('dialog', { name: shell.menu.record });
  const file = sheet.getByRole('button', { name: uploads.ways.file });
  await expect(file).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(record).toBeFocused();

  await record.click();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), file.click()]);
  await noteText(page, uploads.drop.choose);
  await chooser.setFiles(mail);
  await page.waitForURL('**/cruises/upload/*', { timeout: 45_000 });
  await expect(page.getByRole('button', { name: uploads.review.accept_one })).toBeVisible();
  // the screen of uploads had the document from its first frame
  expect(await page.evaluate('was_there')).toBe(false);

  // a text that is too short to be a booking stays where it is
  await page.goto('/stats');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const bring = (type: 'paste' | 'drop', text: string) =>
    page.evaluate(
      ([name, words_of_it]) => {
        const data = new DataTransfer();
        const more = { bubbles: true, cancelable: true };
        if (name === 'paste') data.setData('text/plain', words_of_it);
        else data.items.add(new File([words_of_it], 'booking.txt', { type: 'text/plain' }));
        const event =
          name === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, ...more })
            : new DragEvent('drop', { dataTransfer: data, ...more });
        return document.body.dispatchEvent(event);
      },
      [type, text] as const,
    );
  // what the server reads opens its review, in place of the screen that is asked for here
  await page.route('**/api/uploads', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const booking = 'Booking of Bolette, July 17 to 24, 2027, stateroom 1001, number 3307719. '.repeat(4);
  await expect.poll(() => bring('drop', booking), 'the page takes it').toBe(false);
  await expect(page).toHaveURL(/\/cruises\/upload/);
  await page.goto('/stats');
  await expect.poll(() => bring('paste', booking)).toBe(false);
  await expect(page).toHaveURL(/\/cruises\/upload/);
  // here the page listens already
  await page.goBack();
  await expect(page).toHaveURL(/\/stats/);
  expect(await bring('paste', 'a word')).toBe(true);
});
