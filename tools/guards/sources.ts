// Rules about what single expressions may do, and where.
import { nodeRule } from './node-rule.ts';
import type { Rule } from './rule.ts';
import { attributeName, dottedName, keyOf, memberName } from './syntax.ts';

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'server/testing/**', 'e2e/**', 'tools/**'];

const RAW_HTML = new Set([
  'dangerouslySetInnerHTML',
  'innerHTML',
  'insertAdjacentHTML',
  'outerHTML',
  'srcDoc',
  'srcdoc',
]);
const CLOCKS = /^(globalThis\.|window\.)?(Date\.now|performance\.(now|timeOrigin)|Temporal\.Now)$/;

export const sourceRules: readonly Rule[] = [
  nodeRule({
    name: 'settings-in-config',
    why: 'every setting is documented, checked and named in server/config.ts',
    applies_to: ['**/*.{ts,tsx,mjs}'],
    // the last two: the whole environment goes to the program that is re-executed; systemd names its socket there
    except: [
      ...TESTS,
      'server/config.ts',
      '*.config.ts',
      'server/platform/memory.ts',
      'server/platform/service-manager.ts',
    ],
    see(node) {
      const name = dottedName(node);
      if (name === 'process.env' || name === 'globalThis.process.env') return 'reads process.env';
      const taken = node.type === 'VariableDeclarator' && node.init !== null && dottedName(node.init);
      if (taken === 'process') return 'takes process apart';
      const imported = node.type === 'ImportDeclaration' && node.source.value === 'node:process';
      return imported ? 'imports node:process' : undefined;
    },
  }),
  nodeRule({
    name: 'clock-in-one-place',
    why: 'a test must be able to say what time it is',
    applies_to: ['**/*.{ts,tsx}'],
    // main.ts runs before the clock of the app is loaded; the last one reads only the zone from Temporal.Now
    except: [
      ...TESTS,
      'server/platform/clock.ts',
      'web/ui/clock.ts',
      'web/main.ts',
      'web/lib/formats-first.ts',
    ],
    see(node) {
      const name = dottedName(node);
      if (name !== undefined && CLOCKS.test(name)) return `reads the clock with ${name}`;
      const makesDate = node.type === 'NewExpression' && dottedName(node.callee) === 'Date';
      if (makesDate && node.arguments.length === 0) return 'reads the clock with new Date()';
      const callsDate = node.type === 'CallExpression' && dottedName(node.callee) === 'Date';
      return callsDate ? 'reads the clock with Date()' : undefined;
    },
  }),
  nodeRule({
    name: 'no-date-in-domain',
    why: 'a Date is an instant in the zone of the machine; the domain has Temporal',
    applies_to: ['domain/**'],
    except: TESTS,
    see(node, [parent]) {
      const isDate = node.type === 'Identifier' && node.name === 'Date';
      // `{ Date: 1 }` and `x.Date` only share the name.
      const isOnlyAName = parent?.type === 'Property' || (parent && memberName(parent) === 'Date');
      return isDate && !isOnlyAName ? 'uses Date' : undefined;
    },
  }),
  nodeRule({
    name: 'formats-in-formatters',
    why: 'dates, numbers and money look the same everywhere when one place writes them',
    applies_to: ['**/*.{ts,tsx}'],
    except: [
      ...TESTS,
      '{web/lib,server/platform,messages}/format*.{ts,tsx}',
      'domain/zones.ts',
      'reference/build.ts',
      'reference/build/**',
    ],
    see(node, [parent]) {
      const name = memberName(node);
      if (name?.startsWith('toLocale') === true) return `calls ${name}`;
      const isIntl = node.type === 'Identifier' && node.name === 'Intl';
      // A type formats nothing.
      return isIntl && parent?.type !== 'TSQualifiedName' ? 'uses Intl' : undefined;
    },
  }),
  nodeRule({
    name: 'no-raw-html',
    why: 'text of a user that is written as HTML runs as a script of ours',
    applies_to: ['web/**/*.{ts,tsx}'],
    see(node) {
      const name = memberName(node) ?? keyOf(node) ?? attributeName(node);
      return name !== undefined && RAW_HTML.has(name) ? `uses ${name}` : undefined;
    },
  }),
];
