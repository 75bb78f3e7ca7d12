import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, NetworkError, StrangerError } from './api-errors.ts';
import { type AnswerStoreParts, createAnswerStore, type StoredAnswer } from './offline-answers.ts';

const dashboard = ['GET dashboard'];
const name = JSON.stringify(dashboard);
const unexpected = () => assert.fail('nothing arrives later');
const offline = () => Promise.reject(new NetworkError('no network'));

function device() {
  const stored = new Map<string, unknown>();
  const planned: (() => void)[] = [];
  const here: { person: string | undefined; is_in: boolean; is_pending: boolean } = {
    person: 'ada',
    is_in: true,
    is_pending: false,
  };
  const parts: AnswerStoreParts = {
    storage: {
      names: () => Promise.resolve([...stored.keys()]),
      read: (key) => Promise.resolve(stored.get(key)),
      put: (answers) => Promise.resolve(answers.forEach(([key, answer]) => stored.set(key, answer))),
      remove: (names) => Promise.resolve(names.forEach((key) => stored.delete(key))),
      clear: () => Promise.resolve(stored.clear()),
    },
    version: 'one',
    account: () => here.person,
    mayBeSignedIn: () => here.is_in,
    mayRead: () => here.is_in,
    nameOf: JSON.stringify,
    removal: { isPending: () => here.is_pending, setPending: (value) => (here.is_pending = value) },
    later: (run) => planned.push(run),
    pause: () => new Promise(() => {}),
    isCutOff: () => false,
    holdsSince: () => Infinity,
  };
  return {
    stored,
    answers: () => [...stored.keys()].filter((key) => key !== 'mark'),
    here,
    planned,
    parts,
    open: (more: Partial<AnswerStoreParts> = {}) => createAnswerStore({ ...parts, ...more }),
  };
}

/** A device on which Ada has seen her dashboard. */
async function seen() {
  const its = device();
  const kept = its.open();
  kept.keep(name, dashboard, { cruises: 3 }, 1000);
  await kept.write();
  return its;
}

test('an earlier answer is returned after a cold start without a network, and counts as shown', async () => {
  const kept = (await seen()).open();
  await kept.restore();
  assert.deepEqual(await kept.answerOr(name, offline, unexpected), { cruises: 3 });
  assert.deepEqual([...kept.shown().keys()], [name]);
  assert.equal(kept.ageOf(name), 1000);
});

test('answers are written later, not one by one', async () => {
  const { stored, planned, open } = device();
  const kept = open();
  kept.keep(name, dashboard, 1, 1000);
  kept.keep(name, dashboard, 2, 2000);
  assert.deepEqual([stored.size, planned.length], [0, 1]);
  planned[0]?.();
  await new Promise(setImmediate);
  assert.equal((stored.get(name) as StoredAnswer).json, '2');
});

test('an answer that still holds is written with its new time, and its text is not made again', async () => {
  let texts = 0;
  const answer = { toJSON: () => (texts += 1) };
  const { stored, open } = device();
  const kept = open();
  for (const at of [1000, 2000]) {
    kept.keep(name, dashboard, answer, at);
    await kept.write();
  }
  assert.deepEqual([texts, (stored.get(name) as StoredAnswer).at], [1, 2000]);
});

test('a new answer replaces the old one, and does not count as shown', async () => {
  const kept = (await seen()).open();
  await kept.restore();
  await kept.answerOr(name, offline, unexpected);
  // the cache now holds the stored answer, which keeps its age
  kept.keep(name, dashboard, { cruises: 3 }, 9000);
  assert.equal(kept.ageOf(name), 1000);
  assert.deepEqual(await kept.answerOr(name, () => Promise.resolve({ cruises: 4 }), unexpected), {
    cruises: 4,
  });
  kept.keep(name, dashboard, { cruises: 4 }, 9000);
  assert.equal(kept.shown().size, 0);
  assert.equal(kept.ageOf(name), 9000);
});

