import { cpus, loadavg } from 'node:os';

import type { Verdict } from './figures-targets.ts';
import { median, percentile } from './numbers.ts';
import type { Measurement, Result } from './rounds.ts';
import { judge, type Report } from './targets.ts';
import type { Ratio } from './turns.ts';

export function printMachine(): void {
  const [model] = cpus();
  const busy = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  console.log(
    `${cpus().length} x ${model?.model.trim() ?? 'unknown'}, Node.js ${process.version}, load average ${busy}`,
  );
}

/** @returns whether every target is met */
export function printReport(report: Report): boolean {
  console.log(`\n${report.kind === 'embedded' ? 'Embedded database (PGlite on disk)' : 'PostgreSQL'}\n`);
  printRows([
    ['records', 'connections', 'kB', 'answer', 'requests/s', 'CPU ms', 'p50 ms', 'p99 ms', 'ratio (rounds)'],
    ...report.results.flatMap(rowsOf),
  ]);
  for (const { connections, perSecond, ratio: times } of report.details) {
    console.log(
      `one whole record, ${connections} at once: ${perSecond.toFixed(0)} a second, ${spreadOf(times)} times the bare route`,
    );
  }
  console.log(
    `unchanged, 32 at once: ${report.unchanged.perSecond.toFixed(0)} a second, ${spreadOf(report.unchanged.ratio)} times a call that looks its session up`,
  );
  for (const { path, cruises, milliseconds, repeated_ms, growth } of report.figures) {
    const grown = growth === null ? '' : `, for each cruise ${growth.toFixed(2)} times the next smaller life`;
    console.log(
      `${path}, ${cruises} cruises: p50 ${milliseconds.toFixed(1)} ms${grown}; repeated ${repeated_ms.toFixed(1)} ms`,
    );
  }
  printCrowd(report);
  const starts = report.starts.map((milliseconds) => milliseconds.toFixed(0)).join(' ');
  console.log(`start to ready: ${median(report.starts).toFixed(0)} ms (${starts})`);
  const { afterStart, afterRun } = report.megabytes;
  console.log(
    `resident: ${afterStart.toFixed(0)} MB after the start, ${afterRun.toFixed(0)} MB after the run\n`,
  );
  return printVerdicts(judge(report));
}

/** @returns whether all are met */
export function printVerdicts(verdicts: readonly Verdict[]): boolean {
  printRows(
    verdicts.map(({ what, measured, target, isMet }) => [isMet ? 'pass' : 'FAIL', what, measured, target]),
  );
  return verdicts.every(({ isMet }) => isMet);
}

function printCrowd({ refreshes, logins }: Report): void {
  const { perSecond, ratio } = refreshes;
  console.log(`\nrefresh: ${perSecond.toFixed(0)} a second, ${spreadOf(ratio)} times the bare route`);
  const [p50, p99] = [50, 99].map((percent) => percentile(logins.about.milliseconds, percent).toFixed(1));
  console.log(
    `20 logins at a time: ${logins.perSecond.toFixed(0)} a second; about p50 ${p50} ms, p99 ${p99} ms`,
  );
}

function spreadOf({ median: middle, least, greatest }: Ratio): string {
  return `${middle.toFixed(2)} (${least.toFixed(2)} to ${greatest.toFixed(2)})`;
}

function rowsOf({ records, connections, kilobytes, ...measured }: Result): string[][] {
  const { first, repeated, statement, memory, ratios } = measured;
  const numbers = ({ perSecond, cpuMs, p50, p99 }: Measurement) => [
    perSecond.toFixed(0),
    cpuMs.toFixed(2),
    p50.toFixed(1),
    p99.toFixed(1),
  ];
  return [
    [
      String(records),
      String(connections),
      kilobytes.toFixed(0),
      'first',
      ...numbers(first),
      spreadOf(ratios.first),
    ],
    ['', '', '', 'repeated', ...numbers(repeated), spreadOf(ratios.repeated)],
    ['', '', '', 'statement', ...numbers(statement), ''],
    ['', '', '', 'memory', ...numbers(memory), ''],
  ];
}

/** Columns as wide as their widest cell; numbers end under each other. */
function printRows(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return /^[\d.]/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
    });
    console.log(`  ${cells.join('  ').trimEnd()}`);
  }
}
