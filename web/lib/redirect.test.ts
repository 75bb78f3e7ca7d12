import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safePath } from './redirect.ts';

for (const path of ['/', '/dashboard', '/cruises/view/1?tab=pricing#top', '/cruises?q=a%2Fb']) {
  test(`${path} is a way back`, () => {
    assert.equal(safePath(path), path);
  });
}

for (const path of [
  '',
  'dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/',
  'data:text/html,x',
  '/..//evil.example',
  '/%0d%0a\u0000',
  7,
  null,
  undefined,
]) {
  test(`${JSON.stringify(path)} is not`, () => {
    assert.equal(safePath(path), undefined);
  });
}
