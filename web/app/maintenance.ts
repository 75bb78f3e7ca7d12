import { paths } from '#web/lib/paths.ts';
import { router } from './router.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** where the reader was when the server began to be worked on, for the page that waits; survives a reload */
    came_from?: string;
  }
}

/** Whether the page that waits is shown, or about to be. */
export function isWaiting(): boolean {
  return router().latestLocation.pathname === paths.maintenance;
}

/** The page that waits until the server is there again, in place of the one that the reader wanted. */
export function waitForServer(): void {
  if (isWaiting()) return;
  const { href } = router().latestLocation;
  void router().navigate({ to: paths.maintenance, replace: true, state: { came_from: href } });
}
