import { session, setHandlers } from '#web/lib/api.ts';
import { isReloadWanted, lowerReloadFlag } from '#web/lib/build-watch.ts';
import { offline_answers } from '#web/lib/offline.ts';
import { bringSoon, followNetwork } from './follow-network.ts';
import { forgetAccount } from '#web/lib/forget-person.ts';
import { waitForServer } from './maintenance.ts';
import { setOutbox } from '#web/lib/outbox/waits.ts';
import { keepInstallOffer } from '#web/lib/own-device.ts';
import { paths } from '#web/lib/paths.ts';
import { router } from './router.ts';
import { redirectToLogin } from './signed-out.ts';

/** Connects the API client, the router and the watch for new builds, which do not know each other. */
export function start(): void {
  setOutbox(() => import('#web/lib/outbox/browser.ts').then(({ openOutbox }) => openOutbox()));
  const tabs = new BroadcastChannel('gangway-session');
  const tellTabs = tabs.postMessage.bind(tabs);
  setHandlers({
    onSignedOut: redirectToLogin,
    onOtherAccount: restartForAccount,
    onMaintenance: waitForServer,
    canGoWithout: () => !offline_answers.isEmpty(),
    mayReadWithout: offline_answers.mayRead,
    onWritten: bringSoon,
    onSessionChanged: tellTabs,
  });
  tabs.addEventListener('message', ({ data }) => followOtherTabs(data === 'logout'));
  // A page in the back-forward cache received no messages meanwhile.
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followOtherTabs();
  });
  reloadForNewBuild();
  followNetwork();
  addEventListener('beforeinstallprompt', keepInstallOffer);
}

/** Follows another tab that logged in or out: all tabs have the same cookies. */
function followOtherTabs(is_logout = false): void {
  const { pathname } = router().state.location;
  const reader = offline_answers.owner();
  const is_over = session.follow();
  // a page without a token shows what its device keeps
  const account = session.account();
  const is_other = account !== undefined && reader !== undefined && account !== reader;
  if (is_over || is_other || (is_logout && reader !== undefined)) {
    // a form that is open here would keep its draft again when it goes
    if (is_logout) forgetAccount('logout');
    if (session.seemsLoggedIn()) restartForAccount();
    else if (pathname !== paths.login && pathname !== paths.logout) redirectToLogin({ keeps_path: false });
  } else if (pathname === paths.login && session.access() !== undefined) location.reload();
}

/** Another account is signed in now: the page starts again for it. */
function restartForAccount(): void {
  forgetAccount('session over');
  location.replace(paths.dashboard);
}

function reloadForNewBuild(): void {
  lowerReloadFlag();
  router().subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged || !isReloadWanted()) return;
    const target = new URL(toLocation.href, location.href);
    // Paths outside the app, or with a script, are left to the browser: the router would show its not-found screen.
    if (target.origin === location.origin) location.assign(target.href);
  });
}
