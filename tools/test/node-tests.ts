import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type EventData, run as runTests } from 'node:test';
import { inspect } from 'node:util';

import { failure, type Outcome, root, type Run, type Stage } from './stage.ts';

/** A file that has not ended by then never ends. */
const TIMEOUT_MS = 300_000;
/** The smallest supported machine has two cores. */
const CONCURRENCY = 2;

/** As for the server: without it a test file of the server spends a quarter of its time on finding modules. */
const QUICK_IMPORTS = ['--import', join(root, 'server/quick-imports.ts')];

/**
 * Compile WebAssembly once only, quickly. A process with an embedded database lives for seconds, and V8 would spend
 * most of a second of them on the faster code of PostgreSQL that it hardly gets to run.
 */
const NODE_OPTIONS = ['--liftoff-only', ...QUICK_IMPORTS];

export interface NodeTests {
  readonly name: string;
  readonly files: string;
  readonly except?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** of one file */
  readonly timeout_ms?: number;
}

export function nodeTestsStage(tests: NodeTests): Stage {
  return { name: tests.name, run: (run) => runNodeTests(tests, run) };
}

export async function runNodeTests(tests: NodeTests, run: Run): Promise<Outcome> {
  const all = globSync(tests.files, { cwd: root, exclude: tests.except ?? [] }).toSorted();
  const files = all.filter((file) => run.only.length === 0 || run.only.some((part) => file.includes(part)));
  const failures: { file: string | undefined; text: string }[] = [];
  const printed = new Map<string | undefined, string>();
  let passed = 0;
  const stream = runTests({
    files: files.map((file) => root + file),
    concurrency: CONCURRENCY,
    execArgv: NODE_OPTIONS,
    timeout: tests.timeout_ms ?? TIMEOUT_MS,
    signal: run.signal,
    env: { ...process.env, ...tests.environment },
  });
  const hear = (said: EventData.TestStdout | EventData.TestStderr) => {
    printed.set(fileOf(said), (printed.get(fileOf(said)) ?? '') + said.message);
  };
  const fail = (test: EventData.TestPass | EventData.TestFail, ...details: readonly string[]) => {
    const name = `${relative(root, test.file ?? '')}:${test.line ?? 0} ${test.name}`;
    failures.push({ file: fileOf(test), text: failure(name, ...details) });
  };
  stream.on('test:stdout', hear).on('test:stderr', hear);
  stream.on('test:pass', (test) => {
    const emptiness = whyEmpty(test);
    if (emptiness !== undefined) fail(test, emptiness);
    else if (test.details.type !== 'suite') passed += 1;
  });
  stream.on('test:fail', (test) => {
    // A suite that fails only because of a test in it, which is reported itself.
    const { error } = test.details;
    if ('failureType' in error && error.failureType === 'subtestsFailed') return;
    fail(test, inspect(error.cause instanceof Error ? error.cause : error));
  });
  for await (const event of stream) void event;
  for (const [file, text] of printed) {
    const first = failures.find((failed) => failed.file === file);
    if (first !== undefined) first.text += `\nwhat the file printed:\n${text.trimEnd()}`;
  }
  return { passed, failures: failures.map(({ text }) => text) };
}

/** The reason if a test passed without testing anything. */
function whyEmpty(test: EventData.TestPass): string | undefined {
  if (test.skip !== undefined) return 'is skipped';
  if (test.todo !== undefined) return 'is left to do';
  // A file without a test is reported as a test with the name of the file.
  return test.name === test.file ? 'holds no test' : undefined;
}

function fileOf({ file, entryFile }: EventData.LocationInfo): string | undefined {
  return entryFile ?? file;
}
