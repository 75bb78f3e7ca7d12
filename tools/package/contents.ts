// What an archive holds, and what it leaves out.
/** Dependencies whose code is in the built browser app; the server imports none of them. */
export const BROWSER = [
  '@mantine/core',
  '@mantine/dates',
  '@mantine/hooks',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-store',
  '@tanstack/react-virtual',
  'd3-geo',
  'dayjs',
  'idb-keyval',
  'react',
  'react-dom',
  'temporal-polyfill',
  'topojson-client',
  'world-atlas',
];
/** What the server runs; `reference` without the sources that it is made from. */
export const SOURCES = ['contract', 'domain', 'extraction', 'messages', 'reference', 'server'];
/** What an operator sets it up with. */
export const OPERATION = [
  'docs/configuration.md',
  'docs/operating.md',
  'docs/operating',
  'packaging/gangway.env',
  'packaging/gangway.service',
  'packaging/gangway.sysusers',
];
const NOT_RUN = [
  /\.test\.ts(\.snapshot)?$/,
  /^server\/testing(\/|$)/,
  /^reference\/(build|sources)(\/|$)|^reference\/build\.ts$/,
  // drizzle-kit reads these to write the next migration
  /\/meta\/\d+_snapshot\.json$/,
];

/** @param path of a file or folder, from the root of the project */
export function isRun(path: string): boolean {
  return !NOT_RUN.some((pattern) => pattern.test(path));
}
