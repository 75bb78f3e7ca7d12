import type { Database } from '#server/database/database.ts';
import type { Clock } from '#server/platform/clock.ts';
import * as store from './store.ts';

/** Whether the operator works on the instance. The switch is in the database, so that all servers turn, within a second. */
export interface Maintenance {
  isOn(): Promise<boolean>;
  /** since when; null when it is off */
  onSince(): Promise<string | null>;
  turn(state: 'on' | 'off'): Promise<void>;
}

/** Every call asks, so one answer counts for a second. */
const remembered_ms = 1_000;

export function openMaintenance({ query }: Pick<Database, 'query'>, clock: Clock): Maintenance {
  let on_since: string | null = null;
  let read_at = -Infinity;
  let pending: Promise<string | null> | undefined;

  const onSince = async () => {
    // noted before the answer: calls that come meanwhile wait for this one, and a database that fails is not asked more
    read_at = clock.now().getTime();
    on_since = await store.readSwitch(query, 'maintenance');
    return on_since;
  };

  return {
    onSince,
    async isOn() {
      if (clock.now().getTime() - read_at >= remembered_ms) {
        pending = onSince().finally(() => {
          pending = undefined;
        });
      }
      // a database that does not answer is told by the call itself, in its own words
      await pending?.catch(() => undefined);
      return on_since !== null;
    },
    async turn(state) {
      if (state === 'on') await store.turnOn(query, 'maintenance', clock.now().toISOString());
      else await store.turnOff(query, 'maintenance');
      await onSince();
    },
  };
}
