import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatedCruise, DatedFlight, DatedStay } from '#domain/milestones.ts';
import type { PortCall } from '#domain/schedule.ts';
import type { Queryable } from '#server/database/database.ts';
import { users } from '#server/features/account/table.ts';
import { catalog_versions } from '#server/features/catalog/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { cruise_fields, part_fields, shows, type ShareLevel } from '#domain/share-levels.ts';
import { is_shared, owner_name, seenBy, shownTo, visibleTo } from './access.ts';
import { flights, lodging, passengers } from './parts/table.ts';
import { schedule_rows } from './schedule/table.ts';
import { instantSql, timeSql } from './store-fields.ts';
import type { Reader } from './store.ts';
import { cruises } from './table.ts';

/** What is dated of a cruise, and what calendars, feeds and reminders say of it. */
export interface DatedRecord extends Omit<DatedCruise, 'time'> {
  owner_id: string;
  version: number;
  /** instants, RFC 3339 in UTC */
  updated_at: string;
  cancelled_at: string | null;
  cruise_line_id: string | null;
  cruise_line: string | null;
  start_zone: string | null;
  end_zone: string | null;
  is_sample: boolean;
  checkin_notification: boolean;
  payment_notification: boolean;
  booking_number: string | null;
  stateroom: string | null;
  /** names as typed, first name and last name, the first to be written first */
  passengers: string[];
  /** null for the reader's own */
  owner_name: string | null;
  /** what of it the reader sees; null for the reader's own */
  share_level: ShareLevel | null;
}

export interface DatedSpan {
  cruises: DatedRecord[];
  /** of the reader */
  payment_reminder_days: number;
  /** between these days and the span nothing is dated; null: nothing lies on that side */
  earlier: string | null;
  later: string | null;
}

/**
 * The cruises of which something may touch a span of days, whole, as a night in port may reach over its ends; which of
 * their days count is the domain's to say. One statement, built as JSON by the database.
 */
