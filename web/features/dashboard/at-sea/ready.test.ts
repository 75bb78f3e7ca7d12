import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  documentsHere,
  type Findings,
  isReady,
  openLines,
  prepare,
  type Progress,
  type ReadyParts,
  roomFor,
} from './ready.ts';

const complete: Findings = {
  is_own: true,
  record_at: 1,
  documents: { count: 2, kept: 2, bytes: 10, is_too_large: false },
  are_screens_kept: true,
  is_storage_kept: true,
  install: 'menu',
};

test('a device is ready when each line is true and it is the traveller’s own', () => {
  assert.ok(isReady(complete));
  assert.ok(!isReady({ ...complete, is_own: false }));
  const cases: [Partial<Findings>, string][] = [
    [{ record_at: undefined }, 'record'],
    [{ documents: { count: 2, kept: 1, bytes: 10, is_too_large: false } }, 'documents'],
    [{ documents: undefined }, 'documents'],
    [{ are_screens_kept: false }, 'screens'],
    [{ is_storage_kept: false }, 'storage'],
    [{ install: 'iphone' }, 'installed'],
  ];
  for (const [change, line] of cases) assert.deepEqual(openLines({ ...complete, ...change }), [line]);
});

test('an app that is not installed keeps only an iPhone from being ready', () => {
  for (const install of ['installed', 'offer', 'menu'] as const)
    assert.ok(isReady({ ...complete, install }), install);
});

const wanted = [
  { id: 'sooner', cruise_id: 'sooner', size: 40 },
  { id: 'a', cruise_id: 'next', size: 50 },
  { id: 'b', cruise_id: 'next', size: 30 },
];

test('the documents of the cruise are counted, and those of cruises before it take their room', () => {
  const here = (room: number) => documentsHere('next', wanted, new Set(['a', 'sooner']), room);
  assert.deepEqual(here(120), { count: 2, kept: 1, bytes: 80, is_too_large: false });
  assert.ok(here(119).is_too_large);
  assert.deepEqual(documentsHere('other', wanted, new Set(), 0), {
    count: 0,
    kept: 0,
    bytes: 0,
    is_too_large: false,
  });
});

test('the room that is offered is the smallest that holds them', () => {
  assert.equal(roomFor('next', wanted, [0, 50, 200, 1000]), 200);
  assert.equal(roomFor('next', wanted, [0, 50]), undefined);
});

/** A device that lacks all, and brings a line unless it fails. */
function device(start: Partial<Findings> = {}) {
  const found: Findings = {
    ...complete,
    record_at: undefined,
    documents: undefined,
    are_screens_kept: false,
    is_storage_kept: false,
    ...start,
  };
  const its = {
    found,
    acts: [] as string[],
    failing: new Map<string, Error>(),
    reports: [] as Progress[],
    /** each time that it waits: whether it tries again by itself */
    waits: [] as boolean[],
    onWait: (): void => assert.fail('waits for a change that never comes'),
    tellChange: undefined as (() => void) | undefined,
  };
  const act = (name: string, brings: Partial<Findings>) => (): Promise<void> => {
    its.acts.push(name);
    const failure = its.failing.get(name);
    if (failure !== undefined) return Promise.reject(failure);
    Object.assign(its.found, brings);
    return Promise.resolve();
  };
  const parts: ReadyParts = {
    record: act('record', {
      record_at: 2,
      documents: { count: 1, kept: 0, bytes: 5, is_too_large: start.documents?.is_too_large ?? false },
    }),
    documents: act('documents', { documents: { count: 1, kept: 1, bytes: 5, is_too_large: false } }),
    screens: act('screens', { are_screens_kept: true }),
    storage: act('storage', { is_storage_kept: true }),
    look: () => Promise.resolve({ ...its.found }),
    troubleOf: ({ message }: Error) => (message === 'network' ? 'network' : 'failed'),
    report: (progress) => {
      its.reports.push(progress);
      const { found: seen, working, troubles } = progress;
      if (working !== undefined || (isReady(seen) && troubles.size === 0)) return;
      its.waits.push(false);
      its.onWait();
      its.tellChange?.();
    },
    untilChange: () =>
      new Promise<void>((resolve) => {
        its.tellChange = resolve;
      }),
    pause: async () => {
      its.waits.splice(-1, 1, true);
      await Promise.withResolvers().promise;
    },
  } as ReadyParts;
  return { its, parts };
}

