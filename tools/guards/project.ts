// The files of the project for the rules: text, syntax tree and imports.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comment, type Program, parseSync } from 'oxc-parser';

import { type Import, importsOf } from './imports.ts';

export interface ProjectFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly comments: readonly Comment[];
  readonly imports: readonly Import[];
  /** Absent for styles and migrations. */
  readonly program?: Program;
}

export interface Project {
  readonly root: string;
  readonly files: readonly ProjectFile[];
}

const FILES = [
  '{domain,contract,messages,reference,extraction,server,web,e2e,tools}/**/*.{ts,tsx,mjs,css}',
  '*.{ts,mjs}',
  'server/database/migrations/*.sql',
];

/** Fixtures break the rules on purpose; the rest is generated. */
const NOT_OURS = ['tools/guards/violations/**', 'reference/output/**', '**/node_modules/**'];

export function readProject(root: string): Project {
  const paths = globSync(FILES, { cwd: root, exclude: NOT_OURS });
  const files = paths.map((path) => readFile(path.replaceAll('\\', '/'), root));
  return { root, files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

function readFile(path: string, root: string): ProjectFile {
  const text = readFileSync(join(root, path), 'utf8');
  if (/\.(css|sql)$/.test(path)) return { path, text, comments: [], imports: [] };
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) {
    throw new Error(`${path} cannot be parsed: ${errors.map((error) => error.message).join('; ')}`);
  }
  return { path, text, program, comments, imports: importsOf(program, path) };
}
