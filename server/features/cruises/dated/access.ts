import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatedCruise, MilestoneOptions } from '#domain/milestones.ts';
import type { Queryable } from '#server/database/shape.ts';
import { users } from '#server/features/users/table.ts';
import { catalog_versions } from '#server/features/catalog/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { cruise_fields } from '#domain/field-levels.ts';
import { is_shared, owner_name, seenBy, shownTo, visibleTo } from '../access.ts';
import { flights, lodging } from '../parts/table.ts';
import { schedule_rows } from '../schedule/table.ts';
import {
  is_own,
  is_seen,
  parseRecord,
  parseRecords,
  recordsText,
  recordText,
  type DatedRecord as StoredRecord,
  type ReaderView,
} from './store-records.ts';
import { final_payment_days, timeSql } from '../store-fields.ts';
import type { Reader } from '../store.ts';
import { cruises } from '../table.ts';

/** The dates of a cruise, as the calendar, the feed and reminders read them. */
export type DatedRecord = StoredRecord;

export interface DatedSpan {
  cruises: DatedRecord[];
  /** the reader's settings of reminders */
  reader: Pick<MilestoneOptions, 'enable_payment_reminder' | 'payment_reminder_days'>;
  /** the nearest dated days outside the span; null: there is none on that side */
  earlier: string | null;
  later: string | null;
  /** the first and the last dated day of all */
  first: string | null;
  last: string | null;
}

/**
 * The cruises that may touch a span of days, complete, as a night in port may reach over its ends; the domain decides
 * which of their days count. One statement, built as JSON by the database.
 * @param today the reader's calendar day: the final payment of a cruise ahead may be an estimate
 */
export async function readDatedSpan(
  query: Queryable,
  scope: Scope,
  { from, to }: { from: string; to: string },
  today: string,
): Promise<DatedSpan> {
  const { rows } = await query.execute<Omit<DatedSpan, 'cruises'> & { cruises: string }>(sql`
    with ${spansSql(scope, today)}, ${touchedSql({ from, to })}
    select ${touchedCruises(scope)} as cruises, ${reader_json} as reader,
      (select max(last_day)::text from spans where last_day < ${from}) as earlier,
      (select min(first_day)::text from spans where first_day > ${to}) as later,
      (select min(first_day)::text from spans) as first,
      (select max(last_day)::text from spans) as last`);
  const [found] = rows;
  if (found === undefined) throw new Error('a calendar without a row');
  return { ...found, cruises: parseRecords(found.cruises) };
}

export interface DatedDays extends Pick<DatedSpan, 'cruises' | 'reader'> {
  /** all days on which something begins or ends, also outside the span, each once and in order */
  first_days: string[];
  last_days: string[];
}

/** `readDatedSpan` for several spans within a longer one. */
export async function readDatedDays(
  query: Queryable,
  scope: Scope,
  span: { from: string; to: string },
  today: string,
): Promise<DatedDays> {
  const daysOf = (day: 'first_day' | 'last_day') =>
    sql`(select coalesce(json_agg(distinct ${sql.identifier(day)}::text order by ${sql.identifier(day)}::text), '[]') from spans)`;
  const { rows } = await query.execute<Omit<DatedDays, 'cruises'> & { cruises: string }>(sql`
    with ${spansSql(scope, today)}, ${touchedSql(span)}
    select ${touchedCruises(scope)} as cruises, ${reader_json} as reader,
      ${daysOf('first_day')} as first_days, ${daysOf('last_day')} as last_days`);
  const [found] = rows;
  if (found === undefined) throw new Error('a calendar without a row');
  return { ...found, cruises: parseRecords(found.cruises) };
}

/** The reader's settings, and the days of each visible cruise and its parts. */
function spansSql(scope: Scope, today: string): SQL {
  return sql`reader as (
      select ${users.enable_payment_reminder} as is_on, ${users.payment_reminder_days} as days from ${users} where ${users.id} = ${scope.user_id}
    ), spans as (
      select ${cruises.id} as id, ${cruises.start_date} as first_day, ${cruises.end_date} as last_day
      from ${cruises} where ${visibleTo(scope)}
      union all select ${cruises.id}, day, day from ${cruises}, reader, lateral (values
          (${cruises.checkin_date}), (${cruises.final_payment_date}),
          (case when reader.is_on then coalesce(${cruises.manual_payment_reminder_date},
            ${cruises.final_payment_date} - reader.days) end),
          (case when ${cruises.final_payment_date} is null and ${cruises.start_date} >= ${today}
            then ${cruises.start_date} - ${final_payment_days} end)) days(day)
        where ${shownTo(scope, cruise_fields.final_payment_date)} and ${cruises.cancelled_at} is null and day is not null
      union all ${datesOf(visibleTo(scope), schedule_rows.cruise_id, schedule_rows.date, schedule_rows.date)}
      union all ${datesOf(shownTo(scope, cruise_fields.flights), flights.cruise_id, dayOf(flights.departure_time), dayOf(flights.arrival_time))}
      union all ${datesOf(shownTo(scope, cruise_fields.lodging), lodging.cruise_id, lodging.check_in_date, lodging.check_out_date)}
    )`;
}

