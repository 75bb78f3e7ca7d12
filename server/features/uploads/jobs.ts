import { removeFilesLater } from '#server/features/cruises/documents/actions.ts';
import type { Services } from '#server/services.ts';
import { reading_job, wakeReader } from './actions-queue.ts';
import { readAll } from './actions-reading.ts';
import * as queue from './store-queue.ts';

/** Reads documents that wait, from now on; also those that an update of Gangway has left to be read again. */
export async function readUploads(services: Services): Promise<void> {
  const { database, jobs, log } = services;
  if (database.kind === 'embedded') await queue.loseAll(database.query);
  await jobs.work(reading_job, async (_data, { job_id }) => {
    try {
      // not one for each job: between two of them a server may sleep for half a minute
      await readAll(services);
    } catch (error) {
      log.warn({ job_id, err: error }, 'a document could not be read now; it is tried again');
      throw error;
    }
  });
  await wakeForWhatWaits(services);
}

/** A job tells of each document, but of those whose job was lost, or that a migration had wait. */
async function wakeForWhatWaits(services: Services): Promise<void> {
  const { query } = services.database;
  if (await queue.hasWaiting(query)) await wakeReader(services, query);
}

/** Removes what was kept for 30 days, and wakes a reader for what still waits, should its job have been lost. */
export async function tidyUploads(services: Services): Promise<void> {
  const { clock, database } = services;
  const now = clock.now().toISOString();
  await database.transaction(async (tx) => {
    await removeFilesLater(services, tx, await queue.deleteOver(tx, now));
  });
  await queue.forgetText(database.query, now);
  await wakeForWhatWaits(services);
}
