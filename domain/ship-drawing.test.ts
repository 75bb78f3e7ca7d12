import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readReference } from '#reference/read.ts';
import { hullOf, hulls, type ShipFacts } from './hulls.ts';
import { drawShip } from './ship-drawing.ts';

const { ships } = readReference();

describe('the kind of a ship', () => {
  const of = (facts: Partial<ShipFacts>) =>
    hullOf({
      type: 'ocean',
      year_in_service: 2010,
      gross_tonnage: null,
      passengers_double: null,
      length_m: null,
      ...facts,
    });

  it('follows its tonnage, or what passengers and length say of it', () => {
    assert.equal(of({ gross_tonnage: 248_663 }), 'giant');
    assert.equal(of({ gross_tonnage: 114_000 }), 'resort');
    assert.equal(of({ passengers_double: 2000 }), 'classic');
    assert.equal(of({ length_m: 200 }), 'midsize');
    assert.equal(of({ gross_tonnage: 17_000 }), 'boutique');
    assert.equal(of({ gross_tonnage: 2600 }), 'coastal');
    assert.equal(of({}), 'midsize');
  });

  it('is a liner where it was built for crossings, and what the river and the ice need there', () => {
    assert.equal(of({ gross_tonnage: 70_327, year_in_service: 1969 }), 'liner');
    assert.equal(of({ gross_tonnage: 70_327, year_in_service: 1990 }), 'classic');
    assert.equal(of({ type: 'river', gross_tonnage: 5000 }), 'river');
    assert.equal(of({ type: 'expedition', gross_tonnage: 30_000 }), 'expedition');
  });

  it('is each of the fourteen for some ship of the catalogue', () => {
    assert.deepEqual(new Set(ships.map(({ hull }) => hull)), new Set(hulls));
  });
});

describe('the drawing of a ship', () => {
  const drawn = ships.map((ship) => ({
    ship,
    drawing: drawShip({ ...ship, built: ship.year_in_service }),
  }));

  it('has at most 2 kB for each ship of the catalogue, and only numbers in its paths', () => {
    for (const { ship, drawing } of drawn) {
      const { length, height, ...paths } = drawing;
      const text = Object.values(paths).join('');
      assert.ok(text.length <= 2048, `${ship.name}: ${text.length}`);
      assert.match(text, /^[MLHVQqtahvz0-9.\- ]*$/, ship.name);
      assert.ok(length > 0 && height > 0, ship.name);
    }
  });

  it('is to one scale: as long as the ship, and low enough for the places it is drawn in', () => {
    for (const { ship, drawing } of drawn) {
      if (ship.length_m !== null) assert.equal(drawing.length, ship.length_m, ship.name);
      assert.ok(drawing.length <= 370, ship.name);
      assert.ok(drawing.height <= 75, `${ship.name}: ${drawing.height}`);
    }
  });

  it('leans forward at the stem as old ships did', () => {
    const stem = (built: number) => {
      const { hull, length } = drawShip({ hull: 'midsize', length_m: 200, built });
      return length - Number(/L([\d.]+) 0z$/.exec(hull)?.[1]);
    };
    assert.ok(stem(1980) > stem(2005) && stem(2005) > stem(2024));
  });
});
