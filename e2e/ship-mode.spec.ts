import { paths } from '#web/lib/paths.ts';
import { test } from './support/gate.ts';
import type { Proxy } from './support/proxy.ts';
import { expect } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

/* A network that is paid for by the megabyte (docs/decisions/115-the-whole-record.md). */

const { shell, ship_mode } = words.en;

const ten_minutes_ms = 600_000;
const most_bytes = 20_000;
const last = '/healthz';
const kept_screens = [paths.cruises, paths.calendar, paths.loyalty, paths.stats, paths.dashboard];

test('in ship mode ten minutes open cost nothing, kept screens ask for nothing, and news come at one press', async ({
  page,
  mailbox,
  gate,
  expectAccessible,
}) => {
  test.slow();
  // from the start: the worker, which comes some seconds after it, brings a megabyte
  await page.addInitScript(() => localStorage.setItem('gangway-ship-mode', 'yes'));
  await comeAboard(page, mailbox);
  const cruise = { start_date: dayFromNow(40), end_date: dayFromNow(47), start_port_id: 'us-miami' };
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    ...cruise,
  });
  await page.goto(paths.settings);
  const mode = page.getByRole('main').getByRole('switch', { name: ship_mode.label });
  await expect(mode).toBeChecked();
  const line = page.getByRole('button', { name: ship_mode.update });
  await line.click();
  await expect(line).toBeEnabled();
  await expect(page.getByText(shell.no_connection)).toHaveCount(0);

  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.waitForLoadState('networkidle');
  gate.count();
  await page.clock.runFor(ten_minutes_ms);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // comes after all that the page asked for
  await page.evaluate((url) => fetch(url), last);
  const { bytes, asked } = gate.count();
  // but files of the app that were not loaded yet
  expect(asked.filter((url) => !url.startsWith('/assets/'))).toEqual([last]);
  expect(bytes).toBeLessThan(most_bytes);

  for (const path of [...kept_screens, `/cruises/view/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const of_api = ({ asked: all }: ReturnType<Proxy['count']>) => all.filter((url) => url.startsWith('/api/'));
  expect(of_api(gate.count())).toEqual([]);
  await expectAccessible();

  // from elsewhere
  await send(page, 'PATCH', `cruises/${id}`, { ship_name: 'Queen Mary 2' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Icon of the Seas' })).toBeVisible();
  await line.click();
  await expect(page.getByRole('heading', { name: 'Queen Mary 2' })).toBeVisible();
});
