import type { GivenShare, Share, Sharing } from '#contract/sharing.ts';
import { emailKey } from '#domain/email.ts';
import type { ShareLevel } from '#domain/share-levels.ts';
import type { Queryable } from '#server/database/database.ts';
import { holdAccountById, requireFeature } from '#server/features/account/access.ts';
import { lockOwned, mustOwn } from '#server/features/cruises/actions.ts';
import { countTry, type Limit } from '#server/features/limits/actions.ts';
import { post } from '#server/features/mail/actions.ts';
import { leaveNotices } from '#server/features/notices/actions.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

const day = 86_400;
/** An invitation is a mail to somebody who did not ask for it: a few for a household, none for a mailing. */
const limits = {
  owner: { name: 'share account', tries: 50, seconds: day },
  again: { name: 'share again', tries: 5, seconds: day },
  address: { name: 'share address', tries: 20, seconds: day },
} as const satisfies Record<string, Limit>;
const most_shares = 500;

export async function readSharing(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
): Promise<Sharing> {
  return { given: await store.listGiven(query, scope), received: await store.listReceived(query, scope) };
}

/** The shares of a cruise. @throws CodedError `not_found` for one that is not the caller's own */
export async function listCruiseShares(
  services: Pick<Services, 'database'>,
  scope: Scope,
  cruise_id: string,
): Promise<GivenShare[]> {
  await mustOwn(services)(scope, { id: cruise_id });
  return store.listGiven(services.database.query, scope, cruise_id);
}

/**
 * Offers all cruises or one to an address, and tells whoever has it.
 * @throws CodedError `plan_required`; `not_found` for a cruise that is not the caller's own; `invalid` on `email` for
 * their own address and where there are too many; `too_many_requests`; `conflict` where there is such a share
 */
export async function share(
  services: Services,
  scope: Scope,
  cruise_id: string | null,
  { email: typed, share_level }: { email: string; share_level: ShareLevel },
): Promise<GivenShare> {
  if (cruise_id !== null) await mustOwn(services)(scope, { id: cruise_id });
  await requireFeature(services, scope, 'sharing');
  const { query } = services.database;
  const email = emailKey(typed);
  const owner_id = scope.user_id;
  const { owner, receiver } = await store.findPeople(query, { owner_id, email });
  if (owner === null) throw new CodedError('not_authenticated');
  if (owner.email_key === email) throw fieldError('email', 'own_address');
  await countTry(services, [
    [limits.owner, owner_id],
    [limits.again, owner_id, email],
    [limits.address, email],
  ]);
  const created_at = services.clock.now().toISOString();
  const id = newId();
  return services.database.transaction(async (tx) => {
    // one after the other: those that come at once would all be the last that there is room for
    if ((await holdAccountById(tx, owner_id)) === null) throw new CodedError('not_authenticated');
    await store.holdPeople(tx, receiver === null ? [owner_id] : [owner_id, receiver.id]);
    if (cruise_id !== null) await lockOwned(tx, scope, cruise_id);
    if ((await store.countGiven(tx, scope)) >= most_shares) throw fieldError('email', 'too_many_shares');
    if (!(await store.insertShare(tx, { id, owner_id, cruise_id, email, share_level, created_at })))
      throw new CodedError('conflict');
    await post(services, tx, {
      kind: 'share_invitation',
      user_id: owner_id,
      email_key: email,
      to: receiver?.email ?? typed,
      share_id: id,
    });
    if (receiver !== null) {
      const details = { share: 'offered' as const, person_name: owner.full_name };
      // no cruise: what is not accepted yet names none
      await leave(tx, { user_id: receiver.id, cruise_id: null, details, created_at });
    }
    const added = await store.findGiven(tx, scope, id);
    if (added === null) throw new Error('a share that was just made is gone');
    return added;
  });
}

/** Accepts what was offered to the caller's address; a second time changes nothing. @throws CodedError `not_found` */
export async function acceptShare(services: Services, scope: Scope, id: string): Promise<Share> {
  const found = await store.findReceived(services.database.query, scope, id);
  if (found === null) throw new CodedError('not_found');
  const { owner_id, cruise_id } = found;
  const created_at = services.clock.now().toISOString();
  return services.database.transaction(async (tx) => {
    await store.holdPeople(tx, [owner_id, scope.user_id]);
    const is_new = await store.accept(tx, scope, id, created_at);
    const accepted = await store.findReceived(tx, scope, id);
    if (accepted?.state !== 'accepted') throw new CodedError('not_found');
    if (is_new) {
      const { owner: me } = await store.findPeople(tx, { owner_id: scope.user_id, email: '' });
      const details = { share: 'accepted' as const, person_name: me?.full_name ?? '' };
      await leave(tx, { user_id: owner_id, cruise_id, details, created_at });
    }
    return accepted;
  });
}

/** For whom a share is none, nothing they send for it is judged. @throws CodedError `not_found` */
export async function mustTakePart(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope | null,
  id: string,
): Promise<void> {
  if (scope === null) throw new CodedError('not_found');
  const found = (await store.findGiven(query, scope, id)) ?? (await store.findReceived(query, scope, id));
  if (found === null) throw new CodedError('not_found');
}

/** A share is found under the one cruise that it is of, and by its owner. @throws CodedError `not_found` */
export async function mustBeOfCruise(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  { id, share_id }: { id: string; share_id: string },
): Promise<void> {
  const found = await store.findGiven(query, scope, share_id);
  if (found?.cruise_id !== id) throw new CodedError('not_found');
}

/** Changes how much a share shows; it counts with the next request. @throws CodedError `not_found` */
export async function changeLevel(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  id: string,
  share_level: ShareLevel,
): Promise<Share> {
  const changed = (await store.setLevel(query, scope, id, share_level))
    ? await store.findGiven(query, scope, id)
    : null;
  if (changed === null) throw new CodedError('not_found');
  return changed;
}

/** Takes back what the caller gave, declines or leaves what they received. @throws CodedError `not_found` */
export async function deleteShare(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  id: string,
): Promise<void> {
  if (!(await store.deleteShare(query, scope, id))) throw new CodedError('not_found');
}

/** Before an account goes, in the same transaction: what names it goes by itself, what waits for its address does not. */
export async function forgetSharesTo(tx: Queryable, email_key: string): Promise<void> {
  await store.deleteOffered(tx, email_key);
}

type Notice = Parameters<typeof leaveNotices>[1][number];

async function leave(tx: Queryable, notice: Omit<Notice, 'id' | 'kind'>): Promise<void> {
  await leaveNotices(tx, [{ ...notice, id: newId(), kind: 'share' }]);
}
