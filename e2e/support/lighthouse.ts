import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * With its dependencies it has 176 MB, too much for every clone: it is installed for the first measurement (decision
 * 073).
 */
const version = '13.5.0';
const folder = fileURLToPath(new URL(`../../node_modules/.cache/lighthouse/${version}`, import.meta.url));

/** The used figures of a report, in milliseconds except the shift. */
const audits = {
  first_paint: 'first-contentful-paint',
  largest_paint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

export interface Figures extends Record<keyof typeof audits, number> {
  /** 0 if none takes 50 ms or more */
  longest_task: number;
}

interface Report {
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { duration?: number }[] } } | undefined
  >;
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
}

function install(): string {
  const command = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(command)) return command;
  mkdirSync(folder, { recursive: true });
  const named = ['install', '--no-save', '--ignore-scripts', '--prefix', folder, `lighthouse@${version}`];
  execFileSync('npm', named, { stdio: 'inherit' });
  return command;
}

/** Opens a page as Lighthouse's phone, in the browser whose debugger listens at a port. */
export async function askLighthouse(url: string, port: number): Promise<Figures> {
  const options = ['--quiet', '--output=json', '--only-categories=performance', `--port=${port}`];
  const { stdout } = await promisify(execFile)(process.execPath, [install(), url, ...options], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
  // without a session it would measure the login, which is quicker
  if (report.finalDisplayedUrl !== url) throw new Error(`it saw ${report.finalDisplayedUrl}`);
  const figureOf = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    first_paint: figureOf(audits.first_paint),
    largest_paint: figureOf(audits.largest_paint),
    blocking: figureOf(audits.blocking),
    shift: figureOf(audits.shift),
    longest_task: Math.max(
      0,
      ...(report.audits['long-tasks']?.details?.items ?? []).map(({ duration = 0 }) => duration),
    ),
  };
}
