import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/database/shape.ts';

/** A planned switch to another server takes less; after a crash the caller has to come again. */
const patience_ms = 5_000;
const pause_ms = 100;

/** Waits until a database answers again, if it does soon. Calls that wait at the same time share the wait. */
export function recoveryOf({ ping }: Pick<Database, 'ping'>): () => Promise<void> {
  let recovery: Promise<void> | null = null;
  const wait = async () => {
    const over = AbortSignal.timeout(patience_ms);
    while (!over.aborted) {
      try {
        return await ping();
      } catch {
        await sleep(pause_ms);
      }
    }
  };
  return () => {
    recovery ??= wait().finally(() => (recovery = null));
    return recovery;
  };
}
