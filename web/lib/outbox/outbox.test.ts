import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Cruise } from '#contract/cruises.ts';
import { type ApiError, NetworkError } from '#web/lib/api-errors.ts';
import { nothing_waits, placeOf, recordOf, type StoredRecord, type Waiting, type Write } from './change.ts';
import { blankCruise, moment } from './model-server.ts';
import { createOutbox, type OutboxStorage } from './outbox.ts';

const no_network = new NetworkError('none');
const key = (id: string) => ['GET cruises/{id}', { params: { id } }] as const;
const patch = (body: object, id = 'one'): Write => ({
  method: 'PATCH',
  path: `cruises/${id}`,
  body: { ...body },
});
const made = { id: 'new', ship_name: 'Edge', start_date: '2027-03-06', end_date: '2027-03-13' };
const flight: Write = {
  method: 'POST',
  path: 'cruises/one/flights',
  body: { id: 'f', kind: 'pre', seat: '1A' },
};

const seat = { id: 'f', version: 1, kind: 'pre', airline: null } as unknown as Cruise['flights'][number];

/** An outbox on a device with one cruise. */
async function device(cruise: Cruise = blankCruise('one', { notes: 'old' })) {
  const stored = new Map<string, Waiting>();
  const kept = new Map([[cruise.id, cruise]]);
  const state = { account: 'ada' as string | undefined, is_full: false, ids: 0 };
  const storage: OutboxStorage = {
    read: (person) => Promise.resolve(stored.get(person)),
    update: (person, change) => {
      if (state.is_full) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      const next = change(stored.get(person) ?? nothing_waits);
      stored.set(person, next);
      return Promise.resolve(next);
    },
  };
  const open = () =>
    createOutbox({
      storage,
      account: () => state.account,
      cruise: (id) => Promise.resolve(kept.get(id)),
      moment: () => moment,
      newId: () => `id-${(state.ids += 1)}`,
      announce: () => undefined,
    });
  const box = open();
  await box.restore();
  const one = () => {
    const [change] = box.current().changes;
    assert.ok(change);
    return change;
  };
  return {
    box,
    open,
    stored,
    kept,
    state,
    one,
    add: (write: Write) => box.add(write, undefined, no_network),
  };
}

describe('a call', () => {
  it('waits if it is of a cruise, its schedule, a part or a document, and is no file', () => {
    const place = (method: Write['method'], path: string, body: Write['body'] = null) =>
      placeOf({ method, path, body });
    assert.deepEqual(place('PATCH', 'cruises/one'), { kind: 'cruise', cruise_id: 'one', part_id: undefined });
    assert.equal(place('POST', 'cruises/one/mark-paid')?.kind, 'paid');
    assert.equal(place('PATCH', 'cruises/one/documents/d')?.part_id, 'd');
    for (const path of [
      'user/settings',
      'cruises/one/documents',
      'cruises/one/flights',
      'cruises',
      'cruises/one/a/b/c',
    ])
      assert.equal(place('POST', path, {}), undefined, path);
    assert.throws(() => recordOf({ method: 'POST', path: 'samples', body: null }), TypeError);
  });
});

describe('a change without a network', () => {
  it('is kept with the record before it, and answered as the server would', async () => {
    const { box, stored, one, add } = await device();
    const answer = (await add(patch({ notes: 'new' }))) as Cruise;
    assert.equal(answer.notes, 'new');
    assert.deepEqual([one().before?.['notes'], one().before?.version], ['old', 1]);
    assert.deepEqual(stored.get('ada'), box.current());
    assert.equal(((await add(flight)) as { seat: string }).seat, '1A');
    assert.equal(await add({ method: 'DELETE', path: 'cruises/one', body: null }), undefined);
  });

  it('is refused by a full device, with what was there', async () => {
    const { box, state, add, stored } = await device();
    await add(patch({ notes: 'first' }));
    const before = box.current();
    state.is_full = true;
    await assert.rejects(add(patch({ notes: 'second' })), { name: 'QuotaExceededError' });
    assert.deepEqual([box.current(), stored.get('ada')], [before, before]);
  });

  it('is refused for a cruise that the device does not have, or a version that is older than its own', async () => {
    const { box, add } = await device({ ...blankCruise('one'), version: 3 });
    await assert.rejects(add(patch({ notes: 'x' }, 'two')), no_network);
    await assert.rejects(
      box.add(patch({ notes: 'x' }), 2, no_network),
      (error: ApiError) => error.status === 412 && (error.current as StoredRecord).version === 3,
    );
    assert.deepEqual(box.current(), nothing_waits);
    await box.add(patch({ notes: 'x' }), 3, no_network);
  });

  it('survives the browser', async () => {
    const { box, open, add } = await device();
    await add(patch({ notes: 'new' }));
    const later = open();
    await later.restore();
    assert.deepEqual(later.current(), box.current());
    assert.equal((later.show(key('one'), blankCruise('one')) as Cruise).notes, 'new');
  });

  it('of a cruise that is made here shows before the server has it', async () => {
    const { box, add } = await device();
    await add({ method: 'POST', path: 'cruises', body: made });
    await add({
      method: 'POST',
      path: 'cruises/new/diary',
      body: { id: 'd', day: '2027-03-06', text: 'Hot' },
    });
    assert.deepEqual([box.made('new')?.ship_name, box.made('new')?.diary[0]?.text], ['Edge', 'Hot']);
    assert.equal(box.made('one'), undefined);
  });
});

