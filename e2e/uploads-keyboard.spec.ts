import { readFileSync } from 'node:fs';
import type { FileChooser, Locator, Page } from '@playwright/test';
import { further } from '#messages/en/further.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, send, words } from './support/traveller.ts';

/* From a file to a cruise and back with the keyboard only, through the real reader. */

const { uploads } = further;
const { terms } = words.en;
const file = '003.eml';
const mail = {
  name: file,
  mimeType: 'message/rfc822',
  buffer: readFileSync(new URL(`../corpus/examples/documents/${file}`, import.meta.url)),
};
const named = (sentence: string, name = file) => sentence.replace('{name}', `\u2068${name}\u2069`);

/** Presses Tab until the focus is on the target; on the way it must always be visible, and never get lost. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 200; steps += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((node) => node === document.activeElement)) {
      await expectSeen(page);
      return;
    }
  }
  throw new Error(`no Tab leads to ${String(target)}`);
}

/** Expects the focus on an element, with a visible ring, within the window. */
async function expectSeen(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement: node, body } = document;
        if (node === null || node === body) return 'the focus is lost';
        const { top, bottom } = node.getBoundingClientRect();
        if (bottom <= 0 || top >= innerHeight) return 'the focus is out of sight';
        if (node.matches('h1')) return 'seen';
        const rings = [node, node.parentElement].map((one) => one && getComputedStyle(one));
        const is_marked = rings.some(
          (style) => style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none'),
        );
        return is_marked ? 'seen' : `the focus has no ring: ${node.outerHTML.slice(0, 200)}`;
      }),
    )
    .toBe('seen');
}

async function choose(page: Page, chosen: Parameters<FileChooser['setFiles']>[0] = mail): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  // The browser hears of the wish in a message of its own, which a key pressed at once overtook: nothing was chosen.
  await page.evaluate(() => document.hasFocus());
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(chosen);
}

test('a document is chosen, corrected, recorded, discarded and brought back by keys alone @keyboard', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Bolette',
    start_date: '2027-07-17',
    end_date: '2027-07-24',
    stateroom: '1001',
    booking_number: '3307719',
  });
  await page.goto('/cruises/upload');
  await tabTo(page, page.getByRole('button', { name: uploads.drop.choose }));
  await choose(page);
  await expectSeen(page);
  // after reading, the review opens by itself
  await page.waitForURL('**/cruises/upload/*', { timeout: 45_000 });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();

  // of two values the existing one is kept
  const difference = page.getByRole('group', { name: terms.fields.stateroom }).getByRole('radio');
  await tabTo(page, difference.last());
  await page.keyboard.press('ArrowUp');
  await expect(difference.first()).toBeChecked();
  await expectSeen(page);

  await tabTo(page, page.getByRole('button', { name: uploads.review.edit_all }));
  await page.keyboard.press('Enter');
  const itinerary = page.getByRole('textbox', { name: terms.fields.itinerary });
  await tabTo(page, itinerary);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Faroes and Iceland');

  // a day is removed, and the focus moves to the next one
  const removals = page.getByRole('table').getByRole('button', { name: /^Remove/ });
  await expect(removals).toHaveCount(8);
  await tabTo(page, removals.nth(1));
  await page.keyboard.press('Enter');
  await expect(removals).toHaveCount(7);
  await expectSeen(page);
  await expect(page.getByRole('row').nth(2).getByRole('textbox').first()).toBeFocused();

  // a payment is opened and closed again, then left out
  const payments = page.getByRole('region', { name: terms.parts.payments });
  const edit = payments.getByRole('button', { name: /^Edit/ });
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  await expect(edit).toHaveCount(0);
  await expectSeen(page);
  await tabTo(page, payments.getByRole('button', { name: uploads.parts.done }));
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await tabTo(page, payments.getByRole('checkbox'), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(payments.getByRole('checkbox')).not.toBeChecked();

  await tabTo(page, page.getByRole('button', { name: uploads.review.accept_update }));
  await page.keyboard.press('Enter');
  // it goes after four seconds
  await expect(page.getByRole('status').filter({ hasText: uploads.review.updated })).toBeVisible();
  await page.waitForURL(`**/cruises/view/${id}`);
  await expect(title).toBeFocused();
  expect(await send<object>(page, 'GET', `cruises/${id}`)).toMatchObject({
    stateroom: '1001',
    itinerary: 'Faroes and Iceland',
    payments: [],
  });

  // it leaves the list, and comes back; the browser's own key for going back does not exist in a headless browser
  await page.goBack();
  await page.waitForURL('**/cruises/upload');
  await expect(title).toBeFocused();
  const discard = page.getByRole('button', { name: named(uploads.list.discard_one) });
  await tabTo(page, discard);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: uploads.discard.cancel })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(discard).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: uploads.discard.confirm }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: uploads.discard.done })).toBeVisible();
  await expect(discard).toHaveCount(0);
  await expectSeen(page);
  await tabTo(page, page.getByRole('button', { name: uploads.discard.undo }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: uploads.discard.undone })).toBeVisible();
  await expect(discard).toHaveCount(1);
  await expectSeen(page);
});

test('what cannot be read is said aloud, and a button that did its work passes the focus on @keyboard', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/cruises/upload');
  const text = { name: 'lunch.txt', mimeType: 'text/plain', buffer: Buffer.from('Lunch: two soups, 31.50') };
  await tabTo(page, page.getByRole('button', { name: uploads.drop.choose }));
  await choose(page, text);
  const said = page.getByRole('status').filter({ hasText: uploads.not_a_booking.other });
  await expect(said).toHaveCount(1, { timeout: 45_000 });

  // its reading is cancelled, and started again
  await page.route(/\/api\/uploads(\?[^/]*)?$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { items: object[] };
    const items = body.items.map((item) => ({ ...item, state: is_again ? 'waiting' : 'cancelled' }));
    return route.fulfill({ response, json: { ...body, items } });
  });
  let is_again = false;
  await page.reload();
  await tabTo(page, page.getByRole('button', { name: named(uploads.list.again_one, 'lunch.txt') }));
  is_again = true;
  await page.keyboard.press('Enter');
  await expect(page.getByText(uploads.stages.waiting)).toBeVisible();
  await expect(page.getByRole('button', { name: named(uploads.list.cancel, 'lunch.txt') })).toBeFocused();
});
