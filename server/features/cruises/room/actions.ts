import type { Usage } from '#contract/account.ts';
import { entitlementOf } from '#domain/entitlements.ts';
import type { Moment } from '#domain/timeline.ts';
import type { Queryable } from '#server/database/shape.ts';
import { findUser, holdUser, planOf, type User } from '#server/features/users/access.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import * as store from '../store.ts';
import { countCruises, sumBytes } from './store.ts';

/**
 * Runs an action that may increase the number of an account's cruises under way or ahead. Cruises beyond the limit stay
 * and may be changed; only an additional one is refused, for any reason: a new record, another date, a booking that is
 * no longer cancelled. The account is locked, so that the second of two concurrent actions counts the first.
 * @throws CodedError `plan_required` if the plan has no room for it
 */
export async function withinRoom<Done>(
  tx: Queryable,
  services: Pick<Services, 'clock' | 'config'>,
  { owner_id, moment }: { owner_id: string; moment: Moment },
  act: () => Promise<Done>,
): Promise<Done> {
  // without sold plans there is no limit
  if (services.config.STRIPE_SECRET_KEY === undefined) return act();
  const owner = await holdUser(tx, owner_id);
  const room =
    owner === null ? null : entitlementOf(planOf(services, owner, services.clock.now())).open_cruises;
  if (room === null) return act();
  const before = await store.countOpen(tx, owner_id, moment);
  const done = await act();
  const now_open = await store.countOpen(tx, owner_id, moment);
  if (now_open > before && now_open > room) throw new CodedError('plan_required');
  return done;
}

/**
 * Inserts a new record if the account has room for one more: the second of two concurrent inserts counts the first.
 * @returns whether it is new @throws CodedError `plan_required`
 */
export async function insertWithinRoom(
  tx: Queryable,
  services: Pick<Services, 'clock' | 'config'>,
  scope: Scope,
  row: Parameters<typeof store.insertCruises>[2][number],
): Promise<boolean> {
  const { cruises } = allowedTo(services, await holdUser(tx, scope.user_id));
  const is_new = (await store.insertCruises(tx, scope, [row])) > 0;
  if (is_new && (await countCruises(tx, scope.user_id)) > cruises) throw new CodedError('plan_required');
  return is_new;
}

/**
 * Call this before a row names a file of an account, and before other locks of the account: it locks the account, so
 * that the second of two files counts the first. @throws CodedError `no_space` if the plan has no room for it
 */
export async function refuseFullAccount(
  tx: Queryable,
  services: Pick<Services, 'clock' | 'config'>,
  owner_id: string,
  size: number,
): Promise<void> {
  const { bytes } = allowedTo(services, await holdUser(tx, owner_id));
  if ((await sumBytes(tx, owner_id)) + size > bytes) throw new CodedError('no_space');
}

/**
 * The bytes of files for which an account has room at this moment. Reserves nothing: `refuseFullAccount` decides.
 * @throws CodedError `not_found` for a deleted account
 */
export async function roomOf(
  services: Pick<Services, 'clock' | 'config'>,
  query: Queryable,
  owner_id: string,
): Promise<number> {
  const { bytes } = allowedTo(services, await findUser(query, owner_id));
  return bytes - (await sumBytes(query, owner_id));
}

/** The usage of an account, and the limits of its plan. @throws CodedError `not_found` for a deleted account */
export async function readUsage(
  services: Pick<Services, 'clock' | 'config'>,
  query: Queryable,
  user_id: string,
): Promise<Usage> {
  const { cruises, bytes } = allowedTo(services, await findUser(query, user_id));
  return {
    cruises: await countCruises(query, user_id),
    most_cruises: cruises,
    bytes: await sumBytes(query, user_id),
    most_bytes: bytes,
  };
}

/** What an account may still add; below nothing after its plan became smaller. */
export interface Room {
  cruises: number;
  /** under way or ahead */
  open: number;
  bytes: number;
}

/** The room that the plan of an account leaves. Reserves nothing. @throws CodedError `not_found` for a deleted account */
export async function readRoom(
  services: Pick<Services, 'clock' | 'config'>,
  query: Queryable,
  user_id: string,
  moment: Moment,
): Promise<Room> {
  const { cruises, open_cruises, bytes } = allowedTo(services, await findUser(query, user_id));
  return {
    cruises: cruises - (await countCruises(query, user_id)),
    open: open_cruises === null ? Infinity : open_cruises - (await store.countOpen(query, user_id, moment)),
    bytes: bytes - (await sumBytes(query, user_id)),
  };
}

function allowedTo(services: Pick<Services, 'clock' | 'config'>, user: User | null) {
  // the account was deleted since the session was checked
  if (user === null) throw new CodedError('not_found');
  return entitlementOf(planOf(services, user, services.clock.now()));
}
