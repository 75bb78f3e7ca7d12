// Builds the browser app into dist/web if its sources changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { execute, failWith, root, say } from './execute.mjs';
import { binary } from './install.mjs';
import { whileLocked } from './lock.mjs';

const marker = join(root, 'dist/web.sources');
const SOURCES = [
  'web',
  'domain',
  'contract',
  'messages',
  'reference/output',
  'package-lock.json',
  'tools/lockfile.ts',
  'vite.config.ts',
  'vite.chunks.ts',
  'vite.licences.ts',
  'vite.manifests.ts',
  'vite.no-script.ts',
  'vite.runtime.ts',
  'tsconfig.json',
];

export async function ensureWebBuilt() {
  if (isBuilt(fingerprint())) return;
  await whileLocked('web-build', async () => {
    const wanted = fingerprint();
    if (isBuilt(wanted)) return;
    say('building the browser app');
    // Without its marker an interrupted build is repeated.
    rmSync(marker, { force: true });
    const code = await execute(binary('node'), [binary('vite'), 'build', '--logLevel', 'warn']);
    if (code !== 0) failWith(`"vite build" failed with exit code ${code}; its own message is above.`);
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(marker, wanted);
  });
}

function isBuilt(wanted) {
  return (
    existsSync(join(root, 'dist/web/index.html')) &&
    existsSync(marker) &&
    readFileSync(marker, 'utf8') === wanted
  );
}

/** Contents, not times: a fresh clone and a changed branch have new times and the same app. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesAt)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesAt(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesAt(`${path}/${name}`));
}
