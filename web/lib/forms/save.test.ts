import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { ApiError, NetworkError, SessionEnded } from '#web/lib/api-errors.ts';
import { clearToasts, currentToasts } from '#web/lib/toasts.ts';
import { createRecordForm } from './record-form.ts';
import { saveForm, type SaveParts, type Sending } from './save.ts';

interface Values {
  ship: string;
  port: string;
  port_id: string;
  notes: string;
}

const before: Values = { ship: 'Icon', port: 'Miami', port_id: 'us-mia', notes: '' };
const shape = {
  names: ['ship', 'port', 'port_id', 'notes'] as const,
  pairs: [['port', 'port_id']] as const,
};
const texts = {
  no_changes: 'No changes.',
  saved: 'Saved.',
  failed: 'Not saved.',
  stale: 'Changed elsewhere.',
};

/** An answer 412 with the present record. */
function stale(version: number, values: Values): ApiError {
  return new ApiError(412, { code: 'stale', detail: 'stale', current: { version, values } });
}

/** A form of the record, whose sends are answered one after the other: an error is thrown, a function is called. */
function open(version: number, answers: (Error | (() => void))[] = []) {
  const form = createRecordForm<Values, 'required', object>({
    shape,
    start: { id: 'a', version, before },
    draft: null,
    extra: {},
  });
  const sent: Sending<Values>[] = [];
  const log: string[] = [];
  const parts: SaveParts<Values, 'required', string> = {
    problemsOf: ({ ship }): { ship?: 'required' } => (ship === '' ? { ship: 'required' } : {}),
    send: async (sending) => {
      sent.push(sending);
      await Promise.resolve();
      const answer = answers[sent.length - 1];
      if (answer instanceof Error) throw answer;
      answer?.();
      return 'record';
    },
    readCurrent: (current) =>
      typeof current === 'object' ? (current as { version: number; values: Values }) : undefined,
    fieldAt: (path) => shape.names.find((name) => name === path),
    texts,
    forgetDraft: () => log.push('draft removed'),
    onSaved: (saved, isHere) => void log.push(`${saved} ${isHere() ? 'here' : 'left'}`),
  };
  let is_same = true;
  const save = (more: Partial<typeof parts> = {}) =>
    saveForm(form, { ...parts, ...more }, { isHere: () => true, isSameSession: () => is_same });
  return { form, sent, log, save, signOut: () => (is_same = false) };
}

const toasts = () => currentToasts().map(({ message }) => message);
beforeEach(() => clearToasts());

