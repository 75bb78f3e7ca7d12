// What a migration may change while servers of the release before still use the database.
import type { Rule } from './rule.ts';

/** Made before there was the rule, or of a change whose release before no longer needs it. */
const EXEMPT = ['0002', '0015'];

const BREAKING: readonly [what: string, statement: RegExp][] = [
  [
    'drops',
    /\bdrop\s+(table|column|type|view|materialized\s+view|schema|function|sequence|default|constraint)\b/gi,
  ],
  ['renames', /\brename\s+(to|column|constraint|value)\b/gi],
  ['forbids null', /\bset\s+not\s+null\b/gi],
  ['changes a type', /\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b/gi],
  [
    'adds a column that must be filled',
    /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?"\w+"(?![^;,]*\b(default|generated)\b)[^;,]*\bnot\s+null\b/gi,
  ],
];

export const migrationRules: readonly Rule[] = [
  {
    name: 'migrations-only-add',
    why: 'a server of the release before still uses the database (CONTRIBUTING.md, "A change that removes")',
    applies_to: ['server/database/migrations/*.sql'],
    *find({ path, text }) {
      if (EXEMPT.some((number) => path.includes(`/${number}_`))) return;
      const statements = text.replaceAll(/--.*/g, (comment) => ' '.repeat(comment.length));
      yield* BREAKING.flatMap(([what, statement]) =>
        Array.from(statements.matchAll(statement), ({ index }) => ({ at: index, what })),
      ).toSorted((a, b) => a.at - b.at);
    },
  },
];
