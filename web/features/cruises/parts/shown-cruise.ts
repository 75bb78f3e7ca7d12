import type { Cruise } from '#contract/cruises.ts';
import { addonSums, balanceOf, sumPayments } from '#domain/money.ts';
import { decimalsOf } from '#web/lib/formats.ts';
import { useRemovals } from '#web/lib/removals.ts';

/** The record without its hidden removals, and with sums that leave them out. */
export function useShownCruise(cruise: Cruise): Cruise {
  const removed = useRemovals();
  const left = <Part extends { id: string }>(parts: readonly Part[]) =>
    parts.filter(({ id }) => !removed.has(id));
  const decimals = decimalsOf(cruise.currency ?? '');
  const payments = left(cruise.payments);
  const addons = left(cruise.addons);
  const paid = sumPayments(payments, decimals);
  const { balance_due, payment_state } = balanceOf({ ...cruise, ...paid }, decimals);
  return {
    ...cruise,
    passengers: left(cruise.passengers),
    flights: left(cruise.flights),
    lodging: left(cruise.lodging),
    diary: left(cruise.diary),
    documents: left(cruise.documents),
    payments,
    addons,
    balance_due,
    payment_state,
    ...paid,
    ...addonSums(cruise, addons, decimals),
  };
}