describe('another account', () => {
  it('neither sees nor sends what waits, before and after its own is read', async () => {
    const { box, state, add, stored } = await device();
    await add(patch({ notes: 'of Ada' }));
    const { id } = box.current().changes[0] ?? { id: '' };
    state.account = 'ben';
    const isHidden = () => {
      assert.deepEqual(box.current(), nothing_waits);
      assert.equal(box.nextToSend(new Set()), undefined);
      assert.equal(box.mustWait(patch({})), false);
      assert.equal((box.show(key('one'), blankCruise('one')) as Cruise).notes, null);
      assert.equal(box.known(key('one')), undefined);
    };
    isHidden();
    const reading = box.restore();
    isHidden();
    await reading;
    isHidden();
    assert.equal(await box.noteTried(id), undefined);
    await add(patch({ notes: 'of Ben' }));
    assert.deepEqual(stored.get('ada')?.changes[0]?.body, { notes: 'of Ada' });
    state.account = 'ada';
    await box.restore();
    assert.deepEqual(box.current().changes[0]?.body, { notes: 'of Ada' });
  });

  it('keeps its own when the former one logs out and forgets', async () => {
    const { box, state, add, stored } = await device();
    await add(patch({ notes: 'of Ada' }));
    await box.clear();
    assert.deepEqual([stored.get('ada'), box.current()], [nothing_waits, nothing_waits]);
    state.account = undefined;
    await assert.rejects(add(patch({ notes: 'of nobody' })), no_network);
  });
});

describe('the order of sending', () => {
  const order = async (...writes: Write[]) => {
    const { box, add } = await device();
    for (const write of writes) await add(write);
    return box;
  };

  it('is that of the making, past other records that wait for another time', async () => {
    const box = await order(patch({ notes: 'a' }), flight);
    const first = box.nextToSend(new Set());
    assert.equal(first?.path, 'cruises/one');
    assert.equal(box.nextToSend(new Set([first.id]))?.path, 'cruises/one/flights');
  });

  it('makes a cruise before its parts, and marks it as paid after all that is before', async () => {
    const make: Write = {
      method: 'POST',
      path: 'cruises',
      body: { ...made, fare: '9.00' },
    };
    const paid: Write = { method: 'POST', path: 'cruises/new/mark-paid', body: null };
    const box = await order(make, { ...flight, path: 'cruises/new/flights' }, paid);
    const [first, second] = box.current().changes.map(({ id }) => id);
    assert.equal(box.nextToSend(new Set([first ?? ''])), undefined);
    assert.equal(box.nextToSend(new Set())?.id, first);
    await box.settle(first ?? '', blankCruise('new'));
    assert.equal(box.nextToSend(new Set())?.id, second);
    assert.equal(box.nextToSend(new Set([second ?? ''])), undefined);
  });

  it('leaves out what is asked about or refused, and what comes after it for the same record', async () => {
    const box = await order(patch({ notes: 'a' }), flight);
    const { id } = box.nextToSend(new Set()) ?? { id: '' };
    await box.noteTried(id);
    await box.add(patch({ deck: '1' }), undefined, no_network);
    await box.refuse(id, 'no');
    assert.equal(box.nextToSend(new Set())?.path, 'cruises/one/flights');
  });
});

