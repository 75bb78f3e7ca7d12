import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page, Route } from '@playwright/test';

import { doLaterWork, test } from './support/gate.ts';
import { expect } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

const { documents, ready, settings, shell } = words.en;

/** A traveller who sails in five days, with a browser that grants storage where it is asked to. */
async function sailsSoon(page: Page, mailbox: Parameters<typeof comeAboard>[1]): Promise<string> {
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: dayFromNow(5),
    end_date: dayFromNow(15),
    start_port_id: 'us-miami',
    end_port_id: 'us-miami',
  });
  return id;
}

async function grantStorage(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const { targetInfo } = await devtools.send('Target.getTargetInfo');
  await devtools.send('Browser.grantPermissions', {
    permissions: ['durableStorage'],
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
    origin: new URL(page.url()).origin,
  });
}

const cardOf = (page: Page) =>
  page.getByRole('region', {
    name: new RegExp([ready.first.title, ...Object.values(ready.title)].map(literally).join('|')),
  });
const literally = (text: string) => text.replaceAll('?', '\\?');
const title = (page: Page, name: string) => cardOf(page).getByRole('heading', { name, exact: true });

test('one button makes the device ready for sea, which stays so without a server until a document is missing', async ({
  page,
  context,
  mailbox,
  gate,
}) => {
  test.setTimeout(300_000);
  await page.clock.install();
  const id = await sailsSoon(page, mailbox);
  const name = '001.pdf';
  await page.goto(`/cruises/view/${id}`);
  await page
    .getByLabel(documents.add, { exact: true })
    .setInputFiles(fileURLToPath(new URL(`../corpus/examples/documents/${name}`, import.meta.url)));
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await grantStorage(context, page);

  await expect(title(page, ready.first.title)).toBeVisible();
  await doLaterWork(page);
  await cardOf(page).getByRole('button', { name: ready.first.button }).click();
  await expect(page.getByRole('dialog')).toContainText(shell.own_device.hint);
  await page.getByRole('dialog').getByRole('button', { name: ready.own.no }).click();
  await expect(title(page, ready.first.title)).toBeVisible();
  await cardOf(page).getByRole('button', { name: ready.first.button }).click();
  await page.getByRole('dialog').getByRole('button', { name: ready.own.yes }).click();
  await expect(title(page, ready.title.ready)).toBeVisible({ timeout: 90_000 });
  await expect(cardOf(page).getByRole('status')).toHaveText(ready.title.ready);
  // the press kept the focus
  await expect(cardOf(page).getByRole('button', { name: ready.button.ready })).toBeFocused();
  await cardOf(page).getByText(ready.details).click();
  await expect(cardOf(page).getByRole('listitem').filter({ hasText: ready.lines.documents })).toContainText(
    '1 of 1',
  );

  gate.fault = 'refuses';
  // closed, it would take the grant with it
  await page.goto('about:blank');
  const cold = await context.newPage();
  await cold.goto('/dashboard');
  await expect(title(cold, ready.title.ready)).toBeVisible({ timeout: 60_000 });
  const [before = ''] = ready.as_of.split('{time}');
  await expect(cardOf(cold)).toContainText(before);

  // a slow phone, whose service worker looks through its files for longer than the card waits
  const slow = await context.newPage();
  await slow.addInitScript(() => {
    const post = Reflect.get(ServiceWorker.prototype, 'postMessage') as (...given: unknown[]) => void;
    ServiceWorker.prototype.postMessage = function (...given: unknown[]) {
      addEventListener('worker-answers', () => post.apply(this, given));
    };
  });
  await slow.goto('/dashboard');
  await expect(title(slow, ready.title.over)).toBeVisible();
  await slow.evaluate(() => dispatchEvent(new Event('worker-answers')));
  await expect(title(slow, ready.title.ready)).toBeVisible();
  await slow.close();
  gate.fault = undefined;

  await cold.goto('/account/settings');
  await cold.getByLabel(settings.sessions.documents.label).selectOption('0');
  await cold.goto('/dashboard');
  await expect(title(cold, ready.title.over)).toBeVisible();
  await expect(cardOf(cold)).toContainText(ready.documents_too_large);
  await cardOf(cold).getByRole('button', { name: ready.button.over }).click();
  await expect(cardOf(cold).getByRole('status')).toHaveText(ready.waits);
  await cardOf(cold).getByRole('button', { name: /MB/ }).click();
  await expect(title(cold, ready.title.ready)).toBeVisible({ timeout: 60_000 });
  await expect(cardOf(cold).getByRole('button', { name: ready.button.ready })).toBeFocused();
});

