import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { cruise_lines, ships } from '#server/features/catalog/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import { newId } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import { cruise_reports, ship_proposals } from './table.ts';
import { pick } from '#domain/pick.ts';

/** A cruise whose ship was typed. */
export interface TypedShip {
  id: string;
  ship_name: string | null;
  ship_key: string;
  cruise_line: string | null;
  cruise_line_id: string | null;
  start_date: string;
}

/** The user's own cruises on ships that are not in the catalogue, the earliest first. */
export async function listTypedShips(query: Queryable, scope: Scope): Promise<TypedShip[]> {
  const { id, ship_name, ship_key, cruise_line, cruise_line_id, start_date } = cruises;
  return query
    .select({ id, ship_name, ship_key, cruise_line, cruise_line_id, start_date })
    .from(cruises)
    .where(and(eq(cruises.owner_id, scope.user_id), isNull(cruises.ship_id)))
    .orderBy(start_date, id);
}

/** The keys of the user's proposals that wait for a decision, as `actions.ts` writes them. */
export async function listProposals(
  query: Queryable,
  scope: Scope,
): Promise<{ ship_key: string; line_key: string }[]> {
  const { ship_key, line_key } = ship_proposals;
  return query
    .select({ ship_key, line_key })
    .from(ship_proposals)
    .where(and(eq(ship_proposals.user_id, scope.user_id), isNull(ship_proposals.decision)));
}

export type CatalogueShip = Awaited<ReturnType<typeof listCatalogueShips>>[number];

/** All ships of the catalogue: the most similar of a thousand is found in a few milliseconds. Nothing of a user. */
export async function listCatalogueShips(query: Queryable) {
  return query
    .select({
      ...pick(ships, 'id', 'name', 'cruise_line_id'),
      cruise_line: cruise_lines.name,
      year_in_service: ships.year_in_service,
      status: sql<'active' | 'ordered' | 'retired'>`${ships.status}`,
      former_names: ships.former_names,
    })
    .from(ships)
    .innerJoin(cruise_lines, eq(cruise_lines.id, ships.cruise_line_id))
    .where(eq(ships.is_active, true));
}

export async function insertReport(
  query: Queryable,
  scope: Scope,
  report: { cruise_id: string; description: string; details: object; created_at: string },
): Promise<string> {
  const id = newId();
  await query.insert(cruise_reports).values({ ...report, id, user_id: scope.user_id });
  return id;
}

/** For the mail to the operator, who has no scope; null when the account was deleted meanwhile. */
export async function findReport(
  query: Queryable,
  id: string,
): Promise<{ id: string; description: string; details: Record<string, unknown> } | null> {
  const [report] = await query.select().from(cruise_reports).where(eq(cruise_reports.id, id));
  return report === undefined ? null : { ...report, details: report.details as Record<string, unknown> };
}

export interface Proposal {
  ship_key: string;
  line_key: string;
  ship_name: string;
  cruise_line: string | null;
  cruise_line_id: string | null;
  year_in_service: number | null;
  note: string | null;
  created_at: string;
}

/** Stores a proposal; a repeated one takes the new values, and waits again. */
export async function keepProposal(query: Queryable, scope: Scope, proposal: Proposal): Promise<void> {
  await query
    .insert(ship_proposals)
    .values({ ...proposal, id: newId(), user_id: scope.user_id })
    .onConflictDoUpdate({
      target: [ship_proposals.user_id, ship_proposals.ship_key, ship_proposals.line_key],
      set: { ...proposal, decision: null, ship_id: null, settled_at: null },
    });
}
