import { lazy, type ReactNode, Suspense } from 'react';
import type { ShipLook } from './ship.tsx';

/** Loaded on demand: a first screen has words to paint. Without a network the ground is enough. */
const SeaScene = lazy(() =>
  import('./sea-scene.tsx').then(
    (file) => ({ default: file.SeaScene }),
    () => ({ default: () => null }),
  ),
);

/** The sea, as large as the element around it. */
export function LazySeaScene({ ship }: { ship?: ShipLook | undefined }): ReactNode {
  return (
    <Suspense fallback={null}>
      <SeaScene ship={ship} />
    </Suspense>
  );
}

/** A ship of the fleet in the product's colours. */
export const own_ship: ShipLook = { hull: 'classic', length_m: null, built: 2016, colour: '#0b3a5e' };