test('without a network the preparation waits and says so, can be stopped, and goes on by itself', async ({
  page,
  context,
  mailbox,
  gate,
}) => {
  test.slow();
  await page.clock.install();
  await context.addInitScript(() => localStorage.setItem('gangway-own-device', 'yes'));
  await sailsSoon(page, mailbox);
  // its work comes after the first paint
  const files = ['ready-card', 'further-en'].map((name) =>
    page.waitForRequest((request) => request.url().includes(`/assets/${name}-`)),
  );
  await page.goto('/dashboard');
  const urls = (await Promise.all(files)).map((request) => request.url());
  await page.evaluate(`Promise.all(${JSON.stringify(urls)}.map((url) => import(url)))`);
  await grantStorage(context, page);
  gate.fault = 'refuses';
  // it finds no worker either
  await doLaterWork(page);
  await cardOf(page).getByRole('button', { name: ready.first.button }).click();
  await expect(cardOf(page).getByRole('status')).toHaveText(ready.trouble.network);
  await cardOf(page).getByRole('button', { name: ready.button.working }).click();
  await expect(title(page, ready.first.title)).toBeVisible();
  await cardOf(page).getByRole('button', { name: ready.first.button }).click();
  await expect(cardOf(page).getByRole('status')).toHaveText(ready.trouble.network);
  gate.fault = undefined;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(title(page, ready.title.ready)).toBeVisible({ timeout: 90_000 });
});

test('the card comes with the first screen, and says so where the file of its work does not come', async ({
  page,
  mailbox,
}) => {
  // no worker has the file
  await page.clock.install();
  await sailsSoon(page, mailbox);
  await page.route(/\/assets\/ready-card-.*\.js$/, (route) => route.abort());
  await page.goto('/dashboard');
  await cardOf(page).getByRole('button', { name: ready.first.button }).click();
  await expect(cardOf(page).getByRole('alert')).toHaveText(shell.states.offline_text);
});

test('who stops while the server is asked for its build stays on the page, also if there is a newer one', async ({
  page,
  context,
  mailbox,
}) => {
  await page.clock.install();
  await context.addInitScript(() => localStorage.setItem('gangway-own-device', 'yes'));
  await sailsSoon(page, mailbox);
  await page.goto('/dashboard');
  const held = Promise.withResolvers<Route>();
  await page.route('/', (route) => held.resolve(route), { times: 1 });
  await cardOf(page).getByRole('button', { name: ready.first.button }).click();
  const asked = await held.promise;
  await cardOf(page).getByRole('button', { name: ready.button.working }).click();
  await asked.fulfill({ body: '<meta name="build-hash" content="newer">' });
  // after the app has read the answer
  await page.evaluate(() => fetch('/').then((answer) => answer.text()));
  expect(await page.evaluate(() => sessionStorage.getItem('gangway-ready'))).toBeNull();
  await expect(title(page, ready.first.title)).toBeVisible();
});

test('the session lasts the voyage where the traveller says so, and the list of sessions can take it back', async ({
  page,
  context,
  mailbox,
}) => {
  test.slow();
  await context.addInitScript(() => localStorage.setItem('gangway-own-device', 'yes'));
  await sailsSoon(page, mailbox);
  await page.goto('/dashboard');
  const lastsDays = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'refresh_token');
    return Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000);
  };
  await cardOf(page).getByRole('button', { name: ready.first.button }).click();
  const lasts = cardOf(page).getByRole('switch');
  await expect(lasts).not.toBeChecked();
  await lasts.click();
  await expect(lasts).toBeChecked();
  await expect.poll(lastsDays).toBeGreaterThan(20);

  await page.goto('/account/settings#sessions');
  const [before = ''] = settings.sessions.lasts_until.split('{date}');
  const row = page.getByRole('listitem').filter({ hasText: settings.sessions.this_device });
  await expect(row).toContainText(before);
  await row.getByRole('button', { name: settings.sessions.shorten }).click();
  await expect(row).not.toContainText(before);
  await expect.poll(lastsDays).toBe(7);
});

test('the app is offered once, on the second day with a cruise ahead, and always in the settings', async ({
  page,
  context,
  mailbox,
}) => {
  await context.addInitScript(() => {
    // as Chromium does some time after the start; headless it never does
    const timer = setInterval(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve({ outcome: 'accepted' }),
      });
      if (!dispatchEvent(offer)) clearInterval(timer);
    }, 20);
  });
  await comeAboard(page, mailbox);
  await send(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: dayFromNow(40),
    end_date: dayFromNow(47),
  });
  const hint = page.getByRole('region', { name: ready.install.hint });
  await page.goto('/dashboard');
  // the visit is noted
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(':visits');
  await page.goto('/account/settings#install');
  const place = page.getByRole('region', { name: ready.install.title });
  await expect(place.getByRole('button', { name: ready.install.title })).toBeVisible();

  await page.clock.install({ time: Date.now() + 86_400_000 });
  await page.goto('/dashboard');
  await expect(hint).toBeVisible();
  await hint.getByRole('button', { name: ready.install.not_now }).click();
  await expect(hint).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(hint).toHaveCount(0);

  await page.goto('/account/settings#install');
  await place.getByRole('button', { name: ready.install.title }).click();
  await expect(place).toContainText(ready.install.installed);
});
