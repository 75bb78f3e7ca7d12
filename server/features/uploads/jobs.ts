import { removeFilesLater } from '#server/features/cruises/documents/actions.ts';
import type { Services } from '#server/services.ts';
import { reading_job, wakeReader } from './actions-queue.ts';
import { readAll } from './actions-reading.ts';
import * as queue from './store-queue.ts';

/** Reads waiting documents from now on; also those that an update of Gangway marked to be read again. */
export async function readUploads(services: Services): Promise<void> {
  const { database, jobs, log } = services;
  if (database.kind === 'embedded') await queue.expireLeases(database.query);
  await jobs.work(reading_job, async (_data, { job_id }) => {
    try {
      // not one document for each job: between two jobs a server may sleep for half a minute
      await readAll(services);
    } catch (error) {
      log.warn({ job_id, err: error }, 'a document could not be read now; it is tried again');
      throw error;
    }
  });
  await wakeForWaiting(services);
}

/** Each document has a job, except those whose job was lost, or that a migration marked. */
async function wakeForWaiting(services: Services): Promise<void> {
  const { query } = services.database;
  if (await queue.hasWaiting(query)) await wakeReader(services, query);
}

/** Removes documents after 30 days, and wakes a reader for waiting ones, in case their job was lost. */
export async function tidyUploads(services: Services): Promise<void> {
  const { clock, database } = services;
  const now = clock.now().toISOString();
  await database.transaction(async (tx) => {
    await removeFilesLater(services, tx, await queue.deleteOver(tx, now));
  });
  await queue.forgetText(database.query, now);
  await wakeForWaiting(services);
}
