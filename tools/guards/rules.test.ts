import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { readProject } from './project.ts';
import { judge } from './rule.ts';
import { rules } from './rules.ts';

// One small project per rule, found by its name. A line that breaks the rule says VIOLATION; every other line shows
// what the rule must leave alone.
const violations = join(import.meta.dirname, 'violations/rules');

describe('Our own rules', () => {
  for (const rule of rules) {
    it(`bite where ${rule.name} is broken, and nowhere else`, () => {
      const project = readProject(join(violations, rule.name));
      const marked = project.files.flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index) => (line.includes('VIOLATION') ? [`${path}:${index + 1}`] : [])),
      );
      const found = judge(rule, project).findings.map(({ path, line }) => `${path}:${line}`);
      assert.ok(marked.length > 0, 'the fixture marks no violation');
      assert.deepEqual(found, marked);
    });
  }

  it('have no fixture left of a rule that is gone', () => {
    assert.deepEqual(readdirSync(violations).toSorted(), rules.map(({ name }) => name).toSorted());
  });

  it('refuse a file that cannot be parsed', () => {
    const broken = join(import.meta.dirname, 'violations/unparsable');
    assert.throws(() => readProject(broken), /server\/app\.ts cannot be parsed/);
  });
});
