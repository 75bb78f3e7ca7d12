import assert from 'node:assert/strict';
import { test } from 'node:test';
import { largest_document, most_document_bytes } from '#domain/documents.ts';
import { ApiError, NetworkError, SessionEnded } from '#web/lib/api-errors.ts';
import { canRetry, createUploads, type Job, type Upload } from './uploads.ts';

/** What the device keeps, as all tabs see it. */
function createDevice() {
  const kept = new Map<string, Upload>();
  const device = { kept, is_full: false, is_taken: false, waits_for: new Set<string>() };
  const shelf = {
    read: async () => [...kept.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    keep: async (upload: Upload) => {
      if (device.is_full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(upload.id, upload);
    },
    drop: async (id: string) => void kept.delete(id),
    alone: async (run: () => Promise<void>) => {
      if (device.is_taken) return;
      device.is_taken = true;
      await run();
      device.is_taken = false;
    },
    mustWait: ({ cruise_id }: Upload) => device.waits_for.has(cruise_id),
  };
  return { ...device, shelf, device };
}

/** A sender whose uploads end when the test says so. */
function sender({ shelf } = createDevice()) {
  const jobs: { job: Job; succeed: () => void; fail: (error: unknown) => void }[] = [];
  const send = (job: Job) =>
    new Promise<void>((succeed, fail) => {
      jobs.push({ job, succeed: () => succeed(), fail });
      job.signal.addEventListener('abort', () => fail(new Error('called off')));
    });
  return { jobs, uploads: createUploads(send, shelf) };
}

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
const fileOf = (name: string, size = 3) =>
  Object.defineProperty(new File(['abc'], name), 'size', { value: size });
const none = { bytes: 0, count: 0 };

test('two files are sent at once, each reports its progress, and a finished one calls back', async () => {
  const { jobs, uploads } = sender();
  const added: string[] = [];
  uploads.add(
    'c1',
    ['a', 'b', 'c'].map((name) => fileOf(name)),
    none,
    ({ file }) => added.push(file.name),
  );
  assert.deepEqual(
    uploads.current().map(({ state }) => state),
    ['sending', 'sending', 'waiting'],
  );
  let calls = 0;
  uploads.subscribe(() => (calls += 1));
  for (const share of [0.25, 0.2501, 0.2502]) jobs[0]?.job.onProgress(share);
  assert.equal(uploads.current()[0]?.share, 0.25);
  assert.equal(calls, 1, 'nobody is told of less than a hundredth');
  jobs[0]?.succeed();
  await settled();
  assert.deepEqual(
    uploads.current().map(({ file, state }) => [file.name, state]),
    [
      ['b', 'sending'],
      ['c', 'sending'],
    ],
  );
  assert.deepEqual(added, ['a']);
});

test('an aborted upload is stopped and removed, and makes room for the next', async () => {
  const { jobs, uploads } = sender();
  uploads.add(
    'c1',
    ['a', 'b', 'c'].map((name) => fileOf(name)),
    none,
    () => undefined,
  );
  uploads.dismiss(uploads.current()[0]?.id ?? '');
  await settled();
  assert.equal(jobs[0]?.job.signal.aborted, true);
  assert.deepEqual(
    uploads.current().map(({ file, state }) => [file.name, state]),
    [
      ['b', 'sending'],
      ['c', 'sending'],
    ],
  );
});

test('a file that is too large, empty or too much for the cruise is not sent', () => {
  const { jobs, uploads } = sender();
  const kept = { bytes: most_document_bytes - largest_document, count: 1 };
  const files = [fileOf('huge', largest_document + 1), fileOf('empty', 0), fileOf('last', largest_document)];
  uploads.add('c1', [...files, fileOf('more', 1)], kept, () => undefined);
  assert.deepEqual(
    uploads.current().map(({ failure }) => failure),
    ['too_large', 'empty', undefined, 'full'],
  );
  assert.deepEqual(
    jobs.map(({ job }) => job.file.name),
    ['last'],
  );
});

test('photographs under way, whose size is not known before they are scaled, take no room of documents', () => {
  const { uploads } = sender();
  uploads.add('c1', [fileOf('photograph', most_document_bytes)], none, () => undefined, '2027-03-08');
  uploads.add('c1', [fileOf('document', 5)], { ...none, room: 10 }, () => undefined);
  assert.deepEqual(
    uploads.current().map(({ failure }) => failure),
    [undefined, undefined],
  );
});

test('a file beyond the room of the account is not sent, but can be retried when there is room', () => {
  const { jobs, uploads } = sender();
  const files = [fileOf('first', 6), fileOf('large', 5), fileOf('small', 4)];
  uploads.add('c1', files, { ...none, room: 10 }, () => undefined);
  assert.deepEqual(
    jobs.map(({ job }) => job.file.name),
    ['first', 'small'],
  );
  const [, large] = uploads.current();
  assert.ok(large !== undefined && canRetry(large));
  assert.equal(large.failure, 'space');
});

test('each failure has its reason, and one that may end otherwise can be retried', async () => {
  const { jobs, uploads } = sender();
  const failures = [
    { error: new ApiError(413, {}), failure: 'too_large', again: false },
    { error: new ApiError(415, { code: 'unsupported_media', detail: '' }), failure: 'type', again: false },
    { error: new ApiError(403, { code: 'plan_required', detail: '' }), failure: 'plan', again: false },
    { error: new ApiError(409, { code: 'conflict', detail: '' }), failure: 'full', again: false },
    {
      error: new ApiError(400, { code: 'invalid', detail: '', errors: { day: ['Not a day of it.'] } }),
      failure: 'told',
      again: true,
    },
    { error: new ApiError(507, { code: 'no_space', detail: 'No room.' }), failure: 'told', again: true },
  ];
  for (const [place, { error, failure, again }] of failures.entries()) {
    uploads.add('c1', [fileOf('a')], none, () => undefined);
    jobs[place]?.fail(error);
    await settled();
    const upload = uploads.current().at(-1);
    assert.equal(upload?.failure, failure);
    assert.equal(upload !== undefined && canRetry(upload), again, failure);
  }
  assert.deepEqual(
    uploads.current().flatMap(({ detail }) => detail ?? []),
    ['Not a day of it.', 'No room.'],
  );
  uploads.retry(uploads.current()[0]?.id ?? '');
  assert.equal(jobs.length, failures.length + 1);
  assert.equal(uploads.current()[0]?.state, 'sending');
});

test('the end of the session ends all uploads', async () => {
  const { jobs, uploads } = sender();
  uploads.add(
    'c1',
    ['a', 'b', 'c'].map((name) => fileOf(name)),
    none,
    () => undefined,
  );
  jobs[0]?.fail(new SessionEnded());
  await settled();
  assert.deepEqual(uploads.current(), []);
  assert.equal(jobs.length, 2, 'the third was never sent');
  assert.equal(jobs[1]?.job.signal.aborted, true);
});

test('sign-out removes the uploads of the account: running ones are stopped, waiting and failed ones removed', async () => {
  const { jobs, uploads } = sender();
  const files = ['a', 'b', 'c'].map((name) => fileOf(name));
  uploads.add('c1', [...files, fileOf('empty', 0)], none, () => assert.fail('nothing is told'));
  uploads.clear();
  await settled();
  assert.deepEqual(uploads.current(), []);
  assert.deepEqual(
    jobs.map(({ job }) => [job.file.name, job.signal.aborted]),
    [
      ['a', true],
      ['b', true],
    ],
  );
});

test('dismissing an upload tells whether it was under way', () => {
  const { uploads } = sender();
  uploads.add(
    'c1',
    ['a', 'b', 'c'].map((name) => fileOf(name)),
    none,
    () => undefined,
  );
  const [first, , third] = uploads.current();
  assert.equal(uploads.dismiss(third?.id ?? ''), false);
  assert.equal(uploads.dismiss(first?.id ?? ''), true);
});

/** The names and states of the files of a tab. */
const statesOf = ({ uploads }: ReturnType<typeof sender>) =>
  uploads.current().map(({ file, state }) => [file.name, state]);

test('without a network all files wait on the device, and another start of the app sends them in their order', async () => {
  const { kept, ...device } = createDevice();
  const tab = sender({ kept, ...device });
  const names = ['a', 'b', 'c'];
  tab.uploads.add(
    'c1',
    names.map((name) => fileOf(name)),
    none,
    () => assert.fail('nothing is told'),
  );
  tab.jobs[0]?.fail(new NetworkError(''));
  tab.jobs[1]?.fail(new NetworkError(''));
  await settled();
  assert.deepEqual(
    statesOf(tab),
    names.map((name) => [name, 'offline']),
  );
  const ids = tab.uploads.current().map(({ id }) => id);

  const next = sender({ kept, ...device });
  const sent = next.uploads.sendStored();
  await settled();
  assert.deepEqual(statesOf(next), [
    ['a', 'sending'],
    ['b', 'offline'],
    ['c', 'offline'],
  ]);
  for (const place of [0, 1, 2]) {
    next.jobs[place]?.succeed();
    await settled();
  }
  await sent;
  assert.deepEqual(
    next.jobs.map(({ job }) => job.id),
    ids,
    'under the ids of the first time, whose answers may have been lost',
  );
  assert.deepEqual([next.uploads.current(), kept.size], [[], 0]);
  await tab.uploads.restore();
  assert.deepEqual(tab.uploads.current(), [], 'the other tab shows them no more');
});

/** A tab with files that wait on the device. */
async function waitingTab(...names: string[]) {
  const { kept, ...device } = createDevice();
  const tab = sender({ kept, ...device });
  const files = names.map((name) => fileOf(name));
  tab.uploads.add('c1', files, none, () => undefined);
  for (const { fail } of tab.jobs) fail(new NetworkError(''));
  await settled();
  return { ...tab, kept, ...device, again: tab.jobs.length };
}

test('one tab at a time sends what waits, until there is no network, and what comes to an end is kept no more', async () => {
  const tab = await waitingTab('a', 'b');
  tab.device.is_taken = true;
  await tab.uploads.sendStored();
  assert.equal(tab.jobs.length, tab.again, 'another tab sends');
  tab.device.is_taken = false;
  const sent = tab.uploads.sendStored();
  await settled();
  tab.jobs.at(-1)?.fail(new ApiError(503, { code: 'unavailable', detail: '' }));
  await sent;
  assert.equal(tab.jobs.length, tab.again + 1, 'the other one is not tried');
  assert.deepEqual(statesOf(tab), [
    ['a', 'offline'],
    ['b', 'offline'],
  ]);
  assert.equal(tab.uploads.dismiss(tab.uploads.current()[0]?.id ?? ''), true, 'it may have arrived');
  assert.deepEqual(
    [...tab.kept.values()].map(({ file }) => file.name),
    ['b'],
  );
});

test('a file that the server refuses stays on the device with the reason, and is not sent by itself again', async () => {
  const tab = await waitingTab('a');
  const sent = tab.uploads.sendStored();
  await settled();
  tab.jobs.at(-1)?.fail(new ApiError(404, { code: 'not_found', detail: 'No such cruise.' }));
  await sent;
  await tab.uploads.sendStored();
  assert.equal(tab.jobs.length, tab.again + 1);
  assert.deepEqual(
    [...tab.kept.values()].map(({ state, failure }) => [state, failure]),
    [['failed', 'cruise_gone']],
  );
});

test('all is sent only when the device keeps none of it any more', async () => {
  const { kept, shelf } = createDevice();
  const dropping = Promise.withResolvers<undefined>();
  const drop = (id: string) => dropping.promise.then(() => void kept.delete(id));
  const tab = sender({ ...createDevice(), shelf: { ...shelf, drop } });
  tab.uploads.add('c1', [fileOf('a')], none, () => undefined);
  tab.jobs[0]?.fail(new NetworkError(''));
  await settled();
  let left: number | undefined;
  const sent = tab.uploads.sendStored().then(() => {
    left = kept.size;
  });
  await settled();
  tab.jobs[1]?.succeed();
  await settled();
  assert.deepEqual([tab.uploads.current(), left], [[], undefined]);
  dropping.resolve(undefined);
  await sent;
  assert.equal(left, 0);
});

test('a file that had arrived and was deleted on another device is not sent again', async () => {
  const tab = await waitingTab('a');
  const sent = tab.uploads.sendStored();
  await settled();
  tab.jobs.at(-1)?.fail(new ApiError(410, { code: 'deleted' }));
  await sent;
  assert.deepEqual([tab.uploads.current(), tab.kept.size], [[], 0]);
});

test('a file of a cruise that is not sent yet waits for it, also with a network', async () => {
  const { kept, device, ...more } = createDevice();
  const tab = sender({ kept, device, ...more });
  device.waits_for.add('made here');
  tab.uploads.add('made here', [fileOf('a')], none, () => undefined);
  tab.uploads.add('c1', [fileOf('b')], none, () => undefined);
  await settled();
  await tab.uploads.sendStored();
  assert.deepEqual(statesOf(tab), [
    ['a', 'offline'],
    ['b', 'sending'],
  ]);
  device.waits_for.clear();
  void tab.uploads.sendStored();
  await settled();
  assert.deepEqual(
    tab.jobs.map(({ job }) => job.file.name),
    ['b', 'a'],
  );
});

test('a full device refuses the file, and the end of the session leaves what waits on it', async () => {
  const { kept, device, ...more } = createDevice();
  const tab = sender({ kept, device, ...more });
  tab.uploads.add('c1', [fileOf('a')], none, () => undefined);
  tab.jobs[0]?.fail(new NetworkError(''));
  await settled();
  device.is_full = true;
  tab.uploads.add('c1', [fileOf('b')], none, () => undefined);
  tab.jobs[1]?.fail(new NetworkError(''));
  await settled();
  const [, refused] = tab.uploads.current();
  assert.deepEqual([refused?.state, refused?.failure, refused?.is_stored], ['failed', 'device_full', false]);
  tab.uploads.clear();
  assert.deepEqual([tab.uploads.current(), kept.size], [[], 1]);
});
