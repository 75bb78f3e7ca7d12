import { statfs, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Config } from '#server/config.ts';
import type { JobKind } from '#server/database/jobs.ts';
import { isMigrated } from '#server/database/migrate.ts';
import { readBackupAges } from '#server/features/backups/actions.ts';
import { countWaitingJobs } from '#server/features/mail/actions.ts';
import { isMissing } from '#server/platform/files/failures.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

/** What was looked at, and what is wrong: a sentence each. */
export interface Examination {
  checked: string;
  findings: string[];
}

/** A finding names this many of a kind; there may be thousands after a disk was lost. */
const most_named = 20;
/** as `tidyFiles`: the row of an upload under way is not there yet */
const under_way_ms = 60 * 60_000;
const end_of_time = new Date(8.64e15);
const day_s = 24 * 60 * 60;
const most_clock_difference_ms = 5_000;
const least_free_mb = 500;

/**
 * Compares what belongs together: rows with files, stored sums with the parts of cruises, settings with each other. It
 * changes nothing. @param is_read whether the content of each file is read, too
 */
export async function examine(
  services: Services,
  job_kinds: readonly JobKind<object>[],
  { is_read }: { is_read: boolean },
): Promise<Examination> {
  const { config, database } = services;
  const { cruises, operators } = await store.countRows(database.query);
  const files = await store.listNamedFiles(database.query);
  const findings = [
    ...settingFindings(config),
    ...(operators === 0 && isPublic(config)
      ? ['No account is an operator: "gangway user set-plan <email> admin" makes one.']
      : []),
    ...(await databaseFindings(services)),
    ...(await diskFindings(config)),
    ...(await fileFindings(services, files, is_read)),
    ...(await sumFindings(services)),
    ...(await backupFindings(services)),
    ...(await jobFindings(services, job_kinds)),
  ];
  return { checked: `${cruises} cruises, ${files.length} files, settings, disk and jobs`, findings };
}

