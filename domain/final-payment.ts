import type { ChecklistItem } from './checklist.ts';
import { addDays } from './dates.ts';
import type { TimeOfCruise } from './timeline.ts';

/** The fields of a cruise from which its final payment is estimated. Days `YYYY-MM-DD`. */
export interface EstimableCruise {
  start_date: string;
  time: TimeOfCruise;
  cancelled_at: string | null;
  payment_state: 'paid' | 'balance_due' | 'unknown';
  final_payment_date: string | null;
  /** days before sailing at which its line asks for the final payment; null: no rule is known */
  final_payment_days: number | null;
  /** items of the checklist that this cruise does not need */
  not_needed: readonly ChecklistItem[];
}

/** The estimated date of the final payment. */
export interface FinalPaymentEstimate {
  date: string;
  days_before: number;
}

/**
 * Estimates the date of the final payment by the rule of the line. Null if a date is recorded, if the cruise is paid,
 * cancelled or not in the future, if the checklist item is not needed, or if no rule is known. A date in the past is
 * given only while a balance is known to be due: a cruise without a price is most likely paid, and the date would be a
 * false alarm.
 * @param today the reader's calendar day
 */
export function estimateFinalPayment(cruise: EstimableCruise, today: string): FinalPaymentEstimate | null {
  const { final_payment_date, final_payment_days, payment_state, not_needed } = cruise;
  if (final_payment_date !== null || final_payment_days === null || payment_state === 'paid') return null;
  if (cruise.time !== 'future' || cruise.cancelled_at !== null) return null;
  if (not_needed.includes('final_payment_date')) return null;
  const date = addDays(cruise.start_date, -final_payment_days);
  return date < today && payment_state === 'unknown' ? null : { date, days_before: final_payment_days };
}
