import type { GivenShare, InvitedShare, ReceivedShare, Share, Sharing } from '#contract/sharing.ts';
import { emailKey } from '#domain/email.ts';
import { type ShareLevel, shows } from '#domain/share-levels.ts';
import type { Queryable } from '#server/database/shape.ts';
import { holdUser, requireFeature } from '#server/features/users/access.ts';
import { lockOwned, mustOwn } from '#server/features/cruises/change/actions.ts';
import { countTry, type Limit } from '#server/features/limits/actions.ts';
import { post, type Letter } from '#server/features/mail/actions.ts';
import { forgetReminders, leaveNotices, readShareNotice } from '#server/features/notices/actions.ts';
import type { Clock } from '#server/platform/clock.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { hashSecret, newId, newSecret } from '#server/platform/ids.ts';
import { nameToGreet } from '#server/platform/mail/render.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

const day = 86_400;
/** An invitation is a mail to a person who did not ask for it: the limits suit a household, not a mailing. */
const limits = {
  owner: { name: 'share account', tries: 50, seconds: day },
  again: { name: 'share again', tries: 5, seconds: day },
  address: { name: 'share address', tries: 20, seconds: day },
} as const satisfies Record<string, Limit>;
const most_shares = 500;

export async function readSharing(
  { clock, database: { query } }: Pick<Services, 'clock' | 'database'>,
  scope: Scope,
): Promise<Sharing> {
  const given = await store.listGiven(query, scope);
  return { given, ...splitReceived(await store.listReceived(query, scope, today(clock), 'all')) };
}

/** The shares that wait for the user's answer, for the dashboard. */
export async function readInvitations(
  { clock, database: { query } }: Pick<Services, 'clock' | 'database'>,
  scope: Scope,
): Promise<Pick<Sharing, 'received' | 'unopened'>> {
  return splitReceived(await store.listReceived(query, scope, today(clock), 'pending'));
}

/** The shares that the user may accept or has accepted, and the number of the others, without their contents. */
function splitReceived(rows: readonly store.ReceivedRow[]): Pick<Sharing, 'received' | 'unopened'> {
  const shown = rows.filter(({ state, may_accept }) => state === 'accepted' || may_accept);
  return { received: shown.map(asReceived), unopened: rows.length - shown.length };
}

function asReceived({ may_accept: _may, ...row }: store.ReceivedRow): ReceivedShare {
  if (row.state === 'pending') return namingWords({ ...row, owner_name: nameToGreet(row.owner_name) });
  return row.cruise_id === null ? { ...row, ship_name: null, start_date: null, end_date: null } : row;
}

/** The names of a pending share. Typed texts must not carry a message to people who did not ask. */
export function namingWords<Naming extends Pick<ReceivedShare, 'ship_name' | 'voyage'>>(
  naming: Naming,
): Naming {
  const word = (typed: string | null) => nameToGreet(typed ?? '') || null;
  const { ship_name, voyage } = naming;
  if (voyage === null) return { ...naming, ship_name: word(ship_name) };
  const { cruise_line, start_port, end_port } = voyage;
  const words = { cruise_line: word(cruise_line), start_port: word(start_port), end_port: word(end_port) };
  return { ...naming, ship_name: word(ship_name), voyage: { ...voyage, ...words } };
}

/** The shares of a cruise. @throws CodedError `not_found` for a cruise that is not the caller's own */
export async function listCruiseShares(
  services: Pick<Services, 'database'>,
  scope: Scope,
  cruise_id: string,
): Promise<GivenShare[]> {
  await mustOwn(services)(scope, { id: cruise_id });
  return store.listGiven(services.database.query, scope, cruise_id);
}

