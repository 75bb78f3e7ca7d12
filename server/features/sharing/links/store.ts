import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PublicVoyage } from '#contract/public-links.ts';
import type { Language } from '#domain/languages.ts';
import { pick } from '#domain/pick.ts';
import { isAmong } from '#server/database/many.ts';
import type { Queryable } from '#server/database/shape.ts';
import { liveryJson, portCode } from '#server/features/catalog/access.ts';
import { ownedBy } from '#server/features/cruises/access.ts';
import { cruises } from '#server/features/cruises/table.ts';
import { users } from '#server/features/users/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { public_links } from './table.ts';

/** Days after the end of a cruise for which those at home may still look. */
export const days_after = 14;

const ends_on = sql<string>`coalesce(${public_links.ends_on}, ${cruises.end_date} + ${sql.raw(String(days_after))})::text`;
const isOpen = (today: string) => sql`${ends_on} >= ${today}`;
const instant = (column: AnyPgColumn) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const link = {
  ...pick(public_links, 'cruise_id', 'nonce', 'token_hash'),
  ends_on,
  created_at: instant(public_links.created_at),
};

/** The link of an own cruise; null if there is none, or it has ended. */
export async function findLink(query: Queryable, scope: Scope, cruise_id: string, today: string) {
  const [found] = await query
    .select(link)
    .from(public_links)
    .innerJoin(cruises, eq(cruises.id, public_links.cruise_id))
    .where(and(eq(public_links.cruise_id, cruise_id), ownedBy(scope), isOpen(today)));
  return found ?? null;
}

/** The links of own cruises that are open. */
export async function listLinks(query: Queryable, scope: Scope, ids: readonly string[], today: string) {
  return query
    .select(link)
    .from(public_links)
    .innerJoin(cruises, eq(cruises.id, public_links.cruise_id))
    .where(and(isAmong(public_links.cruise_id, ids), ownedBy(scope), isOpen(today)));
}

/** The last day of a cruise of the user. */
export async function findEnd(query: Queryable, scope: Scope, cruise_id: string): Promise<string | null> {
  const [found] = await query
    .select({ end_date: cruises.end_date })
    .from(cruises)
    .where(and(eq(cruises.id, cruise_id), ownedBy(scope)));
  return found?.end_date ?? null;
}

/** For a cruise that was locked as the user's own; a link that has ended is replaced. */
export async function putLink(tx: Queryable, new_link: typeof public_links.$inferInsert): Promise<void> {
  const { cruise_id: _cruise, ...set } = new_link;
  await tx.insert(public_links).values(new_link).onConflictDoUpdate({ target: public_links.cruise_id, set });
}

/** For a cruise that was locked as the user's own. */
export async function changeLink(
  tx: Queryable,
  cruise_id: string,
  set: Partial<Pick<typeof public_links.$inferInsert, 'ends_on' | 'nonce' | 'token_hash'>>,
): Promise<void> {
  await tx.update(public_links).set(set).where(eq(public_links.cruise_id, cruise_id));
}

/** @returns whether there was one */
export async function deleteLink(query: Queryable, cruise_id: string): Promise<boolean> {
  const deleted = await query
    .delete(public_links)
    .where(eq(public_links.cruise_id, cruise_id))
    .returning({ cruise_id: public_links.cruise_id });
  return deleted.length > 0;
}

/** Days for which an ended link is kept: with the wrong year of a cruise corrected it opens again where it was posted. */
const days_kept = 30;

/**
 * Removes the links that have ended; no scope, as it is the server's own work. The condition is on the row itself, which
 * PostgreSQL checks once more: a link that was renewed meanwhile stays.
 */
export async function deleteEnded(query: Queryable, today: string): Promise<void> {
  await query.execute(sql`
    delete from ${public_links} using ${cruises}
    where ${cruises.id} = ${public_links.cruise_id}
      and coalesce(${public_links.ends_on}, ${cruises.end_date} + ${sql.raw(String(days_after))})
        < ${today}::date - ${sql.raw(String(days_kept))}`);
}

/**
 * The cruise of a link that is open, by its token, which cannot be guessed; without any further proof of the caller.
 * Columns that a public link does not show are not read.
 */
export async function findPublic(query: Queryable, token_hash: string, today: string) {
  const [found] = await query
    .select({
      ...pick(public_links, 'cruise_id', 'nonce'),
      ...pick(cruises, 'owner_id', 'ship_id', 'ship_name', 'cruise_line_id', 'cruise_line'),
      ...pick(cruises, 'start_date', 'end_date', 'start_zone', 'end_zone'),
      ...pick(cruises, 'start_port_id', 'start_port', 'end_port_id', 'end_port'),
      sails_at: sql<string | null>`${instant(cruises.sails_at)}`,
      start_port_code: sql<string | null>`${portCode(cruises.start_port_id)}`,
      end_port_code: sql<string | null>`${portCode(cruises.end_port_id)}`,
      livery: sql<string>`${liveryJson(cruises)}::text`,
      cancelled_at: sql<string | null>`${instant(cruises.cancelled_at)}`,
      language: sql<Language>`${users.language}`,
      owner_zone: users.time_zone,
    })
    .from(public_links)
    .innerJoin(cruises, eq(cruises.id, public_links.cruise_id))
    .innerJoin(users, eq(users.id, cruises.owner_id))
    .where(and(eq(public_links.token_hash, token_hash), isNull(users.disabled_at), isOpen(today)));
  return found === undefined
    ? null
    : { ...found, livery: JSON.parse(found.livery) as PublicVoyage['livery'] };
}

export type PublicCruise = NonNullable<Awaited<ReturnType<typeof findPublic>>>;
