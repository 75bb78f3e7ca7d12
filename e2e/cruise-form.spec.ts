import type { Response } from '@playwright/test';
import { answerCall, expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

const { cruises, outbox, parts, schedule, shell, terms } = words.en;

interface RecordedCruise {
  id: string;
  cruise_line_id: string | null;
  ship_id: string | null;
  start_port_id: string | null;
  notes: string | null;
  stateroom: string | null;
  currency: string | null;
  final_payment_date: string | null;
  passengers: { first_name: string; loyalty_number: string | null }[];
}

const royal = { cruise_line_id: 'royal-caribbean', ship_id: 'royal-caribbean-icon-of-the-seas-2024' };

test('what former cruises know is one tap away, and who comes along is recorded once', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  test.slow();
  await comeAboard(page, mailbox);
  const days = { start_date: dayFromNow(-100), end_date: dayFromNow(-93) };
  const known = { currency: 'CHF', loyalty_number: 'R-441', booking_number: 'AB12' };
  const former = await send<RecordedCruise>(page, 'POST', 'cruises', { ...royal, ...days, ...known });
  await send(page, 'POST', `cruises/${former.id}/passengers`, { first_name: 'Otto', loyalty_number: 'R-9' });

  await page.goto('/cruises/create');
  await page.getByLabel(terms.fields.cruise_line).fill('royal caribbean international');
  await page.getByLabel(terms.fields.ship_name).fill('Icon of the Seas');
  await page.getByLabel(terms.fields.start_date).fill(dayFromNow(200));
  await page.getByRole('button', { name: '7 nights' }).click();
  await expect(page.getByText('7 nights', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Otto' }).click();
  await page.getByLabel(cruises.form.passengers.another).fill('Grete Sommer');
  await page.getByLabel(cruises.form.passengers.another).press('Enter');
  await page.getByRole('heading', { name: cruises.form.groups.payment, exact: true }).click();
  await expect(page.getByLabel(terms.fields.currency)).toHaveValue('CHF');
  await page.getByRole('button', { name: parts.estimate.confirm }).click();
  await expect(page.getByText(parts.estimate.taken.replace('{date}', ''))).toBeFocused();
  await page.getByRole('heading', { name: cruises.form.groups.booking, exact: true }).click();
  await page.getByLabel(terms.fields.booking_number).fill('AB12');
  await expect(page.getByText(cruises.form.twins)).toBeVisible();
  await expectAccessible();

  // the answer to the first try is lost
  let tries = 0;
  await page.route('**/api/cruises', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await page.waitForURL('**/cruises/view/**');
  await expect(page.getByText('Grete').first()).toBeVisible();
  // it is sent again, and what waits behind it
  await expect.poll(() => tries, { timeout: 40_000 }).toBe(2);
  await expect(page.getByText(outbox.mark)).toHaveCount(0);

  const { items } = await send<{ items: RecordedCruise[] }>(page, 'GET', 'cruises?time=future');
  expect(items).toMatchObject([{ booking_number: 'AB12', currency: 'CHF' }]);
  const passengers = async () =>
    (await send<RecordedCruise>(page, 'GET', `cruises/${items[0]?.id}`)).passengers.length;
  await expect.poll(passengers).toBe(2);
  const made = await send<RecordedCruise>(page, 'GET', `cruises/${items[0]?.id}`);
  expect(made.final_payment_date).toBe(dayFromNow(200 - 90));
  expect(made.passengers).toMatchObject([
    { first_name: 'Otto', loyalty_number: 'R-9' },
    { first_name: 'Grete', last_name: 'Sommer' },
  ]);
});

test('the heading of a screen that changes a cruise stays while the cruise comes', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const days = { start_date: '2027-03-06', end_date: '2027-03-13' };
  const { id } = await send<RecordedCruise>(page, 'POST', 'cruises', { ship_name: 'Sea Cloud', ...days });
  for (const path of [`/cruises/edit/${id}`, `/cruises/edit/${id}/schedule`]) {
    const { promise: release, resolve } = Promise.withResolvers<null>();
    await page.route(`**/api/cruises/${id}`, async (route) => {
      await release;
      await route.fallback();
    });
    await page.goto(path);
    const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).elementHandle();
    resolve(null);
    await expect(page.getByRole('main').getByText('Sea Cloud')).toBeVisible();
    expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    await page.unroute(`**/api/cruises/${id}`);
  }
});

test('two tabs that change different fields both keep their change', async ({ page, mailbox, context }) => {
  await comeAboard(page, mailbox);
  const days = { start_date: '2027-03-06', end_date: '2027-03-13' };
  const { id } = await send<RecordedCruise>(page, 'POST', 'cruises', { ...royal, ...days });
  const other = await context.newPage();
  // both are open before either types: otherwise the other tab would open the draft of the first
  for (const tab of [page, other]) {
    await tab.goto(`/cruises/edit/${id}`);
    await expect(tab.getByLabel(terms.fields.ship_name)).toHaveValue('Icon of the Seas');
  }
  await page.getByLabel(terms.fields.stateroom).fill('9214');
  await page.getByLabel(terms.fields.deck).fill('9');
  await other.getByLabel(terms.fields.booking_number).fill('AB12');
  await other.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await other.waitForURL('**/cruises/view/**');

  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await page.waitForURL('**/cruises/view/**');
  const both = { stateroom: '9214', deck: '9', booking_number: 'AB12' };
  expect(await send(page, 'GET', `cruises/${id}`)).toMatchObject(both);
});

test('another cruise is a template for what stays the same', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  const days = { start_date: '2026-03-07', end_date: '2026-03-14' };
  const more = { booking_number: 'AB12', fare: '900.00', currency: 'EUR', stateroom: '9214', dining: 'Late' };
  const former = await send<RecordedCruise>(page, 'POST', 'cruises', { ...royal, ...days, ...more });
  await page.goto(`/cruises/create?from=${former.id}`);
  await expect(page.getByLabel(terms.fields.ship_name)).toHaveValue('Icon of the Seas');
  await expect(page.getByLabel(terms.fields.start_date)).toHaveValue('');
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await expect(page.getByLabel(terms.fields.start_date)).toBeFocused();
  await expect(page.getByText(/^Still needed: Start date and End date/)).toBeVisible();
  await page.getByLabel(terms.fields.start_date).fill('2027-03-06');
  await expect(page.getByText(/^Still needed/)).toHaveText('Still needed: End date.');
  await page.getByLabel(terms.fields.end_date).fill('2027-03-13');
  await expect(page.getByText(/^Still needed/)).toHaveCount(0);
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await page.waitForURL(/\/cruises\/view\/(?!.*from)/);
  const id = page.url().split('/').at(-1) ?? '';
  expect(id).not.toBe(former.id);
  const kept = { stateroom: null, dining: 'Late', currency: 'EUR', fare: null, booking_number: null };
  expect(await send(page, 'GET', `cruises/${id}`)).toMatchObject(kept);
});

