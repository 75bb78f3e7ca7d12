import type { Browser, Locator, Page } from '@playwright/test';
import { type Language, language_names, languages } from '#domain/languages.ts';
import { about } from '#messages/en/about.ts';
import { app as german } from '#messages/de/app.ts';
import { version } from '#server/platform/version.ts';
import { paths } from '#web/lib/paths.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, speak, words } from './support/traveller.ts';

const { shell } = words.en;
const spoken = { en: words.en.home, de: german.home, he: words.he.home };

/** Errors of the console, which report missing files and violations of the policy. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text());
  });
  return errors;
}

async function withoutScripts(browser: Browser, url: string, run: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  await run(await context.newPage());
  await context.close();
}

test('every other page says without scripts that it needs them, in all languages', async ({
  browser,
  server,
}) => {
  await withoutScripts(browser, server.url, async (page) => {
    for (const path of ['/dashboard', '/auth/reset']) {
      await page.goto(path);
      for (const language of ['en', 'he'] as const) {
        // by its position, as locators do not find text in such an element
        const said = page.locator(`noscript p[lang=${language}]`);
        await expect(said).toHaveText(words[language].shell.states.no_script);
        await expect(said).toBeVisible();
      }
    }
  });
});

for (const language of ['en', 'de', 'he'] as const) {
  const home = spoken[language];

  test(`the start page is read without scripts (${language})`, async ({ browser, server }) => {
    await withoutScripts(browser, server.url, async (page) => {
      await page.goto(`/?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'he' ? 'rtl' : 'ltr');
      await expect(page.getByRole('heading', { level: 1, name: home.heading })).toBeVisible();
      await expect(page.getByText(home.lead)).toBeVisible();
      for (const { title, text } of Object.values({ ...home.features, ...home.look })) {
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
        await expect(page.getByText(text)).toBeVisible();
      }
      await expect(page.getByRole('link', { name: home.start })).toHaveAttribute('href', '/auth/signup');
      await expect(page.getByRole('img', { name: home.picture })).toBeVisible();
      await expect(page.getByRole('img', { name: home.look.map.picture })).toBeVisible();
      await page.getByRole('link', { name: language_names.fr }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
  });

  test(`the start page has its words and pictures in the reader’s language (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    const errors = errorsOf(page);
    await page.goto(`/?lang=${language}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(home.heading);
    const wanted = ['dashboard', 'map', 'calendar'] as const;
    for (const [place, picture] of (await main.getByRole('img').all()).entries()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => widthOf(picture)).toBeGreaterThan(700);
      const file = await picture.evaluate((image) => (image as HTMLImageElement).currentSrc);
      expect(file).toMatch(new RegExp(`/pictures/${wanted[place]}-${language}-`));
    }
    await expect(main.getByRole('img')).toHaveCount(wanted.length);
    await expectAccessible();
    expect(errors).toEqual([]);
  });
}

const widthOf = (picture: Locator) => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);

test('in Hebrew the start page is mirrored, and nothing is cut off at 320 pixels', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1200, height: 900 });
  const heading = page.getByRole('heading', { level: 1 });
  // both in one call: between two calls the app may replace the server's page
  const edges = () =>
    page.evaluate(() => {
      const placeOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return { title: placeOf('main h1')?.x ?? 0, button: placeOf('main a')?.right ?? 0 };
    });
  await page.goto('/?lang=en');
  await expect(heading).toHaveText(words.en.home.heading);
  await expect.poll(async () => (await edges()).title).toBeGreaterThan(0);
  const english = await edges();
  await page.goto('/?lang=he');
  await expect(heading).toHaveText(words.he.home.heading);
  expect(english.title).toBeLessThan(600);
  expect(english.button).toBeLessThan(600);
  // the final position: the app may just be replacing the server's page
  await expect.poll(async () => (await edges()).title).toBeGreaterThan(english.title);
  await expect.poll(async () => (await edges()).button).toBeGreaterThan(1000);

  await page.setViewportSize({ width: 320, height: 640 });
  for (const letters of ['our own letters', 'those of the machine']) {
    for (const path of ['/', '/contact']) {
      for (const language of languages) {
        await page.goto(`${path}?lang=${language}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        // also where they do not come: what can be had has been tried
        await expect(page.locator('html')).toHaveAttribute('data-letters', 'own');
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${path} ${language}, ${letters}`).toBeLessThanOrEqual(0);
      }
    }
    // the appearance before the fonts have loaded, or if they never do
    await page.route('**/*.woff2', (route) => route.abort());
  }
});

