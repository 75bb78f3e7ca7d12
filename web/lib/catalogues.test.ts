import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, resolve } from 'node:path';
import { test } from 'node:test';
import { app } from '#messages/en/app.ts';
import { inside } from '#messages/en/inside.ts';
import { activateLanguage, activeLanguage, loadCatalogue, openChapters } from './catalogues.ts';

test('a first language that does not come is replaced by English, in which screens open', async () => {
  const hooks = cutOff(/messages\/fr\//);
  const first = assert.rejects(activateLanguage('fr'), /no network/);
  await openChapters(['inside']);
  await first;
  hooks.deregister();
  assert.equal(activeLanguage().language, 'en');
  assert.ok('dashboard' in activeLanguage().messages);
});

test('a chapter that does not come keeps no other chapter and no language from coming', async () => {
  await activateLanguage('en');
  const hooks = cutOff(/messages\/fr\/|\/further\.ts$/);
  const missing = assert.rejects(openChapters(['further']));
  await openChapters(['beyond']);
  await missing;
  const still_missing = assert.rejects(openChapters(['further']));
  await activateLanguage('de');
  await still_missing;
  assert.equal(activeLanguage().language, 'de');
  await assert.rejects(activateLanguage('fr'));
  await openChapters(['inside']);
  assert.equal(activeLanguage().language, 'de');
  hooks.deregister();
  const others = cutOff(/messages\/(fr|it)\//);
  const chosen = [assert.rejects(activateLanguage('fr'))];
  const opening = openChapters(['further']);
  chosen.push(assert.rejects(activateLanguage('it')));
  await opening;
  await Promise.all(chosen);
  others.deregister();
  assert.equal(activeLanguage().language, 'de');
  assert.ok('sharing' in activeLanguage().messages);
});

/** Files that match do not come. */
function cutOff(files: RegExp) {
  return registerHooks({
    resolve(specifier, context, next) {
      if (files.test(specifier)) throw new Error('no network');
      return next(specifier, context);
    },
  });
}

test('of languages chosen one after the other the last becomes active, also if it is the one from before', async () => {
  await activateLanguage('en');
  await Promise.all([activateLanguage('de'), activateLanguage('en')]);
  assert.equal(activeLanguage().language, 'en');
});

test('a screen behind the login opens with its messages, whatever language is chosen meanwhile', async () => {
  await activateLanguage('en');
  // English arrives before the other language
  await loadCatalogue('en');
  const opened = openChapters(['inside', 'beyond', 'further']);
  const chosen = activateLanguage('he');
  await opened;
  assert.ok('cruises' in activeLanguage().messages, 'the words are there as the screen opens');
  await chosen;
  assert.equal(activeLanguage().language, 'he');
  assert.ok('cruises' in activeLanguage().messages && 'sharing' in activeLanguage().messages);
});

test('texts of one part that stand in two chapters come together', async () => {
  await activateLanguage('en');
  await openChapters(['inside', 'beyond']);
  const { cruises, parts } = activeLanguage().messages;
  assert.ok('list' in cruises && 'form' in cruises && 'fields' in parts && 'paid' in parts);
});

const root = resolve(import.meta.dirname, '../..');

/** The sources that a file imports, with all that they import. */
function sourcesOf(path: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path) || !existsSync(path)) return found;
  const source = readFileSync(path, 'utf8');
  found.set(path, source);
  for (const [, name = ''] of source.matchAll(/^import (?!type )[^;]*?'([#.][^']+\.tsx?)'/gm))
    sourcesOf(name.startsWith('#') ? resolve(root, name.slice(1)) : resolve(dirname(path), name), found);
  return found;
}

test('the dashboard and the list of cruises, which open with few texts, name no others', () => {
  const known: Record<string, object> = { ...app, ...inside };
  for (const screen of ['dashboard/dashboard-screen.tsx', 'cruises/list/list-screen.tsx']) {
    const sources = sourcesOf(resolve(root, 'web/features', screen));
    assert.ok(sources.size > 50, `${screen}: ${sources.size} sources`);
    for (const [path, source] of sources)
      for (const [, named = ''] of source.matchAll(/useTranslations\('([\w.]+)'\)/g)) {
        const [part = '', ...keys] = named.split('.');
        const texts = keys.reduce<object | undefined>(
          (outer, key) => (outer as Record<string, object> | undefined)?.[key],
          known[part],
        );
        assert.ok(texts, `${path}: ${named}`);
      }
  }
});