test('a ship is found by its name alone and brings its line; what names nothing is kept and told', async ({
  page,
  mailbox,
  isMobile,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/cruises/create');
  const line = page.getByLabel(terms.fields.cruise_line);
  const ship = page.getByLabel(terms.fields.ship_name);
  const port = page.getByLabel(terms.fields.start_port);
  const icon = page.getByRole('option', { name: /^Icon of the Seas/ });
  // a phone would show its keyboard
  if (isMobile) await expect(ship).toBeVisible();
  else await expect(ship).toBeFocused();

  await ship.pressSequentially('icon of');
  await expect(icon).toContainText('Royal Caribbean International');
  await expect(icon).toHaveAttribute('aria-selected', 'true');
  expect(await ship.getAttribute('aria-activedescendant')).toBe(await icon.getAttribute('id'));
  await expectAccessible();
  await ship.press('Enter');
  await expect(ship).toHaveValue('Icon of the Seas');
  await expect(line).toHaveValue('Royal Caribbean International');
  await expect(icon).toBeHidden();
  // a phone goes on with the day
  await expect(isMobile ? page.getByLabel(terms.fields.start_date) : ship).toBeFocused();

  // the line alone: Enter takes it, also before the list has come, and sends nothing
  await line.fill('holland');
  await line.press('Enter');
  await expect(line).toHaveValue('Holland America Line');
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await line.fill('');

  // typed completely and left
  await ship.fill('wonder of the seas');
  await ship.press('Tab');
  await expect(ship).toHaveValue('Wonder of the Seas');
  await expect(line).toHaveValue('Royal Caribbean International');
  await line.fill('');
  await ship.fill('Barnacle Queen');
  await ship.press('Tab');
  await expect(page.getByText(shell.picker.kept)).toBeVisible();
  await expect(ship).toHaveValue('Barnacle Queen');

  // no match: Enter shows a message and sends nothing
  await port.fill('Atlantis');
  await expect(page.getByText(shell.picker.nothing_found)).toBeVisible();
  await port.press('Enter');
  await expect(page.getByText(shell.picker.kept)).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);

  // the only match, and one of several
  await port.fill('cozum');
  await port.press('Tab');
  await expect(port).toHaveValue('Cozumel');
  await port.fill('san');
  await port.press('Tab');
  await expect(page.getByText(shell.picker.kept)).toHaveCount(2);
  await expect(port).toHaveValue('san');
  await port.fill('miam');
  await port.press('Enter');
  await expect(port).toHaveValue('Miami');

  // typed and saved without being left or chosen
  await page.getByLabel(terms.fields.start_date).fill('2027-03-06');
  await page.getByLabel(terms.fields.end_date).fill('2027-03-13');
  await ship.fill('Icon of the Seas');
  await ship.press('Escape');
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await page.waitForURL('**/cruises/view/**');
  const { items } = await send<{ items: RecordedCruise[] }>(page, 'GET', 'cruises');
  const { start_port_id, ...made } = await send<RecordedCruise>(page, 'GET', `cruises/${items[0]?.id}`);
  expect(made).toMatchObject(royal);
  expect(start_port_id).toBe('us-miami');
  expect(await send(page, 'GET', 'catalog/missing-ships')).toMatchObject({ total: 0 });
});

