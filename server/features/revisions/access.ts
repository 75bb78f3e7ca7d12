import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import { account_changes } from './table.ts';

/** The accounts that stand for all accounts in `account_revisions` (0026_revisions.sql). */
const everyone_id = '00000000-0000-0000-0000-000000000000';
const weather_id = '00000000-0000-0000-0000-000000000001';

/** The change of the catalogue, among those of everyone: announcements have another id (0029_announcement_changes.sql). */
export const isOfCatalogue = and(
  eq(account_changes.user_id, everyone_id),
  eq(account_changes.record_id, everyone_id),
);

/**
 * The `Revisions` of a user, to be read with the session in its statement.
 * @param user_id a column with its table: Drizzle leaves the table out, and the subquery has a column of that name
 */
export function revisionsOf(user_id: SQL): { record: SQL<string>; weather: SQL<string> } {
  const one = (id: SQL) => sql`(select revision from account_revisions as known where known.user_id = ${id})`;
  return {
    record: sql<string>`concat_ws('.', ${one(user_id)}, ${one(sql`${everyone_id}`)})`,
    weather: sql<string>`${one(sql`${weather_id}`)}::text`,
  };
}

/**
 * The revision of an account after which only its own records changed until another one, for `changedSince`; null: the
 * catalogue changed too, or the later one is older, as after a failover to a standby that is behind.
 * @param earlier and `later` are `Revisions.record`
 */
export function sinceRevision(earlier: string, later: string): number | null {
  const [before, after] = [partsOf(earlier), partsOf(later)];
  return before.everyone === after.everyone && before.account < after.account ? before.account : null;
}

function partsOf(record: string): { account: number; everyone: string } {
  const [everyone = '', account = '0'] = record.split('.').toReversed();
  return { account: Number(account), everyone };
}

/**
 * The ids of the records that changed for a user since a revision, to select from: their cruises, also deleted ones, and
 * others that are none (`account_changes`). The revision is at most some hours old: old changes are removed.
 */
export function changedSince(scope: Scope, revision: number): SQL {
  return sql`select ${account_changes.record_id} from ${account_changes}
    where ${account_changes.user_id} = ${scope.user_id} and ${account_changes.revision} > ${revision}`;
}

/**
 * Refuses to make a record again that was deleted: its client got no answer, and sends it a second time, perhaps months
 * later. The caller knows that the account has no record with this id now. @throws CodedError `deleted`
 */
export async function refuseDeleted(query: Queryable, owner_id: string, id: string): Promise<void> {
  const { rows } = await query.execute(sql`select from ${account_changes}
    where ${account_changes.user_id} = ${owner_id} and ${account_changes.record_id} = ${id}`);
  if (rows.length > 0) throw new CodedError('deleted');
}