test('in ship mode a kept answer is not asked for again, unless it is from before the last own change', async () => {
  let since = 1000;
  const kept = (await seen()).open({ holdsSince: () => since });
  await kept.restore();
  assert.deepEqual(await kept.answerOr(name, () => assert.fail('it is kept'), unexpected), { cruises: 3 });
  assert.deepEqual([...kept.shown().keys()], [name]);
  since = 1001;
  assert.deepEqual(await kept.answerOr(name, () => Promise.resolve({ cruises: 4 }), unexpected), {
    cruises: 4,
  });
  kept.keep(name, dashboard, { cruises: 4 }, 2000);
  assert.deepEqual(await kept.answerOr(name, () => assert.fail('it is new'), unexpected), { cruises: 4 });
  // without a network it is better than none
  since = 3000;
  assert.deepEqual(await kept.answerOr(name, offline, unexpected), { cruises: 4 });
});

test('in ship mode what the record confirmed after a change is not asked for', async () => {
  const kept = (await seen()).open({ holdsSince: () => 2000 });
  await kept.restore();
  await kept.take(
    { cursor: 'c', is_whole: true, reads: [{ call: 'GET dashboard', answer: 5 }], gone: [] },
    1500,
  );
  await kept.take({ cursor: 'd', is_whole: false, reads: [], gone: [] }, 2500);
  assert.equal(await kept.answerOr(name, () => assert.fail('it is confirmed'), unexpected), 5);
});

test('an error that the server answered is not covered up', async () => {
  const kept = (await seen()).open();
  await kept.restore();
  for (const status of [400, 401, 500, 503])
    await assert.rejects(
      kept.answerOr(name, () => Promise.reject(new ApiError(status, {})), unexpected),
      ApiError,
    );
  assert.equal(kept.shown().size, 0);
});

test('a read that hangs shows its kept answer after a while, and a late answer arrives', async () => {
  const waits: { milliseconds: number; end: () => void }[] = [];
  const pause = (milliseconds: number) =>
    new Promise<void>((end) => {
      waits.push({ milliseconds, end });
    });
  const kept = (await seen()).open({ pause });
  await kept.restore();
  const late = Promise.withResolvers<unknown>();
  const arrived: unknown[] = [];
  const read = () =>
    kept.answerOr(
      name,
      () => late.promise,
      (answer) => arrived.push(answer),
    );
  const first = read();
  waits[0]?.end();
  assert.deepEqual(await first, { cruises: 3 });
  assert.deepEqual([...kept.shown().keys()], [name]);
  // no call was answered: the next one waits for less
  const second = read();
  waits[1]?.end();
  await second;
  assert.ok((waits[1]?.milliseconds ?? 0) < (waits[0]?.milliseconds ?? 0));
  late.resolve({ cruises: 4 });
  await new Promise(setImmediate);
  // once, for the later read
  assert.deepEqual(arrived, [{ cruises: 4 }]);
  assert.equal(kept.shown().size, 0);
  // an answer in time is not told twice
  await kept.answerOr(name, () => Promise.resolve({ cruises: 5 }), unexpected);
});

test('a read that hangs shows its kept answer also if it was asked before the answers were restored', async () => {
  const wait = Promise.withResolvers<undefined>();
  const kept = (await seen()).open({ pause: () => wait.promise });
  const read = kept.answerOr(name, () => new Promise(() => {}), unexpected);
  await kept.restore();
  wait.resolve(undefined);
  assert.deepEqual(await Promise.race([read, new Promise(setImmediate)]), { cruises: 3 });
});

test('a read waits for less where the session got no answer either', async () => {
  const waits: number[] = [];
  const pause = async (milliseconds: number) => void waits.push(milliseconds);
  for (const is_cut_off of [false, true]) {
    const kept = (await seen()).open({ pause, isCutOff: () => is_cut_off });
    await kept.restore();
    await kept.answerOr(name, () => new Promise(() => {}), unexpected);
  }
  assert.ok((waits[1] ?? 0) < (waits[0] ?? 0));
});

