import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { ErrorScreen } from './error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PendingScreen } from './pending-screen.tsx';
import { queries } from './query-client.ts';
import { route_tree } from './routes.tsx';

export const router = createRouter({
  routeTree: route_tree,
  context: { queries },
  // Search values are texts: a search for "123" or "true" must not come back as a number or a truth.
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(String),
  defaultPreload: 'intent',
  // Query decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 300,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
  defaultPendingComponent: PendingScreen,
  scrollRestoration: true,
  trailingSlash: 'never',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
