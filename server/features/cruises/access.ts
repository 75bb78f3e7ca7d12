import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { cruise_fields } from '#domain/field-levels.ts';
import { levelsFrom, share_levels, type ShareLevel } from '#domain/share-levels.ts';
import type { Queryable } from '#server/database/shape.ts';
import { full_name } from '#server/features/users/access.ts';
import { users } from '#server/features/users/table.ts';
import { shares } from './shares/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { passengers } from './parts/table.ts';
import { cruises } from './table.ts';

/*
 * Decides alone who may do what with a cruise, and how much of it they see. A share counts from its acceptance until
 * its row is deleted; every statement looks it up.
 */

const text = (value: string) => sql.raw(`'${value}'`);
const levelList = (levels: readonly string[]) =>
  sql.join(
    levels.map((level) => text(level)),
    sql`, `,
  );

/**
 * Whether others share cruises with a user, to be read with the session in its statement. Most accounts have no such
 * share: the statements of their cruises read no shares, and are found by the owner's index alone.
 */
export function receivesShares(user_id: SQL): SQL<boolean> {
  return sql<boolean>`exists (select from ${shares} as known where known.receiver_id = ${user_id})`;
}

/** Arrays instead of joined subqueries: they use the indexes of the cruises, and no shares cost nothing. */
function sharedWith(scope: Scope, from: ShareLevel): SQL {
  const levels =
    from === 'itinerary' ? sql`` : sql` and ${shares.share_level} in (${levelList(levelsFrom(from))})`;
  const accepted = sql`${shares} where ${shares.receiver_id} = ${scope.user_id}${levels}`;
  // samples are for looking around: a share of all cruises excludes them
  return sql`(${cruises.owner_id} = any(array(select ${shares.owner_id} from ${accepted} and ${shares.cruise_id} is null)) and not ${cruises.is_sample})
    or ${cruises.id} = any(array(select ${shares.cruise_id} from ${accepted} and ${shares.cruise_id} is not null))`;
}

/** The cruises that a user sees at least at a level: their own, and those shared with them at that level or above. */
export function shownTo(scope: Scope, from: ShareLevel): SQL {
  return scope.receives ? sql`(${ownedBy(scope)} or ${sharedWith(scope, from)})` : ownedBy(scope);
}

/** The cruises that a user may see at all. */
export function visibleTo(scope: Scope): SQL {
  return shownTo(scope, 'itinerary');
}

/** The cruises that a user may change, with their parts. */
export function editableBy(scope: Scope): SQL {
  return shownTo(scope, 'edit');
}

/** The owner of a cruise; null if the user may not change it. */
export async function findOwner(query: Queryable, scope: Scope, id: string): Promise<string | null> {
  const [row] = await query
    .select({ owner_id: cruises.owner_id })
    .from(cruises)
    .where(and(eq(cruises.id, id), editableBy(scope)));
  return row?.owner_id ?? null;
}

/** The cruises that a user may delete and share. */
export function ownedBy(scope: Scope): SQL {
  return sql`${cruises.owner_id} = ${scope.user_id}`;
}

/**
 * The cruises that count in a user's figures: their own, and of the shared ones those whose passengers include the user
 * by name. All others count for their owner alone.
 */
export function countedFor(scope: Scope): SQL {
  if (!scope.receives) return ownedBy(scope);
  const nameOf = (person: typeof passengers | typeof users) =>
    sql`lower(regexp_replace(trim(concat_ws(' ', ${person.first_name}, ${person.last_name})), '\\s+', ' ', 'g'))`;
  const own_name = sql`(select ${nameOf(users)} from ${users} where ${users.id} = ${scope.user_id})`;
  const sails = sql`exists (select from ${passengers}
    where ${passengers.cruise_id} = ${cruises.id} and ${nameOf(passengers)} = ${own_name})`;
  return sql`(${ownedBy(scope)} or ((${sharedWith(scope, cruise_fields.passengers)}) and ${sails}))`;
}

/**
 * The cruises with what their reader sees of them, to select from: `seen.level` is `owner` or the highest level that
 * counts, `seen.owner_name` is the owner's name. The shares and their owners are read once for any number of cruises.
 * `offset 0` keeps it so, and computes the two before rows are sorted: the lookup tables, beside each row of a long
 * list, did not fit into the memory of the sort.
 */
export function seenBy(scope: Scope): SQL {
  // a cruise of another owner, which no condition lets through, would show as little as any
  if (!scope.receives)
    return sql`${cruises} cross join lateral (select case when ${ownedBy(scope)} then 'owner' else ${text(share_levels[0])} end
      as level, null::text as owner_name) as seen`;
  const rank = sql`array_position(array[${levelList(share_levels)}], ${shares.share_level})`;
  const levelOf = (key: AnyPgColumn) => sql`(given.ranks ->> ${key}::text)::int`;
  return sql`${cruises} cross join (
      select jsonb_object_agg(key, rank) as ranks, jsonb_object_agg(owner_id, name) as names from (
        select coalesce(${shares.cruise_id}, ${shares.owner_id})::text as key, max(${rank}) as rank, ${users.id} as owner_id,
          ${full_name} as name
        from ${shares} join ${users} on ${users.id} = ${shares.owner_id}
        where ${shares.receiver_id} = ${scope.user_id} group by key, ${users.id}) ranked offset 0
    ) as given cross join lateral (
      select case when ${ownedBy(scope)} then 'owner' else coalesce(
        (array[${levelList(share_levels)}])[greatest(${levelOf(cruises.owner_id)}, ${levelOf(cruises.id)})],
        ${text(share_levels[0])}) end as level,
        given.names ->> ${cruises.owner_id}::text as owner_name offset 0
    ) as seen`;
}

/** With `seenBy`: whether the reader sees fields that are shown from a level on. */
export function isShown(from: ShareLevel): SQL {
  return sql`seen.level in (${levelList(['owner', ...levelsFrom(from)])})`;
}

/** With `seenBy`: whether the cruise belongs to another account. */
export const is_shared: SQL = sql`(seen.level <> 'owner')`;

/** With `seenBy`: the name of the owner of a shared cruise. */
export const owner_name: SQL = sql`seen.owner_name`;

/** With `seenBy`: the share by which the reader sees a cruise, as the JSON of answers. */
export const share_json: SQL = sql`case when ${is_shared} then json_build_object('share_level', seen.level, 'owner_name', ${owner_name}) end`;

/** With `seenBy`: the reader's permissions for a cruise, as the JSON of answers. */
export const permissions: SQL = sql`case seen.level
  when 'owner' then '{"edit":true,"delete":true,"share":true}'::json
  when 'edit' then '{"edit":true,"delete":false,"share":false}'::json
  else '{"edit":false,"delete":false,"share":false}'::json end`;