test('a late answer does not replace one that was asked for later', async () => {
  const kept = (await seen()).open({ pause: () => Promise.resolve() });
  await kept.restore();
  const late = Promise.withResolvers<unknown>();
  await kept.answerOr(name, () => late.promise, unexpected);
  const newer = Promise.withResolvers<unknown>();
  const arrived: unknown[] = [];
  await kept.answerOr(
    name,
    () => newer.promise,
    (answer) => {
      arrived.push(answer);
      // as the cache does
      kept.keep(name, dashboard, answer, 2000);
    },
  );
  newer.resolve({ cruises: 5 });
  await new Promise(setImmediate);
  late.resolve({ cruises: 4 });
  await new Promise(setImmediate);
  assert.deepEqual(arrived, [{ cruises: 5 }]);
});

test('late answers in the order of their reads both arrive, the newer one last', async () => {
  const kept = (await seen()).open({ pause: () => Promise.resolve() });
  await kept.restore();
  const late = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const arrived: unknown[] = [];
  const take = (answer: unknown) => {
    arrived.push(answer);
    // as the cache does
    kept.keep(name, dashboard, answer, 2000);
  };
  for (const { promise } of late) await kept.answerOr(name, () => promise, take);
  for (const [index, { resolve }] of late.entries()) {
    resolve({ cruises: 4 + index });
    await new Promise(setImmediate);
  }
  assert.deepEqual(arrived, [{ cruises: 4 }, { cruises: 5 }]);
});

test('a record that a late answer says is gone is asked for again', async () => {
  const kept = (await seen()).open({ pause: () => Promise.resolve() });
  await kept.restore();
  const late = Promise.withResolvers<unknown>();
  const arrived: unknown[] = [];
  await kept.answerOr(
    name,
    () => late.promise,
    (answer) => arrived.push(answer),
  );
  late.reject(new ApiError(404, {}));
  await new Promise(setImmediate);
  assert.deepEqual(arrived, [undefined]);
  assert.ok(kept.isEmpty());
});

test('the login page of a Wi-Fi counts as no network', async () => {
  const kept = (await seen()).open();
  await kept.restore();
  const strange = () => Promise.reject(new StrangerError(200));
  assert.deepEqual(await kept.answerOr(name, strange, unexpected), { cruises: 3 });
});

test('of calls that hang the latest two go on, and none when the account leaves', async () => {
  const kept = (await seen()).open({ pause: () => Promise.resolve() });
  await kept.restore();
  const calls: AbortController[] = [];
  const hang = (calling: AbortController) => {
    calls.push(calling);
    return new Promise(() => {});
  };
  for (let asked = 0; asked < 3; asked += 1) await kept.answerOr(name, hang, unexpected);
  const areOff = () => calls.map(({ signal }) => signal.aborted);
  assert.deepEqual(areOff(), [true, false, false]);
  await kept.forget();
  assert.deepEqual(areOff(), [true, true, true]);
});

test('of calls that hang the latest two go on, and none when the account leaves', async () => {
  const kept = (await seen()).open({ pause: () => Promise.resolve() });
  await kept.restore();
  const calls: AbortController[] = [];
  const hang = (calling: AbortController) => {
    calls.push(calling);
    return new Promise(() => {});
  };
  for (let asked = 0; asked < 3; asked += 1) await kept.answerOr(name, hang, unexpected);
  const areOff = () => calls.map(({ signal }) => signal.aborted);
  assert.deepEqual(areOff(), [true, false, false]);
  await kept.forget();
  assert.deepEqual(areOff(), [true, true, true]);
});

test('a record that the server refuses or cannot find is not shown the next time there is no network', async () => {
  for (const status of [403, 404]) {
    const its = await seen();
    const kept = its.open();
    await kept.restore();
    await assert.rejects(
      kept.answerOr(name, () => Promise.reject(new ApiError(status, {})), unexpected),
      ApiError,
    );
    await assert.rejects(kept.answerOr(name, offline, unexpected), NetworkError);
    assert.deepEqual(its.answers(), []);
  }
});

