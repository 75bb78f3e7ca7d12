import type { ListedCruise } from '#contract/cruise-list.ts';
import type { csv } from '#domain/csv.ts';
import { sees } from '#web/lib/shown.ts';
import { type Column, stateOf } from './columns.ts';

/** The texts of the file in the reader's language. */
export interface CsvWords {
  column: (name: Column['name'] | 'ship_name' | 'currency') => string;
  state: (state: ReturnType<typeof stateOf>) => string;
  payment_state: (state: ListedCruise['payment_state']) => string;
}

/** The header and rows of the file: days as YYYY-MM-DD, amounts as plain numbers beside their currency. */
export function csvOf(
  cruises: readonly ListedCruise[],
  columns: readonly Column[],
  words: CsvWords,
): Parameters<typeof csv> {
  const has_money = columns.some(({ kind }) => kind === 'money');
  const head = ['ship_name' as const, ...columns.map(({ name }) => name)].map(words.column);
  const rows = cruises.map((cruise) => [
    cruise.ship_name,
    ...columns.map((column) => cell(cruise, column, words)),
    ...(has_money ? [cruise.currency] : []),
  ]);
  return [[...head, ...(has_money ? [words.column('currency')] : [])], rows];
}

function cell(cruise: ListedCruise, { name, kind }: Column, words: CsvWords): string | number | null {
  if (kind === 'time') return words.state(stateOf(cruise));
  // a hidden state is not the same as "unknown"
  if (kind === 'payment_state')
    return sees(cruise, 'full') ? words.payment_state(cruise.payment_state) : null;
  return cruise[name];
}
