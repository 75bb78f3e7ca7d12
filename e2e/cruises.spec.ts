import type { APIRequestContext, BrowserContext } from '@playwright/test';

import { expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

const { cruises, parts, terms } = words.en;

/** Records cruises through the API. */
async function record(context: BrowserContext, ...bodies: Record<string, unknown>[]): Promise<string[]> {
  const headers = await authorization(context);
  const ids: string[] = [];
  for (const data of bodies) {
    const answer = await context.request.post('/api/cruises', { data, headers });
    expect(answer.status()).toBe(201);
    ids.push(idOf(await answer.json()));
  }
  return ids;
}

async function authorization(context: BrowserContext): Promise<Record<string, string>> {
  const access = (await context.cookies()).find(({ name }) => name === 'access_token');
  return { Authorization: `Bearer ${access?.value ?? ''}` };
}

function idOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : '';
}

async function statusOf(
  request: APIRequestContext,
  id: string,
  headers: Record<string, string>,
): Promise<number> {
  return (await request.get(`/api/cruises/${id}`, { headers })).status();
}

const voyage = { ship_name: 'Sea Cloud', start_date: '2027-03-06', end_date: '2027-03-13' };

test('a deleted cruise comes back with undo, and is gone without', async ({ page, mailbox, context }) => {
  await comeAboard(page, mailbox);
  const [id = ''] = await record(context, voyage);
  const headers = await authorization(context);
  await page.goto(`/cruises/view/${id}`);
  const remove = async () => {
    await page.getByRole('main').getByRole('button', { name: parts.menu.more }).click();
    await page.getByRole('button', { name: cruises.view.delete, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: cruises.delete.confirm, exact: true }).click();
    await expect(page.getByText('Record deleted successfully')).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: cruises.delete.undo }).click();
  await expect(page.getByText(cruises.delete.undone)).toBeVisible();
  expect(await statusOf(context.request, id, headers)).toBe(200);
  await page.goto(`/cruises/view/${id}`);
  await remove();
  await page.reload();
  await expect.poll(() => statusOf(context.request, id, headers)).toBe(404);
});

test('without a network and without the outbox Save says so and keeps what was typed', async ({
  page,
  mailbox,
  context,
}) => {
  await comeAboard(page, mailbox);
  // the page was opened a moment before the network went, so that nothing can wait on this device
  await page.route(/\/assets\/browser-.*\.js$/, (route) => route.abort());
  await page.goto('/cruises/create');
  await page.getByLabel(terms.fields.ship_name).fill('Sea Cloud');
  await page.getByLabel(terms.fields.start_date).fill('2027-03-06');
  await page.getByLabel(terms.fields.end_date).fill('2027-03-13');
  await context.setOffline(true);
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await expect(page.getByText(cruises.form.save_failed).first()).toBeVisible();
  await expect(page.getByLabel(terms.fields.ship_name)).toHaveValue('Sea Cloud');
  await context.setOffline(false);
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await page.waitForURL('**/cruises/view/**');
});

test('the page of a cruise is loaded while its form is filled in', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  const asked = page.waitForRequest(/\/assets\/view-screen-.*\.js$/);
  await page.goto('/cruises/create');
  await asked;
});

