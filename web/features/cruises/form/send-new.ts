import type { Cruise } from '#contract/cruises.ts';
import { call } from '#web/lib/api.ts';
import { SessionEnded } from '#web/lib/api-errors.ts';
import type { Sending } from '#web/lib/forms/save.ts';
import { queries } from '#web/lib/query-client.ts';
import { read } from '#web/lib/queries.ts';
import type { FormStore } from '#web/parts/cruise-fields/form-store.ts';
import { changeOf, type FormValues, newCruiseOf } from '#web/parts/cruise-fields/form-values.ts';
import { PartlySaved } from './use-cruise-form.ts';

/**
 * Creates a cruise, then its passengers. All have ids that were made here: records that got lost are sent again with
 * the next Save, and none is made twice.
 */
export async function sendNew(
  form: FormStore,
  { values, base: { id }, since }: Sending<FormValues>,
): Promise<Cruise> {
  const { passengers } = form.state();
  const created = await call('POST cruises', { body: { ...newCruiseOf(values), id } });
  const cruise =
    since.length === 0
      ? created
      : await call('PATCH cruises/{id}', { params: { id }, body: changeOf(values, since) });
  if (passengers.length === 0) return cruise;
  const record = read('GET cruises/{id}', { params: { id } });
  // where the network goes now, its passengers wait as changes of a known record
  queries.setQueryData(record.queryKey, cruise);
  try {
    // one after the other, to keep the order in which they were chosen
    for (const passenger of passengers)
      await call('POST cruises/{id}/passengers', { params: { id }, body: passenger });
    return await queries.query({ ...record, staleTime: 0 });
  } catch (error) {
    if (error instanceof SessionEnded) throw error;
    throw new PartlySaved('not all passengers were added', { cause: error });
  }
}
