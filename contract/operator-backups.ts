import { z } from 'zod';
import { operatorCall } from './operator.ts';
import { flag, id, instant } from './values.ts';

/** Why a backup, or its verification, failed. */
export const backup_failures = [
  'full',
  'refused',
  'missing',
  'unreachable',
  'timed_out',
  'disk_full',
  'damaged',
  'passphrase',
  'interrupted',
  'failed',
] as const;
export type BackupFailure = (typeof backup_failures)[number];

const failure = z.enum(backup_failures).nullable();

const backup = z.object({
  id,
  name: z.string(),
  destination: z.string().meta({ description: 'Its address, without user and password.' }),
  is_scheduled: flag.meta({ description: 'False: an operator asked for it.' }),
  state: z.enum(['running', 'done', 'failed', 'broken', 'removed']).meta({
    description:
      'Broken: its verification found that it cannot be restored. Removed: it was good, and `BACKUP_KEEP` has it no more.',
  }),
  failure: failure.meta({
    description: 'While it is running: why the last try failed; another one follows.',
  }),
  created_at: instant,
  ended_at: instant.nullable(),
  size: z.int().nullable().meta({ description: 'In bytes.' }),
});
export type OperatorBackup = z.infer<typeof backup>;

const state = z.object({
  schedule: z
    .object({
      at: z.string().meta({ description: 'A time of day: HH:MM.' }),
      time_zone: z.string(),
      destination: z.string(),
      is_encrypted: flag,
      keep_days: z.int(),
      keep_weeks: z.int(),
      keep_months: z.int(),
    })
    .nullable()
    .meta({ description: 'Null: `BACKUP_AT` is not set, and nothing can be made here.' }),
  is_busy: flag.meta({ description: 'A backup or a verification is under way, or waits.' }),
  backups: z.array(backup).meta({ description: 'The last ones, the latest first.' }),
  verification: z
    .object({ name: z.string(), verified_at: instant, failure })
    .nullable()
    .meta({ description: 'The last one. Null: none was restored yet.' }),
});
export type OperatorBackups = z.infer<typeof state>;

export const readBackups = operatorCall({
  method: 'GET',
  path: 'admin/backups',
  summary: 'The schedule of backups, the last of them, and whether one was restored',
  answer: state,
});

export const makeBackup = operatorCall({
  method: 'POST',
  path: 'admin/backups',
  summary: 'Make a backup now. 409: one is under way, or no schedule is set',
  status: 200,
  answer: state,
});

export const verifyBackup = operatorCall({
  method: 'POST',
  path: 'admin/backups/verify',
  summary:
    'Restore the newest backup into a throw-away database now. 409: there is none, or one is under way',
  status: 200,
  answer: state,
});
