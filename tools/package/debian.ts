import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { root } from '../test/stage.ts';

interface Parts {
  /** the unpacked archive */
  readonly tree: string;
  readonly arch: 'x64' | 'arm64';
  readonly version: string;
  readonly description: string;
}

/** Makes the Debian package of the tree. @returns its path */
export function makeDebianPackage({ tree, arch, version, description }: Parts): string {
  const architecture = arch === 'x64' ? 'amd64' : arch;
  const made = join(dirname(tree), `gangway_${version}_${architecture}`);
  const packaging = join(root, 'packaging');
  rmSync(made, { recursive: true, force: true });
  const add = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(made, path)), { recursive: true });
    writeFileSync(join(made, path), text);
  };
  const home = 'usr/lib/gangway';
  mkdirSync(join(made, home), { recursive: true });
  // hard links: the tree has 300 MB
  execFileSync('cp', ['-al', `${tree}/.`, join(made, home)]);
  rmSync(join(made, home, 'packaging'), { recursive: true });
  mkdirSync(join(made, 'usr/share/doc'), { recursive: true });
  renameSync(join(made, home, 'docs'), join(made, 'usr/share/doc/gangway'));
  mkdirSync(join(made, 'usr/bin'));
  symlinkSync('../lib/gangway/bin/gangway', join(made, 'usr/bin/gangway'));

  const unit = readFileSync(join(packaging, 'gangway.service'), 'utf8');
  add('lib/systemd/system/gangway.service', unit.replaceAll('/opt/gangway/', `/${home}/`));
  add('usr/lib/sysusers.d/gangway.conf', readFileSync(join(packaging, 'gangway.sysusers')));
  add('etc/gangway/gangway.env', readFileSync(join(packaging, 'gangway.env')));
  add('usr/share/doc/gangway/copyright', readFileSync(join(packaging, 'debian/copyright')));
  const change = `gangway (${version}) stable; urgency=medium\n\n  * See the log of the project.\n\n -- Gangway <gangway@localhost.localdomain>  Thu, 01 Jan 2026 00:00:00 +0000\n`;
  add('usr/share/doc/gangway/changelog.gz', gzipSync(change, { level: 9 }));
  add('usr/share/lintian/overrides/gangway', readFileSync(join(packaging, 'debian/lintian-overrides')));

  add('DEBIAN/conffiles', '/etc/gangway/gangway.env\n');
  for (const script of ['postinst', 'prerm', 'postrm']) {
    cpSync(join(packaging, 'debian', script), join(made, 'DEBIAN', script));
    chmodSync(join(made, 'DEBIAN', script), 0o755);
  }
  const size = execFileSync('du', ['-sk', made], { encoding: 'utf8' }).split('\t')[0] ?? '';
  add(
    'DEBIAN/control',
    `Package: gangway
Version: ${version}
Architecture: ${architecture}
Maintainer: Gangway <gangway@localhost.localdomain>
Section: web
Priority: optional
Installed-Size: ${size}
Depends: libc6 (>= 2.28), libstdc++6, libatomic1, ca-certificates, systemd | systemd-standalone-sysusers
Description: logbook of cruises
 ${description}.
 With its own Node.js and an embedded database; it needs nothing else.
`,
  );
  const file = `${made}.deb`;
  execFileSync('chmod', ['-R', 'u+rwX,go+rX,go-w', made]);
  // systemd reads it as root, and it holds passwords
  chmodSync(join(made, 'etc/gangway/gangway.env'), 0o600);
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '--build', made, file], { stdio: 'ignore' });
  rmSync(made, { recursive: true });
  return file;
}
