// Rules that keep the checks themselves honest.
import type { ProjectFile } from './project.ts';
import type { Rule, Spot } from './rule.ts';
import { keyOf, memberName, type Node, walk } from './syntax.ts';

const SWITCHES = ['only', 'skip', 'todo', 'fixme', 'fail', 'expectFailure'];
const TEST_FUNCTIONS = ['test', 'it', 'describe', 'suite', 't', 'context'];

export const honestyRules: readonly Rule[] = [
  {
    name: 'tests-run',
    why: 'a test that is skipped, or alone in not being skipped, is a promise nobody checks',
    applies_to: ['**/*.{test,spec}.{ts,tsx}', 'e2e/**'],
    find: notRun,
  },
  {
    name: 'no-switched-off-checks',
    why: 'a check that can be switched off in a comment is a suggestion',
    applies_to: ['**'],
    find: switchedOff,
  },
];

function* notRun({ program }: ProjectFile): Generator<Spot> {
  if (program === undefined) return;
  for (const [node, [, call]] of walk(program)) {
    const name = memberName(node);
    if (isSwitch(name) && node.type === 'MemberExpression' && isTestFunction(node.object)) {
      yield { at: node.start, what: `uses .${name}` };
    }
    const key = keyOf(node);
    if (isSwitch(key) && call?.type === 'CallExpression' && isTestFunction(call.callee)) {
      yield { at: node.start, what: `sets ${key}` };
    }
  }
}

function isSwitch(name: string | undefined): name is string {
  return name !== undefined && SWITCHES.includes(name);
}

/** `test`, and `test.describe` of Playwright. */
function isTestFunction(node: Node): boolean {
  const name = node.type === 'Identifier' ? node.name : memberName(node);
  return name !== undefined && TEST_FUNCTIONS.includes(name);
}

function switchedOff({ comments }: ProjectFile): Spot[] {
  const switches =
    /^[\s*]*(eslint-|oxlint-|@ts-(ignore|expect-error|nocheck)|knip-ignore|@public|@lintignore)/;
  return comments
    .filter(({ value }) => value.split('\n').some((line) => switches.test(line)))
    .map(({ start, value }) => ({ at: start, what: `says ${value.trim()}` }));
}
