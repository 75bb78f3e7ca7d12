import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LoggedCruise } from './logbook.ts';
import { standingsOf, type MemberStanding } from './loyalty-standing.ts';
import {
  expectedPoints,
  isSuite,
  type LoyaltyProgramme,
  type LoyaltyTier,
  type Membership,
} from './loyalty.ts';
import { bare } from './testing/log.ts';

const today = '2026-11-22';

const tier = (name: string, rank: number, unit: string, threshold: number | null): LoyaltyTier => ({
  name,
  rank,
  unit,
  threshold,
  alt_unit: null,
  alt_threshold: null,
});

/** A programme of 1 point a night, twice in a suite or alone, three times for both. */
const crown: LoyaltyProgramme = {
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
const world_club: LoyaltyProgramme = {
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

/** Days; or cruises, of which a suite and somebody alone count two. */
const captains: LoyaltyProgramme = {
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

/** What a cruise brings depends on what was spent. */
const voyagers: LoyaltyProgramme = {
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

/** A cruise of 7 nights that ends on a day, or of as many as are given. */
function cruise(end_date: string, more: Partial<LoggedCruise> = {}): LoggedCruise {
  const nights = more.nights ?? 7;
  const start_date = Temporal.PlainDate.from(end_date).subtract({ days: nights }).toString();
  const time = end_date < today ? 'past' : start_date <= today ? 'current' : 'future';
  return bare(start_date, end_date, { time, nights, cruise_line_id: 'line', cruise_line: 'Line', ...more });
}

const told = (more: Partial<Membership> = {}): Membership => ({
  member_name: null,
  loyalty_number: null,
  tier: null,
  points: null,
  points_as_of: null,
  points_per_night: null,
  points_per_cruise: null,
  ...more,
});

const who = (name: string, more: { loyalty_number?: string; points_earned?: number } = {}) => ({
  name,
  loyalty_number: null,
  points_earned: null,
  ...more,
});

interface Household {
  programmes?: LoyaltyProgramme[];
  memberships?: Membership[];
  owner?: string;
}

function household(cruises: LoggedCruise[], more: Household = {}) {
  const { programmes = [crown], memberships = [], owner = 'Ada Seafarer' } = more;
  return standingsOf({ programmes, memberships, cruises, owner, today });
}

/** The owner in the only programme. */
function ownerOf(cruises: LoggedCruise[], more: Household = {}): MemberStanding {
  const [standing, ...others] = household(cruises, more);
  assert.deepEqual(others, []);
  assert.ok(standing);
  const own = standing.members.find(({ member }) => member.name === null);
  assert.ok(own, 'the owner is a member');
  return own;
}

/** Before, earned, after and what is known of it, row by row. */
const ledger = ({ ledger: { rows } }: MemberStanding) =>
  rows.map(({ before, earned, after, state }) => [before, earned, after, state]);

const earns = (programme: LoyaltyProgramme, more: Partial<LoggedCruise>) =>
  expectedPoints(programme, null, cruise('2026-01-08', more));

describe('What a cruise brings', () => {
  const alone = { passengers: [who('Ada Seafarer')] };
  const suite = { category: 'Junior Suite' };
  it('a point for each night', () => assert.equal(earns(crown, {}), 7));
  it('twice in a suite', () => assert.equal(earns(crown, suite), 14));
  it('twice alone', () => assert.equal(earns(crown, alone), 14));
  it('three times alone in a suite, where the programme says so', () =>
    assert.equal(earns(crown, { ...suite, ...alone }), 21));
  it('the greater of the two where nothing is said of both', () =>
    assert.equal(
      earns({ ...crown, suite_multiplier: 4, suite_solo_multiplier: null }, { ...suite, ...alone }),
      28,
    ));
  it('no more than a night for two, and with nobody recorded', () => {
    assert.equal(earns(crown, { passengers: [who('Ada'), who('Bob')] }), 7);
    assert.equal(earns(crown, { passengers: [] }), 7);
  });
  it('nothing for nights of a cruise of one day, and a day where days count', () => {
    assert.equal(earns(crown, { nights: 0 }), 0);
    assert.equal(earns(captains, { nights: 0 }), 1);
    assert.equal(earns(world_club, { nights: 0 }), 1);
  });
  it('is not known where the programme goes by what was spent', () =>
    assert.equal(earns(voyagers, {}), null));
  it('half a point is rounded', () =>
    assert.equal(earns({ ...crown, suite_multiplier: 1.5 }, { ...suite, nights: 3 }), 5));
  it('days are not multiplied where cruises are', () => assert.equal(earns(captains, suite), 7));
  it('what the traveller entered is taken as it is, and the rest is the programme’s', () => {
    const by = (more: Partial<Membership>, programme = crown) =>
      expectedPoints(programme, told(more), cruise('2026-01-08', suite));
    assert.equal(by({ points_per_night: 2 }), 14);
    assert.equal(by({ points_per_night: 0 }), 0);
    assert.equal(by({ points_per_cruise: 5 }), 19);
    assert.equal(by({ points_per_night: 300, points_per_cruise: 50 }, voyagers), 2150);
  });
});

describe('A suite', () => {
  for (const category of [
    'Suite',
    'GRAND SUITE – Balcony',
    'Juniorsuite',
    'Zwei Suiten',
    'Suite con balcón',
    'Suíte Royal',
    'Suite junior',
    'Le Penthouse Suites',
    'סוויטה',
    'סויטת ג׳וניור',
    'The Haven',
  ])
    it(`is ${category}`, () => assert.equal(isSuite(category), true));
  for (const category of [
    null,
    '',
    'Balcony',
    'Mini-Suite',
    'Minisuite',
    'Mini Suite with balcony',
    'Inside, en-suite bathroom',
    'מיני סוויטה',
    'Club Balcony Suite',
    'Suitable for three',
    'Cabine extérieure',
  ])
    it(`is not ${category}`, () => assert.equal(isSuite(category), false));
});

describe('The ledger', () => {
  it('starts at nothing where nothing was told', () => {
    const standing = ownerOf([cruise('2025-03-08'), cruise('2026-03-08', { nights: 10 })]);
    assert.deepEqual(ledger(standing), [
      [0, 7, 7, 'expected'],
      [7, 10, 17, 'expected'],
    ]);
    assert.deepEqual([standing.ledger.now.points, standing.tier], [17, 'Gold']);
  });

  it('goes by the day a cruise ends, whatever the order it is given in', () => {
    const long = cruise('2026-06-30', { nights: 120 });
    const within = cruise('2026-04-10', { nights: 5 });
    assert.deepEqual(ledger(ownerOf([long, within])), [
      [0, 5, 5, 'expected'],
      [5, 120, 125, 'expected'],
    ]);
  });

  it('takes what the programme credited', () => {
    const standing = ownerOf([cruise('2025-03-08', { points_earned: 9 }), cruise('2026-03-08')]);
    assert.deepEqual(ledger(standing), [
      [0, 9, 9, 'confirmed'],
      [9, 7, 16, 'expected'],
    ]);
  });

  it('zero points that were credited are not unknown', () => {
    assert.deepEqual(ledger(ownerOf([cruise('2025-03-08', { points_earned: 0 })])), [[0, 0, 0, 'confirmed']]);
  });

  it('does not add again what was over when the programme told its points', () => {
    const memberships = [told({ points: 50, points_as_of: '2026-03-08' })];
    const standing = ownerOf(
      [cruise('2025-03-08'), cruise('2026-03-08'), cruise('2026-03-09'), cruise('2026-09-08')],
      { memberships },
    );
    assert.deepEqual(ledger(standing), [
      [null, 7, null, 'included'],
      [null, 7, null, 'included'],
      [50, 7, 57, 'expected'],
      [57, 7, 64, 'expected'],
    ]);
    assert.deepEqual([standing.ledger.now.points, standing.tier], [64, 'Emerald']);
  });

  it('takes points without a day, or of a day to come, as told today', () => {
    for (const points_as_of of [null, '2027-12-31']) {
      const standing = ownerOf([cruise('2026-09-08'), cruise('2027-03-08')], {
        memberships: [told({ points: 50, points_as_of })],
      });
      assert.deepEqual(ledger(standing), [
        [null, 7, null, 'included'],
        [50, 7, 57, 'expected'],
      ]);
    }
  });

  it('a cruise under way when the points were told is still to come', () => {
    const standing = ownerOf([cruise('2026-11-25')], {
      memberships: [told({ points: 50, points_as_of: today })],
    });
    assert.deepEqual(ledger(standing), [[50, 7, 57, 'expected']]);
    assert.equal(standing.ledger.now.points, 50, 'it is credited when it is over');
  });

  it('goes on from what a record says it began with', () => {
    const standing = ownerOf([
      cruise('2024-03-08'),
      cruise('2025-03-08', { points_before: 40 }),
      cruise('2026-03-08'),
    ]);
    assert.deepEqual(ledger(standing), [
      [0, 7, 7, 'expected'],
      [40, 7, 47, 'expected'],
      [47, 7, 54, 'expected'],
    ]);
    assert.deepEqual(
      standing.ledger.rows.map(({ is_adjusted }) => is_adjusted),
      [false, false, false],
      'what went on from an assumed nothing was not put right',
    );
  });

  it('says where a record put the balance right', () => {
    const standing = ownerOf([
      cruise('2024-03-08', { points_before: 30 }),
      cruise('2025-03-08', { points_before: 40 }),
    ]);
    assert.deepEqual(
      standing.ledger.rows.map(({ before, is_adjusted }) => [before, is_adjusted]),
      [
        [30, false],
        [40, true],
      ],
    );
  });

  it('goes on from what a record says it ended with, and knows what it brought', () => {
    const standing = ownerOf([
      cruise('2024-03-08', { points_before: 30, points_after: 40 }),
      cruise('2025-03-08', { points_after: 48 }),
      cruise('2026-03-08'),
    ]);
    assert.deepEqual(ledger(standing), [
      [30, 10, 40, 'confirmed'],
      [40, 8, 48, 'confirmed'],
      [48, 7, 55, 'expected'],
    ]);
    assert.equal(standing.tier, 'Emerald');
  });

  it('reckons back from the end of the first cruise', () => {
    assert.deepEqual(ledger(ownerOf([cruise('2026-03-08', { points_after: 57 })])), [
      [50, 7, 57, 'expected'],
    ]);
    const credited = cruise('2026-03-08', { points_after: 57, points_earned: 14 });
    assert.deepEqual(ledger(ownerOf([credited])), [[43, 14, 57, 'confirmed']]);
    assert.deepEqual(ledger(ownerOf([cruise('2026-03-08', { points_after: 5 })])), [[0, 5, 5, 'expected']]);
  });

  it('leaves three figures that do not add up as they are', () => {
    const odd = cruise('2026-03-08', { points_before: 40, points_earned: 7, points_after: 50 });
    const standing = ownerOf([odd, cruise('2026-09-08')]);
    assert.deepEqual(ledger(standing), [
      [40, 7, 50, 'confirmed'],
      [50, 7, 57, 'expected'],
    ]);
  });

  it('follows a balance that the programme took back', () => {
    const standing = ownerOf([
      cruise('2025-03-08', { points_before: 60 }),
      cruise('2026-03-08', { points_after: 20 }),
    ]);
    assert.deepEqual(ledger(standing), [
      [60, 7, 67, 'expected'],
      [67, 7, 20, 'expected'],
    ]);
    assert.equal(standing.ledger.now.points, 20);
  });

  it('adds booked cruises up though both were booked with the same points', () => {
    const standing = ownerOf(
      [
        cruise('2027-03-08', { points_before: 50 }),
        cruise('2027-09-08', { points_before: 50 }),
        cruise('2028-03-08', { points_before: 70 }),
      ],
      { memberships: [told({ points: 50, points_as_of: today })] },
    );
    assert.deepEqual(ledger(standing), [
      [50, 7, 57, 'expected'],
      [57, 7, 64, 'expected'],
      [70, 7, 77, 'expected'],
    ]);
  });

  it('what is entered for a cruise ahead is expected, not confirmed', () => {
    const standing = ownerOf([cruise('2027-03-08', { points_earned: 14 })]);
    assert.deepEqual(ledger(standing), [[0, 14, 14, 'expected']]);
    assert.deepEqual([standing.ledger.now.points, standing.ledger.ahead.points], [0, 14]);
  });

  it('counts on from what is known when a programme says not what a cruise brings', () => {
    const programmes = [voyagers];
    const standing = ownerOf([cruise('2026-03-08'), cruise('2026-09-08')], {
      programmes,
      memberships: [told({ points: 2000, points_as_of: '2026-03-08' })],
    });
    assert.deepEqual(ledger(standing), [
      [null, null, null, 'included'],
      [2000, null, 2000, 'unknown'],
    ]);
    const { points, is_at_least, is_unknown } = standing.ledger.now;
    assert.deepEqual([points, is_at_least, is_unknown], [2000, true, false]);
    assert.deepEqual(standing.next?.ways, [{ unit: 'points', threshold: 2200, have: 2000, gap: 200 }]);
  });

  it('knows nothing where nothing was told and nothing can be counted', () => {
    const standing = ownerOf([cruise('2026-03-08')], { programmes: [voyagers] });
    assert.equal(standing.ledger.now.is_unknown, true);
    assert.deepEqual(standing.next?.ways, [{ unit: 'points', threshold: 1, have: null, gap: null }]);
    assert.equal(standing.next.progress, null);
  });

  it('a record that says its end makes an unknown balance known', () => {
    const standing = ownerOf([cruise('2025-03-08'), cruise('2026-03-08', { points_after: 900 })], {
      programmes: [voyagers],
    });
    assert.deepEqual(ledger(standing), [
      [0, null, 0, 'unknown'],
      [null, null, 900, 'unknown'],
    ]);
    const { points, is_at_least, is_unknown } = standing.ledger.now;
    assert.deepEqual([points, is_at_least, is_unknown], [900, false, false]);
  });
});

describe('Tiers', () => {
  it('are reached at their threshold, not before', () => {
    const at = (points: number) => ownerOf([], { memberships: [told({ points, points_as_of: today })] }).tier;
    assert.deepEqual([0, 2, 3, 29, 30, 54, 55, 80, 900].map(at), [
      null,
      null,
      'Gold',
      'Gold',
      'Platinum',
      'Platinum',
      'Emerald',
      'Diamond',
      'Diamond',
    ]);
  });

  it('the gap, the progress, and the booked cruise that closes it', () => {
    const memberships = [told({ points: 41, points_as_of: today })];
    const standing = ownerOf([cruise('2027-03-08'), cruise('2027-09-08'), cruise('2028-01-08')], {
      memberships,
    });
    const { next } = standing;
    assert.deepEqual(next?.ways, [{ unit: 'points', threshold: 55, have: 41, gap: 14 }]);
    assert.equal(next.tier.name, 'Emerald');
    assert.equal(next.progress, 41 / 55);
    assert.equal(next.reached_with?.cruise.end_date, '2027-09-08');
    assert.deepEqual([standing.tier, standing.tier_ahead], ['Platinum', 'Emerald']);
    assert.deepEqual(
      standing.ledger.rows.map(({ tier_reached }) => tier_reached),
      [null, 'Emerald', null],
    );
  });

  it('no booked cruise closes it, no tier is above the highest', () => {
    const points_as_of = today;
    const far = ownerOf([cruise('2027-03-08')], { memberships: [told({ points: 56, points_as_of })] });
    assert.deepEqual([far.next?.reached_with, far.next?.tier.name], [null, 'Diamond']);
    assert.equal(ownerOf([], { memberships: [told({ points: 80, points_as_of })] }).next, null);
  });

  it('either way leads in: cruises or nights', () => {
    const programmes = [world_club];
    const by_nights = ownerOf([cruise('2026-03-08', { nights: 20 })], { programmes });
    assert.deepEqual([by_nights.tier, by_nights.ledger.now.points], ['Gold', 1]);
    const by_cruises = ownerOf([cruise('2025-03-08', { nights: 2 }), cruise('2026-03-08', { nights: 2 })], {
      programmes,
    });
    assert.equal(by_cruises.tier, 'Gold');
    assert.deepEqual(by_cruises.next?.ways, [
      { unit: 'cruises', threshold: 7, have: 2, gap: 5 },
      { unit: 'nights', threshold: 70, have: 4, gap: 66 },
    ]);
    assert.equal(by_cruises.next.progress, 2 / 7, 'of the way that is nearer to its end');
  });

  it('a suite and somebody alone count two cruises, and both together no more, where the programme says so', () => {
    const programmes = [captains];
    const passengers = [who('Ada Seafarer')];
    const suite = ownerOf([cruise('2026-03-08', { category: 'Suite', passengers })], { programmes });
    assert.deepEqual(suite.ledger.now.counts, { cruises: 2, days: 7 });
    assert.equal(suite.tier, 'Gold');
    const twice = ownerOf([cruise('2025-03-08', { category: 'Suite' }), cruise('2026-03-08')], {
      programmes,
    });
    assert.deepEqual([twice.ledger.now.counts, twice.tier], [{ cruises: 3, days: 14 }, 'Ruby']);
  });

  it('cruises before the told points still count where cruises lead in', () => {
    const standing = ownerOf([cruise('2024-03-08'), cruise('2025-03-08'), cruise('2026-03-08')], {
      programmes: [captains],
      memberships: [told({ points: 21, points_as_of: '2026-06-01' })],
    });
    assert.deepEqual([standing.ledger.now.counts, standing.tier], [{ cruises: 3, days: 21 }, 'Ruby']);
  });

  it('what the programme told holds, above and below what is counted, until counting leads beyond it', () => {
    const points_as_of = '2026-06-01';
    const above = told({ tier: 'emerald', points: 10, points_as_of });
    assert.equal(ownerOf([cruise('2026-09-08')], { memberships: [above] }).tier, 'Emerald');
    const below = told({ tier: 'Gold', points: 40, points_as_of });
    assert.equal(ownerOf([cruise('2026-09-08')], { memberships: [below] }).tier, 'Gold');
    const crossed = ownerOf([cruise('2026-09-08', { nights: 20 })], { memberships: [below] });
    assert.equal(crossed.tier, 'Emerald');
  });

  it('a tier alone leaves the points to be counted', () => {
    const memberships = [told({ tier: 'Diamond', points_as_of: '2026-06-01' })];
    const standing = ownerOf([cruise('2025-03-08'), cruise('2026-09-08')], { memberships });
    assert.deepEqual([standing.tier, standing.ledger.now.points], ['Diamond', 14]);
    assert.equal(standing.ledger.rows[0]?.state, 'expected');
  });

  it('a cruise’s own tier decides from its end on', () => {
    const standing = ownerOf([
      cruise('2025-03-08', { points_after: 20, tier_after: 'Platinum' }),
      cruise('2026-03-08'),
    ]);
    assert.equal(standing.tier, 'Platinum');
    assert.equal(ownerOf([cruise('2025-03-08', { tier_before: 'Diamond' })]).tier, 'Diamond');
    assert.equal(ownerOf([cruise('2027-03-08', { tier_after: 'Diamond' })]).tier, null, 'not yet');
  });

  it('a tier that the programme does not list is what the traveller says', () => {
    const memberships = [told({ tier: 'Founding Captain', points_as_of: today })];
    assert.equal(
      ownerOf([], { memberships, programmes: [{ ...crown, tiers: [] }] }).tier,
      'Founding Captain',
    );
  });

  it('of two tiers at one threshold the upper is not reached by counting', () => {
    const tiers = [tier('Baltic', 1, 'points', 50), tier('Ligurian', 2, 'points', 50)];
    const standing = ownerOf([cruise('2026-03-08', { nights: 60 })], { programmes: [{ ...crown, tiers }] });
    assert.deepEqual([standing.tier, standing.next], ['Baltic', null]);
  });

  it('a tier whose threshold is not known is no goal', () => {
    const tiers = [...voyagers.tiers, tier('Blue', 4, 'points', null)];
    const standing = ownerOf([], {
      programmes: [{ ...voyagers, tiers }],
      memberships: [told({ points: 3000, points_as_of: today })],
    });
    assert.deepEqual([standing.tier, standing.next], ['Silver', null]);
  });
});

describe('Programmes that were replaced', () => {
  const old = { ...crown, id: 'old', ended_on: '2026-05-31' };
  const programmes = [old, { ...voyagers, id: 'new' }];

  it('have the cruises that ended while they were in force', () => {
    const standings = household([cruise('2026-05-31'), cruise('2026-06-01')], { programmes });
    assert.deepEqual(
      standings.map(({ programme, members }) => [programme.id, members[0]?.ledger.rows.length]),
      [
        ['new', 1],
        ['old', 1],
      ],
    );
    assert.equal(standings[1]?.members[0]?.next, null, 'nothing is reached there any more');
  });

  it('are left out by whoever had nothing in them', () => {
    assert.deepEqual(
      household([cruise('2026-09-08')], { programmes }).map(({ programme }) => programme.id),
      ['new'],
    );
  });

  it('keep what was told while they were in force to themselves', () => {
    const memberships = [told({ points: 90, points_as_of: '2026-01-01' })];
    const [now, then] = household([], { programmes, memberships });
    assert.deepEqual([then?.members[0]?.tier, now?.members[0]?.tier], ['Diamond', 'Welcome']);
    assert.equal(now?.members[0]?.ledger.now.points, 0);
  });
});

describe('The household', () => {
  const both = { passengers: [who('Ada Seafarer'), who('Bob Seafarer', { points_earned: 9 })] };
  const bob = told({ member_name: 'Bob Seafarer' });

  it('has each member’s own points of a cruise', () => {
    const [standing] = household([cruise('2026-03-08', { ...both, points_earned: 7 })], {
      memberships: [bob],
    });
    assert.deepEqual(
      standing?.members.map(({ member, ledger: { rows } }) => [member.name, rows[0]?.earned, rows[0]?.state]),
      [
        [null, 7, 'confirmed'],
        ['Bob Seafarer', 9, 'confirmed'],
      ],
    );
  });

  it('gives the owner’s own points and tiers to nobody else', () => {
    const sailed = cruise('2026-03-08', {
      ...both,
      points_before: 70,
      points_after: 84,
      tier_after: 'Diamond',
    });
    const [standing] = household([sailed], { memberships: [bob] });
    assert.deepEqual(
      standing?.members.map(({ tier: held, ledger: { now } }) => [held, now.points]),
      [
        ['Diamond', 84],
        ['Gold', 9],
      ],
    );
  });

  it('is the owner alone where no passengers are recorded', () => {
    const [standing] = household([cruise('2026-03-08')], { memberships: [bob] });
    assert.deepEqual(
      standing?.members.map(({ member, ledger: { rows } }) => [member.name, rows.length]),
      [
        [null, 1],
        ['Bob Seafarer', 0],
      ],
    );
  });

  it('leaves the owner out of a cruise of others', () => {
    const others = cruise('2026-03-08', { passengers: [who('Bob Seafarer'), who('Eve Seafarer')] });
    const [standing] = household([others], { memberships: [bob] });
    assert.deepEqual(
      standing?.members.map(({ member }) => member.name),
      ['Bob Seafarer'],
    );
    assert.equal(
      ownerOf([{ ...others, points_earned: 7 }]).ledger.now.points,
      7,
      'unless it has the owner’s points',
    );
    assert.equal(ownerOf([others], { owner: '' }).ledger.now.points, 7, 'or the owner has no name');
  });

  it('finds members by number, by name however it is written, by a first name that only one has', () => {
    const sailed = (...passengers: LoggedCruise['passengers']) => {
      const member = told({ member_name: 'Zoë Ångström', loyalty_number: '123-456 789' });
      const [standing] = household([cruise('2026-03-08', { passengers })], { memberships: [member] });
      return standing?.members.find(({ member: { name } }) => name !== null)?.ledger.rows.length;
    };
    assert.equal(sailed(who('Z. A.', { loyalty_number: '123456789' }), who('Ada Seafarer')), 1);
    assert.equal(sailed(who('ZOE ANGSTROM'), who('Ada Seafarer')), 1);
    assert.equal(sailed(who('Zoe'), who('Ada Seafarer')), 1);
    assert.equal(sailed(who('Zoe Seafarer'), who('Ada Seafarer')), 0);
    assert.equal(sailed(who('Zoe'), who('Zoe')), 0);
  });

  it('is nobody for a line without cruises and members', () => assert.deepEqual(household([]), []));
});
