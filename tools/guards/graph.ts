// Rules about the imports of the whole project.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { TESTS } from './features-apart.ts';
import type { Project } from './project.ts';
import { isIn, type Rule } from './rule.ts';

export const graphRules: readonly Rule[] = [
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
        const way = wayBetween(other, own, featuresOf(project));
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

/** The shortest path of imports between two features; undefined when there is none. */
function wayBetween(
  from: string,
  to: string,
  needs: ReadonlyMap<string, ReadonlySet<string>>,
): string[] | undefined {
  const before = new Map<string, string | undefined>([[from, undefined]]);
  const queue = [from];
  for (const feature of queue) {
    if (feature === to) return trail(feature, before);
    for (const next of needs.get(feature) ?? []) {
      if (before.has(next)) continue;
      before.set(next, feature);
      queue.push(next);
    }
  }
  return undefined;
}

function trail(end: string, before: ReadonlyMap<string, string | undefined>): string[] {
  const way: string[] = [];
  for (let at: string | undefined = end; at !== undefined; at = before.get(at)) way.unshift(at);
  return way;
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