export async function readDatedSpan(
  query: Queryable,
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<DatedSpan> {
  const { rows } = await query.execute<Omit<DatedSpan, 'cruises'> & { cruises: string }>(sql`
    with reader as (
      select ${users.payment_reminder_days} as days from ${users} where ${users.id} = ${scope.user_id}
    ), spans as (
      select ${cruises.id} as id, ${cruises.start_date} as first_day, ${cruises.end_date} as last_day
      from ${cruises} where ${visibleTo(scope)}
      union all select ${cruises.id}, day, day from ${cruises}, reader, lateral (values
          (${cruises.checkin_date}), (${cruises.final_payment_date}), (${cruises.manual_payment_reminder_date}),
          (${cruises.final_payment_date} - reader.days)) days(day)
        where ${shownTo(scope, cruise_fields.final_payment_date)} and ${cruises.cancelled_at} is null and day is not null
      union all ${datesOf(visibleTo(scope), schedule_rows.cruise_id, schedule_rows.date, schedule_rows.date)}
      union all ${datesOf(shownTo(scope, cruise_fields.flights), flights.cruise_id, dayOf(flights.departure_time), dayOf(flights.arrival_time))}
      union all ${datesOf(shownTo(scope, cruise_fields.lodging), lodging.cruise_id, lodging.check_in_date, lodging.check_out_date)}
    ), touched as (
      select distinct id from spans where first_day <= ${to} and last_day >= ${from}
    )
    select
      (select coalesce(json_agg(${recordJson(is_seen)}), '[]')::text
        from ${seenBy(scope)} join touched on touched.id = ${cruises.id}) as cruises,
      (select days from reader) as payment_reminder_days,
      (select max(last_day)::text from spans where last_day < ${from}) as earlier,
      (select min(first_day)::text from spans where first_day > ${to}) as later`);
  const [found] = rows;
  if (found === undefined) throw new Error('a calendar without a row');
  return { ...found, cruises: parseRecords(found.cruises) };
}

/** Every cruise that the user may see, in the order of their days. */
export async function readAllDated(query: Queryable, scope: Scope): Promise<DatedRecord[]> {
  return readWhere(query, seenBy(scope), visibleTo(scope), is_seen);
}

/** Cruises by their ids, for work that nobody asked for: each is its owner's own. In the order of their days. */
export async function readDatedByIds(query: Queryable, ids: readonly string[]): Promise<DatedRecord[]> {
  if (ids.length === 0) return [];
  return readWhere(query, sql`${cruises}`, inArray(cruises.id, [...ids]), is_own);
}

/**
 * Of the cruises with these ids, or of all, those that the user may see: by its id each as `parseDated` reads it. The
 * texts of a thousand are four megabytes; as objects all at once they cost more time in collecting them than in reading.
 */
export async function readDatedTexts(
  query: Queryable,
  scope: Scope,
  ids: readonly string[] | 'all',
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const among = ids === 'all' ? undefined : inArray(cruises.id, [...ids]);
  const { rows } = await query.execute<{ id: string; cruise: string }>(sql`
    select ${cruises.id} as id, ${recordJson(is_seen)}::text as cruise
    from ${seenBy(scope)} where ${and(visibleTo(scope), among)}`);
  return new Map(rows.map(({ id, cruise }) => [id, cruise]));
}

/** A visible cruise, and a text that is another one when something of the cruise is. */
export interface DatedMark {
  id: string;
  mark: string;
  time: DatedCruise['time'];
}

/** Of every cruise that the user may see, in the order of their days. */
export async function readDatedMarks(query: Queryable, { scope, moment }: Reader): Promise<DatedMark[]> {
  const { rows } = await query.execute<{ marks: string }>(sql`
    select coalesce(json_agg(json_build_array(${cruises.id}, ${markSql(moment)}, ${timeSql(moment)})
      order by ${cruises.start_date}, ${cruises.id}), '[]')::text as marks
    from ${seenBy(scope)} where ${visibleTo(scope)}`);
  const marks = JSON.parse(rows[0]?.marks ?? '[]') as [id: string, mark: string, time: DatedCruise['time']][];
  return marks.map(([id, mark, time]) => ({ id, mark, time }));
}

/**
 * Says whether what `readAllDated` gives is what it was, and which of it is past: another text when one of the marks is
 * another, and with another catalogue. Hashes that need no order, as one text of all marks took three times as long.
 */
export async function readDatedStamp(query: Queryable, { scope, moment }: Reader): Promise<string> {
  const { rows } = await query.execute<{ stamp: string }>(sql`
    select concat_ws(' ', (select ${catalog_versions.version} from ${catalog_versions}
        where ${eq(catalog_versions.name, 'reference')}),
      (select concat_ws(' ', count(*), bit_xor(hashtextextended(concat_ws(' ', ${cruises.id}, ${markSql(moment)}), 0)))
        from ${seenBy(scope)} where ${visibleTo(scope)})) as stamp`);
  return rows[0]?.stamp ?? '';
}

/**
 * Changes with every change of a cruise or of what belongs to it (each writes the row of the cruise), and with time
 * that passes; of what is shared also with its level and its owner's name. `xmin` is the transaction that wrote a row.
 */
function markSql(moment: Reader['moment']): SQL {
  return sql`concat_ws(' ', ${cruises}.xmin, ${timeSql(moment)}, case when ${is_shared} then seen.level || ' ' || ${owner_name} end)`;
}

interface Seen {
  share_level: SQL;
  owner_name: SQL;
}
/** Beside `seenBy`. */
const is_seen: Seen = {
  share_level: sql`case when ${is_shared} then seen.level end`,
  owner_name: sql`case when ${is_shared} then ${owner_name} end`,
};
const is_own: Seen = { share_level: sql`null`, owner_name: sql`null` };

async function readWhere(query: Queryable, from: SQL, where: SQL, seen: Seen): Promise<DatedRecord[]> {
  const { rows } = await query.execute<{ cruises: string }>(sql`
    select coalesce(json_agg(${recordJson(seen)}), '[]')::text as cruises from ${from} where ${where}`);
  return parseRecords(rows[0]?.cruises ?? '[]');
}

/** From the earlier to the later of two days of a record of visible cruises; a record may know but one. */
function datesOf(whose: SQL, cruise_id: AnyPgColumn, one: SQL | AnyPgColumn, other: SQL | AnyPgColumn): SQL {
  return sql`select ${cruises.id}, least(${one}, ${other}), greatest(${one}, ${other})
    from ${cruise_id.table} join ${cruises} on ${cruises.id} = ${cruise_id}
    where ${whose} and coalesce(${one}, ${other}) is not null`;
}

/** The calendar day of a time on the wall. */
function dayOf(moment: AnyPgColumn): SQL {
  return sql`substr(${moment}, 1, 10)::date`;
}

interface List {
  cruise_id: AnyPgColumn;
  /** what puts its rows in their order */
  order: readonly AnyPgColumn[];
  fields: Record<string, AnyPgColumn>;
}

/**
 * What a cruise has several of. It leaves the database as arrays in no order: with the names of its fields, and put in
 * order there, a thousand cruises took twice as long.
 */
const lists = {
  schedule: {
    cruise_id: schedule_rows.cruise_id,
    order: [schedule_rows.position],
    fields: {
      date: schedule_rows.date,
      kind: schedule_rows.kind,
      port_id: schedule_rows.port_id,
      port_name: schedule_rows.port_name,
      arrive: schedule_rows.arrive,
      depart: schedule_rows.depart,
      all_aboard: schedule_rows.all_aboard,
      time_zone: schedule_rows.time_zone,
      ship_time_offset: schedule_rows.ship_time_offset,
      outcome: schedule_rows.outcome,
    } satisfies Record<keyof PortCall, AnyPgColumn>,
  },
  flights: {
    cruise_id: flights.cruise_id,
    order: [flights.created_at, flights.id],
    fields: {
      id: flights.id,
      airline: flights.airline,
      flight_number: flights.flight_number,
      departure_airport: flights.departure_airport,
      arrival_airport: flights.arrival_airport,
      departure_time: flights.departure_time,
      arrival_time: flights.arrival_time,
      departure_zone: flights.departure_zone,
      arrival_zone: flights.arrival_zone,
      confirmation_number: flights.confirmation_number,
    } satisfies Record<keyof DatedFlight, AnyPgColumn>,
  },
  lodging: {
    cruise_id: lodging.cruise_id,
    order: [lodging.created_at, lodging.id],
    fields: {
      id: lodging.id,
      name: lodging.name,
      city: lodging.city,
      check_in_date: lodging.check_in_date,
      check_out_date: lodging.check_out_date,
      confirmation_number: lodging.confirmation_number,
    } satisfies Record<keyof DatedStay, AnyPgColumn>,
  },
} satisfies Record<string, List>;

function recordJson(seen: Seen): SQL {
  const fields: Record<keyof DatedRecord, SQL | AnyPgColumn> = {
    id: cruises.id,
    owner_id: cruises.owner_id,
    version: cruises.version,
    updated_at: instantSql(cruises.updated_at),
    cancelled_at: instantSql(cruises.cancelled_at),
    checkin_notification: cruises.checkin_notification,
    payment_notification: cruises.payment_notification,
    booking_number: cruises.booking_number,
    stateroom: cruises.stateroom,
    passengers: sql`(select coalesce(json_agg(concat_ws(' ', ${passengers.first_name}, ${passengers.last_name})
        order by ${passengers.created_at}, ${passengers.id}), '[]')
      from ${passengers} where ${passengers.cruise_id} = ${cruises.id})`,
    ...seen,
    is_sample: cruises.is_sample,
    is_cancelled: sql`${cruises.cancelled_at} is not null`,
    ship_name: cruises.ship_name,
    cruise_line_id: cruises.cruise_line_id,
    cruise_line: cruises.cruise_line,
    start_date: cruises.start_date,
    end_date: cruises.end_date,
    start_zone: cruises.start_zone,
    end_zone: cruises.end_zone,
    start_port: cruises.start_port,
    end_port: cruises.end_port,
    checkin_date: cruises.checkin_date,
    final_payment_date: cruises.final_payment_date,
    manual_payment_reminder_date: cruises.manual_payment_reminder_date,
    currency: cruises.currency,
    // money leaves as text: a number of JSON would lose its decimals
    fare: sql`${cruises.fare}::text`,
    discount: sql`${cruises.discount}::text`,
    taxes: sql`${cruises.taxes}::text`,
    total_price: sql`${cruises.total_price}::text`,
    deposit: sql`${cruises.deposit}::text`,
    payments_total: sql`${cruises.payments_total}::text`,
    schedule: listOf(lists.schedule),
    flights: listOf(lists.flights),
    lodging: listOf(lists.lodging),
  };
  return jsonOf(fields);
}

/** The records of the cruise around it, as a JSON list without an order of arrays without names. */
function listOf({ cruise_id, order, fields }: List): SQL {
  const values = sql.join([...order, ...Object.values(fields)], sql`, `);
  return sql`(select coalesce(json_agg(json_build_array(${values})), '[]')
    from ${cruise_id.table} where ${cruise_id} = ${cruises.id})`;
}

function jsonOf(fields: Record<string, SQL | AnyPgColumn>): SQL {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

type Listed = keyof typeof lists;
type Value = string | number | null;
type StoredRecord = Omit<DatedRecord, Listed> & Record<Listed, Value[][]>;

/** Puts in order what the database built: earlier cruises first, their rows in their order. */
function parseRecords(text: string): DatedRecord[] {
  const records = JSON.parse(text) as StoredRecord[];
  return records.sort(byDays).map(recordOf);
}

/** A record of `readDatedTexts`. */
export function parseDated(text: string): DatedRecord {
  return recordOf(JSON.parse(text) as StoredRecord);
}

function recordOf(record: StoredRecord): DatedRecord {
  return hide({
    ...record,
    schedule: named<PortCall>(lists.schedule, record.schedule),
    flights: named<DatedFlight>(lists.flights, record.flights),
    lodging: named<DatedStay>(lists.lodging, record.lodging),
  });
}

/** What a level does not show of a cruise is as if it were not there. */
function hide(record: DatedRecord): DatedRecord {
  const { share_level } = record;
  if (share_level === null) return record;
  const shown = new Set<string>(['owner_id', 'share_level', 'owner_name', 'is_cancelled']);
  for (const [field, from] of Object.entries(cruise_fields)) if (shows(share_level, from)) shown.add(field);
  const hidden = Object.entries(record).map(([field, value]: [string, unknown]): [string, unknown] => {
    if (shown.has(field) || value === null) return [field, value];
    return [field, Array.isArray(value) ? [] : typeof value === 'boolean' ? false : null];
  });
  const left = Object.fromEntries(hidden) as unknown as DatedRecord;
  const { updated_at } = record;
  if (shows(share_level, part_fields.flights.confirmation_number)) return { ...left, updated_at };
  const unconfirmed = { confirmation_number: null };
  return {
    ...left,
    // when the feed changed, which calendars are told
    updated_at,
    flights: left.flights.map((flight) => ({ ...flight, ...unconfirmed })),
    lodging: left.lodging.map((stay) => ({ ...stay, ...unconfirmed })),
  };
}

function named<Row>({ order, fields }: List, rows: Value[][]): Row[] {
  const names = Object.keys(fields);
  return rows.sort(byOrder(order.length)).map((values) => {
    const row: Record<string, Value> = {};
    names.forEach((name, index) => {
      row[name] = values[order.length + index] ?? null;
    });
    return row as Row;
  });
}

function byOrder(keys: number) {
  return (one: Value[], other: Value[]): number => {
    for (let key = 0; key < keys; key += 1) {
      const order = compare(one[key], other[key]);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function byDays(one: StoredRecord, other: StoredRecord): number {
  return compare(one.start_date, other.start_date) || compare(one.id, other.id);
}

function compare(one: Value | undefined, other: Value | undefined): number {
  return (one ?? '') < (other ?? '') ? -1 : (one ?? '') > (other ?? '') ? 1 : 0;
}
