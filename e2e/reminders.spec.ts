import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Locator } from '@playwright/test';

import type { Notice } from '#contract/notices.ts';
import { signPaid } from '#server/features/reminders/access-paid.ts';
import { signSwitchOff } from '#server/features/reminders/access-switch-off.ts';

import { answerCall, expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

const { cruises, documents, mark_paid, notices, parts, reminders, settings, shell, switch_off, terms } =
  words.en;

test('the alerts of a cruise say what comes when, turn reminders on with one click, and its switch silences one kind @phone', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: dayFromNow(90),
    end_date: dayFromNow(97),
    total_price: '4200.00',
    currency: 'USD',
    final_payment_date: dayFromNow(40),
  });
  await page.goto(`/cruises/view/${id}?tab=alerts`);
  const payment = page.getByRole('region', { name: reminders.payment });
  const checkin = page.getByRole('region', { name: reminders.kinds.checkin });
  const { off } = reminders;
  for (const [region, why] of [
    [payment, off.payment_notification],
    [checkin, off.checkin_notification],
  ] as const) {
    await expect(region.getByRole('switch')).not.toBeChecked();
    await expect(region.getByRole('switch')).toBeDisabled();
    await expect(region.getByText(why)).toBeVisible();
  }
  await expectAccessible();
  await checkin.getByRole('button', { name: reminders.turn_on }).click();
  await expect(checkin.getByRole('switch')).toBeChecked();
  await page.getByRole('status').getByRole('button', { name: reminders.undo }).click();
  await expect(checkin.getByRole('switch')).toBeDisabled();
  await page.getByRole('button', { name: reminders.invite.button }).click();
  await expect(payment).toContainText('in 33 days');
  await expect(payment).toContainText('in 40 days');
  await expect(payment).toContainText('$4,200.00');
  await expect(page.getByText(reminders.states.no_checkin_date)).toBeVisible();
  await expectAccessible();

  await payment.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expect(payment.getByText(reminders.states.off_cruise)).toHaveCount(2);
  expect(await send(page, 'GET', `cruises/${id}/alerts`)).toMatchObject({ planned: [] });
  await page.getByRole('status').getByRole('button', { name: reminders.undo }).last().click();
  await expect(payment).toContainText('in 33 days');
});

test('an estimated final payment is confirmed with one tap and taken back, and links lead into the fields they name @phone', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const ship_id = 'royal-caribbean-icon-of-the-seas-2024';
  const days = { start_date: dayFromNow(103), end_date: dayFromNow(110) };
  await send(page, 'PATCH', 'user/settings', { is_reminder_offer_answered: true });
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', { ship_id, ...days });
  const recorded = async () =>
    (await send<{ final_payment_date: string | null }>(page, 'GET', `cruises/${id}`)).final_payment_date;
  await page.goto('/dashboard');
  const estimate = page.getByRole('listitem').filter({ hasText: 'Final payment about' });
  await expect(estimate).toContainText(/Estimate: 90 days before sailing/);
  await expectAccessible();
  await estimate.getByRole('button', { name: parts.estimate.confirm }).click();
  await expect(page.getByRole('link', { name: /Final payment in 13\sdays.*20\d\d/ })).toBeFocused();
  expect(await recorded()).toBe(dayFromNow(13));
  await page.getByRole('status').getByRole('button', { name: cruises.delete.undo }).click();
  await expect(estimate).toBeVisible();
  expect(await recorded()).toBeNull();

  await estimate.getByRole('link', { name: parts.estimate.change }).click();
  const pricing = page.getByRole('group', { name: parts.edit.price });
  const date = pricing.getByLabel(terms.fields.final_payment_date);
  await expect(date).toBeFocused();
  await expect(date).toBeInViewport();
  await pricing.getByRole('button', { name: terms.fields.final_payment_date }).click();
  await expect(date).toBeFocused();
  await expectAccessible();
  await pricing.getByRole('button', { name: cruises.form.save }).click();
  await expect(page.getByText('Final payment about')).toHaveCount(0);
  await expect(pricing).toHaveCount(0);
  expect(await recorded()).toBe(dayFromNow(13));
  const details = page.locator('summary', { hasText: 'more details' });
  await details.click();
  await page.getByRole('link', { name: parts.checklist.lacks.total_price }).click();
  await expect(pricing.getByLabel(terms.fields.total_price)).toBeFocused();
  await page.getByRole('link', { name: parts.checklist.lacks.documents }).click();
  await expect(page.getByRole('button', { name: documents.add })).toBeFocused();
  for (const name of ['booking_number', 'stateroom', 'start_port', 'checkin_date'] as const) {
    await page.goto(`/cruises/view/${id}`);
    await details.click();
    await page.getByRole('link', { name: parts.checklist.lacks[name] }).click();
    await expect(page.locator(`[name="${name}"]`)).toBeFocused();
  }
});

