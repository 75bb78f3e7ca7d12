import { checklist, type ChecklistItem } from './checklist.ts';
import { addDays } from './dates.ts';
import { estimateFinalPayment, type EstimableCruise } from './final-payment.ts';

/** The fields of a cruise that decide whether it needs attention. Days `YYYY-MM-DD`, money as decimal text. */
export interface Preparation extends EstimableCruise {
  id: string;
  ship_name: string | null;
  cruise_line: string | null;
  booking_number: string | null;
  stateroom: string | null;
  start_port: string | null;
  currency: string | null;
  total_price: string | null;
  balance_due: string | null;
  checkin_date: string | null;
  flights: readonly unknown[];
  documents: readonly unknown[];
}

/** The kinds: weather warnings and tasks. */
export const attention_kinds = ['weather', 'final_payment', 'checkin', 'missing'] as const;
type AttentionKind = (typeof attention_kinds)[number];

/** A task or a warning of a cruise; see `contract/dashboard.ts`. */
export interface Attention {
  kind: AttentionKind;
  cruise_id: string;
  ship_name: string | null;
  due_on: string | null;
  /** of an estimated final payment: days before sailing, by the rule of its line; null: the date is recorded */
  estimated_days_before: number | null;
  cruise_line: string | null;
  amount: string | null;
  total: string | null;
  currency: string | null;
  fields: ChecklistItem[];
  /** of `weather`: the events of the warnings, in the words of their sender */
  events: string[];
}

/** The days ahead that the dashboard looks: a check-in has a day and no deadline, so it is told when it is near. */
const days_ahead = { final_payment: 60, checkin: 7 };

/** A payment this near comes before everything else. */
const pressing_days = 30;

/**
 * The items of the checklist that a record still lacks before it sails. White space counts as empty. A paid cruise
 * needs no final payment date. An estimated date does not count as missing, as the traveller only has to confirm it.
 * @param today the reader's calendar day, `YYYY-MM-DD`
 */
export function missingFields(
  cruise: Pick<Preparation, ChecklistItem> & EstimableCruise,
  today: string,
): ChecklistItem[] {
  return checklist.filter((item) => {
    if (cruise.not_needed.includes(item)) return false;
    if (item === 'total_price') return cruise.payment_state === 'unknown';
    if (item === 'final_payment_date' && cruise.payment_state === 'paid') return false;
    if (item === 'final_payment_date' && estimateFinalPayment(cruise, today) !== null) return false;
    const value = cruise[item];
    return typeof value === 'string' ? value.trim() === '' : (value ?? []).length === 0;
  });
}

/**
 * The tasks before a cruise sails: the final payment, recorded or else estimated, that is due by `until` or overdue; a
 * check-in that opens by then or is open; the fields that the record lacks.
 * @param today the reader's calendar day, `YYYY-MM-DD`
 * @param until the last day of the tasks; without it payments of the next 60 days, and check-ins of the next 7
 */
export function attentionFor(cruise: Preparation, today: string, until?: string): Attention[] {
  const lastDayOf = (kind: keyof typeof days_ahead) => until ?? addDays(today, days_ahead[kind]);
  const blank = {
    cruise_id: cruise.id,
    ship_name: cruise.ship_name,
    due_on: null,
    estimated_days_before: null,
    cruise_line: cruise.cruise_line,
    amount: null,
    total: null,
    currency: cruise.currency,
    fields: [],
    events: [],
  };
  const found: Attention[] = [];
  const { checkin_date } = cruise;
  const estimate = estimateFinalPayment(cruise, today);
  const due_on =
    cruise.payment_state === 'paid' ? null : (cruise.final_payment_date ?? estimate?.date ?? null);
  if (due_on !== null && due_on <= lastDayOf('final_payment')) {
    const money = { amount: cruise.balance_due, total: cruise.total_price };
    const estimated_days_before = estimate?.days_before ?? null;
    found.push({ ...blank, kind: 'final_payment', due_on, estimated_days_before, ...money });
  }
  if (checkin_date !== null && checkin_date <= lastDayOf('checkin')) {
    found.push({ ...blank, kind: 'checkin', due_on: checkin_date });
  }
  const fields = missingFields(cruise, today);
  if (fields.length > 0) found.push({ ...blank, kind: 'missing', fields });
  return found;
}

/** All weather warnings of a cruise as one item, dated by the first day that they touch. */
export function weatherAttention(
  cruise: Pick<Preparation, 'id' | 'ship_name' | 'cruise_line'>,
  warnings: readonly { event: string; date: string }[],
): Attention[] {
  const [first] = warnings.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  if (first === undefined) return [];
  const events = [...new Set(warnings.map(({ event }) => event))];
  const money = { estimated_days_before: null, amount: null, total: null, currency: null };
  const { id: cruise_id, ship_name, cruise_line } = cruise;
  const of_cruise = { cruise_id, ship_name, cruise_line };
  return [{ kind: 'weather', ...of_cruise, due_on: first.date, ...money, fields: [], events }];
}

/** Whether a kind is sorted by its day or comes last. */
const ranks: Record<AttentionKind, 'by its day' | 'last'> = {
  weather: 'by its day',
  final_payment: 'by its day',
  checkin: 'by its day',
  missing: 'last',
};

/**
 * Whether a payment is overdue; an estimate that nobody confirmed is not.
 * @param today the reader's calendar day, `YYYY-MM-DD`
 */
export function isOverdue(
  { kind, due_on, estimated_days_before }: Pick<Attention, 'kind' | 'due_on' | 'estimated_days_before'>,
  today: string,
): boolean {
  return kind === 'final_payment' && estimated_days_before === null && due_on !== null && due_on < today;
}

/**
 * Whether a payment is overdue or due within 30 days, also by an estimate.
 * @param today the reader's calendar day, `YYYY-MM-DD`
 */
export function isPressing({ kind, due_on }: Pick<Attention, 'kind' | 'due_on'>, today: string): boolean {
  return kind === 'final_payment' && due_on !== null && due_on <= addDays(today, pressing_days);
}

/**
 * Sorts by urgency: payments that are overdue or due within 30 days; then by day; last the items without a day. An open
 * check-in and an estimate that has passed count as those of today. Equal items keep their order.
 * @param today the reader's calendar day, `YYYY-MM-DD`
 */
export function byUrgency<Item extends Attention>(items: readonly Item[], today: string): Item[] {
  const keyOf = (item: Item) => {
    const { kind, due_on } = item;
    if (ranks[kind] === 'last' || due_on === null) return '2';
    const day = due_on < today && !isOverdue(item, today) ? today : due_on;
    return `${isPressing(item, today) ? 0 : 1} ${day}`;
  };
  return items.toSorted((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    return first < second ? -1 : first > second ? 1 : 0;
  });
}
