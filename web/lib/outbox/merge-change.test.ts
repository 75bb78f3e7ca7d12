import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Body, Change, StoredRecord, Write } from './change.ts';
import { conflictsOf, isSameValue, type Merged, mergeChange, takeMine } from './merge-change.ts';

const before: StoredRecord = {
  version: 3,
  notes: 'old',
  deck: '9',
  ship_name: 'Apex',
  ship_id: 'apex',
  cruise_line: 'Celebrity',
  cruise_line_id: 'celebrity',
  start_port: 'Miami',
  start_port_id: 'us-miami',
  start_date: '2027-03-06',
  end_date: '2027-03-13',
  currency: 'EUR',
  fare: '100.00',
  total_price: null,
  not_needed: ['visa'],
};
const now = (changed: Body): StoredRecord => ({ ...before, ...changed, version: 4 });

function change(body: Body | null, more: Partial<Change> = {}): Change {
  const method: Write['method'] = body === null ? 'DELETE' : 'PATCH';
  const made = { id: 'c', before, at: 0, is_tried: true, state: 'waiting' as const };
  return { ...made, method, path: 'cruises/one', body, ...more };
}

const bodyOf = (merged: Merged) => (merged.outcome === 'send' ? merged.change.body : merged.outcome);

describe('a change of a record that was changed elsewhere', () => {
  it('is sent on the new version if the fields differ', () => {
    const current = now({ deck: '10' });
    const merged = mergeChange(change({ notes: 'mine' }), current);
    assert.ok(merged.outcome === 'send');
    assert.deepEqual(merged.change.body, { notes: 'mine' });
    assert.deepEqual([merged.change.before, merged.change.is_tried], [current, false]);
  });

  it('is done if the record has its values: the answer to it was lost', () => {
    assert.equal(bodyOf(mergeChange(change({ notes: 'mine' }), now({ notes: 'mine' }))), 'done');
    assert.equal(bodyOf(mergeChange(change({ notes: 'mine ' }), now({ notes: 'mine' }))), 'done');
    assert.equal(bodyOf(mergeChange(change({ fare: '12.5' }), now({ fare: '12.50' }))), 'done');
    const at = change({ cancelled_at: '2027-01-01T00:00:00.000Z' });
    assert.equal(bodyOf(mergeChange(at, now({ cancelled_at: '2027-01-01T00:00:00Z' }))), 'done');
    assert.deepEqual(bodyOf(mergeChange(change({ notes: 'mine', deck: '1' }), now({ notes: 'mine' }))), {
      deck: '1',
    });
  });

  it('is asked about by the name of the field that both changed', () => {
    const current = now({ notes: 'theirs' });
    const merged = mergeChange(change({ notes: 'mine', deck: '1' }), current);
    assert.ok(merged.outcome === 'conflict');
    assert.deepEqual(merged.change.current, current);
    assert.deepEqual(merged.change.body, { notes: 'mine', deck: '1' });
    assert.deepEqual(conflictsOf(merged.change, current), ['notes']);
  });

  it('is asked about with both dates, and keeps both of one version', () => {
    const mine = change({ start_date: '2027-03-05' });
    const current = now({ end_date: '2027-03-14' });
    assert.deepEqual(conflictsOf(mine, current), ['end_date', 'start_date']);
    assert.deepEqual(bodyOf(takeMine(mine, current, [])), {
      start_date: '2027-03-05',
      end_date: '2027-03-13',
    });
    assert.equal(bodyOf(takeMine(mine, current, ['start_date', 'end_date'])), 'done');
  });

  it('is asked about with the currency and the amounts, and mixes no two versions of them', () => {
    const mine = change({ currency: 'USD' });
    const current = now({ fare: '120.00', deck: '1' });
    assert.deepEqual(conflictsOf(mine, current), ['currency', 'fare']);
    assert.deepEqual(bodyOf(takeMine(mine, current, [])), { currency: 'USD', fare: '100.00' });
    assert.equal(bodyOf(takeMine(mine, current, ['currency', 'fare'])), 'done');
    const amounts = mergeChange(change({ fare: '90.00' }), now({ total_price: '400.00' }));
    assert.deepEqual(bodyOf(amounts), { fare: '90.00' }, 'two amounts in one currency are two fields');
  });

  it('takes a name of the catalogue with its id', () => {
    const mine = change({ ship_name: 'Edge', ship_id: 'edge', notes: 'mine' });
    const current = now({ ship_name: 'Beyond', ship_id: 'beyond' });
    assert.deepEqual(conflictsOf(mine, current), ['ship_name']);
    assert.deepEqual(bodyOf(takeMine(mine, current, ['ship_name'])), { notes: 'mine' });
    assert.deepEqual(bodyOf(takeMine(mine, current, [])), {
      ship_name: 'Edge',
      ship_id: 'edge',
      notes: 'mine',
    });
    assert.deepEqual(
      conflictsOf(change({ ship_name: 'Edge', ship_id: 'edge' }), now({ ship_name: 'Celebrity Apex' })),
      [],
    );
    const line = conflictsOf(
      change({ ship_name: 'Edge', ship_id: null }),
      now({ cruise_line: 'X', cruise_line_id: null }),
    );
    assert.deepEqual(line, ['cruise_line', 'ship_name']);
    const of_line = change({ cruise_line: 'X', cruise_line_id: null });
    assert.deepEqual(bodyOf(takeMine(of_line, now({ ship_name: 'Edge', ship_id: 'edge' }), [])), {
      ship_name: 'Apex',
      ship_id: 'apex',
      ...of_line.body,
    });
  });

  it('is asked about if the record is gone, and if it was deleted here and changed there', () => {
    const gone = mergeChange(change({ notes: 'mine' }), null);
    assert.ok(gone.outcome === 'conflict' && gone.change.current === null);
    assert.equal(mergeChange(change(null), null).outcome, 'done');
    assert.equal(mergeChange(change(null), now({})).outcome, 'conflict', 'a part of the cruise was changed');
    const part = { path: 'cruises/one/flights/f', before: { version: 1, seat: '1A' } };
    assert.equal(mergeChange(change(null, part), { version: 2, seat: '2A' }).outcome, 'conflict');
    assert.equal(mergeChange(change(null, part), { version: 2, seat: '1A' }).outcome, 'send');
  });

  it('keeps the order to move the schedule with it', () => {
    const mine = change({ start_date: '2027-03-05', move_schedule: true });
    assert.deepEqual(bodyOf(mergeChange(mine, now({ deck: '1' }))), mine.body);
    assert.equal(bodyOf(mergeChange(mine, now({ start_date: '2027-03-05' }))), 'done');
  });

  it('of a record that the device did not have is asked about where it differs', () => {
    const mine = change({ seat: '1A' }, { path: 'cruises/one/flights/f', before: null });
    assert.equal(mergeChange(mine, { version: 2, seat: '2A' }).outcome, 'conflict');
    assert.equal(mergeChange(mine, { version: 2, seat: '1A' }).outcome, 'done');
  });
});

