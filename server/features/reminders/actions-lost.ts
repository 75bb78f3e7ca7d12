import type { Services } from '#server/services.ts';
import * as store from './store.ts';
import * as swept from './actions-swept.ts';

type SweepServices = Pick<Services, 'clock' | 'config' | 'database' | 'log'>;

/** Clocks of servers may differ a little; a clock that is further ahead was wrong. */
const clocks_differ_ms = 3_600_000;

/**
 * A database that was restored from a backup does not know which reminders were sent since, so none of them is sent
 * again: neither reminders that were due, nor mails that waited when the backup was made.
 */
export async function skipLostReminders({ clock, config, database, log }: SweepServices): Promise<void> {
  const now = clock.now().toISOString();
  const kept = await swept.readKept(config);
  const known = await store.readSweptUntil(database.query);
  if (known !== null && Date.parse(known) - Date.parse(now) > clocks_differ_ms) {
    await database.transaction((tx) => store.lookAgain(tx, now));
    log.warn({ known, now }, 'the clock was ahead; the reminders of all cruises are looked at again');
    return;
  }
  if (kept === null || (known !== null && known >= kept)) return;
  // a clock that was wrong once must not silence the years to come
  const until = kept < now ? kept : now;
  await database.transaction(async (tx) => {
    await store.skipMissed(tx, until);
    await store.skipUnmailed(tx, until);
  });
  log.info(
    { kept, known },
    'the database is older than its reminders; what was due meanwhile is not sent again',
  );
}
