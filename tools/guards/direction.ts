// Turns a line of directions.ts into a rule.
import type { Import } from './imports.ts';
import { isIn, type Rule } from './rule.ts';

export interface Direction extends Omit<Rule, 'find'> {
  /** Nothing else may be imported. */
  readonly only?: readonly string[];
  /** None of these may be imported. */
  readonly never?: readonly string[];
  /** Checks the importing file, if globs are not enough. */
  readonly forbids?: (imported: Import, importer: string) => boolean;
  readonly typesMayPass?: boolean;
}

export function directionRule(direction: Direction): Rule {
  return {
    ...direction,
    find: ({ imports, path }) =>
      imports
        .filter((imported) => isForbidden(imported, path, direction))
        .map(({ at, specifier }) => ({ at, what: `imports ${specifier}` })),
  };
}

function isForbidden(imported: Import, importer: string, direction: Direction): boolean {
  if (direction.typesMayPass === true && imported.typeOnly) return false;
  const { only, never = [], forbids } = direction;
  if (only !== undefined && !isIn(imported.target, only)) return true;
  return isIn(imported.target, never) || forbids?.(imported, importer) === true;
}
