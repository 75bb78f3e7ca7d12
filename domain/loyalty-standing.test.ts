import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  captains,
  crown,
  cruise,
  household,
  ownerOf,
  tier,
  today,
  told,
  voyagers,
  who,
  world_club,
} from './testing/loyalty.ts';

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

  it('have a gap, a progress, and the booked cruise that closes the gap', () => {
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

  it('have no closing cruise without bookings, and no next tier above the highest', () => {
    const points_as_of = today;
    const far = ownerOf([cruise('2027-03-08')], { memberships: [told({ points: 56, points_as_of })] });
    assert.deepEqual([far.next?.reached_with, far.next?.tier.name], [null, 'Diamond']);
    assert.equal(ownerOf([], { memberships: [told({ points: 80, points_as_of })] }).next, null);
  });

  it('are reached either way: by cruises or by nights', () => {
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

  it('count a suite or a solo cruise twice, and both together no more, where the programme has that rule', () => {
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

  it('count cruises before the stated balance if the tier counts cruises', () => {
    const standing = ownerOf([cruise('2024-03-08'), cruise('2025-03-08'), cruise('2026-03-08')], {
      programmes: [captains],
      memberships: [told({ points: 21, points_as_of: '2026-06-01' })],
    });
    assert.deepEqual([standing.ledger.now.counts, standing.tier], [{ cruises: 3, days: 21 }, 'Ruby']);
  });

  it('follow the stated tier, above and below the counted one, until the counted one exceeds it', () => {
    const points_as_of = '2026-06-01';
    const above = told({ tier: 'emerald', points: 10, points_as_of });
    assert.equal(ownerOf([cruise('2026-09-08')], { memberships: [above] }).tier, 'Emerald');
    const below = told({ tier: 'Gold', points: 40, points_as_of });
    assert.equal(ownerOf([cruise('2026-09-08')], { memberships: [below] }).tier, 'Gold');
    const crossed = ownerOf([cruise('2026-09-08', { nights: 20 })], { memberships: [below] });
    assert.equal(crossed.tier, 'Emerald');
  });

  it('count points if only a tier was stated', () => {
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

  it('a tier that the programme does not list is shown as typed', () => {
    const memberships = [told({ tier: 'Founding Captain', points_as_of: today })];
    assert.equal(
      ownerOf([], { memberships, programmes: [{ ...crown, tiers: [] }] }).tier,
      'Founding Captain',
    );
  });

  it('the upper of two tiers with one threshold is not reached by counting', () => {
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

  it('are left out for members without anything in them', () => {
    assert.deepEqual(
      household([cruise('2026-09-08')], { programmes }).map(({ programme }) => programme.id),
      ['new'],
    );
  });

  it('keep the balance that was stated while they were in force', () => {
    const memberships = [told({ points: 90, points_as_of: '2026-01-01' })];
    const [now, then] = household([], { programmes, memberships });
    assert.deepEqual([then?.members[0]?.tier, now?.members[0]?.tier], ['Diamond', 'Welcome']);
    assert.equal(now?.members[0]?.ledger.now.points, 0);
  });
});
