import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

import { binary, runToEnd } from './process.ts';
import { failure, type Outcome, type Stage } from './stage.ts';

/** The promises to a user, in a real browser. */
export const browserStage: Stage = {
  name: 'e2e',
  async run({ signal, only }) {
    const folder = mkdtempSync(join(tmpdir(), 'gangway-e2e-'));
    const report = join(folder, 'report.json');
    try {
      const args = ['test', '--reporter=list,json', ...only];
      const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
      const { code, output } = await runToEnd(binary('playwright'), args, signal, environment);
      const { passed, failures } = outcomeOf(report, output);
      if (code !== 0 && failures.length === 0)
        failures.push(failure(`playwright (exit code ${code})`, output));
      return { passed, failures };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function outcomeOf(path: string, output: string): { passed: number; failures: string[] } {
  const report = readReport(path);
  if (report === undefined) return { passed: 0, failures: [failure('playwright wrote no report', output)] };
  const failures = report.errors.map(({ message, stack }) => failure('playwright', stack ?? message ?? ''));
  const outcomes = report.suites.map((suite) => outcomeOfSuite(suite));
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: [...failures, ...outcomes.flatMap((outcome) => outcome.failures)],
  };
}

function readReport(path: string): JSONReport | undefined {
  try {
    const report: JSONReport = JSON.parse(readFileSync(path, 'utf8'));
    return report;
  } catch {
    return undefined;
  }
}

function outcomeOfSuite(suite: JSONReportSuite): Outcome {
  const inner = (suite.suites ?? []).map((child) => outcomeOfSuite(child));
  const failures = inner.flatMap((outcome) => outcome.failures);
  let passed = inner.reduce((sum, outcome) => sum + outcome.passed, 0);
  for (const { title, file, line, tests } of suite.specs) {
    for (const { projectName, status, results } of tests) {
      const errors = results.flatMap((result) => result.errors.map(({ message }) => message ?? ''));
      // Anything but "as expected": failed, skipped, or passed at a second try.
      if (status === 'expected') passed += 1;
      else failures.push(failure(`e2e/${file}:${line} [${projectName}] ${title} (${status})`, ...errors));
    }
  }
  return { passed, failures };
}