describe('a form that is saved', () => {
  it('sends the changed names, removes the draft and says so', async () => {
    const { form, sent, log, save } = open(3);
    form.set('notes', 'Cake');
    await save();
    assert.deepEqual(
      sent.map(({ changed, base }) => [changed, base.version]),
      [[['notes'], 3]],
    );
    assert.deepEqual(log, ['draft removed', 'record here']);
    assert.deepEqual(toasts(), ['Saved.']);
    assert.equal(form.isDirty(), false);
  });

  it('is not sent without a change', async () => {
    const { sent, save } = open(3);
    await save();
    assert.deepEqual([sent, toasts()], [[], ['No changes.']]);
  });

  it('is not sent twice while the first answer is on its way', async () => {
    const { form, sent, save } = open(3);
    form.set('notes', 'Cake');
    await Promise.all([save(), save()]);
    assert.equal(sent.length, 1);
  });

  it('is not sent with a problem, which goes when its field is edited', async () => {
    const { form, sent, save } = open(3);
    form.set('ship', '');
    await save();
    assert.deepEqual(form.state().errors, { ship: { problem: 'required' } });
    assert.deepEqual([sent, form.state().tries], [[], 1]);
    form.set('ship', 'Star');
    assert.deepEqual(form.state().errors, {});
  });

  it('stays open where it is used again, and keeps what is typed meanwhile', async () => {
    const { form, log, save } = open(3);
    form.set('notes', 'Cake');
    const saving = save({ stays_open: true });
    form.set('ship', 'Star');
    await saving;
    assert.deepEqual([form.state().base.before, form.isDirty()], [{ ...before, notes: 'Cake' }, true]);
    assert.equal(log[0], 'draft removed');
    form.set('ship', 'Icon');
    assert.equal(form.isDirty(), false);
  });

  it('stays open with what is typed while it is sent, which the next Save sends', async () => {
    const { form, sent, log, save } = open(3, [new NetworkError()]);
    form.set('notes', 'Cake');
    await save();
    const saving = save({
      prepare: (values) => Promise.resolve({ ...values, port_id: 'us-fll' }),
      send: (sending) => {
        sent.push(sending);
        return Promise.resolve({ version: 4, values: sending.values } as never);
      },
    });
    form.set('notes', 'Cake for two');
    await saving;
    assert.deepEqual(toasts(), ['Saved.']);
    assert.match(log.join(), /left/);
    assert.deepEqual(
      [form.state().is_working, form.isDirty(), form.state().values.notes, form.state().values.port_id],
      [false, true, 'Cake for two', 'us-fll'],
    );
    await save();
    assert.deepEqual([sent[2]?.changed, sent[2]?.base.version], [['notes'], 4]);
    assert.equal(form.isDirty(), false);
  });

  it('is closed by its answer if what was typed meanwhile was taken back', async () => {
    const { form, log, save } = open(3);
    form.set('notes', 'Cake ');
    const saving = save();
    form.set('notes', 'Cakes');
    form.set('notes', 'Cake');
    await saving;
    assert.deepEqual([log.at(-1), form.state().is_done], ['record here', true]);
  });

  it('is sent without a change if there is more to send', async () => {
    const { sent, save } = open(3);
    await save({ has_more: true });
    assert.deepEqual(sent[0]?.changed, []);
  });

  it('takes over another version in the fields that were not changed here', () => {
    const { form } = open(3);
    form.set('notes', 'Cake');
    form.rebase(4, { ...before, ship: 'Star', notes: 'Pie' });
    assert.deepEqual([form.state().values.ship, form.state().values.notes], ['Star', 'Cake']);
    assert.equal(form.state().base.version, 4);
    form.startAfresh();
    assert.deepEqual(form.state().values, { ...before, ship: 'Star', notes: 'Pie' });
  });

  it('is completed before it is sent', async () => {
    const { form, sent, save } = open(3);
    form.set('port', 'Málaga');
    await save({ prepare: (values) => Promise.resolve({ ...values, port_id: 'es-agp' }) });
    assert.equal(sent[0]?.values.port_id, 'es-agp');
  });
});

describe('a refusal', () => {
  it('is shown at its fields, or as the message of the form', async () => {
    const errors = { ship: ['No such ship.'] };
    const { form, save } = open(3, [
      new ApiError(400, { code: 'invalid', errors }),
      new ApiError(403, { code: 'plan_required', detail: 'Your plan has no room.' }),
    ]);
    form.set('ship', 'Ivon');
    await save();
    assert.deepEqual(form.state().errors, { ship: { text: 'No such ship.' } });
    assert.equal(form.state().message, undefined);
    await save();
    assert.deepEqual([form.state().message, form.state().code], ['Your plan has no room.', 'plan_required']);
    assert.deepEqual([form.state().tries, form.state().is_working, form.isDirty()], [2, false, true]);
  });

  it('that only the form understands has its own message', async () => {
    const { form, save } = open(3, [new ApiError(404, { code: 'not_found' })]);
    form.set('notes', 'Cake');
    await save({ explain: () => 'It was deleted.' });
    assert.equal(form.state().message, 'It was deleted.');
  });

  it('of an ended session, or one that comes for another account, shows nothing', async () => {
    const ended = open(3, [new SessionEnded()]);
    ended.form.set('notes', 'Cake');
    await ended.save();
    assert.deepEqual([ended.form.state().tries, ended.log], [0, []]);
    const other = open(3, [new ApiError(400, { code: 'invalid', detail: 'No.' })]);
    other.form.set('notes', 'Cake');
    const saving = other.save();
    other.signOut();
    await saving;
    assert.equal(other.form.state().message, undefined);
  });
});

