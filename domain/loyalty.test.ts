import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LoggedCruise } from './logbook.ts';
import { expectedPoints, isSuite, type LoyaltyProgramme, type Membership } from './loyalty.ts';
import { captains, crown, cruise, told, voyagers, who, world_club } from './testing/loyalty.ts';

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
  it('the greater of the two without a rule for both', () =>
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
  it('is unknown where the programme counts money spent', () => assert.equal(earns(voyagers, {}), null));
  it('half a point is rounded', () =>
    assert.equal(earns({ ...crown, suite_multiplier: 1.5 }, { ...suite, nights: 3 }), 5));
  it('days are not multiplied where cruises are', () => assert.equal(earns(captains, suite), 7));
  it('the traveller’s own rates are used unchanged, and the rest is the programme’s', () => {
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
