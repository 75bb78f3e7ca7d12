import { readProject } from '../guards/project.ts';
import { judge } from '../guards/rule.ts';
import { rules } from '../guards/rules.ts';
import { failure, root, type Stage } from './stage.ts';

/** Our own rules, one check each. */
export const rulesStage: Stage = {
  name: 'rules',
  run() {
    const project = readProject(root);
    const failures = rules
      .map((rule) => judge(rule, project))
      .flatMap(({ rule, files, findings }) => {
        const name = `${rule.name}: ${rule.why}`;
        if (files === 0) return [failure(name, '  looked at no file, so it checks nothing')];
        const places = findings.map(({ path, line, what }) => `  ${path}:${line} ${what}`);
        return places.length > 0 ? [failure(name, ...places)] : [];
      });
    return Promise.resolve({ passed: rules.length - failures.length, failures });
  },
};
