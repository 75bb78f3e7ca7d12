import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { readConfig } from '#server/config.ts';
import { readWebBuild, serveWeb } from './web.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-web-'));
after(() => rmSync(folder, { recursive: true }));

const index =
  '<!doctype html><html lang="en" dir="ltr" data-x><head><title>Gangway</title><meta\n  name="description"\n content="x"\n/>' +
  `<script>boot()</script></head><body><div class="boot-page"><div class="boot-card"><noscript><p>Scripts!</p></noscript></div></div>${'All aboard. '.repeat(500)}</body></html>`;

async function appFor(settings: Record<string, string> = {}) {
  // with the options of the whole server
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const build = { folder, index, build_hash: '', built_at: '', script_hashes: [], style_hashes: [] };
  await serveWeb(app, { config: readConfig({ DATA_DIR: folder, ...settings }) }, build);
  return async (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

const public_url = 'https://gangway.example';

test('the page is compressed for a caller that accepts it, under every address of a screen', async () => {
  const get = await appFor();
  for (const url of ['/dashboard', '/cruises/view/1']) {
    const packed = await get(url, { 'accept-encoding': 'br' });
    assert.equal(packed.headers['content-encoding'], 'br');
    assert.equal(packed.headers['vary'], 'Accept-Encoding');
    assert.equal(packed.headers['cache-control'], 'no-store');
    assert.equal(brotliDecompressSync(packed.rawPayload).toString(), index);
    assert.equal((await get(url)).body, index);
  }
});

test('public pages have their texts in the language of the address, else of the browser', async () => {
  const get = await appFor({ PUBLIC_URL: public_url });
  const german = await get('/?lang=de', { 'accept-language': 'he' });
  assert.match(german.body, /<html lang="de" dir="ltr" data-x>/);
  assert.match(german.body, /<title>Ihre Kreuzfahrten an einem Ort · Gangway<\/title>/);
  assert.match(german.body, /<meta name="description" content="Gangway hält Ihre Kreuzfahrten zusammen/);
  assert.doesNotMatch(german.body, /content="x"/);
  assert.match(german.body, /<h1>Jede Reise, von der Buchung bis zum Auslaufen<\/h1>/);
  assert.match(german.body, /rel="canonical" href="https:\/\/gangway\.example\/\?lang=de"/);
  assert.match(
    german.body,
    /property="og:image" content="https:\/\/gangway\.example\/pictures\/share-de\.jpg"/,
  );
  assert.match(german.body, /property="og:locale" content="de_DE"/);
  assert.equal(german.body.match(/og:locale:alternate/g)?.length, 6);
  assert.equal(german.body.match(/rel="alternate"/g)?.length, 8);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(german.body) ?? [];
  assert.equal((JSON.parse(json) as { url: string }).url, `${public_url}/`);

  const hebrew = await get('/auth/login', { 'accept-language': 'he-IL, en;q=0.5' });
  assert.match(hebrew.body, /<html lang="he" dir="rtl"/);
  assert.match(hebrew.body, /<title>התחברות · Gangway<\/title>/);
  assert.match(hebrew.body, /rel="canonical" href="https:\/\/gangway\.example\/auth\/login"/);
  assert.match(hebrew.body, /boot-card/, 'the text of the start page stands on that alone');
  assert.match(String(hebrew.headers['vary']), /Accept-Language, Cookie/);
  assert.match((await get('/?lang=xx')).body, /<html lang="en"/);
});

test('signed-in users, and every other screen, get the page as it was built', async () => {
  const get = await appFor({ PUBLIC_URL: public_url });
  assert.equal((await get('/', { cookie: 'theme=dark; refresh_token=x' })).body, index);
  const worker = { accept: '*/*', 'sec-fetch-mode': 'cors' };
  assert.equal((await get('/', worker)).body, index, 'nor does the service worker keep another');
  const dashboard = await get('/dashboard?lang=de');
  assert.equal(dashboard.body, index);
  assert.equal(dashboard.headers['x-robots-tag'], 'noindex');
  assert.equal((await get('/')).headers['x-robots-tag'], undefined);
});

test('programs that show a link get the page, with any Accept header', async () => {
  const get = await appFor({ PUBLIC_URL: public_url });
  for (const url of ['/', '/contact', '/auth/signup?lang=fr']) {
    for (const accept of ['*/*', '', 'text/html, */*;q=0.1', 'image/webp,*/*;q=0.8']) {
      const told = await get(url, { accept });
      assert.equal(told.statusCode, 200, `${url} ${accept}`);
      assert.match(told.body, /property="og:title"/, `${url} ${accept}`);
    }
  }
  assert.equal((await get('/assets/gone.js', { accept: '*/*' })).statusCode, 404, 'no page for a script');
});

test('an address of slashes alone is answered, and is no trouble', async () => {
  const get = await appFor({ PUBLIC_URL: public_url });
  for (const url of ['//', '//?lang=de', '/?lang=de&lang=he'])
    assert.equal((await get(url)).statusCode, 200, url);
});

test('a reader without scripts sees the pictures of the language, which no other reader loads from there', async () => {
  const get = await appFor();
  const { body } = await get('/?lang=fr');
  const pictures = Array.from(body.matchAll(/<img src="\/pictures\/([\w-]+)\.webp"/g), ([, name]) => name);
  assert.deepEqual(pictures, ['dashboard-fr-desktop-light', 'map-fr-desktop', 'calendar-fr-desktop']);
  assert.doesNotMatch(body.replaceAll(/<noscript>.*?<\/noscript>/g, ''), /<img/);
});

test('a reader without scripts is told that a form needs them, in the language of the page', async () => {
  const get = await appFor();
  const said = async (url: string) => /<noscript>(.*?)<\/noscript>/.exec((await get(url)).body)?.[1];
  const needed = 'This page needs JavaScript. Turn it on in your browser, then reload the page.';
  for (const [url, title] of [
    ['/contact', 'Contact'],
    ['/auth/login', 'Log in'],
    ['/auth/signup', 'Sign up'],
  ] as const)
    assert.equal(await said(url), `<h1>${title}</h1><p>${needed}</p>`);
  assert.match((await said('/contact?lang=he')) ?? '', /זקוק ל־JavaScript/);
  assert.match((await said('/auth/login?lang=de')) ?? '', /braucht JavaScript/);
  assert.doesNotMatch((await get('/')).body, /needs JavaScript|Scripts!/, 'the start page is read without');
  assert.equal(await said('/auth/reset'), '<p>Scripts!</p>', 'every other page says it as it was built');
});

test('the styles and scripts that the server adds to a page are allowed by its policy', async () => {
  writeFileSync(join(folder, 'index.html'), index);
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ build_hash: 'x', built_at: 'x' }));
  const build = readWebBuild(folder);
  const allowed = [...(build?.style_hashes ?? []), ...(build?.script_hashes ?? [])];
  const get = await appFor();
  for (const url of ['/', '/contact', '/auth/login?lang=he', '/auth/signup']) {
    const within = Array.from(
      (await get(url)).body.matchAll(/<(style|script)>([^]*?)<\/\1>/g),
      ([, , text = '']) => text,
    );
    assert.equal(within.length, 3, url);
    for (const text of within)
      assert.ok(
        allowed.includes(`'sha256-${hash('sha256', text, 'base64')}'`),
        `${url}: ${text.slice(0, 60)}`,
      );
  }
});