test('a link that is followed right after typing is not overtaken by the search', async ({
  page,
  mailbox,
  context,
}) => {
  await comeAboard(page, mailbox);
  await record(context, voyage);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // the screen of the cruise comes after the pause of the search
  await page.route(/\/assets\/view-screen-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/cruises');
  const link = page.getByRole('main').getByRole('link', { name: /Sea Cloud/ });
  await expect(link).toBeVisible();
  await page.getByRole('searchbox', { name: cruises.list.search }).fill('Cloud');
  await link.click();
  // longer than the pause after which a search begins
  await page.clock.runFor(1_000);
  release();
  await expect(page).toHaveURL(/\/cruises\/view\//);
});

test('a search with pauses loses no letter', async ({ page, mailbox, context }) => {
  await comeAboard(page, mailbox);
  await record(context, { ...voyage, ship_name: 'Icon of the Seas' }, voyage);
  await page.goto('/cruises');
  const field = page.getByRole('searchbox', { name: cruises.list.search });
  for (const part of ['icon ', 'of ', 'the ']) {
    await field.pressSequentially(part);
    await page.waitForURL((url) => url.searchParams.get('q')?.endsWith(part.trim()) === true);
  }
  await expect(field).toHaveValue('icon of the ');
  await expect(page.getByText('Icon of the Seas').first()).toBeVisible();
  await expect(page.getByText('Sea Cloud')).toHaveCount(0);
});

for (const timezoneId of ['Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati']) {
  test.describe(() => {
    test.use({ timezoneId });

    test(`a day that is typed in ${timezoneId} is the day that is kept and shown`, async ({
      page,
      mailbox,
      context,
    }) => {
      await comeAboard(page, mailbox);
      await page.goto('/cruises/create');
      await page.getByLabel(terms.fields.ship_name).fill('Sea Cloud');
      await page.getByLabel(terms.fields.start_date).fill('2027-03-06');
      await page.getByLabel(terms.fields.end_date).fill('2027-03-13');
      await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
      await page.waitForURL('**/cruises/view/**');
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const answer = await context.request.get(`/api/cruises/${id}`, {
        headers: await authorization(context),
      });
      expect(await answer.json()).toMatchObject({ start_date: '2027-03-06', end_date: '2027-03-13' });
      await expect(page.getByText('Sat, Mar 6, 2027').first()).toBeVisible();
      await page.goto(`/cruises/edit/${id}`);
      await expect(page.getByLabel(terms.fields.start_date)).toHaveValue(/0?3\/0?6\/2027/);
    });
  });
}

test('an open check-in leads to the website of the line, from the dashboard too', async ({
  page,
  mailbox,
  context,
}) => {
  await comeAboard(page, mailbox);
  const [id = ''] = await record(context, {
    ...voyage,
    cruise_line_id: 'celebrity-cruises',
    checkin_date: '2026-01-05',
  });
  await page.goto('/');
  await page.getByRole('link', { name: words.en.dashboard.attention.checkin_open }).click();
  await expect(page).toHaveURL(new RegExp(`/cruises/view/${id}`));
  const way = page.getByRole('link', { name: cruises.view.checkin_open, exact: true });
  await expect(way).toHaveAttribute('href', 'https://www.celebritycruises.com');
  await expect(way).toBeInViewport();
});

test('a day on board begins at midnight in its port, in the list as on the dashboard', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const [embark, ...days] = Array.from({ length: 9 }, (_, day) => dayFromNow(day - 3));
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Sea Cloud',
    start_date: embark,
    end_date: days.at(-1),
    start_port_id: 'us-miami',
  });
  await send(page, 'PUT', `cruises/${id}/schedule`, {
    items: [
      { date: embark, kind: 'embark', port_id: 'us-miami' },
      ...days.map((date) => ({ date, kind: 'port', port_id: 'pt-ponta-delgada-azores' })),
    ],
  });
  // in Miami it is still the evening before
  await page.clock.setFixedTime(`${days[3]}T02:30:00Z`);
  for (const path of ['/dashboard', '/cruises', `/cruises/view/${id}`]) {
    await page.goto(path);
    await expect(page.getByText('Day 5 of 9').filter({ visible: true }), path).toHaveCount(1);
  }
  // the schedule has one day that is today, also while the ports of two days have it
  await page.clock.setFixedTime(`${days[0]}T02:30:00Z`);
  await page.goto(`/cruises/view/${id}?tab=dates`);
  const today = page.locator('li[id^="day-"][aria-current="date"]');
  await expect(today).toHaveCount(1);
  await expect(today).toContainText('Day 2');
});
