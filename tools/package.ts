// `npm run package`: the built app, the server, the packages that it runs on and the pinned Node.js as one archive,
// `dist/package/gangway-<version>-linux-<arch>.tar.gz`. `-- --arch arm64` makes the one of the other architecture, `--deb` a Debian
// package as well.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

import { BUILDERS, readLockfile, runningIn } from './lockfile.ts';
import { BROWSER, isRun, OPERATION, SOURCES } from './package/contents.ts';
import { makeDebianPackage } from './package/debian.ts';
import { tryOut } from './package/try-out.ts';
import { removeUnneeded } from './run/unneeded.mjs';
import { root } from './test/stage.ts';

const manifest = z
  .looseObject({
    name: z.string(),
    version: z.string(),
    description: z.string(),
    dependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

const { values } = parseArgs({
  options: { arch: { type: 'string', default: process.arch }, deb: { type: 'boolean', default: false } },
});
const arch = z.enum(['x64', 'arm64']).parse(values.arch);
const name = `gangway-${manifest.version}-linux-${arch}`;
const made = join(root, 'dist/package');
const tree = join(made, name);
const place = join(made, `npm-${arch}`);

rmSync(tree, { recursive: true, force: true });
mkdirSync(join(tree, 'bin'), { recursive: true });
copyPackages();
copySources();
const sbom = join(made, `${name}.spdx.json`);
writeSbom();
if (arch === process.arch) await tryOut(tree);
const archive = `${tree}.tar.gz`;
pack();
console.log(`${relative(root, archive)}  ${megabytes(statSync(archive).size)} MB, unpacked ${unpacked()} MB`);
console.log(relative(root, sbom));
if (values.deb) {
  const { version, description } = manifest;
  console.log(relative(root, makeDebianPackage({ tree, arch, version, description })));
}

function copyPackages(): void {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(root, file), join(place, file));
  const platform = ['--os=linux', `--cpu=${arch}`, '--libc=glibc'];
  // No package that runs needs its install script, and those of another architecture could not run here.
  run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--loglevel=error', ...platform], place);
  const runtime = `node_modules/node-linux-${arch}`;
  const folders = [...runningIn(readLockfile(), BROWSER)].filter((folder) => existsSync(join(place, folder)));
  for (const folder of folders.filter((one) => one !== runtime)) {
    // Packages inside others are in the list themselves.
    const filter = (path: string) => !path.slice(join(place, folder).length).endsWith('/node_modules');
    cpSync(join(place, folder), join(tree, folder), { recursive: true, filter });
  }
  cpSync(join(place, runtime, 'bin/node'), join(tree, 'bin/node'));
  for (const file of ['package.json', 'LICENSE'])
    cpSync(join(place, runtime, file), join(tree, runtime, file));
  removeUnneeded(join(tree, 'node_modules'));
  rmSync(place, { recursive: true });
}

/** In SPDX; npm leaves out the checksums, which the lockfile has. */
function writeSbom(): void {
  const found = z
    .looseObject({ packages: z.array(z.looseObject({ packageFileName: z.string().optional() })) })
    .parse(JSON.parse(run('npm', ['sbom', '--sbom-format=spdx', '--omit=dev'], tree)));
  const locked = readLockfile().packages;
  const packages = found.packages.map((one) => {
    const integrity = /^sha512-(\S+)$/.exec(String(locked[one.packageFileName ?? '']?.['integrity']))?.[1];
    if (integrity === undefined) return one;
    const checksumValue = Buffer.from(integrity, 'base64').toString('hex');
    return { ...one, checksums: [{ algorithm: 'SHA512', checksumValue }] };
  });
  writeFileSync(sbom, `${JSON.stringify({ ...found, packages }, null, 2)}\n`);
}

function copySources(): void {
  const filter = (path: string) => isRun(relative(root, path));
  for (const folder of SOURCES)
    cpSync(join(root, folder), join(tree, folder), { recursive: true, filter, verbatimSymlinks: true });
  const isServed = (path: string) => !path.endsWith('/.vite');
  cpSync(join(root, 'dist/web'), join(tree, 'dist/web'), { recursive: true, filter: isServed });
  cpSync(join(root, 'packaging/gangway'), join(tree, 'bin/gangway'));
  for (const path of OPERATION) cpSync(join(root, path), join(tree, path), { recursive: true });
  const { name: project, version, description, type, license, imports, dependencies } = manifest;
  const running = Object.entries(dependencies).filter(([one]) => ![...BROWSER, ...BUILDERS].includes(one));
  const runtime = `node-linux-${arch}`;
  const named = { ...Object.fromEntries(running), [runtime]: manifest.optionalDependencies[runtime] };
  const text = { name: project, version, description, type, license, imports, dependencies: named };
  writeFileSync(join(tree, 'package.json'), `${JSON.stringify(text, null, 2)}\n`);
}

/** The same commit gives the same archive: files in order, of nobody, as old as the commit. */
function pack(): void {
  const committed_at = run('git', ['log', '-1', '--format=%ct'], root).trim();
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rw,go+r-w,a+X'];
  const order = ['--sort=name', `--mtime=@${committed_at}`];
  const packer = ['--use-compress-program', 'gzip -9n'];
  run('tar', ['-C', made, ...owner, ...order, ...packer, '-cf', archive, name], root);
}

function unpacked(): string {
  return run('du', ['-sm', tree], root).split('\t')[0] ?? '';
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  });
}
