import type { z } from 'zod';
import type * as contract from '#contract/operator-backups.ts';
import type { Queryable } from '#server/database/shape.ts';
import { writeAuditEntry, type Actor } from '#server/features/audit/actions.ts';
import { openDestination } from '#server/platform/backup-destination/destination.ts';
import { ownZone } from '#server/platform/clock.ts';
import { CodedError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import type { Services } from '#server/services.ts';
import { nameOf } from './actions-file.ts';
import { backup_job } from './actions-queue.ts';
import { tellOperators } from './actions-telling.ts';
import { dueDay } from './local-time.ts';
import * as made from './store-made.ts';

type State = z.input<typeof contract.readBackups.answer>;

const shown = 20;
const missing_after_ms = 2 * 86_400_000;

/** Adds the backup of a day, or with null the one of an operator. @returns null when the day has its backup already */
async function addBackup(services: Services, tx: Queryable, slot: string | null): Promise<string | null> {
  const { clock, config, jobs } = services;
  const id = newId();
  const name = nameOf(clock.now(), config.BACKUP_PASSPHRASE !== undefined, id.slice(-6));
  const { name: destination } = openDestination(config.BACKUP_TO ?? '');
  const created_at = clock.now().toISOString();
  if (!(await made.insertBackup(tx, { id, slot, name, destination, created_at }))) return null;
  await jobs.send(tx, backup_job, { task: 'make', backup_id: id });
  return name;
}

/** Call this every minute, on every server: the first one that sees the day's time adds its backup. */
export async function scheduleBackup(services: Services): Promise<void> {
  const { clock, config, database } = services;
  if (config.BACKUP_AT === undefined) return;
  const slot = dueDay(clock.now(), config.BACKUP_AT);
  // without a write each minute
  if (await made.hasSlot(database.query, slot)) return;
  await database.transaction(async (tx) => {
    await made.endLost(tx, clock.now().toISOString());
    await addBackup(services, tx, slot);
  });
}

/** Tells operators once when there is no good backup for two days, for whatever reason. */
export async function tellOfMissing(services: Services): Promise<void> {
  const { clock, config, database } = services;
  if (config.BACKUP_AT === undefined) return;
  const now = clock.now();
  const before = new Date(now.getTime() - missing_after_ms).toISOString();
  await database.transaction(async (tx) => {
    const backup_id = await made.claimMissing(tx, before, now.toISOString());
    if (backup_id !== null) await tellOperators(services, tx, { trouble: 'missing', backup_id });
  });
}

/** An operator asks for a backup. @throws CodedError `conflict`: one is under way, or no schedule is set */
export async function requestBackup(services: Services, actor: Actor): Promise<void> {
  if (services.config.BACKUP_AT === undefined) throw new CodedError('conflict');
  await services.database.transaction(async (tx) => {
    await made.lockRequests(tx);
    if (await made.isBusy(tx)) throw new CodedError('conflict');
    const subject = await addBackup(services, tx, null);
    await writeAuditEntry(services, tx, actor, { action: 'backup.make', subject: subject ?? '' });
  });
}

/** An operator has the newest backup restored on trial. @throws CodedError `conflict`: there is none, or one is under way */
export async function requestVerification(services: Services, actor: Actor): Promise<void> {
  const { config, database, jobs } = services;
  if (config.BACKUP_TO === undefined) throw new CodedError('conflict');
  const { name } = openDestination(config.BACKUP_TO);
  await database.transaction(async (tx) => {
    await made.lockRequests(tx);
    const backup = (await made.listPresent(tx, name)).find(({ state }) => state === 'done');
    if (backup === undefined || (await made.isBusy(tx))) throw new CodedError('conflict');
    await jobs.send(tx, backup_job, { task: 'verify' });
    await writeAuditEntry(services, tx, actor, { action: 'backup.verify', subject: backup.name });
  });
}

/** The ages in seconds of the newest good backup, or without one of the first try, and of the last trial restore. */
export async function readBackupAges({
  clock,
  database,
}: Pick<Services, 'clock' | 'database'>): Promise<Awaited<ReturnType<typeof made.readAges>>> {
  return made.readAges(database.query, clock.now().toISOString());
}

const iso = (at: string) => new Date(at).toISOString();
const isoOrNull = (at: string | null) => (at === null ? null : iso(at));

export async function readBackups({
  config,
  database: { query },
}: Pick<Services, 'config' | 'database'>): Promise<State> {
  const { BACKUP_AT: at, BACKUP_TO: to, BACKUP_KEEP: keep, BACKUP_PASSPHRASE } = config;
  const verified = await made.findLastVerified(query);
  return {
    schedule:
      at === undefined || to === undefined
        ? null
        : {
            at,
            time_zone: ownZone(),
            destination: openDestination(to).name,
            is_encrypted: BACKUP_PASSPHRASE !== undefined,
            keep_days: keep.days,
            keep_weeks: keep.weeks,
            keep_months: keep.months,
          },
    is_busy: await made.isBusy(query),
    backups: (await made.listLatest(query, shown)).map(
      ({ id, name, destination, slot, state, failure, created_at, ended_at, size, removed_at }) => ({
        id,
        name,
        destination,
        is_scheduled: slot !== null,
        state: removed_at !== null && state === 'done' ? ('removed' as const) : state,
        failure,
        created_at: iso(created_at),
        ended_at: isoOrNull(ended_at),
        size,
      }),
    ),
    verification: verified === null ? null : verificationOf(verified),
  };
}

function verificationOf({ name, verified_at, verification }: made.MadeBackup): State['verification'] {
  if (verified_at === null || verification === null) return null;
  return { name, verified_at: iso(verified_at), failure: verification === 'good' ? null : verification };
}
