/* The reads of the API that make up the whole record of a traveller: what a device keeps to work without a network. */

/**
 * A read by the name of its call, with its input as the browser's keys have it. A key with an empty `query` is another
 * one than a key without.
 */
export interface RecordRead {
  call: `GET ${string}`;
  params?: { id: string };
  query?: Record<string, string | number>;
}

/** As many cruises as the server lists at once. */
export const most_cruises = 1000;

/** The notices of the first page: a month of a busy year. */
export const first_notices = 30;

const first_year = 1901;
const last_year = 2198;

/** The nearest year that the calendar has. */
export function yearWithin(year: number): number {
  return Math.min(Math.max(year, first_year), last_year);
}

/** A year with the weeks around it, which every view of the calendar shares. */
export function daysOfYear(year: number): { from: string; to: string } {
  return { from: `${year - 1}-12-25`, to: `${year + 1}-01-07` };
}

/** The profile, with the plan: what it allows decides about all other reads. */
export const settings_read: RecordRead = { call: 'GET user/settings' };

/** The badges, of which those of each cruise are a part. */
export const badges_read: RecordRead = { call: 'GET badges' };

/** The shares, of which those of each cruise are a part. */
export const sharing_read: RecordRead = { call: 'GET user/sharing' };

/** Reads that change with the catalogue or the program alone. */
export const reference_reads: readonly RecordRead[] = [
  { call: 'GET about' },
  { call: 'GET catalog/cruise-lines' },
  { call: 'GET catalog/programmes' },
];

/** All cruises, in the order in which the list opens. */
export const cruises_read: RecordRead = {
  call: 'GET cruises',
  query: { sort: 'voyages', totals: 'true', limit: most_cruises },
};

/** Reads of the account, with the calendar of each year from the first to the last. */
export function accountReads({ first, last }: { first: number; last: number }): RecordRead[] {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    { call: 'GET dashboard' },
    cruises_read,
    { call: 'GET stats', query: {} },
    ...['passport', 'cruise'].map((section) => ({ call: 'GET stats', query: { section } }) as const),
    { call: 'GET stats/explained', query: { scope: 'cruise', figure: 'cruises' } },
    { call: 'GET stats/map', query: {} },
    { call: 'GET loyalty' },
    { call: 'GET user/notifications', query: { limit: first_notices } },
    { call: 'GET user/notifications/summary' },
    { call: 'GET user/icalendar' },
    { call: 'GET user/usage' },
    { call: 'GET catalog/missing-ships' },
    ...years.map((year) => ({ call: 'GET calendar', query: daysOfYear(year) }) as const),
  ];
}

/** A cruise as its reader sees it. */
export interface SeenCruise {
  id: string;
  is_own: boolean;
  /** some days ago: it has no forecast any more, only the weather that was kept */
  is_over: boolean;
}

/** The record of a cruise. An own one also names others that it may be a duplicate of. */
export function cruiseRead({ id }: Pick<SeenCruise, 'id'>): RecordRead {
  return { call: 'GET cruises/{id}', params: { id } };
}

/** The way of a cruise over water: the longest of its reads after the record. */
export function routeRead({ id }: Pick<SeenCruise, 'id'>): RecordRead {
  return { call: 'GET cruises/{id}/route', params: { id } };
}

/** The reminders of a cruise: those that were sent belong to the account. */
export function alertsRead({ id }: Pick<SeenCruise, 'id'>): RecordRead {
  return { call: 'GET cruises/{id}/alerts', params: { id } };
}

/** The badges that a cruise earns: other cruises decide about them, too. */
export function cruiseBadgesRead({ id }: Pick<SeenCruise, 'id'>): RecordRead {
  return { call: 'GET cruises/{id}/badges', params: { id } };
}

/** The shares that include an own cruise: those of all cruises do, too. */
export function cruiseSharingRead({ id }: Pick<SeenCruise, 'id'>): RecordRead {
  return { call: 'GET cruises/{id}/sharing', params: { id } };
}

/** Reads that change when the cruise does, and by the clock while it is near. */
export function cruiseReads({ id, is_own, is_over }: SeenCruise): RecordRead[] {
  const params = { id };
  return [
    cruiseRead({ id }),
    routeRead({ id }),
    alertsRead({ id }),
    // the forecast of a cruise under way or ahead is asked of its provider
    ...(is_over ? [{ call: 'GET cruises/{id}/weather', params } as const] : []),
    ...(is_own
      ? [cruiseSharingRead({ id }), { call: 'GET cruises/{id}/sharing/link', params } as const]
      : []),
  ];
}
