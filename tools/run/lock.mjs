// Only one process at a time installs or builds: two `npm start` in the same folder must not overwrite each other's
// files.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { root, say } from './execute.mjs';

/** A lock folder without a process id is just being created; after this time its creator has died. */
const BIRTH_MS = 5000;

export async function whileLocked(name, work) {
  // Outside node_modules, which `npm ci` deletes.
  const folder = join(root, '.cache', `${name}.lock`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  let told = false;
  while (!take(folder)) {
    const holder = holderOf(folder);
    if (holder === 'gone') continue;
    if (holder === 'dead') {
      clear(folder);
      continue;
    }
    if (!told) say(`waiting for process ${holder}, which holds .cache/${name}.lock`);
    told = true;
    await sleep(200);
  }
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

function holderOf(folder) {
  try {
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    if (pid > 0) return isAlive(pid) ? String(pid) : 'dead';
  } catch {
    // No process id yet, or the lock was removed meanwhile.
  }
  const age = ageOf(folder);
  if (age === undefined) return 'gone';
  return age > BIRTH_MS ? 'dead' : 'unknown';
}

function ageOf(folder) {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found === undefined ? undefined : Date.now() - found.mtimeMs;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Renames first: of several processes that found the same stale lock only one succeeds. */
function clear(folder) {
  const aside = `${folder}.${process.pid}`;
  try {
    renameSync(folder, aside);
  } catch {
    return;
  }
  rmSync(aside, { recursive: true, force: true });
}