test('other sites may show the picture of a link, and no other file', async () => {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const name of ['share-en.jpg', 'map-en.webp']) writeFileSync(join(folder, 'pictures', name), '');
  const get = await appFor();
  const policyOf = async (name: string) =>
    (await get(`/pictures/${name}`)).headers['cross-origin-resource-policy'];
  assert.equal(await policyOf('share-en.jpg'), 'cross-origin');
  assert.equal(await policyOf('map-en.webp'), undefined, 'the server says same-origin where nothing is said');
});

test('without a public address nothing is to be found', async () => {
  const get = await appFor();
  assert.equal((await get('/robots.txt')).body, 'User-agent: *\nDisallow: /\n');
  const home = await get('/');
  assert.equal(home.headers['x-robots-tag'], 'noindex');
  assert.doesNotMatch(home.body, /canonical|og:/);
  assert.match(home.body, /<title>Your cruises in one place · Gangway<\/title>/);
  await assert.rejects(async () => assert.equal((await get('/sitemap.xml')).statusCode, 200));
});

test('crawlers get the public pages, and the paths to leave alone', async () => {
  const get = await appFor({ PUBLIC_URL: public_url });
  const robots = (await get('/robots.txt')).body;
  for (const path of ['/api/', '/account/', '/cruises', '/dashboard', '/auth/activate/'])
    assert.ok(robots.includes(`Disallow: ${path}\n`), path);
  assert.doesNotMatch(robots, /Disallow: \/(contact|auth\/login|auth\/signup)?\n/);
  assert.match(robots, /Sitemap: https:\/\/gangway\.example\/sitemap\.xml\n/);
  const map = (await get('/sitemap.xml')).body;
  const places = Array.from(map.matchAll(/<loc>(.*?)<\/loc>/g), ([, place]) => place);
  assert.equal(places.length, 4 * 8);
  assert.ok(places.includes(`${public_url}/contact?lang=he`));

  const closed = await appFor({ PUBLIC_URL: public_url, SIGN_UP: 'closed' });
  assert.doesNotMatch((await closed('/sitemap.xml')).body, /signup/);
  assert.doesNotMatch((await closed('/')).body, /\/auth\/signup/);
});
