import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  readonly passed: number;
  /** What failed, in full: the name first, then all that is known about it. */
  readonly failures: readonly string[];
}

export interface Run {
  /** Set when somebody interrupts the run. */
  readonly signal: AbortSignal;
  /** Test files that were asked for; all when empty. */
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
