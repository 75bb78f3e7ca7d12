import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LoggedCruise } from './logbook.ts';
import { cruise, household, ownerOf, told, who } from './testing/loyalty.ts';

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

  it('gives the owner’s points and tiers to no other member', () => {
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

  it('is only the owner where no passengers are recorded', () => {
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

  it('finds members by number, by name in any spelling, by an unambiguous first name', () => {
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

  it('is empty for a line without cruises and members', () => assert.deepEqual(household([]), []));
});
