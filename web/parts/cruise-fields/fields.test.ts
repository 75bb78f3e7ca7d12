import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cruise, changeCruise } from '#contract/cruises.ts';
import { catalogue_ids } from '#domain/cruise-fields.ts';
import { terms } from '#messages/en/terms.ts';
import { fieldAt, fields, fieldsOf, groups } from './fields.ts';

const written = Object.keys(changeCruise.body.shape);
const ids: readonly string[] = Object.values(catalogue_ids);
/** Fields that actions set, not inputs of the form. */
const aside = ['move_schedule', 'not_needed', 'schedule_is_offered'];

describe('the list of fields', () => {
  it('holds every field that a traveller may write, once', () => {
    const expected = written.filter((name) => !ids.includes(name) && !aside.includes(name)).toSorted();
    assert.deepEqual(fields.map(({ name }) => name).toSorted(), expected);
  });

  it('knows an id of the contract behind each name of the catalogue', () => {
    for (const id of ids) assert.ok(id in cruise.shape, id);
  });

  it('has a label for every field', () => {
    for (const { name } of fields) assert.ok(name in terms.fields, name);
  });

  it('puts every field into a group that is shown', () => {
    assert.equal(groups.flatMap(fieldsOf).length, fields.length);
  });

  it('opens with the fields that a newcomer knows: ship, line, dates and ports, in this order', () => {
    assert.deepEqual(
      fieldsOf('voyage').map(({ name }) => name),
      ['ship_name', 'cruise_line', 'start_date', 'end_date', 'start_port', 'end_port'],
    );
  });

  it('shows a wrong id at the field with the name', () => {
    assert.equal(fieldAt('ship_id'), 'ship_name');
    assert.equal(fieldAt('end_port_id'), 'end_port');
    assert.equal(fieldAt('deposit'), 'deposit');
    assert.equal(fieldAt('nothing'), undefined);
  });
});