describe('a record that another account saved first', () => {
  it('is merged and sent again if other fields changed', async () => {
    const theirs = { ...before, ship: 'Star' };
    const { form, sent, save } = open(3, [stale(4, theirs)]);
    form.set('notes', 'Cake');
    await save();
    assert.deepEqual(
      sent.map(({ values, changed, base }) => [values, changed, base.version]),
      [
        [{ ...before, notes: 'Cake' }, ['notes'], 3],
        [{ ...theirs, notes: 'Cake' }, ['notes'], 4],
      ],
    );
  });

  it('keeps letters that are typed meanwhile', async () => {
    const { form, save } = open(3, [stale(4, { ...before, ship: 'Star' }), new NetworkError()]);
    form.set('notes', 'Cake');
    const saving = save();
    form.set('notes', 'Cake for two');
    await saving;
    assert.deepEqual([form.state().values.ship, form.state().values.notes], ['Star', 'Cake for two']);
  });

  it('leaves the choice to the user where both changed a field, with the id of a name', async () => {
    const theirs = { ...before, port: 'Málaga', port_id: 'es-agp', notes: 'Theirs' };
    const { form, sent, save } = open(3, [stale(4, theirs)]);
    form.set('notes', 'Mine');
    form.put({ ...form.state().values, port: 'Nassau', port_id: 'bs-nas' });
    await save();
    const { conflict, message, base } = form.state();
    assert.deepEqual([conflict?.names, message, base.version], [['port', 'notes'], 'Changed elsewhere.', 4]);
    assert.equal(form.state().values.port, 'Nassau');
    form.resolveConflict(['port'], 'theirs');
    assert.equal(form.state().values.port_id, 'es-agp');
    form.resolveConflict(['port'], 'mine');
    assert.equal(form.state().values.port_id, 'bs-nas');
    await save();
    assert.deepEqual(sent[1]?.changed, ['port', 'port_id', 'notes']);
  });

  it('is no other account if an answer was lost', async () => {
    const { form, sent, save } = open(3, [new NetworkError(), stale(4, { ...before, notes: 'Cake' })]);
    form.set('notes', 'Cake');
    await save();
    form.set('notes', 'Cake for two');
    await save();
    assert.equal(form.state().conflict, undefined);
    assert.deepEqual([sent[2]?.changed, sent[2]?.base.version], [['notes'], 4]);
  });

  it('is no other account if an answer was lost and a later try refused', async () => {
    const refused = new ApiError(429, { code: 'too_many_requests', detail: 'Wait.' });
    const saved = stale(4, { ...before, notes: 'Cake' });
    const { form, sent, save } = open(3, [new NetworkError(), refused, saved]);
    form.set('notes', 'Cake');
    await save();
    form.set('notes', 'Cake for two');
    await save();
    await save();
    assert.equal(form.state().conflict, undefined);
    assert.equal(sent[3]?.base.version, 4);
  });

  it('is asked again where a change was taken back whose answer was lost', async () => {
    const saved = stale(4, { ...before, notes: 'Cake' });
    const { form, sent, save } = open(3, [new NetworkError(), saved]);
    form.set('notes', 'Cake');
    await save();
    form.set('notes', '');
    await save();
    assert.deepEqual(
      sent.map(({ values, changed }) => [values.notes, changed]),
      [
        ['Cake', ['notes']],
        ['', ['notes']],
        ['', ['notes']],
      ],
    );
    assert.deepEqual(toasts(), ['Saved.']);
  });

  it('and changed a field that conflicts with a change of a lost answer is shown', async () => {
    const { form, save } = open(3, [new NetworkError(), stale(5, { ...before, notes: 'Pie' })]);
    form.set('notes', 'Cake');
    await save();
    await save();
    assert.deepEqual(form.state().conflict?.names, ['notes']);
  });

  it('is given up after three merges', async () => {
    const answers = [4, 5, 6, 7].map((version) => stale(version, { ...before, ship: `Ship ${version}` }));
    const { form, sent, save } = open(3, answers);
    form.set('notes', 'Cake');
    await save();
    assert.deepEqual([sent.length, form.state().message], [4, 'Changed elsewhere.']);
    assert.equal(form.state().values.ship, 'Ship 7');
  });
});

