import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { runNodeTests } from './node-tests.ts';

const fixtures = 'tools/guards/violations/tests';

async function outcomeOf(file: string) {
  const run = { signal: new AbortController().signal, only: [] };
  return await runNodeTests({ name: file, files: `${fixtures}/${file}` }, run);
}

describe('A stage of node:test files', () => {
  before(() => {
    // node:test refuses to run tests within a test, which it detects by this variable.
    delete process.env['NODE_TEST_CONTEXT'];
  });

  it('counts the tests that pass, not the suites around them', async () => {
    assert.deepEqual(await outcomeOf('passes.test.ts'), { passed: 1, failures: [] });
  });

  it('tells where a test failed, why, and what its file printed', async () => {
    const { passed, failures } = await outcomeOf('fails.test.ts');
    assert.equal(passed, 0);
    assert.equal(failures.length, 1);
    assert.match(failures[0] ?? '', /fails\.test\.ts:6 with a test that fails/);
    assert.match(failures[0] ?? '', /1 !== 2[^]*What it printed\./);
  });

  it('fails when a file crashes before its first test', async () => {
    const { failures } = await outcomeOf('crashes.test.ts');
    assert.match(failures.join('\n'), /Crashed before the first test/);
  });

  it('fails when a file holds no test', async () => {
    const { passed, failures } = await outcomeOf('empty.test.ts');
    assert.equal(passed, 0);
    assert.match(failures.join('\n'), /holds no test/);
  });

  it('fails when a test is skipped or left to do', async () => {
    const { passed, failures } = await outcomeOf('skips.test.ts');
    assert.equal(passed, 0);
    assert.match(failures.join('\n'), /is skipped[^]*is left to do/);
  });

  it('runs nothing, which the caller takes for a failure, when no file is found', async () => {
    assert.deepEqual(await outcomeOf('gone.test.ts'), { passed: 0, failures: [] });
  });
});
