// Judges the project by our own rules: `npm run lint` after the linter, and a stage of `npm test`.
import { fileURLToPath } from 'node:url';
import { readProject } from './guards/project.ts';
import { judge } from './guards/rule.ts';
import { rules } from './guards/rules.ts';

const project = readProject(fileURLToPath(new URL('..', import.meta.url)));
for (const v of rules.map((rule) => judge(rule, project))) {
  console.log(v.rule.name, v.files, v.findings.length);
  for (const f of v.findings) console.log('   ', f.path + ':' + f.line, f.what);
}
