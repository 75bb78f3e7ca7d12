import type { CruiseSort } from '#contract/cruise-list.ts';

/*
 * The search parameters of the cruise screens. The router parses no JSON, but turns "123" into a number and "true" into
 * a boolean. Unknown values are dropped, so that an old link still opens.
 */

export const cruise_tabs = ['dates', 'pricing', 'sharing', 'alerts', 'addons', 'badges'] as const;
export type CruiseTab = (typeof cruise_tabs)[number];

export interface ViewSearch {
  tab?: CruiseTab;
  /** the open editor: `flights.new-pre`, `payments.<id>` */
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

/** The sort orders of the list by their name in the address, with those of the API. */
export const list_sorts = {
  voyages: 'voyages',
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
  'voyages',
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
  /** past, current and future, separated by commas */
  time?: string;
  /** only cancelled cruises */
  cancelled?: 'true';
  year?: string;
  cruise_line?: string;
  /** only received cruises, or only one's own */
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
  // all three mean the same as none
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

/** The order of a list without a chosen one: what was filtered is a flat list. */
export function sortOf(search: ListSearch): ListSort {
  return search.sort ?? (isFiltered(search) ? 'newest' : 'voyages');
}

/** Whether a filter is set. */
export function isFiltered({ q, time, cancelled, year, cruise_line, shared }: ListSearch): boolean {
  return [q, time, cancelled, year, cruise_line, shared].some((filter) => filter !== undefined);
}

/**
 * The list query of the API for an address. A filter by time leaves out cancelled cruises, as the dashboard and the
 * statistics do; they have a filter of their own.
 */
export function filtersOf(search: ListSearch) {
  const { q, time, cancelled, year, cruise_line, shared } = search;
  const chosen = timesOf(time);
  return {
    sort: list_sorts[sortOf(search)],
    ...(q !== undefined && { q }),
    ...(chosen.length > 0 && { time: chosen.join(',') }),
    ...(cancelled !== undefined ? { cancelled } : chosen.length > 0 && { cancelled: 'false' as const }),
    ...(year !== undefined && { year }),
    ...(cruise_line !== undefined && { cruise_line }),
    ...(shared !== undefined && { shared }),
  };
}

/** A value as the address has it; a number or a boolean is written back. */
function textOf(value: unknown): string | undefined {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
  // the server refuses these, and no record has them
  const is_refused = text.length > 200 || text.includes('\0') || !text.isWellFormed();
  return text.trim() === '' || is_refused ? undefined : text;
}
