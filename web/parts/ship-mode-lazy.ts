import { lazy } from 'react';
import { openChapters } from '#web/lib/catalogues.ts';

/** Loaded when it is first shown; without a network it is left out. */
export const LazyShipMode = lazy(() =>
  Promise.all([import('./ship-mode.tsx'), openChapters(['inside', 'beyond'])]).then(
    ([{ ShipMode }]) => ({ default: ShipMode }),
    () => ({ default: () => null }),
  ),
);
