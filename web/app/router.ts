import { ErrorScreen } from './error-screen.tsx';
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { NotFoundScreen } from '#web/parts/not-found-screen.tsx';
import { PendingScreen } from './pending-screen.tsx';
import { queries } from '#web/lib/query-client.ts';
import { isShipMode } from '#web/lib/ship-mode.ts';
import { route_tree } from './routes.tsx';

/**
 * Made at the first call, in a turn of its own: parsing the screens' addresses takes a phone a twentieth of a second.
 */
export const router = (): Router => (made ??= makeRouter());

type Router = ReturnType<typeof makeRouter>;
let made: Router | undefined;

function makeRouter() {
  return createRouter({
    routeTree: route_tree,
    context: { queries },
    // Search values are texts: a search for "123" or "true" must not come back as a number or a boolean.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    defaultPreload: isShipMode() ? false : 'intent',
    // Query decides when data is stale.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
    scrollRestoration: true,
    trailingSlash: 'never',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
}
