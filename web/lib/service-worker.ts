import { service_worker } from './trusted-types.ts';

/** Registers the worker that opens the app without a network. It works from the next visit on. */
export async function registerWorker(): Promise<void> {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build-hash"]')?.content;
  // while developing, every file changes with every load
  if (!('serviceWorker' in navigator) || build === 'development') return;
  try {
    const { serviceWorker } = navigator;
    // a worker that is installed while this page is open has not seen the files that the page loaded before
    const was_there = serviceWorker.controller !== null;
    await serviceWorker.register(service_worker, { updateViaCache: 'none' });
    if (was_there) return;
    const { active } = await serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const own = loaded.filter(({ origin }) => origin === location.origin);
    active?.postMessage(
      own.map(({ pathname }) => pathname),
      [],
    );
  } catch {
    // The browser has no service worker or forbids it: everything works except starting without a network.
  }
}
