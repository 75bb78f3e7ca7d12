import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { LoggedCruise, LoggedPassenger, LoggedPort, LoggedRow } from '#domain/logbook.ts';
import { oceanOf } from '#domain/sea-regions.ts';
import type { Queryable } from '#server/database/shape.ts';
import {
  cruise_lines,
  loyalty_programmes,
  loyalty_tiers,
  ports,
  ships,
} from '#server/features/catalog/table.ts';
import { changedSince, revisionsOf } from '#server/features/revisions/access.ts';
import type { Scope } from '#server/platform/scope.ts';
import { countedFor, ownedBy } from '../access.ts';
import { passengers } from '../parts/table.ts';
import { cruise_routes } from '../route/table.ts';
import { schedule_rows } from '../schedule/table.ts';
import { addons_total, instantSql, listed_price, timeSql } from '../store-fields.ts';
import type { Reader } from '../store.ts';
import { cruises } from '../table.ts';

/** Rows of the schedule as arrays: names of fields were a third of the text of a long logbook. */
type ShortRow = [
  position: number,
  LoggedRow['date'],
  LoggedRow['kind'],
  LoggedRow['port_id'],
  LoggedRow['port_name'],
  LoggedRow['outcome'],
];
type ShortPassenger = [
  created_at: string,
  id: string,
  LoggedPassenger['name'],
  LoggedPassenger['loyalty_number'],
  LoggedPassenger['points_earned'],
];
type ShortPort = [id: string | null, name: string];
type StoredCruise = Omit<
  LoggedCruise,
  'programme_unit' | 'schedule' | 'passengers' | 'start_port' | 'end_port'
> & {
  schedule: ShortRow[];
  passengers: ShortPassenger[];
  start_port: ShortPort | null;
  end_port: ShortPort | null;
  /** the next instant at which `time` changes, in milliseconds; null: by the reader's calendar, or never again */
  changes_at: number | null;
};
type Place = Pick<LoggedRow, 'port_id' | 'country' | 'ocean'>;
/** The ports that the log names. */
interface Places {
  /** those of the catalogue by their ids */
  of: ReadonlyMap<string, Place>;
  /** each name once: a port is called at many times, and the log is kept */
  names: Map<string, string>;
}
/** A programme of a line; the unit of its balance is that of its highest tier if it states none. */
type Programme = [cruise_line_id: string, name: string, ended_on: string | null, unit: string];

/** What was read of a logbook. */
export interface ReadLog {
  /** in the order of their start */
  cruises: LoggedCruise[];
  /** the records that changed since the given revision */
  changed: ReadonlySet<string>;
  /** the next instant at which one of the cruises begins or ends, in milliseconds */
  changes_at_ms: number;
}

/**
 * The logbook of a reader in the order of its cruises: those that count for them, not cancelled; of these the ones that
 * changed since a revision of the account, if one is given. One statement, built
 * as JSON by the database, as PGlite parses each value that it returns on the only thread. Schedules and routes are
 * looked up cruise by cruise (`offset 0` keeps them so): joined, a database without statistics, such as the embedded
 * one, read those of all users (2 s for 300 cruises). Work that is expensive there a thousand times is done here:
 * ordering a few rows took half of the time, and countries are sent once for all ports.
 */
