import { setHandlers } from '#web/lib/api.ts';
import { isReloadWanted, lowerReloadFlag, raiseReloadFlag, watchBuild } from '#web/lib/build-watch.ts';
import { paths } from './paths.ts';
import { router } from './router.ts';
import { redirectToLogin } from './signed-out.ts';

/** Connects what knows nothing of each other: the API client, the router and the watch for new builds. */
export function start(): void {
  setHandlers({
    onSignedOut: redirectToLogin,
    onMaintenance: () => void router.navigate({ to: paths.maintenance }),
  });
  watchForNewBuild();
}

function watchForNewBuild(): void {
  lowerReloadFlag();
  const current = document.querySelector<HTMLMetaElement>('meta[name="build-hash"]')?.content ?? '';
  watchBuild({
    current,
    fetch: (url, init) => fetch(url, init),
    every: (run, milliseconds) => setInterval(run, milliseconds),
    raiseFlag: raiseReloadFlag,
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged || !isReloadWanted()) return;
    const target = new URL(toLocation.href, location.href);
    // A browser leaves the app, or runs a script, for what the router would only not find.
    if (target.origin === location.origin) location.assign(target.href);
  });
}