describe('a question', () => {
  const asked = async (write: Write, current: StoredRecord | null) => {
    const all = await device({ ...blankCruise('one', { notes: 'old', deck: '1' }), version: 3 });
    await all.add(write);
    await all.box.mergeWith(all.one().id, current);
    assert.equal(all.one().state, 'conflict');
    return all;
  };
  const theirs: StoredRecord = {
    ...blankCruise('one', { notes: 'theirs', deck: '1' }),
    version: 4,
  };

  it('is answered with the own value, with the other one, or with some of each', async () => {
    const { box, one } = await asked(patch({ notes: 'mine', deck: '2' }), theirs);
    await box.resolve(one().id, ['notes']);
    assert.deepEqual([one().state, one().body, one().before], ['waiting', { deck: '2' }, theirs]);
    const again = await asked(patch({ notes: 'mine', deck: '2' }), theirs);
    await again.box.resolve(again.one().id, []);
    assert.deepEqual(again.one().body, { notes: 'mine', deck: '2' });
    const left = await asked(patch({ notes: 'mine', deck: '2' }), theirs);
    await left.box.resolve(left.one().id, 'all');
    assert.deepEqual(left.box.current(), nothing_waits);
  });

  it('shows the record as the server has it, with what was typed', async () => {
    const { box } = await asked(patch({ notes: 'mine' }), { ...theirs, deck: '9' });
    const shown = box.show(key('one'), { ...blankCruise('one', { deck: '1' }), version: 3 }) as Cruise;
    assert.deepEqual([shown.notes, shown.deck], ['mine', '9']);
    const part = await device({ ...blankCruise('one'), flights: [{ ...seat, seat: '1A' }] });
    await part.add({ method: 'PATCH', path: 'cruises/one/flights/f', body: { airline: 'Mine' } });
    await part.box.mergeWith(part.one().id, { ...seat, seat: '9F', version: 2 });
    const flights = (part.box.show(key('one'), blankCruise('one')) as Cruise).flights;
    assert.deepEqual([flights[0]?.seat, flights[0]?.airline, flights.length], ['9F', 'Mine', 1]);
    const days = await device();
    const row = (date: string) => ({ date, kind: 'sea' });
    await days.add({ method: 'PUT', path: 'cruises/one/schedule', body: { items: [row('2027-03-06')] } });
    await days.box.mergeWith(days.one().id, { items: [row('2027-03-08')], version: 2 });
    const { schedule } = days.box.current().cruises['one'] ?? blankCruise('one');
    assert.deepEqual([schedule.version, schedule.items.map(({ date }) => date)], [2, ['2027-03-08']]);
  });

  it('about a record that was deleted there makes it again under a new id, once', async () => {
    const { box, one } = await asked(patch({ notes: 'mine' }), null);
    await box.resolve(one().id, []);
    assert.deepEqual([one().method, one().path, box.current().changes.length], ['POST', 'cruises', 1]);
    assert.deepEqual([one().body?.['notes'], one().body?.['deck']], ['mine', '1']);
    assert.notEqual(one().body?.['id'], 'one');
    assert.equal(one().before, null);
  });

  it('about a cruise that was deleted there makes it again once, with all that waits for it', async () => {
    const { box, add, one } = await device(blankCruise('one', { notes: 'old', deck: '1' }));
    await add(patch({ notes: 'mine' }));
    const { id } = one();
    await box.noteTried(id);
    await add(patch({ deck: '2' }));
    await add(flight);
    await add({
      method: 'PUT',
      path: 'cruises/one/schedule',
      body: { items: [{ date: '2027-03-06', kind: 'sea' }] },
    });
    await add({ method: 'POST', path: 'cruises', body: made });
    await box.refuse(box.current().changes[2]?.id ?? '', 'gone');
    await box.mergeWith(id, null);
    await box.resolve(id, []);
    const [cruise, part, schedule, other, ...more] = box.current().changes;
    const made_id = String(cruise?.body?.['id']);
    assert.deepEqual([other?.body?.['id'], more], ['new', []]);
    assert.deepEqual(
      [cruise?.path, cruise?.body?.['notes'], cruise?.body?.['deck']],
      ['cruises', 'mine', '2'],
    );
    assert.deepEqual(
      [part?.path, part?.body?.['seat'], part?.state],
      [`cruises/${made_id}/flights`, '1A', 'waiting'],
    );
    assert.equal(schedule?.path, `cruises/${made_id}/schedule`);
    assert.ok(!['one', 'new'].includes(made_id));
  });

  it('about a cruise that was deleted there leaves it deleted, with all that waits for it', async () => {
    const { box, one, add } = await asked(
      { method: 'PUT', path: 'cruises/one/schedule', body: { items: [] } },
      null,
    );
    await add(flight);
    await add({ method: 'POST', path: 'cruises', body: made });
    await box.resolve(one().id, 'all');
    assert.deepEqual(
      box.current().changes.map(({ path }) => path),
      ['cruises'],
    );
    await box.resolve('unknown', []);
    assert.equal(box.current().changes.length, 1);
  });

  it('about a deletion deletes the version that it showed', async () => {
    const { box, one } = await asked({ method: 'DELETE', path: 'cruises/one', body: null }, theirs);
    await box.resolve(one().id, []);
    assert.deepEqual([one().method, one().before, one().state], ['DELETE', theirs, 'waiting']);
  });
});

