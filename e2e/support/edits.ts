import { expect, type Locator, type Page } from '@playwright/test';
import { words } from './traveller.ts';

/* What a traveller changes of a cruise, in the editors of the app, with or without a network. */

const { cruises, documents, parts, schedule, terms } = words.en;
const save = { name: cruises.form.save, exact: true };
const viewOf = (id: string) => `/cruises/view/${id}`;

/** Fills fields of the form of a cruise, by their labels. */
export async function editCruise(page: Page, id: string, values: Record<string, string>): Promise<void> {
  await page.goto(`/cruises/edit/${id}`);
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', save).first().click();
  await expect(page).toHaveURL(new RegExp(`${viewOf(id)}$`));
}

/**
 * Fills the editor of a part of a cruise, or of its price.
 * @param edit the query of the view: `tab=addons` to add one there, `edit=passengers.<id>` to change one
 * @param group the name of the editor
 */
export async function editPart(
  page: Page,
  id: string,
  edit: string,
  group: string,
  fill: (editor: Locator) => Promise<void>,
): Promise<void> {
  await page.goto(`${viewOf(id)}?${edit}`);
  const editor = page.getByRole('group', { name: group });
  if (!edit.includes('edit=')) await page.getByRole('button', { name: group }).last().click();
  await fill(editor);
  await editor.getByRole('button', save).click();
  await expect(editor).toBeHidden();
}

/** Adds an extra to a cruise. */
export async function addExtra(page: Page, id: string, description: string): Promise<void> {
  await editPart(page, id, 'tab=addons', parts.add.addons, (editor) =>
    editor.getByLabel(parts.fields.description).fill(description),
  );
}

/** Gives a passenger a last name. */
export async function namePassenger(
  page: Page,
  id: string,
  passenger_id: string,
  last_name: string,
): Promise<void> {
  await editPart(page, id, `edit=passengers.${passenger_id}`, parts.edit.passengers, (editor) =>
    editor.getByLabel(parts.fields.last_name).fill(last_name),
  );
}

/** Deletes a passenger. It can be undone for some seconds, and is done at the latest when another page is opened. */
export async function deletePassenger(page: Page, id: string, passenger_id: string): Promise<void> {
  await page.goto(`${viewOf(id)}?edit=passengers.${passenger_id}`);
  const editor = page.getByRole('group', { name: parts.edit.passengers });
  await editor.getByRole('button', { name: cruises.view.delete, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: cruises.delete.confirm }).click();
  await expect(editor).toBeHidden();
}

/** Marks the balance of a cruise as paid. @param balance as it is shown */
export async function markPaid(page: Page, id: string, balance: string): Promise<void> {
  await page.goto(`${viewOf(id)}?tab=pricing`);
  await expect(page.getByText(balance).first()).toBeVisible();
  await page.getByRole('button', { name: parts.paid.mark }).click();
  await expect(page.getByText(terms.payment_state.paid, { exact: true })).toBeVisible();
}

/** Types the port of a day of the schedule. */
export async function typePort(page: Page, id: string, day: number, port: string): Promise<void> {
  await page.goto(`/cruises/edit/${id}/schedule`);
  const label = new RegExp(`^${schedule.editor.port}, ${schedule.day.replace('{day}', String(day))}, `);
  await page.getByRole('combobox', { name: label }).fill(port);
  await page.getByRole('button', save).first().click();
  await expect(page).toHaveURL(new RegExp(viewOf(id)));
  await expect(page.getByText(port).first()).toBeVisible();
}

/** Records a cruise. @returns its id */
export async function createCruise(
  page: Page,
  ship_name: string,
  start_date: string,
  end_date: string,
): Promise<string> {
  await page.goto('/cruises/create');
  await page.getByLabel(terms.fields.ship_name).fill(ship_name);
  await page.getByLabel(terms.fields.start_date).fill(start_date);
  await page.getByLabel(terms.fields.end_date).fill(end_date);
  await page.getByRole('button', save).click();
  await page.waitForURL(/\/cruises\/view\/(?!.*create)/);
  await expect(page.getByRole('heading', { name: ship_name })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Adds a document without a network, so that it waits. */
export async function addDocument(page: Page, id: string, name: string, content: Buffer): Promise<void> {
  await page.goto(viewOf(id));
  const file = { name, mimeType: 'text/plain', buffer: content };
  await page.getByLabel(documents.add, { exact: true }).setInputFiles(file);
  const uploads = page.getByRole('list', { name: documents.uploads.label });
  await expect(uploads).toContainText(documents.uploads.offline);
}

/** A change that waits on the device. */
interface Waiting {
  method: string;
  path: string;
  state: string;
}

/** What waits on the device, by all its accounts: changes and files. */
export async function waiting(page: Page): Promise<{ changes: Waiting[]; files: number }> {
  return page.evaluate(async () => {
    const there = (await indexedDB.databases()).map(({ name }) => name);
    const readAll = async (database: string, store: string) => {
      // to open it would make one without its store, which the app does not expect
      if (!there.includes(database)) return [];
      return new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result);
          });
        });
      });
    };
    const boxes = (await readAll('gangway-outbox', 'waiting')) as { changes: Waiting[] }[];
    const files = await readAll('gangway-waiting-files', 'files');
    return { changes: boxes.flatMap(({ changes }) => changes), files: files.length };
  });
}