test('one press brings the record, the documents, the screens and storage, in this order', async () => {
  const { its, parts } = device();
  assert.equal(await prepare(parts, new AbortController().signal), true);
  assert.deepEqual(its.acts, ['record', 'documents', 'screens', 'storage']);
  assert.deepEqual(
    its.reports.map(({ working }) => working),
    ['record', 'documents', 'screens', 'storage', undefined],
  );
});

test('without a network it says so, waits, and goes on with what is missing', async () => {
  const { its, parts } = device();
  its.failing.set('record', new Error('network'));
  its.onWait = () => its.failing.clear();
  assert.equal(await prepare(parts, new AbortController().signal), true);
  // files are not waited for either
  assert.deepEqual(its.acts, ['record', 'storage', 'record', 'documents', 'screens']);
  assert.equal(its.reports.find(({ working }) => working === undefined)?.troubles.get('record'), 'network');
  assert.deepEqual(its.waits, [true]);
  assert.equal(its.acts.filter((name) => name === 'storage').length, 1);
});

test('what is in the way is told until it is over, and not taken back for each try', async () => {
  const { its, parts } = device();
  its.failing.set('record', new Error('network'));
  its.onWait = () => {
    if (its.waits.length === 2) its.failing.clear();
  };
  assert.equal(await prepare(parts, new AbortController().signal), true);
  const told = its.reports.map(({ troubles }) => troubles.get('record'));
  const changes = told.filter((trouble, index) => trouble !== told[index - 1]);
  assert.deepEqual(changes, ['network', undefined]);
});

test('a record that was here before does not make up for one that could not be brought now', async () => {
  const { its, parts } = device(complete);
  its.failing.set('record', new Error('network'));
  const calling = new AbortController();
  its.onWait = () => calling.abort();
  assert.equal(await prepare(parts, calling.signal), false);
});

test('documents for which the room is too small are not fetched until there is more', async () => {
  const { its, parts } = device({ documents: { count: 1, kept: 0, bytes: 5, is_too_large: true } });
  its.onWait = () => {
    its.found.documents = { count: 1, kept: 0, bytes: 5, is_too_large: false };
    its.onWait = () => assert.fail('waits again');
  };
  assert.equal(await prepare(parts, new AbortController().signal), true);
  assert.deepEqual(its.waits, [false]);
  assert.deepEqual(its.acts, ['record', 'screens', 'storage', 'documents']);
});

test('a change that comes while it looks for the last time is not missed', async () => {
  const { its, parts } = device({ documents: { count: 1, kept: 0, bytes: 5, is_too_large: true } });
  parts.report = (progress) => its.reports.push(progress);
  parts.look = () => {
    const seen = { ...its.found };
    if (its.found.documents?.is_too_large === true && its.tellChange !== undefined) {
      its.found.documents = { count: 1, kept: 0, bytes: 5, is_too_large: false };
      its.tellChange();
    }
    return Promise.resolve(seen);
  };
  assert.equal(await prepare(parts, new AbortController().signal), true);
  assert.equal(its.acts.at(-1), 'documents');
});

test('storage that is refused is asked for once', async () => {
  const { its, parts } = device();
  parts.storage = () => {
    its.acts.push('storage');
    return Promise.resolve();
  };
  const calling = new AbortController();
  its.onWait = () => {
    if (its.waits.length === 2) calling.abort();
  };
  assert.equal(await prepare(parts, calling.signal), false);
  assert.equal(its.acts.filter((name) => name === 'storage').length, 1);
});
