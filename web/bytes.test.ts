import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { languages } from '#domain/languages.ts';
import { paths } from './lib/paths.ts';

const root = dirname(import.meta.dirname);
const built = join(root, 'dist/web');

// Does nothing when the build is up to date; other tests never build, so the bytes are those of these sources.
execFileSync(process.execPath, [fileURLToPath(new URL('../tools/run.mjs', import.meta.url)), 'build'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

/** The page, and the app that its start loads. */
const shell = ['index.html', 'app/main.tsx'];

/** The chunks that are loaded with some entries, following their static imports. */
function loadedWith(names: readonly string[], found = new Map<string, Chunk>()): Map<string, Chunk> {
  for (const name of names) {
    const chunk = manifest[name];
    assert.ok(chunk, `${name} is in the manifest`);
    if (found.has(name)) continue;
    found.set(name, chunk);
    loadedWith(chunk.imports ?? [], found);
  }
  return found;
}

function kilobytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(join(built, file)).size, 0) / 1000;
}

function scriptsOf(screen: string, ...more: string[]): number {
  const chunks = loadedWith([...shell, screen, ...more]);
  return kilobytes([...chunks.values()].map(({ file }) => `${file}.br`));
}

test('the login loads at most 137.7 kB of JavaScript', (t) => {
  const size = scriptsOf('features/account/login-screen.tsx', '../messages/en/app.ts');
  t.diagnostic(`login: ${size.toFixed(1)} kB`);
  assert.ok(size <= 137.7, `${size.toFixed(1)} kB`);
});

test('the signed-in dashboard loads at most 156.2 kB of JavaScript', (t) => {
  const size = scriptsOf('features/dashboard/dashboard-screen.tsx', '../messages/en/inside.ts');
  t.diagnostic(`dashboard: ${size.toFixed(1)} kB`);
  assert.ok(size <= 156.2, `${size.toFixed(1)} kB`);
});

test('the signed-in dashboard is eight files at most, styles included, and no style stands in the way of a paint', (t) => {
  const files = filesOf('features/dashboard/dashboard-screen.tsx');
  t.diagnostic(`dashboard: ${files.size} files`);
  assert.ok(files.size <= 8, [...files].join(' '));
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  assert.ok(!/rel="stylesheet"/.test(page));
});

test('the two large files are of about the same size: while the larger comes alone, the line is idle', () => {
  const { file: app } = manifest['app/main.tsx'] ?? {};
  const { file: react } = Object.values(manifest).find(({ file }) => file.startsWith('assets/react-')) ?? {};
  assert.ok(app !== undefined && react !== undefined);
  const [of_app, of_react] = [kilobytes([`${app}.br`]), kilobytes([`${react}.br`])];
  assert.ok(Math.abs(of_app - of_react) <= 4, `app ${of_app.toFixed(1)} kB, react ${of_react.toFixed(1)} kB`);
});

/** The texts of a screen. Of who is signed in the dashboard and the list need the first of their files only. */
function textsOf(screen: string): string[] {
  if (/account/.test(screen)) return ['../messages/en/app.ts'];
  const is_first = /dashboard|list-screen/.test(screen);
  return ['../messages/en/inside.ts', ...(is_first ? [] : ['../messages/en/beyond.ts'])];
}

/** The scripts and styles with which the boot script loads a screen. */
function filesOf(screen: string): Set<string> {
  const chunks = loadedWith([...shell, screen, ...textsOf(screen)]);
  return new Set([...chunks.values()].flatMap(({ file, css = [] }) => [file, ...css]));
}

test('a screen that people open first is few files: a phone asks for six at a time', (t) => {
  const most = {
    'features/account/login-screen.tsx': 8,
    'features/cruises/list/list-screen.tsx': 10,
    'features/calendar/calendar-screen.tsx': 19,
    'features/stats/stats-screen.tsx': 25,
    'features/cruises/view/view-screen.tsx': 36,
  };
  for (const [screen, most_files] of Object.entries(most)) {
    const { size } = filesOf(screen);
    t.diagnostic(`${screen}: ${size} files`);
    assert.ok(size <= most_files, `${screen}: ${size} files`);
  }
});

test('the page of a cruise has no editor and no viewer in it: they come when it is idle', (t) => {
  const screen = 'features/cruises/view/view-screen.tsx';
  const loaded = loadedWith([...shell, screen]);
  // several screens share the viewer, so that its name has a hash
  const viewer = Object.keys(manifest).find((name) => name.startsWith('_viewer-'));
  const apart = ['features/cruises/parts/part-editor.tsx', viewer ?? 'viewer'];
  for (const name of apart) {
    assert.ok(manifest[name], name);
    assert.ok(!loaded.has(name), name);
  }
  const size = scriptsOf(screen, ...textsOf(screen));
  t.diagnostic(`page of a cruise: ${size.toFixed(1)} kB`);
  assert.ok(size <= 217.9, `${size.toFixed(1)} kB`);
});

test('the page names the files of the screens that people open first', () => {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const [, text = ''] = /<meta name="gangway-first" content="([^"]*)"/.exec(page) ?? [];
  const first = JSON.parse(text.replaceAll('&quot;', '"')) as Record<string, string[]>;
  const named = new Set(['inside-en', 'beyond-en', '/cruises/view/$id'].flatMap((key) => first[key] ?? []));
  const start = manifest['index.html']?.file ?? '';
  const missing = [...filesOf('features/cruises/view/view-screen.tsx')].filter(
    (file) => !named.has(`/${file}`) && !page.includes(`href="/${file}"`),
  );
  assert.deepEqual(
    missing.filter((file) => file !== start),
    [],
  );
});

