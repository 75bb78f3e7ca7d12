import { and, asc, between, eq, sql } from 'drizzle-orm';
import { insertAll } from '#server/database/many.ts';
import type { Queryable } from '#server/database/shape.ts';
import { cruise_lines, ports, ships } from '#server/features/catalog/table.ts';
import { ship_calls } from './table.ts';

/* Schedules that operators wrote, for everybody; they hold nothing of a user. */

type Call = typeof ship_calls.$inferSelect;
export type StoredCall = Omit<Call, 'ship_id' | 'position'> & { country: string | null };

/** The rows of a ship between two days, in their order. */
export async function listCalls(
  query: Queryable,
  ship_id: string,
  start_date: string,
  end_date: string,
): Promise<StoredCall[]> {
  const { date, kind, port_id, port_name, arrive, depart, time_zone, position } = ship_calls;
  return query
    .select({ date, kind, port_id, port_name, arrive, depart, time_zone, country: ports.country })
    .from(ship_calls)
    .leftJoin(ports, eq(ports.id, port_id))
    .where(and(eq(ship_calls.ship_id, ship_id), between(date, start_date, end_date)))
    .orderBy(asc(date), asc(position));
}

/** @returns how many rows there were */
export async function deleteCalls(
  query: Queryable,
  ship_id: string,
  start_date: string,
  end_date: string,
): Promise<number> {
  const gone = await query
    .delete(ship_calls)
    .where(and(eq(ship_calls.ship_id, ship_id), between(ship_calls.date, start_date, end_date)))
    .returning({ date: ship_calls.date });
  return gone.length;
}

export async function insertCalls(query: Queryable, rows: readonly Call[]): Promise<void> {
  if (rows.length > 0) await query.execute(insertAll(ship_calls, rows));
}

/** Locks a ship until the transaction ends, to serialise changes of its schedule. @returns whether the ship exists */
export async function holdShip(query: Queryable, ship_id: string): Promise<boolean> {
  const held = await query.select({ id: ships.id }).from(ships).where(eq(ships.id, ship_id)).for('update');
  return held.length > 0;
}

export async function isShip(query: Queryable, ship_id: string): Promise<boolean> {
  return (await query.$count(ships, eq(ships.id, ship_id))) > 0;
}

/** Ships that have a schedule, by name. */
export async function listShips(query: Queryable) {
  return query
    .select({
      ship_id: ships.id,
      ship_name: ships.name,
      cruise_line: cruise_lines.name,
      first_date: sql<string>`min(${ship_calls.date})::text`,
      last_date: sql<string>`max(${ship_calls.date})::text`,
      days: sql<number>`count(distinct ${ship_calls.date})::int`,
    })
    .from(ship_calls)
    .innerJoin(ships, eq(ships.id, ship_calls.ship_id))
    .innerJoin(cruise_lines, eq(cruise_lines.id, ships.cruise_line_id))
    .groupBy(ships.id, ships.name, cruise_lines.name)
    .orderBy(asc(ships.name), asc(ships.id));
}

/** All ports of the catalogue with their names: a file names ports in words. */
export async function listPorts(query: Queryable) {
  const { aliases, country, id, name, time_zone, unlocode } = ports;
  return query
    .select({ aliases, country, id, name, time_zone, unlocode })
    .from(ports)
    .where(eq(ports.is_active, true));
}
