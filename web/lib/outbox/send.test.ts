import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Cruise } from '#contract/cruises.ts';
import { ApiError, NetworkError, SessionEnded } from '#web/lib/api-errors.ts';
import { type Change, nothing_waits, type Waiting, type Write } from './change.ts';
import { blankCruise, ModelServer, moment } from './model-server.ts';
import { createOutbox } from './outbox.ts';
import { createSender, sendChanges } from './send.ts';

const patch = (body: object): Write => ({ method: 'PATCH', path: 'cruises/one', body: { ...body } });
const part = (method: Write['method'], path: string, body: Write['body'] = null): Write => ({
  method,
  path: `cruises/one/${path}`,
  body,
});

/** An outbox with changes, beside a server that has its cruise. */
async function device(writes: Write[], fields: Partial<Cruise> = {}) {
  const server = new ModelServer();
  const cruise = { ...blankCruise('one', { notes: 'old' }), ...fields };
  server.cruises.set('one', cruise);
  server.owners.set('one', 'ada');
  const state = { account: 'ada', is_full: false, ids: 0 };
  const stored = new Map<string, Waiting>();
  const box = createOutbox({
    storage: {
      read: (person) => Promise.resolve(stored.get(person)),
      update: (person, change) => {
        if (state.is_full) return Promise.reject(new Error('QuotaExceededError'));
        const next = change(stored.get(person) ?? nothing_waits);
        stored.set(person, next);
        return Promise.resolve(next);
      },
    },
    account: () => state.account,
    cruise: () => Promise.resolve(structuredClone(cruise)),
    moment: () => moment,
    newId: () => `id-${(state.ids += 1)}`,
    announce: () => undefined,
  });
  for (const write of writes) await box.add(write, undefined, new NetworkError('none'));
  const sent: string[] = [];
  const sendAll = (instead?: (change: Change) => unknown) =>
    sendChanges({
      outbox: box,
      send: async (change) => {
        sent.push(`${change.method} ${change.path}`);
        const other = await instead?.(change);
        return other ?? server.do(change, { person: 'ada', if_match: change.before?.version });
      },
      alone: (run) => run(),
    });
  return { server, box, state, sent, send: sendAll, stored: () => server.cruises.get('one') };
}

const fail = (error: Error) => () => {
  throw error;
};
const both = [patch({ notes: 'new' }), part('POST', 'flights', { id: 'f', kind: 'pre' })];

describe('sending', () => {
  it('sends all in their order, and names the cruises that changed', async () => {
    const { box, sent, send, stored } = await device(both);
    assert.deepEqual(await send(), { cruises: new Set(['one']), done: 2 });
    assert.deepEqual(sent, ['PATCH cruises/one', 'POST cruises/one/flights']);
    assert.deepEqual([stored()?.notes, stored()?.flights.length], ['new', 1]);
    assert.deepEqual(box.current(), nothing_waits);
  });

  it('stops without a network, a session or a server that has time, and keeps all', async () => {
    for (const error of [
      new NetworkError('none'),
      new SessionEnded(),
      new ApiError(401, {}),
      new ApiError(429, {}),
      new ApiError(503, {}),
    ]) {
      const { box, sent, send } = await device(both);
      assert.equal((await send(fail(error))).done, 0);
      assert.equal(sent.length, 1, error.message);
      const [first, second] = box.current().changes;
      assert.deepEqual([first?.is_tried, second?.is_tried], [true, false]);
    }
  });

  it('goes on past a change that the server has a fault with', async () => {
    for (const status of [500, 413]) {
      const { box, send } = await device(both);
      const isFaulty = ({ method }: Change) => {
        if (method === 'PATCH') throw new ApiError(status, {});
      };
      assert.equal((await send(isFaulty)).done, 1);
      assert.deepEqual(
        box.current().changes.map(({ method, state }) => [method, state]),
        [['PATCH', 'waiting']],
      );
    }
  });

  it('does what was done already only once: the answer was lost', async () => {
    const { box, send, server, stored } = await device([
      patch({ notes: 'new', fare: '10.00' }),
      part('POST', 'flights', { id: 'f', kind: 'pre' }),
      part('PUT', 'schedule', { items: [{ date: '2027-03-06', kind: 'sea' }] }),
      part('POST', 'mark-paid'),
    ]);
    for (let round = 0; round < 5; round += 1)
      await send((change) => {
        server.do(change, { person: 'ada', if_match: change.before?.version });
        if (round < 4) throw new NetworkError('lost');
      });
    await send();
    assert.deepEqual(box.current(), nothing_waits);
    assert.deepEqual(
      [stored()?.notes, stored()?.flights.length, stored()?.payments.length, stored()?.schedule.items.length],
      ['new', 1, 1, 1],
    );
  });

  it('throws what no server answers, with the change kept', async () => {
    const { box, send } = await device(both);
    await assert.rejects(send(fail(new TypeError('a fault of ours'))), TypeError);
    assert.equal(box.current().changes.length, 2);
  });

  it('sends nothing from a device that cannot note it', async () => {
    const { box, sent, send, state } = await device(both);
    state.is_full = true;
    await assert.rejects(send(), /Quota/);
    assert.deepEqual([sent, box.current().changes.length], [[], 2]);
  });

  it('ends with a login of another account', async () => {
    const { sent, send, state } = await device(both);
    await send(() => {
      state.account = 'ben';
    });
    assert.equal(sent.length, 1);
  });
});

