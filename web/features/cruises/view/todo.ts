import type { Cruise } from '#contract/cruises.ts';
import { missingFields, type Preparation } from '#domain/attention.ts';
import type { ChecklistItem } from '#domain/checklist.ts';
import { estimateFinalPayment, type FinalPaymentEstimate } from '#domain/final-payment.ts';

/** An open point before a cruise sails. */
export type Todo =
  | { kind: 'lacks'; field: ChecklistItem }
  | { kind: 'pay'; due_on: string; amount: string | null; is_overdue: boolean }
  | { kind: 'estimate'; estimate: FinalPaymentEstimate }
  | { kind: 'checkin'; opens_on: string; is_open: boolean };

type KnownCruise = Pick<
  Cruise,
  | 'start_date'
  | 'time'
  | 'cancelled_at'
  | 'booking_number'
  | 'stateroom'
  | 'start_port'
  | 'total_price'
  | 'balance_due'
  | 'payment_state'
  | 'final_payment_date'
  | 'final_payment_days'
  | 'checkin_date'
> &
  Pick<Preparation, 'flights' | 'documents' | 'not_needed'>;

/**
 * The open points of a cruise, dated ones first. Empty for a past or cancelled cruise.
 * @param today the reader's calendar day, `YYYY-MM-DD`
 */
export function todosOf(cruise: KnownCruise, today: string): Todo[] {
  if (cruise.time === 'past' || cruise.cancelled_at !== null) return [];
  const todos: Todo[] = [];
  const { payment_state, final_payment_date, checkin_date } = cruise;
  const is_paid = payment_state === 'paid';
  if (!is_paid && final_payment_date !== null) {
    todos.push({
      kind: 'pay',
      due_on: final_payment_date,
      amount: cruise.balance_due,
      is_overdue: final_payment_date < today,
    });
  }
  const estimate = estimateFinalPayment(cruise, today);
  if (estimate !== null) todos.push({ kind: 'estimate', estimate });
  if (cruise.time === 'future' && checkin_date !== null) {
    todos.push({ kind: 'checkin', opens_on: checkin_date, is_open: checkin_date <= today });
  }
  // Travellers on board have checked in.
  const lacking = missingFields(cruise, today).filter(
    (field) => cruise.time === 'future' || field !== 'checkin_date',
  );
  return [...todos, ...lacking.map((field) => ({ kind: 'lacks', field }) as const)];
}

/** Shows the dated points, or else only the first missing field: all of them at once read as a reproach. */
export function nextOf(todos: readonly Todo[]): Record<'next' | 'rest', Todo[]> {
  const dated = todos.filter(({ kind }) => kind !== 'lacks');
  const next = dated.length > 0 ? dated : todos.slice(0, 1);
  return { next, rest: todos.slice(next.length) };
}
