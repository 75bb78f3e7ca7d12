import { sql, type SQL } from 'drizzle-orm';
import type { Scope } from '#server/platform/scope.ts';
import { cruises } from './table.ts';

/** The cruises that a user may see, as a condition of SQL. Shared ones will join the user's own here and only here. */
export function visibleTo(scope: Scope): SQL {
  return sql`${cruises.owner_id} = ${scope.user_id}`;
}

/** The cruises that a user may change or delete. */
export function editableBy(scope: Scope): SQL {
  return sql`${cruises.owner_id} = ${scope.user_id}`;
}

/** What a user may do with a cruise, as the JSON that answers carry. */
export function permissions(scope: Scope): SQL {
  const is_owner = sql`(${cruises.owner_id} = ${scope.user_id})`;
  return sql`json_build_object('edit', ${is_owner}, 'delete', ${is_owner}, 'share', ${is_owner})`;
}
