import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cruise_fields } from './field-levels.ts';
import { highestLevel, levelsFrom, share_levels, shows } from './share-levels.ts';

test('of several shares the highest level counts', () => {
  assert.equal(highestLevel([]), null);
  assert.equal(highestLevel(['itinerary']), 'itinerary');
  assert.equal(highestLevel(['full', 'itinerary', 'details']), 'full');
  assert.equal(highestLevel(['details', 'edit', 'full']), 'edit');
});

test('a level shows the fields of the lower levels, and no field of the owner alone', () => {
  assert.ok(shows('edit', 'itinerary'));
  assert.ok(shows('details', 'details'));
  assert.ok(!shows('details', 'full'));
  for (const level of share_levels) assert.ok(!shows(level, cruise_fields.duplicates));
  assert.deepEqual(levelsFrom('full'), ['full', 'edit']);
  assert.deepEqual(levelsFrom('itinerary'), share_levels);
});