test('a read that was never answered has no answer', async () => {
  const kept = (await seen()).open();
  await kept.restore();
  await assert.rejects(kept.answerOr('["GET stats"]', offline, unexpected), NetworkError);
});

test('without a token the mark names the account, and no answer of another one is read', async () => {
  const its = await seen();
  its.here.person = undefined;
  const kept = its.open();
  await kept.restore();
  assert.equal(kept.owner(), 'ada');
  assert.ok(await kept.load(name));
  its.stored.set('other', { ...(its.stored.get(name) as StoredAnswer), person: 'ben' });
  assert.equal(await kept.load('other'), undefined);
});

test('answers of another account are removed, and so are all answers when no account can be signed in', async () => {
  const its = await seen();
  its.here.person = 'ben';
  const kept = its.open();
  await kept.restore();
  assert.ok(kept.isEmpty());
  assert.equal(its.stored.size, 0);
  const gone = await seen();
  gone.here.is_in = false;
  await gone.open().restore();
  assert.equal(gone.stored.size, 0);
});

test('an answer of another contract is shown only without a network, and brought anew', async () => {
  const its = await seen();
  const one = its.open();
  await one.restore();
  const board = { call: 'GET dashboard', answer: { cruises: 3 } };
  await one.take({ cursor: 'c1', is_whole: true, reads: [board], gone: [] }, 1000);
  assert.equal(await one.cursor(), 'c1');
  const kept = its.open({ version: 'two', pause: () => Promise.resolve() });
  await kept.restore();
  assert.equal(await kept.cursor(), null);
  // a slow network
  const late = Promise.withResolvers<unknown>();
  const asked = kept.answerOr(name, () => late.promise, unexpected);
  late.resolve({ cruises: 4 });
  assert.deepEqual(await asked, { cruises: 4 });
  assert.deepEqual(await kept.answerOr(name, offline, unexpected), { cruises: 3 });
});

test('an unreadable answer counts as none', async () => {
  const its = await seen();
  its.stored.set('["GET stats"]', { person: 'ada' });
  its.stored.set('["GET badges"]', { ...(its.stored.get(name) as StoredAnswer), json: '{' });
  const kept = its.open();
  await kept.restore();
  for (const damaged of ['["GET stats"]', '["GET badges"]'])
    await assert.rejects(kept.answerOr(damaged, offline, unexpected), NetworkError);
});

const ofCruise = (id: string) => JSON.stringify(['GET cruises/{id}', { params: { id } }]);
const cruiseRead = (id: string, deck: string) => ({
  call: 'GET cruises/{id}',
  params: { id },
  answer: { deck },
});

test('the whole record is kept, and then what changed of it', async () => {
  const { open, answers, stored } = await seen();
  const kept = open();
  await kept.restore();
  const reads = [
    { call: 'GET dashboard', answer: { cruises: 2 } },
    cruiseRead('one', '1'),
    cruiseRead('two', '2'),
  ];
  await kept.take({ cursor: 'c1', is_whole: true, reads, gone: [] }, 5000);
  assert.deepEqual(await kept.answerOr(name, offline, unexpected), { cruises: 2 });
  // confirmed by the next answer, in which it was the same
  await kept.take({ cursor: 'c2', is_whole: false, reads: [cruiseRead('two', '3')], gone: ['one'] }, 6000);
  assert.equal(kept.ageOf(name), 6000);
  assert.deepEqual(answers().toSorted(), [ofCruise('two'), name].toSorted());
  const again = open();
  await again.restore();
  assert.equal(await again.cursor(), 'c2');
  assert.deepEqual(await again.answerOr(ofCruise('two'), offline, unexpected), { deck: '3' });
  await assert.rejects(again.answerOr(ofCruise('one'), offline, unexpected), NetworkError);
  // a whole one without a cruise
  const whole = [{ call: 'GET dashboard', answer: { cruises: 1 } }, cruiseRead('six', '6')];
  await again.take({ cursor: 'c3', is_whole: true, reads: whole, gone: [] }, 7000);
  assert.deepEqual(answers().toSorted(), [ofCruise('six'), name].toSorted());
  assert.equal((stored.get('mark') as { cursor: string }).cursor, 'c3');
});

