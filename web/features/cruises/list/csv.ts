import type { ListedCruise } from '#contract/cruise-list.ts';
import type { csv } from '#domain/csv.ts';
import type { Column } from './columns.ts';
import type { ListWords } from './use-cell-text.ts';

/** The header and rows of the file: days as YYYY-MM-DD, amounts as plain numbers beside their currency. */
export function csvOf(
  cruises: readonly ListedCruise[],
  columns: readonly Column[],
  words: ListWords,
): Parameters<typeof csv> {
  const has_money = columns.some(({ kind }) => kind === 'money');
  const header = ['ship_name' as const, ...columns.map(({ name }) => name)].map(words.head);
  const rows = cruises.map((cruise) => [
    cruise.ship_name,
    ...columns.map((column) => cellOf(cruise, column, words)),
    ...(has_money ? [cruise.currency] : []),
  ]);
  return [[...header, ...(has_money ? [words.head('currency')] : [])], rows];
}

/** Only what a spreadsheet computes with differs from the table. */
function cellOf(cruise: ListedCruise, column: Column, words: ListWords): string | null {
  const { name, kind } = column;
  if (kind === 'day' || kind === 'time' || kind === 'number' || kind === 'money')
    return String(cruise[name] ?? '');
  return words.cell(cruise, column) ?? null;
}
