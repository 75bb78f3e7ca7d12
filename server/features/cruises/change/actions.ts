import { fold } from '#domain/fold.ts';
import type { Queryable } from '#server/database/database.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { sumParts } from '../parts/store.ts';
import * as store from '../store.ts';

/**
 * The cruise whose parts are to be changed, locked until the transaction ends: of two changes at once the second
 * counts what the first has left. @throws CodedError `not_found`, also for a cruise of somebody else
 */
export async function lockCruise(tx: Queryable, scope: Scope, cruise_id: string): Promise<store.CruiseRow> {
  const cruise = await store.lockCruise(tx, scope, cruise_id);
  if (cruise === null) throw new CodedError('not_found');
  return cruise;
}

/**
 * The same for what names its user, too: the account comes first, as whoever deletes that begins with it. Two that took
 * them in another order would wait for each other for ever. @throws CodedError `not_found`
 */
export async function lockOwnCruise(tx: Queryable, scope: Scope, cruise_id: string): Promise<void> {
  await store.lockOwner(tx, scope);
  await lockCruise(tx, scope, cruise_id);
}

/** The same for what is its owner's alone. @throws CodedError `not_found` */
export async function lockOwned(tx: Queryable, scope: Scope, cruise_id: string): Promise<void> {
  if ((await store.lockOwn(tx, scope, cruise_id)) === null) throw new CodedError('not_found');
}

/**
 * After a change of its parts: the sums and words that the cruise keeps of them, and its next version.
 * @throws CodedError `not_found` when it is no longer the user's to change
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
  // a share that was taken back meanwhile: what was written of it goes with the transaction
  if (!is_done) throw new CodedError('not_found');
}

type IsThere = (scope: Scope | null, params: Record<string, unknown> | undefined) => Promise<void>;

function mustBe(
  { database: { query } }: Pick<Services, 'database'>,
  isTheirs: (query: Queryable, scope: Scope, id: string) => Promise<boolean>,
): IsThere {
  return async (scope, params) => {
    if (scope === null || !(await isTheirs(query, scope, String(params?.['id']))))
      throw new CodedError('not_found');
  };
}

/** For routes within a cruise: throws CodedError `not_found` when the cruise is not the caller's to see. */
export function mustSee(services: Pick<Services, 'database'>): IsThere {
  return mustBe(services, store.isVisible);
}

/** The same before a change is judged: what one may not change is not there to be changed. */
export function mustEdit(services: Pick<Services, 'database'>): IsThere {
  return mustBe(services, store.isEditable);
}

/** The same for what is its owner's alone. */
export function mustOwn(services: Pick<Services, 'database'>): IsThere {
  return mustBe(services, store.isOwn);
}