test('an answer that was read while the record was on its way is newer', async () => {
  const { open } = await seen();
  const kept = open();
  await kept.restore();
  kept.keep(name, dashboard, { cruises: 9 }, 5500);
  await kept.take(
    { cursor: 'c', is_whole: true, reads: [{ call: 'GET dashboard', answer: 1 }], gone: [] },
    5000,
  );
  assert.deepEqual(await kept.answerOr(name, offline, unexpected), { cruises: 9 });
});

test('a full device keeps the record that it has, and its cursor', async () => {
  const { open, parts } = await seen();
  const put = () => Promise.reject(new Error('full'));
  const kept = open({ storage: { ...parts.storage, put } });
  await kept.restore();
  const part = { cursor: 'c', is_whole: true, reads: [{ call: 'GET dashboard', answer: 1 }], gone: [] };
  await assert.rejects(kept.take(part, 5000), /full/);
  assert.equal(await kept.cursor(), null);
  assert.deepEqual(await kept.answerOr(name, offline, unexpected), { cruises: 3 });
});

test('the record of an account is not taken after the end of its session', async () => {
  const { open, here, answers } = await seen();
  const kept = open();
  await kept.restore();
  here.is_in = false;
  await kept.take({ cursor: 'c', is_whole: true, reads: [cruiseRead('one', '1')], gone: [] }, 5000);
  assert.deepEqual(answers(), [name]);
});

test('a list in pages has the whole list as its kept answer, made one of its own', async () => {
  const kept = (await seen()).open();
  await kept.restore();
  const list = JSON.stringify(['GET cruises', { pages: {} }]);
  const fit = ({ cruises }: { cruises: number }) => Promise.resolve({ cruises: cruises - 1 });
  assert.deepEqual(await kept.answerOr(list, offline, unexpected, { name, fit }), { cruises: 2 });
  assert.deepEqual([...kept.shown().keys(), kept.ageOf(list)], [list, 1000]);
});

test('no answer of an account is written after the end of its session', async () => {
  const its = device();
  const kept = its.open();
  kept.keep(name, dashboard, 'of Ada', 1000);
  its.here.person = 'ben';
  await kept.write();
  assert.equal(its.stored.size, 0);
  // another tab has logged out: the cookies are gone, and this page does not know it yet
  its.here.person = 'ada';
  kept.keep(name, dashboard, 'of Ada', 1000);
  its.here.is_in = false;
  await kept.write();
  assert.equal(its.stored.size, 0);
});

test('forgetting also drops the answers that wait to be written', async () => {
  const its = await seen();
  const kept = its.open();
  await kept.restore();
  kept.keep(name, dashboard, 'newer', 2000);
  await kept.forget();
  await kept.write();
  assert.deepEqual([its.stored.size, kept.isEmpty()], [0, true]);
});

test('beyond the limit the oldest searches are removed, and nothing of the record', async () => {
  const { answers, open } = device();
  const kept = open();
  kept.keep(name, dashboard, 1, 0);
  const keys = ['a', 'b', 'c'].map((q) => ['GET cruises', { query: { q } }]);
  for (const key of [...keys, ...keys.slice(0, 1)]) kept.keep(JSON.stringify(key), key, 1, 1);
  await kept.write();
  await kept.trim((key) => key.includes('query'), 2);
  assert.deepEqual(
    answers().toSorted(),
    [keys[0], keys[2], dashboard].map((key) => JSON.stringify(key)),
  );
});

