import type { Page } from '@playwright/test';
import type { Cruise } from '#contract/cruises.ts';
import { filesOfAllScreens, keptAnswers, test, untilKept } from './support/gate.ts';
import { expect } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

const { cruises, outbox, parts, schedule, terms } = words.en;

interface Waiting {
  changes: { method: string; path: string; state: string }[];
}

/** What waits on the device, by all its accounts. */
async function waiting(page: Page): Promise<Waiting['changes']> {
  const stored = await page.evaluate(
    () =>
      new Promise<Waiting[]>((resolve, reject) => {
        const opening = indexedDB.open('gangway-outbox');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('waiting').objectStore('waiting').getAll();
          reading.addEventListener('success', () => resolve(reading.result as Waiting[]));
        });
      }),
  );
  return stored.flatMap(({ changes }) => changes);
}

const save = { name: cruises.form.save, exact: true };

test('ten changes at sea and five ashore meet: one question, and nothing is lost', async ({
  page,
  context,
  mailbox,
  gate,
  server,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  await context.addInitScript(() => localStorage.setItem('gangway-own-device', 'yes'));
  await comeAboard(page, mailbox);
  const start = dayFromNow(-2);
  const day = dayFromNow(1);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: start,
    end_date: dayFromNow(6),
    start_port_id: 'us-miami',
    stateroom: '1001',
    currency: 'USD',
    total_price: '4000',
  });
  const bo = await send<{ id: string }>(page, 'POST', `cruises/${id}/passengers`, { first_name: 'Bo' });
  const ada = await send<{ id: string }>(page, 'POST', `cruises/${id}/passengers`, { first_name: 'Ada' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Icon of the Seas' })).toBeVisible();
  // the record and all screens come by themselves
  await expect.poll(() => keptAnswers(page), { timeout: 60_000 }).toMatch(/"cursor":"[^"]+"/);
  await untilKept(page, ...(await filesOfAllScreens(page)));
  await page.close();

  gate.fault = 'refuses';
  const phone = await context.newPage();
  phone.setDefaultTimeout(30_000);
  const errors: Error[] = [];
  phone.on('pageerror', (error) => errors.push(error));
  const view = `/cruises/view/${id}`;
  const part = async (
    edit: string,
    group: string,
    fill: (of: ReturnType<Page['getByRole']>) => Promise<void>,
  ) => {
    await phone.goto(`${view}?${edit}`);
    const editor = phone.getByRole('group', { name: group });
    if (!edit.includes('edit=')) await phone.getByRole('button', { name: group }).last().click();
    await fill(editor);
    await editor.getByRole('button', save).click();
    await expect(editor).toBeHidden();
  };
  await test.step('stateroom and notes, in the form', async () => {
    await phone.goto(`/cruises/edit/${id}`);
    await phone.getByLabel(terms.fields.stateroom, { exact: true }).fill('2002');
    await phone.getByLabel(terms.fields.dining, { exact: true }).fill('Late');
    await phone.getByRole('button', save).first().click();
    await expect(phone).toHaveURL(new RegExp(`${view}$`));
    await expect(phone.getByText('2002').first()).toBeVisible();
  });
  await part('tab=addons', parts.add.addons, (editor) =>
    editor.getByLabel(parts.fields.description).fill('Massage'),
  );
  await part('tab=pricing&edit=price.cruise', parts.edit.price, (editor) =>
    editor.getByLabel(terms.fields.total_price).fill('4200'),
  );
  await part('tab=pricing', parts.add.payments, (editor) =>
    editor.getByLabel(parts.fields.amount).fill('1200'),
  );
  await test.step('paid', async () => {
    await phone.goto(`${view}?tab=pricing`);
    await expect(phone.getByText('$3,000.00').first()).toBeVisible();
    await phone.getByRole('button', { name: parts.paid.mark }).click();
    await expect(phone.getByText(terms.payment_state.paid, { exact: true })).toBeVisible();
  });
  await part('tab=dates', parts.add.lodging, (editor) =>
    editor.getByLabel(parts.fields.name).fill('Harbour Hotel'),
  );
  await part(`edit=passengers.${ada.id}`, parts.edit.passengers, (editor) =>
    editor.getByLabel(parts.fields.last_name).fill('Lovelace'),
  );
  await test.step('a passenger is deleted', async () => {
    await phone.goto(`${view}?edit=passengers.${bo.id}`);
    const editor = phone.getByRole('group', { name: parts.edit.passengers });
    await editor.getByRole('button', { name: cruises.view.delete, exact: true }).click();
    await phone.getByRole('dialog').getByRole('button', { name: cruises.delete.confirm }).click();
    await expect(editor).toBeHidden();
  });
  await test.step('the schedule', async () => {
    await phone.goto(`/cruises/edit/${id}/schedule`);
    const label = new RegExp(`^${schedule.editor.port}, ${schedule.day.replace('{day}', '4')}, `);
    await phone.getByRole('combobox', { name: label }).fill('Nassau');
    await phone.getByRole('button', save).first().click();
    await expect(phone).toHaveURL(new RegExp(view));
    await expect(phone.getByText('Nassau').first()).toBeVisible();
  });
  await test.step('another cruise', async () => {
    await phone.goto('/cruises/create');
    await phone.getByLabel(terms.fields.ship_name).fill('Barnacle Queen');
    await phone.getByLabel(terms.fields.start_date).fill(dayFromNow(100));
    await phone.getByLabel(terms.fields.end_date).fill(dayFromNow(107));
    await phone.getByRole('button', save).click();
    await phone.waitForURL(/\/cruises\/view\/(?!.*create)/);
    await expect(phone.getByRole('heading', { name: 'Barnacle Queen' })).toBeVisible();
  });
  expect(
    (await waiting(phone)).map(({ method, path }) => `${method} ${path.replaceAll(/[\da-f-]{36}/g, '')}`),
  ).toEqual([
    'PATCH cruises/',
    'POST cruises//addons',
    // the first one may have been sent
    'PATCH cruises/',
    'POST cruises//payments',
    'POST cruises//mark-paid',
    'POST cruises//lodging',
    'PATCH cruises//passengers/',
    'DELETE cruises//passengers/',
    'PUT cruises//schedule',
    'POST cruises',
  ]);
  // the browser is killed, and opens again
  await phone.close();

  const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? '';
  const ashore = async (method: string, path: string, body: object) => {
    const answer = await fetch(new URL(`/api/${path}`, server.url), {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
  };
  await ashore('PATCH', `cruises/${id}`, { stateroom: '3003', deck: '12' });
  await ashore('POST', `cruises/${id}/addons`, { date_added: day, description: 'Wi-Fi', price: '100' });
  await ashore('PATCH', `cruises/${id}/passengers/${ada.id}`, { note: 'No nuts' });
  await ashore('POST', 'cruises', {
    ship_name: 'Queen Mary 2',
    start_date: dayFromNow(200),
    end_date: dayFromNow(207),
  });
  await ashore('PATCH', `cruises/${id}`, { category: 'Suite' });

  gate.fault = undefined;
  const again = await context.newPage();
  again.on('pageerror', (error) => errors.push(error));
  await again.goto('/dashboard');
  await expect
    .poll(async () => (await waiting(again)).map(({ path, state }) => `${path} ${state}`), {
      timeout: 90_000,
    })
    .toEqual([
      `cruises/${id} conflict`,
      // behind the question about its record, and what the balance is of
      `cruises/${id} waiting`,
      `cruises/${id}/mark-paid waiting`,
    ]);

  await again.getByRole('button', { name: /1 question/ }).click();
  await again.getByRole('dialog').getByRole('button', { name: outbox.answer }).click();
  const sheet = again.getByRole('dialog', { name: outbox.question.title.replace('{ship}', '') });
  await expect(sheet.getByRole('group')).toHaveCount(1);
  const field = sheet.getByRole('group', { name: terms.fields.stateroom });
  for (const value of ['1001', '2002', '3003']) await expect(field).toContainText(value);
  await field.getByRole('radio').first().check();
  await sheet.getByRole('button', { name: outbox.question.send }).click();
  await expect.poll(async () => waiting(again), { timeout: 60_000 }).toEqual([]);

  const record = await send<Cruise>(again, 'GET', `cruises/${id}`);
  expect(record).toMatchObject({
    stateroom: '2002',
    dining: 'Late',
    deck: '12',
    category: 'Suite',
    total_price: expect.stringMatching(/^4200(\.00)?$/),
    payment_state: 'paid',
  });
  const named = (some: readonly object[], name: string) =>
    some.map((one) => String(Reflect.get(one, name))).toSorted();
  expect(named(record.addons, 'description')).toEqual(['Massage', 'Wi-Fi']);
  expect(named(record.payments, 'amount').map(Number)).toEqual([1200, 3000]);
  expect(record.lodging).toMatchObject([{ name: 'Harbour Hotel' }]);
  expect(record.passengers).toMatchObject([{ first_name: 'Ada', last_name: 'Lovelace', note: 'No nuts' }]);
  expect(named(record.schedule.items, 'port_name')).toContain('Nassau');
  const { items } = await send<{ items: Cruise[] }>(again, 'GET', 'cruises');
  expect(named(items, 'ship_name')).toEqual(['Barnacle Queen', 'Icon of the Seas', 'Queen Mary 2']);

  // and the device shows what the server has
  await again.goto(`${view}?tab=pricing`);
  await expect(again.getByText('$1,200.00').first()).toBeVisible();
  await expect(again.getByText(outbox.mark)).toHaveCount(0);
  expect(errors).toEqual([]);
});
