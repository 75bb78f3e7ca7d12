import type { JobKind } from '#server/database/jobs.ts';

export interface BackupTask {
  task: 'make' | 'verify';
  /** of `make`: its row */
  backup_id?: string;
}

/** Tried again after 5, 10 and 20 minutes: a destination that is restarted is up by then. */
export const backup_job: JobKind<BackupTask> = {
  name: 'backup',
  options: {
    retryLimit: 3,
    retryDelay: 300,
    retryBackoff: true,
    expireInSeconds: 12 * 3600,
    heartbeatSeconds: 60,
    deleteAfterSeconds: 7 * 86_400,
  },
  at_once: 1,
};