test('reads that are used once or concern the account are never stored', async () => {
  const { stored, open } = device();
  const kept = open();
  kept.keep('s', ['GET user/sessions'], [], 1);
  kept.keep('c', ['GET auth/captcha/'], {}, 1);
  kept.keep('u', ['GET uploads', { query: { limit: 1000 } }], {}, 1);
  await kept.write();
  assert.equal(stored.size, 0);
});

test('a browser without a store goes on without it', async () => {
  const fails = () => Promise.reject(new Error('no store in a private window'));
  const kept = device().open({
    storage: { names: fails, read: fails, put: fails, remove: fails, clear: fails },
  });
  await kept.restore();
  kept.keep(name, dashboard, 1, 1);
  await kept.write();
  assert.equal(await kept.answerOr(name, offline, unexpected), 1);
  await kept.forget();
});

test('no answer about a deleted record stays on the device, and all about the others do', async () => {
  const { answers, open } = await seen();
  const kept = open();
  const keep = (call: string, id: string) => {
    const key = [call, { params: { id } }];
    kept.keep(JSON.stringify(key), key, { id }, 1000);
  };
  keep('GET cruises/{id}', 'one');
  keep('GET cruises/{id}', 'two');
  await kept.write();
  // not written yet
  keep('GET cruises/{id}/route', 'one');
  await kept.forgetRecord('one');
  await kept.write();
  assert.deepEqual(
    answers().toSorted(),
    [name, JSON.stringify(['GET cruises/{id}', { params: { id: 'two' } }])].toSorted(),
  );
});

test('a logout while the record is written leaves nothing of it', async () => {
  const { open, here, parts, answers } = await seen();
  const put: AnswerStoreParts['storage']['put'] = async (entries) => {
    await parts.storage.put(entries);
    // in another tab, which has removed everything before
    here.is_in = false;
  };
  const kept = open({ storage: { ...parts.storage, put } });
  await kept.restore();
  await kept.take({ cursor: 'c', is_whole: true, reads: [cruiseRead('one', '1')], gone: [] }, 5000);
  assert.deepEqual(answers(), []);
  assert.ok(kept.isEmpty());
});

test('a removal that did not end is done at the next start', async () => {
  const { open, parts, answers, here } = await seen();
  const clear = () => Promise.reject(new Error('the page was closed'));
  await open({ storage: { ...parts.storage, clear } }).forget();
  assert.deepEqual([answers(), here.is_pending], [[name], true]);
  const kept = open();
  await kept.restore();
  assert.deepEqual([answers(), here.is_pending, kept.isEmpty()], [[], false, true]);
});

test('a logout while the answers are restored is not undone by it', async () => {
  const kept = (await seen()).open();
  const restoring = kept.restore();
  await kept.forget();
  await restoring;
  assert.ok(kept.isEmpty());
  assert.equal(kept.owner(), undefined);
});

test('a tab that begins to write keeps the cursor that another one has stored', async () => {
  const { open } = await seen();
  const [one, two] = [open(), open()];
  await two.restore();
  await one.restore();
  await one.take({ cursor: 'c', is_whole: true, reads: [cruiseRead('one', '1')], gone: [] }, 5000);
  two.keep(name, dashboard, { cruises: 4 }, 6000);
  await two.write();
  assert.equal(await two.cursor(), 'c');
});

test('the weather of a cruise stays as long as the cruise does', async () => {
  const { open, answers } = await seen();
  const kept = open();
  await kept.restore();
  const weather = (id: string) => ['GET cruises/{id}/weather', { params: { id } }];
  for (const id of ['one', 'two']) kept.keep(JSON.stringify(weather(id)), weather(id), 'sunny', 2000);
  await kept.write();
  await kept.take({ cursor: 'c', is_whole: true, reads: [cruiseRead('one', '1')], gone: [] }, 5000);
  assert.deepEqual(answers().toSorted(), [ofCruise('one'), JSON.stringify(weather('one'))].toSorted());
});
