import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cruise, ledger, ownerOf, today, told, voyagers } from './testing/loyalty.ts';

describe('The ledger', () => {
  it('starts at zero without a stated balance', () => {
    const standing = ownerOf([cruise('2025-03-08'), cruise('2026-03-08', { nights: 10 })]);
    assert.deepEqual(ledger(standing), [
      [0, 7, 7, 'expected'],
      [7, 10, 17, 'expected'],
    ]);
    assert.deepEqual([standing.ledger.now.points, standing.tier], [17, 'Gold']);
  });

  it('is ordered by the end of cruises, whatever the order of the records', () => {
    const long = cruise('2026-06-30', { nights: 120 });
    const within = cruise('2026-04-10', { nights: 5 });
    assert.deepEqual(ledger(ownerOf([long, within])), [
      [0, 5, 5, 'expected'],
      [5, 120, 125, 'expected'],
    ]);
  });

  it('takes the points that the programme credited', () => {
    const standing = ownerOf([cruise('2025-03-08', { points_earned: 9 }), cruise('2026-03-08')]);
    assert.deepEqual(ledger(standing), [
      [0, 9, 9, 'confirmed'],
      [9, 7, 16, 'expected'],
    ]);
  });

  it('treats zero credited points as known', () => {
    assert.deepEqual(ledger(ownerOf([cruise('2025-03-08', { points_earned: 0 })])), [[0, 0, 0, 'confirmed']]);
  });

  it('does not add cruises that had ended when the programme stated its balance', () => {
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

  it('takes a balance without a day, or of a future day, as stated today', () => {
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

  it('adds a cruise that was under way when the balance was stated', () => {
    const standing = ownerOf([cruise('2026-11-25')], {
      memberships: [told({ points: 50, points_as_of: today })],
    });
    assert.deepEqual(ledger(standing), [[50, 7, 57, 'expected']]);
    assert.equal(standing.ledger.now.points, 50, 'it is credited when it is over');
  });

  it('continues from the balance that a record has before its cruise', () => {
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

  it('marks where a record corrected the balance', () => {
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

  it('continues from the balance that a record has after its cruise, and derives the earned points', () => {
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

  it('computes the start from the balance after the first cruise', () => {
    assert.deepEqual(ledger(ownerOf([cruise('2026-03-08', { points_after: 57 })])), [
      [50, 7, 57, 'expected'],
    ]);
    const credited = cruise('2026-03-08', { points_after: 57, points_earned: 14 });
    assert.deepEqual(ledger(ownerOf([credited])), [[43, 14, 57, 'confirmed']]);
    assert.deepEqual(ledger(ownerOf([cruise('2026-03-08', { points_after: 5 })])), [[0, 5, 5, 'expected']]);
  });

  it('keeps three figures that do not add up', () => {
    const odd = cruise('2026-03-08', { points_before: 40, points_earned: 7, points_after: 50 });
    const standing = ownerOf([odd, cruise('2026-09-08')]);
    assert.deepEqual(ledger(standing), [
      [40, 7, 50, 'confirmed'],
      [50, 7, 57, 'expected'],
    ]);
  });

  it('follows a balance that the programme reduced', () => {
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

  it('adds up booked cruises that were booked with the same balance', () => {
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

  it('treats points entered for a future cruise as expected, not confirmed', () => {
    const standing = ownerOf([cruise('2027-03-08', { points_earned: 14 })]);
    assert.deepEqual(ledger(standing), [[0, 14, 14, 'expected']]);
    assert.deepEqual([standing.ledger.now.points, standing.ledger.ahead.points], [0, 14]);
  });

  it('continues from the known balance if the programme has no rule for a cruise', () => {
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

  it('is unknown without a stated balance and without anything to count', () => {
    const standing = ownerOf([cruise('2026-03-08')], { programmes: [voyagers] });
    assert.equal(standing.ledger.now.is_unknown, true);
    assert.deepEqual(standing.next?.ways, [{ unit: 'points', threshold: 1, have: null, gap: null }]);
    assert.equal(standing.next.progress, null);
  });

  it('becomes known with a record that has a balance after its cruise', () => {
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
