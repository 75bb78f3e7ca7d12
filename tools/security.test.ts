import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { root } from './test/stage.ts';

const account = 'server/features/account';
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The path of a file that the page names: without a folder it is in the folder of accounts. */
const placeOf = (file: string) => (file.includes('/') ? file : `${account}/${file}`);

/** The titles of the tests in a file; placeholders of a template are `…`. */
function titlesOf(path: string): string[] {
  const titles = read(path).matchAll(/\b(?:test|it)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g);
  return Array.from(titles, ([, , title = '']) => title.replaceAll(/\$\{[^}]*\}/g, '…'));
}

describe('docs/security.md', () => {
  const lines = read('docs/security.md').split('\n');

  it('names only files that exist', () => {
    const named = lines.flatMap((line) =>
      Array.from(line.matchAll(/`([\w./-]+\.tsx?)`/g), ([, file = '']) => placeOf(file)),
    );
    assert.ok(named.length > 50);
    assert.deepEqual(
      named.filter((file) => !existsSync(join(root, file))),
      [],
    );
  });

  it('names only tests that exist, each behind its file', () => {
    const gone: string[] = [];
    let found = 0;
    for (const line of lines) {
      let file: string | null = null;
      for (const [, test, title] of line.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`|“([^”]*)”/g)) {
        if (test !== undefined) file = placeOf(test);
        if (title === undefined) continue;
        if (file !== null && titlesOf(file).includes(title)) found += 1;
        else gone.push(`${file ?? 'no file'}: ${title}`);
      }
    }
    assert.deepEqual(gone, []);
    assert.ok(found > 50);
  });

  it('says of each limit what the code says, in its order', () => {
    const windows: Record<string, string> = { quarter_hour: '15 min', hour: '1 h', day: '1 day' };
    const limits = Array.from(
      read(`${account}/access-limits.ts`).matchAll(/name: '([^']+)', tries: (\d+), seconds: (\w+)/g),
      ([, name = '', tries = '', window = '']) => [`\`${name}\``, tries, windows[window]],
    );
    assert.ok(limits.length > 5);
    const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
    const documented = rows
      .filter(([, name = '', , tries = '']) => name.startsWith('`') && /^\d+$/.test(tries))
      .map(([, name, , tries, window]) => [name, tries, window]);
    assert.deepEqual(documented, limits);
  });
});
