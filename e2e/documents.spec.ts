import type { Page } from '@playwright/test';

import { test as behindGate } from './support/gate.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, send, words } from './support/traveller.ts';

const { cruises, documents } = words.en;

declare global {
  /** what the page sent last */
  var sent: string | Blob | undefined;
}

/** A PDF of two pages; the first has the given text. */
function pdfOf(text: string): Buffer {
  const stream = `BT /F1 28 Tf 60 700 Td (${text}) Tj ET 0.04 0.48 0.49 rg 60 400 300 200 re f`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file);
}

/** A picture of one teal pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPgrqr9DwACyQGtFDzbqwAAAABJRU5ErkJggg==',
  'base64',
);

async function openCruise(page: Page): Promise<string> {
  const voyage = { ship_name: 'Sea Cloud', start_date: '2027-03-06', end_date: '2027-03-13' };
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', voyage);
  await page.goto(`/cruises/view/${id}`);
  await expect(page.getByRole('heading', { name: documents.title })).toBeVisible();
  return id;
}

async function pick(
  page: Page,
  ...files: { name: string; mimeType: string; buffer: Buffer }[]
): Promise<void> {
  await page.getByLabel(documents.add, { exact: true }).setInputFiles(files);
}

/** Picks a file that the page makes: so much would take seconds from here to the browser. */
async function pickMade(page: Page, name: string, size: number): Promise<void> {
  await page.getByLabel(documents.add, { exact: true }).evaluate(
    (input: HTMLInputElement, [called, bytes]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([new Uint8Array(bytes)], called, { type: 'application/pdf' }));
      input.files = carried.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [name, size] as const,
  );
}

/** Drops a file on the card, as the browser does after a drag. */
async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const files = await page.evaluateHandle(
    ([called, base64]) => {
      const carried = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      carried.items.add(new File([bytes], called, { type: 'image/png' }));
      return carried;
    },
    [name, content.toString('base64')] as const,
  );
  await page
    .getByRole('heading', { name: documents.title })
    .dispatchEvent('drop', { dataTransfer: files, bubbles: true });
}

test('a document that is pressed before its viewer has come opens at once with its name', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const { promise: may_come, resolve: come } = Promise.withResolvers<null>();
  await page.route(/\/viewer-[^/]*\.js$/, async (route) => {
    await may_come;
    await route.continue();
  });
  await openCruise(page);
  await pick(page, { name: 'Tickets.pdf', mimeType: 'application/pdf', buffer: pdfOf('Boarding pass') });
  const name = page.getByRole('button', { name: 'Tickets.pdf', exact: true });
  const viewer = page.getByRole('dialog', { name: 'Tickets.pdf' });
  await name.click();
  await expect(viewer.getByRole('status')).toHaveText(documents.viewer.loading);
  await viewer.getByRole('button', { name: documents.viewer.close }).click();
  await expect(viewer).toHaveCount(0);
  await expect(name).toBeFocused();
  await name.click();
  await expect(viewer).toBeVisible();
  come(null);
  await expect(viewer.getByRole('figure', { name: 'Page 1 of 2' })).toContainText('Boarding pass');
});

const named = (text: string, name: string) => text.replace('{name}', `\u2068${name}\u2069`);

