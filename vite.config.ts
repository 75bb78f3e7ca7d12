import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import compile from 'icu-minify/compile';
import { defineConfig, type Plugin } from 'vite';

const repository = fileURLToPath(new URL('.', import.meta.url));
const server_address = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;
const proxy = { '/api': server_address, '/healthz': server_address };

export default defineConfig({
  root: 'web',
  plugins: [react(), compiledMessages(), stamped(), compressed()],
  build: {
    outDir: join(repository, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    // The browsers that know what the app relies on: dialog, :has(), logical properties.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    // Pictures and fonts stay files of their own: inlined they are loaded by everybody.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { fs: { allow: [repository] }, proxy },
  preview: { proxy },
});

/**
 * Compiles the texts of the catalogues while building, so that no reader loads a parser for them (15 kB of brotli).
 * While developing they are parsed in the browser as they are.
 */
function compiledMessages(): Plugin {
  return {
    name: 'gangway-compiled-messages',
    apply: 'build',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    load: {
      filter: { id: /\/messages\/[a-z]{2}\/(app|inside)\.ts$/ },
      async handler(id) {
        const catalogue: unknown = await import(id);
        // each chapter is one constant
        const [[name, texts] = ['', {}]] = Object.entries(catalogue as Record<string, Texts>);
        return `export const ${name} = ${JSON.stringify(compileTexts(texts))};`;
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
 * compares with its own, and in `build.json` for the server. The same sources give the same hash.
 */
function stamped(): Plugin {
  const place = /(<meta name="build-hash" content=")[^"]*(")/;
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
        page.source = text.replace(place, `$1${build_hash}$2`);
      },
    },
    writeBundle({ dir = '' }) {
      const built_at = statSync(join(dir, 'index.html')).mtime.toISOString();
      writeFileSync(join(dir, 'build.json'), `${JSON.stringify({ build_hash, built_at })}\n`);
    },
  };
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
    closeBundle() {
      for (const name of globSync('**/*.{js,css,html,svg,json,webmanifest}', { cwd: output })) {
        const content = readFileSync(join(output, name));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        writeFileSync(join(output, `${name}.br`), brotliCompressSync(content, { params }));
        writeFileSync(join(output, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
