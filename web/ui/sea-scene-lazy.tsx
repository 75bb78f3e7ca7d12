import { type ReactNode, Suspense } from 'react';
import { lazyDrawing } from './lazy-drawing.ts';
import type { ShipLook } from './ship.tsx';

const SeaScene = lazyDrawing(async () => (await import('./sea-scene.tsx')).SeaScene);

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
