// The recorded time classes of the patterns that run on untrusted text.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { TemplateLiteral } from 'oxc-parser';
import { check } from 'recheck';
import { z } from 'zod';
import { plainPattern, wordPattern } from '#extraction/words/pattern.ts';

import { readProject } from '../guards/project.ts';
import { type Node, textOf, walk } from '../guards/syntax.ts';
import { root } from '../test/stage.ts';

export const FILE = new URL('../patterns.json', import.meta.url);
const OURS = /^(?:server|domain|contract|extraction)\//;
const TESTS = /\.test\.tsx?$|\/testing\//;
const PATIENCE_MS = 30_000;

const records = z.object({
  /** prefixes of the hashes of the linear patterns */
  linear: z.array(z.string()),
  /** the quadratic patterns, each with the bound of its text */
  quadratic: z.record(z.string(), z.string()),
  /** the patterns that the checker cannot judge, each with the reason why it is no worse than that */
  undecided: z.record(z.string(), z.string()),
});
export type Records = z.infer<typeof records>;

/** A pattern in the code. */
export interface Pattern {
  source: string;
  flags: string;
  /** the files with it, relative to the root */
  paths: string[];
}

export type Verdict = 'linear' | 'quadratic' | 'worse' | 'undecided';

/**
 * Each different pattern of the server, the domain, the contract and the reader; patterns without repetition are no
 * risk.
 */
export function patternsOf(project = readProject(root)): Map<string, Pattern> {
  const found = new Map<string, Pattern>();
  for (const { path, program } of project.files) {
    if (program === undefined || !OURS.test(path) || TESTS.test(path)) continue;
    for (const [node] of walk(program)) {
      const pattern = patternIn(node);
      if (pattern === undefined || !/[*+{]/.test(pattern.source)) continue;
      const { source, flags } = pattern;
      const written = `/${source}/${flags}`;
      const { paths } = found.get(written) ?? { paths: [] };
      found.set(written, { source, flags, paths: [...paths, path] });
    }
  }
  return found;
}

/** A regular expression, or the one that is made of a frame and lists of words (extraction/words/pattern.ts). */
function patternIn(node: Node): Pick<Pattern, 'source' | 'flags'> | undefined {
  if (node.type === 'Literal' && 'regex' in node)
    return { source: node.regex.pattern, flags: node.regex.flags };
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const make = makers.get(node.callee.name);
  const [frame, flags] = node.arguments.map((argument) =>
    argument.type === 'TaggedTemplateExpression' ? rawTextOf(argument.quasi) : textOf(argument),
  );
  return make === undefined || frame === undefined || flags === undefined ? undefined : make(frame, flags);
}

/** A template that is complete in the source. */
const rawTextOf = ({ quasis: [first, ...others] }: TemplateLiteral): string | undefined =>
  others.length === 0 ? first?.value.raw : undefined;

const makers = new Map([
  ['wordPattern', wordPattern],
  ['plainPattern', plainPattern],
]);

export function readRecords(): Records {
  return records.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

/** Judges the growth of a pattern's time with the length of a text. */
export async function judge({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<Verdict> {
  // the checker does not know the flag v, and indices take no time
  const known = flags.replace('v', 'u').replace('d', '');
  const judged = await check(source, known, { timeout: PATIENCE_MS });
  if (judged.status === 'unknown') return 'undecided';
  if (judged.status === 'safe') return 'linear';
  const { complexity } = judged;
  return complexity.type === 'polynomial' && complexity.degree === 2 ? 'quadratic' : 'worse';
}

/** The differences between the patterns and their records; empty if there are none. */
export function faultsOf(patterns: ReadonlyMap<string, Pattern>, recorded: Records): string[] {
  const { quadratic, undecided } = recorded;
  const linear = new Set(recorded.linear);
  const bounded = { ...quadratic, ...undecided };
  const unknown = [...patterns].flatMap(([written, { paths }]) => {
    if (linear.has(hashOf(written))) return [];
    const at = `${paths.join(', ')}: ${written}`;
    if (!Object.hasOwn(bounded, written)) return [`run "npm run patterns" for ${at}`];
    return bounded[written] === '' ? [`say in tools/patterns.json what bounds ${at}`] : [];
  });
  const gone = Object.keys(bounded).filter((written) => !patterns.has(written));
  return [...unknown, ...gone.map((written) => `run "npm run patterns": nothing holds ${written}`)];
}

/** Lines of documents are cut at 2,000 characters before patterns see them (extraction/decode/limits.ts). */
export function isOfLines({ paths }: Pattern): boolean {
  return paths.every((path) => path.startsWith('extraction/'));
}

export function hashOf(written: string): string {
  return createHash('sha256').update(written).digest('hex').slice(0, 12);
}
