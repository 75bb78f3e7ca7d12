import { checklist, type ChecklistItem } from './checklist.ts';
import { addDays } from './dates.ts';

/** What of a cruise decides whether something is to be done. Days `YYYY-MM-DD`, money as decimal text. */
export interface Preparation {
  id: string;
  ship_name: string | null;
  start_date: string;
  booking_number: string | null;
  stateroom: string | null;
  start_port: string | null;
  currency: string | null;
  total_price: string | null;
  balance_due: string | null;
  payment_state: 'paid' | 'balance_due' | 'unknown';
  final_payment_date: string | null;
  checkin_date: string | null;
  flights: readonly unknown[];
  documents: readonly unknown[];
  /** what of the checklist this cruise does without */
  not_needed: readonly ChecklistItem[];
}

/** What there may be to do, or to know of. */
export const attention_kinds = ['weather', 'final_payment', 'checkin', 'missing'] as const;
type AttentionKind = (typeof attention_kinds)[number];

/** Something to be done for a cruise; see `contract/dashboard.ts`. */
export interface Attention {
  kind: AttentionKind;
  cruise_id: string;
  ship_name: string | null;
  due_on: string | null;
  amount: string | null;
  total: string | null;
  currency: string | null;
  fields: string[];
  /** of `weather`: what is warned of, in the words of whoever warns */
  events: string[];
}

const payment_days = 60;
const checkin_days = 60;

/** What a record still lacks before it sails. White space is nothing; a cruise that is paid needs no date to pay by. */
export function missingFields(
  cruise: Pick<Preparation, ChecklistItem | 'payment_state' | 'not_needed'>,
): ChecklistItem[] {
  return checklist.filter((item) => {
    if (cruise.not_needed.includes(item)) return false;
    if (item === 'total_price') return cruise.payment_state === 'unknown';
    if (item === 'final_payment_date' && cruise.payment_state === 'paid') return false;
    const there = cruise[item];
    return typeof there === 'string' ? there.trim() === '' : (there ?? []).length === 0;
  });
}

/**
 * What needs attention before a cruise sails, most urgent first: the final payment within 60 days or overdue, a
 * check-in that opens within 60 days or is open, and what the record lacks.
 * @param today the reader's calendar day, `YYYY-MM-DD`
 */
export function attentionFor(cruise: Preparation, today: string): Attention[] {
  const blank = {
    cruise_id: cruise.id,
    ship_name: cruise.ship_name,
    due_on: null,
    amount: null,
    total: null,
    currency: cruise.currency,
    fields: [],
    events: [],
  };
  const found: Attention[] = [];
  const { final_payment_date, checkin_date } = cruise;
  const is_unpaid = cruise.payment_state !== 'paid';
  if (is_unpaid && final_payment_date !== null && final_payment_date <= addDays(today, payment_days)) {
    const money = { amount: cruise.balance_due, total: cruise.total_price };
    found.push({ ...blank, kind: 'final_payment', due_on: final_payment_date, ...money });
  }
  if (checkin_date !== null && checkin_date <= addDays(today, checkin_days)) {
    found.push({ ...blank, kind: 'checkin', due_on: checkin_date });
  }
  const fields = missingFields(cruise);
  if (fields.length > 0) found.push({ ...blank, kind: 'missing', fields });
  return found;
}

/**
 * The warnings of the weather for a cruise as one matter, of the first day that they touch.
 */
export function weatherAttention(
  cruise: Pick<Preparation, 'id' | 'ship_name'>,
  warnings: readonly { event: string; date: string }[],
): Attention[] {
  const [first] = warnings.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  if (first === undefined) return [];
  const events = [...new Set(warnings.map(({ event }) => event))];
  const money = { amount: null, total: null, currency: null };
  const { id: cruise_id, ship_name } = cruise;
  return [{ kind: 'weather', cruise_id, ship_name, due_on: first.date, ...money, fields: [], events }];
}

/** At what a list begins and ends, whatever the days say. */
const ranks: Record<AttentionKind, 'by its day' | 'last'> = {
  weather: 'by its day',
  final_payment: 'by its day',
  checkin: 'by its day',
  missing: 'last',
};

/**
 * The most urgent first: payments that are overdue, the longest first; then by the day, a check-in that is open as one
 * of today; last what has no day. What is equal stays in its order.
 * @param today the reader's calendar day, `YYYY-MM-DD`
 */
export function byUrgency<Item extends Attention>(items: readonly Item[], today: string): Item[] {
  const keyOf = ({ kind, due_on }: Item) => {
    if (ranks[kind] === 'last' || due_on === null) return '9999-12-31';
    return kind === 'checkin' && due_on < today ? today : due_on;
  };
  return items.toSorted((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    return first < second ? -1 : first > second ? 1 : 0;
  });
}
