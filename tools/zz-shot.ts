import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newTraveller, startProcess } from '#server/testing/process.ts';
import { findBrowser } from '../e2e/support/chromium.ts';
import { makeLife } from './life/life.ts';
import { sendCards, sendVoyage } from './life/send.ts';
const only = process.argv[2] && process.argv[2] !== '-' ? process.argv[2].split(',') : undefined;
const looksWanted = process.argv[3]?.split(',');
const OUT = '/root/w/shots40';
mkdirSync(OUT, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'gangway-shots-'));
const server = await startProcess({ DATA_DIR: folder, WEATHER_PROVIDER: 'off' });
const browser = await chromium.launch(findBrowser());
try {
  const owner = await newTraveller(server, 'ada@example.org');
  const novice = await newTraveller(server, 'nina@example.org');
  const life = makeLife({ today: Temporal.Now.plainDateISO().toString() });
  for (const voyage of life.slice(-40)) await sendVoyage(owner, voyage);
  await sendCards(owner, life);
  const list = (await owner.call('GET cruises' as any, {}) as any).body.items;
  const future = list.filter((c: any) => c.time === 'future').at(-1)?.id, current = list.find((c: any) => c.time === 'current')?.id, past = list.find((c: any) => c.time === 'past')?.id;
  const looks: [string, {width:number;height:number}, 'light'|'dark', string][] = [
    ['phone-light-en', { width: 390, height: 844 }, 'light', 'en'],
    ['phone-dark-he', { width: 390, height: 844 }, 'dark', 'he'],
    ['tablet-light-de', { width: 820, height: 1180 }, 'light', 'de'],
    ['desk-light-en', { width: 1440, height: 900 }, 'light', 'en'],
    ['desk-dark-he', { width: 1440, height: 900 }, 'dark', 'he'],
    ['phone-light-de', { width: 390, height: 844 }, 'light', 'de'],
  ];
  const full = true;
  const scenes: [string, string, boolean?, any?][] = [
    ['future', `/cruises/view/${future}`], ['current', `/cruises/view/${current}`], ['past', `/cruises/view/${past}`, full],
    ['dash', '/dashboard'], ['list', '/cruises'], ['stats', '/stats', full], ['passport', '/passport'], ['year', '/passport?key=year', full], ['poster', '/passport?key=poster'],
    ['map', '/stats/map'], ['loyalty', '/loyalty'], ['badges', '/badges'], ['calendar', '/calendar'], ['create', '/cruises/create'], ['settings', '/account/settings'],
    ['n-dash', '/dashboard', false, novice], ['n-list', '/cruises', false, novice], ['n-stats', '/stats', false, novice], ['n-loyalty', '/loyalty', false, novice],
    ['home', '/', false, null], ['login', '/login', false, null], ['signup', '/signup', false, null],
  ];
  for (const [name, viewport, colorScheme, language] of looks) {
    if (looksWanted && !looksWanted.includes(name)) continue;
    for (const [scene, path, isFull, who] of scenes) {
      if (only && !only.includes(scene)) continue;
      const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme, hasTouch: viewport.width < 1000, isMobile: false });
      const person = who === undefined ? owner : who;
      if (person) {
        const cookies = { access_token: person.tokens?.access ?? '', refresh_token: person.tokens?.refresh ?? '' };
        await context.addCookies(Object.entries(cookies).map(([n, value]) => ({ name: n, value, url: server.url })));
      }
      await context.addInitScript((chosen: string) => localStorage.setItem('countryCode', chosen), language);
      const page = await context.newPage();
      page.on('pageerror', (e) => console.log(scene, name, String(e)));
      try {
        await page.goto(path);
        await page.getByRole('main').getByRole('heading').first().waitFor({ timeout: 15000 });
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(2200);
        await page.screenshot({ path: `${OUT}/${scene}-${name}.png`, animations: 'disabled', fullPage: false });
        if (isFull) await page.screenshot({ path: `${OUT}/${scene}-${name}-full.png`, animations: 'disabled', fullPage: true });
      } catch (e) { console.log(scene, name, String(e).slice(0, 300)); }
      await context.close();
    }
  }
} finally { await browser.close(); await server.stop(); rmSync(folder, { recursive: true, force: true }); }