test('files are picked and dropped, looked at, renamed, and deleted with undo', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const id = await openCruise(page);
  await pick(page, { name: 'Tickets.pdf', mimeType: 'application/pdf', buffer: pdfOf('Boarding pass') });
  await expect(page.getByRole('button', { name: 'Tickets.pdf', exact: true })).toBeVisible();
  await drop(page, 'Cabin.png', picture);
  const cabin = page.getByRole('button', { name: 'Cabin.png', exact: true });
  await expect(cabin).toBeVisible();

  await page.getByRole('button', { name: 'Tickets.pdf', exact: true }).click();
  const viewer = page.getByRole('dialog', { name: 'Tickets.pdf' });
  const first_page = viewer.getByRole('figure', { name: 'Page 1 of 2' });
  await expect(first_page).toContainText('Boarding pass');
  const colours = () =>
    first_page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const pixels =
        canvas.getContext('2d')?.getImageData(0, 0, Math.max(1, width), Math.max(1, height)).data ?? [];
      return new Set(Array.from({ length: pixels.length / 4 }, (_, place) => pixels[place * 4])).size;
    });
  await expect.poll(colours, 'the page is drawn').toBeGreaterThan(1);
  await expectAccessible();
  await page.keyboard.press('ArrowRight');
  const shown = page.getByRole('dialog', { name: 'Cabin.png' }).getByRole('img', { name: 'Cabin.png' });
  await expect(shown).toHaveJSProperty('naturalWidth', 1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tickets.pdf', exact: true })).toBeFocused();

  await page.getByRole('button', { name: named(documents.rename, 'Cabin.png') }).click();
  await page.getByLabel(documents.rename_label).fill('Our cabin.png');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Our cabin.png', exact: true })).toBeFocused();

  const remove = page.getByRole('button', { name: named(documents.delete, 'Our cabin.png') });
  const confirm = page
    .getByRole('dialog')
    .getByRole('button', { name: documents.delete_confirm, exact: true });
  await remove.click();
  await confirm.click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { name: documents.title })).toBeFocused();
  await page.getByRole('button', { name: cruises.delete.undo }).click();
  await expect(remove).toBeVisible();
  await remove.click();
  await confirm.click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tickets.pdf', exact: true })).toBeVisible();
  const kept = () => send<{ total: number }>(page, 'GET', `cruises/${id}/documents`);
  await expect.poll(async () => (await kept()).total).toBe(1);
});

behindGate(
  'an upload says how far it is, and is called off when it is cancelled',
  async ({ page, mailbox, gate }) => {
    await comeAboard(page, mailbox);
    await openCruise(page);
    // takes the beginning of the file and no more: a throttled network passed the rest on when it was lifted
    gate.fault = (asked) => {
      if (asked.method !== 'POST') return 'pass';
      let taken = 0;
      asked.on('data', ({ length }: Buffer) => {
        taken += length;
        if (taken > 1_000_000) asked.pause();
      });
      return undefined;
    };
    // more than the buffers between the page and the gate hold
    await pickMade(page, 'Slow.pdf', 18 * 1024 * 1024);
    const bar = page.getByRole('progressbar');
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
    expect(Number(await bar.getAttribute('value'))).toBeLessThan(1);
    const [called_off] = await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.method() === 'POST'),
      page.getByRole('button', { name: named(documents.uploads.cancel, 'Slow.pdf') }).click(),
    ]);
    expect(called_off.failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(bar).toHaveCount(0);
    await expect(page.getByText('Slow.pdf')).toHaveCount(0);
  },
);

test('a file that is too large, or of an unknown type, is not kept and says why', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const id = await openCruise(page);
  await pickMade(page, 'Huge.pdf', 20 * 1024 * 1024 + 1);
  await expect(page.getByRole('alert').filter({ hasText: /larger than \u206820\sMB\u2069/ })).toBeVisible();
  await pick(page, {
    name: 'Program.exe',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\u0000\u0001\u0002\u0000binary'),
  });
  await expect(page.getByRole('alert').filter({ hasText: documents.failures.type })).toBeVisible();
  await expectAccessible();
  expect((await send<{ total: number }>(page, 'GET', `cruises/${id}/documents`)).total).toBe(0);
});

/** A photograph of a camera, larger than what is kept; of PNG, as a browser can draw it. */
async function photograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3000, 1500);
    const drawing = canvas.getContext('2d');
    if (drawing !== null) {
      drawing.fillStyle = '#2a6f97';
      drawing.fillRect(0, 0, canvas.width, canvas.height);
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  });
  return Buffer.from(base64, 'base64');
}

