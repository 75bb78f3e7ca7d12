import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatedCruise, DatedFlight, DatedStay } from '#domain/milestones.ts';
import type { PortCall } from '#domain/schedule.ts';
import type { Queryable } from '#server/database/database.ts';
import { users } from '#server/features/account/table.ts';
import { visibleTo } from '#server/features/cruises/access.ts';
import { flights, lodging } from '#server/features/cruises/parts/table.ts';
import { schedule_rows } from '#server/features/cruises/schedule/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import type { Scope } from '#server/platform/scope.ts';

/** What is dated of a cruise, and what the calendar says of it. */
export interface StoredCruise extends Omit<DatedCruise, 'time'> {
  cruise_line_id: string | null;
  cruise_line: string | null;
  start_zone: string | null;
  end_zone: string | null;
  is_sample: boolean;
  /** null for the reader's own */
  owner_name: string | null;
}

export interface Dated {
  cruises: StoredCruise[];
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
export async function readDated(
  query: Queryable,
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<Dated> {
  const { rows } = await query.execute<Omit<Dated, 'cruises'> & { cruises: string }>(sql`
    with reader as (
      select ${users.payment_reminder_days} as days from ${users} where ${users.id} = ${scope.user_id}
    ), spans as (
      select ${cruises.id} as id, ${cruises.start_date} as first_day, ${cruises.end_date} as last_day
      from ${cruises} where ${visibleTo(scope)}
      union all select ${cruises.id}, day, day from ${cruises}, reader, lateral (values
          (${cruises.checkin_date}), (${cruises.final_payment_date}), (${cruises.manual_payment_reminder_date}),
          (${cruises.final_payment_date} - reader.days)) days(day)
        where ${visibleTo(scope)} and ${cruises.cancelled_at} is null and day is not null
      union all ${datesOf(scope, schedule_rows.cruise_id, schedule_rows.date, schedule_rows.date)}
      union all ${datesOf(scope, flights.cruise_id, dayOf(flights.departure_time), dayOf(flights.arrival_time))}
      union all ${datesOf(scope, lodging.cruise_id, lodging.check_in_date, lodging.check_out_date)}
    ), touched as (
      select distinct id from spans where first_day <= ${to} and last_day >= ${from}
    )
    select
      (select coalesce(json_agg(${recordJson(scope)} order by ${cruises.start_date}, ${cruises.id}), '[]')::text
        from ${cruises} join touched on touched.id = ${cruises.id}
          join ${users} on ${users.id} = ${cruises.owner_id}) as cruises,
      (select days from reader) as payment_reminder_days,
      (select max(last_day)::text from spans where last_day < ${from}) as earlier,
      (select min(first_day)::text from spans where first_day > ${to}) as later`);
  const [found] = rows;
  if (found === undefined) throw new Error('a calendar without a row');
  return { ...found, cruises: JSON.parse(found.cruises) as StoredCruise[] };
}

/** From the earlier to the later of two days of a record of visible cruises; a record may know but one. */
function datesOf(
  scope: Scope,
  cruise_id: AnyPgColumn,
  one: SQL | AnyPgColumn,
  other: SQL | AnyPgColumn,
): SQL {
  return sql`select ${cruises.id}, least(${one}, ${other}), greatest(${one}, ${other})
    from ${cruise_id.table} join ${cruises} on ${cruises.id} = ${cruise_id}
    where ${visibleTo(scope)} and coalesce(${one}, ${other}) is not null`;
}

/** The calendar day of a time on the wall. */
function dayOf(moment: AnyPgColumn): SQL {
  return sql`substr(${moment}, 1, 10)::date`;
}

function recordJson(scope: Scope): SQL {
  const fields: Record<keyof StoredCruise, SQL | AnyPgColumn> = {
    id: cruises.id,
    owner_name: sql`case when ${cruises.owner_id} <> ${scope.user_id}
      then trim(${users.first_name} || ' ' || ${users.last_name}) end`,
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
    schedule: listOf(
      schedule_rows.cruise_id,
      {
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
      sql`${schedule_rows.position}`,
    ),
    flights: listOf(
      flights.cruise_id,
      {
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
      sql`${flights.created_at}, ${flights.id}`,
    ),
    lodging: listOf(
      lodging.cruise_id,
      {
        id: lodging.id,
        name: lodging.name,
        city: lodging.city,
        check_in_date: lodging.check_in_date,
        check_out_date: lodging.check_out_date,
        confirmation_number: lodging.confirmation_number,
      } satisfies Record<keyof DatedStay, AnyPgColumn>,
      sql`${lodging.created_at}, ${lodging.id}`,
    ),
  };
  return jsonOf(fields);
}

/** The records of the cruise around it, as a JSON list. */
function listOf(cruise_id: AnyPgColumn, fields: Record<string, AnyPgColumn>, order: SQL): SQL {
  return sql`(select coalesce(json_agg(${jsonOf(fields)} order by ${order}), '[]')
    from ${cruise_id.table} where ${cruise_id} = ${cruises.id})`;
}

function jsonOf(fields: Record<string, SQL | AnyPgColumn>): SQL {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}
