import type { Cruise } from '#contract/cruises.ts';
import {
  addExtra,
  createCruise,
  deletePassenger,
  editCruise,
  editPart,
  markPaid,
  namePassenger,
  typePort,
  waiting,
} from './support/edits.ts';
import { filesOfAllScreens, keptAnswers, test, untilKept } from './support/gate.ts';
import { expect } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

const { outbox, parts, terms } = words.en;

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
  await editCruise(phone, id, { [terms.fields.stateroom]: '2002', [terms.fields.dining]: 'Late' });
  await expect(phone.getByText('2002').first()).toBeVisible();
  await addExtra(phone, id, 'Massage');
  await editPart(phone, id, 'tab=pricing&edit=price.cruise', parts.edit.price, (editor) =>
    editor.getByLabel(terms.fields.total_price).fill('4200'),
  );
  await editPart(phone, id, 'tab=pricing', parts.add.payments, (editor) =>
    editor.getByLabel(parts.fields.amount).fill('1200'),
  );
  await markPaid(phone, id, '$3,000.00');
  await editPart(phone, id, 'tab=dates', parts.add.lodging, (editor) =>
    editor.getByLabel(parts.fields.name).fill('Harbour Hotel'),
  );
  await namePassenger(phone, id, ada.id, 'Lovelace');
  await deletePassenger(phone, id, bo.id);
  // its time to undo ends with its page; the next page finishes it once its outbox is open, while another edit is typed
  await phone.goto(view);
  await expect.poll(async () => (await waiting(phone)).changes.at(-1)?.method).toBe('DELETE');
  await typePort(phone, id, 4, 'Nassau');
  await createCruise(phone, 'Barnacle Queen', dayFromNow(100), dayFromNow(107));
  expect(
    (await waiting(phone)).changes.map(
      ({ method, path }) => `${method} ${path.replaceAll(/[\da-f-]{36}/g, '')}`,
    ),
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
    .poll(async () => (await waiting(again)).changes.map(({ path, state }) => `${path} ${state}`), {
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
  await expect.poll(async () => (await waiting(again)).changes, { timeout: 60_000 }).toEqual([]);

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
