// Features of one side know each other only by what they show. See docs/architecture.md.
import type { Direction } from './direction.ts';

export const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'server/testing/**'];

export const features_apart: readonly Direction[] = [
  {
    name: 'web-features-apart',
    why: 'features of the browser app that import each other load each other',
    applies_to: ['web/features/**'],
    except: TESTS,
    forbids: ({ target }, importer) => isOtherFeature(target, importer),
  },
  {
    name: 'server-features-meet-in-public',
    why: 'a feature is changed without reading the others when only actions, table and access are theirs',
    applies_to: ['server/features/**'],
    except: TESTS,
    forbids: ({ target }, importer) =>
      isOtherFeature(target, importer) && !/\/(actions|table|access)\.ts$/.test(target),
  },
];

function isOtherFeature(target: string, importer: string): boolean {
  const feature = (path: string) => /^(?:web|server)\/features\/[^/]+/.exec(path)?.[0];
  return feature(target) !== undefined && feature(target) !== feature(importer);
}