test('after the first final payment date one is asked once to be reminded, and pricing says when that comes', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const ship_id = 'royal-caribbean-icon-of-the-seas-2024';
  const days = { start_date: dayFromNow(103), end_date: dayFromNow(110) };
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', { ship_id, ...days });
  const offer = page.getByRole('region', { name: reminders.offer.title });
  const yes = offer.getByRole('button', { name: reminders.offer.yes });
  const pricing = page.getByRole('region', { name: parts.reminders, exact: true });
  await page.goto(`/cruises/view/${id}?tab=pricing`);
  await expect(pricing).toContainText(reminders.off.payment_notification);
  await expect(offer).toHaveCount(0);
  await page
    .getByRole('region', { name: terms.parts.payments })
    .getByRole('button', { name: parts.estimate.confirm })
    .click();
  await expect(yes).toBeInViewport({ ratio: 1 });
  // and no toast lies over it
  await yes.click({ trial: true, timeout: 8_000 });
  await expect(offer).toContainText('We can remind you here on');
  await expectAccessible();
  await page.route('**/api/user/settings', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await yes.click();
  await expect(page.getByText(reminders.not_switched)).toBeVisible();
  await page.unroute('**/api/user/settings');
  await yes.click();
  await expect(offer).toHaveCount(0);
  await expect(pricing).toContainText('We’ll remind you on');
  const { planned } = await send<{ planned: object[] }>(page, 'GET', `cruises/${id}/alerts`);
  expect(planned).toMatchObject([{ kind: 'payment', date: dayFromNow(6) }]);
  expect(await send(page, 'GET', `cruises/${id}`)).toMatchObject({ payment_reminder_date: dayFromNow(6) });

  await page.goto(`/cruises/edit/${id}#checkin_notification`);
  const checkin = page.getByRole('checkbox', { name: terms.fields.checkin_notification });
  await expect(checkin).not.toBeChecked();
  await expect(checkin).toBeDisabled();
  await page.getByRole('button', { name: reminders.turn_on }).click();
  await expect(checkin).toBeChecked();
  await expect(checkin).toBeEnabled();

  // another user declines, and is not asked again
  await comeAboard(page, mailbox);
  await send(page, 'POST', 'cruises', { ship_id, ...days, final_payment_date: dayFromNow(40) });
  await page.goto('/dashboard');
  await offer.getByRole('button', { name: reminders.offer.no }).click();
  await expect(offer).toHaveCount(0);
  expect(await send(page, 'GET', 'user/settings')).toMatchObject({
    enable_payment_reminder: false,
    is_reminder_offer_answered: true,
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Final payment in 40\sdays/ }).click();
  const tab = page.getByRole('tab', { name: 'Pricing' });
  await expect(tab).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: /^Final payment by/ }).click();
  await expect(tab).toBeInViewport();
  await expect(offer).toHaveCount(0);
});

test('the question whether to be reminded comes into view where the date was saved', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const ship_id = 'royal-caribbean-icon-of-the-seas-2024';
  const days = { start_date: dayFromNow(103), end_date: dayFromNow(110) };
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', { ship_id, ...days });
  const yes = page
    .getByRole('region', { name: reminders.offer.title })
    .getByRole('button', { name: reminders.offer.yes });
  const expectInReach = async () => {
    await expect(page.getByRole('heading', { name: reminders.offer.title })).toBeFocused();
    await expect(yes).toBeInViewport({ ratio: 1 });
    const box = await yes.boundingBox();
    const is_on_top = ({ x, y }: { x: number; y: number }) =>
      document.elementFromPoint(x, y)?.closest('button')?.textContent ?? '';
    const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    expect(await page.evaluate(is_on_top, middle), 'no toast lies over it').toBe(reminders.offer.yes);
  };
  await page.goto('/dashboard');
  await page.getByRole('button', { name: parts.estimate.confirm }).click();
  await expect(page.getByRole('status').getByRole('button', { name: cruises.delete.undo })).toBeVisible();
  await expectInReach();

  await page.getByRole('status').getByRole('button', { name: cruises.delete.undo }).click();
  await expect(yes).toHaveCount(0);
  await page.goto(`/cruises/view/${id}`);
  await page.getByRole('link', { name: parts.estimate.change }).click();
  const price = page.getByRole('group', { name: parts.edit.price });
  await price.getByRole('button', { name: terms.fields.final_payment_date }).click();
  await price.getByRole('button', { name: cruises.form.save }).click();
  await expect(page.getByRole('status').filter({ hasText: parts.saved.price })).toBeVisible();
  await expect(price).toHaveCount(0);
  await expectInReach();
});

