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

/**
 * What a user may do with a cruise that is visible to them, as the JSON that answers carry. The same for all rows, as
 * nobody sees but their own; what is shared one day will bring the owner's condition back into it.
 */
export const permissions: SQL = sql`'{"edit":true,"delete":true,"share":true}'::json`;

/** The cruises that count in a user's figures: their own. What is shared with them counts for its owner. */
export function countedFor(scope: Scope): SQL {
  return sql`${cruises.owner_id} = ${scope.user_id}`;
}
