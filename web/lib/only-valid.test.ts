import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { validateListSearch } from '#web/features/cruises/search.ts';
import { onlyValid } from './only-valid.ts';

test('invalid search parameters do not pass the router', () => {
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/cruises',
    validateSearch: onlyValid(validateListSearch),
  });
  const router = createRouter({ routeTree: root.addChildren([list]), history: createMemoryHistory() });
  const search = { year: 'abc', sort: 'evil', q: 'icon', other: 'x' };
  const match = router.matchRoutes('/cruises', search).at(-1);
  assert.deepEqual(JSON.parse(JSON.stringify(match?.search)), { q: 'icon' });
});
