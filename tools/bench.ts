// `npm run bench`: measures speed and memory of the server, as ratios to the limit that the same database sets,
// alternating in one run, and the speed of the app on a phone. `--rounds 5 --seconds 2 --starts 7` is the default; `--only
// embedded`, `postgresql`, `reminders`, `documents`, `archive` or `browser` runs a part, `--quick` leaves out the life of
// 10,000 cruises.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { measureArchive } from './bench/archive.ts';
import { measureBrowser } from './bench/browser.ts';
import { startBoth } from './bench/contestants.ts';
import { fill } from './bench/fill.ts';
import { compareDetails } from './bench/details.ts';
import { measureDocuments } from './bench/documents.ts';
import { measureFeed } from './bench/feed.ts';
import { measureFigures } from './bench/figures.ts';
import { LIVES, QUICK_LIVES } from './bench/lives.ts';
import { askDuringLogins } from './bench/logins.ts';
import { printMachine, printReport } from './bench/print.ts';
import { residentMegabytes } from './bench/proc.ts';
import { compareRefreshes } from './bench/refreshes.ts';
import { measureReminders } from './bench/reminders.ts';
import { compare } from './bench/rounds.ts';
import { compareShares } from './bench/shares.ts';
import { measureStarts } from './bench/starts.ts';
import { compareUnchanged } from './bench/unchanged.ts';
import type { Kind, Report } from './bench/targets.ts';
import { startPostgres } from '#server/testing/postgres.ts';

/** The settings of a durable PostgreSQL. */
const DURABLE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    starts: { type: 'string', default: '7' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds) };

async function measure(kind: Kind, settings: Record<string, string>): Promise<Report> {
  const { owners, crowd, keeper, travellers, shared } = await fill(
    settings,
    values.quick ? QUICK_LIVES : LIVES,
  );
  const starts = await measureStarts(settings, Number(values.starts));
  const contestants = await startBoth(settings);
  try {
    const afterStart = residentMegabytes(contestants.ours.pid);
    const results = await compare(contestants, owners, effort);
    const megabytes = { afterStart, afterRun: residentMegabytes(contestants.ours.pid) };
    const [owner] = owners;
    if (owner === undefined) throw new Error('Nobody has any records.');
    const unchanged = await compareUnchanged(contestants, owner, effort);
    const details = await compareDetails(contestants, keeper, effort);
    const figures = await measureFigures(contestants.ours, travellers, effort.seconds);
    const feed = await measureFeed(contestants.ours, travellers);
    const shares = await compareShares(contestants.ours, shared, effort);
    const refreshes = await compareRefreshes(contestants, owner, crowd, effort);
    const logins = await askDuringLogins(contestants, owner, crowd, effort);
    return { kind, results, unchanged, details, figures, feed, shares, refreshes, logins, starts, megabytes };
  } finally {
    await Promise.all([contestants.ours.stop(), contestants.baseline.stop()]);
  }
}

const measurements: Record<Kind, (folder: string) => Promise<Report>> = {
  embedded: (folder) => measure('embedded', { DATA_DIR: folder }),
  async postgresql(folder) {
    const postgres = await startPostgres(DURABLE);
    try {
      return await measure('postgresql', { DATA_DIR: folder, DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  },
};

printMachine();
let isGood = true;
for (const kind of ['embedded', 'postgresql'] as const) {
  if (values.only !== undefined && values.only !== kind) continue;
  const folder = mkdtempSync(join(tmpdir(), 'gangway-bench-'));
  try {
    isGood = printReport(await measurements[kind](join(folder, 'data'))) && isGood;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (values.only === undefined || values.only === 'reminders') isGood = (await measureReminders()) && isGood;
if (values.only === undefined || values.only === 'documents') isGood = (await measureDocuments()) && isGood;
if (values.only === undefined || values.only === 'archive') isGood = (await measureArchive()) && isGood;
if (values.only === undefined || values.only === 'browser') isGood = measureBrowser() && isGood;
printMachine();
process.exitCode = isGood ? 0 : 1;
