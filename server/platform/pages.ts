import type { PageWish } from '#contract/operator.ts';

/** A page of a list, and where the next one begins. */
export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
  total: number;
}

/** A page of rows of which one more than asked for was read, if there is one. */
export function pageOfRecords<Row extends { id: string }, Item>(
  rows: readonly Row[],
  { limit }: PageWish,
  total: number,
  asItem: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return { items: shown.map(asItem), next_cursor: last?.id ?? null, total };
}

/** How many of a list come before a page of it. */
export function countBefore({ cursor }: PageWish): number {
  return Number(cursor ?? 0);
}

/** A page of what comes behind so many. */
export function pageBehind<Item>(items: Item[], wish: PageWish, total: number): Page<Item> {
  const end = countBefore(wish) + items.length;
  return { items, next_cursor: items.length > 0 && end < total ? String(end) : null, total };
}

/** A page of what is worked out as a whole. */
export function pageOfAll<Item>(all: readonly Item[], wish: PageWish): Page<Item> {
  const start = countBefore(wish);
  return pageBehind(all.slice(start, start + wish.limit), wish, all.length);
}
