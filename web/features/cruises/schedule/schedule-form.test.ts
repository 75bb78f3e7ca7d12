import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ScheduleRow } from '#contract/schedule.ts';
import { emptyCall } from '#domain/schedule.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { saveForm } from '#web/lib/forms/save.ts';
import type { InputName } from './editor-rows.ts';
import {
  changeSchedule,
  createScheduleForm,
  errorNameAt,
  errorsByRow,
  problemsIn,
  rowsOf,
  type ScheduleForm,
  scheduleDraft,
  undoSchedule,
  valuesOfItems,
} from './schedule-form.ts';
import { memoryStore } from '#web/lib/testing/storage.ts';

const voyage = {
  id: 'a',
  start_date: '2027-03-06',
  end_date: '2027-03-09',
  start_port_id: 'us-miami',
  start_port: 'Miami',
  start_zone: 'America/New_York',
  end_port_id: 'us-miami',
  end_port: 'Miami',
  end_zone: 'America/New_York',
};

const port = (day: string, port_name: string): ScheduleRow => ({
  ...emptyCall(`2027-03-${day}`, 'port'),
  port_name,
  country: null,
});

const stored = [port('07', 'Cozumel'), port('08', 'Nassau')];
const openForm = (items = stored) => createScheduleForm({ ...voyage, schedule: { items, version: 4 } });

/** Types into an input of a day. */
function type(form: ScheduleForm, day: string, text: string, name: InputName = 'port_name'): void {
  changeSchedule(form, { do: 'type', key: keyOn(form, day), name, text }, voyage);
}

const keyOn = (form: ScheduleForm, day: string) => form.state().values[`2027-03-${day}`]?.[0]?.key ?? '';

const portsOf = (form: ScheduleForm) =>
  rowsOf(form.state().values).map(({ date, port_name }) => `${date.slice(-2)} ${port_name}`.trim());

/** Sends the form while another account has already stored some rows as version 5. */
async function saveAfter(form: ScheduleForm, theirs: ScheduleRow[]): Promise<string[][]> {
  const sent: string[][] = [];
  await saveForm(
    form,
    {
      problemsOf: problemsIn,
      send: ({ values, base }) => {
        sent.push(rowsOf(values).map(({ port_name }) => port_name));
        const current = { version: 5, values: valuesOfItems(theirs, voyage) };
        return base.version === 5
          ? Promise.resolve()
          : Promise.reject(new ApiError(412, { code: 'stale', current }));
      },
      readCurrent: (current) => current as { version: number; values: ReturnType<typeof valuesOfItems> },
      fieldAt: () => undefined,
      texts: { no_changes: '', saved: '', failed: '' },
      forgetDraft: () => undefined,
    },
    { isHere: () => true, isSameSession: () => true },
  );
  return sent;
}

