// Rules about the imports of the whole project.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Project, ProjectFile } from './project.ts';
import type { Rule } from './rule.ts';

export const graphRules: readonly Rule[] = [
  {
    name: 'no-import-cycles',
    why: 'in a cycle one file runs before what it imports has run',
    applies_to: ['**'],
    find: function* (file, project) {
      for (const { target, typeOnly, at } of file.imports) {
        const way = typeOnly ? undefined : wayBack(target, file.path, project);
        if (way !== undefined) yield { at, what: `comes back to itself: ${way.join(' > ')}` };
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

/** The way along imports from one file to another, when there is one. */
function wayBack(from: string, to: string, project: Project): string[] | undefined {
  const before = new Map<string, string | undefined>([[from, undefined]]);
  const queue = [from];
  for (const path of queue) {
    if (path === to) return trail(path, before);
    for (const next of loadedBy(project.byPath.get(path))) {
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
