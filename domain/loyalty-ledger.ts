import {
  unitCredit,
  expectedPoints,
  isSolo,
  isSuite,
  rankReached,
  tierByName,
  tierOfRank,
  unitOf,
  unitsOf,
  type Counts,
  type LoyaltyProgramme,
  type Membership,
} from './loyalty.ts';
import { creditedPoints } from './logbook.ts';
import type { Member, MemberCruise } from './loyalty-members.ts';

/**
 * The state of the points of a cruise: `confirmed` by the programme, `expected` by the rule, `unknown` without a rule,
 * `included` in a balance that the programme stated after the cruise.
 */
export type LedgerState = 'confirmed' | 'expected' | 'unknown' | 'included';

/** A row of a ledger. Null means unknown. */
export interface LedgerRow extends MemberCruise {
  state: LedgerState;
  before: number | null;
  earned: number | null;
  after: number | null;
  /** the record's own points replaced a different running balance */
  is_adjusted: boolean;
  /** only if the programme treats them differently */
  is_suite: boolean;
  is_solo: boolean;
  /** the rank after the cruise, and the tier that it reached */
  rank: number;
  tier_reached: string | null;
}

/** The balance and rank of a member at a point of the ledger. */
export interface Holding {
  points: number;
  counts: Counts;
  rank: number;
  /** some points are unknown: the balance is a minimum */
  is_at_least: boolean;
  /** no balance was stated and nothing could be counted */
  is_unknown: boolean;
}

/** A member's ledger in a programme, with past and booked cruises. */
export interface Ledger {
  rows: LedgerRow[];
  /** after the past cruises */
  now: Holding;
  /** after the booked cruises, too */
  ahead: Holding;
}

/** The balance that a programme stated, as of the evening of a day. */
interface StatedBalance {
  as_of: string;
  points: number | null;
  rank: number | null;
}

/**
 * The ledger of a member in a programme, in the order in which cruises end, as points are credited at the end.
 *
 * It starts from the balance that the programme stated, which includes the cruises that had ended by that day. A
 * record's own points replace the running balance. Before an upcoming cruise the balance is never lower than the
 * previous cruises make it: the record holds the balance at the time of booking.
 *
 * @param today the reader's day `YYYY-MM-DD`
 */
export function ledgerOf(
  programme: LoyaltyProgramme,
  member: Pick<Member, 'name' | 'membership' | 'cruises'>,
  is_stated_here: boolean,
  today: string,
): Ledger {
  const stated = is_stated_here ? statedBalance(programme, member.membership, today) : null;
  const builder = new LedgerBuilder(programme, member, stated);
  const sailed = member.cruises.toSorted(
    (one, other) =>
      compare(one.cruise.end_date, other.cruise.end_date) ||
      compare(one.cruise.start_date, other.cruise.start_date) ||
      compare(one.cruise.id, other.cruise.id),
  );
  const past = sailed.filter(({ cruise }) => cruise.time === 'past');
  const is_included = ({ cruise }: MemberCruise) => stated !== null && cruise.end_date <= stated.as_of;
  for (const entry of past.filter(is_included)) builder.include(entry);
  if (stated !== null) builder.take(stated);
  for (const entry of past.filter((one) => !is_included(one))) builder.add(entry);
  const now = builder.holding();
  for (const entry of sailed) if (entry.cruise.time !== 'past') builder.add(entry);
  return { rows: builder.rows, now, ahead: builder.holding() };
}

