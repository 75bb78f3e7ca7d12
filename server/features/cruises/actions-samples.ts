import { dayAt } from '#domain/dates.ts';
import type { Moment } from '#domain/timeline.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { completeRow, emptyRow } from './actions.ts';
import { sampleVoyages } from './sample-voyages.ts';
import * as store from './store.ts';

/** Adds the sample cruises, once: a second click finds them and adds none. */
export async function addSamples(
  services: Services,
  scope: Scope,
  moment: Moment,
): Promise<{ items: { id: string }[] }> {
  return services.database.transaction(async (tx) => {
    await store.lockOwner(tx, scope);
    const there = await store.listSampleIds(tx, scope);
    if (there.length > 0) return { items: there.map((id) => ({ id })) };
    const rows = [];
    for (const voyage of sampleVoyages(dayAt(moment.now, moment.time_zone))) {
      rows.push(await completeRow(tx, { ...emptyRow(services, voyage), is_sample: true }));
    }
    await store.insertCruises(tx, scope, rows);
    return { items: rows.map(({ id }) => ({ id })) };
  });
}

/** Removes what `addSamples` added and nothing else; a sample that was changed is a sample still. */
export async function removeSamples({ database }: Services, scope: Scope): Promise<void> {
  await store.deleteSamples(database.query, scope);
}
