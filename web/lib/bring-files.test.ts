import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordRead } from '#domain/record-reads.ts';
import { ApiError, NetworkError } from './api-errors.ts';
import { bringFiles } from './bring-files.ts';
import type { KeptFile } from './kept-files.ts';

interface Sailing {
  id: string;
  start_date: string;
  time?: string;
  cancelled_at?: string | null;
  documents: { id: string; size: number; day: string | null }[];
}

const file = (id: string, size = 10) => ({ id, size, day: null });
const next: Sailing = { id: 'next', start_date: '2030-05-01', documents: [file('ticket'), file('visa')] };
const later: Sailing = { id: 'later', start_date: '2031-05-01', documents: [file('voucher')] };
const now: Sailing = { id: 'now', start_date: '2030-02-01', time: 'current', documents: [file('pass')] };

/** A device of Ada with the record of some cruises; `fetch` answers at once. */
function device(cruises: Sailing[] | undefined, kept_before: KeptFile[] = []) {
  const kept = new Map(kept_before.map((name) => [name[1], name]));
  const here = {
    cruises,
    kept,
    person: 'ada' as string | undefined,
    room: 1000,
    may_fetch: true,
    fetched: [] as string[],
    /** what happens when a file is fetched */
    answer: (_document_id: string): void => {},
    bring: () =>
      bringFiles({
        account: () => here.person,
        load: (read) => Promise.resolve(answerOf(read)),
        kept: () => Promise.resolve([...kept.values()]),
        keep: (name) => Promise.resolve(void kept.set(name[1], name)),
        drop: (names) => Promise.resolve(names.forEach(([, id]) => kept.delete(id))),
        fetch: async (_cruise_id, id) => {
          here.fetched.push(id);
          here.answer(id);
          return new Blob();
        },
        room: () => here.room,
        mayFetch: () => here.may_fetch,
      }),
    ids: () => [...kept.keys()],
  };
  function answerOf({ call, params }: RecordRead): unknown {
    const listed = here.cruises?.map(({ time = 'future', cancelled_at = null, ...cruise }) => ({
      ...cruise,
      time,
      cancelled_at,
    }));
    if (call === 'GET cruises') return listed && { items: listed };
    return listed?.find((cruise) => cruise.id === params?.id && cruise.start_date !== 'not brought');
  }
  return here;
}

test('files of cruises under way and ahead are fetched one after the other, the soonest cruise first', async () => {
  const here = device([later, now, next]);
  await here.bring();
  assert.deepEqual(here.fetched, ['pass', 'ticket', 'visa', 'voucher']);
  assert.deepEqual(here.kept.get('pass'), ['ada', 'pass', 10]);
  await here.bring();
  assert.equal(here.fetched.length, 4);
});

test('no file of a cruise that is over or cancelled, and no photograph, is fetched', async () => {
  const here = device([
    { ...now, time: 'past' },
    { ...next, cancelled_at: '2030-01-01T00:00:00Z' },
    { ...later, id: 'logged', documents: [{ ...file('photograph'), day: '2031-05-02' }] },
  ]);
  await here.bring();
  assert.deepEqual(here.fetched, []);
});

test('the sum stays within the room, and a file that does not fit leaves it to smaller ones', async () => {
  const here = device([{ ...now, documents: [file('pass', 30), file('plan', 80)] }, next, later]);
  here.room = 50;
  await here.bring();
  assert.deepEqual(here.fetched, ['pass', 'ticket', 'visa']);
});

test('a sooner cruise takes the room of a later one', async () => {
  const here = device([now, next, later], [['ada', 'voucher', 10]]);
  here.room = 30;
  await here.bring();
  assert.deepEqual(here.ids(), ['pass', 'ticket', 'visa']);
});

test('less room, a deleted document and a cruise that is gone remove their files, also where data are saved', async () => {
  const here = device([now, next, later]);
  await here.bring();
  here.may_fetch = false;
  here.cruises = [now, { ...next, documents: [file('visa')] }];
  await here.bring();
  assert.deepEqual(here.ids(), ['pass', 'visa']);
  here.room = 10;
  await here.bring();
  assert.deepEqual(here.ids(), ['pass']);
  here.room = 0;
  await here.bring();
  assert.deepEqual(here.ids(), []);
  here.room = 1000;
  await here.bring();
  assert.equal(here.fetched.length, 4);
});

test('less room counts while files are on their way', async () => {
  const here = device([now, next, later]);
  here.answer = (id) => {
    if (id === 'ticket') here.room = 10;
  };
  await here.bring();
  assert.deepEqual([here.fetched, here.ids()], [['pass', 'ticket'], ['pass']]);
});

test('nothing is removed while the record of a cruise is not known', async () => {
  for (const cruises of [undefined, [now, { ...next, start_date: 'not brought' }]]) {
    const here = device(cruises, [['ada', 'ticket', 10]]);
    await here.bring();
    assert.deepEqual([here.ids(), here.fetched], [['ticket'], []]);
  }
});

test('a file that the server refuses is left out, and tried the next time', async () => {
  const here = device([now, next]);
  here.answer = (id) => {
    if (id === 'pass') throw new ApiError(404, {});
  };
  await here.bring();
  assert.deepEqual(
    [here.fetched, here.ids()],
    [
      ['pass', 'ticket', 'visa'],
      ['ticket', 'visa'],
    ],
  );
  here.answer = () => {};
  await here.bring();
  assert.deepEqual(here.ids(), ['ticket', 'visa', 'pass']);
});

test('without a network no other file is asked for until the next time', async () => {
  const here = device([now, next]);
  here.answer = () => {
    throw new NetworkError('no network');
  };
  await assert.rejects(here.bring(), NetworkError);
  assert.deepEqual(here.fetched, ['pass']);
  here.answer = () => {};
  await here.bring();
  assert.deepEqual(here.ids(), ['pass', 'ticket', 'visa']);
});

test('files of another account are removed, and fetched anew for this one', async () => {
  const here = device([now], [['ben', 'pass', 10]]);
  await here.bring();
  assert.deepEqual(here.kept.get('pass'), ['ada', 'pass', 10]);
});

test('a file that arrives after the end of the session is not kept', async () => {
  for (const person of [undefined, 'ben']) {
    const here = device([now]);
    here.answer = () => {
      here.person = person;
    };
    await here.bring();
    assert.deepEqual(here.ids(), []);
  }
});
