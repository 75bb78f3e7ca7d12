import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newPart } from './part-defaults.ts';
import { merge } from '#web/lib/forms/merge.ts';
import {
  bodyOfPart,
  changedParts,
  minutesTyped,
  part_shapes,
  problemsOfPart,
  valuesOfPart,
} from './part-values.ts';

const nowhere = { departure_zone: null, arrival_zone: null };
const known = { currency: 'USD', zones: nowhere };
const flight = {
  id: 'a',
  version: 1,
  kind: 'pre' as const,
  airline: null,
  flight_number: 'NZ 5',
  departure_airport: 'LAX',
  arrival_airport: 'AKL',
  departure_time: '2027-03-20T21:50',
  arrival_time: '2027-03-22T07:55',
  seat: null,
  confirmation_number: 'QX7Z2P',
  departure_zone: 'America/Los_Angeles',
  arrival_zone: 'Pacific/Auckland',
};

describe('a passenger in the editor', () => {
  const otto = { first_name: 'Otto', points_earned: 14 };
  it('has points as a whole number, and gives them back as one', () => {
    const values = valuesOfPart('passengers', otto);
    assert.equal(values.points_earned, '14');
    assert.deepEqual(bodyOfPart({ ...values, points_earned: ' 15 ' }, ['points_earned']), {
      points_earned: 15,
    });
    assert.deepEqual(bodyOfPart({ ...values, points_earned: '' }, ['points_earned']), {
      points_earned: null,
    });
    for (const points_earned of ['-1', '1.5', 'many'])
      assert.deepEqual(problemsOfPart('passengers', { ...values, points_earned }, known), {
        points_earned: 'number',
      });
  });
});

describe('a payment in the editor', () => {
  it('is the deposit or not, never unknown', () => {
    const deposit = { amount: '500.00', date: '2026-07-02', is_deposit: true };
    const values = valuesOfPart('payments', deposit);
    assert.equal(values.is_deposit, 'true');
    const other = { ...values, is_deposit: '' };
    assert.deepEqual(bodyOfPart(other, changedParts('payments', other, values)), { is_deposit: false });
    assert.deepEqual(bodyOfPart(values, changedParts('payments', values, other)), { is_deposit: true });
    assert.equal(valuesOfPart('payments', { ...deposit, is_deposit: false }).is_deposit, '');
  });
});

describe('a flight in its editor', () => {
  it('has its moments as a day and a time, and gives them back in one', () => {
    const values = valuesOfPart('flights', flight);
    assert.equal(values.departure_day, '2027-03-20');
    assert.equal(values.departure_clock, '21:50');
    const changed = { ...values, departure_clock: '22:10', seat: ' 32K ' };
    const names = changedParts('flights', changed, values);
    assert.deepEqual(bodyOfPart(changed, names), { departure_time: '2027-03-20T22:10', seat: '32K' });
    const cleared = { ...values, arrival_day: '', arrival_clock: '' };
    assert.deepEqual(bodyOfPart(cleared, changedParts('flights', cleared, values)), { arrival_time: null });
  });

  it('takes as long as it does in instants, over the date line too', () => {
    const values = valuesOfPart('flights', flight);
    assert.equal(minutesTyped(values, flight), 14 * 60 + 5);
    assert.equal(minutesTyped(values, nowhere), null);
  });

  it('does not land where it left, nor before it', () => {
    const values = valuesOfPart('flights', flight);
    assert.deepEqual(problemsOfPart('flights', { ...values, arrival_airport: 'lax ' }, known), {
      arrival_airport: 'same_airport',
    });
    const turned = { ...values, departure_day: '2027-03-23' };
    assert.deepEqual(problemsOfPart('flights', turned, { ...known, zones: flight }), {
      arrival_clock: 'turned',
    });
    // on the way home over the date line it lands before it left, by the local clocks
    const home = {
      ...values,
      departure_airport: 'AKL',
      arrival_airport: 'LAX',
      departure_clock: '20:00',
      arrival_day: '2027-03-20',
      arrival_clock: '13:00',
    };
    const zones = { departure_zone: flight.arrival_zone, arrival_zone: flight.departure_zone };
    assert.deepEqual(problemsOfPart('flights', home, { ...known, zones }), {});
  });

  it('says which half of a moment is missing, and what names it', () => {
    assert.deepEqual(problemsOfPart('flights', { kind: 'pre', departure_day: '2027-03-05' }, known), {
      flight_number: 'required',
      departure_clock: 'moment',
    });
  });
});

