import { paths } from '#web/lib/paths.ts';
import { router } from './router.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** where the reader was when maintenance began, for the waiting page; survives a reload */
    came_from?: string;
  }
}

/** Whether the waiting page is shown, or about to be. */
export function isWaiting(): boolean {
  return router().latestLocation.pathname === paths.maintenance;
}

/** Shows the waiting page in place of the screen that the reader wanted, until the server is back. */
export function waitForServer(): void {
  if (isWaiting()) return;
  const { href } = router().latestLocation;
  void router().navigate({ to: paths.maintenance, replace: true, state: { came_from: href } });
}
