import { chromium, type Cookie } from '@playwright/test';

import { freePort } from '#server/testing/free-port.ts';
import { makeRecords } from '../tools/bench/records.ts';
import { findBrowser } from './support/chromium.ts';
import { filesOfAllScreens, keptAnswers, test as gated, untilKept } from './support/gate.ts';
import { askLighthouse, type Figures } from './support/lighthouse.ts';
import { measureMoves } from './support/moves.ts';
import { startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

const cruises = 1000;
const runs = 5;

/** The screens that a phone of Lighthouse opens from nothing, and what it may take. */
const screens: Record<string, { path: string; most: Partial<Figures> }> = {
  login: { path: '/auth/login', most: { largest_paint: 2000, blocking: 150, shift: 0.02 } },
  dashboard: { path: '/dashboard', most: { largest_paint: 2000, blocking: 150, shift: 0.02 } },
  list: { path: '/cruises', most: { largest_paint: 2200, blocking: 150, longest_task: 50, shift: 0.02 } },
};

/** A server that lets an account record faster than a traveller does. */
const filled = test.extend<object>({
  server: [
    async ({}, lend) => {
      const server = await startServer(process.env['E2E_TEMPLATE'], { WRITES_A_MINUTE: '1000000' });
      await lend(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

filled('a thousand cruises are there at once on a slow phone', async ({ page, mailbox, server }) => {
  filled.setTimeout(900_000);
  await comeAboard(page, mailbox);
  for (const record of makeRecords(cruises)) await send(page, 'POST', 'cruises', record);
  const cookies = await page.context().cookies();
  await page.close();
  for (const [name, { path, most }] of Object.entries(screens)) {
    const found = await openAsPhone(`${server.url}${path}`, name === 'login' ? [] : cookies);
    const middle = (figure: keyof Figures) =>
      found.map((seen) => seen[figure]).toSorted((a, b) => a - b)[runs >> 1] ?? Number.NaN;
    const medians = Object.fromEntries(
      (Object.keys(found[0] ?? {}) as (keyof Figures)[]).map((figure) => [figure, middle(figure)]),
    );
    const rounded = (value: number) => Math.round(value * 1000) / 1000;
    const told = Object.entries(medians).map(([figure, value]) => `${figure} ${rounded(value)}`);
    process.stdout.write(`${name}: ${told.join(', ')}\n`);
    for (const [figure, limit] of Object.entries(most))
      expect.soft(medians[figure], `${name}: ${figure}`).toBeLessThanOrEqual(limit);
  }
});

/** Opens an address several times in a browser of its own, with the session of these cookies. */
async function openAsPhone(url: string, cookies: Cookie[]): Promise<Figures[]> {
  const port = await freePort();
  const browser = await chromium.launch({ ...findBrowser(), args: [`--remote-debugging-port=${port}`] });
  const found: Figures[] = [];
  try {
    // Lighthouse opens its page in the browser's default profile, which Playwright provides only in this way
    const [profile] = (await chromium.connectOverCDP(`http://127.0.0.1:${port}`)).contexts();
    await profile?.addCookies(cookies);
    for (let run = 0; run < runs; run += 1) found.push(await askLighthouse(url, port));
  } finally {
    await browser.close();
  }
  return found;
}

/** From the opening of the page to the frame after the last change of what is seen. */
const most_cold_ms = 1500;

gated(
  'the dashboard of today opens without a network on a slow phone',
  async ({ page, context, mailbox, gate }) => {
    gated.setTimeout(400_000);
    await context.addInitScript(() => localStorage.setItem('gangway-own-device', 'yes'));
    await comeAboard(page, mailbox);
    const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
      ship_id: 'royal-caribbean-icon-of-the-seas-2024',
      start_date: dayFromNow(-2),
      end_date: dayFromNow(6),
      start_port_id: 'us-miami',
      end_port_id: 'us-miami',
    });
    const items = Array.from({ length: 9 }, (_, index) => ({
      date: dayFromNow(index - 2),
      kind: index === 0 ? 'embark' : index === 8 ? 'disembark' : 'port',
      port_id: index % 8 === 0 ? 'us-miami' : 'bs-nassau',
      depart: '23:45',
      all_aboard: '23:30',
    }));
    await send(page, 'PUT', `cruises/${id}/schedule`, { items });
    await page.goto('/dashboard');
    await expect.poll(() => keptAnswers(page), { timeout: 60_000 }).toMatch(/"cursor":"[^"]+"/);
    await untilKept(page, ...(await filesOfAllScreens(page)));
    await page.close();
    gate.fault = 'refuses';
    const found: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const phone = await context.newPage();
      const cdp = await context.newCDPSession(phone);
      await cdp.send('ServiceWorker.enable');
      await cdp.send('ServiceWorker.stopAllWorkers');
      const { slowDown, settle } = await measureMoves(phone, { is_stale: false });
      await slowDown();
      await phone.goto('/dashboard');
      await settle();
      await expect(phone.getByRole('heading', { name: words.en.dashboard.today.today })).toBeVisible();
      found.push(Math.round(await phone.evaluate(() => gangway_watch.painted)));
      await phone.close();
    }
    process.stdout.write(`cold without a network: ${found.join(', ')} ms\n`);
    expect(found.toSorted((a, b) => a - b)[runs >> 1]).toBeLessThanOrEqual(most_cold_ms);
  },
);