describe('a schedule that was changed elsewhere', () => {
  const row = (date: string, port_name: string) => ({ date, kind: 'port', port_name });
  const stored = (...rows: object[]): StoredRecord => ({
    version: 2,
    items: rows.map((one) => ({ country: 'IT', arrive: null, ...one, outcome: 'as_planned', port_id: null })),
  });
  const put = (had: StoredRecord, ...rows: object[]) =>
    change({ items: rows }, { method: 'PUT', path: 'cruises/one/schedule', before: had });
  const had = stored(row('2027-03-06', 'Rome'), row('2027-03-07', 'Bari'));
  const items = (merged: Merged) =>
    merged.outcome === 'send'
      ? ((merged.change.body?.['items'] ?? []) as { port_name: string }[]).map((one) => one.port_name)
      : merged.outcome;

  it('is merged by day', () => {
    const mine = put(had, row('2027-03-06', 'Naples'), row('2027-03-07', 'Bari'));
    const theirs = stored(row('2027-03-06', 'Rome'), row('2027-03-07', 'Kotor'), row('2027-03-08', 'Corfu'));
    const merged = mergeChange(mine, theirs);
    assert.deepEqual(items(merged), ['Naples', 'Kotor', 'Corfu']);
    assert.ok(merged.outcome === 'send');
    assert.ok(
      !JSON.stringify(merged.change.body).includes('country'),
      'the server refuses what it worked out',
    );
  });

  it('is done if it has the same days, and asked about by the day that both changed', () => {
    const mine = put(had, row('2027-03-06', 'Naples'));
    assert.equal(items(mergeChange(mine, stored(row('2027-03-06', 'Naples')))), 'done');
    const theirs = stored(row('2027-03-06', 'Ostia'), row('2027-03-07', 'Bari'));
    assert.deepEqual(conflictsOf(mine, theirs), ['2027-03-06']);
    assert.deepEqual(items(takeMine(mine, theirs, ['2027-03-06'])), ['Ostia']);
    assert.deepEqual(items(takeMine(mine, theirs, [])), ['Naples']);
  });

  it('that was cleared here is asked about if it was changed there', () => {
    const clear = change(null, { path: 'cruises/one/schedule', before: had });
    assert.equal(mergeChange(clear, had).outcome, 'send');
    assert.equal(mergeChange(clear, stored()).outcome, 'done');
    assert.equal(mergeChange(clear, stored(row('2027-03-06', 'Ostia'))).outcome, 'conflict');
  });

  it('has a port of the catalogue whatever its name is', () => {
    const port = { ...row('2027-03-06', 'Roma'), port_id: 'it-rome', time_zone: null };
    const theirs = { ...had, items: [{ ...port, port_name: 'Rome', time_zone: 'Europe/Rome' }] };
    assert.equal(items(mergeChange(put(had, port), theirs)), 'done');
  });
});

describe('two values', () => {
  it('are the same to a traveller if they are written in another way', () => {
    for (const [one, other] of [
      ['', null],
      [undefined, null],
      ['a ', 'a'],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ])
      assert.ok(isSameValue(one, other), JSON.stringify([one, other]));
    for (const [one, other] of [
      ['a', null],
      [false, null],
      [0, null],
      ['100', '1'],
      ['7.10', '7.1'],
      ['2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00Z'],
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
    ])
      assert.ok(!isSameValue(one, other), JSON.stringify([one, other]));
  });

  it('are the same amount or instant only where an amount or an instant is typed', () => {
    for (const name of ['fare', 'amount', 'price']) assert.ok(isSameValue('10.0', '10.00', name), name);
    const day = { path: 'cruises/one/diary/d', before: { version: 1, text: '7.1' } };
    const typed = change({ text: '7.10' }, day);
    assert.deepEqual(bodyOf(mergeChange(typed, { version: 2, text: '7.1' })), { text: '7.10' });
    assert.ok(isSameValue('2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00Z', 'cancelled_at'));
  });

  it('may look like an instant that no calendar has', () => {
    for (const text of ['2026-01-01Txx Z', '2026-99-01T00:00:00Z'])
      for (const name of ['notes', 'cancelled_at']) {
        const merged = mergeChange(change({ [name]: text }), now({ deck: '10' }));
        assert.deepEqual(bodyOf(merged), { [name]: text });
      }
  });
});
