import type { Services } from '#server/services.ts';
import { deleteChanges } from './store.ts';

const changes_kept_ms = 90 * 86_400_000;

/**
 * Removes changes that are older than any device keeps its copy. Revisions are milliseconds, so that one who asks what
 * changed since an older one is known to need everything.
 */
export async function tidyChanges({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<void> {
  await deleteChanges(database.query, clock.now().getTime() - changes_kept_ms);
}
