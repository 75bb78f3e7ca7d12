import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ShipCall } from '#contract/operator-schedules.ts';
import { memoryStore } from '#web/lib/testing/storage.ts';
import {
  changeRow,
  createRowsForm,
  errorName,
  errorNameAt,
  problemsIn,
  rowsDraft,
  rowsIn,
  valuesOf,
} from './rows.ts';

const days = { start_date: '2027-03-06', end_date: '2027-03-08' };
const callOf = (date: string, port_name: string): ShipCall => ({
  date,
  kind: 'port',
  port_id: null,
  port_name,
  country: null,
  time_zone: null,
  arrive: null,
  depart: null,
});
const kept = [callOf('2027-03-06', 'Miami')];

function portsOf(form: ReturnType<typeof createRowsForm>): string[] {
  return rowsIn(form.state().values).map(({ date, port_name }) => `${date.slice(-2)} ${port_name}`.trim());
}

describe("the form of a ship's schedule", () => {
  it('has every day, and calls from a file as changes of the kept ones', () => {
    const form = createRowsForm('a', days, kept, undefined);
    assert.deepEqual([portsOf(form), form.isDirty()], [['06 Miami', '07', '08'], false]);
    const imported = createRowsForm('a', days, kept, [callOf('2027-03-07', 'Cozumel')]);
    assert.deepEqual([portsOf(imported), imported.isDirty()], [['06', '07 Cozumel', '08'], true]);
    imported.startAfresh();
    assert.deepEqual([portsOf(imported), imported.isDirty()], [['06 Miami', '07', '08'], false]);
  });

  it('finds a call without a port, and the row of a path in the answer', () => {
    const form = createRowsForm('a', days, kept, undefined);
    const [first, second, third] = rowsIn(form.state().values);
    assert.ok(first && second && third);
    const called = changeRow(third, { kind: 'port' });
    form.put(valuesOf([first, second, called]));
    assert.deepEqual(problemsIn(form.state().values), { [errorName(called)]: 'port_required' });
    // days without an entry are not sent
    assert.equal(errorNameAt('items.1.port_id', form.state().values), errorName(called));
    assert.equal(errorNameAt('items.2.port_id', form.state().values), undefined);
  });

  it('is kept over a reload', () => {
    const store = memoryStore();
    const form = createRowsForm('a', days, kept, [callOf('2027-03-07', 'Cozumel')]);
    const { base, values, sent, drift } = form.state();
    rowsDraft('a', days).write({ ...base, values, sent, drift }, store);
    const draft = rowsDraft('a', days).read(store);
    assert.deepEqual(
      rowsIn(draft?.values ?? {}).map(({ port_name }) => port_name),
      ['', 'Cozumel', ''],
    );
    store.setItem(store.key(0) ?? '', JSON.stringify({ ...draft, values: { x: [{ kind: 'ship' }] } }));
    assert.equal(rowsDraft('a', days).read(store), null);
  });
});
