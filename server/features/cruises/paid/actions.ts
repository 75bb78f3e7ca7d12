import type { Cruise } from '#contract/cruises.ts';
import { dayAt } from '#domain/dates.ts';
import type { Moment } from '#domain/timeline.ts';
import { CodedError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { readIn, type StoredCruise } from '../actions.ts';
import { lockCruise, recomputeTotals } from '../change/actions.ts';
import { deleteMarkedPayments, insertPart } from '../parts/store.ts';

/**
 * Records a payment of the whole balance, dated today by the caller's calendar. A paid cruise stays as it is, so that a
 * second click records nothing. @throws CodedError `not_found`; `conflict` while the price is not known
 */
export async function markPaid(
  services: Services,
  scope: Scope,
  id: string,
  moment: Moment,
): Promise<StoredCruise> {
  return services.database.transaction(async (tx) => {
    const row = await lockCruise(tx, scope, id);
    const cruise = await readIn(tx, scope, id, moment);
    const { payment_state, balance_due } = JSON.parse(cruise.json) as Cruise;
    if (payment_state === 'unknown') throw new CodedError('conflict');
    if (payment_state === 'paid') return cruise;
    await insertPart(tx, 'payments', {
      id: newId(),
      cruise_id: id,
      created_at: services.clock.now().toISOString(),
      date: dayAt(moment.now, moment.time_zone),
      amount: balance_due,
      is_mark_paid: true,
    });
    await recomputeTotals(services, tx, scope, row);
    return readIn(tx, scope, id, moment);
  });
}

/** Removes the payment of `markPaid`; other payments stay. @throws CodedError `not_found` */
export async function unmarkPaid(
  services: Services,
  scope: Scope,
  id: string,
  moment: Moment,
): Promise<StoredCruise> {
  return services.database.transaction(async (tx) => {
    const row = await lockCruise(tx, scope, id);
    if ((await deleteMarkedPayments(tx, id)) > 0) await recomputeTotals(services, tx, scope, row);
    return readIn(tx, scope, id, moment);
  });
}
