// Reads the configuration and the output of the tools.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';

interface LintFinding {
  readonly file: string;
  readonly rule: string;
}

const lintReport = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), code: z.string().default('') })),
});
const configuration = z.record(z.string(), z.unknown());

export function oxlintReport(json: string): LintFinding[] {
  return lintReport.parse(JSON.parse(json)).diagnostics.map(({ filename, code }) => ({
    file: basename(filename),
    // "typescript(no-floating-promises)"
    rule: /\((.*)\)/.exec(code)?.[1] ?? code,
  }));
}

/** "typescript.no-explicit-any.ts" holds the violation of "typescript/no-explicit-any". */
export function ruleOf(fixture: string): string {
  return fixture.replace(/\.tsx?$/, '').replace('.', '/');
}

/** The names of all settings that a section of a configuration file switches on. */
export function settingsOf(path: string, section: string): string[] {
  const file = configuration.parse(JSON.parse(readFileSync(path, 'utf8')));
  const isOn = (value: unknown) => value === true || value === 'error' || Array.isArray(value);
  return Object.entries(configuration.parse(file[section])).flatMap(([name, value]) =>
    // The list of libraries in tsconfig.json is no switch.
    isOn(value) && !['lib', 'types'].includes(name) ? [name] : [],
  );
}