test('missing details on the dashboard lead to the list of what is still to do, unfolded @phone', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const ship_id = 'royal-caribbean-icon-of-the-seas-2024';
  const days = { start_date: dayFromNow(103), end_date: dayFromNow(110) };
  await send(page, 'POST', 'cruises', { ship_id, ...days });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: parts.checklist.lacks.booking_number }).click();
  const list = page.getByRole('region', { name: cruises.view.missing });
  await expect(list.getByRole('heading')).toBeInViewport();
  for (const name of ['booking_number', 'stateroom', 'documents'] as const)
    await expect(list.getByRole('link', { name: parts.checklist.lacks[name] })).toBeInViewport();
  await expectAccessible();
  // it stays unfolded when one of its links is followed within the page
  await list.getByRole('link', { name: parts.checklist.lacks.documents }).click();
  await expect(page).toHaveURL(/#documents$/);
  await expect(list.getByRole('link', { name: parts.checklist.lacks.stateroom })).toBeVisible();
});

test('the bell counts what is unread; opened, a notice leads to its thing and is read', async ({
  page,
  mailbox,
  expectAccessible,
}, { project }) => {
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Rotterdam',
    start_date: dayFromNow(60),
    end_date: dayFromNow(67),
  });
  // reminders come at nine, but a test runs at any time: an answer of the server is simulated
  const details = {
    ship_name: 'Rotterdam',
    currency: 'USD',
    event: null,
    place_name: null,
    person_name: null,
  };
  const told: Notice[] = [
    { reminder: 'payment' as const, due_on: dayFromNow(14), amount: '1890.00' },
    { reminder: 'checkin' as const, due_on: dayFromNow(0), amount: null },
  ].map((one, index) => ({
    id: `01900000-0000-7000-8000-00000000000${index}`,
    kind: 'reminder',
    cruise_id: id,
    details: { ...details, ...one },
    created_at: new Date().toISOString(),
    read_at: null,
  }));
  const unread = () => told.filter(({ read_at }) => read_at === null).length;
  await page.route('**/api/user/notifications*', (route) =>
    answerCall(route, { json: { items: told, next_cursor: null, total: told.length } }),
  );
  await page.route('**/api/user/notifications/summary', (route) =>
    answerCall(route, { json: { unread: unread(), pending_uploads: 0, announcements: [] } }),
  );
  await page.route('**/api/user/notifications/read', async (route) => {
    const { ids } = route.request().postDataJSON() as { ids?: string[] };
    for (const one of told) if (ids?.includes(one.id) !== false) one.read_at = new Date().toISOString();
    await answerCall(route, { json: { unread: unread(), pending_uploads: 0, announcements: [] } });
  });

  await page.goto('/dashboard');
  const is_wide = project.name === 'desktop';
  await page.getByRole(is_wide ? 'button' : 'link', { name: '2 unread notifications' }).click();
  const notice = page.getByRole('link', { name: /Final payment due in 14 days/ });
  await expect(notice).toContainText('$1,890.00');
  await expectAccessible();
  if (is_wide) await page.getByRole('link', { name: notices.all }).click();
  await expect(page.getByRole('heading', { name: notices.title, level: 1 })).toBeVisible();
  await expectAccessible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Final payment due in 14 days/ })
    .click();
  await expect(page).toHaveURL(`/cruises/view/${id}?tab=pricing`);
  await expect(page.getByRole(is_wide ? 'button' : 'link', { name: '1 unread notification' })).toBeVisible();

  await page.goto('/notices');
  await page.getByRole('button', { name: notices.read_all }).click();
  await expect(page.getByText('Nothing unread')).toBeVisible();
  await expect(
    page.getByRole(is_wide ? 'button' : 'link', { name: shell.menu.notices, exact: true }),
  ).toBeVisible();
});