/** The shares of some of the user's own cruises, by their ids; one statement. */
export async function readCruiseShares(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, GivenShare[]>> {
  const given = await store.listGiven(query, scope);
  return new Map(
    ids.map((id) => [id, given.filter(({ cruise_id }) => cruise_id === null || cruise_id === id)]),
  );
}

/**
 * Offers all cruises or one to an address, with a mail and a notice.
 * @throws CodedError `plan_required`; `not_found` for a cruise that is not the caller's own; `invalid` on `email` for
 * their own address and beyond the maximum; `too_many_requests`; `conflict` if the share exists
 */
export async function share(
  services: Services,
  scope: Scope,
  cruise_id: string | null,
  { email, share_level }: { email: string; share_level: ShareLevel },
): Promise<InvitedShare> {
  if (cruise_id !== null) await mustOwn(services)(scope, { id: cruise_id });
  await requireFeature(services, scope, 'sharing');
  const { query } = services.database;
  const email_key = emailKey(email);
  const owner_id = scope.user_id;
  const { owner, receiver } = await store.findPeople(query, { owner_id, email_key });
  if (owner === null) throw new CodedError('not_authenticated');
  if (owner.email_key === email_key) throw fieldError('email', 'own_address');
  await countInvitation(services, scope, email_key);
  const created_at = services.clock.now().toISOString();
  const id = newId();
  return services.database.transaction(async (tx) => {
    // serialised: concurrent offers would otherwise all take the last free place
    if ((await holdUser(tx, owner_id)) === null) throw new CodedError('not_authenticated');
    await store.holdPeople(tx, receiver === null ? [owner_id] : [owner_id, receiver.id]);
    if (cruise_id !== null) await lockOwned(tx, scope, cruise_id);
    if ((await store.countGiven(tx, scope)) >= most_shares) throw fieldError('email', 'too_many_shares');
    const offered_to = receiver?.id ?? null;
    const row = { id, owner_id, cruise_id, email, email_key, offered_to, share_level, created_at };
    if (!(await store.insertShare(tx, row))) throw new CodedError('conflict');
    const link = await postInvitation(services, tx, row);
    if (receiver !== null) {
      const { voyage: _voyage, ...named } = namingWords(
        await store.findNaming(tx, id, today(services.clock)),
      );
      const person = { share: 'offered' as const, person_name: nameToGreet(owner.full_name) };
      const details = { ...person, is_of_all: cruise_id === null, ...named };
      // without a cruise: a pending share does not lead to one
      await leave(tx, {
        user_id: receiver.id,
        cruise_id: null,
        share_id: id,
        person_id: owner_id,
        details,
        created_at,
      });
    }
    const added = await store.findGiven(tx, scope, id);
    if (added === null) throw new Error('a share that was just made is gone');
    return { ...added, link };
  });
}

async function countInvitation(services: Services, { user_id }: Scope, email_key: string): Promise<void> {
  await countTry(services, [
    [limits.owner, user_id],
    [limits.again, user_id, email_key],
    [limits.address, email_key],
  ]);
}

/**
 * Mails the link of an invitation. Without a mail server nobody would get it, so the link is made here and returned,
 * for the owner to pass on; the mail in the folder has the same one.
 */
async function postInvitation(
  services: Services,
  tx: Queryable,
  offer: { id: string; owner_id: string; email: string; email_key: string },
): Promise<string | null> {
  const { id: share_id, owner_id: user_id, email: to, email_key } = offer;
  const letter: Letter = { kind: 'share_invitation', user_id, email_key, to, share_id };
  if (services.config.SMTP_URL !== undefined) {
    await post(services, tx, letter);
    return null;
  }
  const secret = newSecret();
  if (!(await store.setLink(tx, claimOf(share_id, secret)))) throw new CodedError('conflict');
  await post(services, tx, { ...letter, secret });
  return linkOf(services, share_id, secret);
}

export function linkOf({ publicUrl }: Pick<Services, 'publicUrl'>, id: string, secret: string): string {
  return `${publicUrl()}/invitation/${id}/${secret}`;
}

/**
 * Mails an invitation again, with another link, if the first mail was lost.
 * @returns the link where nothing is mailed
 * @throws CodedError `not_found`; `conflict` for one that was accepted; `too_many_requests`
 */
export async function resendInvitation(
  services: Services,
  scope: Scope,
  id: string,
): Promise<Pick<InvitedShare, 'link'>> {
  const given = await store.findGiven(services.database.query, scope, id);
  if (given === null) throw new CodedError('not_found');
  if (given.state === 'accepted') throw new CodedError('conflict');
  const email_key = emailKey(given.user_email);
  await countInvitation(services, scope, email_key);
  const offer = { id, owner_id: scope.user_id, email: given.user_email, email_key };
  return { link: await services.database.transaction((tx) => postInvitation(services, tx, offer)) };
}

/**
 * Opens an invitation with the token of its link: from then on it can be accepted. A person who signed up with another
 * person's address has not got that link, even if its owner activated the account.
 * @throws CodedError `gone` for a token that opens nothing; `forbidden` for an invitation to another address
 */
export async function openInvitation(
  services: Services,
  scope: Scope,
  id: string,
  token: string,
): Promise<ReceivedShare> {
  const { query } = services.database;
  const claim = claimOf(id, token);
  if ((await store.findReceived(query, scope, id)) === null) {
    if ((await store.addressOfLink(query, claim)) === null) throw new CodedError('gone');
    if (!(await store.offerTo(query, claim, scope.user_id))) throw new CodedError('forbidden');
    services.log.info({ user_id: scope.user_id, share_id: id }, 'an invitation was opened by its link');
  }
  const { received } = await readSharing(services, scope);
  const opened = received.find((one) => one.id === id);
  if (opened === undefined) throw new CodedError('gone');
  return opened;
}

/** Before sign-in: whether a person who signs up has the mail of an invitation to that very address. */
export async function hasInvitation(
  tx: Queryable,
  invitation: Invitation,
  email_key: string,
): Promise<boolean> {
  return (await store.addressOfLink(tx, claimOf(invitation.id, invitation.token))) === email_key;
}

/** Lets an account that was just opened with an invitation's mail accept it after its activation. */
export async function offerInvitation(tx: Queryable, invitation: Invitation, user_id: string): Promise<void> {
  await store.offerTo(tx, claimOf(invitation.id, invitation.token), user_id);
}

/** The two parts of the link of an invitation. */
interface Invitation {
  id: string;
  token: string;
}

/** The stored form of an invitation's link: it opens that one share only. */
export function claimOf(id: string, token: string): store.InvitationClaim {
  return { id, link_hash: hashSecret(`share invitation ${id} ${token}`) };
}

/** Accepts a share that was offered to the caller; a second time changes nothing. @throws CodedError `not_found` */
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
      const { owner: me } = await store.findPeople(tx, { owner_id: scope.user_id, email_key: '' });
      const { voyage: _voyage, ...named } = namingWords(
        await store.findNaming(tx, id, today(services.clock)),
      );
      const person = { share: 'accepted' as const, person_name: nameToGreet(me?.full_name ?? '') };
      const details = { ...person, is_of_all: cruise_id === null, ...named };
      await leave(tx, { user_id: owner_id, cruise_id, person_id: scope.user_id, details, created_at });
    }
    // the notice of the offer is answered
    await readShareNotice(tx, scope, id, created_at);
    return accepted;
  });
}

