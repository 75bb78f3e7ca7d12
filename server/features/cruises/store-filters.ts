import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { CruiseFilters, CruiseSort } from '#contract/cruise-list.ts';
import { id as id_shape } from '#contract/values.ts';
import { isCalendarDay, isInstant } from '#domain/dates.ts';
import { fold } from '#domain/fold.ts';
import type { Moment } from '#domain/timeline.ts';
import { fieldError } from '#server/platform/errors.ts';
import { portsFoundBy } from '#server/features/catalog/access.ts';
import { is_shared, isShown, ownedBy } from './access.ts';
import type { Scope } from '#server/platform/scope.ts';
import { schedule_rows } from './schedule/table.ts';
import { balance, listed_price, timeSql, whereShown } from './store-fields.ts';
import type { Listing } from './store.ts';
import { cruises } from './table.ts';

const booking_date = whereShown('booking_date', sql`${cruises.booking_date}`);

const fixed_sorts: Record<Exclude<CruiseSort, 'voyages'>, Listing['sort']> = {
  start_date: { column: sql`${cruises.start_date}`, type: 'date', descending: false },
  '-start_date': { column: sql`${cruises.start_date}`, type: 'date', descending: true },
  // the order of the database's language differs between PostgreSQL installations
  ship_name: { column: sql`${cruises.ship_key} collate "C"`, type: 'text', descending: false },
  '-ship_name': { column: sql`${cruises.ship_key} collate "C"`, type: 'text', descending: true },
  total_price: { column: whereShown('total_price', listed_price), type: 'numeric', descending: false },
  '-total_price': { column: whereShown('total_price', listed_price), type: 'numeric', descending: true },
  booking_date: { column: booking_date, type: 'date', descending: false },
  '-booking_date': { column: booking_date, type: 'date', descending: true },
};

/** How the list of an order is sorted; `voyages` by one number, as a cursor has one key. */
export function sortOf(sort: CruiseSort, moment: Moment): Listing['sort'] {
  if (sort !== 'voyages') return fixed_sorts[sort];
  const day = sql`(${cruises.start_date} - date '0001-01-01')`;
  const column = sql`case when ${cruises.cancelled_at} is not null then 80000000 - ${day} else
    case ${timeSql(moment)} when 'current' then 10000000 + ${day} when 'future' then 20000000 + ${day}
    else 40000000 - ${day} end end`;
  return { column, type: 'numeric', descending: false };
}

/** The conditions of a list's filters. */
export function filtersSql(filters: CruiseFilters, moment: Moment): SQL[] {
  const conditions: SQL[] = [];
  if (filters.time !== undefined) {
    conditions.push(sql`${timeSql(moment)} in ${filters.time}`);
  }
  for (const word of fold(filters.q ?? '').split(' ')) {
    if (word !== '') {
      conditions.push(foundBy(word));
    }
  }
  if (filters.cruise_line !== undefined) {
    conditions.push(
      sql`(${cruises.cruise_line_id} = ${filters.cruise_line} or ${cruises.cruise_line} = ${filters.cruise_line})`,
    );
  }
  if (filters.ship !== undefined) {
    conditions.push(
      sql`(${cruises.ship_id} = ${filters.ship} or ${cruises.ship_key} = ${fold(filters.ship)})`,
    );
  }
  if (filters.year !== undefined) {
    conditions.push(
      sql`${cruises.start_date} between ${`${filters.year}-01-01`} and ${`${filters.year}-12-31`}`,
    );
  }
  if (filters.cancelled !== undefined) {
    conditions.push(sql`(${cruises.cancelled_at} is not null) = ${filters.cancelled === 'true'}`);
  }
  if (filters.shared !== undefined) conditions.push(sql`${is_shared} = ${filters.shared === 'true'}`);
  return conditions;
}

/** The texts that `itinerary` shows, folded nearly as searches are; the stored folded texts hold more than that. */
const itinerary_text = sql`regexp_replace(lower(normalize(concat_ws(' ', ${cruises.cruise_line}, ${cruises.itinerary},
  ${cruises.start_port}, ${cruises.end_port}), NFKD)), '[\u0300-\u036f]', '', 'g')`;
const details_text = sql`case when ${isShown('details')} then
  regexp_replace(lower(normalize(concat_ws(' ', ${cruises.stateroom}, ${cruises.notes}), NFKD)), '[\u0300-\u036f]', '', 'g') end`;

