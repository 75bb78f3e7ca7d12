import { nameKey, type LoggedCruise, type LoggedPassenger } from './logbook.ts';
import type { Membership } from './loyalty.ts';

/** A cruise of a member with the member's passenger record; null if the owner is not listed. */
export interface MemberCruise {
  cruise: LoggedCruise;
  passenger: LoggedPassenger | null;
}

/** A member of a household in a line's programme. */
export interface Member<MembershipRow extends Membership = Membership> {
  /** null: the owner of the account */
  name: string | null;
  /** null: no membership is recorded, only cruises */
  membership: MembershipRow | null;
  cruises: readonly MemberCruise[];
}

/**
 * The members of a household with a line, the owner first, and their cruises. Members are matched with passengers by
 * number or name. A cruise without passengers is the owner's.
 * @param owner the name of the account's owner, empty if unknown
 */
export function membersOf<MembershipRow extends Membership>(
  memberships: readonly MembershipRow[],
  cruises: readonly LoggedCruise[],
  owner: string,
): Member<MembershipRow>[] {
  const own = memberships.find(({ member_name }) => member_name === null) ?? null;
  const owned = cruises.flatMap((cruise) => asOwner(cruise, owner, own?.loyalty_number ?? null));
  const members: Member<MembershipRow>[] =
    own === null && owned.length === 0 ? [] : [{ name: null, membership: own, cruises: owned }];
  for (const membership of memberships) {
    const { member_name, loyalty_number } = membership;
    if (member_name === null) continue;
    const sailed = cruises.flatMap((cruise) => {
      const passenger = findPassenger(cruise.passengers, member_name, loyalty_number);
      return passenger === null ? [] : [{ cruise, passenger }];
    });
    members.push({ name: member_name, membership, cruises: sailed });
  }
  return members;
}

function asOwner(cruise: LoggedCruise, owner: string, loyalty_number: string | null): MemberCruise[] {
  if (cruise.passengers.length === 0) return [{ cruise, passenger: null }];
  const number = cruise.loyalty_number ?? loyalty_number;
  const passenger = findPassenger(cruise.passengers, owner, number);
  const is_mine = passenger !== null || nameKey(owner) === '' || hasOwnLoyalty(cruise);
  return is_mine ? [{ cruise, passenger }] : [];
}

/** Whether the record has data of its owner's membership: the owner then sailed, even if not listed as a passenger. */
function hasOwnLoyalty(cruise: LoggedCruise): boolean {
  const { loyalty_number, tier_before, tier_after, points_before, points_earned, points_after } = cruise;
  return [loyalty_number, tier_before, tier_after, points_before, points_earned, points_after].some(
    (value) => value !== null,
  );
}

/** Finds a passenger by loyalty number, else by full name, else by a first name that only one passenger has. */
function findPassenger(
  passengers: readonly LoggedPassenger[],
  name: string,
  loyalty_number: string | null,
): LoggedPassenger | null {
  const number = numberKey(loyalty_number);
  const key = nameKey(name);
  const by_number = passengers.find((one) => number !== '' && numberKey(one.loyalty_number) === number);
  const by_name = passengers.find((one) => key !== '' && nameKey(one.name) === key);
  const found = by_number ?? by_name;
  if (found !== undefined) return found;
  const alike = passengers.filter((one) => isShortFor(nameKey(one.name), key));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** Whether one of two names is only the first name of the other. */
function isShortFor(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return shorter !== '' && !shorter.includes(' ') && longer.startsWith(`${shorter} `);
}

/** A number for comparison: printed numbers have spaces and hyphens, typed ones do not. */
function numberKey(number: string | null): string {
  return (number ?? '').replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}
