// Reads what the tools are told and what they say.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

interface LintFinding {
  readonly file: string;
  readonly rule: string;
}

export function oxlintReport(json: string): LintFinding[] {
  const { diagnostics }: { diagnostics: { filename: string; code?: string }[] } = JSON.parse(json);
  return diagnostics.map(({ filename, code = '' }) => ({
    file: basename(filename),
    // "typescript(no-floating-promises)"
    rule: /\((.*)\)/.exec(code)?.[1] ?? code,
  }));
}

/** "typescript.no-explicit-any.ts" holds the violation of "typescript/no-explicit-any". */
export function ruleOf(fixture: string): string {
  return fixture.replace(/\.tsx?$/, '').replace('.', '/');
}

/** The names of all that a section of a configuration file switches on. */
export function settingsOf(path: string, section: string): string[] {
  const config: Record<string, Record<string, unknown>> = JSON.parse(readFileSync(path, 'utf8'));
  const isOn = (value: unknown) => value === true || (Array.isArray(value) ? value[0] : value) === 'error';
  return Object.entries(config[section] ?? {}).flatMap(([name, value]) => (isOn(value) ? [name] : []));
}
