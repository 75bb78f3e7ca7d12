import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryObserver } from '@tanstack/react-query';
import { ApiError, NetworkError } from './api-errors.ts';
import { Queries, read, reads } from './queries.ts';

const offline = new NetworkError('offline');
const forbidden = new ApiError(403, { code: 'forbidden' });
const broken = new ApiError(500, { code: 'unexpected' });
const invalid = new ApiError(400, { code: 'invalid' });

test('stale times are those of the requirements', () => {
  assert.equal(reads['GET user/settings'].stale_ms, 60_000);
  assert.equal(reads['GET user/icalendar'].stale_ms, 60_000);
  assert.equal(reads['GET about'].stale_ms, 60_000);
  assert.equal(reads['GET loyalty'].stale_ms, 6_000_000_000);
  assert.equal(reads['GET user/sharing'].stale_ms, 6_000_000_000);
});

test('settings are tried again up to three times, and only when there was no answer', () => {
  const { retry } = reads['GET user/settings'];
  assert.deepEqual(
    [0, 1, 2, 3].map((failures) => retry(failures, offline)),
    [true, true, true, false],
  );
  for (const error of [forbidden, broken, invalid]) assert.equal(retry(0, error), false);
});

for (const key of ['GET user/icalendar', 'GET loyalty', 'GET user/sharing'] as const) {
  test(`${key} is not tried again when it is forbidden, else up to three times`, () => {
    const { retry } = reads[key];
    assert.equal(retry(0, forbidden), false);
    assert.deepEqual(
      [0, 2, 3].map((failures) => retry(failures, offline)),
      [true, true, false],
    );
    assert.equal(retry(0, broken), true);
  });
}

test('an invalid or forbidden call is never retried', () => {
  for (const [key, { retry }] of Object.entries(reads)) {
    for (const error of [invalid, forbidden]) assert.equal(retry(0, error), false, key);
  }
});

test("an answer that stays fresh for longer than a browser's timer is kept that long", () => {
  for (const [key, { stale_ms }] of Object.entries(reads)) {
    const { gcTime } = read(key as 'GET about');
    if (stale_ms > 2 ** 31 - 1) assert.equal(gcTime, Number.POSITIVE_INFINITY, key);
    else assert.equal(gcTime, undefined, key);
  }
});

test('a route that the server is still computing is read again, and nothing else is', () => {
  const again = (data: unknown) => {
    const { refetchInterval } = read('GET stats');
    assert.ok(typeof refetchInterval === 'function');
    return refetchInterval({ state: { data } } as unknown as Parameters<typeof refetchInterval>[0]);
  };
  const places = ['us-miami', 'bs-nassau'];
  for (const data of [{ routes_awaited: 2 }, { distance_nm: null, places }]) assert.equal(again(data), 4_000);
  for (const data of [
    undefined,
    { routes_awaited: 0 },
    { distance_nm: 191, places },
    { distance_nm: null, places: ['us-miami'] },
  ]) {
    assert.equal(again(data), false);
  }
});

test('a query that is invalidated during its first read is read again after it', async () => {
  const queries = new Queries();
  const network = Promise.withResolvers<undefined>();
  let record = 'before the change';
  const queryFn = async () => {
    const answer = record;
    await network.promise;
    return answer;
  };
  const queryKey = ['GET uploads'];
  const stop = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
  record = 'after the change';
  const invalidated = queries.invalidateQueries({ queryKey });
  network.resolve(undefined);
  await invalidated;
  assert.equal(queries.getQueryData(queryKey), 'after the change');
  stop();
  queries.clear();
});