/** Two tabs of one device, each with what it shows and reads. */
async function twoTabs() {
  let stored = nothing_waits;
  const follows: (() => Promise<void>)[] = [];
  const calls: (() => void)[] = [];
  const open = async (place: number) => {
    const log: string[] = [];
    const box = createOutbox({
      storage: {
        read: () => Promise.resolve(stored),
        update: (_person, change) => Promise.resolve((stored = change(stored))),
      },
      account: () => 'ada',
      cruise: (id) => Promise.resolve(blankCruise(id)),
      moment: () => moment,
      newId: () => crypto.randomUUID(),
      announce: () => void follows[1 - place]?.(),
    });
    await box.restore();
    const sender = createSender({
      outbox: box,
      send: () => {
        const answer = Promise.withResolvers<Cruise>();
        calls.push(() => answer.resolve(blankCruise('one')));
        return answer.promise;
      },
      alone: (run) => run(),
      maySend: () => true,
      tell: (done) => void log.push(`sent ${done}`),
      show: () => void log.push('show'),
      readAgain: (id) => Promise.resolve(void log.push(`read ${id}`)),
    });
    follows[place] = sender.follow;
    return { log, box, ...sender };
  };
  const [here, there] = [await open(0), await open(1)];
  const add = (write: Write) => here.box.add(write, undefined, new NetworkError('none'));
  return { here, there, add, calls };
}

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('a tab', () => {
  it('reads again what another tab has sent, and shows nothing older meanwhile', async () => {
    const { here, there, add, calls } = await twoTabs();
    await add(patch({ notes: 'new' }));
    await settled();
    assert.deepEqual([here.log, there.log], [['show'], ['show']]);
    const sent = there.send();
    await settled();
    here.log.length = 0;
    calls[0]?.();
    await sent;
    await settled();
    assert.deepEqual(here.log, ['read one', 'show']);
    assert.deepEqual(there.log, ['show', 'sent 1', 'read one']);
  });

  it('reads nothing again when another one adds a change', async () => {
    const { here, there, add } = await twoTabs();
    await add(patch({ notes: 'new' }));
    await add({ ...patch({ notes: 'new' }), path: 'cruises/two' });
    await settled();
    assert.deepEqual(there.log, ['show', 'show']);
    assert.equal(there.box.current().changes.length, here.box.current().changes.length);
  });

  it('waits for what it is sending already when it is told to send', async () => {
    const { here, add, calls } = await twoTabs();
    await add(patch({ notes: 'new' }));
    const first = here.send();
    let left: number | undefined;
    const second = here.send().then(() => {
      left = here.box.current().changes.length;
    });
    await settled();
    assert.equal(left, undefined);
    calls[0]?.();
    await Promise.all([first, second]);
    assert.deepEqual([left, calls.length], [0, 1]);
  });
});

