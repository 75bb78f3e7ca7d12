import type { JobKind } from '#server/database/jobs.ts';
import type { Queryable } from '#server/database/shape.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

/** Files whose rows were deleted. */
interface Removal {
  keys: string[];
}

/** The waits grow from 15 seconds to an hour, half a day in all; `tidyFiles` finds files that are left then. */
export const removal_job: JobKind<Removal> = {
  name: 'file-removal',
  options: {
    retryLimit: 20,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 600,
    deleteAfterSeconds: 86_400,
  },
  at_once: 1,
};

const keys_of_one_job = 100;

/** Removes files after the commit of the transaction, and only then. */
export async function removeFilesLater(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queryable,
  keys: readonly string[],
): Promise<void> {
  for (let from = 0; from < keys.length; from += keys_of_one_job) {
    await jobs.send(tx, removal_job, { keys: keys.slice(from, from + keys_of_one_job) });
  }
}

/** Call this before a locked cruise is deleted with its documents. */
export async function removeFilesOfCruise(
  services: Pick<Services, 'jobs'>,
  tx: Queryable,
  cruise_id: string,
): Promise<void> {
  await removeFilesLater(services, tx, await store.listKeysOfCruise(tx, cruise_id));
}

/** Call this before the user's samples are deleted. */
export async function removeFilesOfSamples(
  services: Pick<Services, 'jobs'>,
  tx: Queryable,
  scope: Scope,
): Promise<void> {
  await removeFilesLater(services, tx, await store.listKeysOfSamples(tx, scope));
}
