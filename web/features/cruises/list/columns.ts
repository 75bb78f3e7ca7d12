import { type FieldKind, namesWith, type NameWith, written_fields } from '#domain/cruise-fields.ts';
import { userChoice } from '#web/lib/storage.ts';
import type { ListSort } from '../search.ts';

/** The columns that are no fields of the registry. */
const computed = [
  { name: 'nights', kind: 'number', column: 40 },
  { name: 'time', kind: 'state', column: 120 },
  { name: 'payment_state', kind: 'payment_state', column: 140 },
  { name: 'balance_due', kind: 'money', column: 160 },
] as const;

export type ColumnName = NameWith<'column'> | (typeof computed)[number]['name'];

/** The orders that the head of a column switches between. */
const sorts: { [Name in ColumnName]?: readonly [ListSort, ListSort] } = {
  start_date: ['newest', 'oldest'],
  booking_date: ['booked_last', 'booked'],
  total_price: ['price_high', 'price'],
};

/** In em; fixed, because columns that follow their contents would jump while rows come and go. */
const widths: { [Key in ColumnName | Column['kind']]?: number } = {
  itinerary: 14,
  stateroom: 6.6,
  category: 7,
  line: 10,
  day: 7.6,
  number: 5,
  money: 8,
  state: 6.2,
  payment_state: 7.6,
};
const usual_width = 8.6;

export interface Column {
  name: ColumnName;
  kind: FieldKind | 'state' | 'payment_state';
  width: number;
  sorts: readonly [ListSort, ListSort] | undefined;
}

/** All columns of the table besides the ship, in their order. */
export const columns: readonly Column[] = [
  ...namesWith('column').map((name) => ({ name, ...written_fields[name] })),
  ...computed,
]
  .toSorted((one, other) => one.column - other.column)
  .map(({ name, kind }) => ({
    name,
    kind,
    width: widths[name] ?? widths[kind] ?? usual_width,
    sorts: sorts[name],
  }));

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
