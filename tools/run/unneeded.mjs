// What nobody needs in the packages: after an installation without the tools of developers these files are deleted,
// some half of it. Plain JavaScript, as it runs on the Node.js of a fresh machine.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Paths inside node_modules, files or whole folders, each with why neither the build nor the server reads it. */
const UNNEEDED = [
  [/\.map$/, 'source maps are for debuggers'],
  [/\.d\.[cm]?ts$/, 'declarations are for the compiler and editors'],
  [/\/((readme|changelog|history)\.md|[^/]+\.html)$/i, 'texts for readers; licences stay'],
  [/(?<!node_modules)\/\.[^/]+$/, 'settings of the tools of their developers'],
  [/^node-linux-\w+\/(include|share)$/, 'headers are for compiling addons'],
  [/^(@esbuild|esbuild|jiti|tsx|yaml)$/, 'npm adds what Vite could use; it has its own'],
  [
    /^@tesseract\.js-data\/\w+\/4\.0\.0$/,
    'the data of another engine; extraction/decode/ocr-data links to the fast ones',
  ],
  [/^tesseract\.js-core\/.*\.wasm\.js$/, 'cores for browsers'],
  // although only the new engine is asked for
  [/^tesseract\.js-core\/tesseract-core-.*lstm\./, 'on Node.js tesseract.js loads those with both engines'],
  [/^tesseract\.js-core\/tesseract-core-simd\./, 'Node.js has relaxed SIMD wherever it has SIMD'],
  [
    /^pdfjs-dist\/(build|web|types|image_decoders|legacy\/(web|image_decoders))$/,
    'only the legacy build is imported',
  ],
  [/^pdfjs-dist\/legacy\/build\/pdf\.(min|(sandbox|renderer)(\.min)?)\.mjs$/, 'parts that are never loaded'],
  [
    /^swagger-ui-dist\/(?!swagger-ui\.css$|swagger-ui-bundle\.js$|package\.json$|licen[cs]e|notice)/i,
    'one page serves two files',
  ],
  [/^world-atlas\/.*m\.json$/, 'reference/output has the coasts; its licence stays'],
  [/^zlibjs\/bin\/zlib\.pretty/, 'for readers of its code'],
  [
    /^(.*\/node_modules\/)?(@[\w-]+\/)?[\w.-]+\/(tests?|spec|integration|docs|examples?|player|bench(marks?)?|scripts)$/,
    'packages with their own tests, texts and tools',
  ],
  [
    /^react-dom\/cjs\/(.*\.development\.js$|react-dom-(server|profiling|test))/,
    'the app is built for production',
  ],
  [/^luxon\/build\/(amd|cjs-browser|global)$/, 'for browsers'],
  [/^(stripe|@mantine\/\w+)\/cjs$/, 'only ES modules are imported'],
  [/^(drizzle-orm|@electric-sql\/pglite)\/.*\.cjs$/, 'only ES modules are imported'],
  [/^(zod|@noble\/\w+|@tanstack\/[\w-]+)\/src$/, 'sources of what is compiled beside them'],
];

/** @param path inside node_modules */
export function isUnneeded(path) {
  return UNNEEDED.some(([pattern]) => pattern.test(path));
}

/** Deletes it below a folder `node_modules`. */
export function removeUnneeded(packages, below = '') {
  for (const entry of readdirSync(join(packages, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (isUnneeded(path)) {
      rmSync(join(packages, path), { recursive: true });
    } else if (entry.isDirectory()) removeUnneeded(packages, path);
  }
}
