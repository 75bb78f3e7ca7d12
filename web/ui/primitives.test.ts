import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const web = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, web), 'utf8');

test('a class name that depends on something differs by it', () => {
  const same = globSync('**/*.tsx', { cwd: web }).filter((file) => read(file).includes("? '' : ''"));
  assert.deepEqual(same, []);
});

test('each primitive that a component names exists, and each one is named', () => {
  const calls = globSync('**/*.tsx', { cwd: web }).flatMap((file) => [
    ...read(file).matchAll(/\bui\(([^)]*)\)/g),
  ]);
  const named = calls.flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name));
  const classes = [...read('ui/primitives.module.css').matchAll(/^ {2,4}\.(\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(new Set(named), new Set(classes));
});
