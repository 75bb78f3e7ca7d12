import {
  countedIn,
  expectedPoints,
  isSolo,
  isSuite,
  rankReached,
  tierNamed,
  tierOfRank,
  unitOf,
  unitsOf,
  type Counts,
  type LoyaltyProgramme,
  type Membership,
} from './loyalty.ts';
import { creditedPoints } from './logbook.ts';
import type { Member, MembersCruise } from './loyalty-members.ts';

/**
 * What is known of the points of a cruise: `confirmed` by the programme, `expected` by the rule, `unknown` where no
 * rule tells, `included` in the points that the programme told after it.
 */
export type LedgerState = 'confirmed' | 'expected' | 'unknown' | 'included';

/** A line of a ledger. Null is what is not known. */
export interface LedgerRow extends MembersCruise {
  state: LedgerState;
  before: number | null;
  earned: number | null;
  after: number | null;
  /** the record's own points were taken in the place of the running balance, which was another */
  is_adjusted: boolean;
  /** where the programme makes a difference */
  is_suite: boolean;
  is_solo: boolean;
  /** the rank held after it, and the tier that was reached with it */
  rank: number;
  tier_reached: string | null;
}

/** Where a member stands at a point of the ledger. */
export interface Holding {
  points: number;
  counts: Counts;
  rank: number;
  /** something that counts is not known: there are at least so many points */
  is_at_least: boolean;
  /** nothing was told and nothing could be counted */
  is_unknown: boolean;
}

/** A member's ledger in a programme: what was, and what is booked. */
export interface Ledger {
  rows: LedgerRow[];
  /** after the cruises that are over */
  now: Holding;
  /** after what is booked too */
  ahead: Holding;
}

/** The points that a programme told, on the evening of a day. */
interface Told {
  as_of: string;
  points: number | null;
  rank: number | null;
}

/**
 * The ledger of a member in a programme, in the order in which cruises end, as points are credited then.
 *
 * It goes on from what the programme told; cruises that were over by that day are in it already. Points that a record
 * holds itself win over the running balance, which goes on from them. Before a cruise that is still ahead the balance
 * is never lower than what the cruises before it bring: the record says what was true when it was booked.
 *
 * @param today the reader's day `YYYY-MM-DD`
 */
export function ledgerOf(
  programme: LoyaltyProgramme,
  member: Pick<Member, 'name' | 'membership' | 'cruises'>,
  is_told_here: boolean,
  today: string,
): Ledger {
  const told = is_told_here ? toldBy(programme, member.membership, today) : null;
  const book = new Book(programme, member, told);
  const sailed = member.cruises.toSorted(
    (one, other) =>
      compare(one.cruise.end_date, other.cruise.end_date) ||
      compare(one.cruise.start_date, other.cruise.start_date) ||
      compare(one.cruise.id, other.cruise.id),
  );
  const past = sailed.filter(({ cruise }) => cruise.time === 'past');
  const is_included = ({ cruise }: MembersCruise) => told !== null && cruise.end_date <= told.as_of;
  for (const entry of past.filter(is_included)) book.include(entry);
  if (told !== null) book.take(told);
  for (const entry of past.filter((one) => !is_included(one))) book.add(entry);
  const now = book.holding();
  for (const entry of sailed) if (entry.cruise.time !== 'past') book.add(entry);
  return { rows: book.rows, now, ahead: book.holding() };
}

