import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Body, Change, StoredRecord, Write } from './change.ts';
import { foldIn } from './fold.ts';

let count = 0;

function change(
  method: Write['method'],
  path: string,
  body: Body | null = null,
  more: Partial<Change> = {},
): Change {
  count += 1;
  const made = { id: `c${count}`, before: null, at: 0, is_tried: false, state: 'waiting' as const };
  return { ...made, method, path, body, ...more };
}

const foldAll = (...changes: Change[]) => changes.reduce<Change[]>((all, one) => foldIn(all, one), []);
const calls = (changes: readonly Change[]) => changes.map(({ method, path }) => `${method} ${path}`);
const before: StoredRecord = { version: 3, notes: 'old', deck: '9', fare: '12.50', start_date: '2027-03-06' };
const patch = (body: Body, more: Partial<Change> = {}) =>
  change('PATCH', 'cruises/one', body, { before, ...more });
const flight = (body: Body) => change('POST', 'cruises/one/flights', { id: 'f', kind: 'pre', ...body });
const pay = () => change('POST', 'cruises/one/mark-paid');
const unpay = () => change('DELETE', 'cruises/one/mark-paid');
const put = (...days: string[]) =>
  change('PUT', 'cruises/one/schedule', { items: days.map((date) => ({ date, kind: 'sea' })) });

describe('changes of one record', () => {
  it('become one, with the record before the first and the last value of each field', () => {
    const later = { ...before, notes: 'first' };
    const [one, ...more] = foldAll(
      patch({ notes: 'first', deck: '10' }),
      patch({ notes: 'last' }, { before: later }),
    );
    assert.deepEqual([one?.body, one?.before, more], [{ notes: 'last', deck: '10' }, before, []]);
  });

  it('vanish where all fields are again as they were', () => {
    assert.deepEqual(foldAll(patch({ notes: 'new' }), patch({ notes: 'old ' })), []);
    const [left] = foldAll(patch({ notes: 'new', deck: '10' }), patch({ notes: 'old' }));
    assert.deepEqual(left?.body, { deck: '10' });
    assert.deepEqual(foldAll(patch({ fare: '13.00' }), patch({ fare: '12.5' })), [], 'the same amount');
  });

  it('keep a field that is set back over what a newer version has changed', () => {
    const newer = { ...before, version: 4, deck: '10', notes: 'mine' };
    const [one, ...more] = foldAll(patch({ notes: 'mine' }), patch({ deck: '9' }, { before: newer }));
    assert.deepEqual([one?.body, more], [{ notes: 'mine', deck: '9' }, []]);
    assert.deepEqual(
      [one?.before?.['deck'], one?.before?.['notes'], one?.before?.version],
      ['10', 'old', 3],
      'each field is compared with what it was typed over',
    );
    const back = patch({ notes: 'old' }, { before: newer });
    const theirs = { ...newer, notes: 'theirs' };
    const asked = { state: 'conflict' as const, current: theirs };
    for (const all of [
      foldIn([patch({ notes: 'mine' })], back, () => theirs),
      foldIn([patch({ notes: 'mine' }, asked)], back),
    ])
      assert.deepEqual([all[0]?.body, all[0]?.before?.['notes']], [{ notes: 'old' }, 'mine']);
    assert.deepEqual(
      foldIn([patch({ notes: 'mine' })], back, () => ({ ...newer, notes: 'old' })),
      [],
    );
  });

  it('are sent again where the first was refused, also with a newer version', () => {
    const refused = patch({ notes: 'bad' }, { state: 'refused', reason: 'no' });
    const good = patch({ notes: 'good' }, { before: { ...before, version: 4, notes: 'bad' } });
    const [mended, ...more] = foldAll(refused, good);
    assert.deepEqual([mended?.state, mended?.body, more], ['waiting', { notes: 'good' }, []]);
  });

  it('are of the version that the device knew, also if a record was merged since', () => {
    const merged = { ...before, version: 9, deck: '11' };
    const [one] = foldAll(patch({ notes: 'mine' }, { before: merged }), patch({ deck: '10' }));
    assert.deepEqual([one?.before?.['deck'], one?.before?.version], ['9', 3]);
  });

  it('stay two if the first was sent, as its answer may be lost', () => {
    const all = foldAll(patch({ notes: 'sent' }, { is_tried: true }), patch({ notes: 'later' }));
    assert.deepEqual(
      all.map(({ body }) => body),
      [{ notes: 'sent' }, { notes: 'later' }],
    );
    const newer = { ...before, version: 4, notes: 'sent' };
    const sent = patch({ notes: 'sent' }, { is_tried: true });
    const [, second] = foldAll(sent, patch({ notes: 'later' }, { before: newer }));
    assert.deepEqual(second?.before, { ...newer, version: 3 }, 'no version of the server has what was sent');
  });

  it('are sent again where the first was refused or asked about', () => {
    for (const state of ['refused', 'conflict'] as const) {
      const [one] = foldAll(
        patch({ notes: 'bad', deck: '1' }, { state, reason: 'no' }),
        patch({ notes: 'good' }),
      );
      assert.deepEqual([one?.state, one?.body], ['waiting', { notes: 'good', deck: '1' }]);
    }
  });

  it('are kept apart by cruise, kind and part', () => {
    const all = [
      patch({ notes: 'a' }),
      change('PATCH', 'cruises/two', { notes: 'b' }),
      change('PATCH', 'cruises/one/flights/f', { seat: '1A' }),
      change('PATCH', 'cruises/one/flights/g', { seat: '2A' }),
      change('PATCH', 'cruises/one/lodging/f', { city: 'Rome' }),
    ];
    assert.deepEqual(foldAll(...all), all);
  });
});

