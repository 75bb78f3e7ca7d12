import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { colourOf, contrastWithWhite, monogramOf, PALETTE } from './livery.ts';

describe('The livery of a line', () => {
  it('has only colours on which white letters can be read', () => {
    for (const colour of PALETTE)
      assert.ok(contrastWithWhite(colour) >= 4.5, `${colour} ${contrastWithWhite(colour)}`);
    assert.equal(contrastWithWhite('#ffffff'), 1);
    assert.equal(contrastWithWhite('#000000'), 21);
    assert.ok(contrastWithWhite('#777777') < 4.5);
  });

  it('stays the same for an id and gives way to one that is taken', () => {
    const colour = colourOf('blue', []);
    assert.equal(colourOf('blue', []), colour);
    assert.notEqual(colourOf('blue', [colour]), colour);
    assert.equal(colourOf('blue', PALETTE), colour);
  });

  it('takes its monogram from the words that tell lines apart', () => {
    assert.equal(monogramOf('Royal Caribbean International'), 'RC');
    assert.equal(monogramOf('P&O Cruises'), 'PO');
    assert.equal(monogramOf('Celebrity Cruises'), 'CE');
    assert.equal(monogramOf('Île de France'), 'IF');
    assert.equal(monogramOf('Cruise Line'), 'CL');
  });
});
