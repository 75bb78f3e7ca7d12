import type { Cruise } from '#contract/cruises.ts';
import { attentionFor, type Preparation } from '#domain/attention.ts';
import type { ChecklistItem } from '#domain/checklist.ts';
import type { FinalPaymentEstimate } from '#domain/final-payment.ts';

/** An open point before a cruise sails. */
export type Todo =
  | { kind: 'lacks'; field: ChecklistItem }
  | { kind: 'pay'; due_on: string; amount: string | null; is_overdue: boolean }
  | { kind: 'estimate'; estimate: FinalPaymentEstimate }
  | { kind: 'checkin'; opens_on: string; is_open: boolean };

type PreparedCruise = Preparation & Pick<Cruise, 'time' | 'cancelled_at'>;

/** All tasks count, however far ahead. */
const no_end = '9999-12-31';

/** Travellers on board have checked in, and shown their documents. */
const before_boarding: readonly ChecklistItem[] = ['checkin_date', 'documents'];

/** Whether an item of the checklist is asked for, at this time of a cruise. */
export function isAsked({ time }: Pick<Cruise, 'time'>, item: ChecklistItem): boolean {
  return time === 'future' || (time === 'current' && !before_boarding.includes(item));
}

/**
 * The open points of a cruise, dated ones first. Empty for a past or cancelled cruise.
 * @param today the reader's calendar day, `YYYY-MM-DD`
 */
export function todosOf(cruise: PreparedCruise, today: string): Todo[] {
  if (cruise.time === 'past' || cruise.cancelled_at !== null) return [];
  return attentionFor(cruise, today, no_end).flatMap((item): Todo[] => {
    const { kind, due_on, estimated_days_before: days_before, amount } = item;
    if (kind === 'missing')
      return item.fields.filter((field) => isAsked(cruise, field)).map((field) => ({ kind: 'lacks', field }));
    if (due_on === null) return [];
    if (kind === 'checkin')
      return isAsked(cruise, 'checkin_date') ? [{ kind, opens_on: due_on, is_open: due_on <= today }] : [];
    return days_before === null
      ? [{ kind: 'pay', due_on, amount, is_overdue: due_on < today }]
      : [{ kind: 'estimate', estimate: { date: due_on, days_before } }];
  });
}

/** Shows the dated points, or else only the first missing field: all of them at once read as a reproach. */
export function nextOf(todos: readonly Todo[]): Record<'next' | 'rest', Todo[]> {
  const dated = todos.filter(({ kind }) => kind !== 'lacks');
  const next = dated.length > 0 ? dated : todos.slice(0, 1);
  return { next, rest: todos.slice(next.length) };
}
