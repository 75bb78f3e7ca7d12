import { directionRules } from './directions.ts';
import { graphRules } from './graph.ts';
import type { Rule } from './rule.ts';
import { migrationRules } from './migrations.ts';
import { sideRules } from './sides.ts';
import { sourceRules } from './sources.ts';
import { honestyRules } from './honesty.ts';
import { textRules } from './texts.ts';

/** Our own rules. Rules that a linter can check are in .oxlintrc.json. */
export const rules: readonly Rule[] = [
  ...directionRules,
  ...graphRules,
  ...sourceRules,
  ...sideRules,
  ...textRules,
  ...honestyRules,
  ...migrationRules,
];