test('an address with a language chooses it, and the app goes on as the server began', async ({ page }) => {
  await speak(page, 'he');
  for (const path of ['/', '/contact', '/auth/login', '/auth/signup']) {
    const address = `${path}?lang=de`;
    const served = await (await page.request.get(address)).text();
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(served) ?? [];
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page).toHaveURL(path);
  }
});

test('every page of the sitemap says what it is, and every other screen is kept from crawlers', async ({
  page,
  server,
}) => {
  const map = await (await page.request.get('/sitemap.xml')).text();
  const places = Array.from(map.matchAll(/<loc>(.*?)<\/loc>/g), ([, place = '']) => place);
  const titles = new Set<string>();
  for (const place of places) {
    const answer = await page.request.get(place);
    expect(answer.headers()['x-robots-tag'], place).toBeUndefined();
    const text = await answer.text();
    const found = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
    expect(found(/rel="canonical" href="(.*?)"/)).toBe(place);
    expect(found(/property="og:url" content="(.*?)"/)).toBe(place);
    expect(found(/name="description" content="(.*?)"/).length, place).toBeGreaterThan(20);
    titles.add(found(/<title>(.*?)<\/title>/) + found(/<html lang="(..)"/));
    const picture = await page.request.get(found(/property="og:image" content="(.*?)"/));
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  }
  // the address without a language uses that of the browser
  expect(titles.size).toBe((places.length / (languages.length + 1)) * languages.length);

  const robots = await (await page.request.get('/robots.txt')).text();
  const kept = Array.from(robots.matchAll(/^Disallow: (.*)$/gm), ([, path = '']) => path);
  const open = Object.values(paths).filter((path) => !kept.some((start) => path.startsWith(start)));
  const mapped = new Set(places.map((place) => new URL(place, server.url).pathname));
  // `/en` leads to the start page
  expect(open.toSorted()).toEqual([...mapped, '/en'].toSorted());
});

test('whoever is signed in is led from the start page to the dashboard', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  for (const path of ['/', '/?lang=de', '/en']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the page about the app says what runs, whose data it shows, and under which licences', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: shell.menu.about }).click();
  await expect(page).toHaveURL(/\/about$/);
  const main = page.getByRole('main');
  const facts = main.getByRole('region', { name: about.facts.title });
  const hash = await page.locator('meta[name="build-hash"]').getAttribute('content');
  await expect(facts.locator('dd').first()).toContainText(version);
  await expect(facts).toContainText(hash ?? 'no hash');
  await expect(facts).toContainText(process.version);
  await expect(facts).toContainText('PGlite');
  const sources = main.getByRole('region', { name: about.sources.title });
  for (const name of [
    'NGA World Port Index',
    'OurAirports',
    '© OpenStreetMap',
    'Natural Earth',
    'Open-Meteo',
  ])
    await expect(sources.getByRole('link', { name })).toHaveAttribute('href', /^https:/);

  const software = main.getByRole('region', { name: about.software.title });
  await page.route('**/licences-*.json', (route) => route.abort());
  await software.getByRole('button', { name: about.software.show }).click();
  await expect(software.getByRole('alert')).toHaveText(about.software.failed);
  await page.unrouteAll();
  await software.getByRole('button', { name: about.software.again }).click();
  const find = software.getByLabel(about.software.find);
  await expect(find).toBeFocused();
  await expect(software.getByRole('status')).toHaveText(/^\d\d+ packages$/);
  await find.fill('react-dom');
  await software.getByText('react-dom', { exact: true }).click();
  await expect(software.getByText('Permission is hereby granted').first()).toBeVisible();
  await expectAccessible();
  await find.fill('no such package');
  await expect(software.getByRole('status')).toHaveText('0 packages');

  await main.getByRole('link', { name: about.links.contact }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/@example\.org$/);
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Seafarer');

  // it is only for signed-in users
  await page.goto('/auth/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(footer.getByRole('link', { name: shell.footer.contact })).toBeVisible();
  await expect(footer.getByRole('link', { name: shell.menu.about })).toHaveCount(0);
});

test('the page about the app is read in Hebrew', async ({ page, mailbox, expectAccessible }) => {
  await speak(page, 'he');
  await comeAboard(page, mailbox, 'he');
  await page.goto('/about');
  const language: Language = 'he';
  await expect(page.getByRole('main')).toContainText(language_names[language]);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible();
});
