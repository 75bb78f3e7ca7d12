import type { CruiseSort } from '#contract/cruise-list.ts';

/*
 * What the addresses of the cruise screens may carry. Search values always arrive as texts (or not at all): the router
 * reads no JSON out of them. What is not understood is left out, so that an old link still opens.
 */

export const cruise_tabs = ['dates', 'pricing', 'sharing', 'alerts', 'addons', 'badges'] as const;
export type CruiseTab = (typeof cruise_tabs)[number];

export interface ViewSearch {
  tab?: CruiseTab;
}

export function validateViewSearch(search: Record<string, unknown>): ViewSearch {
  const tab = cruise_tabs.find((name) => name === search['tab']);
  return tab === undefined ? {} : { tab };
}

export const times = ['future', 'current', 'past'] as const;
export type Time = (typeof times)[number];

/** The orders of the list under the names of the address, with those of the API. */
export const list_sorts = {
  newest: '-start_date',
  oldest: 'start_date',
  ship: 'ship_name',
  price: 'total_price',
  booked: 'booking_date',
} as const satisfies Record<string, CruiseSort>;
export type ListSort = keyof typeof list_sorts;
export const sort_names = [
  'newest',
  'oldest',
  'ship',
  'price',
  'booked',
] as const satisfies readonly ListSort[];

export const list_views = ['cards', 'table'] as const;
export type ListView = (typeof list_views)[number];

export interface ListSearch {
  q?: string;
  /** past, current and future with commas between */
  time?: string;
  year?: string;
  cruise_line?: string;
  sort?: ListSort;
  view?: ListView;
}

export function validateListSearch(search: Record<string, unknown>): ListSearch {
  const { q, year, cruise_line } = search;
  const time = timesOf(typeof search['time'] === 'string' ? search['time'] : '');
  const sort = sort_names.find((name) => name === search['sort']);
  const view = list_views.find((name) => name === search['view']);
  const found: ListSearch = {};
  if (isText(q)) found.q = q;
  // all three say the same as none
  if (time.length > 0 && time.length < times.length) found.time = time.join(',');
  if (typeof year === 'string' && /^(19|20|21)\d\d$/.test(year)) found.year = year;
  if (isText(cruise_line)) found.cruise_line = cruise_line;
  if (sort !== undefined) found.sort = sort;
  if (view !== undefined) found.view = view;
  return found;
}

/** The times that an address names, each once and always in the same order. */
export function timesOf(text: string | undefined): Time[] {
  const wanted = new Set((text ?? '').split(','));
  return times.filter((time) => wanted.has(time));
}

/** Whether the list shows less than everything. */
export function isFiltered({ q, time, year, cruise_line }: ListSearch): boolean {
  return [q, time, year, cruise_line].some((filter) => filter !== undefined);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 200;
}
