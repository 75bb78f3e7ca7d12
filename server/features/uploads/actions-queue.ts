import type { JobKind } from '#server/database/jobs.ts';
import type { Queryable } from '#server/database/shape.ts';
import type { Services } from '#server/services.ts';

/**
 * Wakes a free server to read documents, whichever they are: the queue itself is in `uploads`. A thread reads on one of
 * two cores, so one at a time; a job lasts until no document waits.
 */
export const reading_job: JobKind<object> = {
  name: 'upload-reading',
  options: {
    retryLimit: 20,
    // longer than a lease: if the database was away at the end of a reading, an earlier look finds it still being read
    retryDelay: 16,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 12 * 3600,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 3600,
  },
  at_once: 1,
  is_awaited: true,
};

/** Has a document read after the commit of the transaction. */
export async function wakeReader({ jobs }: Pick<Services, 'jobs'>, tx: Queryable): Promise<void> {
  await jobs.send(tx, reading_job, {});
}
