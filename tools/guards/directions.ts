// The allowed directions of imports. See docs/architecture.md.
import { type Direction, directionRule } from './direction.ts';
import { features_apart, TESTS } from './features-apart.ts';
import type { Rule } from './rule.ts';

const directions: readonly Direction[] = [
  {
    name: 'domain-imports-nothing',
    why: 'the rules of the product stay pure and run everywhere; exact decimals are a number type, as pure as they',
    applies_to: ['domain/**'],
    except: TESTS,
    only: ['domain/**', 'big.js'],
  },
  {
    name: 'contract-imports-domain-and-zod',
    why: 'the browser takes its types from here and must not get a server with them',
    applies_to: ['contract/**'],
    except: TESTS,
    only: ['contract/**', 'domain/**', 'zod'],
  },
  {
    name: 'messages-import-nothing',
    why: 'a catalogue is words, those for ports too; what it imports every reader of it loads',
    applies_to: ['messages/**'],
    except: TESTS,
    only: ['messages/**', 'domain/port-names/*.ts'],
  },
  {
    name: 'reference-imports-domain',
    why: 'the catalogue is built and read without server or browser',
    applies_to: ['reference/**'],
    except: TESTS,
    only: ['reference/**', 'domain/**', 'node:*', 'node:*/*', 'csv-parse', 'd3-geo', 'geojson', 'topojson-*'],
  },
  {
    name: 'extraction-knows-no-server',
    why: 'a document is read in a thread of its own, from the command line and in tests: without database or web',
    applies_to: ['extraction/**'],
    except: TESTS,
    never: [
      'server/**',
      'web/**',
      'contract/**',
      'messages/**',
      'e2e/**',
      'tools/**',
      'drizzle-orm',
      'fastify',
    ],
  },
  {
    name: 'server-without-web',
    why: 'the server and the browser app meet in the contract only',
    applies_to: ['server/**'],
    never: ['web/**', 'e2e/**', 'tools/**', 'react', 'react-dom', '@mantine/*', '@tanstack/*', '(computed)'],
  },
  {
    name: 'web-without-server',
    why: 'what only a server can do would break the browser app or leak into it',
    applies_to: ['web/**'],
    except: TESTS,
    never: ['{server,reference,extraction,e2e,tools}/**', 'node:*', 'node:*/*', '(computed)'],
  },
  {
    name: 'web-imports-contract-as-types',
    why: 'a value from the contract brings zod along, a third of the first screen',
    applies_to: ['web/**'],
    except: TESTS,
    never: ['contract/**', 'zod'],
    typesMayPass: true,
  },
  {
    name: 'web-ui-knows-no-product',
    why: 'a component that knows no route, query or message can be used and tested anywhere',
    applies_to: ['web/ui/**'],
    except: TESTS,
    never: ['web/features/**', 'web/app/**', 'contract/**', 'messages/**', '@tanstack/*', 'use-intl'],
  },
  ...features_apart,
  {
    name: 'sql-in-stores',
    why: 'every statement is in one place, where its scope is proven',
    applies_to: ['**'],
    except: [...TESTS, '**/{table,store,store-*,access}.ts', 'server/{database,testing}/**', 'tools/**'],
    never: ['drizzle-orm', 'pg', '@electric-sql/pglite'],
  },
];

export const directionRules: readonly Rule[] = directions.map(directionRule);