/** Called before a body is checked. @throws CodedError `not_found` if the caller has no part in the share */
export async function mustTakePart(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope | null,
  id: string,
): Promise<void> {
  if (scope === null) throw new CodedError('not_found');
  const found = (await store.findGiven(query, scope, id)) ?? (await store.findReceived(query, scope, id));
  if (found === null) throw new CodedError('not_found');
}

/** A share is found only under its own cruise, and by its owner. @throws CodedError `not_found` */
export async function mustBeOfCruise(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  { id, share_id }: { id: string; share_id: string },
): Promise<void> {
  const found = await store.findGiven(query, scope, share_id);
  if (found?.cruise_id !== id) throw new CodedError('not_found');
}

/** Changes the level of a share; it applies from the next request on. @throws CodedError `not_found` */
export async function changeLevel(
  { database }: Pick<Services, 'database'>,
  scope: Scope,
  id: string,
  share_level: ShareLevel,
): Promise<Share> {
  return database.transaction(async (tx) => {
    const is_given = await store.setLevel(tx, scope, id, share_level);
    const changed = is_given ? await store.findGiven(tx, scope, id) : null;
    if (changed === null) throw new CodedError('not_found');
    if (!shows(share_level, 'full')) await forgetReminders(tx, id);
    return changed;
  });
}

/** Deletes a share that the caller gave, or declines or leaves a received one. @throws CodedError `not_found` */
export async function deleteShare(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  id: string,
): Promise<void> {
  if (!(await store.deleteShare(query, scope, id))) throw new CodedError('not_found');
}

/** Before an account is deleted, in the same transaction: shares that wait for its address are deleted. */
export async function purge(
  _services: object,
  tx: Queryable,
  { email_key }: { email_key: string },
): Promise<void> {
  await store.deleteOffered(tx, email_key);
}

type Notice = Parameters<typeof leaveNotices>[1][number];

async function leave(tx: Queryable, notice: Omit<Notice, 'id' | 'kind'>): Promise<void> {
  await leaveNotices(tx, [{ ...notice, id: newId(), kind: 'share' }]);
}

/** The day from which a cruise is ahead, in UTC: an invitation uses no user's zone. */
export function today(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10);
}
