import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safePath } from './redirect.ts';

for (const path of [
  '/',
  '/dashboard',
  '/cruises/view/1?tab=pricing#top',
  '/cruises?q=a%2Fb',
  '/authors',
  '/100%',
]) {
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
  '/auth/logout',
  '/auth/login?redirect=%2Fauth%2Flogin',
  '/auth',
  '/%61uth/logout',
  '/x/../auth/logout',
  'javascript:alert(1)',
  7,
  null,
  undefined,
]) {
  test(`${JSON.stringify(path)} is not`, () => {
    assert.equal(safePath(path), undefined);
  });
}