function toldBy(programme: LoyaltyProgramme, membership: Membership | null, today: string): Told | null {
  if (membership === null || (membership.points === null && membership.tier === null)) return null;
  const { points, points_as_of } = membership;
  const as_of = points_as_of ?? today;
  return { as_of, points, rank: tierNamed(programme, membership.tier)?.rank ?? null };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** What a record says of a cruise's points, with the rule's where it is silent. */
interface OwnPoints {
  before: number | null;
  after: number | null;
  earned: { points: number | null; is_confirmed: boolean };
}

/** The running balance while a ledger is written. */
class Book {
  readonly rows: LedgerRow[] = [];
  readonly #programme: LoyaltyProgramme;
  readonly #member: Pick<Member, 'name' | 'membership'>;
  readonly #unit: string;
  readonly #has_points_told: boolean;
  #points = 0;
  /** the balance rests on something that was told, not on an assumed start at zero */
  #is_anchored = false;
  #is_at_least = false;
  #has_counted = false;
  #counts: Record<string, number> = {};
  /** the rank that was told last, and the one that counting led to at that moment */
  #told_rank: { told: number; counted: number } | null = null;

  constructor(programme: LoyaltyProgramme, member: Pick<Member, 'name' | 'membership'>, told: Told | null) {
    this.#programme = programme;
    this.#member = member;
    this.#unit = unitOf(programme);
    this.#has_points_told = told !== null && told.points !== null;
    for (const unit of unitsOf(programme)) if (isCounted(programme, unit)) this.#counts[unit] = 0;
  }

  /** A cruise that was over when the programme told its points: shown, but not added. */
  include(entry: MembersCruise): void {
    // a tier alone was told: the points are still to be counted
    if (!this.#has_points_told) {
      this.add(entry);
      return;
    }
    const { before, earned, after } = this.#read(entry);
    this.#count(entry);
    const sum = before !== null && earned.points !== null ? before + earned.points : null;
    this.#write(entry, { state: 'included', before, earned: earned.points, after: after ?? sum });
  }

  take({ points, rank }: Told): void {
    if (points !== null) this.#anchor(points);
    if (rank !== null) this.#told_rank = { told: rank, counted: this.#rankCounted() };
  }

  add(entry: MembersCruise): void {
    const own = this.#read(entry);
    const { earned } = own;
    const is_past = entry.cruise.time === 'past';
    const balance = this.#points;
    const was_anchored = this.#is_anchored;
    this.#hear(is_past ? entry.cruise.tier_before : null, 'lifts');
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
    // a balance that is too low for a cruise ahead was true when it was written down
    const has_own_after = own.after !== null && (is_past || own.after >= sum);
    this.#count(entry);
    this.#points = has_own_after ? (own.after ?? sum) : sum;
    if (has_own_after) this.#anchor(this.#points);
    else if (points === null) this.#is_at_least = true;
    if (points !== null) this.#has_counted = true;
    this.#hear(is_past ? entry.cruise.tier_after : null, 'decides');

    const state = is_past && is_confirmed ? 'confirmed' : points === null ? 'unknown' : 'expected';
    const is_start_unknown = start.is_guess && points === null;
    const figures = { state, before: is_start_unknown ? null : before, earned: points } as const;
    this.#write(entry, { ...figures, after: this.#points }, was_anchored && before !== balance, rank_before);
  }

  /**
   * The balance that a cruise begins with: the record's own, else what its own end leaves (where nothing was told
   * before, that is a guess by what the cruise is expected to bring), else the running one.
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

  /** What the record says: its own points are the owner's, those of others stand with the passenger. */
  #read({ cruise, passenger }: MembersCruise): OwnPoints {
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

  #count({ cruise }: MembersCruise): void {
    for (const unit of Object.keys(this.#counts)) {
      this.#counts[unit] = (this.#counts[unit] ?? 0) + (countedIn(this.#programme, unit, cruise) ?? 0);
    }
  }

  /** The tier that the record of a cruise tells of its owner; the one held before it may have been told long ago. */
  #hear(tier: string | null, weight: 'lifts' | 'decides'): void {
    if (this.#member.name !== null) return;
    const told = tierNamed(this.#programme, tier)?.rank;
    if (told === undefined || (weight === 'lifts' && told <= this.#rank())) return;
    this.#told_rank = { told, counted: this.#rankCounted() };
  }

  #countsNow(): Counts {
    return { ...this.#counts, [this.#unit]: this.#points };
  }

  #rankCounted(): number {
    return rankReached(this.#programme, this.#countsNow());
  }

  /** What was told holds until counting leads beyond it. */
  #rank(): number {
    const counted = this.#rankCounted();
    const known = this.#told_rank;
    if (known === null || counted > Math.max(known.told, known.counted)) return counted;
    return known.told;
  }

  #write(
    entry: MembersCruise,
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

/** The balance is told and credited; other units are counted from the cruises themselves. */
function isCounted(programme: LoyaltyProgramme, unit: string): boolean {
  return (
    unit !== unitOf(programme) &&
    countedIn(programme, unit, { nights: 1, category: null, passengers: [] }) !== null
  );
}
