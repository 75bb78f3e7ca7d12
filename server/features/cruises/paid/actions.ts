import type { Cruise } from '#contract/cruises.ts';
import { decimalsOfCurrency } from '#domain/currencies.ts';
import { dayAt } from '#domain/dates.ts';
import { sumOf } from '#domain/money.ts';
import type { Moment } from '#domain/timeline.ts';
import { CodedError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { readIn, type StoredCruise } from '../actions.ts';
import { lockCruise, recomputeTotals } from '../change/actions.ts';
import { deleteMarkedPayments, insertPart, updatePart } from '../parts/store.ts';

/** A caller whose mark is one payment of its own: it takes back no other, and nobody else's. */
export interface Marker {
  /** of its payment, the same on every call */
  payment_id: string;
  /** Refuses the locked cruise by throwing. */
  check: (cruise: Cruise) => void;
}

/**
 * Records a payment of the whole balance, dated today by the caller's calendar. A paid cruise stays as it is, so that a
 * second click records nothing. A marker that finds its payment raises it by what is open since.
 * @throws CodedError `not_found`; `conflict` while the price is not known
 */
export async function markPaid(
  services: Services,
  scope: Scope,
  id: string,
  moment: Moment,
  by?: Marker,
): Promise<StoredCruise> {
  return services.database.transaction(async (tx) => {
    const row = await lockCruise(tx, scope, id);
    const cruise = await readIn(tx, scope, id, moment);
    const record = JSON.parse(cruise.json) as Cruise;
    by?.check(record);
    const { payment_state, balance_due } = record;
    if (payment_state === 'unknown') throw new CodedError('conflict');
    if (payment_state === 'paid') return cruise;
    const date = dayAt(moment.now, moment.time_zone);
    const earlier = record.payments.find((payment) => payment.id === by?.payment_id);
    if (earlier === undefined) {
      const payment = {
        id: by?.payment_id ?? newId(),
        cruise_id: id,
        created_at: services.clock.now().toISOString(),
        date,
        amount: balance_due,
        is_mark_paid: true,
      };
      if (!(await insertPart(tx, 'payments', payment))) throw new CodedError('conflict');
    } else {
      const amount = sumOf([earlier.amount, balance_due], decimalsOfCurrency(record.currency) ?? 2);
      await updatePart(tx, 'payments', { cruise_id: id, id: earlier.id }, { date, amount });
    }
    await recomputeTotals(services, tx, scope, row);
    return readIn(tx, scope, id, moment);
  });
}

/** Removes the payments of `markPaid`, or that of a marker; others stay. @throws CodedError `not_found` */
export async function unmarkPaid(
  services: Services,
  scope: Scope,
  id: string,
  moment: Moment,
  by?: Marker,
): Promise<StoredCruise> {
  return services.database.transaction(async (tx) => {
    const row = await lockCruise(tx, scope, id);
    const cruise = await readIn(tx, scope, id, moment);
    by?.check(JSON.parse(cruise.json) as Cruise);
    if ((await deleteMarkedPayments(tx, id, by?.payment_id)) === 0) return cruise;
    await recomputeTotals(services, tx, scope, row);
    return readIn(tx, scope, id, moment);
  });
}