export async function readLog(
  query: Queryable,
  { scope, moment }: Reader,
  since: number | null,
): Promise<ReadLog> {
  // the payments and points of another owner's cruise are not the reader's
  const ifMine = (value: SQL | AnyColumn) => sql`case when ${ownedBy(scope)} then ${value} end`;
  const mine = (value: SQL | AnyColumn, name = (value as AnyColumn).name) =>
    sql`${ifMine(value)} as ${sql.identifier(name)}`;
  const port = (id: AnyColumn, name: AnyColumn) =>
    sql`case when ${name} is not null then json_build_array(${id}, ${name}) end`;
  const changed = since === null ? null : changedSince(scope, since);
  const later = (value: AnyColumn) => sql`case when ${value} > ${moment.now} then ${value} end`;
  const { rows } = await query.execute<{
    log: string;
    places: string;
    programmes: string;
    changed: string | null;
  }>(sql`
    with logged as (
      select ${cruises.id}, ${timeSql(moment)} as "time", ${cruises.start_date}, ${cruises.end_date},
        case when ${cruises.sails_at} is distinct from ${cruises.starts_at} then ${instantSql(sql`${cruises.sails_at}`)} end
          as departs_at,
        ${cruises.end_date} - ${cruises.start_date} as nights, ${cruises.ship_id}, ${cruises.ship_name},
        ${ships.year_in_service} as ship_year, ${ships.hull}, ${ships.length_m}, ${cruises.cruise_line_id}, ${cruises.cruise_line},
        ${cruise_lines.colour} as line_colour, ${cruise_lines.loyalty_programme} as programme, ${cruises.category}, ${mine(cruises.currency)},
        ${mine(sql`(${listed_price})::text`, 'price')}, ${mine(sql`(${addons_total})::text`, 'addons_total')},
        ${mine(cruises.loyalty_number)}, ${mine(cruises.tier_before)}, ${mine(cruises.tier_after)},
        ${mine(cruises.points_before)}, ${mine(cruises.points_earned)}, ${mine(cruises.points_after)},
        coalesce((
          select json_agg(json_build_array(${passengers.created_at}, ${passengers.id},
            concat_ws(' ', ${passengers.first_name}, ${passengers.last_name}), ${ifMine(passengers.loyalty_number)},
            ${ifMine(passengers.points_earned)}))
          from ${passengers} where ${eq(passengers.cruise_id, cruises.id)}), '[]') as passengers,
        ${port(cruises.start_port_id, cruises.start_port)} as start_port,
        ${port(cruises.end_port_id, cruises.end_port)} as end_port,
        coalesce((
          select json_agg(json_build_array(${schedule_rows.position}, ${schedule_rows.date}, ${schedule_rows.kind},
            ${schedule_rows.port_id}, ${schedule_rows.port_name}, ${schedule_rows.outcome}))
          from ${schedule_rows} where ${eq(schedule_rows.cruise_id, cruises.id)}), '[]') as schedule,
        route.distance_nm, coalesce(route.crossings, '{}') as crossings,
        ${cruises.is_sample},
        (extract(epoch from least(${later(cruises.starts_at)}, ${later(cruises.ends_at)})) * 1000)::bigint as changes_at
      from ${cruises}
        left join lateral (
          select ${cruise_routes.distance_nm}, ${cruise_routes.crossings} from ${cruise_routes}
          where ${eq(cruise_routes.cruise_id, cruises.id)} offset 0) route on true
        left join ${ships} on ${eq(ships.id, cruises.ship_id)}
        left join ${cruise_lines} on ${eq(cruise_lines.id, cruises.cruise_line_id)}
      where ${and(
        countedFor(scope),
        sql`${cruises.cancelled_at} is null`,
        changed === null ? undefined : sql`${cruises.id} = any(array(${changed}))`,
      )}
    )
    select (select coalesce(json_agg(logged)::text, '[]') from logged) as log,
      (select json_object_agg(${ports.id}, json_build_array(${ports.country}, ${ports.lat}, ${ports.lon}))::text
        from ${ports} where ${ports.id} in (
          select start_port->>0 from logged union select end_port->>0 from logged
          union select called.port_id from logged cross join lateral (
            select ${schedule_rows.port_id} from ${schedule_rows}
            where ${schedule_rows.cruise_id} = logged.id offset 0) as called)) as places,
      (select coalesce(json_agg(json_build_array(${loyalty_programmes.cruise_line_id}, ${loyalty_programmes.name},
          ${loyalty_programmes.ended_on}, coalesce(${loyalty_programmes.unit}, (
            select ${loyalty_tiers.unit} from ${loyalty_tiers}
            where ${loyalty_tiers.programme_id} = ${loyalty_programmes.id} and ${loyalty_tiers.is_active}
            order by ${loyalty_tiers.rank} desc limit 1), 'points'))
          order by ${loyalty_programmes.ended_on})::text, '[]')
        from ${loyalty_programmes}
        where ${loyalty_programmes.is_active}
          and ${loyalty_programmes.cruise_line_id} in (select cruise_line_id from logged)) as programmes,
      ${changed === null ? sql`null` : sql`(select json_agg(record_id)::text from (${changed}) as changed)`} as changed`);
  const stored = JSON.parse(rows[0]?.log ?? '[]') as StoredCruise[];
  const places = placesOf(rows[0]?.places ?? '{}');
  const programmes = Map.groupBy(JSON.parse(rows[0]?.programmes ?? '[]') as Programme[], ([line]) => line);
  return {
    cruises: stored
      .map(({ changes_at: _changes_at, ...cruise }) => ({
        ...cruise,
        ...programmeOf(cruise, programmes.get(cruise.cruise_line_id ?? '') ?? []),
        passengers: cruise.passengers.sort(byAge).map(passengerOf),
        start_port: portOf(cruise.start_port, places),
        end_port: portOf(cruise.end_port, places),
        schedule: cruise.schedule.sort(byPlace).map((row) => rowOf(row, places)),
      }))
      .sort(byDays),
    changed: new Set(JSON.parse(rows[0]?.changed ?? '[]') as string[]),
    changes_at_ms: Math.min(...stored.map(({ changes_at }) => changes_at ?? Infinity)),
  };
}