const here = /^(localhost|127\.[\d.]+|\[::1\])$/;
/** Names and addresses within a home, where a family needs no mails and makes its backups by hand. */
const at_home =
  /^[^.]+$|^(10|127|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$|\.(home|home\.arpa|internal|lan|local)$/;

function isPublic({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL !== undefined && !at_home.test(new URL(PUBLIC_URL).hostname);
}

/** Settings that are valid by themselves and do not go together. */
export function settingFindings(config: Config): string[] {
  const { PUBLIC_URL, STRIPE_SECRET_KEY, TERMS_URL, REFUND_URL } = config;
  const is_elsewhere = PUBLIC_URL !== undefined && !here.test(new URL(PUBLIC_URL).hostname);
  const is_encrypted = PUBLIC_URL?.startsWith('https:') === true;
  const is_public = isPublic(config);
  const findings: [boolean, string][] = [
    [
      is_elsewhere && !is_encrypted,
      'PUBLIC_URL begins with http: browsers keep no session, and passwords travel readable. Put a proxy with TLS in front.',
    ],
    [
      is_encrypted && !config.TRUST_PROXY,
      'TRUST_PROXY is off behind a proxy with TLS: all callers count as one in the limits of tries.',
    ],
    [
      is_public && config.SMTP_URL === undefined,
      'SMTP_URL is not set: nobody gets the mails that activate accounts and reset passwords.',
    ],
    [
      is_public && config.BACKUP_AT === undefined,
      'BACKUP_AT is not set: backups are made only when somebody runs "gangway backup".',
    ],
    [
      config.CONTACT_EMAIL !== undefined && config.SMTP_URL === undefined,
      'CONTACT_EMAIL is set without SMTP_URL: messages of the contact form reach nobody.',
    ],
    [
      STRIPE_SECRET_KEY !== undefined && (TERMS_URL === undefined || REFUND_URL === undefined),
      'Plans are sold, and TERMS_URL or REFUND_URL is not set.',
    ],
  ];
  return findings.flatMap(([is_wrong, sentence]) => (is_wrong ? [sentence] : []));
}

async function databaseFindings({ clock, database }: Services): Promise<string[]> {
  const findings: string[] = [];
  if (!(await isMigrated(database)))
    findings.push('The database lacks migrations, as after a restore: start the server again.');
  const difference_ms = (await store.readClock(database.query)).getTime() - clock.now().getTime();
  if (Math.abs(difference_ms) > most_clock_difference_ms) {
    const seconds = Math.round(Math.abs(difference_ms) / 1000);
    findings.push(
      `The clock of the database is ${seconds} s ${difference_ms < 0 ? 'behind' : 'ahead of'} that of this machine.`,
    );
  }
  return findings;
}

async function diskFindings({ DATA_DIR }: Config): Promise<string[]> {
  const findings: string[] = [];
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free_mb = Math.floor((bavail * bsize) / 1e6);
  if (free_mb < least_free_mb) findings.push(`The disk of ${DATA_DIR} has only ${free_mb} MB left.`);
  const path = join(DATA_DIR, 'secret');
  const secret = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (secret !== null && (secret.mode & 0o077) !== 0)
    findings.push(`Other users of this machine may read ${path}: chmod 600 keeps it secret.`);
  return findings;
}

async function fileFindings(
  services: Services,
  named: readonly store.NamedFile[],
  is_read: boolean,
): Promise<string[]> {
  const { clock, files } = services;
  const stored = new Set(await files.listBefore(end_of_time));
  const absent = named.filter(({ key }) => !stored.has(key));
  const broken: store.NamedFile[] = [];
  if (is_read) {
    for (const file of named) if (stored.has(file.key) && !(await isWhole(services, file))) broken.push(file);
  }
  // a row that was deleted since took its file along
  const now = new Set((await store.listNamedFiles(services.database.query)).map(({ key }) => key));
  const named_keys = new Set(named.map(({ key }) => key));
  const old = await files.listBefore(new Date(clock.now().getTime() - under_way_ms));
  const without_row = old.filter((key) => !named_keys.has(key) && !now.has(key));
  return [
    ...summed(
      absent.filter(({ key }) => now.has(key)),
      'files that records name are missing',
    ),
    ...summed(
      broken.filter(({ key }) => now.has(key)),
      'files cannot be read, or are not as long as they were',
    ),
    ...(without_row.length === 0
      ? []
      : [`${without_row.length} stored files belong to no record; the server removes them within the hour.`]),
  ];
}

function summed(files: readonly store.NamedFile[], what: string): string[] {
  if (files.length === 0) return [];
  const lines = files
    .slice(0, most_named)
    .map(
      ({ key, name, cruise_id }) =>
        `  ${key} "${name}" ${cruise_id === null ? '(an upload)' : `(cruise ${cruise_id})`}`,
    );
  if (files.length > most_named) lines.push(`  and ${files.length - most_named} more`);
  return [[`${files.length} ${what}:`, ...lines].join('\n')];
}

async function isWhole({ files, log }: Services, { key, size }: store.NamedFile): Promise<boolean> {
  try {
    const file = await files.get(key);
    if (file === null) return false;
    let length = 0;
    file.content.on('data', (chunk: Uint8Array) => (length += chunk.length));
    await finished(file.content);
    return length === size;
  } catch (error) {
    log.warn({ err: error, file_key: key }, 'a file could not be read');
    return false;
  }
}

async function sumFindings({ database }: Services): Promise<string[]> {
  const wrong = await store.listWrongSums(database.query, most_named + 1);
  if (wrong.length === 0) return [];
  const lines = wrong
    .slice(0, most_named)
    .map(
      ({ cruise_id, column, stored, counted }) =>
        `  cruise ${cruise_id}: ${column} is ${stored ?? 'empty'}, its parts give ${counted ?? 'nothing'}`,
    );
  if (wrong.length > most_named) lines.push('  and more');
  return [
    ['Stored sums differ from their parts; saving a part of the cruise stores them anew:', ...lines].join(
      '\n',
    ),
  ];
}

async function backupFindings(services: Services): Promise<string[]> {
  const { BACKUP_AT } = services.config;
  if (BACKUP_AT === undefined) return [];
  const { made_s, verified_s } = await readBackupAges(services);
  if (made_s === null) return ['No backup has been made yet: /operator/backups makes one.'];
  if (made_s > 2 * day_s) return ['No backup has succeeded for two days: /operator/backups says why.'];
  if (verified_s === null) return ['No backup was restored on trial yet: /operator/backups does it.'];
  return verified_s > 14 * day_s ? ['No backup was restored on trial for two weeks.'] : [];
}

async function jobFindings(services: Services, kinds: readonly JobKind<object>[]): Promise<string[]> {
  const failed = await countWaitingJobs(services, kinds, 'failed');
  return failed === 0 ? [] : [`${failed} jobs have finally failed: "gangway job list" names them.`];
}
