import { and, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { tier as tier_shape } from '#contract/catalog.ts';
import type { StoredMembership } from '#contract/loyalty.ts';
import type { Queryable } from '#server/database/shape.ts';
import { users } from '#server/features/users/table.ts';
import { cruise_lines, loyalty_programmes, loyalty_tiers } from '#server/features/catalog/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { loyalty_memberships } from './table.ts';

/** A programme of the catalogue with its tiers; without a name if the catalogue has none for the line. */
export type CatalogueProgramme = Omit<typeof loyalty_programmes.$inferSelect, 'is_active' | 'name'> & {
  name: string | null;
  tiers: z.infer<typeof tier_shape>[];
};

/** A line with its programmes, also replaced ones. */
export interface LineWithProgrammes {
  id: string;
  name: string;
  programmes: CatalogueProgramme[];
}

const {
  owner_id: _owner,
  created_at: _created,
  updated_at: _updated,
  ...kept
} = getTableColumns(loyalty_memberships);
const { is_active: _active, ...of_programme } = getTableColumns(loyalty_programmes);

/** The members of a household, the owner of the account first, and the owner's name. */
export async function readHousehold(
  query: Queryable,
  scope: Scope,
): Promise<{ memberships: StoredMembership[]; owner: string }> {
  const rows = await query
    .select({ ...kept, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .leftJoin(loyalty_memberships, eq(loyalty_memberships.owner_id, users.id))
    .where(eq(users.id, scope.user_id))
    .orderBy(
      sql`${loyalty_memberships.member_name} is not null`,
      loyalty_memberships.created_at,
      loyalty_memberships.id,
    );
  const owner = `${rows[0]?.first_name ?? ''} ${rows[0]?.last_name ?? ''}`.trim();
  const memberships = rows.flatMap(({ first_name: _first, last_name: _last, id, ...membership }) => {
    const { cruise_line_id } = membership;
    return id === null || cruise_line_id === null ? [] : [{ ...membership, id, cruise_line_id }];
  });
  return { memberships, owner };
}

/** Lines by their ids with their programmes; nothing of a user. */
export async function readLines(
  query: Queryable,
  ids: readonly string[],
): Promise<Map<string, LineWithProgrammes>> {
  const fields = Object.keys(tier_shape.shape).map(
    (name) =>
      sql`${sql.raw(`'${name}'`)}, ${getTableColumns(loyalty_tiers)[name as keyof typeof tier_shape.shape]}`,
  );
  const rows = await query
    .select({
      line_id: cruise_lines.id,
      line_name: cruise_lines.name,
      programme: of_programme,
      tiers: sql<CatalogueProgramme['tiers']>`(
        select coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)}) order by ${loyalty_tiers.rank}), '[]')
        from ${loyalty_tiers}
        where ${loyalty_tiers.programme_id} = ${loyalty_programmes.id} and ${loyalty_tiers.is_active})`,
    })
    .from(cruise_lines)
    .leftJoin(
      loyalty_programmes,
      and(eq(loyalty_programmes.cruise_line_id, cruise_lines.id), eq(loyalty_programmes.is_active, true)),
    )
    .where(inArray(cruise_lines.id, [...ids]))
    .orderBy(loyalty_programmes.id);
  const lines = new Map<string, LineWithProgrammes>();
  for (const { line_id, line_name, programme, tiers } of rows) {
    const line = lines.get(line_id) ?? { id: line_id, name: line_name, programmes: [] };
    lines.set(line_id, line);
    if (programme !== null) line.programmes.push({ ...programme, tiers });
  }
  return lines;
}

export async function isCruiseLine(query: Queryable, id: string): Promise<boolean> {
  const found = await query.select({ id: cruise_lines.id }).from(cruise_lines).where(eq(cruise_lines.id, id));
  return found.length > 0;
}

/** Makes two concurrent replacements of members run one after the other. */
export async function lockHousehold(query: Queryable, scope: Scope): Promise<void> {
  await query.select({ id: users.id }).from(users).where(eq(users.id, scope.user_id)).for('no key update');
}

/** Replaces the members of a line. @returns whether all ids were free or belonged to the line */
export async function replaceMembers(
  query: Queryable,
  scope: Scope,
  cruise_line_id: string,
  { members, now }: { members: readonly Omit<StoredMembership, 'cruise_line_id'>[]; now: string },
): Promise<boolean> {
  const { user_id: owner_id } = scope;
  const ids = members.map(({ id }) => id);
  const of_line = and(
    eq(loyalty_memberships.owner_id, owner_id),
    eq(loyalty_memberships.cruise_line_id, cruise_line_id),
  );
  await query
    .delete(loyalty_memberships)
    .where(ids.length === 0 ? of_line : and(of_line, notInArray(loyalty_memberships.id, ids)));
  for (const member of members) {
    const written = await query
      .insert(loyalty_memberships)
      .values({ ...member, owner_id, cruise_line_id, created_at: now, updated_at: now })
      .onConflictDoUpdate({
        target: loyalty_memberships.id,
        set: { ...member, updated_at: now },
        setWhere: sql`${of_line}`,
      })
      .returning({ id: loyalty_memberships.id });
    if (written.length === 0) return false;
  }
  return true;
}
