import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cruiseDraft } from './draft.ts';
import { emptyValues } from '#web/parts/cruise-fields/form-values.ts';
import { memoryStore } from '#web/lib/testing/storage.ts';

const before = emptyValues('EUR');
const values = { ...before, ship_name: 'Icon of the Seas', deposit: '0.00' };
const otto = { id: 'o', first_name: 'Otto', last_name: null, loyalty_number: 'R-441', date_of_birth: null };
const draft = {
  id: 'a',
  version: 0,
  values,
  before,
  drift: [],
  passengers: [otto],
  pasted_itinerary: 'March 6 Miami',
};

it('a draft keeps its passengers, with their ids once they were sent: two tabs may go on from an unsent one', () => {
  const store = memoryStore();
  const slot = cruiseDraft('new');
  slot.write({ ...draft, sent: values }, store);
  assert.deepEqual(slot.read(store), { ...draft, sent: values });
  slot.write({ ...draft, sent: null }, store);
  const idsOf = () => slot.read(store)?.passengers?.map(({ id }) => id) ?? [];
  assert.equal(new Set(['o', ...idsOf(), ...idsOf()]).size, 3);
});

it('a draft of another version of the form keeps the passengers that can be understood, and fills in new fields', () => {
  const store = memoryStore();
  const slot = cruiseDraft('018f');
  slot.write({ ...draft, version: 3, sent: null }, store);
  const key = store.key(0) ?? '';
  store.setItem(
    key,
    JSON.stringify({
      version: 3,
      id: 'a',
      values: { ship_name: 'Icon', deck: 7 },
      before: {},
      passengers: [7, otto],
      pasted_itinerary: 7,
    }),
  );
  const read = slot.read(store);
  assert.deepEqual([read?.values.ship_name, read?.values.deck, read?.id], ['Icon', '', 'a']);
  assert.equal(read?.passengers?.length, 1);
  assert.equal(read?.pasted_itinerary, undefined);
});
