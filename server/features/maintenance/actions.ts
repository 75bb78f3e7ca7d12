import type { OperatorMaintenance } from '#contract/operator-maintenance.ts';
import type { Database } from '#server/database/shape.ts';
import { writeAuditEntry, type Actor } from '#server/features/audit/actions.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { MaintenanceState, Maintenance } from '#server/platform/maintenance.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

/** Every call asks, so one answer counts for a second. */
const remembered_ms = 1_000;

export function openMaintenance({ query }: Pick<Database, 'query'>, clock: Clock): Maintenance {
  let known: MaintenanceState | null = null;
  let read_at = -Infinity;
  let pending: Promise<MaintenanceState | null> | undefined;

  const look = async () => {
    // set before the answer: calls that come meanwhile wait for this one, and a failing database is asked no more often
    read_at = clock.now().getTime();
    known = await store.readSwitch(query, 'maintenance');
    return known;
  };
  const closed = async () => {
    if (clock.now().getTime() - read_at >= remembered_ms) {
      pending = look().finally(() => {
        pending = undefined;
      });
    }
    // a failing database is reported by the call itself, in its own words
    await pending?.catch(() => undefined);
    return known;
  };
  return { look, closed, isOn: async () => (await closed()) !== null };
}

/** The operator's note during maintenance. */
export interface MaintenanceText {
  message: string | null;
  planned_end: string | null;
}

/** Closes the instance, or changes the note; it counts as closed since the first time. Null opens it. */
export async function turnMaintenance(
  services: Services,
  actor: Actor,
  given: MaintenanceText | null,
): Promise<void> {
  const words = given?.message?.trim() ?? '';
  const told =
    given === null
      ? null
      : {
          message: words === '' ? null : words,
          planned_end: given.planned_end === null ? null : new Date(given.planned_end).toISOString(),
        };
  await services.database.transaction(async (tx) => {
    const before = await store.lockSwitch(tx, 'maintenance');
    if (told === null) await store.turnOff(tx, 'maintenance');
    else await store.turnOn(tx, 'maintenance', { ...told, on_since: services.clock.now().toISOString() });
    // the instance was open already
    if (told === null && before === null) return;
    await writeAuditEntry(services, tx, actor, {
      action: told === null ? 'maintenance.off' : 'maintenance.on',
      subject: 'maintenance',
      ...(before !== null && { before: { message: before.message, planned_end: before.planned_end } }),
      ...(told !== null && { after: { message: told.message, planned_end: told.planned_end } }),
    });
  });
  await services.maintenance.look();
}

/** Whether the instance is closed, with the operator's note. */
export async function readMaintenance({
  maintenance,
}: Pick<Services, 'maintenance'>): Promise<OperatorMaintenance> {
  const closed = await maintenance.look();
  return {
    is_on: closed !== null,
    on_since: closed?.on_since ?? null,
    message: closed?.message ?? null,
    planned_end: closed?.planned_end ?? null,
  };
}