test('the logbook of a past cruise takes lines and photographs, scaled before they are sent', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { logbook, parts } = words.en;
  await comeAboard(page, mailbox);
  const voyage = {
    ship_name: 'Sea Cloud',
    start_date: '2025-03-06',
    end_date: '2025-03-08',
    start_port: 'Nassau',
  };
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', voyage);
  // the file of a form, which no request tells
  await page.addInitScript(() => {
    globalThis.FormData = class extends FormData {
      override set(name: string, value: string | Blob, filename?: string): void {
        globalThis.sent = value;
        if (value instanceof Blob) super.set(name, value, filename);
        else super.set(name, value);
      }
    };
  });
  await page.goto(`/cruises/view/${id}`);
  const book = page.getByRole('region', { name: logbook.title });
  await expect(book.getByText(logbook.empty)).toBeVisible();
  const day = book.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Nassau' }) });
  const asked = page.getByRole('dialog', { name: logbook.which_day });

  // of the days only those that something is kept of
  await expect(book.getByRole('heading', { level: 3 })).toHaveCount(0);
  await book.getByRole('button', { name: logbook.add_day }).click();
  await expectAccessible();
  await asked.getByRole('button', { name: /Mar 7/ }).click();
  await expect(book.getByLabel(parts.fields.text)).toBeFocused();
  await book.getByRole('button', { name: words.en.cruises.form.cancel }).click();
  await expect(book.getByRole('heading', { level: 3 })).toHaveCount(0);
  await expect(book.getByRole('button', { name: logbook.add_day })).toBeFocused();

  const file = { name: 'IMG_1.png', mimeType: 'image/png', buffer: await photograph(page) };
  await book.getByRole('button', { name: logbook.add }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    asked.getByRole('button', { name: /Nassau/ }).click(),
  ]);
  await chooser.setFiles(file);
  const tile = day.getByRole('button', { name: 'Photo 1 of 1' });
  // small pictures are fetched near the window
  await tile.scrollIntoViewIfNeeded();
  await expect(tile.locator('img')).toHaveJSProperty('naturalWidth', 400);
  const sent = await page.evaluate(async () => {
    const { width, height } = await createImageBitmap(globalThis.sent as Blob);
    return [(globalThis.sent as Blob).type, width, height];
  });
  expect(sent).toEqual(['image/jpeg', 2048, 1024]);
  await expect(book.getByText(logbook.empty)).toBeHidden();

  await day.getByRole('button', { name: parts.add.diary }).click();
  const lines = book.getByLabel(parts.fields.text);
  await expect(lines).toBeFocused();
  await lines.fill('No cloud over the harbour.');
  await page.getByRole('button', { name: words.en.cruises.form.save }).click();
  await expect(day.getByText('No cloud over the harbour.')).toBeVisible();
  await expectAccessible();

  await tile.click();
  const viewer = page.getByRole('dialog', { name: 'Nassau' });
  await expect(viewer.getByRole('img')).toHaveJSProperty('naturalWidth', 2048);
  await expectAccessible();
  await viewer.getByLabel(parts.fields.day).selectOption('2025-03-07');
  const moved = viewer.page().getByRole('dialog', { name: /^Fri, Mar 7/ });
  await expect(moved).toBeVisible();
  await moved.getByRole('button', { name: logbook.remove }).click();
  await page.getByRole('button', { name: documents.delete_confirm, exact: true }).click();
  // the message stays while the pointer is on it
  const undo = page.getByRole('button', { name: cruises.delete.undo });
  await undo.hover();
  await expect(book.getByRole('button', { name: /^Photo 1/ })).toBeHidden();
  await expect(book.getByRole('heading', { name: logbook.title, exact: true })).toBeFocused();
  await undo.click();
  await expect(book.getByRole('button', { name: /^Photo 1/ })).toBeVisible();

  // all else is folded, and what leads into it unfolds it
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Dates')).toBeHidden();
  await page.getByText(cruises.view.rest).click();
  await tab('Pricing').click();
  await expect(page).toHaveURL(/tab=pricing/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Pricing', selected: true })).toBeVisible();
  await expectAccessible();
  await page.getByText(cruises.view.rest).click();
  await expect(tab('Dates')).toBeHidden();
  await expect(page).not.toHaveURL(/tab=/);
});
