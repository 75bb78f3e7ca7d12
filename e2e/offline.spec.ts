import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

import { paths } from '#web/lib/paths.ts';
import { doLaterWork, keptAnswers, test, untilAllKept, untilKept } from './support/gate.ts';
import { all_faults } from './support/proxy.ts';
import { expect } from './support/test.ts';
import { comeAboard, dayFromNow, password, send, words } from './support/traveller.ts';

const { account, cruises, dashboard, documents, logbook, outbox, shell } = words.en;

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
  await expect.poll(() => keptAnswers(page)).toMatch(/\\"next\\":\{.*Icon of the Seas/);
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
  await expect.poll(() => keptAnswers(cold)).toBe('[[],[]]');
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
  // the browser may list a removed one without files still
  const builds = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return names.filter((_name, index) => files[index]?.length !== 0);
    });
  await expect.poll(builds, { timeout: 60_000 }).toEqual(['gangway-0123456789abcdef']);
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
  await expect.poll(builds, { timeout: 60_000 }).toEqual([`gangway-${build_hash}`]);
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
  await expect.poll(() => keptAnswers(page)).toMatch(/\\"next\\":\{.*Icon of the Seas/);
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
      // the next fault must not take the answer that renews the session
      await expect
        .poll(async () => (await context.cookies()).map(({ name }) => name))
        .toContain('access_token');
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

test('the whole record opens without a network, and for 60 days without a session', async ({
  page,
  context,
  mailbox,
  gate,
}) => {
  test.setTimeout(400_000);
  await context.addInitScript(() => localStorage.setItem('gangway-own-device', 'yes'));
  await page.clock.install();
  await comeAboard(page, mailbox);
  const record = (ship_name: string, start: number) =>
    send<{ id: string }>(page, 'POST', 'cruises', {
      ship_name,
      start_date: dayFromNow(start),
      end_date: dayFromNow(start + 7),
      start_port_id: 'us-miami',
      end_port_id: 'us-miami',
    });
  const ahead = await record('Icon of the Seas', 90);
  const past = await record('Queen Mary 2', -300);
  await page.goto('/dashboard');
  await expect(page.getByRole('timer')).toBeVisible();
  // nothing else is opened: the record comes by itself
  await untilAllKept(page);
  await page.close();

  gate.fault = 'refuses';
  for (const days of [0, 8, 30]) {
    if (days > 0) await context.clearCookies();
    const all = recordPaths(ahead.id, past.id);
    const cold = await context.newPage();
    await cold.clock.install({ time: Date.now() + days * 86_400_000 });
    const errors: Error[] = [];
    cold.on('pageerror', (error) => errors.push(error));
    for (const path of days < 30 ? all.slice(0, 3) : all)
      await test.step(`${path} on day ${days}`, async () => {
        await cold.goto(path);
        await expect(cold.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(cold.getByText(shell.states.an_error)).toHaveCount(0);
        await expect(cold.getByText(shell.states.offline_text)).toHaveCount(0);
        await expect(cold.getByText(shell.states.loading, { exact: true })).toHaveCount(0);
      });
    await cold.goto('/cruises');
    for (const name of ['Icon of the Seas', 'Queen Mary 2'])
      await expect(cold.getByRole('link', { name }).first()).toBeVisible();
    const note = days === 0 ? shell.offline : shell.offline_lapsed;
    const [before = '', after = ''] = note.split(/\{ago\}/);
    await expect(cold.locator('p', { hasText: before }).filter({ hasText: after })).toBeVisible();
    expect(errors).toEqual([]);
    await cold.close();
  }

  // the server is back: a login, after which the record is there again
  gate.fault = undefined;
  const again = await context.newPage();
  await again.goto('/stats');
  await expect(again.getByLabel(account.fields.email)).toBeVisible();
  expect(await keptAnswers(again)).toContain('Queen Mary 2');
  await again.close();

  gate.fault = 'refuses';
  const late = await context.newPage();
  await late.clock.install({ time: Date.now() + 61 * 86_400_000 });
  await late.goto('/dashboard');
  await expect(late.getByLabel(account.fields.email)).toBeVisible();
  await expect.poll(() => keptAnswers(late)).toBe('[[],[]]');
});

/** The screens of a signed-in traveller but those of uploads, of plans and of new weather. */
function recordPaths(ahead: string, past: string): string[] {
  return [
    paths.dashboard,
    paths.cruises,
    ...[paths.cruise_view, paths.cruise_edit, paths.cruise_schedule, paths.cruise_print].flatMap((path) =>
      [ahead, past].map((id) => path.replace('$id', id)),
    ),
    paths.cruise_create,
    paths.missing_ships,
    paths.calendar,
    paths.loyalty,
    paths.stats,
    paths.passport,
    paths.world_map,
    paths.badges,
    paths.notices,
    paths.settings,
    paths.loyalty_settings,
    paths.sharing_settings,
    paths.icalendar,
    paths.password,
    paths.about,
  ];
}

/** How many files of documents the device keeps. */
async function keptFiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('gangway-files');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('files').objectStore('files').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
}

test('a document of a cruise ahead says that it is on the device, opens without a server, and goes with the logout', async ({
  page,
  context,
  mailbox,
  gate,
}) => {
  test.slow();
  await context.addInitScript(() => localStorage.setItem('gangway-own-device', 'yes'));
  await page.clock.install();
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: dayFromNow(40),
    end_date: dayFromNow(47),
  });
  const name = '001.pdf';
  await page.goto(`/cruises/view/${id}`);
  const ofCard = (of: Page) => of.getByRole('listitem').filter({ hasText: name });
  await page
    .getByLabel(documents.add, { exact: true })
    .setInputFiles(fileURLToPath(new URL(`../corpus/examples/documents/${name}`, import.meta.url)));
  await expect(ofCard(page).getByRole('button', { name, exact: true })).toBeVisible();
  await page.reload();
  await expect(ofCard(page).getByRole('button', { name, exact: true })).toBeVisible();
  // files come after the record
  await doLaterWork(page);
  await expect(ofCard(page)).toContainText(documents.on_device, { timeout: 60_000 });
  await untilKept(page, 'view-screen', '/pdf-', 'pdf-worker', 'inside-en', 'logout-screen');
  await page.close();

  gate.fault = 'refuses';
  const cold = await context.newPage();
  await cold.goto(`/cruises/view/${id}`);
  await expect(ofCard(cold)).toContainText(documents.on_device);
  await ofCard(cold).getByRole('button', { name, exact: true }).click();
  await expect(cold.getByRole('dialog')).toContainText('9018842');
  const [file] = await Promise.all([
    cold.waitForEvent('download'),
    cold.getByRole('dialog').getByRole('button', { name: documents.download }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(name);
  expect(await keptFiles(cold)).toBe(1);

  await cold.goto('/auth/logout');
  await expect(cold.getByLabel(account.fields.email)).toBeVisible();
  await expect.poll(() => keptFiles(cold)).toBe(0);
});

/** The files that wait on the device, of any account. */
async function waitingFiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('gangway-waiting-files');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('files').objectStore('files').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
}

test('a document and a photograph that are added without a network wait through a reload, and arrive once', async ({
  page,
  context,
  mailbox,
  gate,
  server,
  expectAccessible,
}) => {
  test.slow();
  await context.addInitScript(() => localStorage.setItem('gangway-own-device', 'yes'));
  await page.clock.install();
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: dayFromNow(-20),
    end_date: dayFromNow(-13),
  });
  await page.goto(`/cruises/view/${id}`);
  const picker = page.getByLabel(documents.add, { exact: true });
  const more = page.locator('summary', { hasText: cruises.view.rest });
  await more.click();
  await doLaterWork(page);
  await untilKept(
    page,
    'view-screen',
    'viewer-',
    'sending-row',
    'scale-picture',
    'inside-en',
    'logout-screen',
  );
  await expect.poll(() => keptAnswers(page)).toContain('GET user/settings');

  gate.fault = 'refuses';
  const name = 'Tickets.txt';
  await picker.setInputFiles({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from('Two seats by the window.'),
  });
  const waiting = page.getByRole('list', { name: documents.uploads.label });
  await expect(waiting).toContainText(documents.uploads.offline);
  const book = page.getByRole('region', { name: logbook.title });
  await book.getByRole('button', { name: logbook.add }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog', { name: logbook.which_day }).getByRole('button').first().click(),
  ]);
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 300, 100);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const buffer = Buffer.from(picture, 'base64');
  await chooser.setFiles({ name: 'Harbour.png', mimeType: 'image/png', buffer });
  await expect(book.getByRole('button', { name: 'Harbour.png', exact: true })).toBeVisible();
  await expectAccessible();
  await expect.poll(() => waitingFiles(page)).toBe(2);

  await page.reload();
  await more.click();
  await expect(waiting).toContainText(documents.uploads.offline);
  await expect(book.getByText(documents.uploads.offline)).toBeVisible();
  await waiting.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Two seats by the window.');
  await page.getByRole('dialog').getByRole('button', { name: documents.viewer.close }).click();

  // the file arrives, and the answer is lost
  let lost = 0;
  gate.fault = (asked, answer) => {
    if (asked.method !== 'POST' || !asked.url?.includes('/documents')) return 'pass';
    const { method, headers } = asked;
    const onward = request(new URL(asked.url, server.url), { method, headers }, (found) => {
      found.resume().on('end', () => {
        lost += 1;
        answer.destroy();
      });
    });
    asked.pipe(onward);
    return undefined;
  };
  await page.evaluate(() => dispatchEvent(new Event('online')));
  // more than once where the browser sends it again; if a try is on its way, the next one is made 15 seconds later
  await expect.poll(() => lost, { timeout: 40_000 }).toBeGreaterThan(0);
  await expect(waiting).toContainText(documents.uploads.offline);
  expect(await waitingFiles(page)).toBe(2);

  gate.fault = undefined;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(waiting).toBeHidden({ timeout: 40_000 });
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(book.getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
  const kept = await send<{ items: { name: string }[] }>(page, 'GET', `cruises/${id}/documents`);
  expect(kept.items.map((one) => one.name).toSorted()).toEqual(['Harbour.jpg', name]);
  // the row goes first
  await expect.poll(() => waitingFiles(page)).toBe(0);

  gate.fault = 'refuses';
  await picker.setInputFiles({ name: 'Late.txt', mimeType: 'text/plain', buffer: Buffer.from('Too late.') });
  await expect(waiting).toContainText(documents.uploads.offline);
  expect(await waitingFiles(page)).toBe(1);
  await page.goto('/auth/logout');
  await page.getByRole('button', { name: outbox.logout.lose }).click();
  await expect(page.getByLabel(account.fields.email)).toBeVisible();
  await expect.poll(() => waitingFiles(page)).toBe(0);
});
