import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');

/** The class names that a style sheet declares. */
function declaredIn(path: string): Set<string> {
  return new Set([...readFileSync(path, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? ''));
}

test('every class that a component names is in its style sheet', () => {
  // The bell of the phone named one that did not, and was drawn 24 pixels wide with the class "undefined".
  const missing: string[] = [];
  let looked_at = 0;
  for (const file of globSync('web/**/*.{ts,tsx}', { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, name, path = ''] of source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = path.startsWith('#') ? join(root, path.slice(1)) : join(root, dirname(file), path);
      const declared = declaredIn(sheet);
      for (const [, used = ''] of source.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g'))) {
        looked_at += 1;
        if (!declared.has(used)) missing.push(`${file}: ${used}`);
      }
    }
  }
  assert.ok(looked_at > 1000, String(looked_at));
  assert.deepEqual(missing, []);
});
