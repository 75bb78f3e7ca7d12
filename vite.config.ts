import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import compile from 'icu-minify/compile';
import { defineConfig, type Plugin } from 'vite';
import { build_header } from './domain/build-header.ts';
import { to_network } from './web/lib/paths.ts';
import { chunk_groups } from './vite.chunks.ts';
import { licencesOf } from './vite.licences.ts';
import { manifests } from './vite.manifests.ts';
import { noScript } from './vite.no-script.ts';
import { runtimeInStart } from './vite.runtime.ts';

const repository = fileURLToPath(new URL('.', import.meta.url));
const server_address = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;
const worker_source = join(repository, 'web/offline/service-worker.ts');
const app_source = join(repository, 'web/app/main.tsx');
const messages_source = join(repository, 'web/lib/format-message.ts');
/** the files of styles, by the hash in the names of their classes */
const styled_files = new Map<string, string>();
const proxy = { '/api': server_address, '/healthz': server_address };

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    licencesOf(repository),
    compiledMessages(),
    noScript(),
    manifests(),
    runtimeInStart(),
    stamped(),
    compressed(),
  ],
  css: { modules: { generateScopedName: nameOfClass } },
  build: {
    outDir: join(repository, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    // The browsers that know what the app relies on: dialog, :has(), logical properties.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    // Pictures and fonts stay files of their own: inlined they are loaded by everybody.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: join(repository, 'web/index.html'), app: app_source, 'service-worker': worker_source },
      output: {
        codeSplitting: { groups: chunk_groups },
        // beside the page, and always under this name
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // told apart by their names, so that a new build knows which of them were seen
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language] =
            /\/messages\/([a-z]{2})\/(?:app|inside|beyond|further)\.ts$/.exec(facadeModuleId ?? '') ?? [];
          return `assets/[name]${language === undefined ? '' : `-${language}`}-[hash].js`;
        },
      },
    },
    reportCompressedSize: false,
  },
  server: { fs: { allow: [repository] }, proxy },
  preview: { proxy },
});

/**
 * The name of a class in the build: its own and a hash of its file. The bundler's own names end with the line of the
 * class, which does not compress: they made the dashboard a kilobyte larger.
 */
function nameOfClass(name: string, file: string): string {
  const [path = ''] = relative(repository, file).split('?');
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 4);
  const other = styled_files.get(hash);
  if (other !== undefined && other !== path)
    throw new Error(`${path} and ${other} have one hash: rename one of them`);
  styled_files.set(hash, path);
  return `${name}-${hash}`;
}

/**
 * Compiles the texts of the catalogues while building, so that no reader loads a parser for them (15 kB of brotli).
 * While developing they are parsed in the browser as they are.
 */
function compiledMessages(): Plugin {
  return {
    name: 'gangway-compiled-messages',
    apply: 'build',
    config: () => ({
      resolve: {
        // only this name: what it stands for has a name that begins with it
        alias: [{ find: /^use-intl\/format-message$/, replacement: messages_source }],
      },
    }),
    load: {
      filter: { id: /\/messages\/[a-z]{2}\/(app|inside|beyond|further)\.ts$/ },
      async handler(id) {
        const catalogue: unknown = await import(id);
        // a chapter is one constant; names of ports beside it are no texts with arguments
        return Object.entries(catalogue as Record<string, Texts>)
          .map(([name, texts]) => [name, JSON.stringify(name === 'ports' ? texts : compileTexts(texts))])
          .map(([name, value]) => `export const ${name} = ${value};`)
          .join('\n');
      },
    },
  };
}

interface Texts {
  readonly [key: string]: string | Texts;
}

function compileTexts(texts: Texts): object {
  const compiled = Object.entries(texts).map(([key, text]) => [
    key,
    typeof text === 'string' ? compile(text) : compileTexts(text),
  ]);
  return Object.fromEntries(compiled) as object;
}

/**
 * Stamps the output with a hash over all of it: in `index.html` as `<meta name="build-hash">`, which a running app
 * compares with its own, in `build.json` for the server, and with the list of files in the service worker. Answers that
 * a browser keeps are valid for as long as the contract is the same. The same sources give the same hashes.
 */
