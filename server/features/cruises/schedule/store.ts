import { and, asc, between, eq, getTableColumns, inArray, lte, ne, sql } from 'drizzle-orm';
import { pick } from '#domain/pick.ts';
import type { PortCall } from '#domain/schedule.ts';
import type { Queryable } from '#server/database/shape.ts';
import { ports } from '#server/features/catalog/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { visibleTo } from '../access.ts';
import { cruises } from '../table.ts';
import { scheduleJson } from './store-json.ts';
import { schedule_rows } from './table.ts';

export interface StoredSchedule {
  json: string;
  version: number;
}

/** The schedule of a cruise as JSON text, or null when the user may not see the cruise. */
export async function readSchedule(
  query: Queryable,
  scope: Scope,
  cruise_id: string,
): Promise<StoredSchedule | null> {
  const { rows } = await query.execute<{ json: string; version: number }>(sql`
    select ${scheduleJson}::text as json, ${cruises.schedule_version} as version
    from ${cruises} where ${cruises.id} = ${cruise_id} and ${visibleTo(scope)}`);
  return rows[0] ?? null;
}

/** The rows of a locked cruise, in their order. */
export async function readRows(query: Queryable, cruise_id: string): Promise<PortCall[]> {
  const { cruise_id: _cruise, position: _position, ...columns } = getTableColumns(schedule_rows);
  const rows = await query
    .select(columns)
    .from(schedule_rows)
    .where(eq(schedule_rows.cruise_id, cruise_id))
    .orderBy(asc(schedule_rows.position));
  return rows as PortCall[];
}

/** Replaces the rows of a cruise. */
export async function replaceRows(
  query: Queryable,
  cruise_id: string,
  rows: readonly PortCall[],
): Promise<void> {
  await query.delete(schedule_rows).where(eq(schedule_rows.cruise_id, cruise_id));
  if (rows.length === 0) return;
  await query.insert(schedule_rows).values(rows.map((row, position) => ({ ...row, cruise_id, position })));
}

/** Names and zones of ports, by their ids. */
export async function readPorts(
  query: Queryable,
  ids: readonly string[],
): Promise<Map<string, { name: string; search_text: string; time_zone: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .select(pick(ports, 'id', 'name', 'search_text', 'time_zone'))
    .from(ports)
    .where(inArray(ports.id, [...ids]));
  return new Map(rows.map(({ id, ...port }) => [id, port]));
}

/** A row that a traveller offers for a ship, with the record it comes from. */
export interface OfferedRow extends PortCall {
  cruise_id: string;
  updated_at: string;
  country: string | null;
}

/**
 * The rows of a ship between two days, offered by travellers; no scope, as they are meant for everybody. Only ports of
 * the catalogue and days without a port are returned, so that no traveller's own words are. Of each traveller the
 * latest record of a day counts: several cabins are one voice. Days left behind by a moved cruise are not the ship's.
 */
export async function listOffered(
  query: Queryable,
  ship_id: string,
  from: string,
  to: string,
): Promise<OfferedRow[]> {
  const of_traveller = sql`partition by ${cruises.owner_id}, ${schedule_rows.date}`;
  const offered = query
    .select({
      ...getTableColumns(schedule_rows),
      port_name: ports.name,
      country: ports.country,
      updated_at: cruises.updated_at,
      place: sql<number>`rank() over (${of_traveller} order by ${cruises.updated_at} desc, ${cruises.id})`.as(
        'place',
      ),
    })
    .from(schedule_rows)
    .innerJoin(cruises, eq(cruises.id, schedule_rows.cruise_id))
    .leftJoin(ports, eq(ports.id, schedule_rows.port_id))
    .where(
      and(
        eq(cruises.ship_id, ship_id),
        eq(cruises.schedule_is_offered, true),
        eq(cruises.is_sample, false),
        sql`${cruises.cancelled_at} is null`,
        lte(cruises.start_date, to),
        between(schedule_rows.date, from, to),
        between(schedule_rows.date, cruises.start_date, cruises.end_date),
        ne(schedule_rows.outcome, 'skipped'),
        sql`(${schedule_rows.port_id} is not null or ${schedule_rows.kind} in ('sea', 'scenic'))`,
      ),
    )
    .as('offered');
  const rows = await query
    .select()
    .from(offered)
    .where(eq(offered.place, 1))
    .orderBy(asc(offered.cruise_id), asc(offered.position));
  return rows as OfferedRow[];
}
