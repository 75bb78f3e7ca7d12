import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Change, nothing_waits } from '#web/lib/outbox/change.ts';
import {
  byCruise,
  changedNames,
  countStates,
  namedCruise,
  nameOf,
  partFieldsOf,
  verbOf,
} from './describe.ts';

function changeOf(
  method: Change['method'],
  path: string,
  body: object | null,
  more: Partial<Change> = {},
): Change {
  const rest = { before: null, at: 0, is_tried: false, state: 'waiting' } as const;
  return { ...rest, id: path, method, path, body: body && { ...body }, ...more };
}

describe('a change in the list of what waits', () => {
  it('names the fields of a cruise in the order of the form, a name for its id', () => {
    const change = changeOf('PATCH', 'cruises/a', {
      notes: 'x',
      stateroom: '1',
      ship_id: 'icon',
      not_needed: [],
    });
    assert.deepEqual(changedNames(change), ['ship_name', 'stateroom', 'notes', 'not_needed']);
  });

  it('names a moment of a flight once, and no order to the server', () => {
    const change = changeOf('PATCH', 'cruises/a/flights/f', { id: 'f', seat: '1A', departure_time: null });
    assert.deepEqual(changedNames(change), ['departure_time', 'seat']);
    assert.deepEqual(
      partFieldsOf('flights', 'departure_time').map(({ name }) => name),
      ['departure_day', 'departure_clock'],
    );
  });

  it('names the days of a schedule that are other than before', () => {
    const row = (date: string, port_name: string) => ({ date, kind: 'port', port_name });
    const before = { version: 1, items: [row('2027-03-06', 'Miami'), row('2027-03-07', 'Nassau')] };
    const items = [row('2027-03-06', 'Miami'), row('2027-03-08', 'Cozumel')];
    const change = changeOf('PUT', 'cruises/a/schedule', { items }, { before });
    assert.deepEqual(changedNames(change), ['2027-03-07', '2027-03-08']);
  });

  it('says whether its record is made, changed or deleted', () => {
    assert.equal(verbOf(changeOf('POST', 'cruises', { id: 'a' })), 'made');
    assert.equal(verbOf(changeOf('POST', 'cruises/a/mark-paid', null)), 'made');
    assert.equal(verbOf(changeOf('PUT', 'cruises/a/schedule', { items: [] })), 'changed');
    assert.equal(verbOf(changeOf('DELETE', 'cruises/a/flights/f', null)), 'deleted');
  });

  it('says what its record is called, as it is with the change', () => {
    const named = (...given: Parameters<typeof changeOf>) =>
      nameOf(changeOf(...given), (name, record) => record[name] as string | undefined).replaceAll(
        /[\u2068\u2069]/g,
        '',
      );
    const payment = { id: 'p', amount: '40', date: '2027-03-06', note: 'x' };
    assert.equal(named('POST', 'cruises/a/payments', payment), '40, 2027-03-06');
    assert.equal(named('POST', 'cruises/a/payments', { ...payment, amount: '50' }), '50, 2027-03-06');
    const before = { version: 1, first_name: 'Ada', last_name: 'Byron' };
    const passenger = 'cruises/a/passengers/p';
    assert.equal(named('PATCH', passenger, { last_name: 'Lovelace' }, { before }), 'Ada Lovelace');
    assert.equal(named('DELETE', passenger, null, { before }), 'Ada Byron');
    assert.equal(named('POST', 'cruises/a/flights', { id: 'f', flight_number: 'X3 12' }), 'X3 12');
    // the cruise stands above its changes
    assert.equal(named('PATCH', 'cruises/a', { stateroom: '1' }), '');
  });
});

describe('what waits', () => {
  it('is counted by its state, and stands with its cruise', () => {
    const changes = [
      changeOf('PATCH', 'cruises/a', {}),
      changeOf('PATCH', 'cruises/b', {}, { state: 'conflict' }),
      changeOf('POST', 'cruises/a/flights', { id: 'f' }, { state: 'refused' }),
    ];
    assert.deepEqual(countStates(changes), { waiting: 1, conflict: 1, refused: 1 });
    assert.deepEqual(
      byCruise(changes).map(([id, { length }]) => [id, length]),
      [
        ['a', 2],
        ['b', 1],
      ],
    );
  });

  it('calls a cruise that was made here by what was typed', () => {
    const typed = { id: 'a', ship_name: 'Queen Mary 2', start_date: '2027-03-06', end_date: '2027-03-13' };
    const waiting = { ...nothing_waits, changes: [changeOf('POST', 'cruises', typed)] };
    assert.deepEqual(namedCruise(waiting, 'a'), { ...typed, currency: null });
    assert.equal(namedCruise(nothing_waits, 'b').ship_name, null);
  });
});
