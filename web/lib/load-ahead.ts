import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenDrawn } from '#web/ui/idle.ts';
import type { paths } from './paths.ts';
import { isShipMode } from './ship-mode.ts';

/**
 * Loads code that is wanted soon when the page is idle; in ship mode it comes when it is wanted.
 * @returns what calls it off
 */
export function loadAhead(load: () => Promise<unknown>): (() => void) | undefined {
  return isShipMode() ? undefined : whenDrawn(() => void load().catch(() => undefined));
}

/**
 * Loads the code of a screen that follows on this one. On a slow network its place was an empty box for a second after
 * the cruise was saved.
 */
export function useScreenAhead(
  screen: (typeof paths)['cruise_view' | 'cruise_create' | 'cruise_upload' | 'upload_review'],
): void {
  const router = useRouter();
  useEffect(
    () => loadAhead(async () => router.loadRouteChunk(router.routesByPath[screen])),
    [router, screen],
  );
}