describe('the form of a schedule', () => {
  it('opens with every day of the cruise, and with its ends if nothing is stored', () => {
    assert.deepEqual(portsOf(openForm()), ['06', '07 Cozumel', '08 Nassau', '09']);
    const empty = openForm([]);
    assert.deepEqual(portsOf(empty), ['06 Miami', '07', '08', '09 Miami']);
    assert.equal(empty.isDirty(), false);
  });

  it('is changed by another value, and not by white space', () => {
    const form = openForm();
    type(form, '07', ' Cozumel ');
    assert.equal(form.isDirty(), false);
    type(form, '07', 'eight', 'arrive');
    assert.equal(form.isDirty(), true);
  });

  it('reverts the letters of one input at once, and then the step before', () => {
    const form = openForm();
    type(form, '08', 'Bimini');
    type(form, '07', 'M');
    type(form, '07', 'My cay');
    undoSchedule(form);
    assert.deepEqual(portsOf(form), ['06', '07 Cozumel', '08 Bimini', '09']);
    undoSchedule(form);
    assert.deepEqual(portsOf(form), ['06', '07 Cozumel', '08 Nassau', '09']);
    undoSchedule(form);
    assert.equal(form.isDirty(), false);
  });

  it('is merged with a version in which another account changed other days', async () => {
    const form = openForm();
    type(form, '07', 'My cay');
    const sent = await saveAfter(form, [port('07', 'Cozumel'), port('08', 'Their reef')]);
    assert.deepEqual(sent.at(-1), ['', 'My cay', 'Their reef', '']);
    assert.deepEqual([sent.length, form.state().conflict], [2, undefined]);
  });

  it('asks about the days that both changed, and takes the version that is chosen', async () => {
    const form = openForm();
    type(form, '07', 'My cay');
    type(form, '08', 'My reef');
    await saveAfter(form, [port('07', 'Their cay'), port('08', 'Nassau')]);
    assert.deepEqual(form.state().conflict?.names, ['2027-03-07']);
    assert.deepEqual(portsOf(form), ['06', '07 My cay', '08 My reef', '09']);
    form.resolveConflict(['2027-03-07'], 'theirs');
    assert.deepEqual(portsOf(form), ['06', '07 Their cay', '08 My reef', '09']);
    form.resolveConflict(['2027-03-07'], 'mine');
    assert.deepEqual(portsOf(form), ['06', '07 My cay', '08 My reef', '09']);
  });

  it('shows an error until its own input is changed or nothing is wrong with it any more', async () => {
    const form = openForm();
    const inputsOf = () =>
      [...errorsByRow(form.state().errors).values()].map((found) => Object.keys(found).toSorted());
    type(form, '07', '', 'port_name');
    changeSchedule(form, { do: 'kind', key: keyOn(form, '07'), kind: 'port' }, voyage);
    type(form, '07', '12:00', 'arrive');
    type(form, '07', '11:00', 'depart');
    type(form, '07', 'noon', 'all_aboard');
    await saveAfter(form, stored);
    assert.deepEqual(inputsOf(), [['all_aboard', 'depart', 'port_name']]);
    type(form, '07', '11:30', 'all_aboard');
    assert.deepEqual(inputsOf(), [['depart', 'port_name']]);
    type(form, '07', '10:00', 'arrive');
    assert.deepEqual(inputsOf(), [['port_name']]);
    form.fail({ [`${keyOn(form, '07')} arrive`]: { text: 'Refused.' } });
    type(form, '07', '11:45', 'all_aboard');
    assert.deepEqual(inputsOf(), [['arrive']]);
    changeSchedule(form, { do: 'remove', key: keyOn(form, '07') }, voyage);
    assert.deepEqual(inputsOf(), []);
  });

  it('shows an error at its input, apart from those of other days', async () => {
    const form = openForm();
    type(form, '07', '');
    changeSchedule(form, { do: 'kind', key: keyOn(form, '07'), kind: 'port' }, voyage);
    type(form, '08', 'eight', 'arrive');
    assert.deepEqual(await saveAfter(form, stored), []);
    const [, first, second] = rowsOf(form.state().values);
    const shown = errorsByRow(form.state().errors);
    assert.deepEqual(shown.get(first?.key ?? ''), { port_name: { problem: 'no_port' } });
    assert.deepEqual(shown.get(second?.key ?? ''), { arrive: { problem: 'wrong_time' } });
    type(form, '08', '08:00', 'arrive');
    assert.deepEqual([...errorsByRow(form.state().errors).keys()], [first?.key]);
  });

  it('finds the input of a path in the answer', () => {
    const [row] = rowsOf(openForm().state().values);
    assert.ok(row);
    assert.equal(errorNameAt('items.0.port_id', [row]), `${row.key} port_name`);
    assert.equal(errorNameAt('items.1.port_id', [row]), undefined);
    assert.equal(errorNameAt('items', [row]), undefined);
  });

  it('is kept over a reload, also with a time that is none', () => {
    const store = memoryStore();
    const form = openForm();
    type(form, '07', 'eight', 'arrive');
    const { base, values, sent, drift } = form.state();
    scheduleDraft('a').write({ ...base, values, sent, drift }, store);
    const draft = scheduleDraft('a').read(store);
    assert.equal(draft?.values['2027-03-07']?.[0]?.arrive, 'eight');
    assert.deepEqual([draft?.version, rowsOf(draft?.before ?? {}).length], [4, 4]);
    store.setItem(
      store.key(0) ?? '',
      JSON.stringify({ ...draft, values: { '2027-03-07': [{ date: 'no day' }] } }),
    );
    assert.equal(scheduleDraft('a').read(store), null);
  });
});
