import { browserStage } from './browser-tests.ts';
import { commandStage } from './command.ts';
import { nodeTestsStage } from './node-tests.ts';
import { rulesStage } from './rules.ts';
import { embeddedStage, postgresStage } from './server-tests.ts';
import type { Stage } from './stage.ts';

/** Measures the size of the previous build. */
const BYTES = 'web/bytes.test.ts';

/** The stages of `npm test`, the quick and cheap ones first. */
export const stages: readonly Stage[] = [
  commandStage({
    name: 'format',
    command: ['oxfmt', '--check', '.'],
    proof: /on [1-9]\d* files/,
  }),
  commandStage({ name: 'lint:code', command: ['oxlint'], proof: /on [1-9]\d* files/ }),
  // Fails by itself when it finds no file.
  commandStage({ name: 'lint:styles', command: ['stylelint', 'web/**/*.css'] }),
  commandStage({ name: 'typecheck', command: ['tsc', '-p', '.'] }),
  rulesStage,
  commandStage({ name: 'knip', command: ['knip'] }),
  nodeTestsStage({ name: 'guards', files: 'tools/guards/*.test.ts' }),
  nodeTestsStage({
    name: 'unit',
    files: '{domain,contract,messages,reference,extraction,web,tools}/**/*.test.ts',
    except: ['tools/guards/**', BYTES],
    environment: { TZ: 'Asia/Kathmandu' },
  }),
  embeddedStage,
  postgresStage,
  commandStage({ name: 'build', command: ['node', 'tools/run.mjs', 'build'] }),
  nodeTestsStage({ name: 'bytes', files: BYTES }),
  browserStage,
];