/**
 * Whether a cruise calls at a port that has the word in one of its names: a record has the catalogue's name alone, and
 * its reader sees that of their language. `offset 0` looks the schedule up cruise by cruise, as the logbook does.
 */
function callsAt(word: string): SQL {
  const found = portsFoundBy(word);
  return sql`(${cruises.start_port_id} = any(${found}) or ${cruises.end_port_id} = any(${found}) or exists (
    select from ${schedule_rows} where ${schedule_rows.cruise_id} = ${cruises.id}
      and ${schedule_rows.port_id} = any(${found}) offset 0))`;
}

/** A search finds a cruise only by texts that its reader may see, in any language of the app. */
function foundBy(word: string): SQL {
  return sql`(case when ${isShown('full')}
    then position(${word} in ${cruises.search_text}) > 0 or position(${word} in ${cruises.parts_text}) > 0
    else position(${word} in ${cruises.ship_key}) > 0 or position(${word} in ${itinerary_text}) > 0
      or coalesce(position(${word} in ${details_text}) > 0, false) end or coalesce(${callsAt(word)}, false))`;
}

/**
 * The sums of the matching cruises by currency, as JSON: cancelled cruises cost nothing, and an unknown price is not
 * zero, so neither is counted. A past cruise has no balance due, even if its record shows one.
 */
export function totalsSql(moment: Moment, from: SQL, where: SQL | undefined): SQL {
  return sql`(select coalesce(json_agg(added), '[]')::text from (
    select ${cruises.currency}, count(*)::int as cruises, sum(${listed_price})::text as total_price,
      coalesce(sum(${balance}) filter (where ${timeSql(moment)} <> 'past'), 0.00)::text as balance_due
    from ${from} where ${and(where, isShown('full'), sql`${cruises.cancelled_at} is null`, sql`${listed_price} is not null`)}
    group by ${cruises.currency} order by cruises desc, ${cruises.currency}) added)`;
}

/** Under way or ahead, and not cancelled. */
export function openSql(moment: Moment): SQL[] {
  return [sql`${timeSql(moment)} <> 'past'`, sql`${cruises.cancelled_at} is null`];
}

/** The cruises that a user recorded: their own, without samples. */
export function recordedSql(scope: Scope): SQL[] {
  return [ownedBy(scope), sql`not ${cruises.is_sample}`];
}

/** The cruises with these ids. */
export function idsSql(ids: readonly string[]): SQL {
  return inArray(cruises.id, [...ids]);
}

interface Place {
  key: string | null;
  id: string;
}

/**
 * A cursor holds the end of a page, its order, and the moment of the first page; opaque to clients. A cruise that sails
 * or ends between two pages keeps its place: it would be listed twice, or not at all.
 */
export function writeCursor(sort: CruiseSort, { key, id }: Place, now: string): string {
  return Buffer.from(JSON.stringify([sort, key, id, now])).toString('base64url');
}

/**
 * @param asked_at the moment of a cursor that has none: earlier releases wrote such
 * @throws CodedError `invalid` on `cursor` for a cursor that is damaged or of another order
 */
export function readCursor(cursor: string, sort: CruiseSort, asked_at: string): Place & { now: string } {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts) && parts[0] === sort) {
      const [, key, id, now = asked_at] = parts as unknown[];
      if ((key === null || isKey(sort, key)) && isId(id) && isMoment(now)) return { key, id, now };
    }
  } catch {
    // falls through: in any case it is not one of our cursors
  }
  throw fieldError('cursor', 'invalid');
}

const key_checks: Record<Listing['sort']['type'], (key: string) => boolean> = {
  date: isCalendarDay,
  numeric: (key) => /^\d{1,15}(\.\d{1,3})?$/.test(key),
  text: (key) => !key.includes('\0'),
};

function isKey(sort: CruiseSort, key: unknown): key is string {
  const type = sort === 'voyages' ? 'numeric' : fixed_sorts[sort].type;
  return typeof key === 'string' && key_checks[type](key);
}

/** A client may have changed it: only what the server writes is known to be good for every comparison. */
function isMoment(now: unknown): now is string {
  return typeof now === 'string' && isInstant(now) && new Date(now).toISOString() === now;
}

function isId(id: unknown): id is string {
  return id_shape.safeParse(id).success;
}
