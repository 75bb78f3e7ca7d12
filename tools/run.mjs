// Runs before every npm script. Plain JavaScript without dependencies, because it has to run on the Node.js of a fresh
// machine (20.19 or later) before anything is installed. It installs the packages of the lockfile that the task needs,
// builds the browser app if the task needs it and its sources changed, and runs the task on the Node.js that the lockfile
// pins.
import { execute, failWith } from './run/execute.mjs';
import { binary, ensureInstalled } from './run/install.mjs';
import { ensureWebBuilt } from './run/web-build.mjs';

/**
 * The command of each script on the pinned Node.js, whether it needs the built browser app, and which packages: without
 * `packages` all of them.
 */
const tasks = {
  start: { packages: 'start', web: true, command: ['server/main.ts'] },
  dev: { command: ['tools/dev.ts'] },
  build: { packages: 'start', web: true },
  test: { command: ['tools/test.ts'] },
  unit: {
    command: ['--test', '--test-concurrency=2', '--import', './server/quick-imports.ts'],
    withoutArguments: ['tools/test.ts', 'guards', 'unit', 'server:pglite'],
  },
  e2e: { web: true, command: [binary('playwright'), 'test'] },
  lint: { command: ['tools/test.ts', 'lint', 'rules'] },
  typecheck: { command: ['tools/test.ts', 'typecheck'] },
  format: { command: [binary('oxfmt')] },
  attack: { command: ['tools/attack.ts'] },
  bench: { web: true, command: ['tools/bench.ts'] },
  ha: { command: ['--import', './server/quick-imports.ts', 'tools/ha.ts'] },
  gangway: { packages: 'start', command: ['server/cli.ts'] },
  configuration: { command: ['tools/configuration.ts'] },
  pictures: { web: true, command: ['tools/pictures.ts'] },
  demo: { web: true, command: ['tools/demo.ts'] },
  life: { web: true, command: ['tools/life.ts'] },
  'released-data': { command: ['tools/released-data.ts'] },
  package: { web: true, command: ['tools/package.ts'] },
  lockfile: { command: ['tools/lockfile.ts'] },
  patterns: { command: ['tools/patterns.ts'] },
  score: { command: ['tools/score.ts'] },
  reference: { command: ['reference/build.ts'] },
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  failWith(`npm runs on Node.js ${process.versions.node} here; Node.js 20.19 or later is needed to begin.`);
}

const [name = '', ...given] = process.argv.slice(2);
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
if (task === undefined) failWith(`There is no task "${name}". There are: ${Object.keys(tasks).join(', ')}.`);

await ensureInstalled(task.packages ?? 'all');
if (task.web) await ensureWebBuilt();
if (task.command !== undefined) {
  const command = given.length === 0 ? (task.withoutArguments ?? task.command) : task.command;
  process.exitCode = await execute(binary('node'), [...command, ...given]);
}
