import type { LoggedCruise } from '../logbook.ts';
import { type MemberStanding, standingsOf } from '../loyalty-standing.ts';
import type { LoyaltyProgramme, LoyaltyTier, Membership } from '../loyalty.ts';
import { bare } from './log.ts';

export const today = '2026-11-22';

export const tier = (name: string, rank: number, unit: string, threshold: number | null): LoyaltyTier => ({
  name,
  rank,
  unit,
  threshold,
  alt_unit: null,
  alt_threshold: null,
});

/** A programme of 1 point a night, twice in a suite or alone, three times for both. */
export const crown: LoyaltyProgramme = {
  id: 'crown',
  ended_on: null,
  unit: 'points',
  points_per_night: 1,
  points_per_cruise: null,
  suite_multiplier: 2,
  solo_multiplier: 2,
  suite_solo_multiplier: 3,
  multiplies: 'points',
  tiers: [
    tier('Gold', 1, 'points', 3),
    tier('Platinum', 2, 'points', 30),
    tier('Emerald', 3, 'points', 55),
    tier('Diamond', 4, 'points', 80),
  ],
};

const plain = {
  suite_multiplier: null,
  solo_multiplier: null,
  suite_solo_multiplier: null,
  multiplies: null,
};

/** Cruises or nights, whichever comes first. */
export const world_club: LoyaltyProgramme = {
  ...crown,
  ...plain,
  id: 'world',
  unit: 'cruises',
  points_per_night: null,
  points_per_cruise: 1,
  tiers: [
    tier('Silver', 1, 'cruises', 1),
    { ...tier('Gold', 2, 'cruises', 2), alt_unit: 'nights', alt_threshold: 20 },
    { ...tier('Platinum', 3, 'cruises', 7), alt_unit: 'nights', alt_threshold: 70 },
  ],
};

/** Days; or cruises, where a suite or a solo cruise counts two. */
export const captains: LoyaltyProgramme = {
  ...crown,
  id: 'captains',
  unit: 'days',
  suite_solo_multiplier: 2,
  multiplies: 'cruises',
  tiers: [
    tier('Gold', 1, 'cruises', 1),
    { ...tier('Ruby', 2, 'days', 31), alt_unit: 'cruises', alt_threshold: 3 },
    { ...tier('Platinum', 3, 'days', 51), alt_unit: 'cruises', alt_threshold: 5 },
  ],
};

/** A programme that counts money spent. */
export const voyagers: LoyaltyProgramme = {
  ...crown,
  ...plain,
  id: 'voyagers',
  points_per_night: null,
  tiers: [
    tier('Welcome', 1, 'points', 0),
    tier('Classic', 2, 'points', 1),
    tier('Silver', 3, 'points', 2200),
  ],
};

/** A cruise of 7 nights, or of the given number, that ends on a day. */
export function cruise(end_date: string, more: Partial<LoggedCruise> = {}): LoggedCruise {
  const nights = more.nights ?? 7;
  const start_date = Temporal.PlainDate.from(end_date).subtract({ days: nights }).toString();
  const time = end_date < today ? 'past' : start_date <= today ? 'current' : 'future';
  return bare(start_date, end_date, { time, nights, cruise_line_id: 'line', cruise_line: 'Line', ...more });
}

export const told = (more: Partial<Membership> = {}): Membership => ({
  member_name: null,
  loyalty_number: null,
  tier: null,
  points: null,
  points_as_of: null,
  points_per_night: null,
  points_per_cruise: null,
  ...more,
});

export const who = (name: string, more: { loyalty_number?: string; points_earned?: number } = {}) => ({
  name,
  loyalty_number: null,
  points_earned: null,
  ...more,
});

export interface Household {
  programmes?: LoyaltyProgramme[];
  memberships?: Membership[];
  owner?: string;
}

export function household(cruises: LoggedCruise[], more: Household = {}) {
  const { programmes = [crown], memberships = [], owner = 'Ada Seafarer' } = more;
  return standingsOf({ programmes, memberships, cruises, owner, today });
}

/** The owner in the only programme. */
export function ownerOf(cruises: LoggedCruise[], more: Household = {}): MemberStanding {
  const [standing, ...others] = household(cruises, more);
  const own = standing?.members.find(({ member }) => member.name === null);
  if (own === undefined || others.length > 0)
    throw new Error('the owner is in one programme, and in no other');
  return own;
}

/** Balance before, points earned, balance after and state, row by row. */
export const ledger = ({ ledger: { rows } }: MemberStanding) =>
  rows.map(({ before, earned, after, state }) => [before, earned, after, state]);
