import { and, asc, eq, sql, type AnyColumn } from 'drizzle-orm';
import type { LoggedCruise, LoggedRow } from '#domain/logbook.ts';
import type { Queryable } from '#server/database/database.ts';
import { cruise_lines, ports, ships } from '#server/features/catalog/table.ts';
import { countedFor } from './access.ts';
import { passengers } from './parts/table.ts';
import { cruise_routes } from './route/table.ts';
import { schedule_rows } from './schedule/table.ts';
import { listed_price, timeSql } from './store-fields.ts';
import type { Reader } from './store.ts';
import { cruises } from './table.ts';

/** Rows of the schedule as arrays: names of fields were a third of the text of a long life. */
type ShortRow = [
  LoggedRow['date'],
  LoggedRow['kind'],
  LoggedRow['port_id'],
  LoggedRow['port_name'],
  LoggedRow['country'],
  LoggedRow['outcome'],
];
type StoredCruise = Omit<LoggedCruise, 'schedule'> & { schedule: ShortRow[] };

/**
 * The logbook of a reader in the order of its cruises: their own, not cancelled. One statement, built as JSON by the
 * database, as PGlite parses each value that it hands over on the only thread. Schedules are looked up cruise by cruise:
 * joined, a database without statistics, as the embedded one is, read all of them for each (2 s for 300 cruises).
 */
export async function readLog(query: Queryable, { scope, moment }: Reader): Promise<LoggedCruise[]> {
  const port = (id: AnyColumn, name: AnyColumn) =>
    sql`case when ${name} is not null then json_build_object('port_id', ${id}, 'port_name', ${name},
      'country', (select ${ports.country} from ${ports} where ${ports.id} = ${id})) end`;
  const counted = and(countedFor(scope), sql`${cruises.cancelled_at} is null`);
  const { rows } = await query.execute<{ log: string }>(sql`
    with logged as (
      select ${cruises.id}, ${timeSql(moment)} as "time", ${cruises.start_date}, ${cruises.end_date},
        ${cruises.end_date} - ${cruises.start_date} as nights, ${cruises.ship_id}, ${cruises.ship_name},
        ${ships.year_in_service} as ship_year, ${cruises.cruise_line_id}, ${cruises.cruise_line},
        ${cruise_lines.loyalty_programme} as programme, ${cruises.category}, ${cruises.currency},
        (${listed_price})::text as price, ${cruises.addons_total}::text as addons_total,
        ${cruises.loyalty_number}, ${cruises.tier_before}, ${cruises.tier_after}, ${cruises.points_before},
        ${cruises.points_earned}, ${cruises.points_after},
        (
          select coalesce(json_agg(json_build_object(
            'name', concat_ws(' ', ${passengers.first_name}, ${passengers.last_name}),
            'loyalty_number', ${passengers.loyalty_number}, 'points_earned', ${passengers.points_earned})
            order by ${asc(passengers.created_at)}, ${asc(passengers.id)}), '[]')
          from ${passengers} where ${eq(passengers.cruise_id, cruises.id)}) as passengers,
        ${port(cruises.start_port_id, cruises.start_port)} as start_port,
        ${port(cruises.end_port_id, cruises.end_port)} as end_port,
        (
          select coalesce(json_agg(json_build_array(${schedule_rows.date}, ${schedule_rows.kind},
            ${schedule_rows.port_id}, ${schedule_rows.port_name},
            (select ${ports.country} from ${ports} where ${eq(ports.id, schedule_rows.port_id)}),
            ${schedule_rows.outcome}) order by ${asc(schedule_rows.position)}), '[]')
          from ${schedule_rows} where ${eq(schedule_rows.cruise_id, cruises.id)}) as schedule,
        ${cruise_routes.distance_nm} as distance_nm,
        coalesce(${cruise_routes.crossings}, '{}') as crossings, ${cruises.is_sample}
      from ${cruises}
        left join ${cruise_routes} on ${eq(cruise_routes.cruise_id, cruises.id)}
        left join ${ships} on ${eq(ships.id, cruises.ship_id)}
        left join ${cruise_lines} on ${eq(cruise_lines.id, cruises.cruise_line_id)}
      where ${counted}
      order by ${cruises.start_date}, ${cruises.end_date}, ${cruises.id}
    )
    select coalesce(json_agg(logged)::text, '[]') as log from logged`);
  const stored = JSON.parse(rows[0]?.log ?? '[]') as StoredCruise[];
  return stored.map((cruise) => ({ ...cruise, schedule: cruise.schedule.map(rowOf) }));
}

function rowOf([date, kind, port_id, port_name, country, outcome]: ShortRow): LoggedRow {
  return { date, kind, port_id, port_name, country, outcome };
}
