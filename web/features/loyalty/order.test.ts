import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, byStatus, hasLadder, hasMembership, isHighest, metalOf } from './order.ts';

const ladder = ['Blue', 'Silver', 'Coral', 'Pinnacle'].map((name, place) => ({
  id: name,
  name,
  rank: place + 1,
  unit: 'nights',
  threshold: place * 10,
  alt_unit: null,
  alt_threshold: null,
  note: null,
  as_of_year: 2026,
}));

const programme = (
  tier: string | null,
  progress: number | null = null,
  membership_id: string | null = 'm',
) => ({
  tiers: ladder,
  members: [
    {
      membership_id,
      tier,
      next:
        progress === null ? null : { tier: 'x', ways: [], progress, reached_with: null, reached_on: null },
    },
  ],
});

test('programmes stand by status, and of equal ones the next tier in reach comes first', () => {
  const [none, far, near, top] = [
    programme(null, 0.9),
    programme('Silver', 0.2),
    programme('Silver', 0.8),
    programme('Pinnacle'),
  ];
  assert.deepEqual(byStatus([none, far, near, top]), [top, near, far, none]);
});

test('cards of one metal stand together, whichever tier of the ladder has its name', () => {
  const low_gold = {
    tiers: ladder.map((tier, place) => ({
      ...tier,
      name: ['Gold', 'Emerald', 'Diamond', 'Crown'][place] ?? '',
    })),
    members: programme('Gold').members,
  };
  const [silver, third, top] = [programme('Silver'), programme('Coral'), programme('Pinnacle')];
  assert.deepEqual(byStatus([silver, low_gold, third, top]), [top, third, low_gold, silver]);
});

test('the only tier of a programme is no status: it stands after any ladder that somebody is on', () => {
  const only = { tiers: ladder.slice(0, 1), members: programme('Blue').members };
  const [none, low] = [programme(null), programme('Blue')];
  assert.deepEqual(byStatus([none, only, low]), [low, only, none]);
  assert.deepEqual([hasLadder(only), hasLadder(low), metalOf(only)], [false, true, 'bronze']);
});

test('the metal of a card is that of its tier by name, else by its height', () => {
  const held = ['Blue', 'Silver', 'Coral', 'Pinnacle', 'Typed', 'Platinum Plus'];
  assert.deepEqual(
    held.map((tier) => metalOf(programme(tier))),
    ['bronze', 'silver', 'gold', 'platinum', 'bronze', 'platinum'],
  );
  assert.equal(metalOf(programme(null)), undefined);
});

test('only the tier of the highest rank is the top', () => {
  const upside_down = { tiers: ladder.toReversed() };
  assert.deepEqual(
    ['Blue', 'Coral', 'Pinnacle', 'Typed', null].map((held) => isHighest(upside_down, held)),
    [false, false, true, false, false],
  );
  assert.equal(isHighest({ tiers: ladder.slice(0, 1) }, 'Blue'), false);
});

test('members with one tier, one balance and one way ahead are told together', () => {
  const you = { name: null, tier: 'Blue', points: 9, is_at_least: false, next: null };
  const [near, same] = [
    { ...you, name: 'Ana', points: 10 },
    { ...you, name: 'Tomas' },
  ];
  assert.deepEqual(alike([you, near, same]), [
    { member: you, names: [null, 'Tomas'] },
    { member: near, names: ['Ana'] },
  ]);
});

test('a programme without a member has only cruises', () => {
  assert.ok(hasMembership(programme('Blue')));
  assert.ok(!hasMembership(programme('Blue', null, null)));
});
