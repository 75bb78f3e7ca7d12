// Installs what a task needs, if node_modules differs from the lockfile or has less: "start" builds and runs the app, a
// third of "all", which has the tools of developers and tests as well.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, sep } from 'node:path';

import { execute, failWith, root, say } from './execute.mjs';
import { whileLocked } from './lock.mjs';
import { removeUnneeded } from './unneeded.mjs';

const marker = join(root, 'node_modules/.gangway-installed');
const SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides', 'allowScripts'];

export function binary(name) {
  return join(root, 'node_modules/.bin', name);
}

/** @param {'start' | 'all'} set */
export async function ensureInstalled(set) {
  if (isInstalled(set)) return;
  await whileLocked('install', async () => {
    // The previous holder of the lock may have installed already.
    if (isInstalled(set)) return;
    const wanted = fingerprint();
    const found = set === 'start' && !isWhatTheLockfileSays('all') ? 'start' : 'all';
    if (!isWhatTheLockfileSays(found)) await install(found);
    writeFileSync(marker, `${found} ${wanted}`);
  });
}

function isInstalled(set) {
  if (!existsSync(binary('node'))) return false;
  const installed = markerText();
  const wanted = fingerprint();
  return installed === `all ${wanted}` || (set === 'start' && installed === `start ${wanted}`);
}

function markerText() {
  return existsSync(marker) ? readFileSync(marker, 'utf8') : '';
}

function fingerprint() {
  const manifest = readJson('package.json');
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const section of SECTIONS) hash.update(JSON.stringify(manifest[section] ?? {}));
  return hash.digest('hex');
}

/** After `npm install something` by hand the packages are right and only our marker is old: nothing is installed. */
function isWhatTheLockfileSays(set) {
  if (!existsSync(binary('node')) || !existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  // The files that removeUnneeded took from packages do not come back by `npm install`.
  if (set === 'all' && markerText().startsWith('start ')) return false;
  const wanted = readJson('package-lock.json').packages;
  const found = readJson('node_modules/.package-lock.json').packages;
  const named = dependenciesOf(readJson('package.json'));
  const recorded = dependenciesOf(wanted['']);
  if (Object.keys(named).some((name) => named[name] !== recorded[name])) return false;
  const skipped = ({ optional, dev, devOptional }) =>
    optional === true || (set === 'start' && (dev === true || devOptional === true));
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || path in found) return path === '' || found[path].version === entry.version;
    return skipped(entry) && path !== `node_modules/node-${process.platform}-${process.arch}`;
  });
}

function dependenciesOf({ dependencies, devDependencies, optionalDependencies }) {
  return { ...dependencies, ...devDependencies, ...optionalDependencies };
}

/**
 * Into a folder of its own, which then takes the place of node_modules: `npm ci` deletes what is there, and a server may
 * run on it while `npm test` completes the packages. An interrupted installation leaves the old packages as they were.
 */
async function install(set) {
  const packages = join(root, 'node_modules');
  // The link belongs to another copy of the project, which would stay without it: seen once, under running servers.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink())
    failWith('node_modules is a link to another folder. Remove the link, then run it again.');
  const place = join(root, '.cache/install');
  const replaced = join(root, '.cache/install.replaced');
  for (const folder of [place, replaced]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(place, file));
  await ci(set, place);
  if (set === 'start') removeUnneeded(join(place, 'node_modules'));
  if (existsSync(packages)) renameSync(packages, replaced);
  renameSync(join(place, 'node_modules'), packages);
  for (const folder of [place, replaced]) rmSync(folder, { recursive: true, force: true });
}

async function ci(set, place) {
  say('installing the packages that package-lock.json names (npm ci), this takes a minute the first time');
  const which = set === 'start' ? '--omit=dev' : '--include=dev';
  // Without npm's warnings: it lists each package for Node.js 26 as too new for the Node.js that runs npm.
  const code = await execute('npm', ['ci', which, '--loglevel=error'], environmentOfTheMachine(), place);
  if (code === 0 && existsSync(join(place, 'node_modules/.bin/node'))) return;
  failWith(
    code === 0
      ? '"npm ci" ended well but brought no Node.js: npm may be set to leave out optional packages, or this is not ' +
          'Linux on x64 or arm64.'
      : `"npm ci" failed with exit code ${code}; its own message is above. ` +
          'With no network or a full disk, mend that; then run the same command again.',
  );
}

/** node_modules is replaced, so npm must not run on the Node.js in there. */
function environmentOfTheMachine() {
  const inside = join('node_modules', '.bin');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const outside = folders.filter((folder) => !folder.split(sep).join('/').endsWith(inside));
  return { ...process.env, PATH: outside.join(delimiter) };
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
