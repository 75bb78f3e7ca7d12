import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changeCruise, createCruise, type Cruise } from '#contract/cruises.ts';
import { merge } from '#web/lib/forms/merge.ts';
import {
  changedNames,
  changeOf,
  emptyValues,
  form_shape,
  newCruiseOf,
  nightsOf,
  problemsOf,
  valuesOf,
} from './form-values.ts';

const filled = {
  ...emptyValues('EUR'),
  ship_name: 'Icon of the Seas',
  ship_id: 'royal-caribbean-icon-of-the-seas-2024',
  start_date: '2027-03-06',
  end_date: '2027-03-13',
  deposit: '0.00',
  points_before: '12',
};

describe('a new cruise', () => {
  it('is a body that the contract takes', () => {
    const body = newCruiseOf(filled);
    assert.deepEqual(createCruise.body.parse(body), body);
    assert.equal(body.points_before, 12);
    assert.equal(body.checkin_notification, true);
    assert.ok(!('fare' in body));
  });

  it('keeps a price of zero', () => assert.equal(newCruiseOf(filled).deposit, '0.00'));
});

describe('a changed cruise', () => {
  it('sends what was changed and nothing else', () => {
    const values = { ...filled, deposit: '', checkin_notification: 'false', end_date: '2027-03-14' };
    const body = changeOf(values, changedNames(values, filled));
    assert.deepEqual(body, { deposit: null, checkin_notification: false, end_date: '2027-03-14' });
    assert.deepEqual(changeCruise.body.parse(body), body);
  });

  it('sends a typed ship together with the id that it no longer has', () => {
    const values = { ...filled, ship_name: 'Dawn Princess', ship_id: '' };
    const body = changeOf(values, changedNames(values, filled));
    assert.deepEqual(body, { ship_name: 'Dawn Princess', ship_id: null });
    const renamed = { ...filled, ship_id: 'other' };
    assert.deepEqual(changeOf(renamed, ['ship_id']), { ship_name: 'Icon of the Seas', ship_id: 'other' });
  });

  it('is none when only white space was typed', () => {
    assert.deepEqual(changedNames({ ...filled, notes: '  ' }, filled), []);
  });

  it('opens with every value of the record', () => {
    const cruise = { ...newCruiseOf(filled), fare: null, points_before: 12, checkin_notification: false };
    const values = valuesOf({ ...blankCruise(), ...cruise } as Cruise);
    assert.equal(values.points_before, '12');
    assert.equal(values.checkin_notification, 'false');
    assert.equal(values.deposit, '0.00');
    assert.equal(values.fare, '');
  });
});

describe('the errors of the form', () => {
  it('is nothing when ship and dates are there', () => assert.deepEqual(problemsOf(filled), {}));

  it('is said at each field', () => {
    const values = {
      ...filled,
      ship_name: ' ',
      start_date: '2027-02-30',
      fare: '12abc',
      points_after: 'many',
      time_of_boarding: '25:00',
      web_site: 'javascript:alert(1)',
    };
    assert.deepEqual(problemsOf(values), {
      ship_name: 'required',
      start_date: 'no_such_date',
      fare: 'amount',
      points_after: 'number',
      time_of_boarding: 'time',
      web_site: 'web_site',
    });
  });

  it('tells a day that does not exist from what is no day, and a sign from what is no amount', () => {
    for (const end_date of ['2027-02-30', '31.04.2027', '13/13/2027', '30022027'])
      assert.deepEqual(problemsOf({ ...filled, end_date }), { end_date: 'no_such_date' }, end_date);
    for (const end_date of ['soon', '2027', '6 3', 'about 2027-02-30'])
      assert.deepEqual(problemsOf({ ...filled, end_date }), { end_date: 'date' }, end_date);
    assert.deepEqual(problemsOf({ ...filled, fare: '-5' }), { fare: 'signed_amount' });
  });

  it('is a decimal too many for the currency, and a price in no currency at all', () => {
    assert.deepEqual(problemsOf({ ...filled, fare: '1234.567' }), { fare: 'amount' });
    assert.deepEqual(problemsOf({ ...filled, deposit: '', fare: '12.50', currency: 'JPY' }), {
      fare: 'amount',
    });
    assert.deepEqual(problemsOf({ ...filled, currency: '' }), { currency: 'currency' });
    assert.deepEqual(problemsOf({ ...filled, currency: '', deposit: '' }), {});
  });

  it('is an end before the start, while a cruise of one day is right', () => {
    assert.deepEqual(problemsOf({ ...filled, end_date: '2027-03-05' }), { end_date: 'end_before_start' });
    assert.equal(nightsOf({ start_date: '2027-03-06', end_date: '2027-03-06' }), 0);
    assert.deepEqual(problemsOf({ ...filled, end_date: '2027-03-06' }), {});
  });
});

function blankCruise(): Record<string, null> {
  return Object.fromEntries(Object.keys(emptyValues(undefined)).map((name) => [name, null]));
}

describe('two changes of one cruise', () => {
  const conflictsOf = (mine: Partial<typeof filled>, theirs: Partial<typeof filled>) =>
    merge(form_shape, { mine: { ...filled, ...mine }, theirs: { ...filled, ...theirs }, before: filled })
      .conflicts;

  it('conflict in a ship and its line, in both ends, and in amounts and their currency', () => {
    const aida = { cruise_line: 'AIDA', cruise_line_id: 'aida' };
    assert.deepEqual(conflictsOf({ ship_name: 'Utopia of the Seas', ship_id: 'utopia' }, aida), [
      'ship_name',
      'cruise_line',
    ]);
    assert.deepEqual(conflictsOf({ start_date: '2027-03-07' }, { end_date: '2027-03-14' }), [
      'start_date',
      'end_date',
    ]);
    assert.deepEqual(conflictsOf({ fare: '900' }, { currency: 'GBP' }), ['currency', 'fare']);
  });

  it('do not conflict in the two ports', () => {
    const nassau = { end_port: 'Nassau', end_port_id: 'bs-nas' };
    assert.deepEqual(conflictsOf({ start_port: 'Miami', start_port_id: 'us-mia' }, nassau), []);
  });
});
