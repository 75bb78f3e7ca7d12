import type { ListedCruise } from '#contract/cruise-list.ts';
import { userChoice } from '#web/lib/storage.ts';
import type { ListSort } from '../search.ts';

interface ColumnFacts {
  name: keyof ListedCruise | 'nights';
  kind: 'text' | 'day' | 'number' | 'money' | 'time' | 'payment_state';
  /** in em; fixed, because columns that follow their contents would jump while rows come and go */
  width: number;
  /** the orders that its head switches between */
  sorts?: readonly [ListSort, ListSort];
}

const all = [
  { name: 'cruise_line', kind: 'text', width: 10 },
  { name: 'start_date', kind: 'day', width: 7.6, sorts: ['newest', 'oldest'] },
  { name: 'end_date', kind: 'day', width: 7.6 },
  { name: 'nights', kind: 'number', width: 5 },
  { name: 'start_port', kind: 'text', width: 8.6 },
  { name: 'end_port', kind: 'text', width: 8.6 },
  { name: 'itinerary', kind: 'text', width: 14 },
  { name: 'stateroom', kind: 'text', width: 6.6 },
  { name: 'category', kind: 'text', width: 7 },
  { name: 'booking_number', kind: 'text', width: 8.6 },
  { name: 'booking_date', kind: 'day', width: 7.6, sorts: ['booked_last', 'booked'] },
  { name: 'time', kind: 'time', width: 6.2 },
  { name: 'final_payment_date', kind: 'day', width: 7.6 },
  { name: 'payment_state', kind: 'payment_state', width: 7.6 },
  { name: 'total_price', kind: 'money', width: 8, sorts: ['price_high', 'price'] },
  { name: 'balance_due', kind: 'money', width: 8 },
] as const satisfies readonly ColumnFacts[];

export type ColumnName = (typeof all)[number]['name'];
export interface Column extends ColumnFacts {
  name: ColumnName;
}

/** All columns of the table besides the ship, in their order. */
export const columns: readonly Column[] = all;

/** The ship column is always shown. */
export const ship_width = 12;
export const ship_sorts = ['ship', 'ship_last'] as const satisfies Column['sorts'];

/** As many as the widest page shows without horizontal scrolling. */
export const standard_columns: readonly ColumnName[] = [
  'cruise_line',
  'start_date',
  'nights',
  'start_port',
  'stateroom',
  'time',
  'total_price',
  'balance_due',
];

/** The columns that an account has chosen for the table, the file and print. */
export const remembered_columns = userChoice<readonly ColumnName[]>(
  'cruise-columns',
  standard_columns,
  (stored) =>
    Array.isArray(stored)
      ? columns.map(({ name }) => name).filter((name) => stored.includes(name))
      : undefined,
);

export function columnsOf(chosen: readonly ColumnName[]): readonly Column[] {
  return columns.filter(({ name }) => chosen.includes(name));
}

/** Whether a column is aligned as figures, at its end. */
export function isFigure({ kind }: Column): boolean {
  return kind === 'day' || kind === 'number' || kind === 'money';
}

/** The state of a cruise: a cancelled one is not past, current or future. */
export function stateOf(
  cruise: Pick<ListedCruise, 'time' | 'cancelled_at'>,
): ListedCruise['time'] | 'cancelled' {
  return cruise.cancelled_at === null ? cruise.time : 'cancelled';
}
