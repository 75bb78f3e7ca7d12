import { fold } from './fold.ts';
import type { LoggedCruise } from './logbook.ts';

/** A tier as a programme publishes it; `rank` 1 is the lowest. Either threshold reaches it. */
export interface LoyaltyTier {
  name: string;
  rank: number;
  unit: string;
  /** null: not known, or not reached by counting */
  threshold: number | null;
  alt_unit: string | null;
  alt_threshold: number | null;
}

/** A loyalty programme and its rules. A rule that depends on more than a record holds is null. */
export interface LoyaltyProgramme {
  id: string;
  /** the last day of a programme that another one has replaced */
  ended_on: string | null;
  /** the unit of the balance: points, nights, cruises ...; null: not known */
  unit: string | null;
  points_per_night: number | null;
  points_per_cruise: number | null;
  suite_multiplier: number | null;
  solo_multiplier: number | null;
  /** for a solo traveller in a suite; null: the greater of the two */
  suite_solo_multiplier: number | null;
  /** the unit that the multipliers apply to */
  multiplies: string | null;
  tiers: readonly LoyaltyTier[];
}

/** A membership as the traveller entered it. */
export interface Membership {
  /** null: the owner of the account */
  member_name: string | null;
  loyalty_number: string | null;
  tier: string | null;
  points: number | null;
  /** the day at whose end the programme stated `points` and `tier` */
  points_as_of: string | null;
  /** the traveller's own rates; null: those of the programme */
  points_per_night: number | null;
  points_per_cruise: number | null;
}

/** A member's counts by unit. An absent unit is not counted. */
export type Counts = Readonly<Record<string, number>>;

/** The unit of a balance. */
export function unitOf({ unit, tiers }: Pick<LoyaltyProgramme, 'unit' | 'tiers'>): string {
  return unit ?? tiers.at(-1)?.unit ?? 'points';
}

/*
 * Names of suites as cruise lines print them in seven languages, folded. German joins the word ("Juniorsuite"); Hebrew
 * is written with one vav or two. A mini-suite is a stateroom to every programme.
 */
const SUITE = /(?:suiten?|suites)(?= |$)|ס(?:וו|ו)יט(?:ה|ת|ות)(?= |$)|(?<=^| )haven(?= |$)/g;
const NO_SUITE = /(?:mini|mini |en|en |מיני |club balcony )$/;

/** Whether the category of a stateroom, as typed or printed in any of the seven languages, is a suite. */
export function isSuite(category: string | null): boolean {
  const folded = fold(category ?? '');
  return [...folded.matchAll(SUITE)].some(({ index }) => !NO_SUITE.test(folded.slice(0, index)));
}

/** Whether the traveller sailed alone: exactly one passenger is recorded. */
export function isSolo({ passengers }: Pick<LoggedCruise, 'passengers'>): boolean {
  return passengers.length === 1;
}

type CreditedCruise = Pick<LoggedCruise, 'nights' | 'category' | 'passengers'>;

/** The multiplier of a programme for a unit and a cruise. */
function multiplierOf(programme: LoyaltyProgramme, unit: string, cruise: CreditedCruise): number {
  if (programme.multiplies !== unit) return 1;
  const suite = isSuite(cruise.category) ? programme.suite_multiplier : null;
  const solo = isSolo(cruise) ? programme.solo_multiplier : null;
  if (suite !== null && solo !== null) return programme.suite_solo_multiplier ?? Math.max(suite, solo);
  return suite ?? solo ?? 1;
}

/** Nights, or for the unit `days` at least one: a cruise of one day has no night. */
function nightsIn(unit: string, nights: number): number {
  return unit === 'days' ? Math.max(1, nights) : nights;
}

/**
 * The points that a cruise adds to the balance by the programme's rule, or by the traveller's own rates. Own rates are
 * not multiplied: a rate that a traveller enters for a suite is doubled already. Null if neither is known.
 */
export function expectedPoints(
  programme: LoyaltyProgramme,
  membership: Pick<Membership, 'points_per_night' | 'points_per_cruise'> | null,
  cruise: CreditedCruise,
): number | null {
  const unit = unitOf(programme);
  const multiplier = multiplierOf(programme, unit, cruise);
  const by_night = membership?.points_per_night ?? times(programme.points_per_night, multiplier);
  const by_cruise = membership?.points_per_cruise ?? times(programme.points_per_cruise, multiplier);
  if (by_night === null && by_cruise === null) return null;
  return Math.round((by_night ?? 0) * nightsIn(unit, cruise.nights) + (by_cruise ?? 0));
}

function times(rate: number | null, multiplier: number): number | null {
  return rate === null ? null : rate * multiplier;
}

/**
 * The amount that a cruise adds to a unit that tiers count besides the balance; null for a unit that records do not
 * have.
 */
export function unitCredit(programme: LoyaltyProgramme, unit: string, cruise: CreditedCruise): number | null {
  const multiplier = multiplierOf(programme, unit, cruise);
  if (unit === 'cruises') return multiplier;
  if (unit === 'nights' || unit === 'days') return nightsIn(unit, cruise.nights) * multiplier;
  return null;
}

/** The units that the tiers of a programme count. */
export function unitsOf({ tiers }: Pick<LoyaltyProgramme, 'tiers'>): string[] {
  return [...new Set(tiers.flatMap(({ unit, alt_unit }) => (alt_unit === null ? [unit] : [unit, alt_unit])))];
}

/** The ways into a tier: its units with their thresholds. */
export function waysInto(tier: LoyaltyTier): { unit: string; threshold: number }[] {
  const { unit, threshold, alt_unit, alt_threshold } = tier;
  const ways = threshold === null ? [] : [{ unit, threshold }];
  if (alt_unit !== null && alt_threshold !== null) ways.push({ unit: alt_unit, threshold: alt_threshold });
  return ways;
}

/**
 * The tiers that can be reached by counting, from the lowest. Of two tiers with the same threshold the upper one needs
 * something that is not counted here, such as nights of the last three years: only a statement of the programme reaches
 * it.
 */
export function countedTiers({ tiers }: Pick<LoyaltyProgramme, 'tiers'>): LoyaltyTier[] {
  const counted: LoyaltyTier[] = [];
  for (const tier of tiers.toSorted((one, other) => one.rank - other.rank)) {
    const is_twin = counted.some(({ unit, threshold }) => unit === tier.unit && threshold === tier.threshold);
    if (waysInto(tier).length > 0 && !is_twin) counted.push(tier);
  }
  return counted;
}

/** The rank of the highest tier that the counts reach; 0 before the first. */
export function rankReached(programme: Pick<LoyaltyProgramme, 'tiers'>, counts: Counts): number {
  const reached = countedTiers(programme).filter((tier) =>
    waysInto(tier).some(({ unit, threshold }) => (counts[unit] ?? -1) >= threshold),
  );
  return reached.at(-1)?.rank ?? 0;
}

/** The name of the tier of a rank; null before the first. */
export function tierOfRank({ tiers }: Pick<LoyaltyProgramme, 'tiers'>, rank: number): string | null {
  return tiers.find((tier) => tier.rank === rank)?.name ?? null;
}

/** The tier with a name as people type it; null for a name that the programme does not have. */
export function tierByName(
  { tiers }: Pick<LoyaltyProgramme, 'tiers'>,
  name: string | null,
): LoyaltyTier | null {
  // as chosen from the list, without the slow folding of each tier
  const chosen = tiers.find((tier) => tier.name === name);
  if (chosen !== undefined) return chosen;
  const key = fold(name ?? '');
  if (key === '') return null;
  return tiers.find((tier) => fold(tier.name) === key) ?? null;
}
