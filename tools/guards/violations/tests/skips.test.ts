import { it } from 'node:test';

it('is skipped', (t) => t.skip());
it('is to do', { todo: true }, () => {});
