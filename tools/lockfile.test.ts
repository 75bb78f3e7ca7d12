import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { missingFrom, readLockfile } from './lockfile.ts';

describe('The lockfile', () => {
  it('names the packages for every platform, or a fresh clone cannot be installed (npm run lockfile)', () => {
    assert.deepEqual(missingFrom(readLockfile()), []);
  });

  it('names no registry', () => {
    const resolved = Object.entries(readLockfile().packages).filter(([, entry]) => 'resolved' in entry);
    assert.deepEqual(resolved, []);
  });
});