describe('a record that is made here', () => {
  it('takes in its later changes', () => {
    const [one, ...more] = foldAll(flight({}), change('PATCH', 'cruises/one/flights/f', { seat: '4C' }));
    assert.deepEqual([one?.method, one?.body, more], ['POST', { id: 'f', kind: 'pre', seat: '4C' }, []]);
  });

  it('vanishes with its deletion, a cruise with all that is in it', () => {
    assert.deepEqual(foldAll(flight({}), change('DELETE', 'cruises/one/flights/f')), []);
    const made = change('POST', 'cruises', { id: 'one', ship_name: 'Apex' });
    assert.deepEqual(foldAll(made, flight({}), put('2027-03-06'), change('DELETE', 'cruises/one')), []);
  });

  it('is made and deleted if it was sent: the server may have it', () => {
    const sent = { ...flight({}), is_tried: true };
    const all = foldAll(sent, change('DELETE', 'cruises/one/flights/f'));
    assert.deepEqual(calls(all), ['POST cruises/one/flights', 'DELETE cruises/one/flights/f']);
  });

  it('is made before its schedule moves, as its making moves nothing', () => {
    const made = change('POST', 'cruises', { id: 'one', start_date: '2027-03-06' });
    const all = foldAll(made, put('2027-03-06'), patch({ start_date: '2027-03-07', move_schedule: true }));
    assert.deepEqual(calls(all), ['POST cruises', 'PUT cruises/one/schedule', 'PATCH cruises/one']);
  });
});

describe('a deletion', () => {
  it('takes the place of the changes of its record, and is of the record before them', () => {
    const gone = change('DELETE', 'cruises/one', null, { before: { ...before, notes: 'new' } });
    const [one, ...more] = foldAll(patch({ notes: 'new' }), flight({}), gone);
    assert.deepEqual([one?.method, one?.before, more], ['DELETE', before, []]);
  });

  it('leaves other records alone', () => {
    const all = foldAll(patch({ notes: 'new' }), change('DELETE', 'cruises/one/flights/f'));
    assert.deepEqual(calls(all), ['PATCH cruises/one', 'DELETE cruises/one/flights/f']);
  });
});

describe('a mark as paid', () => {
  it('vanishes when it is taken back before it was sent', () => {
    assert.deepEqual(foldAll(pay(), unpay()), []);
    assert.deepEqual(foldAll({ ...pay(), is_tried: true }, unpay()).length, 2);
  });

  it('that the server has is taken back also when it was set and taken back again', () => {
    assert.deepEqual(calls(foldAll(unpay(), pay(), unpay())), ['DELETE cruises/one/mark-paid']);
    assert.deepEqual(calls(foldAll(unpay(), unpay())), ['DELETE cruises/one/mark-paid']);
  });
});

describe('a schedule', () => {
  it('is put as it was last, also after it was cleared', () => {
    assert.deepEqual(foldAll(put('2027-03-06'), put('2027-03-07'))[0]?.body, put('2027-03-07').body);
    const clear = change('DELETE', 'cruises/one/schedule');
    assert.deepEqual(calls(foldAll(clear, put('2027-03-07'))), ['PUT cruises/one/schedule']);
    assert.deepEqual(calls(foldAll(put('2027-03-07'), clear)), ['DELETE cruises/one/schedule']);
  });

  it('that is set back to what a newer version has changed is of the day as it was on screen', () => {
    const rows = (...ports: string[]) =>
      ports.map((port_name, index) => ({ date: `2027-03-0${index + 6}`, kind: 'port', port_name }));
    const of = (version: number, ...ports: string[]) => ({ before: { version, items: rows(...ports) } });
    const write = (...ports: string[]) => ({ ...put(), body: { items: rows(...ports) } });
    const [one, ...more] = foldIn(
      [{ ...write('Naples', 'Bari'), ...of(1, 'Rome', 'Bari') }],
      { ...write('Rome', 'Bari'), ...of(2, 'Naples', 'Bari') },
      () => of(2, 'Ostia', 'Bari').before,
    );
    assert.deepEqual([one?.body, more], [{ items: rows('Rome', 'Bari') }, []]);
    assert.deepEqual(one?.before, of(1, 'Naples', 'Bari').before);
  });

  it('keeps its place before and after a move of its days', () => {
    const move = patch({ start_date: '2027-03-08', move_schedule: true });
    const all = foldAll(
      patch({ notes: 'new' }),
      put('2027-03-06'),
      move,
      put('2027-03-08'),
      patch({ deck: '1' }),
    );
    assert.deepEqual(
      all.map(({ body }) => Object.keys(body ?? {}).join()),
      ['notes', 'items', 'start_date,move_schedule,deck', 'items'],
    );
  });
});
