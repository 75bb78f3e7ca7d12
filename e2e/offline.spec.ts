import type { Page } from '@playwright/test';

import { all_faults, type Proxy, startProxy } from './support/proxy.ts';
import { expect, test as base } from './support/test.ts';
import { comeAboard, dayFromNow, password, send, words } from './support/traveller.ts';

const { account, dashboard, shell } = words.en;

const test = base.extend<{ gate: Proxy }>({
  gate: async ({ server }, lend) => {
    const proxy = await startProxy(server.url);
    await lend(proxy);
    await proxy.stop();
  },
  baseURL: async ({ gate }, lend) => {
    await lend(gate.url);
  },
});

test.use({ serviceWorkers: 'allow' });

/** Waits until the device keeps the files to open a screen without a network. */
async function untilKept(page: Page, ...files: string[]): Promise<void> {
  await expect
    .poll(async () =>
      page.evaluate(async (names) => {
        const requests = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        const urls = requests.flat().map(({ url }) => url);
        return names.filter((name) => !urls.some((url) => url.includes(name)));
      }, files),
    )
    .toEqual([]);
}

/** The answers kept on the device. */
async function keptAnswers(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('gangway');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('answers').objectStore('answers').getAll();
          reading.addEventListener('success', () => resolve(JSON.stringify(reading.result)));
        });
      }),
  );
}

test('what was seen opens from a cold start without a server, and logging out leaves nothing', async ({
  page,
  context,
  mailbox,
  gate,
}) => {
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: dayFromNow(40),
    end_date: dayFromNow(47),
    start_port_id: 'us-miami',
  });
  await page.goto(`/cruises/view/${id}`);
  await expect(page.getByRole('heading', { name: 'Icon of the Seas' })).toBeVisible();
  await untilKept(page, 'view-screen', 'inside-en', 'logout-screen');
  await page.goto('/dashboard');
  await expect(page.getByRole('timer')).toBeVisible();
  await untilKept(page, 'dashboard-screen');
  await expect.poll(() => keptAnswers(page)).toMatch(/"key":\["GET dashboard"\].*Icon of the Seas/);
  await page.close();

  gate.fault = 'refuses';
  const cold = await context.newPage();
  const errors: Error[] = [];
  cold.on('pageerror', (error) => errors.push(error));
  await cold.goto('/dashboard');
  await expect(cold.getByRole('heading', { name: 'Icon of the Seas' })).toBeVisible();
  await expect(cold.getByRole('timer')).toBeVisible();
  const age = shell.offline.replace(/\{ago\}.*/, '');
  await expect(cold.getByRole('status').getByText(age)).toBeVisible();
  // the visible line is on the page, not below the bar
  await cold.locator('p', { hasText: age }).click({ trial: true });
  // the access token ends after an hour; an unreachable server is no reason to sign out
  await context.clearCookies({ name: 'access_token' });
  await cold.goto(`/cruises/view/${id}`);
  await expect(cold.getByRole('heading', { name: 'Icon of the Seas' })).toBeVisible();
  expect(await keptAnswers(cold)).toContain('Icon of the Seas');

  await cold.goto('/auth/logout');
  await expect(cold.getByLabel(account.fields.email)).toBeVisible();
  await expect.poll(() => keptAnswers(cold)).toBe('[]');
  await cold.goto('/dashboard');
  await expect(cold.getByLabel(account.fields.email)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a new build reaches who has the one before on the device, and so does an old one without our header', async ({
  page,
  mailbox,
  gate,
}) => {
  await comeAboard(page, mailbox);
  await expect(page.getByRole('heading', { name: dashboard.empty.title })).toBeVisible();
  await untilKept(page, 'dashboard-screen', 'inside-en');
  const served = page.locator('meta[name="build-hash"]');
  const build_hash = (await served.getAttribute('content')) ?? '';
  gate.build_hash = '0123456789abcdef';
  await page.goto('/dashboard');
  await expect(served).toHaveAttribute('content', gate.build_hash);
  // the previous build is removed when the new one is complete, with every screen that was seen
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['gangway-0123456789abcdef']);
  gate.fault = 'refuses';
  await page.goto('/dashboard');
  await expect(served).toHaveAttribute('content', gate.build_hash);
  await expect(page.getByRole('heading', { name: dashboard.empty.title })).toBeVisible();

  gate.fault = undefined;
  gate.build_hash = undefined;
  gate.is_nameless = true;
  const answered = page.waitForResponse('**/api/dashboard');
  await page.goto('/dashboard');
  await expect(served).toHaveAttribute('content', build_hash);
  await answered;
  await expect(page.getByRole('heading', { name: dashboard.empty.title })).toBeVisible();
  await expect(page.getByText(shell.no_connection)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`gangway-${build_hash}`]);
});

test('a network with any face but ours is none: what was seen opens, and nobody is logged out', async ({
  page,
  context,
  mailbox,
  gate,
}) => {
  await comeAboard(page, mailbox);
  const body = { ship_name: 'Icon of the Seas', start_date: dayFromNow(40), end_date: dayFromNow(47) };
  await send(page, 'POST', 'cruises', body);
  await page.goto('/dashboard');
  const ship = page.getByRole('heading', { name: 'Icon of the Seas' });
  await expect(ship).toBeVisible();
  await untilKept(page, 'dashboard-screen', 'inside-en');
  await expect.poll(() => keptAnswers(page)).toMatch(/"key":\["GET dashboard"\].*Icon of the Seas/);
  const note = page.locator('p', { hasText: shell.offline.replace(/\{ago\}.*/, '') });
  const login = note.getByRole('link', { name: shell.network_login });
  for (const fault of all_faults)
    await test.step(`a network that ${fault}`, async () => {
      // the access token has ended, so that the session is asked for first
      await context.clearCookies({ name: 'access_token' });
      gate.fault = fault;
      await page.goto('/dashboard');
      await expect(ship).toBeVisible();
      await expect(note).toBeVisible();
      const may_be_login = /JSON|511|login page/.test(fault);
      await expect(login).toHaveCount(may_be_login ? 1 : 0);
      if (fault.includes('login page')) {
        await expect(login).toHaveAttribute('href', '/?network');
        await page.goto('/?network');
        await expect(page.getByRole('heading', { name: 'Buy a package' })).toBeVisible();
      }
      expect((await context.cookies()).map(({ name }) => name)).toContain('refresh_token');
      gate.fault = undefined;
      await page.goto('/dashboard');
      await expect(ship).toBeVisible();
      await expect(note).toHaveCount(0);
    });
  // no page of a network was kept in place of a file
  await page.goto('/stats');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  // the way to the network's login is on a screen without kept answers, too
  gate.fault = 'shows its login page';
  await page.goto('/auth/logout');
  await page.getByLabel(account.fields.email).fill('ada@example.org');
  await page.getByLabel(account.fields.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: account.login.submit }).click();
  await expect(page.getByText(account.login.no_network)).toBeVisible();
  await expect(page.getByRole('link', { name: shell.network_login })).toBeVisible();
});
