import { entitlementOf } from '#domain/entitlements.ts';
import type { Moment } from '#domain/timeline.ts';
import type { Queryable } from '#server/database/database.ts';
import { holdAccountById, planOf } from '#server/features/account/access.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

/**
 * Does what may leave an account with more cruises under way or ahead than it had. Those that are too many already stay
 * and may be changed; only a new one of them is refused, whatever made it one: a new record, another date, a booking
 * that is not cancelled any more. The account is held, so that of two at once the second counts the first.
 * @throws CodedError `plan_required` where the plan has no room for it
 */
export async function withinRoom<Done>(
  tx: Queryable,
  services: Pick<Services, 'clock' | 'config'>,
  { owner_id, moment }: { owner_id: string; moment: Moment },
  act: () => Promise<Done>,
): Promise<Done> {
  // nothing is counted where nothing is sold
  if (services.config.STRIPE_SECRET_KEY === undefined) return act();
  const owner = await holdAccountById(tx, owner_id);
  const room =
    owner === null ? null : entitlementOf(planOf(services, owner, services.clock.now())).open_cruises;
  if (room === null) return act();
  const before = await store.countOpen(tx, owner_id, moment);
  const done = await act();
  const now_open = await store.countOpen(tx, owner_id, moment);
  if (now_open > before && now_open > room) throw new CodedError('plan_required');
  return done;
}
