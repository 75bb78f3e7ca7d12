import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, NetworkError } from '#web/lib/api-errors.ts';
import { isReachable } from './reachable.ts';
import { surfaceError } from './surface-error.ts';

test('an error of the feed is surfaced as statusCode and errorMessage', () => {
  const detail = 'Your plan does not have access to this feature';
  const refused = new ApiError(403, { code: 'plan_required', detail });
  assert.deepEqual(surfaceError(refused, 'x'), { statusCode: 403, errorMessage: detail });
  assert.deepEqual(surfaceError(new ApiError(502, {}), 'x'), { statusCode: 502, errorMessage: 'x' });
  assert.deepEqual(surfaceError(new NetworkError(), 'x'), { statusCode: undefined, errorMessage: 'x' });
});

test('only what the whole internet can ask is reachable for a service on it', () => {
  for (const host of ['https://gangway.example.org', 'https://203.0.113.7', 'https://sea.family:8443'])
    assert.equal(isReachable(`${host}/api/icalendar/x.ics`), true, host);
  for (const host of [
    'http://gangway.example.org',
    'http://localhost:8080',
    'https://localhost',
    'https://127.0.0.1',
    'https://192.168.1.5',
    'https://10.0.0.2',
    'https://172.20.0.2',
    'https://[::1]',
    'https://nas.local',
    'https://nas',
  ])
    assert.equal(isReachable(`${host}/api/icalendar/x.ics`), false, host);
});
