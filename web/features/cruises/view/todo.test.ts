import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextOf, todosOf } from './todo.ts';

const complete = {
  id: 'a',
  ship_name: 'Icon of the Seas',
  cruise_line: 'Royal Caribbean',
  currency: 'USD',
  start_date: '2027-03-06',
  time: 'future',
  cancelled_at: null,
  booking_number: '4820193',
  stateroom: '10-234',
  start_port: 'Miami',
  total_price: '4920.00',
  balance_due: '0.00',
  payment_state: 'paid',
  final_payment_date: '2026-12-06',
  final_payment_days: null,
  checkin_date: null,
  flights: [],
  documents: [],
  not_needed: ['flights', 'documents'],
} as const;
const today = '2026-11-21';

describe('what is still to do for a cruise', () => {
  it('is only the check-in date when all else is known and paid', () => {
    assert.deepEqual(todosOf(complete, today), [{ kind: 'lacks', field: 'checkin_date' }]);
  });

  it('is the final payment, overdue from the day after', () => {
    const cruise = {
      ...complete,
      payment_state: 'balance_due',
      balance_due: '3421.00',
      checkin_date: '2027-01-20',
    } as const;
    const pay = { kind: 'pay', due_on: '2026-12-06', amount: '3421.00' };
    const checkin = { kind: 'checkin', opens_on: '2027-01-20' };
    assert.deepEqual(todosOf(cruise, '2026-12-06'), [
      { ...pay, is_overdue: false },
      { ...checkin, is_open: false },
    ]);
    assert.deepEqual(todosOf(cruise, '2027-01-20'), [
      { ...pay, is_overdue: true },
      { ...checkin, is_open: true },
    ]);
  });

  it('is the final payment as it is estimated, in place of a date that is missing', () => {
    const cruise = {
      ...complete,
      payment_state: 'balance_due',
      balance_due: '3421.00',
      final_payment_date: null,
      final_payment_days: 90,
      not_needed: ['flights', 'documents', 'checkin_date'],
    } as const;
    assert.deepEqual(todosOf(cruise, today), [
      { kind: 'estimate', estimate: { date: '2026-12-06', days_before: 90 } },
    ]);
    assert.deepEqual(
      todosOf({ ...cruise, not_needed: [...cruise.not_needed, 'final_payment_date'] }, today),
      [],
    );
  });

  it('names what the record lacks', () => {
    const bare = {
      ...complete,
      booking_number: ' ',
      stateroom: null,
      start_port: '',
      total_price: null,
      balance_due: null,
      payment_state: 'unknown',
      final_payment_date: null,
      not_needed: ['documents'],
    } as const;
    assert.deepEqual(
      todosOf(bare, today).map((todo) => (todo.kind === 'lacks' ? todo.field : todo.kind)),
      [
        'booking_number',
        'stateroom',
        'start_port',
        'total_price',
        'final_payment_date',
        'checkin_date',
        'flights',
      ],
    );
  });

  it('is neither the check-in nor a document for those on board', () => {
    const bare = { ...complete, stateroom: null, not_needed: [] } as const;
    const fieldsOf = (time: 'future' | 'current') =>
      todosOf({ ...bare, time }, today).map((todo) => (todo.kind === 'lacks' ? todo.field : todo.kind));
    assert.deepEqual(fieldsOf('future'), ['stateroom', 'checkin_date', 'flights', 'documents']);
    assert.deepEqual(fieldsOf('current'), ['stateroom', 'flights']);
  });

  it('is nothing for a cruise that is over or cancelled', () => {
    assert.deepEqual(todosOf({ ...complete, time: 'past', stateroom: null }, today), []);
    assert.deepEqual(
      todosOf({ ...complete, cancelled_at: '2026-11-01T00:00:00Z', stateroom: null }, today),
      [],
    );
  });

  it('shows one missing field at a time, but all dated points', () => {
    const lacks = [
      { kind: 'lacks', field: 'stateroom' },
      { kind: 'lacks', field: 'total_price' },
    ] as const;
    const checkin = { kind: 'checkin', opens_on: '2027-01-20', is_open: false } as const;
    assert.deepEqual(nextOf(lacks), { next: [lacks[0]], rest: [lacks[1]] });
    assert.deepEqual(nextOf([checkin, ...lacks]), { next: [checkin], rest: lacks });
    assert.deepEqual(nextOf([]), { next: [], rest: [] });
  });
});