describe('a refusal', () => {
  it('keeps what was typed, and says why', async () => {
    const errors = { notes: ['Too long.'], deck: ['No.'] };
    for (const [error, reason] of [
      [new ApiError(400, { code: 'invalid', errors }), 'Too long. No.'],
      [new ApiError(403, { code: 'forbidden', detail: 'Not yours.' }), 'Not yours.'],
      [new ApiError(409, { code: 'conflict' }), ''],
    ] as const) {
      const { box, send } = await device([patch({ notes: 'typed' })]);
      await send(fail(error));
      const [one] = box.current().changes;
      assert.deepEqual([one?.state, one?.body, one?.reason], ['refused', { notes: 'typed' }, reason]);
      const again = await send(fail(new TypeError('nothing is sent')));
      assert.equal(again.done, 0);
    }
  });

  it('is the end of a change of a cruise whose share was taken back', async () => {
    const share = { share_level: 'edit' as const, owner_name: 'Ada' };
    const writes = [patch({ notes: 'typed' }), part('POST', 'flights', { id: 'f', kind: 'pre', seat: '1A' })];
    const { box, send } = await device(writes, { share });
    await send(fail(new ApiError(404, { code: 'not_found' })));
    assert.deepEqual(
      box.current().changes.map(({ state }) => state),
      ['refused', 'refused'],
    );
    assert.equal(box.current().changes[1]?.body?.['seat'], '1A');
  });
});

