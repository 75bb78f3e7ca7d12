// Installs if node_modules differs from the lockfile.
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';

import { execute, failWith, root, say } from './execute.mjs';
import { whileLocked } from './lock.mjs';

const marker = join(root, 'node_modules/.gangway-installed');
const SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides', 'allowScripts'];

export function binary(name) {
  return join(root, 'node_modules/.bin', name);
}

export async function ensureInstalled() {
  if (isInstalled()) return;
  await whileLocked('install', async () => {
    // The previous holder of the lock may have installed already.
    if (isInstalled()) return;
    const wanted = fingerprint();
    if (!isWhatTheLockfileSays()) await install();
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(marker, wanted);
  });
}

function isInstalled() {
  return existsSync(binary('node')) && existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint();
}

function fingerprint() {
  const manifest = readJson('package.json');
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const section of SECTIONS) hash.update(JSON.stringify(manifest[section] ?? {}));
  return hash.digest('hex');
}

/**
 * After `npm install something` by hand the packages are right and only our marker is old. Then nothing is installed:
 * `npm ci` would delete node_modules under other running processes.
 */
function isWhatTheLockfileSays() {
  if (!existsSync(binary('node')) || !existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const wanted = readJson('package-lock.json').packages;
  const found = readJson('node_modules/.package-lock.json').packages;
  const manifest = readJson('package.json');
  const named = { ...manifest.dependencies, ...manifest.devDependencies };
  const recorded = { ...wanted[''].dependencies, ...wanted[''].devDependencies };
  if (Object.keys(named).some((name) => named[name] !== recorded[name])) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || (path in found ? found[path].version === entry.version : entry.optional === true),
  );
}

async function install() {
  const packages = join(root, 'node_modules');
  // "npm ci" empties the target of the link, which belongs to another copy: seen once, under running servers
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink())
    failWith(
      'node_modules is a link to another folder, which "npm ci" would empty. Remove the link, then run it again.',
    );
  say('installing the packages that package-lock.json names (npm ci), this takes a minute the first time');
  // Without npm's warnings: it lists each package for Node.js 26 as too new for the Node.js that runs npm.
  const code = await execute('npm', ['ci', '--loglevel=error'], environmentOfTheMachine());
  if (code === 0 && existsSync(binary('node'))) return;
  failWith(
    code === 0
      ? '"npm ci" ended well but brought no Node.js: its install script was not allowed to run. ' +
          'Run "npm rebuild node", then the same command again.'
      : `"npm ci" failed with exit code ${code}; its own message is above. ` +
          'With no network or a full disk, mend that; then run the same command again.',
  );
}

/** `npm ci` deletes node_modules, so npm must not run on the Node.js in there. */
function environmentOfTheMachine() {
  const inside = join('node_modules', '.bin');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const outside = folders.filter((folder) => !folder.split(sep).join('/').endsWith(inside));
  return { ...process.env, PATH: outside.join(delimiter) };
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
