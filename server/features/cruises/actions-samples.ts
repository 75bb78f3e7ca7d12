import { dayAt } from '#domain/dates.ts';
import type { Moment } from '#domain/timeline.ts';
import type { Queryable } from '#server/database/shape.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { emptyRow } from './actions.ts';
import { completeRow } from './actions-row.ts';
import { lockCruise } from './change/actions.ts';
import { insertWithinRoom, withinRoom } from './room/actions.ts';
import { removeFilesOfSamples } from './documents/actions-removal.ts';
import { workOutRoutes } from './route/actions.ts';
import { sampleVoyages } from './sample-voyages.ts';
import { putRows } from './schedule/actions.ts';
import * as store from './store.ts';

/**
 * Adds the sample cruises once: a second click finds them and adds none.
 * @throws CodedError `plan_required` if the plan has no room for them
 */
export async function addSamples(
  services: Services,
  scope: Scope,
  moment: Moment,
): Promise<{ items: { id: string }[] }> {
  const samples = await services.database.transaction(async (tx) => {
    await store.lockOwner(tx, scope);
    const there = await store.listSampleIds(tx, scope);
    if (there.length > 0) return { items: there.map((id) => ({ id })) };
    return withinRoom(tx, services, { owner_id: scope.user_id, moment }, async () => ({
      items: await insertSamples(tx, services, scope, moment),
    }));
  });
  workOutRoutes(
    services,
    samples.items.map(({ id }) => id),
  );
  return samples;
}

async function insertSamples(
  tx: Queryable,
  services: Services,
  scope: Scope,
  moment: Moment,
): Promise<{ id: string }[]> {
  const added = [];
  for (const { cruise, schedule } of sampleVoyages(dayAt(moment.now, moment.time_zone))) {
    const row = await completeRow(tx, { ...emptyRow(services, cruise), is_sample: true });
    await insertWithinRoom(tx, services, scope, row);
    if (schedule.length > 0)
      await putRows(services, tx, scope, await lockCruise(tx, scope, row.id), schedule);
    added.push({ id: row.id });
  }
  return added;
}

/** Removes the cruises of `addSamples` and no others; a changed sample is still a sample. */
export async function removeSamples(services: Services, scope: Scope): Promise<void> {
  await services.database.transaction(async (tx) => {
    await removeFilesOfSamples(services, tx, scope);
    await store.deleteSamples(tx, scope);
  });
}
