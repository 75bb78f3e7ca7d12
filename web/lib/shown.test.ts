import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Cruise } from '#contract/cruises.ts';
import { cruise_fields } from '#domain/field-levels.ts';
import { share_levels } from '#domain/share-levels.ts';
import { fillGaps, sees } from './shown.ts';

const share = { share_level: 'itinerary', owner_name: 'Maria' } as const;

/** The server's answer about another account's cruise, with the fields that the test needs. */
function answered(fields: object): Cruise {
  return { id: 'c', share, ...fields } as unknown as Cruise;
}

describe('a field that a share does not show', () => {
  it('is there in the browser as what an empty record says', () => {
    const filled: Record<string, unknown> = { ...fillGaps('GET cruises/{id}', answered({})) };
    for (const [field, from] of Object.entries(cruise_fields)) {
      if (from !== 'itinerary') assert.notEqual(filled[field], undefined, field);
    }
    assert.equal(filled['balance_due'], null);
    assert.deepEqual(filled['payments'], []);
  });

  it('is filled in the records within a cruise too, and what is shown stays', () => {
    const passengers = [{ id: 'p', version: 1, first_name: 'Ada', last_name: 'Seafarer' }];
    const filled = fillGaps('GET cruises/{id}', answered({ stateroom: '10-234', passengers }));
    assert.equal(filled.stateroom, '10-234');
    assert.equal(filled.passengers[0]?.first_name, 'Ada');
    assert.equal(filled.passengers[0]?.loyalty_number, null);
  });

  it('is complete in one’s own records', () => {
    const own = answered({ share: null });
    assert.equal(fillGaps('GET cruises/{id}', own), own);
  });
});

describe('a part of a screen', () => {
  it('is seen from its level on, and always by the owner', () => {
    const seen = share_levels.filter((share_level) => sees({ share: { ...share, share_level } }, 'full'));
    assert.deepEqual(seen, ['full', 'edit']);
    assert.equal(sees({ share: null }, 'edit'), true);
  });
});