describe('a change that was refused', () => {
  it('waits again where the traveller lets it be tried again', async () => {
    const { box, one, add } = await device();
    await add(patch({ notes: 'typed' }));
    await box.refuse(one().id, 'Not now.');
    assert.equal(box.nextToSend(new Set()), undefined);
    await box.retry(one().id);
    assert.deepEqual([one().state, one().reason, one().body], ['waiting', undefined, { notes: 'typed' }]);
    assert.equal(box.nextToSend(new Set())?.id, one().id);
  });
});

describe('the days of a schedule', () => {
  it('wait to be sent if their rows are other than before', async () => {
    const row = (date: string, port_name: string) => ({ date, kind: 'port', port_name });
    const { box, add } = await device();
    assert.deepEqual(box.days('one'), []);
    await add({
      method: 'PUT',
      path: 'cruises/one/schedule',
      body: { items: [row('2027-03-06', 'Miami'), row('2027-03-08', 'Cozumel')] },
    });
    assert.deepEqual(box.days('one'), ['2027-03-06', '2027-03-08']);
    assert.deepEqual(box.days('two'), []);
  });
});

describe('a change that is taken back', () => {
  it('takes with it what can only be sent after it', async () => {
    const { box, add } = await device();
    await add({ method: 'POST', path: 'cruises', body: made });
    await add({ ...flight, path: 'cruises/new/flights' });
    await add(patch({ notes: 'stays' }));
    await box.discard(box.current().changes[0]?.id ?? '');
    assert.deepEqual(
      box.current().changes.map(({ path }) => path),
      ['cruises/one'],
    );
    await box.discard('unknown');
    assert.equal(box.current().changes.length, 1);
  });
});

describe('a share that was lowered', () => {
  it('is learned while a change waits, though the cruise has no new version', async () => {
    const { box, add, kept, stored } = await device({
      ...blankCruise('one', { notes: 'old' }),
      share: { share_level: 'edit', owner_name: 'Ada' },
    });
    await add(patch({ notes: 'mine' }));
    const now: Cruise = {
      ...(kept.get('one') ?? blankCruise('one')),
      share: { share_level: 'full', owner_name: 'Ada' },
      can: { edit: false, delete: false, share: false },
    };
    const shown = box.show(key('one'), now) as Cruise;
    assert.deepEqual([shown.notes, shown.can.edit, shown.share?.share_level], ['old', false, 'full']);
    await Promise.resolve();
    assert.equal(stored.get('ada')?.cruises['one']?.can.edit, false);
    // an older answer that the device kept
    assert.equal((box.show(key('one'), { ...blankCruise('one'), version: 0 }) as Cruise).can.edit, false);
  });
});

describe('what was sent', () => {
  it('stays for the next change of its cruise until that is read again', async () => {
    const { box, add, one } = await device();
    await add(flight);
    const { id } = one();
    await add(patch({ notes: 'new' }));
    await box.settle(id, { id: 'f', version: 1, kind: 'pre', seat: '1A' });
    assert.equal((box.show(key('one'), blankCruise('one')) as Cruise).flights[0]?.seat, '1A');
    await add({ method: 'PATCH', path: 'cruises/one/flights/f', body: { seat: '2A' } });
    assert.equal(box.current().changes[1]?.before?.['seat'], '1A');
  });

  it('is what the next change is of, also if only its answer was lost', async () => {
    const { box, add, one } = await device();
    await add(patch({ notes: 'sent' }));
    const { id } = one();
    await add(flight);
    await box.mergeWith(id, { ...blankCruise('one', { notes: 'sent' }), version: 2 });
    await add(patch({ notes: 'next' }));
    const before = box.current().changes[1]?.before;
    assert.deepEqual([before?.['notes'], before?.version], ['sent', 2]);
  });
});
