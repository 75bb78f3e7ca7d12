// Finds a browser on any machine: the one of CHROMIUM_PATH, the one of @sparticuz/chromium, one of the system, and last
// the one that Playwright would download.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Browser {
  readonly executablePath?: string;
  readonly env?: Record<string, string | undefined>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const carrier = join(root, 'node_modules/@sparticuz/chromium');

export function findBrowser(): Browser {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return { executablePath: named };
  const carried = carriedBrowser();
  if (carried !== undefined) return carried;
  const ofSystem = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  return ofSystem === undefined ? {} : { executablePath: ofSystem };
}

function carriedBrowser(): Browser | undefined {
  // The package supports no other platforms.
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(carrier)) return undefined;
  const folder = unpacked();
  const executablePath = join(folder, 'chromium');
  // A machine without fonts has no font configuration; then the bundled fonts are used.
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const ownLibraries = { LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  for (const libraries of [{}, ownLibraries]) {
    const env = { ...process.env, ...fonts, ...libraries };
    if (starts(executablePath, env)) return { executablePath, env };
  }
  return undefined;
}

function starts(command: string, env: NodeJS.ProcessEnv): boolean {
  try {
    execFileSync(command, ['--version'], { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * The package unpacks into the folder for temporary files under a fixed name and uses any file there, even an older
 * version or half a file. So it gets its own folder, which is renamed when it is complete.
 */
function unpacked(): string {
  const version = /"version": "([^"]+)"/.exec(readFileSync(join(carrier, 'package.json'), 'utf8'))?.[1];
  const folder = join(root, 'node_modules/.cache/chromium', version ?? 'unknown');
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const birthplace = mkdtempSync(`${folder}-`);
  // It unpacks missing libraries only if it believes to run in its cloud environment.
  const env = { ...process.env, TMPDIR: birthplace, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, env });
  const directories = [join(folder, 'fonts'), '/usr/share/fonts']
    .map((path) => `<dir>${path}</dir>`)
    .join('');
  const list = `<fontconfig>${directories}<cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>`;
  writeFileSync(join(birthplace, 'fonts.conf'), `<?xml version="1.0"?>${list}`);
  try {
    renameSync(birthplace, folder);
  } catch {
    // Another process was faster.
    rmSync(birthplace, { recursive: true });
  }
  return folder;
}
