import type { JobKind } from '#server/database/jobs.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';

/**
 * Wakes a server that is free to read documents, whichever they are: what waits, and for how long, stands in `uploads`.
 * A thread reads on one of two cores, so one at a time; a job lasts until nothing waits.
 */
export const reading_job: JobKind<object> = {
  name: 'upload-reading',
  options: {
    retryLimit: 20,
    // longer than a lease: where the database was away at the end of a reading, a look before finds it still being read
    retryDelay: 16,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 12 * 3600,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 3600,
  },
  at_once: 1,
};

/** Has a document read when the transaction is committed. */
export async function wakeReader({ jobs }: Pick<Services, 'jobs'>, tx: Queryable): Promise<void> {
  await jobs.send(tx, reading_job, {});
}