test('on a phone the bell is a target of 44 pixels, and its count stays in the bar @phone', async ({
  page,
  mailbox,
}) => {
  await page.route('**/api/user/notifications/summary', (route) =>
    answerCall(route, { json: { unread: 2, pending_uploads: 0, announcements: [] } }),
  );
  await comeAboard(page, mailbox);
  const bell = page.getByRole('link', { name: '2 unread notifications' });
  for (const width of [350, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const target = await boxOf(bell);
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
    const count = await boxOf(bell.locator('[data-count="2"]'));
    expect(count.end, 'the count ends before the edge').toBeLessThan(width);
  }
});

test('the link of a mail switches a kind of reminder off and on again, also for who is signed out @phone', async ({
  page,
  mailbox,
  server,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const { user } = await send<{ user: { id: string } }>(page, 'PATCH', 'user/settings', {
    checkin_notification: true,
  });
  const isOn = async () =>
    (await send<{ checkin_notification: boolean }>(page, 'GET', 'user/settings')).checkin_notification;
  const secret = (await readFile(join(server.folder, 'secret'), 'utf8')).trim();
  const token = signSwitchOff(secret, { user_id: user.id, kind: 'checkin' });

  const answer = await page.goto(`/reminders/off/${token}`);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  await expect(page.getByRole('heading', { name: switch_off.ask.checkin })).toBeVisible();
  await expectAccessible();
  expect(await isOn()).toBe(true);
  await page.getByRole('button', { name: switch_off.off, exact: true }).click();
  await expect(page.getByRole('heading', { name: switch_off.is_off.checkin })).toBeFocused();
  expect(await isOn()).toBe(false);
  await page.getByRole('link', { name: switch_off.settings }).click();
  const box = page.getByRole('checkbox', { name: settings.reminders.checkin_notification });
  await expect(box).not.toBeChecked();

  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.goto(`/reminders/off/${token}`);
  await page.getByRole('button', { name: switch_off.on }).click();
  await expect(page.getByRole('heading', { name: switch_off.is_on.checkin })).toBeFocused();
  await expect(page.getByRole('link', { name: switch_off.settings })).toBeHidden();
  await page.goto(`/reminders/off/${token.slice(0, -3)}`);
  await expect(page.getByRole('heading', { name: switch_off.broken })).toBeVisible();
  await page.context().addCookies(cookies);
  expect(await isOn()).toBe(true);
});

test('the link of a reminder marks its cruise as paid when its button is pressed, with undo, without a login @phone', async ({
  page,
  mailbox,
  server,
  expectAccessible,
}) => {
  const email = await comeAboard(page, mailbox);
  const { user } = await send<{ user: { id: string } }>(page, 'PATCH', 'user/settings', {});
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: dayFromNow(90),
    end_date: dayFromNow(97),
    total_price: '4200.00',
    currency: 'USD',
  });
  const state = async () =>
    (await send<{ payment_state: string }>(page, 'GET', `cruises/${id}`)).payment_state;
  const secret = (await readFile(join(server.folder, 'secret'), 'utf8')).trim();
  const token = signPaid(secret, { user_id: user.id, cruise_id: id, ends_on: dayFromNow(60) }, email);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  const answer = await page.goto(`/reminders/paid/${token}`);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  await expect(page.getByRole('heading', { name: /^Mark .Icon of the Seas. as paid\?$/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: mark_paid.mark }).click();
  await expect(
    page.getByRole('heading', { name: /\$4,200\.00.*Icon of the Seas.*marked as paid/ }),
  ).toBeFocused();
  await expectAccessible();
  await page.getByRole('button', { name: mark_paid.undo }).click();
  await expect(page.getByRole('heading', { name: /no longer marked as paid/ })).toBeFocused();
  await page.getByRole('button', { name: mark_paid.mark }).click();
  await expect(page.getByRole('button', { name: mark_paid.undo })).toBeVisible();
  await page.goto(`/reminders/paid/${token.slice(0, -3)}`);
  await expect(page.getByRole('heading', { name: mark_paid.broken })).toBeVisible();
  await page.context().addCookies(cookies);
  expect(await state()).toBe('paid');
});

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return { ...box, end: box.x + box.width };
}