test('the form of a new cruise stays when the settings, which did not come, are read again', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const of_settings = '**/api/user/settings';
  // the whole record, some seconds after the start, has the settings, too
  await page.route('**/api/record*', (route) => route.abort());
  await page.route(of_settings, (route) => answerCall(route, { status: 500, body: '{}' }));
  const isOfSettings = (response: Response) => response.url().endsWith('/api/user/settings');
  const failed = page.waitForResponse((response) => isOfSettings(response) && !response.ok());
  await page.goto('/cruises/create');
  const ship = page.getByLabel(terms.fields.ship_name);
  await ship.fill('Sea Cloud');
  await failed;
  let is_answered = false;
  page.on('response', (response) => {
    is_answered ||= isOfSettings(response) && response.ok();
  });
  await page.unroute(of_settings);
  // none is made until the page has taken the answer of the one before
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      return is_answered;
    })
    .toBe(true);
  await expect(ship).toBeFocused();
  await expect(ship).toHaveValue('Sea Cloud');
});

test('both days are chosen in one calendar, and a round trip ends where it starts', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/cruises/create');
  const start = page.getByLabel(terms.fields.start_date);
  const end = page.getByLabel(terms.fields.end_date);
  await page.getByLabel(terms.fields.ship_name).fill('Sea Cloud');
  await start.fill('6.3.2027');
  const of_start = page.getByTitle(`${cruises.form.calendar}: ${terms.fields.start_date}`);
  await of_start.click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('status')).toHaveText(terms.fields.end_date);
  await calendar.getByRole('button', { name: '16 March 2027' }).click();
  await expect(calendar).toBeHidden();
  await expect(start).toHaveValue('03/06/2027');
  await expect(end).toHaveValue('03/16/2027');
  await expect(end).toHaveAccessibleDescription('Tue');

  await of_start.click();
  await expect(calendar.getByRole('button', { name: '10 nights' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  await calendar.getByRole('button', { name: '8 March 2027', exact: true }).click();
  await expect(end).toHaveValue('03/18/2027');
  await calendar.getByRole('button', { name: '7 nights' }).click();
  await expect(end).toHaveValue('03/15/2027');
  await start.fill('3/13/2027');
  await end.focus();
  await expect(end).toHaveValue('03/20/2027');

  await page.getByLabel(terms.fields.start_port).fill('miami');
  await page
    .getByRole('option', { name: /^Miami/ })
    .first()
    .click();
  await expect(page.getByLabel(terms.fields.end_port)).toHaveValue('Miami');
  await expect(page.getByText(cruises.form.same_port)).toBeVisible();
  await expectAccessible();
});

test('an itinerary that is pasted into the form is in the schedule, and rare fields come with all fields', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/cruises/create');
  await page.getByLabel(terms.fields.ship_name).fill('Sea Cloud');
  await page.getByLabel(terms.fields.start_date).fill('2027-03-06');
  await page.getByLabel(terms.fields.end_date).fill('2027-03-08');
  await page.getByRole('heading', { name: cruises.form.groups.booking, exact: true }).click();
  await expect(page.getByLabel(terms.fields.booking_number)).toBeVisible();
  await expect(page.getByLabel(terms.fields.booking_id)).toHaveCount(0);
  await page.getByRole('button', { name: cruises.form.all_fields }).click();
  const booking_id = page.getByLabel(terms.fields.booking_id);
  await expect(booking_id).toBeFocused();
  await booking_id.fill('B-1');
  await booking_id.fill('');
  await expect(booking_id).toBeVisible();
  await page.getByRole('heading', { name: schedule.paste.title }).click();
  const lines = ['March 6 Miami 4:00 PM', 'March 7 At sea', 'March 8 Key West 7:00 AM'];
  await page.getByLabel(schedule.paste.label).fill(lines.join('\n'));
  await expectAccessible();
  // it is part of the unsaved work
  await page.reload();
  await expect(page.getByText(shell.unsaved.restored)).toBeVisible();
  await expect(page.getByLabel(schedule.paste.label)).toHaveValue(lines.join('\n'));
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: schedule.edit })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: schedule.paste.filled })).toBeVisible();
  const ports = page.getByRole('combobox', { name: schedule.editor.port });
  await expect(ports.first()).toHaveValue('Miami');
  await expect(ports.last()).toHaveValue('Key West');
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sea Cloud' })).toBeVisible();
  const { items } = await send<{ items: { id: string }[] }>(page, 'GET', 'cruises');
  const recorded = await send<{ schedule: { items: { port_name: string | null }[] } }>(
    page,
    'GET',
    `cruises/${items[0]?.id}`,
  );
  expect(recorded.schedule.items.map(({ port_name }) => port_name)).toEqual(['Miami', null, 'Key West']);
});
