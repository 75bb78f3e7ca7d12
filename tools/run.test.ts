import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';

import { outcomeOf, ScratchProject } from './test/scratch-project.ts';

const CI = 'ci --omit=dev --loglevel=error\n';
const CI_ALL = 'ci --include=dev --loglevel=error\n';

describe('The script in front of the others', () => {
  let project: ScratchProject;
  beforeEach(() => {
    project = new ScratchProject();
  });
  afterEach(() => project.remove());

  it('installs once, hands on arguments and exit code', async () => {
    const { code, output } = await project.run(['a', 'b']);
    assert.equal(code, 3);
    assert.match(output, /npm ci[^]*a b/);
    await project.run([]);
    assert.equal(project.asked(), CI);
  });

  it('installs once when two start at the same time', async () => {
    const outcomes = await Promise.all([project.run(['one']), project.run(['two'])]);
    assert.deepEqual(
      outcomes.map(({ code }) => code),
      [3, 3],
    );
    assert.equal(project.asked(), CI);
  });

  it('installs again when the lockfile changed, unless the packages are those it names', async () => {
    await project.run([]);
    project.write(
      'package-lock.json',
      '{ "packages": { "": {}, "node_modules/zod": { "version": "2.0.0" } } }',
    );
    project.write(
      'node_modules/.package-lock.json',
      '{ "packages": { "node_modules/zod": { "version": "1.0.0" } } }',
    );
    await project.run([]);
    assert.equal(project.asked(), `${CI}${CI}`);
    project.write(
      'node_modules/.package-lock.json',
      '{ "packages": { "node_modules/zod": { "version": "1.0.0" } } }',
    );
    project.write(
      'package-lock.json',
      '{ "packages": { "": {}, "node_modules/zod": { "version": "1.0.0" } } }',
    );
    await project.run([]);
    assert.equal(project.asked(), `${CI}${CI}`);
  });

  it('installs what running needs, and the rest when a developer needs it', async () => {
    await project.run([]);
    assert.equal(project.has('node_modules/types.d.ts'), false);
    await project.develop();
    assert.equal(project.has('node_modules/types.d.ts'), true);
    await project.run([]);
    assert.equal(project.asked(), `${CI}${CI_ALL}`);
  });

  it('keeps the packages that are there when it cannot install others', async () => {
    await project.run([]);
    project.write('package.json', '{ "type": "module", "dependencies": { "zod": "1.0.0" } }');
    assert.equal((await project.run([], { NPM_CODE: '9' })).code, 1);
    assert.equal(project.has('node_modules/.bin/node'), true);
  });

  it('says which command failed and leaves nothing locked', async () => {
    const { code, output } = await project.run([], { NPM_CODE: '9' });
    assert.equal(code, 1);
    assert.match(output, /"npm ci" failed with exit code 9/);
    assert.equal((await project.run([])).code, 3);
  });

  it('passes on SIGTERM and waits for the end', async () => {
    const child = project.start(['wait']);
    const ended = outcomeOf(child);
    child.stdout?.once('data', () => child.kill('SIGTERM'));
    assert.equal((await ended).code, 7);
  });
});
