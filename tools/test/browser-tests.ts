import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';

import { binary, runToEnd } from './process.ts';
import { failure, type Stage } from './stage.ts';

const problem = z.object({
  message: z.string().default(''),
  stack: z.string().optional(),
  location: z.object({ file: z.string(), line: z.number() }).optional(),
});
const specification = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(problem) })),
    }),
  ),
});
const suite = z.object({
  specs: z.array(specification),
  get suites() {
    return z.array(suite).default([]);
  },
});
const report = z.object({ errors: z.array(problem), suites: z.array(suite) });

/** The browser tests. */
export const browserStage: Stage = {
  name: 'e2e',
  async run({ signal, only }) {
    const folder = mkdtempSync(join(tmpdir(), 'gangway-e2e-'));
    const path = join(folder, 'report.json');
    try {
      const args = ['test', '--reporter=list,json', ...only];
      const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: path };
      const { code, output } = await runToEnd(binary('playwright'), args, signal, environment);
      const { passed, failures } = outcomeOf(path, output);
      if (code !== 0 && failures.length === 0)
        failures.push(failure(`playwright (exit code ${code})`, output));
      return { passed, failures };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function outcomeOf(path: string, output: string): { passed: number; failures: string[] } {
  if (!existsSync(path)) return { passed: 0, failures: [failure('playwright wrote no report', output)] };
  const { errors, suites } = report.parse(JSON.parse(readFileSync(path, 'utf8')));
  const failures = errors.map(({ message, stack }) => failure('playwright', stack ?? message));
  let passed = 0;
  for (const { title, file, line, tests } of suites.flatMap(specificationsOf)) {
    for (const { projectName, status, results } of tests) {
      const problems = results.flatMap(({ errors: of_result }) => of_result);
      // Before the long text: output that was cut off after the first lines did not contain the place.
      const places = problems.map(
        ({ location }) => location && `${basename(location.file)}:${location.line}`,
      );
      const outcome = [status, ...places].filter((part) => part !== undefined).join(', ');
      // Anything but "expected" fails: also a test that was skipped, or passed at a second try.
      if (status === 'expected') passed += 1;
      else {
        const messages = problems.map(({ message }) => message);
        failures.push(failure(`e2e/${file}:${line} [${projectName}] ${title} (${outcome})`, ...messages));
      }
    }
  }
  return { passed, failures };
}

function specificationsOf({ specs, suites }: z.infer<typeof suite>): z.infer<typeof specification>[] {
  return [...specs, ...suites.flatMap(specificationsOf)];
}
