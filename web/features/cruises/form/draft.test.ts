import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cruiseDraft, hasAll, recordedAs } from './draft.ts';
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

it('a draft of a new cruise may be recorded under its id if nothing was typed since it was sent', () => {
  const store = memoryStore();
  const slot = cruiseDraft('new');
  const idOf = (change: object) => {
    slot.write({ ...draft, sent: values, ...change }, store);
    return recordedAs(slot.read(store));
  };
  assert.equal(idOf({}), 'a');
  // another form may have sent it later
  assert.equal(idOf({ sent: null }), 'a');
  // as the catalogue writes the name, with what the ship brings
  const linked = { ...values, ship_name: 'ICON OF THE SEAS ', ship_id: 'icon', cruise_line: 'Royal' };
  assert.equal(idOf({ sent: linked }), 'a');
  for (const typed of [{ ship_name: 'Star of the Seas' }, { notes: 'typed' }])
    assert.equal(idOf({ values: { ...values, ...typed } }), undefined);
  assert.equal(idOf({ version: 3 }), undefined);
  assert.equal(recordedAs(null), undefined);
});

it('a recorded cruise has its draft if it has the passengers, and no itinerary is to be read', () => {
  const store = memoryStore();
  const slot = cruiseDraft('new');
  slot.write({ ...draft, sent: values, pasted_itinerary: '' }, store);
  const read = slot.read(store);
  assert.ok(read);
  const person = { ...otto, version: 1, points_earned: null, note: null };
  assert.ok(hasAll({ passengers: [person] }, read));
  assert.ok(!hasAll({ passengers: [] }, read));
  assert.ok(!hasAll({ passengers: [person] }, { ...read, pasted_itinerary: 'March 6 Miami' }));
});
