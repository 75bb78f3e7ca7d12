import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  readonly passed: number;
  /** The failures in full: the name first, then the details. */
  readonly failures: readonly string[];
}

export interface Run {
  /** Aborted when the run is interrupted. */
  readonly signal: AbortSignal;
  /** Requested test files; all if empty. */
  readonly only: readonly string[];
}

export interface Stage {
  readonly name: string;
  readonly run: (run: Run) => Promise<Outcome>;
}

export const root: string = new URL('../..', import.meta.url).pathname;

export function failure(name: string, ...details: readonly string[]): string {
  const told = details.filter((detail) => detail.trim() !== '');
  return stripVTControlCharacters([name, ...told].join('\n')).trimEnd();
}
