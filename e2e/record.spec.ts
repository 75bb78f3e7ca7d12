import { answerCall, expect, test } from './support/test.ts';
import { comeAboard, savedTable, send, words } from './support/traveller.ts';

const { cruises, errors, lists, parts, shell, terms } = words.en;

/** On a phone Enter moves to the next field. */
const save = { name: cruises.form.save, exact: true };

const voyage = { ship_name: 'Sea Cloud', start_date: '2027-03-06', end_date: '2027-03-13' };

test('a flight and a hotel are typed in, survive a reload, and are deleted with undo', async ({
  page,
  mailbox,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', voyage);
  await page.goto(`/cruises/view/${id}`);
  await page.getByRole('button', { name: parts.add.flights }).first().click();
  const flight = page.getByRole('group', { name: parts.add.flights });
  const field = (name: keyof typeof parts.fields) => flight.getByLabel(parts.fields[name]);
  await expect(field('flight_number')).toBeFocused();
  await page.keyboard.type('LH 462');
  await page.keyboard.press('Tab');
  await expect(field('airline')).toHaveValue('Lufthansa');
  await field('confirmation_number').fill('QX7Z2P');
  await field('departure_airport').pressSequentially('frankfurt am main');
  await expect(flight.getByRole('option').first()).toContainText('FRA');
  await page.keyboard.press('Enter');
  await expect(field('departure_airport')).toHaveValue('FRA');
  await field('departure_day').fill('2027-03-05');
  await field('departure_clock').fill('10:40');
  await field('arrival_airport').pressSequentially('fra');
  await page.keyboard.press('Tab');
  await expect(field('arrival_airport')).toHaveValue('FRA');
  // most flights land on the day they leave
  await field('arrival_clock').fill('15:05');
  await flight.getByRole('button', save).click();
  await expect(flight.getByText(errors.fields.same_airport)).toBeVisible();
  await expect(field('arrival_airport')).toBeFocused();
  await field('arrival_airport').fill('mia');
  await page.keyboard.press('Tab');
  await expect(field('arrival_airport')).toHaveValue('MIA');
  await expect(flight.getByText('10 h 25 min')).toBeVisible();
  await page.reload();
  await expect(flight.getByText(shell.unsaved.restored)).toBeVisible();
  await expect(field('arrival_airport')).toHaveValue('MIA');
  await expectAccessible();
  await flight.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await expect(flight).toBeHidden();
  await page.getByRole('button', { name: `Copy ${parts.fields.confirmation_number}` }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('QX7Z2P');

  await page.getByRole('button', { name: parts.add.lodging }).last().click();
  const hotel = page.getByRole('group', { name: parts.add.lodging });
  await hotel.getByLabel(parts.fields.name).fill('Hotel Biscayne');
  await hotel.getByLabel(parts.fields.check_out_date).fill('2027-03-13');
  await hotel.getByRole('button', save).click();
  await expect(hotel.getByText('Check-out date must be after check-in date.')).toBeVisible();
  await hotel.getByLabel(parts.fields.check_out_date).fill('2027-03-15');
  await expect(hotel.getByText('2 nights')).toBeVisible();
  // pressed twice it creates one record
  await hotel.getByRole('button', { name: cruises.form.save, exact: true }).dblclick();
  await expect(hotel).toBeHidden();
  const stored = await send<{ lodging: object[] }>(page, 'GET', `cruises/${id}`);
  expect(stored.lodging).toMatchObject([{ kind: 'post', check_in_date: '2027-03-13' }]);
  expect(stored.lodging).toHaveLength(1);

  await page.getByRole('button', { name: /^Edit .*Hotel Biscayne/ }).click();
  const editor = page.getByRole('group', { name: parts.edit.lodging });
  const remove = { name: cruises.delete.confirm, exact: true };
  await editor.getByRole('button', remove).click();
  await page.getByRole('dialog').getByRole('button', remove).click();
  await expect(page.getByText('Record deleted successfully')).toBeVisible();
  await expect(page.getByText('Hotel Biscayne')).toHaveCount(0);
  // the focus continues at its place
  await expect(page.getByRole('button', { name: parts.add.lodging }).last()).toBeFocused();
  await page.getByRole('button', { name: cruises.delete.undo }).click();
  await expect(page.getByText('Hotel Biscayne')).toBeVisible();
});

test('payments count to the last decimal of their currency, and mark paid can be taken back', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const priced = { ...voyage, currency: 'KWD', fare: '100.250', taxes: '0.125', deposit: '10' };
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', priced);
  await page.goto(`/cruises/view/${id}?tab=pricing`);
  await expect(page.getByText('KWD 100.375')).toBeVisible();
  await page.getByRole('button', { name: parts.add.payments }).click();
  const payment = page.getByRole('group', { name: parts.add.payments });
  await payment.getByLabel(parts.fields.amount).fill('40.125');
  await payment.getByRole('button', save).click();
  await expect(payment).toBeHidden();
  const due = `${terms.payment_state.balance_due}: KWD 50.250`;
  await expect(page.getByText(due)).toBeVisible();
  const { rows } = await savedTable(page, page.getByRole('button', { name: lists.csv }));
  const { date, amount, method, note } = parts.fields;
  expect(rows).toEqual([
    [date, amount, terms.fields.currency, method, note],
    [expect.stringMatching(/^\d{4}-\d\d-\d\d$/), '40.125', 'KWD', '', ''],
  ]);
  await page.getByRole('button', { name: parts.paid.mark }).click();
  await expect(page.getByText(terms.payment_state.paid, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: cruises.delete.undo }).click();
  await expect(page.getByText(due)).toBeVisible();

  // a payment with decimals prevents a price in yen
  const { payments } = await send<{ payments: { id: string }[] }>(page, 'GET', `cruises/${id}`);
  await send(page, 'DELETE', `cruises/${id}/payments/${payments[0]?.id ?? ''}`);
  // no decimals in yen; zero is a price, and an overpayment is a credit
  await send(page, 'PATCH', `cruises/${id}`, {
    currency: 'JPY',
    fare: null,
    taxes: null,
    total_price: '0',
    deposit: null,
  });
  await page.reload();
  await expect(page.getByText(terms.payment_state.paid, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: parts.add.payments }).click();
  await payment.getByLabel(parts.fields.amount).fill('480.000');
  await payment.getByRole('button', save).click();
  await expect(page.getByText(/^Paid .¥480,000. more than the total price/)).toBeVisible();
});

test('who edits a flight that was changed elsewhere sees both versions, and keeps the rest of each', async ({
  page,
  mailbox,
  context,
}) => {
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', voyage);
  const flight = await send<{ id: string }>(page, 'POST', `cruises/${id}/flights`, {
    kind: 'pre',
    flight_number: 'LH 462',
    seat: '14A',
  });
  const address = `/cruises/view/${id}?edit=flights.${flight.id}`;
  const elsewhere = await context.newPage();
  await page.goto(address);
  await elsewhere.goto(address);
  const theirs = elsewhere.getByRole('group', { name: parts.edit.flights });
  await theirs.getByLabel(parts.fields.seat).fill('20D');
  await theirs.getByLabel(parts.fields.confirmation_number).fill('QX7Z2P');
  await theirs.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await expect(theirs).toBeHidden();

  const mine = page.getByRole('group', { name: parts.edit.flights });
  await mine.getByLabel(parts.fields.seat).fill('32K');
  await mine.getByLabel(parts.fields.airline).fill('Lufthansa');
  await mine.getByRole('button', { name: cruises.form.save, exact: true }).click();
  const clash = mine.getByRole('region', { name: parts.stale });
  await expect(clash.getByText('32K')).toBeVisible();
  await expect(clash.getByText('20D')).toBeVisible();
  await clash.getByLabel(cruises.form.keep_mine).check();
  await mine.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await expect(mine).toBeHidden();
  const { flights } = await send<{ flights: object[] }>(page, 'GET', `cruises/${id}`);
  expect(flights).toMatchObject([{ seat: '32K', airline: 'Lufthansa', confirmation_number: 'QX7Z2P' }]);
});

test('a problem that is reported, and a number that is copied, say what came of it', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { report } = words.en.fleet;
  await comeAboard(page, mailbox);
  const numbered = { ...voyage, booking_number: '4820193' };
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', numbered);
  await page.goto(`/cruises/view/${id}`);
  // a browser that does not let a page write to the clipboard
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: `Copy ${terms.fields.booking_number}` }).click();
  await expect(page.getByRole('alert').getByText('Failed to copy text', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: parts.menu.more }).last().click();
  await page.getByRole('button', { name: parts.menu.report }).click();
  const dialog = page.getByRole('dialog');
  const problem = dialog.getByLabel(report.description);
  await dialog.getByRole('button', { name: report.send }).click();
  await expect(dialog.getByText('Description is required', { exact: true })).toBeVisible();
  await expect(problem).toBeFocused();
  await problem.fill('The ship was renamed');
  await page.route('**/api/cruises/*/report', (route) => answerCall(route, { status: 500, json: {} }));
  await dialog.getByRole('button', { name: report.send }).click();
  await expect(page.getByRole('alert').getByText('Failed to report cruise', { exact: true })).toBeVisible();
  await expect(problem).toHaveValue('The ship was renamed');
  await expectAccessible();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: report.send }).click();
  await expect(
    page.getByRole('status').getByText('Cruise reported successfully', { exact: true }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
});