test('no language but English is loaded with an English screen, and no zod and no polyfill with any', () => {
  const chunks = loadedWith([...shell, 'features/account/login-screen.tsx', '../messages/en/app.ts']);
  const names = [...chunks.keys()];
  assert.deepEqual(
    names.filter((name) => /messages\/(?!en\/)|zod|temporal-polyfill/.test(name)),
    [],
  );
  const text = [...chunks.values()].map(({ file }) => readFileSync(join(built, file), 'utf8')).join('\n');
  assert.ok(!text.includes('ZodError'));
});

test('pdf.js is loaded with the first PDF that is looked at, not with a screen', () => {
  const screens = Object.keys(manifest).filter((name) => /^features\/.*-screen\.tsx$/.test(name));
  assert.ok(screens.length > 10);
  const chunks = loadedWith([...shell, ...screens, '../messages/en/inside.ts']);
  assert.deepEqual(
    [...chunks.keys()].filter((name) => /pdf(js|\.ts)|pdf-worker/.test(name)),
    [],
  );
  assert.ok(manifest['parts/documents/pdf.ts'], 'it is a file of its own');
});

test('graphs are loaded with the section that shows them, not with a screen', (t) => {
  const panel = 'features/stats/graphs/graphs-panel.tsx';
  const screens = Object.keys(manifest).filter((name) => /^features\/.*-screen\.tsx$/.test(name));
  const chunks = loadedWith([...shell, ...screens, '../messages/en/inside.ts']);
  assert.ok(manifest[panel], 'they are a file of their own');
  assert.ok(!chunks.has(panel));
  const size = kilobytes([`${manifest[panel].file}.br`]);
  t.diagnostic(`graphs: ${size.toFixed(1)} kB`);
  assert.ok(size <= 10, `${size.toFixed(1)} kB`);
});

test('the page runs the start alone: libraries and the app are loaded by it, one after the other', () => {
  assert.deepEqual(manifest['index.html']?.imports ?? [], []);
});

test('maps are loaded with the first map, not with a screen, and weigh at most 25 kB', (t) => {
  const screens = Object.keys(manifest).filter((name) => /^features\/.*-screen\.tsx$/.test(name));
  const chunks = loadedWith([...shell, ...screens, '../messages/en/inside.ts']);
  const has_land = ({ file }: Chunk) => readFileSync(join(built, file), 'utf8').includes('/assets/land-');
  assert.deepEqual(
    [...chunks].filter(([, chunk]) => has_land(chunk)).map(([name]) => name),
    [],
  );
  const with_map = [...loadedWith(['parts/maps/route-map.tsx'])].filter(([name]) => !chunks.has(name));
  assert.ok(with_map.some(([, chunk]) => has_land(chunk)));
  const size = kilobytes(with_map.map(([, { file }]) => `${file}.br`));
  t.diagnostic(`map: ${size.toFixed(1)} kB`);
  assert.ok(size <= 25, `${size.toFixed(1)} kB`);
});

test('Latin and Hebrew type together are below 60 kB', () => {
  const assets = [...loadedWith(shell).values()].flatMap(({ assets: loaded = [] }) => loaded);
  const fonts = [...new Set(assets)].filter((file) => file.endsWith('.woff2'));
  assert.ok(fonts.length >= 2, 'the fonts of the first screen are in the manifest');
  assert.ok(kilobytes(fonts) <= 60, `${kilobytes(fonts).toFixed(1)} kB`);
});

test('every text file of the build lies there compressed, and smaller', () => {
  for (const { file, css = [] } of Object.values(manifest)) {
    for (const name of [file, ...css].filter((path) => /\.(js|css)$/.test(path))) {
      for (const suffix of ['.br', '.gz']) {
        assert.ok(
          statSync(join(built, name + suffix)).size < statSync(join(built, name)).size + 64,
          name + suffix,
        );
      }
    }
  }
});

test('index.html carries the hash of the build, which build.json repeats', () => {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const { build_hash } = JSON.parse(readFileSync(join(built, 'build.json'), 'utf8')) as {
    build_hash: string;
  };
  assert.match(build_hash, /^[\da-f]{16}$/);
  assert.ok(page.includes(`<meta name="build-hash" content="${build_hash}"`));
});

test('index.html has one small script inline, which comes before the app', () => {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  assert.equal(inline.length, 1);
  assert.ok((inline[0] ?? '').length < 2200);
  assert.ok(!/ on\w+=/.test(page), 'no handlers in attributes');
});

interface Picture {
  src: string;
  sizes: string;
  type: string;
}

interface WebManifest {
  lang: string;
  start_url: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

test('the installed app has its words and its pictures in every language', async () => {
  for (const language of languages) {
    const text = readFileSync(join(built, `manifest-${language}.webmanifest`), 'utf8');
    const app = JSON.parse(text) as WebManifest;
    assert.equal(app.lang, language);
    const pages = [app.start_url, ...app.shortcuts.map(({ url }) => url)];
    for (const url of pages) assert.ok(Object.values<string>(paths).includes(url), url);
    const pictures = [...app.icons, ...app.screenshots, ...app.shortcuts.flatMap(({ icons }) => icons)];
    for (const { src, sizes, type } of pictures) {
      const { width, height, format } = await sharp(join(built, src)).metadata();
      assert.equal(`image/${format === 'svg' ? 'svg+xml' : format}`, type, src);
      if (sizes !== 'any') assert.equal(`${width}x${height}`, sizes, src);
    }
  }
});
