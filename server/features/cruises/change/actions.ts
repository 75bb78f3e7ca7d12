import { fold } from '#domain/fold.ts';
import type { Queryable } from '#server/database/shape.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { sumParts } from '../parts/store.ts';
import * as store from '../store.ts';

/**
 * Locks the cruise whose parts are to be changed until the transaction ends: of two concurrent changes the second sees
 * the result of the first. @throws CodedError `not_found`, also for a cruise of another account
 */
export async function lockCruise(tx: Queryable, scope: Scope, cruise_id: string): Promise<store.CruiseRow> {
  const cruise = await store.lockCruise(tx, scope, cruise_id);
  if (cruise === null) throw new CodedError('not_found');
  return cruise;
}

/**
 * `lockCruise` for rows that also reference their user: the account is locked first, because the deletion of an account
 * begins with it. Two transactions with another order would deadlock. @throws CodedError `not_found`
 */
export async function lockOwnCruise(tx: Queryable, scope: Scope, cruise_id: string): Promise<void> {
  await store.lockOwner(tx, scope);
  await lockCruise(tx, scope, cruise_id);
}

/** `lockCruise` for changes that only the owner may make. @throws CodedError `not_found` */
export async function lockOwned(tx: Queryable, scope: Scope, cruise_id: string): Promise<void> {
  if ((await store.lockOwn(tx, scope, cruise_id)) === null) throw new CodedError('not_found');
}

/**
 * After a change of parts: stores their sums and search words with the cruise, and its next version.
 * @throws CodedError `not_found` when the user may no longer change it
 */
export async function recomputeTotals(
  { clock }: Pick<Services, 'clock'>,
  tx: Queryable,
  scope: Scope,
  cruise: Pick<store.CruiseRow, 'id' | 'version'>,
  more: Omit<Parameters<typeof store.updateCruise>[3], 'updated_at'> = {},
): Promise<void> {
  const { words, ...totals } = await sumParts(tx, cruise.id);
  const is_done = await store.updateCruise(tx, scope, cruise.id, {
    ...more,
    ...totals,
    parts_text: fold(words),
    version: cruise.version + 1,
    updated_at: clock.now().toISOString(),
  });
  // a share ended in the meantime: the whole transaction is rolled back
  if (!is_done) throw new CodedError('not_found');
}

/**
 * For what a traveller keeps of a day: it stays when its cruise is moved, but is added only to a day that the cruise
 * has. @throws CodedError `invalid` on `day`
 */
export function refuseOtherDay(
  { start_date, end_date }: Pick<store.CruiseRow, 'start_date' | 'end_date'>,
  day: unknown,
): void {
  if (typeof day === 'string' && (day < start_date || day > end_date))
    throw fieldError('day', 'not_an_option');
}

type AccessCheck = (scope: Scope | null, params: Record<string, unknown> | undefined) => Promise<void>;

function mustBe(
  { database: { query } }: Pick<Services, 'database'>,
  isTheirs: (query: Queryable, scope: Scope, id: string) => Promise<boolean>,
): AccessCheck {
  return async (scope, params) => {
    if (scope === null || !(await isTheirs(query, scope, String(params?.['id']))))
      throw new CodedError('not_found');
  };
}

/** For routes within a cruise. @throws CodedError `not_found` when the caller may not see the cruise */
export function mustSee(services: Pick<Services, 'database'>): AccessCheck {
  return mustBe(services, store.isVisible);
}

/** `mustSee` for changes: for a caller who may not change a cruise, it does not exist. */
export function mustEdit(services: Pick<Services, 'database'>): AccessCheck {
  return mustBe(services, store.isEditable);
}

/** `mustSee` for calls of the owner alone. */
export function mustOwn(services: Pick<Services, 'database'>): AccessCheck {
  return mustBe(services, store.isOwn);
}
