import type { LoggedCruise } from './logbook.ts';
import { ledgerOf, type Holding, type Ledger, type LedgerRow } from './loyalty-ledger.ts';
import { membersOf, type Member } from './loyalty-members.ts';
import {
  countedTiers,
  tierOfRank,
  unitOf,
  waysInto,
  type LoyaltyProgramme,
  type LoyaltyTier,
  type Membership,
} from './loyalty.ts';

/** One way into the next tier; `have` and `gap` are null if unknown. */
export interface Way {
  unit: string;
  threshold: number;
  have: number | null;
  gap: number | null;
}

/** The next tier and what is missing for it. */
export interface NextTier {
  tier: LoyaltyTier;
  ways: Way[];
  /** of the most advanced way, 0 to 1; null if unknown */
  progress: number | null;
  /** the booked cruise that reaches it */
  reached_with: LedgerRow | null;
}

/** A member of a household in a programme. */
export interface MemberStanding<MembershipRow extends Membership = Membership> {
  member: Member<MembershipRow>;
  ledger: Ledger;
  /** the name of the tier that is held; null before the first */
  tier: string | null;
  next: NextTier | null;
  /** the tier after the booked cruises, if it is a higher one */
  tier_ahead: string | null;
}

/** A programme of a line with the standing of each member of the household. */
export interface ProgrammeStanding<
  Programme extends LoyaltyProgramme = LoyaltyProgramme,
  MembershipRow extends Membership = Membership,
> {
  programme: Programme;
  members: MemberStanding<MembershipRow>[];
}

/** The data of one line and household. */
interface LineOfHousehold<Programme extends LoyaltyProgramme, MembershipRow extends Membership> {
  /** its programmes, including replaced ones */
  programmes: readonly Programme[];
  memberships: readonly MembershipRow[];
  /** its cruises that were not cancelled */
  cruises: readonly LoggedCruise[];
  /** the name of the account's owner, empty if unknown */
  owner: string;
  /** the reader's day `YYYY-MM-DD` */
  today: string;
}

/**
 * The standing of a household in the programmes of a line, the one in force first. A cruise counts in the programme
 * that was in force on its last day. A replaced programme is listed only for members with a balance or cruises in it.
 */
export function standingsOf<Programme extends LoyaltyProgramme, MembershipRow extends Membership>(
  line: LineOfHousehold<Programme, MembershipRow>,
): ProgrammeStanding<Programme, MembershipRow>[] {
  const members = membersOf(line.memberships, line.cruises, line.owner);
  const programmes = line.programmes.toSorted((one, other) =>
    (one.ended_on ?? '9999') < (other.ended_on ?? '9999') ? 1 : -1,
  );
  return programmes.flatMap((programme) => {
    const isInForce = forceOf(programme, programmes);
    const standings = members.flatMap((member) => {
      const cruises = member.cruises.filter(({ cruise }) => isInForce(cruise.end_date));
      const { membership } = member;
      const is_stated_here = membership !== null && isInForce(membership.points_as_of ?? line.today);
      const has_stated = is_stated_here && (membership.points !== null || membership.tier !== null);
      if (programme.ended_on !== null && cruises.length === 0 && !has_stated) return [];
      return [standingOf(programme, { ...member, cruises }, is_stated_here, line.today)];
    });
    return standings.length === 0 ? [] : [{ programme, members: standings }];
  });
}

/** Whether a programme was in force on a day: from the end of the previous one to its own end. */
function forceOf(
  { ended_on }: LoyaltyProgramme,
  programmes: readonly LoyaltyProgramme[],
): (day: string) => boolean {
  const ends = programmes.flatMap((other) => (other.ended_on === null ? [] : [other.ended_on]));
  const from = ends
    .filter((end) => ended_on === null || end < ended_on)
    .toSorted()
    .at(-1);
  return (day) => (from === undefined || day > from) && (ended_on === null || day <= ended_on);
}

function standingOf<MembershipRow extends Membership>(
  programme: LoyaltyProgramme,
  member: Member<MembershipRow>,
  is_stated_here: boolean,
  today: string,
): MemberStanding<MembershipRow> {
  const ledger = ledgerOf(programme, member, is_stated_here, today);
  const { now, ahead } = ledger;
  // a tier that the programme does not list is shown as the traveller typed it
  const stated = is_stated_here ? (member.membership?.tier ?? null) : null;
  const tier = stated !== null && now.rank === 0 ? stated : tierOfRank(programme, now.rank);
  return {
    member,
    ledger,
    tier,
    next: programme.ended_on === null ? nextTier(programme, ledger) : null,
    tier_ahead: ahead.rank > now.rank ? tierOfRank(programme, ahead.rank) : null,
  };
}

function nextTier(programme: LoyaltyProgramme, { rows, now }: Ledger): NextTier | null {
  const tier = countedTiers(programme).find(({ rank }) => rank > now.rank);
  if (tier === undefined) return null;
  const ways = waysInto(tier).map(({ unit, threshold }) => {
    const have = haveIn(programme, unit, now);
    return { unit, threshold, have, gap: have === null ? null : Math.max(0, threshold - have) };
  });
  const shares = ways.flatMap(({ have, threshold }) =>
    have === null ? [] : [threshold === 0 ? 1 : Math.min(1, have / threshold)],
  );
  const reached_with = rows.find(({ cruise, rank }) => cruise.time !== 'past' && rank >= tier.rank) ?? null;
  return { tier, ways, progress: shares.length === 0 ? null : Math.max(...shares), reached_with };
}

function haveIn(programme: LoyaltyProgramme, unit: string, now: Holding): number | null {
  if (unit === unitOf(programme) && now.is_unknown) return null;
  return now.counts[unit] ?? null;
}
