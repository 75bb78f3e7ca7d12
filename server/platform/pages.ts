import type { PageQuery } from '#contract/operator.ts';

/** A page of a list, and the cursor of the next one. */
export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
  total: number;
}

/** A page of rows; the query reads one row more than the limit, if there is one. */
export function pageOfRecords<Row extends { id: string }, Item>(
  rows: readonly Row[],
  { limit }: PageQuery,
  total: number,
  asItem: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return { items: shown.map(asItem), next_cursor: last?.id ?? null, total };
}

/** The number of items before a page. */
export function countBefore({ cursor }: PageQuery): number {
  return Number(cursor ?? 0);
}

/** A page that begins after that many items. */
export function pageBehind<Item>(items: Item[], list_query: PageQuery, total: number): Page<Item> {
  const end = countBefore(list_query) + items.length;
  return { items, next_cursor: items.length > 0 && end < total ? String(end) : null, total };
}

/** A page of a list that is computed as a whole. */
export function pageOfAll<Item>(all: readonly Item[], list_query: PageQuery): Page<Item> {
  const start = countBefore(list_query);
  return pageBehind(all.slice(start, start + list_query.limit), list_query, all.length);
}
