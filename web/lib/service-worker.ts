import { service_worker } from './trusted-types.ts';

/**
 * The first screen has the line for itself until then: asked for at once, the files of the worker came before the answer
 * that the dashboard waited for.
 */
const quiet_ms = 4_000;

/** Lets the app open without a network. Nothing waits for it: it is there from the next visit on. */
export function registerWorker(): void {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build-hash"]')?.content;
  // while developing each file is another one at every look
  if (!('serviceWorker' in navigator) || build === 'development') return;
  setTimeout(() => void register(), quiet_ms);
}

async function register(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    // one that comes while this page is open has not seen what the page loaded before
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
    // A browser that has none, or may not: everything works but the start without a network.
  }
}
