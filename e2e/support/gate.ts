import type { Page } from '@playwright/test';
import { filesOfScreens, type Shell } from '#web/offline/shell.ts';
import { type Proxy, startProxy } from './proxy.ts';
import { expect, test as base } from './test.ts';

/** With `gate`, a proxy in front of the server, from which the page comes, and the service worker. */
export const test = base.extend<{ gate: Proxy }>({
  gate: async ({ server }, lend) => {
    const proxy = await startProxy(server.url);
    await lend(proxy);
    await proxy.stop();
  },
  serviceWorkers: 'allow',
  baseURL: async ({ gate }, lend) => {
    await lend(gate.url);
  },
});

/**
 * Has a page do at once what it leaves to some seconds after its start: it looks after its worker and the record.
 * @param page with `clock.install()`, which hides from it what it had loaded before it had a worker
 */
export async function doLaterWork(page: Page): Promise<void> {
  await page.clock.runFor(5_000);
}

/** Waits until the device keeps the files to open a screen without a network. */
export async function untilKept(page: Page, ...files: string[]): Promise<void> {
  await expect
    .poll(
      async () =>
        page.evaluate(async (names) => {
          const requests = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          const urls = requests.flat().map(({ url }) => url);
          return names.filter((name) => !urls.some((url) => url.includes(name)));
        }, files),
      // one after the other, some seconds after the start
      { timeout: 60_000 },
    )
    .toEqual([]);
}

/** Waits until a device that is called an own one keeps the record and the files of every screen; as `doLaterWork`. */
export async function untilAllKept(page: Page): Promise<void> {
  await doLaterWork(page);
  await untilKept(page, ...(await filesOfAllScreens(page)));
  await expect.poll(() => keptAnswers(page), { timeout: 60_000 }).toMatch(/"cursor":"[^"]+"/);
}

/** What the device keeps, as the text of all that IndexedDB has. */
export async function keptAnswers(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('gangway');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('answers').objectStore('answers');
          const names = store.getAllKeys();
          const values = store.getAll();
          values.addEventListener('success', () => resolve(JSON.stringify([names.result, values.result])));
        });
      }),
  );
}

/** The files of every screen, by the list in the service worker. */
export async function filesOfAllScreens(page: Page): Promise<string[]> {
  const worker = await (await page.request.get('/service-worker.js')).text();
  const [, text = ''] = /JSON\.parse\(("\{(?:[^"\\]|\\.)*")\)/.exec(worker) ?? [];
  return filesOfScreens(JSON.parse(JSON.parse(text) as string) as Shell, 'en');
}
