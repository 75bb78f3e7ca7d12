import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyCall, isOvernight } from '#domain/schedule.ts';
import { type Change, changeRows } from './editor-changes.ts';
import { asCall, type EditorRow, bodyOfRow, hasContent, openRows, problemsOf } from './editor-rows.ts';

const voyage = {
  start_date: '2027-03-06',
  end_date: '2027-03-10',
  start_port_id: 'us-miami',
  start_port: 'Miami',
  start_zone: 'America/New_York',
  end_port_id: 'us-miami',
  end_port: 'Miami',
  end_zone: 'America/New_York',
};

/** Runs steps on rows found by their index; later steps use the new indexes. */
function steps(...list: ((rows: EditorRow[]) => Change)[]): EditorRow[] {
  let rows = openRows([], voyage);
  for (const step of list) rows = changeRows(rows, step(rows), voyage);
  return rows;
}

const keyOf = (rows: EditorRow[], index: number) => rows[index]?.key ?? '';
const type = (index: number, name: 'port_name' | 'arrive' | 'depart', text: string) => (rows: EditorRow[]) =>
  ({ do: 'type', key: keyOf(rows, index), name, text }) as const;
const at =
  (what: 'overnight' | 'add' | 'swap' | 'remove' | 'up' | 'down', index: number) => (rows: EditorRow[]) =>
    ({ do: what, key: keyOf(rows, index) }) as const;

const summary = (rows: EditorRow[]) =>
  rows.map(({ date, kind, port_name, outcome }) =>
    [date.slice(-2), kind, port_name, outcome === 'as_planned' ? '' : outcome].filter(Boolean).join(' '),
  );

test('a name makes a sea day a call, and it is a sea day again without one', () => {
  const named = steps(type(1, 'port_name', 'Cozumel'), type(1, 'arrive', '08:00'));
  assert.deepEqual(summary(named), [
    '06 embark Miami',
    '07 port Cozumel',
    '08 sea',
    '09 sea',
    '10 disembark Miami',
  ]);
  const without = steps(
    type(1, 'port_name', 'Cozumel'),
    type(1, 'arrive', '08:00'),
    type(1, 'port_name', ''),
  );
  assert.deepEqual(summary(without)[1], '07 sea');
  assert.deepEqual(bodyOfRow(without[1] as EditorRow), emptyCall('2027-03-07', 'sea'));
});

test('a night in port is one step: the departure goes to the next day', () => {
  const rows = steps(
    type(1, 'port_name', 'Cozumel'),
    type(1, 'arrive', '08:00'),
    type(1, 'depart', '17:00'),
    at('overnight', 1),
  );
  assert.deepEqual(summary(rows).slice(1, 4), ['07 port Cozumel', '08 port Cozumel', '09 sea']);
  const [, evening, morning] = rows.map(asCall);
  assert.ok(evening !== undefined && morning !== undefined);
  assert.deepEqual([evening.depart, morning.arrive, morning.depart], [null, null, '17:00']);
  assert.ok(isOvernight(evening, morning));
});

test('a night before a day that has a port already keeps that port', () => {
  const rows = steps(
    type(1, 'port_name', 'Cozumel'),
    type(2, 'port_name', 'Belize City'),
    at('overnight', 1),
  );
  assert.deepEqual(summary(rows).slice(1, 4), ['07 port Cozumel', '08 port Cozumel', '08 port Belize City']);
});

test('a port that was swapped stays on record as planned', () => {
  const rows = steps(type(1, 'port_name', 'Cozumel'), at('swap', 1), type(2, 'port_name', 'Costa Maya'));
  assert.deepEqual(summary(rows).slice(1, 3), ['07 port Cozumel skipped', '07 port Costa Maya unplanned']);
});

test('rows move within a day and across days, and every day keeps a row', () => {
  const two = [type(1, 'port_name', 'Santorini'), at('add', 1), type(2, 'port_name', 'Mykonos')];
  assert.deepEqual(summary(steps(...two, at('up', 2))).slice(1, 3), ['07 port Mykonos', '07 port Santorini']);
  assert.deepEqual(summary(steps(...two, at('down', 2))).slice(1, 4), [
    '07 port Santorini',
    '08 port Mykonos',
    '09 sea',
  ]);
  const single = steps(type(1, 'port_name', 'Santorini'), at('down', 1));
  assert.deepEqual(summary(single).slice(1, 4), ['07 sea', '08 port Santorini', '09 sea']);
  assert.deepEqual(summary(steps(...two, at('remove', 2), at('remove', 1)))[1], '07 sea');
});

test('a date may be left out or come twice: at the date line', () => {
  const skipped = steps(at('remove', 2));
  assert.equal(skipped[2]?.kind, 'none');
  assert.deepEqual(
    skipped.filter(hasContent).map(({ date }) => date.slice(-2)),
    ['06', '07', '09', '10'],
  );
  const twice = steps(at('add', 2), (rows) => ({ do: 'kind', key: keyOf(rows, 3), kind: 'sea' }));
  assert.deepEqual(summary(twice).slice(2, 4), ['08 sea', '08 sea']);
  assert.ok(twice.every((row) => Object.keys(problemsOf(row)).length === 0));
  const opened = openRows(skipped.filter(hasContent), voyage);
  assert.equal(opened[2]?.kind, 'none', 'and is so when it is opened again');
});

test('an error is shown at its input', () => {
  const rows = steps(
    type(1, 'port_name', 'Cozumel'),
    type(1, 'arrive', '08:00'),
    type(1, 'depart', '07:00'),
    at('add', 2),
    type(2, 'port_name', 'Progreso'),
    type(2, 'arrive', 'eight'),
    type(3, 'arrive', '08:00'),
  );
  assert.deepEqual(rows.map(problemsOf), [
    {},
    { depart: 'turned' },
    { arrive: 'wrong_time' },
    { port_name: 'no_port' },
    {},
    {},
  ]);
});
