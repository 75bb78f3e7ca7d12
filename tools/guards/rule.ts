import { matchesGlob } from 'node:path';

import type { Project, ProjectFile } from './project.ts';

/** A place in a file that breaks a rule: its position, and the finding. */
export interface Spot {
  readonly at: number;
  readonly what: string;
}

export interface Rule {
  /** Also the name of its fixture folder in `violations/`. */
  readonly name: string;
  readonly why: string;
  readonly applies_to: readonly string[];
  readonly except?: readonly string[];
  readonly find: (file: ProjectFile, project: Project) => Iterable<Spot>;
}

export interface Verdict {
  readonly rule: Rule;
  readonly files: number;
  readonly findings: readonly Finding[];
}

interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly what: string;
}

export function isIn(path: string, globs: readonly string[]): boolean {
  return globs.some((glob) => matchesGlob(path, glob));
}

export function judge(rule: Rule, project: Project): Verdict {
  const files = project.files.filter(
    ({ path }) => isIn(path, rule.applies_to) && !isIn(path, rule.except ?? []),
  );
  const findings = files.flatMap((file) =>
    Array.from(rule.find(file, project), ({ at, what }) => ({
      rule: rule.name,
      path: file.path,
      line: lineOf(file.text, at),
      what,
    })),
  );
  return { rule, files: files.length, findings };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