function touchedSql({ from, to }: { from: string; to: string }): SQL {
  return sql`touched as (select distinct id from spans where first_day <= ${to} and last_day >= ${from})`;
}

function touchedCruises(scope: Scope): SQL {
  return sql`(select ${recordsText(is_seen)} from ${seenBy(scope)} join touched on touched.id = ${cruises.id})`;
}

const reader_json = sql`(select json_build_object('enable_payment_reminder', is_on, 'payment_reminder_days', days) from reader)`;

/** All cruises that the user may see, in the order of their days. */
export async function readAllDated(query: Queryable, scope: Scope): Promise<DatedRecord[]> {
  return readWhere(query, seenBy(scope), visibleTo(scope), is_seen);
}

/** Cruises by their ids, each as its owner sees it, for work that no user requested. In the order of their days. */
export async function readDatedByIds(query: Queryable, ids: readonly string[]): Promise<DatedRecord[]> {
  if (ids.length === 0) return [];
  return readWhere(query, sql`${cruises}`, inArray(cruises.id, [...ids]), is_own);
}

/**
 * The cruises with these ids, or all, that the user may see: by id, each as a text for `parseDated`. The texts of a
 * thousand are four megabytes; as objects at once, their garbage collection took longer than their reading.
 */
export async function readDatedTexts(
  query: Queryable,
  scope: Scope,
  ids: readonly string[] | 'all',
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const among = ids === 'all' ? undefined : inArray(cruises.id, [...ids]);
  const { rows } = await query.execute<{ id: string; cruise: string }>(sql`
    select ${cruises.id} as id, ${recordText(is_seen)} as cruise
    from ${seenBy(scope)} where ${and(visibleTo(scope), among)}`);
  return new Map(rows.map(({ id, cruise }) => [id, cruise]));
}

/** Parses a record of `readDatedTexts`. */
export function parseDated(text: string): DatedRecord {
  return parseRecord(text);
}

/** A visible cruise, with a text that changes whenever the cruise or its parts change. */
export interface DatedMark {
  id: string;
  mark: string;
  time: DatedCruise['time'];
}

/** The marks of all cruises that the user may see, in the order of their days. */
export async function readDatedMarks(query: Queryable, { scope, moment }: Reader): Promise<DatedMark[]> {
  const { rows } = await query.execute<{ marks: string }>(sql`
    select coalesce(json_agg(json_build_array(${cruises.id}, ${markSql(moment)}, ${timeSql(moment)})
      order by ${cruises.start_date}, ${cruises.id}), '[]')::text as marks
    from ${seenBy(scope)} where ${visibleTo(scope)}`);
  const marks = JSON.parse(rows[0]?.marks ?? '[]') as [id: string, mark: string, time: DatedCruise['time']][];
  return marks.map(([id, mark, time]) => ({ id, mark, time }));
}

/**
 * A text that changes when the result of `readAllDated`, the time of one of its cruises, or the catalogue changes.
 * Hashes that need no order, as one text of all marks took three times as long.
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
 * Changes with every change of a cruise or its parts (each writes the row of the cruise), and as time passes; for a
 * shared cruise also with its level and its owner's name. `xmin` is the transaction that wrote a row.
 */
function markSql(moment: Reader['moment']): SQL {
  return sql`concat_ws(' ', ${cruises}.xmin, ${timeSql(moment)}, case when ${is_shared} then seen.level || ' ' || ${owner_name} end)`;
}

async function readWhere(query: Queryable, from: SQL, where: SQL, seen: ReaderView): Promise<DatedRecord[]> {
  const { rows } = await query.execute<{ cruises: string }>(sql`
    select ${recordsText(seen)} as cruises from ${from} where ${where}`);
  return parseRecords(rows[0]?.cruises ?? '[]');
}

/** The range between two days of a record of visible cruises; one of them may be null. */
function datesOf(whose: SQL, cruise_id: AnyPgColumn, one: SQL | AnyPgColumn, other: SQL | AnyPgColumn): SQL {
  return sql`select ${cruises.id}, least(${one}, ${other}), greatest(${one}, ${other})
    from ${cruise_id.table} join ${cruises} on ${cruises.id} = ${cruise_id}
    where ${whose} and coalesce(${one}, ${other}) is not null`;
}

/** The calendar day of a wall-clock time. */
function dayOf(moment: AnyPgColumn): SQL {
  return sql`substr(${moment}, 1, 10)::date`;
}
