// Features use only each other's public files, and layers of the browser app import only lower ones. See
// docs/architecture.md.
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
    name: 'web-floors',
    why: 'a folder that imports a higher one can be neither read nor changed without it',
    applies_to: ['web/**'],
    except: TESTS,
    forbids: ({ target }, importer) => floorOf(target) > floorOf(importer),
  },
  {
    name: 'platform-knows-no-feature',
    why: 'a way from feature to feature through what all of them use would escape server-features-one-way',
    applies_to: ['server/{platform,database}/**', 'server/{services,config}.ts'],
    except: TESTS,
    never: ['server/features/**'],
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

/** From the lowest layer up: drawing, reading and writing, parts of the product, its features, the app around them. */
const floors = ['ui', 'lib', 'parts', 'features', 'app'];

/** Files outside the five folders, such as `web/main.ts`, may import every floor; no floor may import them. */
function floorOf(path: string): number {
  const floor = /^web\/([^/]+)\//.exec(path)?.[1];
  if (floor === undefined) return path.startsWith('web/') ? floors.length : -1;
  return floors.includes(floor) ? floors.indexOf(floor) : floors.length;
}

function isOtherFeature(target: string, importer: string): boolean {
  const feature = (path: string) => /^(?:web|server)\/features\/[^/]+/.exec(path)?.[0];
  return feature(target) !== undefined && feature(target) !== feature(importer);
}
