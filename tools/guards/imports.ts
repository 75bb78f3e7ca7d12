// The imports of a file with their targets.
import { posix } from 'node:path';
import type { Program } from 'oxc-parser';

import { type Node, textOf, walk } from './syntax.ts';

export interface Import {
  /** `domain/dates.ts`, `zod`, `node:fs`: a path in the project, a package without its subpath, or Node.js. */
  readonly target: string;
  readonly kind: 'project' | 'package' | 'node';
  readonly specifier: string;
  /** Erased at run time. `import { type X }` is not: it still loads the module. */
  readonly typeOnly: boolean;
  readonly at: number;
}

export function importsOf(program: Program, path: string): Import[] {
  const imports: Import[] = [];
  for (const [node] of walk(program)) {
    const found = specifierOf(node);
    if (found === undefined) continue;
    imports.push({ ...found, ...resolve(found.specifier, path), at: node.start });
  }
  return imports;
}

function specifierOf(node: Node): { specifier: string; typeOnly: boolean } | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return { specifier: node.source.value, typeOnly: node.importKind === 'type' };
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      if (node.source === null) return undefined;
      return { specifier: node.source.value, typeOnly: node.exportKind === 'type' };
    case 'TSImportType':
      return { specifier: node.source.value, typeOnly: true };
    case 'ImportExpression':
      // A computed path cannot be checked, so no rule allows it.
      return { specifier: textOf(node.source) ?? '(computed)', typeOnly: false };
    default:
      return undefined;
  }
}

function resolve(specifier: string, from: string): Pick<Import, 'target' | 'kind'> {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return { kind: 'project', target: path.slice(1) };
  if (path.startsWith('.')) {
    return { kind: 'project', target: posix.join(posix.dirname(from), path) };
  }
  if (path.startsWith('node:')) return { kind: 'node', target: path };
  const parts = path.split('/');
  return { kind: 'package', target: parts.slice(0, path.startsWith('@') ? 2 : 1).join('/') };
}
