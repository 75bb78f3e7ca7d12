import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadCatalogue } from '#web/lib/catalogues.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

/** Possible keys of texts in the sources, whole or composed. */
class KeyUsage {
  readonly #spaces = new Set(['']);
  readonly #names = new Set<string>();
  readonly #patterns = new Map<string, RegExp>();

  constructor(sources: readonly string[]) {
    for (const source of sources) {
      const spaces = matches(source, /useTranslations\('([\w.]+)'\)/g);
      for (const space of spaces) this.#spaces.add(space);
      for (const name of matches(source, /'([\w.]+)'|\b(\w+)\??:/g)) this.#names.add(name);
      for (const template of matches(source, /`([\w.]*\$\{[^`]*)`/g)) {
        const pattern = template.replaceAll(/\$\{[^}]*\}/g, '*').replaceAll('.', String.raw`\.`);
        if (!/^[\w\\.*]+$/.test(pattern)) continue;
        // with hardly any letter it matches everything: it counts only for the chapters of its own file
        if (/\w{3}/.test(pattern)) this.#add(pattern);
        else for (const space of spaces) this.#add(`${space}.${pattern}`);
      }
    }
  }

  /** Whether a source may use a key: by its full name, or by the rest after its chapter. */
  has(key: string): boolean {
    const parts = key.split('.');
    const rests = parts.flatMap((_part, index) =>
      this.#spaces.has(parts.slice(0, index).join('.')) ? [parts.slice(index).join('.')] : [],
    );
    return rests.some((rest) => this.#names.has(rest) || this.#fits(rest));
  }

  #add(pattern: string): void {
    this.#patterns.set(pattern, new RegExp(`^${pattern.replaceAll('*', String.raw`\w+`)}$`));
  }

  #fits(rest: string): boolean {
    return [...this.#patterns.values()].some((pattern) => pattern.test(rest));
  }
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, first, second]) => first ?? second ?? '');
}

test('a name is found as it is, behind its chapter, and put together', () => {
  const named = new KeyUsage([
    `const t = useTranslations('weather.sky'); t('rain'); t(\`kinds.\${kind}.title\`); t(\`\${one}.\${two}\`);`,
  ]);
  const found = ['weather.sky.rain', 'weather.sky.kinds.hail.title', 'weather.sky.a.b', 'weather.sea.rain'];
  assert.deepEqual(
    found.filter((key) => named.has(key)),
    found.slice(0, 3),
  );
});

test('no text of the screens is left that nothing in the sources names', async () => {
  const root = new URL('../', import.meta.url).pathname;
  const paths = globSync('{web,server,domain,contract}/**/*.{ts,tsx}', { cwd: root });
  const sources = paths.filter((path) => !/\.test\.tsx?$|\/testing\//.test(path));
  const named = new KeyUsage(sources.map((path) => readFileSync(root + path, 'utf8')));
  const keys = keysOf(await loadCatalogue('en'));
  assert.ok(keys.length > 1000 && sources.length > 500);
  assert.deepEqual(
    keys.filter((key) => !named.has(key)),
    [],
  );
});
