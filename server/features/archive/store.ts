import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { cruise_lines, ports, ships } from '#server/features/catalog/table.ts';
import { documents } from '#server/features/cruises/documents/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import type { Scope } from '#server/platform/scope.ts';

/** The first statement of a transaction: all that it reads is of one moment, whatever others write meanwhile. */
export async function readOneMoment(tx: Queryable): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
}

/** Whether a cruise of an archive can have its id: it is free, the user's own, or taken by somebody else's. */
export async function findPlace(
  query: Queryable,
  scope: Scope,
  id: string,
): Promise<'free' | 'own' | 'taken'> {
  const [row] = await query.select({ owner_id: cruises.owner_id }).from(cruises).where(eq(cruises.id, id));
  if (row === undefined) return 'free';
  return row.owner_id === scope.user_id ? 'own' : 'taken';
}

/** The ids among these that no document has. */
export async function listFreeDocuments(query: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await query
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.id, [...ids]));
  const taken = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !taken.has(id)));
}

type Port = Pick<typeof ports.$inferSelect, 'name' | 'search_text'>;

/** The ids among these that the catalogue of this instance has, and the names of its ports among them. */
export async function listKnown(
  query: Queryable,
  ids: { lines: readonly string[]; ships: readonly string[]; ports: readonly string[] },
): Promise<{ ids: Set<string>; ports: Map<string, Port> }> {
  const found = async (table: typeof cruise_lines | typeof ships, some: readonly string[]) =>
    some.length === 0
      ? []
      : await query
          .select({ id: table.id })
          .from(table)
          .where(inArray(table.id, [...some]));
  const known_ports =
    ids.ports.length === 0
      ? []
      : await query
          .select({ id: ports.id, name: ports.name, search_text: ports.search_text })
          .from(ports)
          .where(inArray(ports.id, [...ids.ports]));
  const rows = [
    ...(await found(cruise_lines, ids.lines)),
    ...(await found(ships, ids.ships)),
    ...known_ports,
  ];
  return {
    ids: new Set(rows.map(({ id }) => id)),
    ports: new Map(known_ports.map(({ id, ...port }) => [id, port])),
  };
}
