// Records the time classes of the patterns that run on untrusted text: `npm run patterns` after one was added or
// changed. A pattern that takes exponential time stopped the server for hours with a file of 281 bytes. To judge all of
// them takes minutes, so the verdicts are kept in patterns.json, and the tests compare.
import { writeFileSync } from 'node:fs';

import {
  FILE,
  hashOf,
  isOfLines,
  judge,
  patternsOf,
  readRecords,
  type Records,
} from './patterns/verdicts.ts';

const known = readRecords();
const made: Records = { linear: [], quadratic: {}, undecided: {} };
for (const [written, pattern] of patternsOf()) {
  const hash = hashOf(written);
  const recorded = (['quadratic', 'undecided'] as const).find((verdict) =>
    Object.hasOwn(known[verdict], written),
  );
  if (known.linear.includes(hash)) made.linear.push(hash);
  else if (recorded !== undefined) made[recorded][written] = known[recorded][written] ?? '';
  else {
    const verdict = await judge(pattern);
    console.log(`${verdict}  ${pattern.paths.join(', ')}  ${written}`);
    if (verdict === 'linear') made.linear.push(hash);
    else if (verdict === 'worse') process.exitCode = 1;
    else made[verdict][written] = isOfLines(pattern) ? 'lines are cut' : '';
  }
}
made.linear.sort();
writeFileSync(FILE, `${JSON.stringify(made, null, 2)}\n`);
console.log(`${made.linear.length} linear, ${Object.keys(made.quadratic).length} quadratic`);