describe('a new record', () => {
  it('is sent again under its id when the answer is lost, with the names that changed since', async () => {
    const { form, sent, save } = open(0, [new NetworkError()]);
    form.set('notes', 'Cake');
    await save();
    assert.equal(form.state().message, 'Not saved.');
    form.set('ship', 'Star');
    await save();
    assert.deepEqual(
      sent.map(({ base, since }) => [base.id, since]),
      [
        ['a', []],
        ['a', ['ship']],
      ],
    );
  });

  it('that was refused was not made', async () => {
    const { form, sent, save } = open(0, [new ApiError(400, { code: 'invalid', detail: 'No.' })]);
    form.set('notes', 'Cake');
    await save();
    assert.equal(form.state().sent, null);
    form.set('notes', 'Pie');
    await save();
    assert.deepEqual(sent[1]?.since, []);
  });

  it('is sent to the record of a lost try again if a later try was refused', async () => {
    const refused = new ApiError(429, { code: 'too_many_requests', detail: 'Wait.' });
    const { form, sent, save } = open(0, [new NetworkError(), refused]);
    form.set('notes', 'Cake');
    await save();
    form.set('notes', 'Pie');
    await save();
    form.set('notes', 'Cake');
    await save();
    assert.deepEqual(sent[2]?.since, ['notes']);
  });

  it('gets another id when the form starts afresh: the first may have been made', async () => {
    const { form, sent, save } = open(0, [new NetworkError()]);
    form.set('notes', 'Cake');
    await save();
    form.startAfresh();
    form.set('notes', 'Pie');
    await save();
    assert.notEqual(sent[1]?.base.id, 'a');
    assert.deepEqual(sent[1]?.since, []);
  });

  it('is saved without a change too', async () => {
    const { sent, save } = open(0);
    await save();
    assert.equal(sent.length, 1);
  });
});

describe('a form', () => {
  it('starts afresh from the base that it was given meanwhile', () => {
    const { form } = open(0);
    form.patch({ base: { ...form.state().base, before: { ...before, port: 'Málaga' } } });
    form.set('notes', 'Cake');
    form.startAfresh();
    assert.deepEqual([form.state().values.port, form.isDirty()], ['Málaga', false]);
  });

  it('starts afresh with the values of its record', async () => {
    const { form, save } = open(3, [new ApiError(403, { code: 'forbidden', detail: 'No.' })]);
    form.set('notes', 'Cake');
    await save();
    form.startAfresh();
    assert.deepEqual([form.state().values, form.state().message, form.isDirty()], [before, undefined, false]);
  });

  it('fills in what follows from a field, and clears the errors of both', () => {
    const form = createRecordForm<Values, 'required', object>({
      shape,
      start: { version: 0, before },
      draft: null,
      extra: {},
      follow: (values, name) => (name === 'port' ? { ...values, port_id: '' } : values),
    });
    form.fail({ port: { problem: 'required' }, port_id: { text: 'Unknown.' }, ship: { text: 'No.' } });
    form.set('port', 'Somewhere');
    assert.equal(form.state().values.port_id, '');
    assert.deepEqual(form.state().errors, { ship: { text: 'No.' } });
  });
});
