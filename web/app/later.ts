import { raiseReloadFlag, servedHash } from '#web/lib/build-watch.ts';
import { isInstalled } from '#web/lib/own-device.ts';
import { loadOutbox } from '#web/lib/outbox/waits.ts';
import { registerWorker } from '#web/lib/service-worker.ts';
import { isShipMode } from '#web/lib/ship-mode.ts';
import { watchBuild } from '#web/lib/watch-build.ts';
import { followCountdown } from './app-badge.ts';

/** What the start leaves to a moment without other work. */
export function startLater(): void {
  watchBuild({
    current: document.querySelector<HTMLMetaElement>('meta[name="build-hash"]')?.content ?? '',
    served: servedHash,
    every: (run, milliseconds) => setInterval(() => isShipMode() || run(), milliseconds),
    raiseFlag: raiseReloadFlag,
  });
  // its files are a megabyte
  if (!isShipMode()) void registerWorker();
  // their files must be there before the network goes
  loadOutbox()
    .then(() => import('#web/parts/documents/send-files.ts'))
    .catch(() => undefined);
  if ('setAppBadge' in navigator && isInstalled()) followCountdown();
}