/** The revision of an account's record, for a reader who needs a newer one than that of the session. */
export async function readRevision(query: Queryable, scope: Scope): Promise<string> {
  const { record } = revisionsOf(sql`${scope.user_id}::uuid`);
  const { rows } = await query.execute<{ revision: string }>(sql`select ${record} as revision`);
  return rows[0]?.revision ?? '';
}

/** The programme in force when a cruise ends, as loyalty counts it: points of two programmes cannot be added. */
function programmeOf(
  { end_date, programme }: Pick<StoredCruise, 'end_date' | 'programme'>,
  of_line: readonly Programme[],
): Pick<LoggedCruise, 'programme' | 'programme_unit'> {
  const then = of_line.find(([, , ended_on]) => ended_on !== null && end_date <= ended_on);
  const name = then === undefined ? programme : then[1];
  const unit = (then ?? of_line.find(([, other]) => other === name))?.[3] ?? null;
  return { programme: name, programme_unit: unit };
}

/** Sorts by start, then by end; the id decides between equal ones. */
export function byDays(one: LoggedCruise, other: LoggedCruise): number {
  return (
    compare(one.start_date, other.start_date) ||
    compare(one.end_date, other.end_date) ||
    compare(one.id, other.id)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function byPlace([place]: ShortRow, [other]: ShortRow): number {
  return place - other;
}

/** In the order of creation; by id, if several were created at once. */
function byAge([created_at, id]: ShortPassenger, [other_created_at, other_id]: ShortPassenger): number {
  if (created_at === other_created_at) return id < other_id ? -1 : 1;
  return created_at < other_created_at ? -1 : 1;
}

function passengerOf([, , name, loyalty_number, points_earned]: ShortPassenger): LoggedPassenger {
  return { name, loyalty_number, points_earned };
}

function rowOf([, date, kind, port_id, port_name, outcome]: ShortRow, places: Places): LoggedRow {
  const place = placeOf(port_id, places);
  if (port_name !== null && !places.names.has(port_name)) places.names.set(port_name, port_name);
  return {
    date,
    kind,
    port_id: place.port_id,
    port_name: port_name === null ? null : (places.names.get(port_name) ?? port_name),
    country: place.country,
    ocean: place.ocean,
    outcome,
  };
}

function portOf(port: ShortPort | null, places: Places): LoggedPort | null {
  if (port === null) return null;
  const [port_id, port_name] = port;
  return { port_name, ...placeOf(port_id, places) };
}

function placesOf(text: string): Places {
  const found = JSON.parse(text) as Record<string, [country: string, lat: number, lon: number]>;
  const of = Object.entries(found).map(([port_id, [country, lat, lon]]): [string, Place] => [
    port_id,
    { port_id, country, ocean: oceanOf({ lat, lon }) },
  ]);
  return { of: new Map(of), names: new Map() };
}

function placeOf(port_id: string | null, places: Places): Place {
  const place = port_id === null ? undefined : places.of.get(port_id);
  return place ?? { port_id, country: null };
}