function stamped(): Plugin {
  const place = /(<meta name="build-hash" content=")[^"]*(")/;
  const contract_place = /(<meta name="contract-hash" content=")[^"]*(")/;
  const first_place = /(<meta name="gangway-first" content=")[^"]*(" \/>)/;
  let build_hash = '';
  return {
    name: 'gangway-stamped',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no index.html to stamp');
        const text = typeof page.source === 'string' ? page.source : Buffer.from(page.source).toString();
        if (!place.test(text)) throw new Error('index.html has no <meta name="build-hash" content="">');
        const hash = createHash('sha256');
        for (const name of Object.keys(bundle).toSorted()) {
          const file = bundle[name];
          if (file !== undefined) hash.update(name).update(file.type === 'asset' ? file.source : file.code);
        }
        build_hash = hash.digest('hex').slice(0, 16);
        const { app, ...others } = firstFilesOf(bundle);
        const first = JSON.stringify(others).replaceAll('"', '&quot;');
        page.source = text
          .replace(place, `$1${build_hash}$2`)
          .replace(contract_place, `$1${contractHash()}$2`)
          .replace(first_place, `$1${first}$2${app.map(preload).join('')}`);
        const worker = bundle['service-worker.js'];
        if (worker?.type !== 'chunk' || worker.imports.length > 0)
          throw new Error('the service worker is not one file');
        const shell = JSON.stringify(
          JSON.stringify({ build_hash, build_header, to_network, ...shellOf(bundle) }),
        );
        const stamped_code = worker.code.replace(/(["'`])__GANGWAY_SHELL__\1/, () => shell);
        if (stamped_code === worker.code) throw new Error('the service worker has no place for its shell');
        worker.code = stamped_code;
      },
    },
    writeBundle({ dir = '' }) {
      const built_at = statSync(join(dir, 'index.html')).mtime.toISOString();
      writeFileSync(join(dir, 'build.json'), `${JSON.stringify({ build_hash, built_at })}\n`);
    },
  };
}

/** What answers look like: the sources of the contract, and those of the domain that name what may stand in them. */
function contractHash(): string {
  const textOf = (name: string) => readFileSync(join(repository, name), 'utf8');
  const texts = globSync('contract/*.ts', { cwd: repository }).toSorted().map(textOf);
  const imported = texts.flatMap((text) =>
    Array.from(text.matchAll(/'#(domain\/[\w-]+\.ts)'/g), ([, name = '']) => name),
  );
  const hash = createHash('sha256');
  for (const text of [...texts, ...[...new Set(imported)].toSorted().map(textOf)]) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...given: never[]) => unknown>>[1];

/** The screens that people open first, by their paths. */
const first_screens = {
  '/dashboard': '/dashboard-screen.tsx',
  '/cruises': '/cruises/list/list-screen.tsx',
  '/cruises/view/$id': '/cruises/view/view-screen.tsx',
  '/calendar': '/calendar-screen.tsx',
  '/stats': '/stats-screen.tsx',
  '/auth/login': '/login-screen.tsx',
};

/**
 * What the app asks for as soon as it runs, by the language and for the first screens: index.html asks for it at once,
 * which on a slow line saves two round trips.
 */
function firstFilesOf(bundle: Bundle): { app: string[]; [key: string]: string[] } {
  const found: { app: string[]; [key: string]: string[] } = { app: [] };
  // what the page itself asks for
  const known = new Set<string>();
  const add = (key: string, { fileName }: { fileName: string }) => {
    const files = filesOf(bundle, fileName).filter((name) => !known.has(name));
    found[key] = files.map((name) => `/${name}`);
    return files;
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const app = chunks.find(({ facadeModuleId }) => facadeModuleId === app_source);
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html') === true);
  if (app === undefined || page === undefined) throw new Error('the build has no page or no app');
  for (const name of filesOf(bundle, page.fileName)) known.add(name);
  for (const name of add('app', app)) known.add(name);
  for (const chunk of chunks) {
    const [, language, chapter] =
      /\/messages\/([a-z]{2})\/(app|inside|beyond)\.ts$/.exec(chunk.facadeModuleId ?? '') ?? [];
    if (language !== undefined) add(chapter === 'app' ? language : `${chapter}-${language}`, chunk);
    for (const [path, end] of Object.entries(first_screens))
      if (chunk.facadeModuleId?.endsWith(end) === true) add(path, chunk);
  }
  return found;
}

/** As the script of index.html writes it: a file that everybody needs stands in the page, so it is asked for before that. */
function preload(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `\n    <link ${kind} crossorigin fetchpriority="low" href="${file}" />`;
}

/** A file of the build with all that it imports, styles included, in the order in which they run. */
function filesOf(bundle: Bundle, entry: string): string[] {
  const found = new Set<string>();
  const begun = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (begun.has(name) || file?.type !== 'chunk') return;
    begun.add(name);
    for (const imported of file.imports) add(imported);
    found.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
  };
  add(entry);
  return [...found];
}

/** The files of the app for its service worker: what the page itself loads, and everything. */
function shellOf(bundle: Bundle): { core: string[]; all: string[] } {
  const all = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name));
  const core = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk' || !file.fileName.startsWith('assets/')) continue;
    // nobody has seen the way out and the menu of the account, and without a network they have to be there
    const is_needed =
      file.isEntry || /\/((login|logout)-screen|account-menu)\.tsx$/.test(file.facadeModuleId ?? '');
    if (is_needed) for (const name of filesOf(bundle, file.fileName)) core.add(name);
  }
  for (const name of all) if (/-latin-.*\.woff2$/.test(name) && !name.includes('-ext-')) core.add(name);
  return { core: [...core].map((name) => `/${name}`), all: all.map((name) => `/${name}`) };
}

/** Writes `.br` and `.gz` beside every text file of the build, at the best quality: compressed once, served often. */
function compressed(): Plugin {
  let output = '';
  return {
    name: 'gangway-compressed',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      output = resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = globSync('**/*.{js,css,html,svg,json,webmanifest}', { cwd: output });
      // on all cores: it takes longer than the rest of the build
      await Promise.all(names.map((name) => compress(join(output, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const both = [promisify(brotliCompress)(content, { params }), promisify(gzip)(content, { level: 9 })];
  const [brotli, gzipped] = await Promise.all(both);
  if (brotli !== undefined) writeFileSync(`${path}.br`, brotli);
  if (gzipped !== undefined) writeFileSync(`${path}.gz`, gzipped);
}
