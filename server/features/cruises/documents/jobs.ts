import type { Services } from '#server/services.ts';
import { removal_job } from './actions-removal.ts';
import * as store from './store.ts';

/** Works on the jobs that remove the files of deleted rows. */
export async function removeFiles({ jobs, files, log }: Services): Promise<void> {
  await jobs.work(removal_job, async ({ keys }, { job_id, is_last }) => {
    try {
      for (const key of keys) await files.delete(key);
    } catch (error) {
      const facts = { job_id, err: error };
      if (is_last) log.error(facts, 'files could not be removed; they are looked for again every hour');
      else log.warn(facts, 'files could not be removed; it is tried again');
      throw error;
    }
  });
}

/** Longer than any upload takes, so that an upload under way does not count as left over. */
const left_over_ms = 60 * 60_000;
const asked_at_once = 1000;

/** A new instance may have this many files left over; more mean that the database does not belong to these files. */
const most_without_any_known = 20;

/** Removes partial files, and files without a document or upload: their uploads ended with the process. */
export async function tidyFiles({ clock, database, files, log }: Services): Promise<void> {
  const hour_ago = new Date(clock.now().getTime() - left_over_ms);
  await files.tidyIncoming(hour_ago);
  const keys = await files.listBefore(hour_ago);
  const known = new Set<string>();
  for (let from = 0; from < keys.length; from += asked_at_once) {
    const some = keys.slice(from, from + asked_at_once);
    for (const key of await store.listKnownKeys(database.query, some)) known.add(key);
  }
  const orphans = keys.filter((key) => !known.has(key));
  if (known.size === 0 && orphans.length > most_without_any_known) {
    log.warn(
      { files: orphans.length },
      'no document names any of the files: is this the database they belong to?',
    );
    return;
  }
  for (const key of orphans) await files.delete(key);
  if (orphans.length > 0) log.info({ files: orphans.length }, 'files that no document names were removed');
}
