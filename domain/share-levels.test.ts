import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cruise_fields } from './field-levels.ts';
import { levelsFrom, share_levels, shows } from './share-levels.ts';

test('a level shows the fields of the lower levels, and no field of the owner alone', () => {
  assert.ok(shows('edit', 'itinerary'));
  assert.ok(shows('details', 'details'));
  assert.ok(!shows('details', 'full'));
  for (const level of share_levels) assert.ok(!shows(level, cruise_fields.duplicates));
  assert.deepEqual(levelsFrom('full'), ['full', 'edit']);
  assert.deepEqual(levelsFrom('itinerary'), share_levels);
});
