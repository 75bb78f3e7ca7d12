// Rules about the imports of the whole project.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { TESTS } from './features-apart.ts';
import type { Project, ProjectFile } from './project.ts';
import { isIn, type Rule } from './rule.ts';

export const graphRules: readonly Rule[] = [
  {
    name: 'no-import-cycles',
    why: 'in a cycle one file runs before what it imports has run',
    applies_to: ['**'],
    find: function* (file, project) {
      for (const { target, typeOnly, at } of file.imports) {
        const loads = (path: string) => loadedBy(project.byPath.get(path));
        const way = typeOnly ? undefined : wayBetween(target, file.path, loads);
        if (way !== undefined) yield { at, what: `comes back to itself: ${way.join(' > ')}` };
      }
    },
  },
  {
    name: 'server-features-one-way',
    why: 'two features that need each other can be neither read nor changed alone',
    applies_to: ['server/features/**'],
    except: TESTS,
    find: function* (file, project) {
      const own = featureOf(file.path);
      for (const { target, at } of file.imports) {
        const other = featureOf(target);
        if (own === undefined || other === undefined || other === own) continue;
        const way = wayBetween(other, own, (feature) => featuresOf(project).get(feature) ?? []);
        if (way !== undefined) yield { at, what: `comes back to its feature: ${[own, ...way].join(' > ')}` };
      }
    },
  },
  {
    name: 'imports-are-found',
    why: 'a path that these rules cannot follow, such as a new alias, would escape every one of them',
    applies_to: ['**'],
    find: (file, project) =>
      file.imports
        .filter(({ kind, target }) => kind === 'project' && !existsSync(join(project.root, target)))
        .map(({ at, specifier }) => ({ at, what: `${specifier} is no file` })),
  },
];

/** The shortest path of imports between two files or two features; undefined when there is none. */
function wayBetween(
  from: string,
  to: string,
  needsOf: (name: string) => Iterable<string>,
): string[] | undefined {
  const before = new Map<string, string | undefined>([[from, undefined]]);
  const queue = [from];
  for (const path of queue) {
    if (path === to) return trail(path, before);
    for (const next of needsOf(path)) {
      if (before.has(next)) continue;
      before.set(next, path);
      queue.push(next);
    }
  }
  return undefined;
}

function trail(end: string, before: ReadonlyMap<string, string | undefined>): string[] {
  const way: string[] = [];
  for (let path: string | undefined = end; path !== undefined; path = before.get(path)) way.unshift(path);
  return way;
}

function loadedBy(file: ProjectFile | undefined): string[] {
  return (file?.imports ?? []).filter(({ typeOnly }) => !typeOnly).map(({ target }) => target);
}

function featureOf(path: string): string | undefined {
  return /^server\/features\/([^/]+)\//.exec(path)?.[1];
}

const features = new WeakMap<Project, Map<string, Set<string>>>();

/** The features that each feature of the server imports, for values or for types alone. */
function featuresOf(project: Project): ReadonlyMap<string, ReadonlySet<string>> {
  const known = features.get(project);
  if (known !== undefined) return known;
  const found = new Map<string, Set<string>>();
  for (const { path, imports } of project.files) {
    const own = featureOf(path);
    if (own === undefined || isIn(path, TESTS)) continue;
    const needs = found.get(own) ?? new Set();
    found.set(own, needs);
    for (const { target } of imports) {
      const other = featureOf(target);
      if (other !== undefined && other !== own) needs.add(other);
    }
  }
  features.set(project, found);
  return found;
}
