import type { CruiseSort } from '#contract/cruise-list.ts';

/*
 * What the addresses of the cruise screens may carry. The router reads no JSON out of them, but
 * makes a number of what looks like one, and a truth of "true". What is not understood is left out, so that an old link still opens.
 */

export const cruise_tabs = ['dates', 'pricing', 'sharing', 'alerts', 'addons', 'badges'] as const;
export type CruiseTab = (typeof cruise_tabs)[number];

export interface ViewSearch {
  tab?: CruiseTab;
  /** the editor that is open: `flights.new-pre`, `payments.<id>` */
  edit?: string;
}

export function validateViewSearch(search: Record<string, unknown>): ViewSearch {
  const tab = cruise_tabs.find((name) => name === search['tab']);
  const { edit } = search;
  const is_edit = typeof edit === 'string' && /^[a-z]+\.[\da-z-]{1,40}$/.test(edit);
  return { ...(tab !== undefined && { tab }), ...(is_edit && { edit }) };
}

export const times = ['future', 'current', 'past'] as const;
export type Time = (typeof times)[number];

/** The orders of the list under the names of the address, with those of the API. */
export const list_sorts = {
  newest: '-start_date',
  oldest: 'start_date',
  ship: 'ship_name',
  ship_last: '-ship_name',
  price: 'total_price',
  price_high: '-total_price',
  booked: 'booking_date',
  booked_last: '-booking_date',
} as const satisfies Record<string, CruiseSort>;
export type ListSort = keyof typeof list_sorts;
export const sort_names = [
  'newest',
  'oldest',
  'ship',
  'ship_last',
  'price',
  'price_high',
  'booked',
  'booked_last',
] as const satisfies readonly ListSort[];

export const list_views = ['cards', 'table'] as const;
export type ListView = (typeof list_views)[number];

export interface ListSearch {
  q?: string;
  /** past, current and future with commas between */
  time?: string;
  /** only those that were cancelled */
  cancelled?: 'true';
  year?: string;
  cruise_line?: string;
  /** only what others share, or only what is one's own */
  shared?: 'true' | 'false';
  sort?: ListSort;
  view?: ListView;
}

export function validateListSearch(search: Record<string, unknown>): ListSearch {
  const q = textOf(search['q']);
  const year = textOf(search['year']);
  const cruise_line = textOf(search['cruise_line']);
  const time = timesOf(textOf(search['time']));
  const sort = sort_names.find((name) => name === search['sort']);
  const view = list_views.find((name) => name === search['view']);
  const found: ListSearch = {};
  if (q !== undefined) found.q = q;
  // all three say the same as none
  if (time.length > 0 && time.length < times.length) found.time = time.join(',');
  if (textOf(search['cancelled']) === 'true') found.cancelled = 'true';
  if (year !== undefined && /^(19|20|21)\d\d$/.test(year)) found.year = year;
  if (cruise_line !== undefined) found.cruise_line = cruise_line;
  const shared = (['true', 'false'] as const).find((name) => name === textOf(search['shared']));
  if (shared !== undefined) found.shared = shared;
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
export function isFiltered({ q, time, cancelled, year, cruise_line, shared }: ListSearch): boolean {
  return [q, time, cancelled, year, cruise_line, shared].some((filter) => filter !== undefined);
}

/**
 * What the address asks of the API. Who looks at a time looks for what takes place then: a cancelled cruise is among
 * the cancelled ones, as the dashboard and the statistics count it.
 */
export function filtersOf(search: ListSearch) {
  const { q, time, cancelled, year, cruise_line, shared, sort = 'newest' } = search;
  const chosen = timesOf(time);
  return {
    sort: list_sorts[sort],
    ...(q !== undefined && { q }),
    ...(chosen.length > 0 && { time: chosen.join(',') }),
    ...(cancelled !== undefined ? { cancelled } : chosen.length > 0 && { cancelled: 'false' as const }),
    ...(year !== undefined && { year }),
    ...(cruise_line !== undefined && { cruise_line }),
    ...(shared !== undefined && { shared }),
  };
}

/** A value as it stood in the address; a number or a truth is written there as it is. */
function textOf(value: unknown): string | undefined {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
  return text.trim() === '' || text.length > 200 ? undefined : text;
}