describe('other records in their editors', () => {
  it('have a night between check-in and check-out', () => {
    const stay = { kind: 'pre', name: 'Inn', check_in_date: '2027-03-06', check_out_date: '2027-03-06' };
    assert.deepEqual(problemsOfPart('lodging', stay, known), { check_out_date: 'no_night' });
    assert.deepEqual(problemsOfPart('lodging', { ...stay, check_out_date: '2027-03-07' }, known), {});
  });

  it('tell zero from nothing, in the decimals of the currency', () => {
    const day = { date: '2027-01-01' };
    assert.deepEqual(problemsOfPart('payments', { ...day, amount: '' }, known), { amount: 'required' });
    assert.deepEqual(problemsOfPart('payments', { ...day, amount: '0' }, known), {});
    const yen = { ...known, currency: 'JPY' };
    assert.deepEqual(problemsOfPart('payments', { ...day, amount: '1.5' }, yen), { amount: 'amount' });
    assert.deepEqual(bodyOfPart({ price: '0' }, ['price']), { price: '0' });
    assert.deepEqual(bodyOfPart({ price: '' }, ['price']), { price: null });
  });

  it('have no price without a currency', () => {
    assert.deepEqual(problemsOfPart('price', { fare: '10' }, known), { currency: 'currency' });
  });
});

describe('a new record', () => {
  const cruise = {
    start_date: '2027-03-06',
    end_date: '2027-03-13',
    flights: [] as (typeof flight)[],
    lodging: [],
    passengers: [],
    balance_due: null,
  };

  it('goes on where the flight before landed, and home from there when the cruise is over', () => {
    assert.deepEqual(newPart('flights', 'pre', { ...cruise, flights: [flight] }, '2026-11-21'), {
      kind: 'pre',
      departure_airport: 'AKL',
      departure_day: '2027-03-22',
      arrival_day: '2027-03-22',
      confirmation_number: 'QX7Z2P',
    });
    assert.deepEqual(newPart('flights', 'post', { ...cruise, flights: [flight] }, '2026-11-21'), {
      kind: 'post',
      departure_airport: 'AKL',
      arrival_airport: 'LAX',
      departure_day: '2027-03-13',
      arrival_day: '2027-03-13',
    });
  });

  it('sleeps until the cruise starts, or from when it ends', () => {
    assert.deepEqual(newPart('lodging', 'pre', cruise, '2026-11-21'), {
      kind: 'pre',
      check_in_date: '2027-03-05',
      check_out_date: '2027-03-06',
    });
    assert.deepEqual(newPart('lodging', 'post', cruise, '2026-11-21'), {
      kind: 'post',
      check_in_date: '2027-03-13',
      check_out_date: '2027-03-14',
    });
  });
});

describe('two changes of one record', () => {
  it('conflict in the day and the time of a flight, and in both ends of a stay', () => {
    const flown = { departure_day: '2027-03-01', departure_clock: '10:00', seat: '' };
    const merged = merge(part_shapes.flights, {
      mine: { ...flown, departure_day: '2027-03-02' },
      theirs: { ...flown, departure_clock: '07:15', seat: '3A' },
      before: flown,
    });
    assert.deepEqual(merged.conflicts, ['departure_day', 'departure_clock']);
    assert.equal(merged.values.seat, '3A');
    const stay = { check_in_date: '2027-03-01', check_out_date: '2027-03-02' };
    const { conflicts } = merge(part_shapes.lodging, {
      mine: { ...stay, check_in_date: '2027-03-03' },
      theirs: { ...stay, check_out_date: '2027-03-05' },
      before: stay,
    });
    assert.deepEqual(conflicts, ['check_in_date', 'check_out_date']);
  });

  it('conflict in the amounts of a price and its currency', () => {
    const price = { currency: 'USD', fare: '100', taxes: '' };
    const mine = { ...price, fare: '120' };
    const theirs = { ...price, currency: 'EUR' };
    assert.deepEqual(merge(part_shapes.price, { mine, theirs, before: price }).conflicts, [
      'currency',
      'fare',
    ]);
  });
});