function statedBalance(
  programme: LoyaltyProgramme,
  membership: Membership | null,
  today: string,
): StatedBalance | null {
  if (membership === null || (membership.points === null && membership.tier === null)) return null;
  const { points, points_as_of } = membership;
  const as_of = points_as_of ?? today;
  return { as_of, points, rank: tierByName(programme, membership.tier)?.rank ?? null };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The points of a cruise by its record, else by the rule. */
interface OwnPoints {
  before: number | null;
  after: number | null;
  earned: { points: number | null; is_confirmed: boolean };
}

/** The running balance while the ledger is computed. */
class LedgerBuilder {
  readonly rows: LedgerRow[] = [];
  readonly #programme: LoyaltyProgramme;
  readonly #member: Pick<Member, 'name' | 'membership'>;
  readonly #unit: string;
  readonly #has_stated_points: boolean;
  #points = 0;
  /** the balance comes from a statement, not from an assumed start at zero */
  #is_anchored = false;
  #is_at_least = false;
  #has_counted = false;
  #counts: Record<string, number> = {};
  /** the rank that was stated last, and the counted rank at that moment */
  #stated_rank: { stated: number; counted: number } | null = null;

  constructor(
    programme: LoyaltyProgramme,
    member: Pick<Member, 'name' | 'membership'>,
    stated: StatedBalance | null,
  ) {
    this.#programme = programme;
    this.#member = member;
    this.#unit = unitOf(programme);
    this.#has_stated_points = stated !== null && stated.points !== null;
    for (const unit of unitsOf(programme)) if (isCounted(programme, unit)) this.#counts[unit] = 0;
  }

  /** A cruise that had ended when the programme stated its balance: shown, but not added. */
  include(entry: MemberCruise): void {
    // only a tier was stated: points are still to be counted
    if (!this.#has_stated_points) {
      this.add(entry);
      return;
    }
    const { before, earned, after } = this.#read(entry);
    this.#count(entry);
    const sum = before !== null && earned.points !== null ? before + earned.points : null;
    this.#write(entry, { state: 'included', before, earned: earned.points, after: after ?? sum });
  }

  take({ points, rank }: StatedBalance): void {
    if (points !== null) this.#anchor(points);
    if (rank !== null) this.#stated_rank = { stated: rank, counted: this.#rankCounted() };
  }

  add(entry: MemberCruise): void {
    const own = this.#read(entry);
    const { earned } = own;
    const is_past = entry.cruise.time === 'past';
    const balance = this.#points;
    const was_anchored = this.#is_anchored;
    this.#applyTier(is_past ? entry.cruise.tier_before : null, 'lifts');
    const rank_before = this.#rank();
    const start = this.#startOf(own, is_past);
    const before = start.points;
    if (start.is_own) this.#anchor(before);

    let points = earned.points;
    let is_confirmed = earned.is_confirmed;
    if (own.after !== null && !is_confirmed && own.after >= before && !start.is_guess) {
      if (start.is_own || was_anchored) {
        points = own.after - before;
        is_confirmed = true;
      }
    } else if (own.after !== null && start.is_guess && points !== null) {
      points = own.after - before;
    }
    const sum = before + (points ?? 0);
    // a recorded balance that is too low for an upcoming cruise is from the time of booking
    const has_own_after = own.after !== null && (is_past || own.after >= sum);
    this.#count(entry);
    this.#points = has_own_after ? (own.after ?? sum) : sum;
    if (has_own_after) this.#anchor(this.#points);
    else if (points === null) this.#is_at_least = true;
    if (points !== null) this.#has_counted = true;
    this.#applyTier(is_past ? entry.cruise.tier_after : null, 'decides');

    const state = is_past && is_confirmed ? 'confirmed' : points === null ? 'unknown' : 'expected';
    const is_start_unknown = start.is_guess && points === null;
    const figures = { state, before: is_start_unknown ? null : before, earned: points } as const;
    this.#write(entry, { ...figures, after: this.#points }, was_anchored && before !== balance, rank_before);
  }

  /**
   * The balance before a cruise: the record's own, else its balance after the cruise less the earned points (a guess
   * from the expected points if no balance was stated before), else the running balance.
   */
  #startOf(
    { before, after, earned }: OwnPoints,
    is_past: boolean,
  ): { points: number; is_own: boolean; is_guess: boolean } {
    const balance = this.#points;
    if (before !== null && (is_past || !this.#is_anchored || before >= balance))
      return { points: before, is_own: true, is_guess: false };
    const left = after === null ? 0 : Math.max(0, after - (earned.points ?? 0));
    if (after !== null && is_past && earned.is_confirmed)
      return { points: left, is_own: true, is_guess: false };
    if (after !== null && before === null && !this.#is_anchored)
      return { points: left, is_own: true, is_guess: true };
    return { points: balance, is_own: false, is_guess: false };
  }

  holding(): Holding {
    return {
      points: this.#points,
      counts: this.#countsNow(),
      rank: this.#rank(),
      is_at_least: this.#is_at_least,
      is_unknown: !this.#has_counted && !this.#is_anchored && this.#is_at_least,
    };
  }

  /** The points by the record: those of the cruise are the owner's, those of other members are at the passenger. */
  #read({ cruise, passenger }: MemberCruise): OwnPoints {
    const is_owner = this.#member.name === null;
    const confirmed = (is_owner ? creditedPoints(cruise) : null) ?? passenger?.points_earned ?? null;
    const expected = expectedPoints(this.#programme, this.#member.membership, cruise);
    return {
      before: is_owner ? cruise.points_before : null,
      after: is_owner ? cruise.points_after : null,
      earned: { points: confirmed ?? expected, is_confirmed: confirmed !== null },
    };
  }

  #anchor(points: number): void {
    this.#points = points;
    this.#is_anchored = true;
    this.#is_at_least = false;
  }

  #count({ cruise }: MemberCruise): void {
    for (const unit of Object.keys(this.#counts)) {
      this.#counts[unit] = (this.#counts[unit] ?? 0) + (unitCredit(this.#programme, unit, cruise) ?? 0);
    }
  }

  /** Applies the owner's tier from a record. A `tier_before` only lifts the rank, as it may be long out of date. */
  #applyTier(tier: string | null, weight: 'lifts' | 'decides'): void {
    if (this.#member.name !== null) return;
    const stated = tierByName(this.#programme, tier)?.rank;
    if (stated === undefined || (weight === 'lifts' && stated <= this.#rank())) return;
    this.#stated_rank = { stated, counted: this.#rankCounted() };
  }

  #countsNow(): Counts {
    return { ...this.#counts, [this.#unit]: this.#points };
  }

  #rankCounted(): number {
    return rankReached(this.#programme, this.#countsNow());
  }

  /** A stated rank holds until the counted rank exceeds it. */
  #rank(): number {
    const counted = this.#rankCounted();
    const known = this.#stated_rank;
    if (known === null || counted > Math.max(known.stated, known.counted)) return counted;
    return known.stated;
  }

  #write(
    entry: MemberCruise,
    figures: Pick<LedgerRow, 'state' | 'before' | 'earned' | 'after'>,
    is_adjusted = false,
    rank_before: number | null = null,
  ): void {
    const { multiplies, suite_multiplier, solo_multiplier } = this.#programme;
    const rank = this.#rank();
    this.rows.push({
      ...entry,
      ...figures,
      is_adjusted,
      is_suite: multiplies !== null && suite_multiplier !== null && isSuite(entry.cruise.category),
      is_solo: multiplies !== null && solo_multiplier !== null && isSolo(entry.cruise),
      rank,
      tier_reached: rank_before !== null && rank > rank_before ? tierOfRank(this.#programme, rank) : null,
    });
  }
}

/** Whether a unit is counted from the cruises; the unit of the balance is stated and credited instead. */
function isCounted(programme: LoyaltyProgramme, unit: string): boolean {
  return (
    unit !== unitOf(programme) &&
    unitCredit(programme, unit, { nights: 1, category: null, passengers: [] }) !== null
  );
}
