import type { ChecklistItem } from './checklist.ts';
import { addDays } from './dates.ts';
import type { TimeOfCruise } from './timeline.ts';

/** What of a cruise decides whether its final payment is estimated. Days `YYYY-MM-DD`. */
export interface EstimableCruise {
  start_date: string;
  time: TimeOfCruise;
  cancelled_at: string | null;
  payment_state: 'paid' | 'balance_due' | 'unknown';
  final_payment_date: string | null;
  /** days before sailing at which its line asks for the final payment; null: no rule is known */
  final_payment_days: number | null;
  /** what of the checklist this cruise does without */
  not_needed: readonly ChecklistItem[];
}

/** When the final payment is probably due. */
export interface FinalPaymentEstimate {
  date: string;
  days_before: number;
}

/**
 * When the final payment is due where nobody recorded it: so many days before sailing as the line asks for. Null for
 * what is recorded, paid, cancelled, no longer ahead or set aside, and where no rule is known. Once the day is over it
 * counts only while a balance is known to be due: without a price it is most likely paid, and would be a false alarm.
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
