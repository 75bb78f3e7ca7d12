// Completes package-lock.json: `npm run lockfile` after a package was added or changed. A registry may lag and lack the
// builds of a package for other platforms. npm then leaves them out of the lockfile it writes, and its own `npm ci`
// refuses that lockfile on a fresh clone: "Missing: … from lock file". Entries without a checksum satisfy it; they are
// never downloaded on other platforms.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

// Records keep their order, so that the file changes only by additions.
const anyRecord = z.record(z.string(), z.unknown());
const lockfile = z
  .record(z.string(), z.unknown())
  .and(z.object({ packages: z.record(z.string(), anyRecord) }));
const optional = z.object({
  dev: z.boolean().default(false),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
type Lockfile = z.infer<typeof lockfile>;

const FILE = new URL('../package-lock.json', import.meta.url);
const PLATFORM =
  /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(\w+))?$/;

export function readLockfile(): Lockfile {
  return lockfile.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

interface Missing {
  readonly name: string;
  readonly version: string;
  readonly dev: boolean;
}

/** The optional packages that a package of the lockfile names but the lockfile does not contain. */
export function missingFrom({ packages }: Lockfile): Missing[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const { dev, optionalDependencies } = optional.parse(entry);
    return Object.entries(optionalDependencies).flatMap(([name, version]) =>
      placesOf(name, path).some((place) => place in packages) ? [] : [{ name, version, dev }],
    );
  });
}

/** Dependencies that only build the browser app. */
export const BUILDERS = ['@vitejs/plugin-react', 'icu-minify', 'vite'];

const needs = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

/** The folders of the packages that run, in the server or in browsers: the dependencies except `others`, and theirs. */
export function runningIn({ packages }: Lockfile, others: readonly string[] = []): Set<string> {
  const left_out = [...BUILDERS, ...others];
  const found = new Set<string>();
  const add = (folder: string) => {
    const { dependencies, optionalDependencies, peerDependencies } = needs.parse(packages[folder]);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (folder === '' && left_out.includes(name)) continue;
      const place = placesOf(name, folder)
        .toSorted((a, b) => b.length - a.length)
        .find((one) => one in packages);
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      add(place);
    }
  };
  add('');
  return found;
}

/** The places where npm looks for a dependency: beside the package, then further up. */
function placesOf(name: string, path: string): string[] {
  const parts = path.split('/node_modules/');
  const places = parts.map((_, index) => [...parts.slice(0, index + 1), name].join('/node_modules/'));
  return [`node_modules/${name}`, ...places];
}

function entryOf({ name, version, dev }: Missing): Record<string, unknown> {
  const [, os, cpu, abi = ''] = PLATFORM.exec(name) ?? [];
  if (os === undefined || !/^\d[\w.-]*$/.test(version))
    throw new Error(`Unknown platform: ${name}@${version}`);
  const libc = os === 'linux' ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {};
  return { version, cpu: [cpu], ...(dev ? { dev } : {}), ...libc, optional: true, os: [os] };
}

function completed(lock: Lockfile): Lockfile {
  const added = missingFrom(lock).map(
    (missing) => [`node_modules/${missing.name}`, entryOf(missing)] as const,
  );
  const all = [...Object.entries(lock.packages), ...added];
  // The order in which npm writes them.
  const sorted = all.toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = readLockfile();
  const missing = missingFrom(lock);
  if (missing.length > 0) writeFileSync(FILE, `${JSON.stringify(completed(lock), null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} packages for other platforms added.`);
}