describe('a record that changed or went', () => {
  it('is asked about if both changed one field, and merged if not', async () => {
    const { box, send, server, stored } = await device([patch({ notes: 'mine' })]);
    server.do(patch({ deck: '5' }), { person: 'ada' });
    await send();
    assert.deepEqual([stored()?.notes, stored()?.deck, box.current()], ['mine', '5', nothing_waits]);
    const other = await device([patch({ notes: 'mine' })]);
    other.server.do(patch({ notes: 'theirs' }), { person: 'ada' });
    await other.send();
    const [one] = other.box.current().changes;
    assert.deepEqual([one?.state, one?.current?.['notes']], ['conflict', 'theirs']);
  });

  it('is asked about if it was deleted there and changed here', async () => {
    const { box, send, server } = await device([patch({ notes: 'mine' })]);
    server.do({ method: 'DELETE', path: 'cruises/one', body: null }, { person: 'ada' });
    await send();
    const [one] = box.current().changes;
    assert.deepEqual([one?.state, one?.current], ['conflict', null]);
  });

  it('is asked about if it was deleted here and changed there', async () => {
    const { box, send, server } = await device([{ method: 'DELETE', path: 'cruises/one', body: null }]);
    server.do(patch({ notes: 'theirs' }), { person: 'ada' });
    await send();
    const [one] = box.current().changes;
    assert.deepEqual([one?.state, one?.current?.['notes'], server.cruises.size], ['conflict', 'theirs', 1]);
  });

  it('is not made again if it was made here, its answer was lost, and it was deleted there', async () => {
    const { box, send, server, stored } = await device([part('POST', 'flights', { id: 'f', kind: 'pre' })]);
    await send((change) => {
      server.do(change, { person: 'ada' });
      throw new NetworkError('lost');
    });
    server.do(part('DELETE', 'flights/f'), { person: 'ada' });
    await send();
    assert.deepEqual([stored()?.flights, box.current()], [[], nothing_waits]);
  });

  it('is asked about if it was also changed here after it was made, and can be made anew', async () => {
    const made = { id: 'two', ship_name: 'Mine', start_date: '2027-03-06', end_date: '2027-03-13' };
    const { box, send, server } = await device([{ method: 'POST', path: 'cruises', body: made }]);
    await send((change) => {
      server.do(change, { person: 'ada' });
      throw new NetworkError('lost');
    });
    const later = { method: 'PATCH', path: 'cruises/two', body: { notes: 'typed' } } as const;
    await box.add(later, undefined, new NetworkError('none'));
    server.do({ method: 'DELETE', path: 'cruises/two', body: null }, { person: 'ada' });
    await send();
    const [one] = box.current().changes;
    assert.deepEqual([one?.state, one?.current, one?.body], ['conflict', null, { notes: 'typed' }]);
    await box.resolve(one?.id ?? '', []);
    await send();
    assert.deepEqual(box.current(), nothing_waits);
    const names = [...server.cruises.values()].map(({ id, ship_name, notes }) => [id, ship_name, notes]);
    assert.deepEqual(names.slice(1), [['id-3', 'Mine', 'typed']]);
  });

  it('is deleted without a question if only what was sent from here is new there', async () => {
    const deletion = { method: 'DELETE', path: 'cruises/one', body: null } as const;
    const lose = async ({ box, send, server }: Awaited<ReturnType<typeof device>>) => {
      await send((change) => {
        server.do(change, { person: 'ada', if_match: change.before?.version });
        throw new NetworkError('lost');
      });
      await box.add(deletion, undefined, new NetworkError('none'));
    };
    const alone = await device([part('POST', 'flights', { id: 'f', kind: 'pre', seat: '1A' })]);
    await lose(alone);
    await alone.send();
    assert.deepEqual([alone.server.cruises.size, alone.box.current()], [0, nothing_waits]);
    const other = await device([part('POST', 'flights', { id: 'f', kind: 'pre', seat: '1A' })]);
    await lose(other);
    other.server.do(part('POST', 'flights', { id: 'g', kind: 'post', seat: '9F' }), { person: 'ada' });
    await other.send();
    const [one] = other.box.current().changes;
    assert.deepEqual([one?.state, one?.method, other.server.cruises.size], ['conflict', 'DELETE', 1]);
  });

  it('is deleted by both without a question', async () => {
    const { box, send, server } = await device([{ method: 'DELETE', path: 'cruises/one', body: null }]);
    server.do({ method: 'DELETE', path: 'cruises/one', body: null }, { person: 'ada' });
    await send();
    assert.deepEqual(box.current(), nothing_waits);
  });

  it('whose cruise is gone is asked about once, and made again with it', async () => {
    const { box, send, server, sent } = await device([
      part('POST', 'flights', { id: 'f', kind: 'pre', seat: '1A' }),
      part('POST', 'diary', { id: 'd', day: '2027-03-06', text: 'Hot' }),
      patch({ notes: 'mine' }),
    ]);
    server.do({ method: 'DELETE', path: 'cruises/one', body: null }, { person: 'ada' });
    await send();
    const [one, ...others] = box.current().changes;
    assert.deepEqual([sent.length, one?.state, one?.current], [1, 'conflict', null]);
    assert.deepEqual(
      others.map(({ state }) => state),
      ['waiting', 'waiting'],
    );
    // what is typed meanwhile waits for the answer, too
    assert.ok(box.mustWait(part('POST', 'flights', { id: 'g', kind: 'post' })));
    await box.resolve(one?.id ?? '', []);
    await send();
    assert.deepEqual(box.current(), nothing_waits);
    const [cruise] = [...server.cruises.values()];
    assert.deepEqual(
      [server.cruises.size, cruise?.notes, cruise?.flights[0]?.seat, cruise?.diary[0]?.text],
      [1, 'mine', '1A', 'Hot'],
    );
  });

  it('whose cruise is gone and which was deleted itself is asked about as that of the cruise', async () => {
    const { box, send, server } = await device([part('PATCH', 'flights/f', { seat: '1A' })], {
      flights: [{ id: 'f', version: 1, kind: 'pre', seat: null }] as unknown as Cruise['flights'],
    });
    server.do({ method: 'DELETE', path: 'cruises/one', body: null }, { person: 'ada' });
    await send();
    // added again, it has no cruise
    await box.resolve(box.current().changes[0]?.id ?? '', []);
    await send();
    const [one] = box.current().changes;
    assert.deepEqual([one?.state, one?.current, one?.method], ['conflict', null, 'POST']);
    await box.resolve(one?.id ?? '', []);
    await send();
    assert.deepEqual(box.current(), nothing_waits);
    assert.deepEqual(
      [...server.cruises.values()].map(({ flights }) => flights.map(({ seat }) => seat)),
      [['1A']],
    );
  });

  it('is asked about once if it was changed and deleted here, and changed there', async () => {
    const { box, send, server } = await device([patch({ notes: 'mine' })]);
    await send(fail(new NetworkError('none')));
    await box.add({ method: 'DELETE', path: 'cruises/one', body: null }, undefined, new NetworkError('none'));
    server.do(patch({ notes: 'theirs' }), { person: 'ada' });
    await send();
    const [one, ...others] = box.current().changes;
    assert.deepEqual([one?.method, one?.state, others], ['DELETE', 'conflict', []]);
    assert.equal(server.cruises.size, 1);
  });

  it('is deleted if it was changed here before, and the server refused that', async () => {
    const { box, send, server } = await device([patch({ notes: 'mine' })]);
    await send(fail(new NetworkError('none')));
    await box.add({ method: 'DELETE', path: 'cruises/one', body: null }, undefined, new NetworkError('none'));
    await send(({ method }) => {
      if (method === 'PATCH') throw new ApiError(400, { code: 'invalid' });
    });
    assert.deepEqual([server.cruises.size, box.current()], [0, nothing_waits]);
  });
});
