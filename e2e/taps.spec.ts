import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

import { further } from '#messages/en/further.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, newAddress, send, words } from './support/traveller.ts';

/* What the most frequent jobs take on a phone, counted from the home screen by the presses that the page gets. */

const { cruises, dashboard, schedule, shell, terms } = words.en;
const { sharing, uploads } = further;

interface Presses {
  taps: number;
  keys: number;
}

/** Counts from here on. Kept in the session's storage: a job may load a page. */
async function countPresses(page: Page): Promise<() => Promise<Presses>> {
  await page.evaluate(() => {
    sessionStorage.setItem('presses', JSON.stringify({ taps: 0, keys: 0 }));
    const count = (name: 'taps' | 'keys') => (event: Event) => {
      if (!event.isTrusted) return;
      const presses = JSON.parse(sessionStorage.getItem('presses') ?? '{}') as Presses;
      presses[name] += 1;
      sessionStorage.setItem('presses', JSON.stringify(presses));
    };
    addEventListener('pointerdown', count('taps'), { capture: true });
    addEventListener('keydown', count('keys'), { capture: true });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('presses') ?? 'null') as Presses);
}

/** Taps what is in sight: a scroll would be a movement that nobody counts. */
async function tap(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 0.9 });
  await target.tap();
}

/** The next cruise on the home screen. */
const hero = (page: Page, ship: string) =>
  page.getByRole('main').getByRole('link', { name: ship, exact: true });

/** A test that runs around midnight is on another day of the ship, or the ship has not left. */
async function setNoon(page: Page, day: Temporal.PlainDate, time_zone: string): Promise<void> {
  const noon = day.toZonedDateTime({ timeZone: time_zone, plainTime: '12:00' });
  await page.clock.setFixedTime(noon.epochMilliseconds);
}

const voyage = {
  ship_id: 'royal-caribbean-icon-of-the-seas-2024',
  start_date: dayFromNow(105),
  end_date: dayFromNow(112),
  start_port_id: 'us-miami',
  end_port_id: 'us-miami',
};

test('a cruise is typed with 5 taps and 11 keys', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await expect(page.getByText(dashboard.empty.title)).toBeVisible();
  const presses = await countPresses(page);
  await tap(page.getByRole('navigation').getByRole('button', { name: shell.menu.record }));
  await tap(page.getByRole('dialog').getByRole('link', { name: uploads.ways.type }));
  await tap(page.getByLabel(terms.fields.ship_name));
  await page.keyboard.type('icon');
  await expect(page.getByRole('option', { name: /Icon of the Seas/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(terms.fields.start_date)).toBeFocused();
  const [year, month, day] = voyage.start_date.slice(2).split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await tap(page.getByRole('button', { name: '7 nights' }));
  await tap(page.getByRole('button', { name: cruises.form.save, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Icon of the Seas' })).toBeVisible();
  expect(await presses()).toEqual({ taps: 5, keys: 11 });
});

test('a cruise is read from a document with 4 taps', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await expect(page.getByText(dashboard.empty.title)).toBeVisible();
  const presses = await countPresses(page);
  await tap(page.getByRole('navigation').getByRole('button', { name: shell.menu.record }));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    tap(page.getByRole('dialog').getByRole('button', { name: uploads.ways.file })),
  ]);
  // the telephone's own list of files: a tap that the page does not get
  const taps_outside = 1;
  await chooser.setFiles({
    name: '003.eml',
    mimeType: 'message/rfc822',
    buffer: readFileSync(new URL('../corpus/examples/documents/003.eml', import.meta.url)),
  });
  await page.waitForURL('**/cruises/upload/*', { timeout: 45_000 });
  await tap(page.getByRole('button', { name: uploads.review.accept_one }));
  await page.waitForURL('**/cruises/view/*');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { taps, keys } = await presses();
  expect({ taps: taps + taps_outside, keys }).toEqual({ taps: 4, keys: 0 });
});

test('on board, home tells when all must be aboard, without a tap and without a scroll', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const time_zone = 'America/New_York';
  const today = Temporal.Now.plainDateISO(time_zone);
  const day = (days: number) => today.add({ days }).toString();
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ...voyage,
    start_date: day(-3),
    end_date: day(4),
  });
  const call = { date: day(0), kind: 'port', port_id: 'us-miami', arrive: '00:05', depart: '23:58' };
  await send(page, 'PUT', `cruises/${id}/schedule`, {
    items: [{ ...call, all_aboard: '23:57' }],
  });
  await setNoon(page, today, time_zone);
  await page.goto('/dashboard');
  const presses = await countPresses(page);
  await expect(page.getByText('11:57 PM')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await presses()).toEqual({ taps: 0, keys: 0 });
});

test('on board, once the ship has left, all aboard is told of tomorrow, and no more of today', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const time_zone = 'America/New_York';
  const today = Temporal.Now.plainDateISO(time_zone);
  const day = (days: number) => today.add({ days }).toString();
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ...voyage,
    start_date: day(-3),
    end_date: day(4),
  });
  const left = { date: day(0), kind: 'port', port_id: 'us-miami', arrive: '00:00', depart: '00:01' };
  const next = { date: day(1), kind: 'port', port_id: 'us-key-west', arrive: '08:00', depart: '17:00' };
  await send(page, 'PUT', `cruises/${id}/schedule`, {
    items: [
      { ...left, all_aboard: '00:00' },
      { ...next, all_aboard: '16:30' },
    ],
  });
  await setNoon(page, today, time_zone);
  await page.goto('/dashboard');
  await expect(page.getByText('4:30 PM', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('12:00 AM', { exact: true })).toHaveCount(0);
  await page.goto(`/cruises/view/${id}`);
  const days = page.getByRole('navigation', { name: schedule.ribbon }).getByRole('link');
  await expect(days).toContainText([/12:00\sAM – 12:01\sAM/, /All aboard 4:30\sPM/]);
});

test('a cruise is added to the calendar with 2 taps', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await send(page, 'POST', 'cruises', voyage);
  await page.goto('/dashboard');
  const presses = await countPresses(page);
  await tap(hero(page, 'Icon of the Seas'));
  const file = page.waitForEvent('download');
  await tap(page.getByRole('button', { name: cruises.view.add_to_calendar }));
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);
  expect(await presses()).toEqual({ taps: 2, keys: 0 });
});

test('a cruise is shared with 3 taps and an address', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await send(page, 'POST', 'cruises', voyage);
  await page.goto('/dashboard');
  const address = newAddress();
  const presses = await countPresses(page);
  await tap(hero(page, 'Icon of the Seas'));
  await tap(page.getByRole('link', { name: cruises.view.share }));
  await tap(page.getByLabel(sharing.email));
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: sharing.cruise.who })).toContainText(address);
  expect(await presses()).toEqual({ taps: 3, keys: address.length + 1 });
});
