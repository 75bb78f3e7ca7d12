import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownScript } from './trusted-types.ts';

const page = 'https://gangway.example/cruises/view/1?tab=dates';

test('a file of the build may be run as a script', () => {
  const worker = 'https://gangway.example/assets/worker-B2x.js';
  assert.equal(ownScript(worker, page), worker);
  assert.equal(ownScript('/assets/worker-B2x.js', page), worker);
  assert.equal(ownScript('/service-worker.js', page), 'https://gangway.example/service-worker.js');
});

test('nothing else may', () => {
  for (const address of [
    'https://elsewhere.example/assets/worker.js',
    'http://gangway.example/assets/worker.js',
    'https://gangway.example:8443/assets/worker.js',
    '//elsewhere.example/assets/worker.js',
    '/assets/../api/cruises',
    '/assets/%2e%2e/api/cruises',
    '/assets',
    '/api/docs/docs.js',
    '/api/service-worker.js',
    'https://elsewhere.example/service-worker.js',
    // in another folder, relative to this page
    'assets/worker.js',
    'data:text/javascript,alert(1)//assets/',
    'blob:https://gangway.example/assets/0f8c',
    'javascript:alert(1)',
    'https://',
    '',
  ]) {
    assert.equal(ownScript(address, page), null, address);
  }
});
