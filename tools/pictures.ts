// Takes the pictures that the README and the start page show, from the real app with the life of 140 cruises.
// `npm run pictures`, after the look of a screen changed; `npm run pictures -- map badges` takes some of them.
import { type Browser, chromium } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '#server/testing/server.ts';
import { newTraveller, startProcess } from '#server/testing/process.ts';
import { findBrowser } from '../e2e/support/chromium.ts';
import { makeLife } from './life/life.ts';
import { sendCards, sendVoyage } from './life/send.ts';
import { SCENES, type Scene, SIZES } from './pictures/scenes.ts';
import { toPicture } from './pictures/picture.ts';

const root = new URL('../', import.meta.url);
const wanted = process.argv.slice(2);

async function recordLife(owner: Caller): Promise<void> {
  const life = makeLife({ today: Temporal.Now.plainDateISO().toString() });
  for (const voyage of life) await sendVoyage(owner, voyage);
  await sendCards(owner, life);
}

/** Takes one picture, in a browser that is signed in in the same way as the app does it. */
async function take(browser: Browser, url: string, { tokens }: Caller, scene: Scene): Promise<Buffer> {
  const { path, size, scheme, language = 'en', from } = scene;
  const { dots, ...viewport } = SIZES[size];
  const looks = { viewport, deviceScaleFactor: dots, colorScheme: scheme };
  const context = await browser.newContext({ baseURL: url, ...looks });
  const cookies = { access_token: tokens?.access ?? '', refresh_token: tokens?.refresh ?? '' };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await context.addInitScript((chosen) => localStorage.setItem('countryCode', chosen), language);
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  if (from !== undefined) {
    const first = page.getByRole('main').locator(from).first();
    await first.waitFor();
    await first.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
  }
  await page.locator('html[data-letters=own]').waitFor();
  const png = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return png;
}

const folder = mkdtempSync(join(tmpdir(), 'gangway-pictures-'));
const server = await startProcess({ DATA_DIR: folder, WEATHER_PROVIDER: 'off' });
const browser = await chromium.launch(findBrowser());
try {
  const owner = await newTraveller(server, 'ada@example.org');
  await recordLife(owner);
  const darkroom = await browser.newPage();
  for (const scene of SCENES) {
    if (wanted.length > 0 && !wanted.some((name) => scene.file.includes(name))) continue;
    const picture = await toPicture(darkroom, await take(browser, server.url, owner, scene), scene.file);
    mkdirSync(new URL('./', new URL(scene.file, root)), { recursive: true });
    writeFileSync(new URL(scene.file, root), picture);
    console.log(`${scene.file}: ${Math.round(picture.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
