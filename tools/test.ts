// `npm test`: runs all checks, one stage after the other. With names of stages only those; with parts of paths only the
// test files whose path contains one: `npm test -- server:postgres cruises`.
import type { Run, Stage } from './test/stage.ts';
import { stages } from './test/stages.ts';

const args = process.argv.slice(2);
const isNamed = (stage: Stage) => args.includes(stage.name) || args.includes(stage.name.split(':')[0] ?? '');
const chosen = stages.some(isNamed) ? stages.filter(isNamed) : stages;
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());
const run: Run = {
  signal: interruption.signal,
  only: args.filter((arg) => !stages.some(({ name }) => name === arg || name.startsWith(`${arg}:`))),
};

let passed = 0;
const failed: string[] = [];
for (const stage of chosen) {
  if (interruption.signal.aborted) break;
  const started = performance.now();
  const outcome = await outcomeOf(stage);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${outcome.failures.length === 0 ? 'ok  ' : 'FAIL'} ${stage.name.padEnd(16)} ` +
      `${outcome.passed} passed, ${outcome.failures.length} failed (${seconds} s)`,
  );
  for (const text of outcome.failures) console.log(`\n${text.replace(/^/gm, '     ')}\n`);
  passed += outcome.passed;
  failed.push(...outcome.failures.map((text) => `${stage.name}: ${text.split('\n')[0] ?? ''}`));
}
if (interruption.signal.aborted) failed.push('interrupted');
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((line) => `  ${line}`).join('\n')}\n`);
console.log(`${passed} passed, ${failed.length} failed`);
// Not by `process.exitCode` alone: a tool that left a handle open must not delay the result.
process.exit(failed.length === 0 ? 0 : 1);

async function outcomeOf(stage: Stage) {
  try {
    const outcome = await stage.run(run);
    if (outcome.passed > 0 || outcome.failures.length > 0) return outcome;
    return { passed: 0, failures: ['no test was run'] };
  } catch (error) {
    return { passed: 0, failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}
